import { MORDHEIM_MELEE } from '../fights.ts';
import { judge } from '../goals.ts';
import { runSample } from '../process.ts';
import type { FightSample } from '../samples/fight.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';
import { type Bout, measureBouts } from './bout.ts';

/** Blocks of 2^14 trials per sample: a melee of ten takes about seven times as long as a duel. */
const DUEL = { file: 'duel.yaml', blocks: 40 };
const CROWD = { file: 'crowd.yaml', blocks: 4 };
const WARM_UP_BLOCKS = 4;

/** The same melee against plain C rolling its dice. */
const ON_DICE: Bout = {
  fight: MORDHEIM_MELEE,
  ours: [
    {
      contestant: 'dice',
      name: 'Five against five, the rules on dice',
      goal: 'melee-dice',
      blocks: 4,
      warmUpBlocks: WARM_UP_BLOCKS,
    },
  ],
  nativeBlocks: 24,
};

/** A melee of five against five, rolled by its rules, beside the duel rolled by the same rules. */
export const melee: Section = {
  name: 'melee',
  title: 'Five against five, by the rules on dice',
  clock: 'CPU time',
  budget: { full: 34, quick: 0 },
  measure,
};

function measure(effort: Effort): SectionResult {
  const samples: FightSample[] = [];
  const sampler =
    ({ file, blocks }: typeof DUEL) =>
    (round: number): number => {
      const sample = runSample<FightSample>('fight', [file, WARM_UP_BLOCKS, blocks, round * blocks]);
      if (file === CROWD.file) samples.push(sample);
      return (sample.cpuSeconds / sample.trials / sample.dice) * 1e9;
    };
  const [duel = [], crowd = []] = interleave(effort.rounds, [sampler(DUEL), sampler(CROWD)]);
  const ratio = pairRatios(crowd, duel);
  const dice = samples[0]?.dice ?? 0;
  const bytes = spread(samples.map((sample) => sample.bytes));
  const rows: readonly Row[] = [
    {
      name: 'a die of five against five',
      unit: 'ns',
      value: spread(crowd),
      against: { name: 'duel', value: spread(duel), ratio },
      goal: judge('die-of-melee', ratio.median),
    },
    {
      name: `a melee of ${dice.toFixed(0)} dice`,
      unit: 'µs',
      value: spread(crowd.map((ns) => (ns * dice) / 1_000)),
      against: null,
      goal: null,
    },
    { name: 'heap taken a melee', unit: 'bytes', value: bytes, against: null, goal: judge('heap', bytes.median) },
  ];
  const againstC = measureBouts([ON_DICE], { ...effort, rounds: effort.longRounds });
  return { rows: [...rows, ...againstC.rows], notes: againstC.notes };
}
