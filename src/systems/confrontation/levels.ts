import type { Abilities } from './abilities.ts';
import { type Combatant, LEVEL } from './combatant.ts';
import type { Rulings } from './rulings.ts';
import { INFLICTED } from './wound-table.ts';

/** Codes of what is inflicted that the rules look at. */
export const STUNNED = INFLICTED.indexOf('stunned');
export const KILLED = INFLICTED.indexOf('killed');
/** Code of an inflicted wound less the level that it comes to. */
const WOUND_ABOVE_LEVEL = INFLICTED.indexOf('light') - LEVEL.light;

/** What a fighter has gained by killing his personal enemy. // CF-ABL-15 */
export const GIFT = { none: 0, survival: 1, fierce: 2 } as const;

/** X of a survival instinct that was given. // CF-ABL-15 */
const GIVEN_SURVIVAL = 6;

/** Penalty of whoever fights on after his death. // CF-ABL-5 */
const DOOMED_PENALTY = 3;

/** Rulings that change what wounds do. */
export type LevelRulings = Pick<Rulings, 'stun-adds' | 'fierce-death'>;

/** How a fighter is: one object for each, made once and changed along a trial. // CF-LVL */
export class Condition {
  /** Code of his level: unhurt 0 to dead 4. */
  level = 0;
  stunned: 0 | 1 = 0;
  /** Dead, and fighting on until maintenance. // CF-ABL-5 */
  doomed: 0 | 1 = 0;
  /** Index into {@link GIFT}. */
  gift: 0 | 1 | 2 = GIFT.none;
  /** Wound penalty w: follows from level, stun and doom. // CF-LVL-5 */
  penalty = 0;
  /** X of his survival instinct, 0 without: follows from the gift. // CF-WND-1 */
  survival = 0;
  private readonly start: Combatant['state'];
  /** Index 2 × level + stunned → penalty. */
  private readonly penalties: Uint8Array;
  private readonly isBornFierce: boolean;
  private readonly bornSurvival: number;
  private readonly rulings: LevelRulings;

  constructor({ abilities, state }: Pick<Combatant, 'abilities' | 'state'>, rulings: LevelRulings) {
    this.start = state;
    this.penalties = penaltiesOf(abilities, rulings);
    this.isBornFierce = abilities.has('fierce');
    this.bornSurvival = abilities.number('survival-instinct') ?? 0;
    this.rulings = rulings;
    this.survival = this.bornSurvival;
  }

  /** Back to how he is when the engagement begins. */
  begin(): void {
    this.level = this.start.level;
    this.stunned = this.start.stunned ? 1 : 0;
    this.doomed = 0;
    this.receive(GIFT.none);
    this.weaken();
  }

  private weaken(): void {
    this.penalty = this.doomed === 1 ? DOOMED_PENALTY : (this.penalties[2 * this.level + this.stunned] as number);
  }

  /** Fights on no longer. // CF-MNT-1 */
  rest(): void {
    this.doomed = 0;
    this.weaken();
  }

  /** Is stunned no longer. // CF-MNT-3 */
  recover(): void {
    if (this.stunned === 0) return;
    this.stunned = 0;
    this.weaken();
  }

  copyFrom(other: Condition): void {
    this.level = other.level;
    this.stunned = other.stunned;
    this.doomed = other.doomed;
    this.gift = other.gift;
    this.survival = other.survival;
    this.penalty = other.penalty;
  }

  /** Everything that changes, in 7 bits. */
  get code(): number {
    return this.level | (this.stunned << 3) | (this.doomed << 4) | (this.gift << 5);
  }

  /** Dead, and not fighting on. // CF-LVL-7, CF-ABL-5 */
  get isOut(): boolean {
    return this.level === LEVEL.dead && this.doomed === 0;
  }

  /** Gains something by killing his personal enemy. // CF-ABL-15 */
  receive(gift: Condition['gift']): void {
    this.gift = gift;
    if (gift === GIFT.survival) {
      this.survival = this.bornSurvival === 0 ? GIVEN_SURVIVAL : Math.min(GIVEN_SURVIVAL, this.bornSurvival);
    } else this.survival = this.bornSurvival;
  }

  /**
   * Takes what a damage roll inflicts. // CF-LVL-1 to 4, CF-ABL-5
   * @param inflicted code: none 0, stunned, light, serious, critical, killed 5
   * @returns degrees by which the level rises
   */
  suffer(inflicted: number): number {
    if (this.level === LEVEL.dead || inflicted === 0) return 0;
    if (inflicted === STUNNED) {
      this.stunned = 1;
      this.weaken();
      return 0;
    }
    const before = this.level;
    if (inflicted === KILLED) this.level = LEVEL.dead;
    else this.level = Math.max(before + 1, inflicted - WOUND_ABOVE_LEVEL);
    if (this.level === LEVEL.dead && this.isFierceIn(inflicted)) this.doomed = 1;
    this.weaken();
    return this.level - before;
  }

  private isFierceIn(inflicted: number): boolean {
    const isFierce = this.isBornFierce || this.gift === GIFT.fierce;
    return isFierce && (inflicted === KILLED || this.rulings['fierce-death'] !== 'killed-only');
  }

  /** Heals degrees of a wound; the dead stay dead. */
  heal(degrees: number): void {
    if (this.level === LEVEL.dead) return;
    this.level = Math.max(0, this.level - degrees);
    this.weaken();
  }

  /** Whether he is wounded and can be healed. */
  get isWounded(): boolean {
    return this.level > LEVEL.unhurt && this.level < LEVEL.dead;
  }
}

/** Penalties of the levels unhurt to dead. // CF-LVL-5, CF-ABL-6, CF-ABL-7 */
const LEVEL_PENALTIES = {
  plain: [0, 1, 2, 3, 3],
  possessed: [0, 0, 1, 2, 2],
  endurance: [0, 0, 2, 3, 3],
} as const;

/** Index 2 × level + stunned. */
function withStun(adds: boolean): Readonly<Record<keyof typeof LEVEL_PENALTIES, Uint8Array>> {
  const told = (penalties: readonly number[]): Uint8Array =>
    Uint8Array.from(penalties.flatMap((penalty) => [penalty, adds ? penalty + 1 : Math.max(1, penalty)]));
  const { plain, possessed, endurance } = LEVEL_PENALTIES;
  return { plain: told(plain), possessed: told(possessed), endurance: told(endurance) };
}

/** Index level → whether a stun makes a difference, now or at a level that he may come to before it is over. // CF-LVL-5, CF-LVL-6 */
export function feltStuns({ abilities }: Pick<Combatant, 'abilities'>, rulings: LevelRulings): readonly boolean[] {
  const penalties = penaltiesOf(abilities, rulings);
  const isFelt = (level: number): boolean => penalties[2 * level] !== penalties[2 * level + 1];
  const levels = [LEVEL.unhurt, LEVEL.light, LEVEL.serious, LEVEL.critical];
  const mayHeal = abilities.personalEnemies.length > 0; // CF-ABL-15
  return levels.map((least) => levels.some((level) => (mayHeal || level >= least) && isFelt(level)));
}

/** Worked out once: a solver makes conditions by the thousand. */
const PENALTIES = { yes: withStun(true), no: withStun(false) };

function penaltiesOf(abilities: Abilities, rulings: LevelRulings): Uint8Array {
  const penalties = PENALTIES[rulings['stun-adds'] === 'yes' ? 'yes' : 'no'];
  if (abilities.has('possessed')) return penalties.possessed;
  return abilities.has('endurance') ? penalties.endurance : penalties.plain;
}
