import { played, settled } from '../act.ts';
import { inVain, outcome } from '../outcomes.ts';
import type { CompileOptions, Finding, Model, Outcome, Tactics, Variant } from '../system.ts';
import type { Charge } from './charge.ts';
import { checkActor, checkHandToHand, checkTarget } from './checks.ts';
import { type ClashData, ZONE } from './clash-fields.ts';
import { type Combatant, combatantOf, rulingsOf } from './combatant.ts';
import { type Manoeuvre, manoeuvreOf, meetingOf } from './domination.ts';
import { error, warning } from './findings.ts';
import { instancesOf } from './instances.ts';
import type { Need } from './kinds/kind.ts';
import { millimetres } from './lengths.ts';
import { ATTACKER, MeleeModel, meleeMetrics, TARGET } from './melee.ts';
import { answerNeeds, attackNeeds } from './needs.ts';

/** Outcomes of an attack, in the order of the results of an exchange; then that there is none. */
export const CLASH_OUTCOMES: readonly Outcome[] = [
  outcome('attacker', 'the attacker dominates', 'l’attaquant domine'),
  inVain(outcome('defender', 'the target dominates', 'la cible domine')),
  outcome('tie', 'tie', 'égalité'),
  outcome('both-hit', 'both are hit', 'les deux sont touchés'),
  inVain(outcome('dodged', 'dodged', 'esquivé')),
  inVain(outcome('missed', 'missed', 'raté')),
  inVain(outcome('out-of-reach', 'out of reach', 'hors de portée')),
];

/** Index result of an exchange → outcome, where every result is an outcome of its own. */
export const EVERY_RESULT: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Contradictions of an attack. @param kind id of the kind */
export function checkClash(data: ClashData, kind: string, variant: Variant): readonly Finding[] {
  return [
    ...checkActor(['attacker'], data.attacker, variant),
    ...checkTarget(['target'], data.target, variant),
    ...checkHandToHand(data.attacker, kind, variant),
    ...checkFlingTo(data),
  ];
}

/** An error where somebody would be flung too far. // MB-FLING-1 */
export function checkFlingTo({ 'fling-to': to }: Pick<ClashData, 'fling-to'>): readonly Finding[] {
  if (to === undefined || to <= ZONE) return [];
  const message = `fling-to ${to} is outside the zone of who dominates (MB-FLING-1)`;
  return [error('fling-to', ['fling-to'], message, `write 0 to ${ZONE} cm`)];
}

/** A warning where nobody of an attack can be flung. */
export function warnOfFling(data: ClashData, variant: Variant): readonly Finding[] {
  return warnOfFlingTo(data, [data.attacker, data.target], variant);
}

/** The same of all who meet. @param ids of them */
export function warnOfFlingTo(
  data: Pick<ClashData, 'fling-to'>,
  ids: readonly string[],
  variant: Variant,
): readonly Finding[] {
  if (data['fling-to'] === undefined) return [];
  const flings = ids.some((id) => manoeuvreOf(combatantOf(variant, id)) === 'fling');
  if (flings) return [];
  const message = {
    en: 'fling-to has no effect: nobody flings after dominating',
    fr: '`fling-to` est sans effet\u00a0: personne ne projette après avoir dominé',
  };
  const hint = {
    en: 'give a fighter with a long or heavy weapon the tactic `after-domination: fling`',
    fr: 'donnez à un combattant armé d’une arme longue ou lourde la tactique `after-domination: fling`',
  };
  return [warning('no-effect', ['fling-to'], message, hint)];
}

/** What the two of an attack roll with. */
export function clashNeeds({ attacker, target }: ClashData, variant: Variant): readonly Need[] {
  return [...attackNeeds(attacker, variant), ...answerNeeds(target, variant)];
}

/** What makes an attack peculiar. */
export interface ClashFacts {
  readonly outcomes?: readonly Outcome[];
  /** Index result of the exchange → outcome. */
  readonly outcomeOf?: readonly number[];
  /** What the attacker does after dominating, whatever his tactics. */
  readonly manoeuvre?: Manoeuvre;
  readonly isBodyStrike?: boolean;
  readonly charge?: Charge | null;
  /** Id of who attacks the attacker afterwards. */
  readonly pursuer?: string | undefined;
}

type Compiled = { readonly model: Model; readonly tactics: Tactics };

/** The model of an attack. */
export function compileClash(
  data: ClashData,
  variant: Variant,
  { engine }: CompileOptions,
  facts: ClashFacts = {},
): Compiled {
  const { outcomes = CLASH_OUTCOMES, charge = null, pursuer } = facts;
  const [names = []] = instancesOf([[data.attacker, data.target, ...(pursuer === undefined ? [] : [pursuer])]]);
  const isOutOfReach = data.distance > ZONE || data.band === 'blocked';
  if (isOutOfReach) return noClash(data, names, outcomes, 'out-of-reach', facts);
  const combatants = names.map((name) => combatantOf(variant, name));
  const [attacker, target] = [combatants[ATTACKER], combatants[TARGET]] as [Combatant, Combatant];
  return played(
    new MeleeModel({
      combatants,
      rulings: rulingsOf(variant),
      engine,
      outcomes,
      outcomeOf: facts.outcomeOf ?? EVERY_RESULT,
      meeting: meetingOf(attacker, target, data, facts.manoeuvre),
      isReduced: data.band === 'reduced',
      modifier: data.modifier,
      targetModifier: data['target-modifier'],
      isBodyStrike: facts.isBodyStrike ?? false,
      charge,
    }),
  );
}

/** An attack that cannot be made: nothing changes. @param end id of its outcome // MB-CC-1, MB-CHG-2 */
export function noClash(
  { distance }: ClashData,
  actors: readonly string[],
  outcomes: readonly Outcome[],
  end: string,
  { charge, pursuer }: ClashFacts,
): Compiled {
  const metrics = meleeMetrics(charge !== undefined, pursuer !== undefined);
  const values = metrics.map(({ name }) => (name === 'gap' ? millimetres(distance) : 0));
  return settled({ outcomes, metrics, actors }, { outcome: outcomes.findIndex(({ name }) => name === end), values });
}
