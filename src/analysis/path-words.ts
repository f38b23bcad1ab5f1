import { namedSteps } from '../scenario/field-names.ts';
import type { GameSystem, SystemSchema } from '../systems/system.ts';
import type { AnalysisResult } from './analyses/results.ts';
import type { PathWords } from './paths.ts';

/** What French calls the sections that all games have, and what is in every engagement. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
  edition: 'édition',
  engagement: 'engagement',
  fighters: 'combattants',
  rulings: 'lectures',
  tables: 'tables',
};

/** The French of the paths that results name; those that French writes alike are left out. */
export function pathWordsOf(system: GameSystem, paths: readonly string[]): PathWords {
  const words = [...new Set(paths)].map((path) => [path, frenchSteps(system, path.split('.'))] as const);
  return Object.fromEntries(words.filter(([path, steps]) => steps.join('.') !== path));
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
