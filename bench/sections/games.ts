import { judge } from '../goals.ts';
import { runSample } from '../process.ts';
import type { FightSample } from '../samples/fight.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';

/** A fight of each game, and blocks of 2^14 trials per sample. */
const FIGHTS = [
  { name: 'a Mordheim duel', file: 'duel.yaml', blocks: 40 },
  { name: 'a 7th Sea duel', file: 'seventh-sea-duel.yaml', blocks: 4 },
  { name: 'a Confrontation combat', file: 'confrontation-combat.yaml', blocks: 8 },
  { name: 'a Mortebrume duel', file: 'mortebrume-duel.yaml', blocks: 40 },
] as const;
const WARM_UP_BLOCKS = 4;

/** A fight of two in each game, rolled by its rules. */
export const games: Section = {
  name: 'games',
  title: 'A fight of two in each game, by the rules themselves on dice',
  clock: 'CPU time',
  budget: { full: 14, quick: 0 },
  measure,
};

function measure(effort: Effort): SectionResult {
  const samples = FIGHTS.map((): FightSample[] => []);
  interleave(
    effort.longRounds,
    FIGHTS.map(({ file, blocks }, fight) => (round: number): number => {
      const sample = runSample<FightSample>('fight', [file, WARM_UP_BLOCKS, blocks, round * blocks]);
      samples[fight]?.push(sample);
      return sample.cpuSeconds;
    }),
  );
  return { rows: FIGHTS.flatMap(({ name }, fight) => rowsOf(name, samples[fight] ?? [])), notes: [] };
}

function rowsOf(name: string, samples: readonly FightSample[]): readonly Row[] {
  const fights = samples.map(({ cpuSeconds, trials }) => (cpuSeconds / trials) * 1e9);
  const dice = samples[0]?.dice ?? 0;
  const bytes = spread(samples.map((sample) => sample.bytes));
  return [
    { name: `${name} of ${dice.toFixed(0)} dice`, unit: 'ns', value: spread(fights), against: null, goal: null },
    { name: 'a die of it', unit: 'ns', value: spread(fights.map((ns) => ns / dice)), against: null, goal: null },
    { name: 'heap taken by it', unit: 'bytes', value: bytes, against: null, goal: judge('heap', bytes.median) },
  ];
}
