import { readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { GameSystem } from '../../../src/systems/system.ts';
import { normalizeWord } from '../../../src/systems/vocabulary.ts';
import type { Answer } from '../../support/solve.ts';

/** A scenario of the specification and what its exact result must hold. */
export interface KnownAnswer {
  readonly id: string;
  readonly yaml: string;
  readonly expect: readonly { readonly path: string; readonly value: number; readonly fraction?: string }[];
}

const GOLDEN = new URL('../../golden/', import.meta.url);

/** Known answers of a system's specification, `<system>.json` and `<system>-<part>.json`; empty when it has none. */
export function knownAnswersOf(system: string): readonly KnownAnswer[] {
  const files = readdirSync(GOLDEN).filter((file) => file === `${system}.json` || isPartOf(file, system));
  return files.flatMap((file) => JSON.parse(readFileSync(new URL(file, GOLDEN), 'utf8')) as KnownAnswer[]);
}

function isPartOf(file: string, system: string): boolean {
  return file.startsWith(`${system}-`) && file.endsWith('.json');
}

/** The known answers of the kinds that a system has by now. */
export function runnable(system: GameSystem): readonly KnownAnswer[] {
  const kinds = new Set(system.kinds.flatMap(({ id, alias }) => [id, alias]).map(normalizeWord));
  return knownAnswersOf(system.name).filter(({ yaml }) => {
    const kind: unknown = parseDocument(yaml).getIn(['engagement', 'kind']);
    return kinds.has(normalizeWord(String(kind)));
  });
}

const PATH = /^variants\[(\d+)\]\.(outcomes|metrics)\.(.+)\.(p|mean)(?:\[(-?\d+)\])?$/;

/** The number of a path into a result, e.g. `variants[1].metrics.rounds.p[3]`. */
export function numberAt(answers: readonly Answer[], path: string): number {
  const [, variant, section, name = '', field, value] = PATH.exec(path) ?? [];
  const answer = answers[Number(variant)];
  if (answer === undefined) throw new Error(`no such path: ${path}`);
  if (section === 'outcomes') return answer.p(name);
  return field === 'mean' ? answer.mean(name) : answer.chance(name, Number(value));
}

/** Variant and outcome of a path that asks for an outcome's probability, else null. */
export function outcomeAt(path: string): { readonly variant: number; readonly outcome: string } | null {
  const [, variant, section, outcome = ''] = PATH.exec(path) ?? [];
  return section === 'outcomes' ? { variant: Number(variant), outcome } : null;
}
