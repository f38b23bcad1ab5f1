/** Kinds in which sides exchange blows, turn by turn; each new one is added here. */
export const FIGHTS: readonly string[] = ['combat'];

/** Kinds in which somebody is struck hand to hand. */
export const BLOWS: readonly string[] = ['attack', 'disengage', ...FIGHTS];

/** Kinds that may end in a damage roll. */
export const DAMAGE: readonly string[] = ['wound', 'shooting', ...BLOWS];

/** Kinds that test anything against a difficulty. */
export const TESTS: readonly string[] = ['test', 'shooting', 'fear', 'rally', ...BLOWS];
