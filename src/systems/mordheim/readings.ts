import { type Rulings, readWhenAsked } from '../rulings.ts';

/** Rulings that the trial loop asks, as flags; one object a variant. */
export interface Readings {
  /** Only the first injury die of a batch is rolled. // MH-INJ-2 */
  readonly singleInjuryDie: boolean;
  /** The helmet roll is made for every stunned die. // MH-INJ-5 */
  readonly helmetEachDie: boolean;
  /** Blows at a knocked-down man need a hit die. // MH-DWN-1 */
  readonly downedHitsRolled: boolean;
  readonly criticalOnDowned: boolean;
  /** A stunned man is out of action without dice. // MH-DWN-2 */
  readonly stunnedIsOut: boolean;
  /** Each attack is a batch of its own. // MH-DWN-4 */
  readonly chained: boolean;
  /** Only an attempt uses up the parry. // MH-PAR-2 */
  readonly parryOnAttemptOnly: boolean;
  /** All hits compete to be the highest. // MH-PAR-3 */
  readonly parryAllHits: boolean;
  /** The die to beat is the modified one. // MH-PAR-4 */
  readonly parryModified: boolean;
  /** Any two parry items re-roll. // MH-PAR-5 */
  readonly parryTwoWeapons: boolean;
  /** A downed man wounded by a shot is out. // MH-INJ-6 */
  readonly woundedDownIsOut: boolean;
  /** A critical hit is stepped aside from wound by wound. // MH-SAVE-6 */
  readonly sidestepsEachWound: boolean;
}

/** The flags of a variant's rulings. */
export function readingsOf(rulings: Rulings): Readings {
  return readWhenAsked(rulings, {
    get singleInjuryDie() {
      return rulings['injury-dice'] === 'single';
    },
    get helmetEachDie() {
      return rulings['helmet-roll'] === 'each-die';
    },
    get downedHitsRolled() {
      return rulings['downed-hit'] === 'rolled';
    },
    get criticalOnDowned() {
      return rulings['critical-on-downed'] !== 'ignored';
    },
    get stunnedIsOut() {
      return rulings['stunned-target'] === 'out-of-action';
    },
    get chained() {
      return rulings['same-warrior-chain'] === 'allowed';
    },
    get parryOnAttemptOnly() {
      return rulings['parry-window'] === 'first-possible';
    },
    get parryAllHits() {
      return rulings['parry-candidates'] === 'all-hits';
    },
    get parryModified() {
      return rulings['parry-compare'] === 'modified';
    },
    get parryTwoWeapons() {
      return rulings['parry-reroll'] === 'two-parry-weapons';
    },
    get woundedDownIsOut() {
      return rulings['wound-while-down'] === 'out-of-action';
    },
    get sidestepsEachWound() {
      return rulings['step-aside-roll'] === 'per-wound';
    },
  });
}
