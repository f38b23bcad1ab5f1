import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor, checkConscious } from '../checks.ts';
import { burdenOf, combatantOf, fighterOf, heldOf } from '../combatant.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import { centimetresOf, millimetres } from '../lengths.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

/** Most objects that change hands at once. */
const OBJECTS_MAX = 30;

const schema = fields(
  {
    kind: kindWord('pass-object', 'passer-objet').describe('objects and a prisoner change hands'),
    giver: fighterId.describe('who gives; his action'),
    receiver: fighterId.describe('who takes'),
    objects: z
      .array(integer(0, 99, 'encumbrance of an object in cm'))
      .max(OBJECTS_MAX)
      .default([])
      .describe('encumbrance of each object, in cm'),
    prisoner: fighterId.optional().describe('a prisoner of the giver who changes hands too'),
    contact: z.boolean().default(true).describe('whether the models touch'),
  },
  { donneur: 'giver', receveur: 'receiver', objets: 'objects', prisonnier: 'prisoner' },
);

type PassData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('passed', 'passed on', 'transmis'),
  outcome('not-possible', 'not in contact', 'pas au contact'),
];
const PASSED = 0;
const NOT_POSSIBLE = 1;

const METRICS = [
  metric('encumbrance.giver', UNITS.centimetres, 'encumbrance of the giver', 'encombrement du donneur'),
  metric('encumbrance.receiver', UNITS.centimetres, 'encumbrance of the receiver', 'encombrement du receveur'),
];

function totalOf(objects: readonly number[]): number {
  return objects.reduce((total, one) => total + one, 0);
}

// MB-PASS-1, MB-PASS-2
function compile(data: PassData, variant: Variant): ReturnType<typeof settled> {
  const [giver, receiver] = [combatantOf(variant, data.giver), combatantOf(variant, data.receiver)];
  const burden = data.prisoner === undefined ? 0 : burdenOf(0, heldOf(variant, data.prisoner)).encumbrance;
  const moved = data.contact ? millimetres(totalOf(data.objects)) + burden : 0;
  const facts = {
    outcomes: OUTCOMES,
    metrics: METRICS,
    actors: [giver.name, receiver.name],
    opening: { en: `${giver.name} gives to ${receiver.name}`, fr: `${giver.name} donne à ${receiver.name}` },
  };
  return settled(facts, {
    outcome: data.contact ? PASSED : NOT_POSSIBLE,
    values: [centimetresOf(giver.encumbrance - moved), centimetresOf(receiver.encumbrance + moved)],
  });
}

function check(data: PassData, variant: Variant): readonly Finding[] {
  const findings = [
    ...checkActor(['giver'], data.giver, variant),
    ...checkConscious(['receiver'], data.receiver, 'MB-PASS-1', variant),
  ];
  if (data.giver === data.receiver) {
    findings.push(error('receiver', ['receiver'], `${data.giver} cannot give to himself`, 'name two fighters'));
  }
  return findings.length > 0 ? findings : [...checkObjects(data, variant), ...checkPrisoner(data, variant)];
}

// MB-PASS-2
function checkObjects({ giver, objects }: PassData, variant: Variant): readonly Finding[] {
  const [given, carried] = [totalOf(objects), centimetresOf(combatantOf(variant, giver).carried)];
  if (given <= carried) return [];
  const message = `the objects encumber ${given} cm, and ${giver} carries ${carried} (MB-PASS-2)`;
  return [error('carried', ['objects'], message, `write \`carried: ${given}\` for ${giver}, or pass fewer objects`)];
}

function checkPrisoner({ giver, prisoner }: PassData, variant: Variant): readonly Finding[] {
  if (prisoner === undefined) return [];
  const unknown = checkFighterId(['prisoner'], prisoner, variant);
  if (unknown.length > 0) return unknown;
  const { holds } = combatantOf(variant, giver);
  if (holds?.fighter === fighterOf(prisoner)) {
    if (holds.health !== 'dead') return [];
    const message = `${prisoner} is dead: the dead are released, not passed on (MB-PRIS-4)`;
    return [error('state', ['prisoner'], message, 'leave out `prisoner`')];
  }
  const message = `${giver} does not hold ${prisoner} (MB-PASS-2)`;
  return [error('carried', ['prisoner'], message, `write \`holds: ${prisoner}\` for ${giver}`)];
}

/** Objects and a prisoner change hands. */
export const passObject: KindDefinition<PassData> = {
  listing: {
    id: 'pass-object',
    alias: 'passer-objet',
    summary: { en: 'objects and a prisoner change hands', fr: 'des objets et un prisonnier changent de mains' },
    fields: [
      field('giver', 'fighter id', 'identifiant d’un combattant'),
      field('receiver', 'fighter id', 'identifiant d’un combattant'),
      field('objects', 'list of encumbrances in cm', 'liste d’encombrements en cm'),
      field('prisoner', 'fighter id, default none', 'identifiant d’un combattant, défaut aucun'),
      field('contact', 'true (default) | false', 'true (défaut) | false'),
    ],
  },
  schema,
  check,
  warn: ({ objects, prisoner }) =>
    objects.length > 0 || prisoner !== undefined
      ? []
      : [
          warning(
            'no-effect',
            ['kind'],
            { en: 'nothing is passed on', fr: 'rien n’est transmis' },
            { en: 'name `objects:` or a `prisoner:`', fr: 'nommez des `objects` ou un `prisoner`' },
          ),
        ],
  compile,
};
