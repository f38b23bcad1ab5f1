import type { Combatant } from '../combatant.ts';
import { testValue } from '../tests.ts';
import { type FightFacts, printedOf } from './facts.ts';
import { FLAG, type Unit } from './fight.ts';

/** ATT and DEF lost by each extra die of a sequence. // CF-ABL-1 */
const SEQUENCE_COST = 2;

/** STR that a charge adds. // CF-ABL-19 */
function forceOf(who: Combatant, rulings: FightFacts['rulings']): number {
  const force = who.abilities.number('force-on-charge');
  const reading = force === null ? 'none' : rulings['force-on-charge'];
  if (force === null || reading === 'none') return 0;
  return reading === 'add' ? force : Math.max(0, force - printedOf(who, 'STR'));
}

/** Extra dice that a fighter takes. // CF-ABL-1 */
function sequenceOf({ abilities, tactics }: Combatant): number {
  return Math.min(tactics.sequence, abilities.number('sequence') ?? 0);
}

/** Flags on which values depend. */
const TELLING = FLAG.charging | FLAG.engaging | FLAG.diving | FLAG.forced;
/** Numbers of flags up to the last of them. */
const FLAG_SETS = 32;

/** A value of every fighter under every set of flags: index fighter × {@link FLAG_SETS} + flags. */
type Table = Int16Array;

function tableOf(combatants: readonly Combatant[], value: (who: Combatant, flags: number) => number): Table {
  return Int16Array.from(
    combatants.flatMap((who) => Array.from({ length: FLAG_SETS }, (_, flags) => value(who, flags))),
  );
}

/** Values of characteristics in a fight: printed ones, equipment, bonuses and penalties, but not wounds. // CF-TEST-12 */
export class Values {
  private readonly rulings: FightFacts['rulings'];
  private readonly initiatives: Table;
  private readonly attacks: Table;
  private readonly defences: Table;
  private readonly strengths: Table;
  private readonly sequences: Table;
  private readonly aims: Table;
  private readonly tellings: readonly number[];

  constructor({ rulings, party: { combatants } }: FightFacts) {
    type Value = (who: Combatant, flags: number) => number;
    const diveBonus = rulings['dive-bonus'] === 'three' ? 3 : 2;
    const dive = (flags: number): number => ((flags & FLAG.diving) === 0 ? 0 : diveBonus); // CF-FLY-10
    const amok: Value = ({ abilities }, flags) =>
      (flags & (FLAG.charging | FLAG.engaging)) !== 0 && abilities.has('amok') ? 1 : 0; // CF-ABL-16
    const force: Value = (who, flags) => ((flags & FLAG.charging) === 0 ? 0 : forceOf(who, rulings)); // CF-ABL-19
    // None for a fighter forced into defence. // CF-DICE-1, CF-ABL-1
    const sequence: Value = (who, flags) => ((flags & FLAG.forced) === 0 ? sequenceOf(who) : 0);
    const cost: Value = (who, flags) => SEQUENCE_COST * sequence(who, flags);
    const table = (value: Value): Table => tableOf(combatants, value);
    this.rulings = rulings;
    this.initiatives = table((who, flags) => printedOf(who, 'INI') + dive(flags));
    this.attacks = table((who, flags) => printedOf(who, 'ATT') + dive(flags) + amok(who, flags) - cost(who, flags));
    this.defences = table((who, flags) => printedOf(who, 'DEF') - cost(who, flags));
    this.strengths = table((who, flags) => printedOf(who, 'STR') + dive(flags) + amok(who, flags) + force(who, flags));
    this.sequences = table(sequence);
    this.aims = table((who) => printedOf(who, 'AIM'));
    const tables = [this.initiatives, this.attacks, this.defences, this.strengths, this.sequences];
    this.tellings = combatants.map((_, fighter) => tables.reduce((flags, it) => flags | tellingOf(it, fighter), 0));
  }

  /** Flags of a fighter on which any of his values depends. */
  telling(fighter: number): number {
    return this.tellings[fighter] as number;
  }

  initiative(unit: Unit, fighter: number): number {
    return this.floored(valueIn(this.initiatives, unit, fighter) - unit.penalty);
  }

  attack(unit: Unit, fighter: number): number {
    return this.floored(valueIn(this.attacks, unit, fighter) - unit.penalty);
  }

  defence(unit: Unit, fighter: number): number {
    return this.floored(valueIn(this.defences, unit, fighter) - unit.penalty);
  }

  /** For shots. // CF-SHOT-2 */
  aim(unit: Unit, fighter: number): number {
    return this.floored(valueIn(this.aims, unit, fighter) - unit.penalty);
  }

  /** For damage hand to hand. // CF-WND-2, CF-ABL-19 */
  strength(unit: Unit, fighter: number): number {
    return valueIn(this.strengths, unit, fighter);
  }

  /** Extra dice of a sequence. // CF-DICE-1, CF-ABL-1 */
  sequence(unit: Unit, fighter: number): number {
    return valueIn(this.sequences, unit, fighter);
  }

  // CF-TEST-12
  private floored(value: number): number {
    return value < 0 ? testValue(value, this.rulings) : value;
  }
}

/** Flags on which the values of a fighter depend in a table. */
function tellingOf(table: Table, fighter: number): number {
  const values = table.subarray(fighter * FLAG_SETS, (fighter + 1) * FLAG_SETS);
  return values.reduce((flags, value, set) => {
    for (let left = set; left !== 0; left &= left - 1)
      if (values[set & ~(left & -left)] !== value) flags |= left & -left;
    return flags;
  }, 0);
}

function valueIn(table: Table, unit: Unit, fighter: number): number {
  return table[fighter * FLAG_SETS + (unit.flags & TELLING)] as number;
}
