import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { checkEntries, expandSide } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { CastingModel } from '../casting.ts';
import { answersNeeds, checkShots, FIGHTERS_MAX, modeNeeds, warnOfShots } from '../check-attackers.ts';
import { checkShot, dodgeNeeds, spellNeeds, warnOfShot } from '../check-shot.ts';
import { checkActor, checkTarget } from '../checks.ts';
import { combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { error, sideFindings } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import {
  checkNeighbours,
  NEIGHBOURS_LISTING,
  neighbourMetrics,
  neighbours,
  neighboursOf,
  withNeighbours,
} from '../neighbours.ts';
import { SHOT_ALIASES, SHOT_FIELDS, SHOT_LISTING, SHOTS_LISTING, shotsMap } from '../shot-fields.ts';
import { checkStake } from '../stake.ts';
import type { KindDefinition, Need } from './kind.ts';

const delay = fields(
  {
    disturbers: z
      .array(z.string())
      .max(FIGHTERS_MAX)
      .default([])
      .describe('who attacks the caster while he prepares, in order'),
  },
  { perturbateurs: 'disturbers' },
);

const action = word({
  noun: 'action',
  ids: ['none', 'strike'],
  aliases: { aucune: 'none', frappe: 'strike' },
}) as z.ZodType<'none' | 'strike'>;

const schema = fields(
  {
    kind: kindWord('spell', 'sort').describe('a spell, cast at once or prepared a turn before'),
    attacker: fighterId.describe('who casts it'),
    target: fighterId.describe('at whom'),
    ...SHOT_FIELDS,
    neighbours,
    delay: delay.optional().describe('the spell is prepared a turn before'),
    'with-action': action.default('none').describe('a prepared spell comes with an action'),
    shots: shotsMap,
  },
  {
    attaquant: 'attacker',
    lanceur: 'attacker',
    cible: 'target',
    voisins: 'neighbours',
    retard: 'delay',
    'avec-action': 'with-action',
    tirs: 'shots',
    ...SHOT_ALIASES,
  },
);

type SpellData = z.infer<typeof schema>;

function modelOf(data: SpellData, variant: Variant, { engine }: CompileOptions): CastingModel {
  const [pair = []] = instancesOf([[data.attacker, data.target]]);
  const disturbers = data.delay === undefined ? null : (instancesOf([data.delay.disturbers])[0] ?? []);
  const others = (disturbers ?? []).filter((name) => !pair.includes(name));
  const names = withNeighbours([...pair, ...others], data.neighbours);
  return new CastingModel({
    combatants: names.map((name) => combatantOf(variant, name)),
    circumstances: data,
    neighbours: neighboursOf(data.neighbours, names),
    neighbourMetrics: neighbourMetrics(data.neighbours),
    disturbers: disturbers?.map((name) => names.indexOf(name)) ?? null,
    shots: data.shots,
    strikes: data['with-action'] === 'strike',
    variant,
    rulings: rulingsOf(variant),
    engine,
  });
}

function check(data: SpellData, variant: Variant): readonly Finding[] {
  return [
    ...checkActor(['attacker'], data.attacker, variant),
    ...checkTarget(['target'], data.target, variant),
    ...checkShot(data, []),
    ...checkStake(data.attacker, variant),
    ...checkNeighbours(data.neighbours, data.target, variant),
    ...checkDelay(data, variant),
  ];
}

// MB-DELAY-2, MB-DELAY-3
function checkDelay(data: SpellData, variant: Variant): readonly Finding[] {
  if (data.delay === undefined) {
    if (data['with-action'] === 'none') return [];
    const message = 'with-action needs a delay: only a prepared spell comes with an action (MB-DELAY-3)';
    return [error('with-action', ['with-action'], message, 'write `delay: {}`, or leave with-action out')];
  }
  const { disturbers } = data.delay;
  const { findings } = checkEntries(sideFindings, ['delay', 'disturbers'], disturbers, variant);
  if (findings.length > 0) return findings;
  const ofEach = disturbers.flatMap((entry, index) => checkDisturber(entry, index, data, variant));
  return [
    ...ofEach,
    ...checkShots(
      data.shots,
      disturbers.flatMap((entry) => expandSide([entry]).slice(0, 1)),
      variant,
    ),
  ];
}

function checkDisturber(entry: string, index: number, { attacker }: SpellData, variant: Variant): readonly Finding[] {
  const path = ['delay', 'disturbers', index];
  const id = expandSide([entry])[0] ?? entry;
  const wrong = checkActor(path, id, variant);
  if (wrong.length > 0 || id !== fighterOf(attacker)) return wrong;
  return [error('disturbers', path, `${id} is the caster: he cannot disturb himself`, 'name another fighter')];
}

function warn(data: SpellData, variant: Variant): readonly Finding[] {
  return [
    ...warnOfShot(data, [], false),
    ...warnOfShots(data.shots, expandSide(data.delay?.disturbers ?? []), variant),
  ];
}

function needs({ attacker, target, delay: prepared, 'with-action': strikes }: SpellData, variant: Variant) {
  const disturbers = expandSide(prepared?.disturbers ?? []);
  const ofDisturbers = [
    ...disturbers.flatMap((id) => modeNeeds(id, variant)),
    ...(disturbers.length > 0 ? answersNeeds(attacker, disturbers, variant) : []),
  ];
  const ofStrike = strikes === 'strike' ? [...attackNeeds(attacker, variant), ...answerNeeds(target, variant)] : [];
  const all: readonly Need[] = [...spellNeeds(attacker), ...dodgeNeeds(target, variant), ...ofDisturbers, ...ofStrike];
  return all;
}

/** A spell. // MB-AUG, MB-SPELL, MB-SCAT, MB-DELAY */
export const spell: KindDefinition<SpellData> = {
  listing: {
    id: 'spell',
    alias: 'sort',
    summary: {
      en: 'a spell, with stake and preparation',
      fr: 'un sort, avec mise et préparation',
    },
    fields: [
      field('attacker', 'fighter id: the caster', 'identifiant d’un combattant : le lanceur'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      ...SHOT_LISTING,
      NEIGHBOURS_LISTING,
      field(
        'delay',
        '{disturbers: list}: prepared a turn before, under these attacks',
        '{perturbateurs : liste} : préparé un tour avant, sous ces attaques',
      ),
      field(
        'with-action',
        'none (default) or strike: the action of the next turn; needs delay',
        'aucune (défaut) ou frappe : l’action du tour suivant ; avec `delay`',
      ),
      SHOTS_LISTING,
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
