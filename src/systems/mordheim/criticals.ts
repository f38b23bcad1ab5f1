import { type Cuts, cuts } from '../../dice/dice.ts';
import type { Rulings } from '../rulings.ts';

/** Injury dice by what bears on them; the last is plain, but no helmet helps against it. // MH-CRIT-3 to MH-CRIT-8 */
export const INJURY = { plain: 0, bad: 1, worse: 2, bare: 3 } as const;

/** What a critical does beside wounding, as bits. Those from {@link PASSING} on are over with the batch. */
export const MARK = {
  /** The target does not strike any more this turn. // MH-CRIT-5 */
  hammered: 1,
  /** A weapon is knocked from his hand. // MH-CRIT-5 */
  disarmed: 2,
  /** The shot hits another man as well. // MH-CRIT-4 */
  ricocheted: 4,
  /** Striker and target are torn away from everybody else. // MH-CRIT-8 */
  separated: 8,
  /** The target is knocked down, wounded or not. // MH-CRIT-8 */
  floored: 16,
  /** Unsaved, it takes him out of action, whatever wounds he has left. // MH-CRIT-5 */
  removed: 32,
  /** The striker has one attack more. // MH-CRIT-7 */
  repeated: 64,
  /** He was stunned by a die against which no helmet helps. // MH-CRIT-5 */
  bared: 128,
} as const;

/** Lowest bit of {@link MARK} that does not outlast the batch. */
export const PASSING = MARK.floored;

/** What a wound die's 6 turns out to be. */
export interface Critical {
  readonly wounds: 1 | 2;
  /** Whether armour saves all of it, each wound by itself, or nothing. */
  readonly save: 'all' | 'each' | 'none';
  /** One of {@link INJURY}. */
  readonly injury: number;
  /** Bits of {@link MARK}. */
  readonly marks: number;
}

function result(wounds: 1 | 2, save: Critical['save'], injury: number = INJURY.plain, marks = 0): Critical {
  return { wounds, save, injury, marks };
}

/** A wound that is no critical. */
export const PLAIN_WOUND: Critical = result(1, 'all');

/** One face each from 1 to 6, as runs: the lowest face of every result. */
interface Table {
  readonly from: readonly number[];
  readonly results: readonly Critical[];
}

/** The table of the main rules, and those by weapon. @source MH-CRIT-3; MH-CRIT-4 to MH-CRIT-8 */
const TABLES = {
  main: { from: [3, 5], results: [result(2, 'all'), result(2, 'none'), result(2, 'none', INJURY.worse)] },
  missile: {
    from: [3, 5],
    results: [result(1, 'none'), result(1, 'all', INJURY.plain, MARK.ricocheted), result(2, 'none')],
  },
  bludgeoning: {
    from: [3, 5, 6],
    results: [
      result(1, 'all', INJURY.plain, MARK.hammered),
      result(1, 'none', INJURY.bare),
      result(1, 'all', INJURY.plain, MARK.disarmed),
      result(1, 'all', INJURY.plain, MARK.removed),
    ],
  },
  bladed: { from: [3, 5], results: [result(1, 'none'), result(2, 'each'), result(2, 'none', INJURY.worse)] },
  unarmed: {
    from: [3, 5],
    results: [
      result(1, 'all', INJURY.plain, MARK.repeated),
      result(1, 'all', INJURY.bad),
      result(1, 'none', INJURY.worse),
    ],
  },
  thrusting: {
    from: [3, 5],
    results: [
      result(1, 'all', INJURY.bad),
      result(1, 'all', INJURY.plain, MARK.floored),
      result(1, 'none', INJURY.worse, MARK.separated),
    ],
  },
} as const satisfies Readonly<Record<string, Table>>;

/** Sorts of weapons that have a table of their own. */
export type CriticalSort = Exclude<keyof typeof TABLES, 'main'>;

/** Whether criticals go by weapon: not where weapons have no rules. // MH-EQ-5 */
export function goByWeapon(rulings: Rulings): boolean {
  return rulings['critical-hits'] === 'by-weapon' && rulings['equipment-rules'] !== 'sheet-only';
}

/** Numbers of the critical die. */
export interface CriticalNumbers {
  /** Bands of the die, one for each of {@link results}. */
  readonly criticals: Cuts;
  readonly results: readonly Critical[];
}

/** @param bonus on the die @param sort of the weapon; null: the main table in any case // MH-CRIT-3 */
export function criticalNumbers(bonus: number, sort: CriticalSort | null, rulings: Rulings): CriticalNumbers {
  const { from, results } = TABLES[sort !== null && goByWeapon(rulings) ? sort : 'main'];
  return {
    criticals: cuts(
      6,
      from.map((face) => face - bonus),
    ),
    results,
  };
}
