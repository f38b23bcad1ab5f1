import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { expandSide } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import type { AssaultFacts } from '../assault.ts';
import { bestSplit } from '../best-split.ts';
import { checkFighters, checkMap, checkShots, modeNeeds, shootsOrCasts, warnOfShots } from '../check-attackers.ts';
import { assailantsOf, checkPlan } from '../check-plan.ts';
import { checkTarget } from '../checks.ts';
import { ZONE } from '../clash-fields.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { CombinedModel } from '../combined.ts';
import { error, warning } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { answerNeeds } from '../needs.ts';
import { plannedRolls, splitMalus, wantedReactions } from '../plan.ts';
import { SHOTS_LISTING, shotsMap } from '../shot-fields.ts';
import type { KindDefinition, Need } from './kind.ts';

type FinishOff = 'stop' | 'kill';
type Finisher = 'next' | 'strongest';

const schema = fields(
  {
    kind: kindWord('combined-attack', 'attaque-combinée').describe('several attack one target together'),
    attackers: z.array(z.string()).describe('who attacks, in order: a list of fighter ids, at least two'),
    target: fighterId.describe('whom'),
    distance: centimetres(LENGTH_MAX, 'between the target and those who strike').default(0),
    'finish-off': (
      word({
        noun: 'option',
        ids: ['stop', 'kill'],
        aliases: { arrêter: 'stop', tuer: 'kill' },
      }) as z.ZodType<FinishOff>
    )
      .default('stop')
      .describe('what happens to a target that falls'),
    finisher: (
      word({
        noun: 'finisher',
        ids: ['next', 'strongest'],
        aliases: { suivant: 'next', 'plus-fort': 'strongest' },
      }) as z.ZodType<Finisher>
    )
      .default('next')
      .describe('who finishes off a target that falls'),
    shots: shotsMap,
  },
  { attaquants: 'attackers', cible: 'target', achever: 'finish-off', acheveur: 'finisher', tirs: 'shots' },
);

type CombinedData = z.infer<typeof schema>;

function check(data: CombinedData, variant: Variant): readonly Finding[] {
  const { attackers, target, shots } = data;
  const wrong = [...checkFighters('attackers', attackers, variant, 2), ...checkTarget(['target'], target, variant)];
  if (wrong.length > 0) return wrong;
  const ids = expandSide(attackers);
  return [
    ...checkDistance(data, ids, variant),
    ...checkMap('shots', shots, ids, 'attackers'),
    ...checkShots(shots, ids, variant),
    ...checkPlan(target, ids, variant),
  ];
}

// MB-CC-1
function checkDistance({ distance }: CombinedData, ids: readonly string[], variant: Variant): readonly Finding[] {
  const striker = ids.find((id) => !shootsOrCasts(id, variant));
  if (distance <= ZONE || striker === undefined) return [];
  const message = `the target is ${distance} cm away: out of reach of ${striker}, who strikes (MB-CC-1)`;
  return [error('distance', ['distance'], message, `write 0 to ${ZONE} cm`)];
}

function needs({ attackers, target }: CombinedData, variant: Variant): readonly Need[] {
  const ids = expandSide(attackers);
  return [...ids.flatMap((id) => modeNeeds(id, variant)), ...planNeeds(target, ids, variant)];
}

/** What the target rolls whose plan has a roll: whatever he has, for what he plans may come to be impossible. */
function planNeeds(target: string, ids: readonly string[], variant: Variant): readonly Need[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(target))) return [];
  const wanted = wantedReactions(combatantOf(variant, target), assailantsOf(ids, variant));
  if (!plannedRolls(wanted).includes(true)) return [];
  const dodges = answerNeeds(target, variant, 'dodge');
  return ids.every((id) => shootsOrCasts(id, variant)) ? dodges : [...answerNeeds(target, variant, 'pass'), ...dodges];
}

function compile(
  data: CombinedData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const ids = expandSide(data.attackers);
  const combatants = instancesOf([[data.target], data.attackers])
    .flat()
    .map((name) => combatantOf(variant, name));
  const target = combatants[0] as Combatant;
  const facts: AssaultFacts = {
    combatants,
    distance: millimetres(data.distance),
    finishes: data['finish-off'] === 'kill',
    finisher: data.finisher,
    wanted: wantedReactions(target, assailantsOf(ids, variant)),
    shots: data.shots,
    variant,
    rulings: rulingsOf(variant),
    engine,
  };
  return played(new CombinedModel({ ...facts, malus: malusOf(target, facts) }));
}

function warn(
  { attackers, shots, finisher, 'finish-off': finishing }: CombinedData,
  variant: Variant,
): readonly Finding[] {
  const idle = finisher !== 'next' && finishing === 'stop';
  return [...warnOfShots(shots, expandSide(attackers), variant), ...(idle ? [tellSparing()] : [])];
}

/** A warning where somebody is named to finish off a target that the attack spares. // MB-COMB-8 */
function tellSparing(): Finding {
  const message = {
    en: 'finisher has no effect: a target that falls is not finished off',
    fr: '`finisher` est sans effet\u00a0: une cible qui tombe n’est pas achevée',
  };
  const hint = { en: 'write `finish-off: kill`, or leave it out', fr: 'écrivez `finish-off: kill`, ou omettez-le' };
  return warning('no-effect', ['finisher'], message, hint);
}

// MB-COMB-4, MB-COMB-5
function malusOf({ tactics }: Combatant, facts: AssaultFacts): readonly number[] {
  const split = tactics['malus-split'];
  return split === 'optimal' ? bestSplit(facts) : splitMalus(split, plannedRolls(facts.wanted));
}

/** Several attack one target together. // MB-COMB */
export const combinedAttack: KindDefinition<CombinedData> = {
  listing: {
    id: 'combined-attack',
    alias: 'attaque-combinée',
    summary: {
      en: 'several attack one target together, one after the other',
      fr: 'plusieurs attaquent ensemble une même cible, l’un après l’autre',
    },
    fields: [
      field(
        'attackers',
        'list of fighter ids, at least two, in the order of their attacks',
        'liste d’identifiants, au moins deux, dans l’ordre des attaques',
      ),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('distance', 'cm to those who strike, default 0', 'cm jusqu’à ceux qui frappent, défaut 0'),
      field(
        'finish-off',
        'stop (default) or kill: a target that falls',
        'arrêter (défaut) ou tuer : une cible qui tombe',
      ),
      field('finisher', 'next (default) or strongest: who does so', 'suivant (défaut) ou plus-fort : qui s’en charge'),
      SHOTS_LISTING,
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile,
};
