import { z } from 'zod';
import { analysisResult } from '../analyses/results.ts';
import { sampleFights } from './fights.ts';
import {
  assumptionNote,
  axis,
  comparison,
  expectationResult,
  performance,
  rulingNote,
  warningNote,
  words,
} from './parts.ts';
import { variant } from './variant.ts';

/** Version of the schema: the field `schema` of a result. It changes when a field goes or comes to mean something else. */
export const RESULT_SCHEMA_VERSION = 1;

/**
 * The schema of a {@link Summary}, field for field: what `fracas schema --result` publishes. A test holds the two types
 * equal; the schemas of analyses are listed in `src/analysis/analyses/results.ts`.
 */
export const resultSchema = z
  .strictObject({
    schema: z.literal(RESULT_SCHEMA_VERSION).describe('version of this schema'),
    tool: z.literal('fracas').describe('what wrote it'),
    version: z.string().describe('of Fracas'),
    title: z.string().describe('of the scenario'),
    description: z.string().nullable().describe('as the author of the scenario wrote it (a small Markdown)'),
    system: z.string().describe('game system'),
    systemTitle: words,
    edition: z.string().nullable().describe('of the game; null where it has one only'),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of the result in canonical JSON, without `hash` and `performance`'),
    rulings: z
      .record(z.string(), z.string())
      .describe('ruling → option in force in every variant; one that an axis varies is left out'),
    rulingNotes: z.array(rulingNote).describe('every ruling that touches the scenario'),
    assumptions: z.array(z.string()).describe('what the numbers take for granted, as sentences (English)'),
    assumptionNotes: z.array(assumptionNote).describe('the same in both languages'),
    warnings: z.array(z.string()).describe('about the scenario, and what an interruption left out'),
    warningNotes: z
      .array(warningNote)
      .exactOptional()
      .describe('the same in both languages; absent when there is none'),
    seed: z.int().min(0).nullable().describe('seed of the dice; null when nothing was sampled'),
    confidence: z.number().gt(0).lt(1).describe('level of every interval'),
    partial: z
      .boolean()
      .describe(
        'whether the run was interrupted: what was not finished is left out, or stands on fewer trials than asked for',
      ),
    axes: z.array(axis).describe('of `vary:`; the variants are their product, the last axis fastest'),
    pathWords: z
      .record(z.string(), z.array(z.string()))
      .exactOptional()
      .describe(
        'path that the result names, of an axis or an analysis → what French calls each of its steps; `path = word` → what French calls the word there',
      ),
    optionWords: z
      .record(z.string(), z.record(z.string(), z.string()))
      .exactOptional()
      .describe('ruling or preset → option → what French calls it; absent where French has no names of its own'),
    sides: z
      .record(z.string(), z.array(z.string()))
      .exactOptional()
      .describe('side → its fighters; absent or empty where there are no sides'),
    variants: z.array(variant).describe('the numbers, variant by variant'),
    expectations: z.array(expectationResult).describe('checks of `expect:`, in the order of the scenario'),
    fights: sampleFights.exactOptional(),
    analyses: z.array(analysisResult).describe('what `analyses:` found out, in the order of the scenario'),
    comparisons: z.array(comparison).describe('pairs of variants compared by the analyses, one after the other'),
    input: z
      .strictObject({
        file: z.string().describe('name without folder'),
        text: z.string().describe('YAML'),
      })
      .describe('the scenario as it was written, in full'),
    performance,
  })
  .describe(
    'The result of `fracas run`, as --json prints it. Probabilities are shares from 0 to 1. Readers ignore keys that they do not know: new ones may come within a version.',
  );
