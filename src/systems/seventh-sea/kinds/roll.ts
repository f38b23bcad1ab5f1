import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { InvariantError } from '../../../errors.ts';
import { Act, type ActFacts, drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Metric, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { DramaRoll } from '../checks.ts';
import { combatantOf } from '../combatant.ts';
import { freeRaises, raises, skillId, traitWord, warnOfSkill } from '../deed-fields.ts';
import { type Deed, deedOf, perceptionOf } from '../deeds.ts';
import { checkPart, error } from '../findings.ts';
import { parsePool, poolText } from '../pool-text.ts';
import { dieSort, isUnpractised, type PoolTerms, RAISE, type Rulings, unskilledTn } from '../pools.ts';
import { FIGHTERS } from '../ranks.ts';
import { attemptWords } from '../roll-words.ts';
import { SITE } from '../sites.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('roll', 'jet').describe('one roll against a TN'),
    pool: poolText('what is rolled').optional(),
    subject: fighterId.optional().describe('who rolls, instead of a pool'),
    trait: traitWord.optional().describe('trait that he rolls and keeps'),
    skill: skillId.optional().describe('knack that he adds, if any'),
    check: word({ noun: 'check', ids: ['perception'], aliases: {} })
      .optional()
      .describe('a check of his own instead of a trait'),
    tn: integer(0, 999, 'target number').default(0),
    raises,
    'free-raises': freeRaises,
    bonus: integer(-999, 999, 'points added to the total').default(0),
    dice: integer(-99, 99, 'dice more to roll, or fewer').default(0),
    penalty: integer(0, 99, 'dice fewer to roll').default(0),
    drama: integer(0, 99, 'drama dice that may go into it').default(0),
    crippled: z.boolean().optional().describe('of a pool: the dice of a crippled person'),
    unskilled: z.boolean().optional().describe('of a pool: a knack without any rank'),
    explode: z.boolean().default(true).describe('false: a 10 is not rolled again'),
  },
  {
    réserve: 'pool',
    sujet: 'subject',
    compétence: 'skill',
    nd: 'tn',
    augmentations: 'raises',
    'augmentations-gratuites': 'free-raises',
    dés: 'dice',
    pénalité: 'penalty',
    héroïsme: 'drama',
    estropié: 'crippled',
    inexpérimenté: 'unskilled',
    explose: 'explode',
  },
);

type RollData = z.infer<typeof schema>;

const OUTCOMES = [outcome('success', 'success', 'réussite'), inVain(outcome('failure', 'failure', 'échec'))];
const SUCCESS = 0;
const FAILURE = 1;

/** What is rolled, whoever rolls it. */
function deedIn(data: RollData, variant: Variant): Deed {
  const { rulings } = variant;
  const own = data.subject === undefined ? deedOfPool(data, rulings) : deedOfSubject(data, data.subject, variant);
  const isTame = !data.explode && own.terms.sort === 'exploding';
  const terms: PoolTerms = {
    ...own.terms,
    sort: isTame ? 'plain' : own.terms.sort,
    unkept: (own.terms.unkept ?? 0) + Math.max(0, data.dice),
    penalty: data.penalty + Math.max(0, -data.dice),
    bonus: data.bonus + RAISE * data['free-raises'], // SS-DICE-13
  };
  return { ...own, terms };
}

function deedOfPool({ pool = '', crippled = false, unskilled = false }: RollData, rulings: Rulings): Deed {
  const base = parsePool(pool);
  if (base === null) throw new InvariantError(`${pool} is not a pool`);
  const isWanting = unskilled && isUnpractised(0, rulings);
  return {
    base,
    terms: { sort: dieSort({ isCrippled: crippled, isUnpractised: isWanting }, rulings) },
    tnMore: unskilled ? unskilledTn(0, rulings) : 0,
  };
}

function deedOfSubject({ trait, skill, check }: RollData, subject: string, variant: Variant): Deed {
  const who = combatantOf(variant, subject);
  if (check === undefined && trait !== undefined) return deedOf(who, trait, variant.rulings, { skill });
  return perceptionOf(who, variant.rulings);
}

type Count = 'reached' | 'margin' | 'spent';

interface RollFacts extends ActFacts<Count> {
  readonly roll: DramaRoll;
  readonly tn: number;
  readonly drama: number;
}

/** One roll. // SS-DICE-11, SS-DICE-16 */
class RollModel extends Act<Count> {
  private readonly facts: RollFacts;
  private readonly least: readonly number[];

  constructor(facts: RollFacts) {
    super(facts);
    this.facts = facts;
    this.least = facts.metrics.map(({ min = 0 }) => min);
  }

  protected advance(state: Record<Count, number>, dice: Dice): number {
    const { roll, tn, drama } = this.facts;
    const [leastTotal = 0, leastMargin = 0] = this.least;
    dice.scope(1, 0);
    const reached = roll.totalAgainst(tn, drama, dice, SITE.roll);
    state.reached = reached - leastTotal;
    state.margin = reached - tn - leastMargin;
    state.spent = roll.spent;
    return reached >= tn ? SUCCESS : FAILURE;
  }
}

