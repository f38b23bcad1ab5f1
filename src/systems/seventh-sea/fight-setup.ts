import { InvariantError } from '../../errors.ts';
import { contested, drawsLaws, played } from '../act.ts';
import { twoSides } from '../sides.ts';
import type { CompileOptions, Model, Tactics, Variant } from '../system.ts';
import { ClockClasses } from './clock-classes.ts';
import { type Combatant, combatantOf } from './combatant.ts';
import { type Feeling, Feelings } from './feelings.ts';
import { type FightFacts, type FightLaws, roundReadings } from './fight-facts.ts';
import type { FightFields } from './fight-fields.ts';
import { FightModel } from './fight-model.ts';
import { Ground } from './ground.ts';
import { HandRoll } from './hand-roll.ts';
import { mannerOf } from './manner.ts';
import { HandLaws, RoundOpenings } from './round-openings.ts';
import { Spending } from './spending.ts';
import { gameMastersDice } from './starting-drama.ts';
import { Strikes } from './strike.ts';
import { Helpers, helpOf } from './support.ts';
import { tablesOf } from './tables.ts';
import { TargetChoice } from './target-choice.ts';
import { TurnOrder } from './turn-order.ts';
import { WeaponChoice } from './weapon-choice.ts';

/** Those who fight, side by side, in the order of the scenario. Lists are by index of the fighter. */
interface Party {
  readonly sideNames: readonly string[];
  readonly ids: readonly string[];
  readonly sideOf: readonly number[];
  readonly combatants: readonly Combatant[];
}

/** A duel or a brawl as its fields describe it. */
export function compileFight(
  data: FightFields,
  variant: Variant,
  options: CompileOptions,
): { readonly model: Model; readonly tactics: Tactics } {
  const facts = factsOf(data, variant, options);
  const fight = played(new FightModel(facts, data.rounds, options.engine !== 'dice'));
  return contested(fight, twoSides(data.sides).fighters);
}

function factsOf(data: FightFields, variant: Variant, options: CompileOptions): FightFacts {
  const party = partyOf(data, variant);
  const { ids, sideNames, sideOf, combatants } = party;
  const { rulings } = variant;
  const ground = new Ground(rulings, data.distance, options);
  const helpers = new Helpers(helpOf(combatants, (squad, helped) => squadOf(party, squad, helped)));
  const habits = combatants.map((who) => ({
    manner: mannerOf(who),
    drama: who.tactics.drama,
    wakes: who.tactics.wakes,
  }));
  const heroes = combatants.filter(({ rank }) => rank === 'hero');
  const facts = {
    sideNames,
    sideOf,
    combatants,
    ground,
    helpers,
    strikes: new Strikes({
      combatants,
      habits,
      ground,
      helpers,
      feelings: new Feelings(feelingsOf(data, ids)),
      bruteDamage: tablesOf(variant)['brute-damage'],
    }),
    order: new TurnOrder(combatants, sideOf, rulings),
    spending: new Spending(combatants, rulings),
    weapons: new WeaponChoice(combatants, ground),
    targets: new TargetChoice(combatants, sideOf),
    rolls: combatants.map((who) => new HandRoll(who)),
    surprised: bitsOf(ids, data.surprised),
    gmDice: data['gm-dice'] ?? (heroes.length === 0 ? 0 : gameMastersDice(heroes)), // SS-DRAMA-1
  };
  return { ...facts, laws: drawsLaws(options) ? lawsOf(facts, ids, options) : null };
}

/** Fighters are numbered in what is said of them where one fights several times over. */
function partyOf({ sides }: FightFields, variant: Variant): Party {
  const { names, fighters } = twoSides(sides);
  const ids = fighters.flat();
  const combatants = ids.map((id, index) => {
    const who = combatantOf(variant, id);
    if (ids.filter((other) => other === id).length === 1) return who;
    return { ...who, name: `${id} ${ids.slice(0, index + 1).filter((other) => other === id).length}` };
  });
  const sideOf = fighters.flatMap((side, index) => side.map(() => index));
  return { sideNames: names, ids, sideOf, combatants };
}

/** The squad of that id on the side of whom it helps. // SS-SQ-9 */
function squadOf({ ids, sideOf }: Party, squad: string, helped: number): number {
  const found = ids.findIndex((id, index) => id === squad && sideOf[index] === sideOf[helped]);
  if (found < 0) throw new InvariantError(`no squad ${squad} on the side of ${ids[helped] ?? ''}`);
  return found;
}

/** Effects between those who bear the names. // SS-SOC-4, SS-SOC-5 */
function feelingsOf({ effects }: FightFields, ids: readonly string[]): readonly Feeling[] {
  return effects.flatMap((effect) =>
    ids.flatMap((id, fighter) =>
      id !== effect.fighter
        ? []
        : ids.flatMap((other, by) => (other === effect.by ? [feelingOf(effect, fighter, by)] : [])),
    ),
  );
}

function feelingOf(effect: FightFields['effects'][number], fighter: number, by: number): Feeling {
  const amount = (effect.kind === 'intimidated' ? effect.dice : effect.raises) ?? 0;
  return { kind: effect.kind, fighter, by, amount };
}

function bitsOf(ids: readonly string[], named: readonly string[]): number {
  return ids.reduce((bits, id, index) => (named.includes(id) ? bits | (1 << index) : bits), 0);
}

function lawsOf(facts: Omit<FightFacts, 'laws'>, ids: readonly string[], { engine }: CompileOptions): FightLaws {
  const { combatants, sideOf, order, spending, weapons, ground } = facts;
  const isRational = engine === 'fractions';
  const { isFixed, keepsOver } = roundReadings(ground);
  const helping = new Set(combatants.map(({ support }) => support?.squad));
  const hands = new HandLaws(facts.rolls, isRational);
  const mayPass = ids.map((id, fighter) => weapons.mayFail(fighter) || helping.has(id));
  const isSpentInTime =
    !mayPass.some((may) => may) &&
    combatants.every(
      ({ tactics, rank }) =>
        tactics.dieOrder === 'lowest' && (rank === 'squad' || (tactics.hold === 0 && tactics.defend !== 'interrupt')),
    );
  const classes = new ClockClasses(order, spending, {
    fighters: combatants.length,
    isFixed,
    keepsOver,
    sideOf,
    mayPass,
    mayFall: combatants.map(({ tactics }) => combatants.length > 2 || tactics.wakes),
  });
  return { hands, classes, openings: new RoundOpenings(hands, order, { classes, isRational, isSpentInTime }) };
}
