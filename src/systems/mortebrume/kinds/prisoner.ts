import type { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkConscious } from '../checks.ts';
import { combatantOf, heldOf } from '../combatant.ts';
import { checkFighterId, error } from '../findings.ts';
import { centimetresOf } from '../lengths.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('prisoner', 'prisonnier').describe('what holding a prisoner costs'),
    captor: fighterId.describe('who holds him'),
    prisoner: fighterId.describe('who is held'),
  },
  { gardien: 'captor', prisonnier: 'prisoner' },
);

type PrisonerData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('burdened', 'burdened', 'encombré'),
  outcome('released', 'the dead are released', 'un mort est abandonné'),
];
const BURDENED = 0;
const RELEASED = 1;

const METRICS = [
  metric('encumbrance', UNITS.centimetres, 'encumbrance of the captor', 'encombrement du gardien'),
  metric('movement', UNITS.millimetres, 'simple move', 'déplacement simple'),
  metric('double-movement', UNITS.millimetres, 'double move', 'déplacement double'),
  metric('malus', UNITS.points, 'malus of weapon skill and dodge', 'malus de maniement et d’esquive'),
];

// MB-PRIS-2 to 5
function compile(data: PrisonerData, variant: Variant): ReturnType<typeof settled> {
  const held = heldOf(variant, data.prisoner);
  const captor = combatantOf(variant, data.captor, held);
  const values = [centimetresOf(captor.encumbrance), captor.movement, 2 * captor.movement, Math.abs(captor.burden)];
  const facts = {
    outcomes: OUTCOMES,
    metrics: METRICS,
    actors: [captor.name, held.fighter],
    opening: { en: `${captor.name} holds ${held.fighter}`, fr: `${captor.name} tient ${held.fighter}` },
  };
  return settled(facts, { outcome: held.health === 'dead' ? RELEASED : BURDENED, values });
}

function check(data: PrisonerData, variant: Variant): readonly Finding[] {
  const findings = [
    ...checkConscious(['captor'], data.captor, 'MB-PRIS-1', variant),
    ...checkFighterId(['prisoner'], data.prisoner, variant),
  ];
  if (data.prisoner !== data.captor) return findings;
  const message = `${data.captor} cannot hold himself prisoner`;
  return [...findings, error('captor', ['captor'], message, 'name two fighters')];
}

/** What holding a prisoner costs. */
export const prisoner: KindDefinition<PrisonerData> = {
  listing: {
    id: 'prisoner',
    alias: 'prisonnier',
    summary: { en: 'what holding a prisoner costs', fr: 'ce que coûte de tenir un prisonnier' },
    fields: [
      field('captor', 'fighter id', 'identifiant d’un combattant'),
      field('prisoner', 'fighter id', 'identifiant d’un combattant'),
    ],
  },
  schema,
  check,
  compile,
};
