import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { checkEntries, expandSide } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, noted, word } from '../../vocabulary.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { DisengageModel, type Next, SIDE_NAMES } from '../disengage-model.ts';
import { Disengagements, type Way } from '../disengagement.ts';
import { LENGTH_MAX } from '../fighter-schema.ts';
import { Clash } from '../fights/clash.ts';
import type { FightFacts } from '../fights/facts.ts';
import { FIGHTERS_MAX } from '../fights/fight.ts';
import { checkCrowd, FIGHTING } from '../fights/fight-checks.ts';
import { instancesOf } from '../fights/party.ts';
import { Values } from '../fights/values.ts';
import { checkFighterId, error, FINDINGS, warning } from '../findings.ts';
import { centimetres, millimetres } from '../lengths.ts';
import { settingsOf } from '../settings.ts';
import type { KindDefinition, Need } from './kind.ts';

const THEN = ['stop', 'engage'] as const;

const schema = fields(
  {
    kind: kindWord('disengage', 'désengagement').describe('one attempt to leave contact'),
    subject: fighterId.describe('who leaves'),
    opponents: noted(
      z
        .array(z.string())
        .min(1)
        .max(FIGHTERS_MAX - 2),
      {
        allowed: 'those whom he touches, each an id (`ghoul`, `2 x ghoul`)',
        description: 'those whom he touches',
      },
    ),
    assaulted: z.boolean().default(false).describe('he was charged or engaged in this activation phase'),
    // biome-ignore lint/suspicious/noThenProperty: it is what the field is called.
    then: (
      word({ noun: 'continuation', ids: THEN, aliases: { arrêt: 'stop', engager: 'engage' } }) as z.ZodType<
        (typeof THEN)[number]
      >
    )
      .default('stop')
      .describe('what he does once he is free'),
    'engage-target': fighterId.optional().describe('whom he engages: one of the opponents, or another fighter'),
    distance: centimetres(LENGTH_MAX, 'way to whom he engages').default(0),
    combat: z.boolean().default(false).describe('whether the combat of this turn is fought'),
  },
  {
    sujet: 'subject',
    adversaires: 'opponents',
    assailli: 'assaulted',
    puis: 'then',
    'cible-engagée': 'engage-target',
  },
);

type DisengageData = z.infer<typeof schema>;

/** Names of those whom he touches. */
function opponentsOf({ opponents }: DisengageData): readonly string[] {
  return instancesOf(expandSide(opponents));
}

/** Everybody who can come to fight: the subject, those whom he touches, then whoever else he engages. */
function namesOf(data: DisengageData): readonly string[] {
  const opponents = opponentsOf(data);
  const target = data['engage-target'];
  const isOther = target !== undefined && data.then === 'engage' && !opponents.includes(target);
  return [data.subject, ...opponents, ...(isOther ? [target] : [])];
}

/** How he tries; null when he does not. // CF-DIS-1 */
function wayOf({ assaulted }: DisengageData, { ownTactics }: Combatant): Way | null {
  const wish = ownTactics.disengage ?? 'agility';
  return assaulted || wish === 'never' ? null : wish;
}

function nextOf(data: DisengageData, names: readonly string[], { characteristics }: Combatant): Next {
  const potential = millimetres(characteristics.MOV ?? 0);
  return {
    isEngaging: data.then === 'engage',
    isInReach: millimetres(data.distance) <= potential,
    target: names.indexOf(data['engage-target'] ?? ''),
    potential,
  };
}

function modelOf(data: DisengageData, variant: Variant, { engine }: CompileOptions): DisengageModel {
  const rulings = rulingsOf(variant);
  const names = namesOf(data);
  const combatants = names.map((name) => combatantOf(variant, name));
  const [subject] = combatants as [Combatant];
  const sideOf = names.map((_, index) => (index === 0 ? 0 : 1));
  const fight: FightFacts = {
    party: { sideNames: [...SIDE_NAMES], combatants, sideOf },
    rulings,
    settings: settingsOf(variant),
    engine,
    assailant: 0,
  };
  const values = new Values(fight);
  return new DisengageModel({
    fight,
    values,
    clash: new Clash(fight, values),
    attempts: new Disengagements({ combatants, rulings, engine }),
    way: wayOf(data, subject),
    opponents: opponentsOf(data).map((_, index) => 1 + index),
    next: nextOf(data, names, subject),
    isFought: data.combat,
  });
}

