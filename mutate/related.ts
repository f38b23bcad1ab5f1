import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const IMPORT = /^(?:import|export)(?! type)[^'"]*? from '(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)/gm;
/** Who finds the games by listing. */
const REGISTRY = 'src/systems/registry.ts';
/** Tests that play no rules from sources, and those of hours. */
const APART = /^test\/(bench|bundle)\/|^test\/scripts|\.long\.test\.ts$/;
/** What a file takes of which nothing is known. */
const UNKNOWN_MS = 1500;

/** Which tests lead to a file by imports, those likeliest to notice a fault soonest first. */
export class Relations {
  readonly #importers = new Map<string, Set<string>>();
  readonly #tests: readonly string[];

  /** @param root the project's folder */
  constructor(root: string) {
    const files = ['src', 'test'].flatMap((folder) => listFiles(root, folder));
    this.#tests = files.filter((file) => file.endsWith('.test.ts') && !APART.test(file));
    for (const file of files) {
      for (const match of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
        this.#note(file, posix.join(dirname(file), match[1] ?? match[2] ?? match[3] ?? ''));
      }
      if (/^src\/systems\/[^/]+\/index\.ts$/.test(file)) this.#note(REGISTRY, file);
    }
  }

  #note(importer: string, imported: string): void {
    const importers = this.#importers.get(imported) ?? new Set();
    this.#importers.set(imported, importers.add(importer));
  }

  /**
   * Test files that reach `path`, in the order in which they should run. A step along imports weighs as much as a doubling of
   * the time that a test takes; the mirror of the path comes first, then its folder.
   * @param timesMs what is known of how long test files take
   */
  testsOf(path: string, timesMs: ReadonlyMap<string, number>): readonly string[] {
    const distances = this.#distancesFrom(path);
    const mirror = path.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');
    const folder = `${dirname(mirror)}/`;
    const score = (test: string): number => {
      if (test === mirror) return Number.NEGATIVE_INFINITY;
      const cost = Math.log2(1 + (timesMs.get(test) ?? UNKNOWN_MS) / 500);
      return (distances.get(test) ?? 0) + cost - (test.startsWith(folder) ? 2 : 0);
    };
    const reached = this.#tests.filter((test) => distances.has(test));
    return reached.sort((a, b) => score(a) - score(b) || (a < b ? -1 : 1));
  }

  #distancesFrom(path: string): ReadonlyMap<string, number> {
    const distances = new Map([[path, 0]]);
    for (const [file, distance] of distances) {
      for (const importer of this.#importers.get(file) ?? []) {
        if (!distances.has(importer)) distances.set(importer, distance + 1);
      }
    }
    return distances;
  }
}

/** Tests that together take no longer than `limitMs`, from the first on; at least one. */
export function withinTime(
  tests: readonly string[],
  timesMs: ReadonlyMap<string, number>,
  limitMs: number,
): readonly string[] {
  let sumMs = 0;
  return tests.filter((test, index) => {
    const ms = timesMs.get(test) ?? UNKNOWN_MS;
    if (index > 0 && sumMs + ms > limitMs) return false;
    sumMs += ms;
    return true;
  });
}

/** TypeScript files below a folder of the project, by paths from the root. */
export function listFiles(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => posix.join(folder, name))
    .sort();
}
