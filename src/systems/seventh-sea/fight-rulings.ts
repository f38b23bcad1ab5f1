import { ATTACK_RULINGS } from './attack-rulings.ts';

/** Rulings that a fight can feel: those of its attacks, and of the order in which they come. */
export const FIGHT_RULINGS: ReadonlySet<string> = new Set([
  ...ATTACK_RULINGS,
  'initiative-tie',
  'phase-order',
  'unspent-dice',
  'defend-current-die',
  'surprise-length',
  'spent-drama-to-gm',
  'intimidate-rolls',
]);

/** Help of brutes needs three. // SS-SQ-9 */
const OF_THREE: readonly string[] = ['support-bonus', 'support-rolls'];

/** Those that a duel can feel. */
export const DUEL_RULINGS: ReadonlySet<string> = new Set([...FIGHT_RULINGS].filter((id) => !OF_THREE.includes(id)));
