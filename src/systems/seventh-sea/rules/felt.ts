/** Kinds in which pools are rolled of which the best dice are kept; in others single faces at most. */
export const ROLLS_POOLS: readonly string[] = [
  ...['roll', 'contest', 'attack', 'shot', 'duel', 'brawl', 'wound-check', 'fall', 'explosion', 'improvised'],
  ...['surprise', 'repartee', 'busking', 'reputation', 'sorcery', 'battle', 'battle-personal', 'salvo', 'voyage'],
  ...['storm', 'capsize', 'reef', 'provisions', 'naval', 'broadside', 'scuttle', 'splinters'],
];

const NOBODY_ROLLS: readonly string[] = ['reputation', 'provisions', 'naval', 'broadside'];
/** Kinds in which people roll, whom wounds may cripple. */
export const PEOPLE_ROLL = ROLLS_POOLS.filter((id) => !NOBODY_ROLLS.includes(id));

/** Kinds in which two or more fight. */
export const FIGHTS = ['duel', 'brawl'] as const;
/** Kinds in which somebody attacks. */
export const ATTACKS = ['attack', 'shot', ...FIGHTS] as const;
/** Kinds in which two roll against each other. */
export const CONTESTS = ['contest', 'surprise', 'repartee'] as const;
