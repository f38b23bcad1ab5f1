import { played } from '../../act.ts';
import type { CompileOptions, Variant } from '../../system.ts';
import { rulingsOf } from '../combatant.ts';
import { settingsOf } from '../settings.ts';
import { type AssaultEntry, inOrder } from './assault-plan.ts';
import { Assaults } from './assaults.ts';
import { Clash } from './clash.ts';
import { ContactEnding } from './contact-ending.ts';
import { Dread } from './dread.ts';
import { SidesEnding } from './ending.ts';
import type { FightFacts } from './facts.ts';
import { Fear } from './fear.ts';
import { type Fight, FLAG } from './fight.ts';
import { FightModel } from './fight-model.ts';
import { Front, type Roster } from './front.ts';
import { Leaving, mayLeave } from './leaving.ts';
import { Maintenance } from './maintenance.ts';
import { Missiles } from './missiles.ts';
import type { Party } from './party.ts';
import { Penalties } from './penalties.ts';
import { SingleCombat } from './single-combat.ts';
import type { TurnPart } from './turn-part.ts';
import { Values } from './values.ts';

/** A fight around a lone fighter, as its kind describes it. */
export interface FrontPlan {
  readonly party: Party;
  /** Side of the lone fighter. */
  readonly loneSide: 0 | 1;
  /** Who takes part from the start. */
  readonly roster: Roster;
  /** The side that assaults in the first turn; the first where nobody does. */
  readonly assailant: 0 | 1;
  /** Everybody touches the lone fighter from the start. */
  readonly isInContact: boolean;
  readonly entries: readonly AssaultEntry[];
  /** Index of whoever dives, or -1. */
  readonly diver: number;
  /** Bit sets: under the charge penalty, and forced into defence, in the first turn. */
  readonly charged: number;
  readonly forced: number;
  readonly fear: boolean;
  /** Counts how an assault has come off. */
  readonly isAssault: boolean;
  /** How far it is played. */
  readonly extent: 'contact' | 'turn' | 'fight';
  readonly rounds: number;
}

/** The model of a fight around a lone fighter. */
export function compileFront(plan: FrontPlan, variant: Variant, { engine }: CompileOptions): ReturnType<typeof played> {
  const { party, roster, assailant, extent } = plan;
  const facts: FightFacts = { party, rulings: rulingsOf(variant), settings: settingsOf(variant), engine, assailant };
  const penalties = new Penalties(facts);
  const charged = chargedOf(plan);
  const isContactOnly = extent === 'contact';
  const clash = new Clash(facts, new Values(facts));
  const parts = partsOf(plan, facts, penalties, charged, clash);
  const model = new FightModel({
    facts,
    ending: isContactOnly ? new ContactEnding(roster) : new SidesEnding(facts, roster),
    parts,
    key: { combatPart: isContactOnly ? parts.length : parts.length - 2, clash, pursuit: null },
    roundsMax: extent === 'fight' ? plan.rounds : 1,
    isAssault: plan.isAssault,
    open: (fight) => open(plan, penalties, charged, fight),
  });
  return played(model);
}

/** Parts of a turn, those left out that can never ask for anything. // CF-TURN-1 */
function partsOf(
  plan: FrontPlan,
  facts: FightFacts,
  penalties: Penalties,
  charged: number,
  clash: Clash,
): readonly TurnPart[] {
  const { values } = clash;
  const front = new Front(plan.party, plan.loneSide);
  const fear = new Fear(facts, plan.fear);
  const isContactOnly = plan.extent === 'contact';
  const parts: TurnPart[] = [];
  if (plan.entries.length > 0) {
    const assaults = new Assaults({
      front,
      entries: inOrder(plan.entries),
      fear,
      missiles: new Missiles(facts, values, clash.blows.strikes.wounds),
      penalties,
      charged,
      tellsStory: isContactOnly,
      flightRedirects: facts.rulings['flight-redirects'] === 'yes',
    });
    parts.push(assaults);
  }
  if (isContactOnly) return parts;
  if (mayLeave(plan.party)) parts.push(new Leaving(facts, front, values, plan.isInContact));
  const dread = fear.hasAbominable ? [new Dread(front, fear)] : [];
  return [...dread, ...parts, new SingleCombat(front, clash), new Maintenance(facts)];
}

/** Bit set of those who are under the charge penalty when the first turn begins. */
function chargedOf({ party: { combatants }, charged }: FrontPlan): number {
  return combatants.reduce((set, { state }, i) => (state.charged ? set | (1 << i) : set), charged);
}

/** The start of the first turn. Whoever may be redirected at comes into it when he is touched. // CF-ASLT-14 */
function open(plan: FrontPlan, penalties: Penalties, charged: number, fight: Fight): void {
  const { party, roster, entries } = plan;
  for (let i = 0; i < fight.units.length; i += 1) {
    const unit = fight.unit(i);
    if ((charged & (1 << i)) !== 0 && roster[i] === true) {
      penalties.impose(fight, i, 1);
      unit.flags |= FLAG.assaulted; // CF-DIS-1
    }
    // He has tried to leave contact, and does not try again. // CF-DIS-6
    if ((plan.forced & (1 << i)) !== 0) unit.flags |= FLAG.forced | FLAG.acted;
    if (plan.isInContact && party.sideOf[i] !== plan.loneSide) unit.flags |= FLAG.touching;
  }
  for (const { by, distance } of entries) fight.unit(by).distance = distance;
  if (plan.diver >= 0) fight.unit(plan.diver).flags |= FLAG.aloft;
}
