import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { Courage, fearOf, isFearful } from '../courage.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import type { KindDefinition } from './kind.ts';

const ROLES = ['charger', 'target', 'turn'] as const;

const role = word({
  noun: 'role',
  ids: ROLES,
  aliases: { chargeur: 'charger', cible: 'target', tour: 'turn' },
}) as z.ZodType<(typeof ROLES)[number]>;

const schema = fields(
  {
    kind: kindWord('fear', 'peur').describe('one courage test'),
    subject: fighterId.describe('who tests'),
    against: fighterId.optional().describe('whom he fears; or a value'),
    value: integer(0, 30, 'FEAR that he tests against; or a fighter').optional(),
    role: role.default('target').describe('charger: he charges; target: he is charged; turn: a turn begins in contact'),
    passed: integer(0, 30, 'highest FEAR that he has already passed').default(0),
  },
  { sujet: 'subject', contre: 'against', valeur: 'value', réussi: 'passed' },
);

type FearData = z.infer<typeof schema>;

const OUTCOMES = [outcome('holds', 'holds', 'tient bon'), outcome('fails', 'fails', 'craque')];
const HOLDS = 0;
const FAILS = 1;

interface FearFacts extends ActFacts<never> {
  readonly courage: Courage;
  readonly fear: number;
  readonly isCharging: boolean;
}

/** One courage test. // CF-FEAR-1 */
class FearModel extends Act<never> {
  private readonly facts: FearFacts;

  constructor(facts: FearFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(_state: Record<never, number>, dice: Dice): number {
    const { courage, fear: met, isCharging } = this.facts;
    dice.scope(1, 0);
    return courage.test(0, met, isCharging, dice) ? HOLDS : FAILS;
  }
}

/** FEAR that the subject meets; null: nothing frightens him there. // CF-FEAR-6 */
function fearMet({ against, value, role: part }: FearData, variant: Variant): number | null {
  if (against === undefined) return value ?? null;
  return fearOf(combatantOf(variant, against), part === 'target');
}

/** 1 + the FEAR up to which he is safe, 0 for none. // CF-FEAR-4, CF-FEAR-7 */
function passedBefore({ against, role: part, passed }: FearData, variant: Variant): number {
  if (rulingsOf(variant)['fear-immunity'] === 'none') return 0;
  const isAbominable = against !== undefined && combatantOf(variant, against).abilities.has('abominable');
  return part === 'turn' && isAbominable ? 0 : passed + 1;
}

function check(data: FearData, variant: Variant): readonly Finding[] {
  const { subject, against, value } = data;
  const findings: Finding[] = [...checkFighterId(['subject'], subject, variant)];
  if (against !== undefined) findings.push(...checkFighterId(['against'], against, variant));
  const hint = 'give either `against` or `value`';
  if (against === undefined && value === undefined) {
    findings.push(error('fear-form', [], 'a courage test needs somebody to fear, or a value', hint));
  }
  if (against !== undefined && value !== undefined) {
    findings.push(error('fear-form', ['value'], 'a courage test has both against and value', hint));
  }
  return findings;
}

/** Tests that nobody rolls. */
function warn(data: FearData, variant: Variant): readonly Finding[] {
  const subject = combatantOf(variant, data.subject);
  if (!isFearful(subject)) {
    const message = {
      en: `${data.subject} never tests his courage`,
      fr: `${data.subject} ne teste jamais son courage`,
    };
    const hint = {
      en: 'whoever has FEAR, immunity-fear, or no COU at all holds',
      fr: 'qui a de la `FEAR`, `immunity-fear`, ou n’a pas de `COU`, tient bon',
    };
    return [warning('no-test', ['subject'], message, hint)];
  }
  if (data.against === undefined || fearMet(data, variant) !== null) return [];
  const message = { en: `${data.against} frightens nobody here`, fr: `${data.against} ne fait peur à personne ici` };
  return [
    warning('no-test', ['against'], message, {
      en: 'give him FEAR; a war cry frightens only the target of a charge',
      fr: 'donnez-lui de la `FEAR`\u00a0; un cri de guerre n’effraie que la cible d’une charge',
    }),
  ];
}

/** One courage test. */
export const fear: KindDefinition<FearData> = {
  listing: {
    id: 'fear',
    alias: 'peur',
    summary: { en: 'one courage test', fr: 'un test de courage' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('against', 'fighter id: whom he fears', 'identifiant d’un combattant : qui lui fait peur'),
      field('value', 'a FEAR, instead of `against`', 'une PEUR, au lieu de `against`'),
      field(
        'role',
        'charger, target (default) or turn: war cries count in charges',
        'chargeur, cible (défaut) ou tour : le cri de guerre compte en charge',
      ),
      field('passed', 'highest FEAR already passed, default 0', 'plus haute PEUR déjà surmontée, par défaut 0'),
    ],
  },
  schema,
  check,
  warn,
  compile: (data, variant, { engine }) => {
    const who = combatantOf(variant, data.subject);
    const met = fearMet(data, variant);
    const courage = new Courage([who], rulingsOf(variant), engine);
    const isCharging = data.role === 'charger';
    const facts = { outcomes: OUTCOMES, metrics: [], actors: [who.id] };
    if (met === null || !courage.mustTest(0, met, passedBefore(data, variant), isCharging)) {
      const opening = { en: `${who.id} need not test`, fr: `${who.id} n’a pas à tester` };
      return settled({ ...facts, opening }, { outcome: HOLDS, values: [] });
    }
    const opening = { en: `${who.id} faces FEAR ${met}`, fr: `${who.id} affronte une PEUR de ${met}` };
    return played(new FearModel({ ...facts, engine, keyed: [], counted: [], opening, courage, fear: met, isCharging }));
  },
};
