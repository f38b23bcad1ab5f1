/** Kinds of one attack of one fighter on another, hand to hand. */
export const MELEES = ['clash', 'body-strike', 'close-in', 'fling', 'charge'];
/** Kinds in which one fighter strikes several at once. */
export const SWEEPING = ['multiple-strike'];
/** Kinds in which the gap between those who fought is measured. */
export const MEASURED = [...MELEES, ...SWEEPING];
/** Kinds in which somebody may strike with fists and feet. */
export const BODY_STRIKES = [
  ...MELEES,
  ...['combined-attack', 'interception', 'disengagement', 'defence', 'capture', 'spell', 'pick-up', 'duel', 'skirmish'],
];
/** Kinds in which somebody attacks hand to hand. */
export const HAND_TO_HAND = [...BODY_STRIKES, ...SWEEPING];
/** Kinds of shots, spells and throws. */
export const FROM_AFAR = ['shot', 'spell', 'throw-object', 'throw-fighter'];
/** Kinds in which somebody may charge. */
export const CHARGES = ['charge', 'multiple-strike', 'duel'];
/** Kinds in which somebody may answer several attacks, or act after he has answered one. */
export const SEVERAL_ATTACKS = ['combined-attack', 'interception', 'disengagement', 'defence', 'duel', 'skirmish'];
/** Kinds in which a shot that misses may strike somebody else. */
export const SCATTERING = ['shot', 'spell'];
/** Kinds that tell of deaths. */
export const DEADLY = [
  ...MELEES,
  ...['shot', 'spell', 'throw-fighter', 'combined-attack', 'interception', 'disengagement', 'defence'],
  ...['duel', 'skirmish'],
];
/** Kinds in which a die may be added to a roll. */
export const DESTINED = ['test', ...HAND_TO_HAND, 'shot', 'throw-object', 'throw-fighter'];
