import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from './process.ts';
import { usageAndOutputOf } from './usage.ts';

/** Scenarios that users ask, one a file. */
const FOLDER = join(PROJECT, 'bench', 'questions');

/** One question of the corpus. */
export interface Question {
  /** File name without its ending, such as `mordheim-five-a-side`. */
  readonly name: string;
  readonly file: string;
  readonly title: string;
}

/** What one run of a question took, and how its answer was found. */
export interface QuestionRun {
  readonly name: string;
  readonly cpuSeconds: number;
  /** Largest resident memory, in 10^6 bytes. */
  readonly peakMb: number;
  /** Of its variants: `exact`, `sampled`, or both. */
  readonly method: string;
  /** Trials of its variants, or those behind the largest of its effects where there are more; 0 for exact answers. */
  readonly trials: number;
  /** Half-width, in points, of the widest interval of a leading outcome or of an effect. */
  readonly points: number;
}

/** All questions, by name. */
export function questions(): readonly Question[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((file) => {
    const path = join(FOLDER, file);
    const { title } = parse(readFileSync(path, 'utf8')) as { readonly title: string };
    return { name: basename(file, '.yaml'), file: path, title };
  });
}

/** Asks a question at the defaults, in a process of its own. @param command the built command of a checkout */
export function ask({ name, file }: Question, command: string): QuestionRun {
  const { usage, stdout } = usageAndOutputOf(['run', file, '--seed', '1', '--json', '--quiet'], command);
  const { cpuSeconds, peakMb } = usage;
  return { name, cpuSeconds: rounded(cpuSeconds, 3), peakMb: Math.round(peakMb), ...howFound(JSON.parse(stdout)) };
}

interface Interval {
  readonly low: number;
  readonly high: number;
}

interface Effect extends Interval {
  readonly n: number | null;
}

/** Of a result what matters here. */
export interface Answer {
  readonly variants: readonly {
    readonly method: string;
    readonly trials: number | null;
    readonly outcomes: Readonly<Record<string, Interval & { readonly p: number }>>;
  }[];
  readonly analyses: readonly {
    readonly changes?: readonly { readonly effect?: Effect }[];
    readonly readings?: readonly { readonly moves: readonly (Effect | null)[] }[];
  }[];
}

/** How an answer was found, and how well it is known. */
export function howFound({ variants, analyses }: Answer): Pick<QuestionRun, 'method' | 'trials' | 'points'> {
  const leading = variants.flatMap(({ outcomes }) => {
    const [first] = Object.values(outcomes).sort((a, b) => b.p - a.p);
    return first === undefined ? [] : [first];
  });
  const effects = analyses.flatMap(({ changes = [], readings = [] }) => [
    ...changes.flatMap(({ effect }) => effect ?? []),
    ...readings.flatMap(({ moves }) => moves.flatMap((move) => move ?? [])),
  ]);
  const trials = variants.reduce((sum, variant) => sum + (variant.trials ?? 0), 0);
  return {
    method: [...new Set(variants.map(({ method }) => method))].sort().join(', '),
    trials: Math.max(trials, ...effects.map(({ n }) => n ?? 0)),
    points: rounded(Math.max(0, ...[...leading, ...effects].map(({ low, high }) => 50 * (high - low))), 3),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
