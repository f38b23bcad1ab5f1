import { played } from '../../act.ts';
import type { CompileOptions, Variant } from '../../system.ts';
import { rulingsOf } from '../combatant.ts';
import { settingsOf } from '../settings.ts';
import { Clash } from './clash.ts';
import { SidesEnding } from './ending.ts';
import type { FightFacts } from './facts.ts';
import { type Fight, FLAG } from './fight.ts';
import { FightModel } from './fight-model.ts';
import { Maintenance } from './maintenance.ts';
import { MeleePhase } from './melee-phase.ts';
import type { Party } from './party.ts';
import { Penalties } from './penalties.ts';
import { Pursuit, type Spacing } from './pursuit.ts';
import { Separation } from './separation.ts';
import { TacticalRoll } from './tactical-roll.ts';
import { Values } from './values.ts';

/** A melee as its kind describes it. Sets of fighters are bits. */
export interface MeleePlan {
  readonly party: Party;
  /** Combats of the first turn: index combat → its members; null where the winner of the tactical roll separates. */
  readonly combats: readonly (readonly number[])[] | null;
  readonly spacing: Spacing;
  /** Under the charge penalty, and forced into defence, in the first turn. */
  readonly charged: number;
  readonly forced: number;
  /** Have just charged, engaged, or dived. */
  readonly chargers: number;
  readonly engagers: number;
  readonly divers: number;
  /** The side that wins every tactical roll, or -1. */
  readonly tacticalWinner: number;
  readonly rounds: number;
}

/** The model of a melee. */
export function compileMelee(plan: MeleePlan, variant: Variant, { engine }: CompileOptions): ReturnType<typeof played> {
  const { party } = plan;
  const facts: FightFacts = {
    party,
    rulings: rulingsOf(variant),
    settings: settingsOf(variant),
    engine,
    assailant: assailantOf(plan),
  };
  const penalties = new Penalties(facts);
  const tactics = new TacticalRoll(facts, {
    separation: new Separation(facts),
    combats: plan.combats,
    winner: plan.tacticalWinner,
  });
  const clash = new Clash(facts, new Values(facts));
  const pursuit = new Pursuit(facts, plan.spacing);
  const model = new FightModel({
    facts,
    ending: new SidesEnding(
      facts,
      party.combatants.map(() => true),
    ),
    parts: [tactics, new MeleePhase(facts, clash, pursuit), new Maintenance(facts)],
    key: { combatPart: 1, clash, pursuit },
    roundsMax: plan.rounds,
    isAssault: false,
    open: (fight) => open(plan, penalties, fight),
  });
  return played(model);
}

/** The side that has assaulted; the first where neither or both have. // CF-TEST-9 */
function assailantOf({ party: { sideOf }, chargers, engagers, divers }: MeleePlan): 0 | 1 {
  const set = chargers | engagers | divers;
  const hasAssaulted = (side: number): boolean => sideOf.some((it, i) => it === side && (set & (1 << i)) !== 0);
  return hasAssaulted(1) && !hasAssaulted(0) ? 1 : 0;
}

/** The start of the first turn. */
function open(plan: MeleePlan, penalties: Penalties, fight: Fight): void {
  const { party, charged, forced, chargers, engagers, divers } = plan;
  for (let i = 0; i < fight.units.length; i += 1) {
    const bit = 1 << i;
    const unit = fight.unit(i);
    if (party.combatants[i]?.state.charged === true || (charged & bit) !== 0) penalties.impose(fight, i, 1);
    if ((forced & bit) !== 0) unit.flags |= FLAG.forced;
    if ((chargers & bit) !== 0) unit.flags |= FLAG.charging;
    if ((engagers & bit) !== 0) unit.flags |= FLAG.engaging;
    if ((divers & bit) !== 0) unit.flags |= FLAG.charging | FLAG.diving;
  }
}
