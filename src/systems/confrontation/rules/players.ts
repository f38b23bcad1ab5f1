/** Kinds in which sides exchange blows, turn by turn; each new one is added here. */
export const FIGHTS: readonly string[] = ['combat', 'melee', 'assault', 'dive-charge'];

/** Kinds in which somebody may shoot while he assaults. */
export const ASSAULTS: readonly string[] = ['assault', 'dive-charge'];

/** Kinds in which somebody charges, fears, or tries to leave contact. */
export const CHARGES: readonly string[] = ['combat', ...ASSAULTS];

/** Kinds in which combats are fought out. */
export const COMBATS: readonly string[] = ['disengage', ...FIGHTS];

/** Kinds in which somebody is struck hand to hand. */
export const BLOWS: readonly string[] = ['attack', 'disengage', ...FIGHTS];

/** Kinds that may end in a damage roll. */
export const DAMAGE: readonly string[] = ['wound', 'shooting', ...BLOWS];

/** Kinds that test anything against a difficulty. */
export const TESTS: readonly string[] = ['test', 'shooting', 'fear', 'rally', ...BLOWS];
