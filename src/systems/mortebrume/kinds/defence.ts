import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor, checkHandToHand, checkTarget } from '../checks.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { DefenceModel, type Readiness } from '../defending.ts';
import { checkFighterId, warning } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { combatantsOf, isReady } from '../intercepting.ts';
import { centimetres, LENGTH_MAX } from '../lengths.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import type { KindDefinition, Need } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('defence', 'défense').describe('an attack on a fighter whom another defends'),
    attacker: fighterId.describe('who attacks'),
    target: fighterId.describe('whom'),
    defender: fighterId.describe('who comes between them'),
    'attacker-distance': centimetres(LENGTH_MAX, 'how far the attacker moves'),
    'defender-distance': centimetres(LENGTH_MAX, 'how far the defender moves'),
    sees: z.boolean().default(true).describe('the defender sees the attacker'),
    reaches: z
      .boolean()
      .default(true)
      .describe('the defender can end in contact with his friend and within striking distance'),
  },
  {
    attaquant: 'attacker',
    cible: 'target',
    défenseur: 'defender',
    'distance-attaquant': 'attacker-distance',
    'distance-défenseur': 'defender-distance',
    voit: 'sees',
    atteint: 'reaches',
  },
);

type DefenceData = z.infer<typeof schema>;

// MB-DEF-1 to 3
function readinessOf(data: DefenceData, defender: Combatant): Readiness {
  if (!data.sees || !data.reaches || !isReady(defender)) return 'none';
  return data['defender-distance'] <= data['attacker-distance'] ? 'in-time' : 'too-late';
}

function check({ attacker, target, defender }: DefenceData, variant: Variant): readonly Finding[] {
  return [
    ...checkActor(['attacker'], attacker, variant),
    ...checkTarget(['target'], target, variant),
    ...checkFighterId(['defender'], fighterOf(defender), variant),
    ...checkHandToHand(attacker, 'defence', variant),
    ...checkHandToHand(defender, 'defence', variant),
  ];
}

/** A warning where the defender cannot come whatever the distances. */
function warn(data: DefenceData, variant: Variant): readonly Finding[] {
  const [defender] = combatantsOf([data.defender], variant);
  if (defender === undefined || !data.sees || !data.reaches || isReady(defender)) return [];
  const message = {
    en: `${data.defender} cannot defend as he is: the target is attacked (MB-DEF-1)`,
    fr: `${data.defender} ne peut défendre dans son état\u00a0: c’est la cible qui est attaquée (MB-DEF-1)`,
  };
  return [
    warning('no-defence', ['defender'], message, {
      en: 'change his `condition` or `physique-left`',
      fr: 'changez son `condition` ou son `physique-left`',
    }),
  ];
}

function needs({ attacker, target, defender }: DefenceData, variant: Variant): readonly Need[] {
  return [
    ...attackNeeds(attacker, variant),
    ...answerNeeds(target, variant),
    ...answerNeeds(defender, variant),
    ...(dodgesPast(attacker, variant)
      ? [...attackNeeds(defender, variant), ...answerNeeds(attacker, variant, 'dodge')]
      : []),
  ];
}

/** Whether the defender may come to attack. // MB-DEF-4 */
function dodgesPast(attacker: string, variant: Variant): boolean {
  if (!Object.hasOwn(variant.fighters, fighterOf(attacker)) || rulingsOf(variant)['dodge-past'] === 'free')
    return false;
  return combatantOf(variant, attacker).tactics['against-defender'] === 'dodge-past';
}

function compile(
  data: DefenceData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const [names = []] = instancesOf([[data.attacker, data.target, data.defender]]);
  const combatants = combatantsOf(names, variant) as readonly [Combatant, Combatant, Combatant];
  const readiness = readinessOf(data, combatants[2]);
  return played(new DefenceModel({ combatants, readiness, rulings: rulingsOf(variant), engine }));
}

/** An attack on a fighter whom another defends. // MB-DEF */
export const defence: KindDefinition<DefenceData> = {
  listing: {
    id: 'defence',
    alias: 'défense',
    summary: {
      en: 'an attack on a fighter whom another defends',
      fr: 'une attaque contre un combattant qu’un autre défend',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('defender', 'fighter id: comes between them', 'identifiant : s’interpose'),
      field('attacker-distance', 'cm: how far the attacker moves', 'cm : déplacement de l’attaquant'),
      field('defender-distance', 'cm: how far the defender moves', 'cm : déplacement du défenseur'),
      field('sees', 'true (default) | false: he sees the attacker', 'true (défaut) | false : il voit l’attaquant'),
      field(
        'reaches',
        'true (default) | false: he can stand beside the target, within striking distance',
        'true (défaut) | false : il peut se placer contre la cible, à distance de frappe',
      ),
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile,
};
