import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { CONTINUES, type CompileOptions, type Finding, type Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { CHARACTERISTIC_ALIASES, CHARACTERISTICS, type CharacteristicId } from '../characteristics.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { Contests, NOBODY, OPPOSED_POLICY_OF } from '../contest.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import { SITE } from '../sites.ts';
import { standingBonus, standingValue } from '../standing.ts';
import type { Policy } from '../test-roll.ts';
import { POLICY_OF, Tests } from '../tests.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition, Need } from './kind.ts';

/** Characteristics that dice are added to. */
const TESTED: readonly string[] = Object.keys(CHARACTERISTICS).filter(
  (id) => id !== 'MOV' && id !== 'MOV-air' && id !== 'strength-dice',
);

const tested = word({
  noun: 'characteristic',
  ids: TESTED,
  aliases: Object.fromEntries(Object.entries(CHARACTERISTIC_ALIASES).filter(([, id]) => TESTED.includes(id))),
}) as z.ZodType<CharacteristicId>;

const schema = fields(
  {
    kind: kindWord('test', 'test').describe('a test against a difficulty or an opponent'),
    subject: fighterId.describe('who tests'),
    characteristic: tested.describe('what he tests'),
    difficulty: integer(-99, 99, 'difficulty; or an opponent').optional(),
    opponent: fighterId.optional().describe('who opposes him; or a difficulty'),
    'opponent-characteristic': tested.optional().describe('what the opponent tests; the same by default'),
    dice: integer(1, 6, 'dice of the subject, the best of which counts').default(1),
    'opponent-dice': integer(1, 6, 'dice of the opponent').default(1),
    modifier: integer(-99, 99, 'added to the result of the subject').default(0),
  },
  {
    sujet: 'subject',
    caractéristique: 'characteristic',
    difficulté: 'difficulty',
    adversaire: 'opponent',
    'caractéristique-adverse': 'opponent-characteristic',
    dés: 'dice',
    'dés-adverses': 'opponent-dice',
    modificateur: 'modifier',
  },
);

type TestData = z.infer<typeof schema>;

const REACHED = [outcome('success', 'success', 'réussite'), outcome('failure', 'failure', 'échec')];
const SUCCESS = 0;
const FAILURE = 1;
const WINNERS = [
  outcome('subject', 'the subject wins', 'le sujet l’emporte'),
  outcome('opponent', 'the opponent wins', 'l’adversaire l’emporte'),
];

interface DifficultyFacts extends ActFacts<'final'> {
  readonly tests: Tests;
  readonly count: number;
  readonly policy: Policy;
  /** Added to the natural total. */
  readonly bonus: number;
  readonly difficulty: number;
  /** Least final result, or 0. */
  readonly least: number;
  /** Nobody asks for the final result, only whether it suffices: of that alone the fractions can be told. */
  readonly tellsSuccess: boolean;
}

/** A test against a difficulty. // CF-TEST-4 */
class DifficultyModel extends Act<'final'> {
  private readonly facts: DifficultyFacts;

  constructor(facts: DifficultyFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(state: Record<'final', number>, dice: Dice): number {
    const { tests, count, policy, bonus, difficulty, least, tellsSuccess } = this.facts;
    dice.scope(1, 0);
    if (tellsSuccess) return tests.succeeds(count, policy, difficulty - bonus, dice) ? SUCCESS : FAILURE;
    const total = tests.total(count, policy, difficulty - bonus, dice);
    state.final = (total === 0 ? 0 : total + bonus) - least;
    return total > 0 && total + bonus >= difficulty ? SUCCESS : FAILURE;
  }
}

interface OpposedFacts extends ActFacts<never> {
  readonly contests: Contests;
}

/** An opposed test. // CF-TEST-7 to 10 */
class OpposedModel extends Act<never> {
  private readonly contests: Contests;

  constructor(facts: OpposedFacts) {
    super(facts);
    this.contests = facts.contests;
  }

  protected advance(_state: Record<never, number>, dice: Dice): number {
    const winner = this.contests.attempt(1, dice);
    return winner === NOBODY ? CONTINUES : winner;
  }
}

const SITES = { first: SITE.test, again: SITE.testAgain };
const OPPONENT_SITES = { first: SITE.opponent, again: SITE.opponentAgain };

function difficultyModel(
  data: TestData,
  difficulty: number,
  variant: Variant,
  options: CompileOptions,
): DifficultyModel {
  const rulings = rulingsOf(variant);
  const who = combatantOf(variant, data.subject);
  const bonus = standingBonus(who, data.characteristic, rulings) + data.modifier;
  const least = Math.min(0, LEAST_TOTAL + bonus);
  return new DifficultyModel({
    outcomes: REACHED,
    metrics: [{ ...metric('final', UNITS.points, 'final result', 'résultat final'), min: least }],
    actors: [who.id],
    engine: options.engine,
    keyed: [],
    counted: ['final'],
    opening: {
      en: `${who.id} tests ${data.characteristic}: +${bonus} against ${difficulty}`,
      fr: `${who.id} teste ${data.characteristic} : +${bonus} contre ${difficulty}`,
    },
    tests: new Tests(rulings, SITES, options.engine),
    count: data.dice,
    policy: POLICY_OF[who.tactics['explode-test']],
    bonus,
    difficulty,
    least,
    tellsSuccess: options.engine === 'fractions',
  });
}

/** Least natural total that is no failure. */
const LEAST_TOTAL = 2;

function opposedModel(data: TestData, opponent: string, variant: Variant, options: CompileOptions): OpposedModel {
  const rulings = rulingsOf(variant);
  const contests = new Contests(rulings, [SITES, OPPONENT_SITES], { engine: options.engine });
  const [subject, other] = [combatantOf(variant, data.subject), combatantOf(variant, opponent)];
  const fill = (side: 0 | 1, who: Combatant, id: CharacteristicId, count: number, modifier: number): void => {
    const contender = contests.contenders[side];
    const bonus = standingBonus(who, id, rulings);
    contender.value = rulings['wound-penalty'] === 'result' ? standingValue(who, id, rulings) : bonus;
    contender.modifier = bonus - contender.value + modifier;
    contender.count = count;
    contender.policy = OPPOSED_POLICY_OF[who.tactics['explode-opposed']];
    contender.actor = side;
  };
  fill(0, subject, data.characteristic, data.dice, data.modifier);
  fill(1, other, data['opponent-characteristic'] ?? data.characteristic, data['opponent-dice'], 0);
  const [first, second] = contests.contenders;
  return new OpposedModel({
    outcomes: WINNERS,
    metrics: [],
    actors: [subject.id, other.id],
    engine: options.engine,
    keyed: [],
    counted: [],
    opening: {
      en: `${subject.id}: +${first.bonus} against ${other.id}: +${second.bonus}`,
      fr: `${subject.id} : +${first.bonus} contre ${other.id} : +${second.bonus}`,
    },
    contests,
  });
}

// CF-ERR-13
function check(data: TestData, variant: Variant): readonly Finding[] {
  const { difficulty, opponent } = data;
  const findings: Finding[] = [...checkFighterId(['subject'], data.subject, variant)];
  if (opponent !== undefined) findings.push(...checkFighterId(['opponent'], opponent, variant));
  const hint = 'give either a difficulty or an opponent';
  if (difficulty === undefined && opponent === undefined) {
    findings.push(error('test-form', [], 'a test needs a difficulty or an opponent', hint));
  }
  if (difficulty !== undefined && opponent !== undefined) {
    findings.push(error('test-form', ['opponent'], 'a test has both a difficulty and an opponent', hint));
  }
  return findings;
}

function warn(data: TestData): readonly Finding[] {
  if (data.opponent !== undefined) return [];
  return (['opponent-characteristic', 'opponent-dice'] as const)
    .filter((key) => (key === 'opponent-dice' ? data[key] !== 1 : data[key] !== undefined))
    .map((key) =>
      warning(
        'no-effect',
        [key],
        { en: `${key} has no effect without an opponent`, fr: `\`${key}\` est sans effet sans adversaire` },
        { en: `leave ${key} out`, fr: `omettez \`${key}\`` },
      ),
    );
}

function needs(data: TestData): readonly Need[] {
  const needOf = (fighter: string, id: CharacteristicId): Need => ({
    fighter,
    // Discipline that nobody mentions is 0.
    characteristics: id === 'DIS' ? [] : [id],
  });
  const subject = needOf(data.subject, data.characteristic);
  if (data.opponent === undefined) return [subject];
  return [subject, needOf(data.opponent, data['opponent-characteristic'] ?? data.characteristic)];
}

/** A test of a characteristic, against a difficulty or an opponent. */
export const test: KindDefinition<TestData> = {
  listing: {
    id: 'test',
    alias: 'test',
    summary: {
      en: 'a test of a characteristic, against a difficulty or an opponent',
      fr: 'un test de caractéristique, contre une difficulté ou un adversaire',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('characteristic', 'INI, ATT, STR, DEF, RES, AIM, COU …', 'INI, ATT, FOR, DEF, RES, TIR, COU…'),
      field('difficulty', 'number to reach; or an opponent', 'nombre à atteindre ; ou un adversaire'),
      field('opponent', 'fighter id; or a difficulty', 'identifiant d’un combattant ; ou une difficulté'),
      field('opponent-characteristic', 'the same by default', 'la même par défaut'),
      field('dice', '1 (default) to 6: the best counts', '1 (défaut) à 6 : le meilleur compte'),
      field('opponent-dice', '1 (default) to 6', '1 (défaut) à 6'),
      field('modifier', 'added to the subject’s result, default 0', 'ajouté au résultat du sujet, par défaut 0'),
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile: (data, variant, options) =>
    data.opponent === undefined
      ? played(difficultyModel(data, data.difficulty ?? 0, variant, options))
      : played(opposedModel(data, data.opponent, variant, options)),
};
