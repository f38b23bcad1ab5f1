import { CONFRONTATION_COMBAT, type Fight, MORDHEIM_DUEL } from '../fights.ts';
import { judge } from '../goals.ts';
import { runSample } from '../process.ts';
import type { DuelSample } from '../samples/duel.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';

interface Subject {
  readonly name: string;
  readonly fight: Fight;
  /** As bench/samples/duel.ts calls it. */
  readonly contestant: string;
  /** Blocks of 2^14 trials per sample: a tenth of a second or two. */
  readonly blocks: number;
  /**
   * As many rounds as other sections take, times this: what the optimiser makes of the rules differs by a tenth from process to
   * process.
   */
  readonly rounds: number;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'Mordheim duel, rules on dice', fight: MORDHEIM_DUEL, contestant: 'dice', blocks: 12, rounds: 3 },
  { name: 'Mordheim duel, compiled', fight: MORDHEIM_DUEL, contestant: 'compiled', blocks: 208, rounds: 2 },
  {
    name: 'Confrontation combat, rules on dice',
    fight: CONFRONTATION_COMBAT,
    contestant: 'dice',
    blocks: 1,
    rounds: 2,
  },
];
const NOTE =
  'both are warm: after an exact solution the optimiser takes about a tenth of a second, once, to compile the rules again';
/** Measurements before the first, warming up: the optimiser compiles the rules again for dice that they had not met. */
const WARM_UP_WINDOWS = 4;
/** Measurements in a row in each process. */
const WINDOWS = 3;

/** Whether a process that has enumerated the rules samples them as fast as one that has not. */
export const afterExact: Section = {
  name: 'after-exact',
  title: 'Sampling in a process that has solved the fight exactly, next to a fresh one',
  clock: 'CPU time',
  budget: { full: 56, quick: 0 },
  measure: (effort): SectionResult => ({
    rows: subjectsOf(effort).map((subject) => compare(subject, effort)),
    notes: [NOTE],
  }),
};

function subjectsOf({ isQuick }: Effort): readonly Subject[] {
  return isQuick ? SUBJECTS.slice(0, 1) : SUBJECTS;
}

function compare({ name, fight, contestant, blocks, rounds }: Subject, effort: Effort): Row {
  const sampler = (past: string) => (round: number) => {
    const words = [fight.file, contestant, WARM_UP_WINDOWS * blocks, blocks, round * WINDOWS * blocks, WINDOWS, past];
    const { cpuSeconds, trials } = runSample<DuelSample>('duel', words);
    return cpuSeconds.map((seconds) => (seconds * WINDOWS * 1e9) / trials);
  };
  const [after = [], fresh = []] = interleave(rounds * effort.longRounds, [sampler('after-exact'), sampler('')]);
  const ratio = pairRatios(after, fresh);
  return {
    name,
    unit: 'ns per fight',
    value: spread(after),
    against: { name: 'fresh', value: spread(fresh), ratio },
    goal: judge('after-exact', ratio.median),
  };
}
