import { canonicalSteps, namedSteps, wordsAt } from '../scenario/field-names.ts';
import type { GameSystem, SystemSchema } from '../systems/system.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import type { AnalysisResult } from './analyses/results.ts';
import { type PathWords, placeOfWord } from './paths.ts';

/** What French calls the sections that all games have, and what is in every engagement. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  edition: 'édition',
  engagement: 'engagement',
  fighters: 'combattants',
  rulings: 'lectures',
  tables: 'tables',
};

/** A value of an axis, or what an analysis puts at a path. */
export interface Choice {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** The French of the paths that results name, and of the words there; those that French writes alike are left out. */
export function pathWordsOf(system: GameSystem, paths: readonly string[], choices: readonly Choice[] = []): PathWords {
  const words = [...new Set(paths)].map((path) => [path, frenchSteps(system, path.split('.'))] as const);
  return {
    ...Object.fromEntries(words.filter(([path, steps]) => steps.join('.') !== path)),
    ...Object.fromEntries(choices.flatMap((choice) => frenchChoice(system, choice))),
  };
}

/** The path that results name, of one in words of either language: `élodie.équipement` is `élodie.equipment`. */
export function canonicalPath({ schema, keyWords }: GameSystem, path: string): string {
  const [head = '', ...rest] = path.replace(/^(fighters|combattants)\.(?=.)/i, '').split('.');
  const sections = [...Object.keys(COMMON_WORDS), ...Object.keys(schema.settings ?? {})];
  const isNamed = (name: string): boolean => normalizeWord(name) === normalizeWord(head);
  const section = sections.find((key) => isNamed(key) || isNamed(COMMON_WORDS[key] ?? keyWords[key] ?? key)) ?? head;
  return [section, ...canonicalSteps(sectionOf(schema, section) ?? [schema.fighter], rest)].join('.');
}

function frenchChoice({ schema, keyWords }: GameSystem, { path, value }: Choice): [string, readonly string[]][] {
  if (typeof value !== 'string') return [];
  const [head = '', ...rest] = path.split('.');
  const edition = head === 'edition' ? keyWords[`edition.${value}`] : undefined;
  const french = edition ?? wordsAt(sectionOf(schema, head) ?? [schema.fighter], rest)[value];
  return french === undefined ? [] : [[placeOfWord(path, value), [french]]];
}

/** What analyses put at paths, beside the values of axes. */
export function choicesOfAnalyses(analyses: readonly AnalysisResult[]): readonly Choice[] {
  return analyses.flatMap((result): readonly Choice[] => {
    switch (result.kind) {
      case 'solve':
        return result.points.map((value) => ({ path: result.place, value }));
      case 'search':
        return result.candidates.flatMap(({ label }) => choicesIn(label));
      case 'best-play': {
        const players = [result.maximiser, ...(result.minimiser === null ? [] : [result.minimiser])];
        return players.flatMap(({ options, strategies, best, worst }) => [
          ...options.map(({ path, option }) => ({ path, value: option })),
          ...[...strategies, best.strategy, worst.strategy].flatMap(choicesIn),
        ]);
      }
      default:
        return [];
    }
  });
}

function choicesIn(label: Readonly<Record<string, Choice['value']>>): readonly Choice[] {
  return Object.entries(label).map(([path, value]) => ({ path, value }));
}

/** The paths that the results of analyses name, beside those of axes. */
export function pathsOfAnalyses(analyses: readonly AnalysisResult[]): readonly string[] {
  return analyses.flatMap((result) => {
    switch (result.kind) {
      case 'solve':
        return [result.place];
      case 'search':
        return result.places;
      case 'best-play': {
        const players = [result.maximiser, ...(result.minimiser === null ? [] : [result.minimiser])];
        const free = (result.responses ?? []).flatMap(({ decisions }) => decisions);
        return [...players.flatMap(({ options }) => options.map(({ path }) => path)), ...free];
      }
      default:
        return [];
    }
  });
}

function frenchSteps({ schema, keyWords }: GameSystem, steps: readonly string[]): readonly string[] {
  const [head = '', ...rest] = steps;
  const section = sectionOf(schema, head);
  const names = namedSteps(section ?? [schema.fighter], rest);
  const first = section === null ? head : (COMMON_WORDS[head] ?? keyWords[head] ?? head);
  const below = names.map((name, index) => {
    if (name === null || head === 'rulings') return rest[index] ?? '';
    return keyWords[`${steps[index] ?? ''}.${name}`] ?? keyWords[name] ?? name;
  });
  return [first, ...below];
}

/** Schemas of the section that a path begins with; null where it begins with a fighter. */
function sectionOf(schema: SystemSchema, head: string): readonly SystemSchema['fighter'][] | null {
  switch (head) {
    case 'engagement':
      return Object.values(schema.engagements);
    case 'rulings':
      return [schema.rulings];
    case 'tables':
      return schema.tables === null ? [] : [schema.tables];
    case 'edition':
      return [];
    default: {
      const own = Object.hasOwn(schema.settings ?? {}, head) ? schema.settings?.[head] : undefined;
      return own === undefined ? null : [own];
    }
  }
}
