import { cuts, type Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import { Batch } from './batch.ts';
import { type BatchTables, batchTablesFor } from './batch-tables.ts';
import { hitNumbers, injuryNumbers, woundNumbers } from './blow-numbers.ts';
import type { Combatant, Rulings } from './combatant.ts';
import { criticalNumbers } from './criticals.ts';
import { highestPass, passesInitiative } from './initiative.ts';
import { ACROBAT_MAX } from './jumping.ts';
import { NEVER, needToWound } from './numbers.ts';
import { readingsOf } from './readings.ts';
import { SITE } from './sites.ts';
import { type Blow, makeVolley, NO_BLOWS, type Volley } from './volley.ts';

/** A D3 as bands of a d6: one, two or three hits. // MH-FAL-1 */
const D3 = cuts(6, [3, 5]);

const STRENGTH_MAX = 10;

/** Greatest length of a scenario with a fall, in inches: more changes nothing. */
export const HEIGHT_MAX = 100;

/**
 * Strength of the hits of a fall, 0 to 10; at 0 there are none.
 * @param height inches
 * @source MH-FAL-1
 */
export function fallStrength(height: number, rulings: Rulings): number {
  const whole = rulings['fall-strength'] === 'round-up' ? Math.ceil(height) : Math.floor(height);
  return Math.min(STRENGTH_MAX, whole);
}

/** One hit of a fall: it needs no die, no armour and no nimble step helps against it. // MH-FAL-1, MH-FAL-2 */
function compileHit(strength: number, faller: Combatant, rulings: Rulings): Blow {
  const wounds = woundNumbers(needToWound(strength, faller.stats.T), rulings);
  return {
    weapon: 'fall',
    ...hitNumbers(1),
    isAutomatic: true,
    rerollsMiss: false,
    isPlain: false,
    hitModifier: 0,
    confirm: 0,
    dodges: false,
    isParriable: false,
    isPoisoned: false,
    ...wounds,
    canCrit: wounds.canCrit && rulings['fall-critical'] === 'allowed', // MH-FAL-2
    ...criticalNumbers(0, null, rulings),
    toSave: NEVER,
    sidesteps: false,
    ...injuryNumbers(false, faller, 0),
    criticalSlot: -1,
    group: 0,
  };
}

/** The falls that one fighter may suffer, each a batch of D3 hits. // MH-FAL-1 to 3 */
export class Falls {
  private readonly batch: Batch;
  private readonly tables: BatchTables | null;
  /** Index fall → index hits less one → those hits; empty where the fall is too low to hurt. */
  private readonly volleys: readonly (readonly Volley[])[];
  /** Index fall → highest face of the test on which it does no harm; 0 where there is no such test. // MH-FAL-4 */
  private readonly landings: readonly number[];

  /**
   * @param heights inches, by the index that {@link play} takes
   * @param isTested whether an acrobat's test of Initiative led to the fall
   */
  constructor(
    faller: Combatant,
    heights: readonly number[],
    rulings: Rulings,
    engine: CompileOptions['engine'],
    isTested: boolean,
  ) {
    const lands = faller.abilities.has('acrobat') && !isTested;
    this.landings = heights.map((height) =>
      lands && height <= ACROBAT_MAX ? highestPass(faller.stats.I, rulings) : 0,
    );
    // One batch whatever one warrior may do to another: nobody strikes these hits. // MH-FAL-3
    const readings = readingsOf(rulings);
    this.batch = new Batch(readings);
    this.tables = batchTablesFor(readings, engine, true);
    this.volleys = heights.map((height, fall) => {
      const strength = fallStrength(height, rulings);
      if (strength < 1) return [];
      const hit = compileHit(strength, faller, rulings);
      return [1, 2, 3].map((count) => {
        // As with a shot, that a man lies already makes him no easier to hurt. // MH-INJ-6
        const facts = { id: 3 * fall + count, rerollsParry: false, ignoresPosture: true, isOneBatch: true };
        return makeVolley(new Array<Blow>(count).fill(hit), faller, facts);
      });
    });
  }

  /**
   * Plays a fall.
   * @param actor who falls, for logs and shared luck
   * @returns the batch as it ended: posture and wounds left, hits and wounds suffered; valid until the next fall
   */
  play(fall: number, posture: number, wounds: number, actor: number, dice: Dice): Batch {
    const { batch, tables } = this;
    const volleys = this.volleys[fall] as readonly Volley[];
    dice.scope(1, actor);
    batch.name(1, actor, actor);
    const landing = this.landings[fall] as number;
    const isSpared = volleys.length === 0 || (landing > 0 && passesInitiative(landing, dice));
    const volley = isSpared ? NO_BLOWS : (volleys[dice.band(6, D3, SITE.fallHits)] as Volley);
    batch.load(volley, posture, wounds, false, 0, false, false);
    if (tables === null) batch.play(dice);
    else tables.play(batch, dice);
    return batch;
  }
}
