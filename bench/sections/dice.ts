import { runSample } from '../process.ts';
import type { DiceSample } from '../samples/dice.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, pairRatios, spread } from '../spread.ts';

interface Contestant {
  readonly name: string;
  /** Name in bench/samples/dice.ts. */
  readonly sample: string;
  /** Dice per measurement: a few tenths of a second of them. */
  readonly dice: number;
}

interface Bout {
  readonly ours: Contestant;
  readonly peers: readonly Contestant[];
}

const BOUTS: readonly Bout[] = [
  {
    ours: { name: 'TapeDice, d6', sample: 'tape-d6', dice: 60_000_000 },
    peers: [
      { name: 'pure-rand, d6', sample: 'pure-rand-d6', dice: 18_000_000 },
      { name: 'rpg-dice-roller, 100d6', sample: 'rpg-dice-roller-100d6', dice: 240_000 },
      { name: 'rpg-dice-roller, 1d6', sample: 'rpg-dice-roller-1d6', dice: 24_000 },
    ],
  },
  {
    ours: { name: 'TapeDice, d10', sample: 'tape-d10', dice: 30_000_000 },
    peers: [
      { name: 'pure-rand, d10', sample: 'pure-rand-d10', dice: 18_000_000 },
      { name: 'rpg-dice-roller, 100d10', sample: 'rpg-dice-roller-100d10', dice: 240_000 },
    ],
  },
  {
    ours: { name: 'TapeDice, 7k3', sample: 'tape-7k3', dice: 30_000_000 },
    peers: [{ name: 'rpg-dice-roller, 7d10!!kh3', sample: 'rpg-dice-roller-7k3', dice: 120_000 }],
  },
];

/** Raw dice: ours against the libraries that people use. */
export const dice: Section = {
  name: 'dice',
  title: 'Raw dice on one core',
  clock: 'CPU time',
  budget: { full: 13, quick: 0 },
  measure: (effort): SectionResult => ({
    rows: BOUTS.flatMap((bout) => fight(bout, effort)),
    notes: [
      'TapeDice are asked one at a time, as rules ask; rpg-dice-roller parses a notation and keeps every die for display',
    ],
  }),
};

function fight({ ours, peers }: Bout, effort: Effort): readonly Row[] {
  const [own = [], ...theirs] = interleave(
    effort.longRounds,
    [ours, ...peers].map(
      ({ sample, dice }) =>
        () =>
          runSample<DiceSample>('dice', [sample, dice]).nsPerDie,
    ),
  );
  return peers.map(
    ({ name }, index): Row => ({
      name: ours.name,
      unit: 'ns per die',
      value: spread(own),
      against: { name, value: spread(theirs[index] ?? []), ratio: pairRatios(own, theirs[index] ?? []) },
      goal: null,
    }),
  );
}
