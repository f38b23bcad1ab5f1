import { MORDHEIM_DUEL } from '../fights.ts';
import type { Section } from '../section.ts';
import { type Contestant, measureBouts } from './bout.ts';

/** 1,310,720 trials a measurement, some tenths of a second; the rules take ten times as long for each. */
const MACHINE = { blocks: 80, warmUpBlocks: 24 } as const;
const RULES = { blocks: 16, warmUpBlocks: 8 } as const;

const OURS: readonly Contestant[] = [
  { ...MACHINE, contestant: 'dice', name: 'engine dice: machine derived from the rules', goal: 'duel-dice' },
  { ...RULES, contestant: 'rules', name: 'engine dice: the rules themselves' },
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
          nativeBlocks: MACHINE.blocks,
        },
      ],
      effort,
    ),
};
