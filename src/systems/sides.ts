import { InvariantError } from '../errors.ts';
import { type Findings, oneOf, type Path } from './findings.ts';
import type { Finding, Variant } from './system.ts';
import { parseMuster } from './vocabulary.ts';

/** Side name → list of its fighters, repetitions as written. */
export type Sides = Readonly<Record<string, readonly string[]>>;

/** Fighter ids of a side, repetitions written out. */
export function expandSide(entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => {
    const muster = parseMuster(entry);
    return muster === null ? [] : new Array<string>(muster.count).fill(muster.fighter);
  });
}

/** The sides of an engagement that has exactly two. */
export interface TwoSides {
  readonly names: readonly [string, string];
  /** Fighter ids of each side, repetitions written out. */
  readonly fighters: readonly [readonly string[], readonly string[]];
}

/** The two sides of an engagement, in its order. @throws InvariantError when they were not checked */
export function twoSides(sides: Sides): TwoSides {
  const [first, second] = Object.entries(sides);
  if (first === undefined || second === undefined) throw new InvariantError('an engagement needs two sides');
  return { names: [first[0], second[0]], fighters: [expandSide(first[1]), expandSide(second[1])] };
}

/** Index side → whether a list names it; true and false stand for both and none. */
export function listed({ names }: TwoSides, list: boolean | readonly string[]): readonly [boolean, boolean] {
  const holds = (side: string): boolean => (typeof list === 'boolean' ? list : list.includes(side));
  return [holds(names[0]), holds(names[1])];
}

/** Mistakes in a list of fighters below `engagement`, and how many it names. */
export function checkEntries(
  { error, checkFighterId }: Findings,
  path: readonly string[],
  entries: readonly string[],
  variant: Variant,
): { readonly findings: readonly Finding[]; readonly count: number } {
  const findings: Finding[] = [];
  let count = 0;
  entries.forEach((entry, index) => {
    const muster = parseMuster(entry);
    if (muster === null) {
      const message = `${JSON.stringify(entry)} is neither a fighter nor a repetition`;
      findings.push(error('muster', [...path, index], message, 'write `ghoul` or `2 x ghoul`, 0 to 99'));
      return;
    }
    count += muster.count;
    findings.push(...checkFighterId([...path, index], muster.fighter, variant));
  });
  return { findings, count };
}

/**
 * Contradictions of the sides themselves.
 * @param meeting what needs somebody on either side, in words; without it a side may bring nobody
 */
export function checkSides(
  findingsOf: Findings,
  sides: Sides,
  variant: Variant,
  fightersMax: number,
  meeting?: string,
): readonly Finding[] {
  const { error } = findingsOf;
  const findings: Finding[] = [];
  const names = Object.keys(sides);
  if (names.length !== 2) {
    const message = `expected exactly two sides, here ${names.length === 0 ? 'none' : names.join(', ')}`;
    findings.push(error('sides', ['sides'], message, 'sides: { name: [fighter …], name: [fighter …] }'));
  }
  let count = 0;
  for (const [side, entries] of Object.entries(sides)) {
    const checked = checkEntries(findingsOf, ['sides', side], entries, variant);
    findings.push(...checked.findings);
    count += checked.count;
    if (meeting !== undefined && checked.findings.length === 0 && checked.count === 0) {
      const message = `side ${side} is empty: ${meeting} needs a fighter on either side`;
      findings.push(error('empty-side', ['sides', side], message, 'name at least one fighter'));
    }
  }
  if (count > fightersMax) {
    const message = `${count} fighters are more than an engagement holds`;
    findings.push(error('fighters', ['sides'], message, `at most ${fightersMax} in all`));
  }
  const reserved = names.find((name) => name === 'none' || name === 'draw');
  if (reserved !== undefined) {
    const message = `a side cannot be called ${reserved}: the word means something else`;
    findings.push(error('side-name', ['sides', reserved], message, 'choose another name'));
  }
  return findings;
}

/** An error where a field names no side. */
export function checkSideName({ error }: Findings, path: Path, name: string, sides: Sides): readonly Finding[] {
  const names = Object.keys(sides);
  if (names.includes(name)) return [];
  return [error('unknown-side', path, `${JSON.stringify(name)} is no side`, oneOf(name, names, 'sides'))];
}

/** Errors in a list of sides, or none where it is true or false. */
export function checkSideList(
  findings: Findings,
  field: string,
  list: boolean | readonly string[],
  sides: Sides,
): readonly Finding[] {
  return typeof list === 'boolean'
    ? []
    : list.flatMap((side, index) => checkSideName(findings, [field, index], side, sides));
}
