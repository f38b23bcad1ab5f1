import { KINDS } from '../kinds/index.ts';

/** Those of some kinds that there are. */
export function present(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => KINDS.some(({ listing }) => listing.id === id));
}

/** Ids of all kinds that rest on one of these rulings. */
export function resting(...rulings: readonly string[]): readonly string[] {
  return KINDS.filter((kind) => rulings.some((ruling) => kind.rulings.has(ruling))).map(({ listing }) => listing.id);
}

/** Kinds of one attack of one fighter on another, hand to hand. */
export const MELEES = present(['clash', 'body-strike', 'close-in', 'fling', 'charge']);
/** Kinds in which one fighter strikes several at once. */
export const SWEEPING = present(['multiple-strike']);
/** Kinds in which the gap between those who fought is measured. */
export const MEASURED = [...MELEES, ...SWEEPING];
/** Kinds in which somebody may strike with fists and feet. */
export const BODY_STRIKES = [
  ...MELEES,
  ...present([
    'combined-attack',
    'interception',
    'disengagement',
    'defence',
    'capture',
    'spell',
    'pick-up',
    'duel',
    'skirmish',
  ]),
];
/** Kinds in which somebody attacks hand to hand. */
export const HAND_TO_HAND = [...BODY_STRIKES, ...SWEEPING];
/** Kinds of shots, spells and throws. */
export const FROM_AFAR = present(['shot', 'spell', 'throw-object', 'throw-fighter']);
/** Kinds in which somebody may charge. */
export const CHARGES = present(['charge', 'multiple-strike', 'duel']);
/** Kinds in which somebody may answer several attacks, or act after he has answered one. */
export const SEVERAL_ATTACKS = present([
  'combined-attack',
  'interception',
  'disengagement',
  'defence',
  'duel',
  'skirmish',
]);
