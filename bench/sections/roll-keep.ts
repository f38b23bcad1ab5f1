import type { Section } from '../section.ts';
import { measureBout } from './bout.ts';

/** Metric of the rules → sum that the C program prints. */
export const ROLL_KEEP_MEANS = {
  rounds: 'rounds',
  'damage.castille': 'damageCastille',
  'damage.vendel': 'damageVendel',
  'dramatic.castille': 'dramaticCastille',
} as const;

/** A 7th Sea duel of exploding dice, the best kept: our engines against plain C rolling its dice. */
export const rollKeep: Section = {
  name: 'roll-keep',
  title: 'A 7th Sea duel of exploding dice, sampled on one core (CPU time)',
  measure: (effort) =>
    measureBout(
      {
        file: 'seventh-sea-duel.yaml',
        program: 'seventh-sea-duel',
        ours: {
          dice: 'engine dice',
          compiled: 'engine tables: a draw for each attack',
          rules: 'the rules themselves, on the same luck',
        },
        outcomes: ['castille', 'vendel', 'draw'],
        law: null,
        means: ROLL_KEEP_MEANS,
        blocks: effort.isQuick ? 24 : 64,
        warmUpBlocks: 8,
        nativeShare: 2,
        ratioMax: 0.65,
      },
      effort,
    ),
};
