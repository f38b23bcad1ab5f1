import { SEVENTH_SEA_DUEL } from '../fights.ts';
import type { Section } from '../section.ts';
import { measureBouts } from './bout.ts';

const RULES = { blocks: 4, warmUpBlocks: 2 } as const;

/** A 7th Sea duel of exploding dice, the best kept: our engines against plain C rolling its dice. */
export const rollKeep: Section = {
  name: 'roll-keep',
  title: 'A 7th Sea duel of exploding dice, sampled on one core',
  clock: 'CPU time',
  budget: { full: 12, quick: 4 },
  measure: (effort) =>
    measureBouts(
      [
        {
          fight: SEVENTH_SEA_DUEL,
          ours: [
            { contestant: 'rules', name: 'engine dice: the rules themselves', goal: 'sea-dice', ...RULES },
            { contestant: 'tables', name: 'rules drawing from their laws', goal: 'sea-compiled', ...RULES },
          ],
          nativeBlocks: 4 * RULES.blocks,
        },
      ],
      effort,
    ),
};
