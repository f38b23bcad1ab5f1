import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { InvariantError } from '../../../errors.ts';
import { Act, type ActFacts, played } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { type Aptitude, aptitudeOf, aptitudeText } from '../aptitude.ts';
import { checkSubject } from '../checks.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { error } from '../findings.ts';
import { Roll, Rolls } from '../roll.ts';
import { rolledAptitude } from '../rolled.ts';
import { diceTableOf, writtenAptitude } from '../settings.ts';
import { SITE } from '../sites.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition, Need, RolledId } from './kind.ts';

const ROLLED = ['weapon-skill', 'dodge', 'will', 'casting', 'throw', 'escape'] as const satisfies readonly RolledId[];

/** Rules that ask for what a test may roll. */
const RULE_OF: Readonly<Record<RolledId, string>> = {
  'weapon-skill': 'MB-ROLL-1',
  dodge: 'MB-ROLL-1',
  will: 'MB-ROLL-1',
  casting: 'MB-ROLL-1',
  throw: 'MB-THROW-2',
  escape: 'MB-ESC-1',
};

const MODIFIER_MAX = 99;

const schema = fields(
  {
    kind: kindWord('test', 'jet').describe('one roll against a difficulty'),
    subject: fighterId.describe('who rolls'),
    aptitude: (
      word({
        noun: 'aptitude',
        ids: ROLLED,
        aliases: {
          'maniement-d-arme': 'weapon-skill',
          esquive: 'dodge',
          volonté: 'will',
          lancement: 'casting',
          lancer: 'throw',
          évasion: 'escape',
        },
      }) as z.ZodType<RolledId>
    )
      .default('weapon-skill')
      .describe('what he rolls with'),
    roll: aptitudeOf('rolled instead of an aptitude of his').optional(),
    difficulty: integer(-999, 999, 'to be reached'),
    modifier: integer(-MODIFIER_MAX, MODIFIER_MAX, 'added to the result').default(0),
    destiny: integer(0, 3, 'dice added by destiny').default(0),
  },
  {
    sujet: 'subject',
    jet: 'roll',
    difficulté: 'difficulty',
    modificateur: 'modifier',
    destinée: 'destiny',
  },
);

type TestData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('special', 'special success', 'réussite spéciale'),
  outcome('success', 'success', 'réussite'),
  inVain(outcome('failure', 'failure', 'échec')),
  inVain(outcome('automatic-failure', 'automatic failure', 'échec automatique')),
];
const SPECIAL = 0;
const SUCCESS = 1;
const FAILURE = 2;
const AUTOMATIC_FAILURE = 3;

interface TestFacts extends ActFacts<'result' | 'margin'> {
  readonly rolls: Rolls;
  readonly aptitude: Aptitude;
  readonly modifier: number;
  readonly destiny: number;
  readonly difficulty: number;
  /** From which result and margin are counted. */
  readonly least: { readonly result: number; readonly margin: number };
}

/** One roll against a difficulty. // MB-ROLL-1 to 6 */
class TestModel extends Act<'result' | 'margin'> {
  private readonly facts: TestFacts;
  private readonly roll = new Roll();

  constructor(facts: TestFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(state: Record<'result' | 'margin', number>, dice: Dice): number {
    const { rolls, aptitude, modifier, destiny, difficulty, least } = this.facts;
    const { roll } = this;
    dice.scope(1, 0);
    rolls.roll(roll, aptitude, modifier, destiny, dice, SITE.test);
    state.result = roll.total - least.result;
    state.margin = roll.total - difficulty - least.margin;
    if (roll.isFailure) return AUTOMATIC_FAILURE;
    if (!roll.reaches(difficulty)) return FAILURE;
    return roll.isSpecial ? SPECIAL : SUCCESS;
  }
}

/** What is rolled, and what the fighter himself adds to it. */
function rolledBy(data: TestData, who: Combatant, variant: Variant): { aptitude: Aptitude | null; burden: number } {
  if (data.roll !== undefined) return { aptitude: writtenAptitude(data.roll, diceTableOf(variant)), burden: 0 };
  // MB-PRIS-5
  const isHindered = data.aptitude === 'weapon-skill' || data.aptitude === 'dodge';
  return { aptitude: rolledAptitude(who, data.aptitude, variant), burden: isHindered ? who.burden : 0 };
}

function modelOf(data: TestData, variant: Variant, options: CompileOptions): TestModel {
  const who = combatantOf(variant, data.subject);
  const { aptitude, burden } = rolledBy(data, who, variant);
  if (aptitude === null) throw new InvariantError(`nothing to roll for ${data.subject}`);
  const { difficulty, destiny } = data;
  const modifier = data.modifier + burden;
  const lowest = aptitude.value + aptitude.dice.length + destiny + modifier;
  const least = { result: Math.min(0, lowest), margin: Math.min(0, lowest - difficulty) };
  const total = `${aptitudeText(aptitude)}${modifier === 0 ? '' : modifier < 0 ? ` - ${-modifier}` : ` + ${modifier}`}`;
  return new TestModel({
    outcomes: OUTCOMES,
    metrics: [
      { ...metric('result', UNITS.points, 'result', 'résultat'), min: least.result },
      { ...metric('margin', UNITS.points, 'result less difficulty', 'résultat moins difficulté'), min: least.margin },
    ],
    actors: [who.name],
    engine: options.engine,
    keyed: [],
    counted: ['result', 'margin'],
    opening: {
      en: `${who.name} rolls ${total} against ${difficulty}`,
      fr: `${who.name} jette ${total} contre ${difficulty}`,
    },
    rolls: new Rolls(rulingsOf(variant), options),
    aptitude,
    modifier,
    destiny,
    difficulty,
    least,
  });
}

// MB-ROLL-5
function checkRoll({ roll }: TestData, variant: Variant): readonly Finding[] {
  if (roll === undefined || writtenAptitude(roll, diceTableOf(variant)) !== null) return [];
  if (diceTableOf(variant) === null) {
    const message = `the roll ${roll.value} has no dice (MB-ROLL-5)`;
    return [error('no-dice', ['roll'], message, 'give it dice, such as `8+d8`, or write a `dice-table:`')];
  }
  const message = `the dice table has no row for the value ${roll.value}`;
  return [error('dice-table', ['roll'], message, 'add a row `0: [6]` or the like to `dice-table:`')];
}

function needs({ subject, aptitude, roll }: TestData): readonly Need[] {
  return roll === undefined ? [{ fighter: subject, rolls: [aptitude], rule: RULE_OF[aptitude] }] : [];
}

/** One roll against a difficulty. */
export const test: KindDefinition<TestData> = {
  listing: {
    id: 'test',
    alias: 'jet',
    summary: { en: 'one roll against a difficulty', fr: 'un jet contre une difficulté' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field(
        'aptitude',
        'weapon-skill (default), dodge, will, casting, throw or escape',
        'maniement-d-arme (défaut), esquive, volonté, lancement, lancer ou évasion',
      ),
      field('roll', 'an aptitude such as 8+d8, rolled instead', 'une aptitude comme 8+d8, jetée à la place'),
      field('difficulty', 'number to reach', 'nombre à atteindre'),
      field('modifier', 'added to the result, default 0', 'ajouté au résultat, défaut 0'),
      field('destiny', 'destiny dice added, 0 (default) to 3', 'dés de destinée ajoutés, 0 (défaut) à 3'),
    ],
  },
  schema,
  needs,
  check: (data, variant) => [...checkSubject(['subject'], data.subject, variant), ...checkRoll(data, variant)],
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
