import { MORDHEIM_DUEL } from '../fights.ts';
import type { Section } from '../section.ts';
import { type Contestant, measureBouts } from './bout.ts';

/** Some tenths of a second a measurement; C takes a tenth as long for each trial. */
const NATIVE_BLOCKS = 80;
const RULES = { blocks: 16, warmUpBlocks: 8 } as const;

const OURS: readonly Contestant[] = [
  { ...RULES, contestant: 'dice', name: 'engine dice: the rules themselves' },
  { ...RULES, contestant: 'tables', name: 'rules drawing from their laws' },
];

/** The Mordheim duel: our engines against plain C rolling its dice. */
export const duel: Section = {
  name: 'duel',
  title: 'A Mordheim duel, sampled on one core',
  clock: 'CPU time',
  budget: { full: 13, quick: 3 },
  measure: (effort) =>
    measureBouts(
      [
        {
          fight: MORDHEIM_DUEL,
          ours: effort.isQuick ? OURS.slice(0, 1) : OURS,
          nativeBlocks: NATIVE_BLOCKS,
        },
      ],
      effort,
    ),
};
