import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { checkFighterId } from '../findings.ts';
import { SITE } from '../sites.ts';
import type { Policy } from '../test-roll.ts';
import { POLICY_OF, Tests } from '../tests.ts';
import type { KindDefinition } from './kind.ts';

/** Difficulty of every rally. // CF-FEAR-8 */
const DIFFICULTY = 8;

const schema = fields(
  {
    kind: kindWord('rally', 'ralliement').describe('one attempt to rally'),
    subject: fighterId.describe('who is in rout'),
    'in-contact-with-fear': z.boolean().default(false).describe('he touches somebody who frightens him'),
  },
  { sujet: 'subject', 'au-contact-de-la-peur': 'in-contact-with-fear' },
);

type RallyData = z.infer<typeof schema>;

const OUTCOMES = [outcome('rallied', 'rallied', 'rallié'), outcome('routed', 'still in rout', 'encore en déroute')];
const RALLIED = 0;
const ROUTED = 1;

/** What he tests: the better of courage and discipline, or the one that he chooses. // CF-FEAR-8 */
function rallyValue({ characteristics, tactics }: Combatant): number {
  const courage = characteristics.COU ?? 0;
  const discipline = characteristics.DIS ?? 0;
  if (tactics['rally-with'] === 'courage') return courage;
  return tactics['rally-with'] === 'discipline' ? discipline : Math.max(courage, discipline);
}

interface RallyFacts extends ActFacts<never> {
  readonly tests: Tests;
  readonly policy: Policy;
  /** Natural total that suffices. */
  readonly need: number;
}

/** One attempt to rally. // CF-FEAR-8 */
class RallyModel extends Act<never> {
  private readonly facts: RallyFacts;

  constructor(facts: RallyFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(_state: Record<never, number>, dice: Dice): number {
    const { tests, policy, need } = this.facts;
    dice.scope(1, 0);
    return tests.succeeds(1, policy, need, dice) ? RALLIED : ROUTED;
  }
}

/** One attempt to rally. */
export const rally: KindDefinition<RallyData> = {
  listing: {
    id: 'rally',
    alias: 'ralliement',
    summary: { en: 'one attempt of a routed fighter to rally', fr: 'une tentative de ralliement d’un fuyard' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field(
        'in-contact-with-fear',
        'true: he cannot rally; default false',
        'true : il ne peut se rallier ; par défaut false',
      ),
    ],
  },
  schema,
  check: ({ subject }, variant) => checkFighterId(['subject'], subject, variant),
  compile: (data, variant, { engine }) => {
    const who = combatantOf(variant, data.subject);
    const facts = { outcomes: OUTCOMES, metrics: [], actors: [who.id] };
    if (data['in-contact-with-fear']) return settled(facts, { outcome: ROUTED, values: [] });
    const value = rallyValue(who);
    const opening = {
      en: `${who.id} rallies: +${value} against ${DIFFICULTY}`,
      fr: `${who.id} se rallie : +${value} contre ${DIFFICULTY}`,
    };
    const tests = new Tests(rulingsOf(variant), { first: SITE.rally, again: SITE.rallyAgain }, engine);
    const policy = POLICY_OF[who.tactics['explode-test']];
    const need = DIFFICULTY - value;
    return played(new RallyModel({ ...facts, engine, keyed: [], counted: [], opening, tests, policy, need }));
  },
};