function modelOf(data: RollData, variant: Variant, options: CompileOptions): RollModel {
  const deed = deedIn(data, variant);
  const tn = data.tn + deed.tnMore + RAISE * data.raises; // SS-DICE-12
  const roll = new DramaRoll(deed.base, deed.terms, variant.rulings, drawsLaws(options));
  const announced = roll.announced(data.drama);
  const least = announced.pool.min + announced.bonus;
  const who = data.subject ?? '';
  return new RollModel({
    outcomes: OUTCOMES,
    metrics: metricsOf(least, tn),
    actors: [data.subject ?? data.pool ?? ''],
    engine: options.engine,
    keyed: [],
    counted: ['reached', 'margin', 'spent'],
    opening: attemptWords(who, announced, tn),
    roll,
    tn,
    drama: data.drama,
  });
}

/** @param least lowest total */
function metricsOf(least: number, tn: number): readonly Metric[] {
  return [
    { ...metric('total', UNITS.points, 'total', 'total'), min: Math.min(0, least) },
    { ...metric('margin', UNITS.points, 'margin over the TN', 'marge sur le ND'), min: least - tn },
    metric('drama-spent', UNITS.dice, 'drama dice spent', 'dés d’héroïsme dépensés'),
  ];
}

function check(data: RollData, variant: Variant): readonly Finding[] {
  const { pool, subject, trait, skill, check: asked } = data;
  const onlyWith = (form: 'pool' | 'subject', keys: readonly (keyof RollData)[]): readonly Finding[] =>
    keys
      .filter((key) => data[key] !== undefined)
      .map((key) =>
        error('roll-form', [key], `${key} belongs to a roll of a ${form}`, `give a ${form}, or leave ${key} out`),
      );
  if ((pool === undefined) === (subject === undefined)) {
    const message = pool === undefined ? 'a roll needs a pool or a subject' : 'a pool and a subject are both given';
    return [
      error(
        'roll-form',
        pool === undefined ? [] : ['subject'],
        message,
        'write `pool: 5k3`, or a subject with a trait and perhaps a skill',
      ),
    ];
  }
  if (subject === undefined) return onlyWith('subject', ['trait', 'skill', 'check']);
  const findings = [
    ...onlyWith('pool', ['crippled', 'unskilled']),
    ...checkPart(['subject'], subject, FIGHTERS, variant),
  ];
  if (asked === undefined && trait === undefined) {
    findings.push(
      error('needs-trait', [], 'a roll of a subject needs a trait', 'write `trait:`, or `check: perception`'),
    );
  }
  if (asked !== undefined && (trait !== undefined || skill !== undefined)) {
    const message = `a check of ${asked} has its own trait`;
    findings.push(error('roll-form', ['check'], message, 'leave trait and skill out'));
  }
  return findings;
}

/** One roll against a TN. */
export const roll: KindDefinition<RollData> = {
  listing: {
    id: 'roll',
    alias: 'jet',
    summary: {
      en: 'one roll, of a pool or of somebody, against a TN',
      fr: 'un jet, d’une réserve ou de quelqu’un, contre un ND',
    },
    needsFighters: false,
    fields: [
      field('pool', 'XkY, XgY, perhaps +B; instead of a subject', 'XgY, XkY, éventuellement +B ; au lieu d’un sujet'),
      field('subject', 'fighter id, instead of a pool', 'identifiant d’un combattant, au lieu d’une réserve'),
      field('trait', 'of the subject', 'du sujet'),
      field('skill', 'knack of the subject; a trait roll without', 'compétence du sujet ; sans elle, un jet de trait'),
      field('check', 'perception: Wits, and keen senses', 'perception : Esprit, et sens aiguisés'),
      field('tn', 'target number, default 0', 'niveau de difficulté, par défaut 0'),
      field('raises', 'TN +5 each, default 0', 'ND +5 chacune, par défaut 0'),
      field('free-raises', 'total +5 each, default 0', 'total +5 chacune, par défaut 0'),
      field('bonus', 'points on the total, default 0', 'points sur le total, par défaut 0'),
      field('dice', 'dice more (or fewer) to roll, default 0', 'dés lancés en plus (ou en moins), par défaut 0'),
      field('penalty', 'dice fewer to roll, default 0', 'dés lancés en moins, par défaut 0'),
      field('drama', 'drama dice that may go into it, default 0', 'dés d’héroïsme disponibles, par défaut 0'),
      field('crippled', 'of a pool: dice do not explode', 'd’une réserve : les dés n’explosent pas'),
      field('unskilled', 'of a pool: a knack of rank 0', 'd’une réserve : compétence de rang 0'),
      field('explode', 'true (default) | false', 'true (défaut) | false'),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check,
  warn: ({ skill }, variant) => warnOfSkill('skill', skill, variant),
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
