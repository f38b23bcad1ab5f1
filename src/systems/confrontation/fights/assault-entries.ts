import { InvariantError } from '../../../errors.ts';
import type { Variant } from '../../system.ts';
import { type Combatant, combatantOf, type Rulings, rulingsOf } from '../combatant.ts';
import { millimetres } from '../lengths.ts';
import { ON_THE_GROUND, potentialOf } from '../potential.ts';
import type { AssaultData, RedirectionData } from './assault-fields.ts';
import type { AssaultEntry, Redirection } from './assault-plan.ts';
import { indexOf, type Party } from './party.ts';

/** Whether an assault is a charge. // CF-ASLT-1 */
export function isCharge({ type, visible }: Pick<AssaultData, 'type' | 'visible'>, rulings: Rulings): boolean {
  return type === 'charge' || (type === 'auto' && (visible || rulings['charge-condition'] === 'free'));
}

/** Whether somebody means to shoot when he assaults a target that he sees. // CF-SHOT-8 */
export function meansToFire({ abilities, tactics, characteristics, shots }: Combatant, rulings: Rulings): boolean {
  if (tactics['assault-fire'] === 'no') return false;
  if (abilities.has('assault-fire')) return true;
  return rulings['free-assault-fire'] === 'yes' && characteristics.AIM !== null && shots.length > 0;
}

/** X of the impact of somebody's charges, 0 without. // CF-ABL-26 */
export function impactOf({ abilities }: Combatant, rulings: Rulings): number {
  return rulings.impact === 'automatic' ? (abilities.number('impact') ?? 0) : 0;
}

/** Names of those whom an assault may wound before any combat: he does not shoot again once he redirects. // CF-ASLT-10 */
export function woundedAtOnce(assault: AssaultData, variant: Variant): readonly string[] {
  const { by, on, visible, redirect } = assault;
  const rulings = rulingsOf(variant);
  const who = combatantOf(variant, by);
  if (isCharge(assault, rulings) && impactOf(who, rulings) > 0) return [...on, ...(redirect?.on ?? [])];
  return visible && meansToFire(who, rulings) ? on : [];
}

function indicesOf(party: Party, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const index = indexOf(party, name);
    if (index < 0) throw new InvariantError(`${name} takes no part`);
    return index;
  });
}

function setOf(indices: readonly number[]): number {
  return indices.reduce((bits, index) => bits | (1 << index), 0);
}

function redirectionOf(data: RedirectionData, party: Party, charges: boolean): Redirection {
  const on = indicesOf(party, data.on);
  return { on, set: setOf(on), distance: millimetres(data.distance), isCharge: charges && data.visible };
}

/**
 * An assault of a scenario made ready.
 * @param flight mm that a dive can go, that of any other charge when absent, and whether it ends on the ground // CF-FLY-9
 * @throws InvariantError when it was not checked
 */
export function entryOf(
  data: AssaultData,
  index: number,
  party: Party,
  rulings: Rulings,
  flight: { readonly potential?: number; readonly divePotential?: number; readonly isLanding?: boolean } = {},
): AssaultEntry {
  const [by = 0] = indicesOf(party, [data.by]);
  const who = party.combatants[by] as Combatant;
  const on = indicesOf(party, data.on);
  const charges = isCharge(data, rulings);
  const potential = flight.potential ?? potentialOf(charges ? 'charge' : 'engage', who, ON_THE_GROUND, rulings);
  return {
    by,
    on,
    set: setOf(on),
    distance: millimetres(data.distance),
    potential,
    divePotential: flight.divePotential ?? potential,
    isCharge: charges,
    speakingTurn: data['speaking-turn'],
    redirect: data.redirect === undefined ? null : redirectionOf(data.redirect, party, charges),
    fires: data.visible && meansToFire(who, rulings),
    impact: impactOf(who, rulings),
    whenGone: flight.isLanding === true && who.tactics.redirect === 'run' ? 'stay' : who.tactics.redirect, // CF-FLY-8
    isFirst: index === 0,
  };
}

/** Names of those whom assaults concern: who take part from the start, and who may be redirected at. // CF-ASLT-14 */
export function concerned(assaults: readonly AssaultData[]): {
  readonly taking: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
} {
  const taking = new Set(assaults.flatMap(({ by, on }) => [by, ...on]));
  const next = assaults.flatMap(({ redirect }) => redirect?.on ?? []);
  return { taking, all: new Set([...taking, ...next]) };
}
