import type { z } from 'zod';
import type { Words } from '../../systems/system.ts';
import type { MistakeSink } from '../diagnostic-log.ts';
import { type Section, validate } from '../validate.ts';
import type { Desk } from './desk.ts';

/** What every analysis has. */
export interface AnalysisHead {
  /** Title of its own, or null for that of its kind. */
  readonly title: string | null;
  /** Line of the file where it is asked for. */
  readonly line: number;
}

/** A kind of analysis with what it has come to: plain data, everything that it names found and checked, every variant concrete. */
export type Asked<Id extends string, Plan> = Plan & AnalysisHead & { readonly kind: Id };

/** What a kind of analysis says of itself. */
interface AnalysisFacts<Id extends string> {
  readonly id: Id;
  /** French name. */
  readonly alias: string;
  /** What it answers, for listings and editors. */
  readonly summary: Words;
  /** What `expect:` can claim about its result. */
  readonly checks: Checks;
}

interface AnalysisDefinition<Id extends string, Fields, Plan> extends AnalysisFacts<Id> {
  /** Its fields besides `kind` and `title`. */
  readonly schema: z.ZodType<Fields>;
  /** Everything named is looked up and every variant derived; null after recording what is wrong at the desk. */
  plan(fields: Fields, desk: Desk): Plan | null;
}

/** A sort of analysis, as far as a scenario can ask for it. */
export interface AnalysisKind<Id extends string, Plan> extends AnalysisFacts<Id> {
  /** Of its fields besides `kind` and `title`. */
  readonly schema: z.ZodType;
  /** Reads its fields, to be planned when the variants are known; null after recording what is wrong with them. */
  read(section: Section, log: MistakeSink): ((desk: Desk, head: AnalysisHead) => Asked<Id, Plan> | null) | null;
}

/** A kind from its fields and what they come to. */
export function analysisKind<Id extends string, Fields, Plan>(
  definition: AnalysisDefinition<Id, Fields, Plan>,
): AnalysisKind<Id, Plan> {
  const { id, alias, summary, checks, schema } = definition;
  return {
    ...{ id, alias, summary, checks, schema },
    read: (section, log) => {
      const parsed = validate(schema, section, log);
      if (parsed === null) return null;
      return (desk, { title, line }) => {
        const plan = definition.plan(parsed.data, desk);
        return plan === null ? null : { ...plan, kind: id, title, line };
      };
    },
  };
}

/** Names under which the result of an analysis can be checked, with what they are called in words. */
export interface Checks {
  /** Numbers. */
  readonly figures: Readonly<Record<string, Words>>;
  /** Numbers that each entry of a roster has. */
  readonly entryFigures?: Readonly<Record<string, Words>>;
  /** Words that the result may come to, by the name of what they tell; the one called `verdict` is meant when none is named. */
  readonly verdicts: Readonly<
    Record<string, { readonly label: Words; readonly words: Readonly<Record<string, Words>> }>
  >;
}
