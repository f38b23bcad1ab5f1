import { DUEL_LAW } from '../duel-law.ts';
import type { Section } from '../section.ts';
import { measureBout } from './bout.ts';

/** The Mordheim duel: our engines against plain C rolling its dice. */
export const duel: Section = {
  name: 'duel',
  title: 'A Mordheim duel, sampled on one core (CPU time)',
  measure: (effort) =>
    measureBout(
      {
        file: 'duel.yaml',
        program: 'mordheim-duel',
        ours: {
          dice: 'engine dice: machine derived from the rules',
          rules: 'engine dice: the rules themselves',
          tables: 'engine tables',
        },
        outcomes: Object.keys(DUEL_LAW),
        law: DUEL_LAW,
        means: { rounds: 'rounds', 'damage.imperials': 'damageImperials', 'damage.undead': 'damageUndead' },
        // 3,407,872 trials per sample, so that three samples pass ten million.
        blocks: 208,
        warmUpBlocks: 24,
        nativeShare: 1,
        ratioMax: 1.6,
      },
      effort,
    ),
};
