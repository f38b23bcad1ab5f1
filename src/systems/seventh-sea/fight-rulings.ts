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
