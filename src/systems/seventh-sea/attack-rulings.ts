/** Rulings that the dice of any fighter can feel. */
const DICE_RULINGS = [
  'keep-more-than-rolled',
  'zero-trait',
  'empty-pool',
  'unskilled',
  'crippled-scope',
  'crippled-ten',
  'drama-timing',
];

/** Rulings that one attack can feel, from the attack roll to the wound check. */
export const ATTACK_RULINGS: ReadonlySet<string> = new Set([
  ...DICE_RULINGS,
  'wound-step',
  'squad-hits',
  'squad-wound-checks',
  'squad-defence',
  'squad-tn',
  'squad-size-cap',
  'squad-explode',
  'support-bonus',
  'support-rolls',
  'scimitar-passive',
  'scimitar-feint',
  'sword-cane',
  'vouge-rating',
  'thrown-brawn',
  'two-pistols-off-hand',
  'grenade-step',
  'half-range',
  'taunt-raises',
]);
