import type { z } from 'zod';
import { FracasError } from '../errors.ts';
import { RESULT_SCHEMA_VERSION, resultSchema } from './schema/result.ts';
import type { Summary } from './summary.ts';

/** Problems of a file that are told. */
const PROBLEMS_MAX = 3;

/**
 * A result out of what a JSON file holds. Keys that this version does not know are let be: a newer one may write them.
 * @param name of the file, for messages
 * @throws FracasError when it is no result, or of another version of the schema
 */
export function readSummary(value: unknown, name: string): Summary {
  if (typeof value !== 'object' || value === null || (value as { readonly tool?: unknown }).tool !== 'fracas') {
    throw new FracasError('result/not-a-result', `${name} is no result of Fracas`, {
      hint: Array.isArray(value)
        ? 'it is a list: compare results one by one, as `fracas run FILE --json` prints them'
        : 'give a file that `fracas run` wrote (--format json) or printed (--json)',
    });
  }
  const { schema } = value as { readonly schema?: unknown };
  if (schema !== RESULT_SCHEMA_VERSION) {
    throw new FracasError(
      'result/schema-version',
      `${name} is a result of schema ${JSON.stringify(schema) ?? 'nothing'}, and this is for schema ${RESULT_SCHEMA_VERSION}`,
      { hint: 'run its scenario again with this version, or compare it with the version that wrote it' },
    );
  }
  const problems = problemsOf(value);
  if (problems.length > 0) {
    throw new FracasError('result/damaged', `${name} is not a whole result: ${problems.join('; ')}`, {
      hint: '`fracas schema --result` describes every field',
    });
  }
  return value as Summary;
}

function problemsOf(value: unknown): readonly string[] {
  const { error } = resultSchema.safeParse(value);
  const issues = error?.issues.filter(({ code }) => code !== 'unrecognized_keys') ?? [];
  const problems = issues.length > 0 ? issues.map(problemText) : contradictions(value as Summary);
  return problems.slice(0, PROBLEMS_MAX);
}

function problemText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

/** Numbers that no run writes beside one another, with their places: what compares them would fail on them. */
function contradictions({ variants }: Summary): readonly string[] {
  return variants.flatMap(({ trials, outcomes, metrics }, index) => [
    ...Object.entries(outcomes)
      .filter(({ 1: { interval, count } }) => interval !== 'exact' && !(count !== null && count <= (trials ?? -1)))
      .map(([name, { count }]) => `variants.${index}.outcomes.${name}.count: ${count} of ${trials} trials`),
    ...Object.entries(metrics).flatMap(([name, { p, isMeasured }]) =>
      Object.keys(p)
        .filter((key) => !Number.isSafeInteger(Number(key)) && (isMeasured !== true || !Number.isFinite(Number(key))))
        .map((key) => `variants.${index}.metrics.${name}.p.${key}: not a whole number`),
    ),
  ]);
}
