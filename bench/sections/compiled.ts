import { CONFRONTATION_COMBAT, type Fight, MORDHEIM_DUEL, MORTEBRUME_DUEL } from '../fights.ts';
import type { GoalId } from '../goals.ts';
import type { Section } from '../section.ts';
import { measureBouts } from './bout.ts';

/** Nine million trials a measurement, about a tenth of a second; C takes so much longer that it has an eighth of them. */
const BLOCKS = 560;
const NATIVE_BLOCKS = 70;

const FIGHTS: readonly { readonly fight: Fight; readonly name: string; readonly goal: GoalId }[] = [
  { fight: MORDHEIM_DUEL, name: 'Mordheim duel, compiled', goal: 'duel-compiled' },
  { fight: CONFRONTATION_COMBAT, name: 'Confrontation combat, compiled', goal: 'confrontation-compiled' },
  { fight: MORTEBRUME_DUEL, name: 'Mortebrume duel, compiled', goal: 'mortebrume-compiled' },
];

/** Fights of two drawn from the laws of whole rounds, against plain C rolling their dice. */
export const compiled: Section = {
  name: 'compiled',
  title: 'Fights of two, compiled to draws of whole rounds, on one core',
  clock: 'CPU time',
  budget: { full: 17, quick: 9 },
  measure: (effort) =>
    measureBouts(
      FIGHTS.map(({ fight, name, goal }) => ({
        fight,
        ours: [{ contestant: 'compiled', name, goal, blocks: BLOCKS, warmUpBlocks: 48 }],
        nativeBlocks: NATIVE_BLOCKS,
      })),
      effort,
    ),
};
