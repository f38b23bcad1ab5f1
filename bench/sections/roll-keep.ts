import { SEVENTH_SEA_DUEL } from '../fights.ts';
import type { Section } from '../section.ts';
import { measureBouts } from './bout.ts';

const RULES = { blocks: 4, warmUpBlocks: 8 } as const;
const TABLES = { blocks: 24, warmUpBlocks: 48 } as const;

/** A 7th Sea duel of exploding dice, the best kept: our engines against plain C rolling its dice. */
export const rollKeep: Section = {
  name: 'roll-keep',
  title: 'A 7th Sea duel of exploding dice, sampled on one core',
  clock: 'CPU time',
  budget: { full: 43, quick: 15 },
  measure: (effort) =>
    measureBouts(
      [
        {
          fight: SEVENTH_SEA_DUEL,
          ours: [
            { contestant: 'dice', name: 'engine dice', ...RULES },
            { contestant: 'compiled', name: 'engine tables', goal: 'sea-compiled', ...TABLES },
          ],
          nativeBlocks: 16,
        },
      ],
      effort,
    ),
};