function check(data: DisengageData, variant: Variant): readonly Finding[] {
  const { findings, count } = checkEntries(FINDINGS, ['opponents'], data.opponents, variant);
  const unknown = [...checkFighterId(['subject'], data.subject, variant), ...findings];
  if (unknown.length > 0) return unknown;
  if (count > FIGHTERS_MAX - 2) {
    const message = `${count} opponents are more than an engagement holds`;
    return [error('fighters', ['opponents'], message, `at most ${FIGHTERS_MAX - 2}`)];
  }
  if (opponentsOf(data).includes(data.subject)) {
    const message = `${data.subject} cannot be his own opponent`;
    return [error('both-sides', ['opponents'], message, 'give the fighter of one side an id of his own')];
  }
  return [
    ...checkCrowd(['opponents'], data.subject, opponentsOf(data).length, variant),
    ...checkTarget(data, variant),
    ...checkCharge(data, variant),
  ];
}

function checkTarget(data: DisengageData, variant: Variant): readonly Finding[] {
  const target = data['engage-target'];
  if (target === undefined) {
    if (data.then !== 'engage' || !data.combat) return [];
    const message = 'whom he engages must be named where the combat is fought';
    return [error('engage-target', ['combat'], message, 'write engage-target: with one of the opponents or another')];
  }
  if (target === data.subject) {
    const message = `${target} cannot engage himself`;
    return [error('engage-target', ['engage-target'], message, 'name one of the opponents or another fighter')];
  }
  return opponentsOf(data).includes(target) ? [] : checkFighterId(['engage-target'], target, variant);
}

/** A charge penalty ends with the turn: whoever is under one was charged in this phase. // CF-DIS-1, CF-PEN-5 */
function checkCharge(data: DisengageData, variant: Variant): readonly Finding[] {
  const { subject } = data;
  const who = combatantOf(variant, subject);
  if (!who.state.charged || wayOf(data, who) === null) return [];
  const message = `${subject} is under a charge penalty: whoever was charged in this phase may not disengage`;
  return [error('charged', ['subject'], message, 'write assaulted: true, or take state.charged away')];
}

function warn(data: DisengageData): readonly Finding[] {
  if (data.then === 'engage') return [];
  const idle = data['engage-target'] === undefined ? [] : ['engage-target'];
  return [...idle, ...(data.distance > 0 ? ['distance'] : [])].map((key) =>
    warning(
      'no-effect',
      [key],
      { en: `${key} has no effect: he engages nobody`, fr: `\`${key}\` est sans effet\u00a0: il n’engage personne` },
      { en: 'write then: engage, or leave it out', fr: 'écrivez `then: engage`, ou omettez-le' },
    ),
  );
}

function needs(data: DisengageData, variant: Variant): readonly Need[] {
  const { subject } = data;
  if (!Object.hasOwn(variant.fighters, subject)) return [];
  const others = new Set(namesOf(data).slice(1).map(fighterOf));
  const way = wayOf(data, combatantOf(variant, subject));
  const isForce = way === 'force' || way === 'best';
  const own = [
    ...(way === 'agility' || way === 'best' ? (['INI'] as const) : []),
    ...(isForce ? (['STR'] as const) : []),
    ...(data.then === 'engage' ? (['MOV'] as const) : []),
  ];
  const theirs = data.combat ? FIGHTING : isForce ? (['RES'] as const) : [];
  return [
    { fighter: subject, characteristics: [...new Set([...own, ...(data.combat ? FIGHTING : [])])] },
    ...[...others].map((fighter) => ({ fighter, characteristics: theirs })),
  ];
}

/** One attempt to leave contact. */
export const disengage: KindDefinition<DisengageData> = {
  listing: {
    id: 'disengage',
    alias: 'désengagement',
    summary: {
      en: 'one attempt to leave contact, and what follows in the same turn',
      fr: 'une tentative de désengagement, et la suite du tour',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('opponents', 'list of those whom he touches (`2 x ghoul`)', 'liste de ceux qu’il touche (`2 x goule`)'),
      field(
        'assaulted',
        'true | false (default): charged or engaged in this phase',
        'true | false (défaut) : chargé ou engagé dans cette phase',
      ),
      field('then', 'stop (default) or engage', 'arrêt (défaut) ou engager'),
      field('engage-target', 'an opponent or another fighter', 'un adversaire ou un autre combattant'),
      field('distance', 'cm to whom he engages, default 0', 'cm jusqu’à celui qu’il engage, par défaut 0'),
      field(
        'combat',
        'true | false (default): the combat of this turn is fought',
        'true | false (défaut) : le combat du tour est livré',
      ),
    ],
  },
  schema,
  needs,
  rollsDamage: ({ combat }) => combat,
  check,
  warn,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
