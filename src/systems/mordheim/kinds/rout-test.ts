import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { field } from '../../field.ts';
import {
  CONTINUES,
  type Finding,
  type Language,
  type Metric,
  type Model,
  NO_CHOICES,
  type Outcome,
  type Variant,
} from '../../system.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkFighterId, error } from '../findings.ts';
import { isRoutDue, passesLeadership } from '../leadership.ts';
import { fighterId, frenchFields, integer, kindWord } from '../schema-parts.ts';
import { SITE } from '../sites.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('rout-test', 'test-déroute').describe('rout tests of a warband that has suffered'),
  subject: fighterId.describe('who leads it: the tests are on his Leadership'),
  size: integer(0, 100, 'fighters of the warband at the start'),
  out: integer(0, 100, 'how many of them count as lost'),
  turns: integer(1, 100, 'its own turns that are played').default(1),
});

type RoutData = z.infer<typeof schema>;

const HOLDS = 0;
const ROUTS = 1;
const NO_TEST = 2;

const OUTCOMES: readonly Outcome[] = [
  { name: 'holds', label: { en: 'holds', fr: 'tient bon' } },
  { name: 'routs', label: { en: 'routs', fr: 'en déroute' } },
  { name: 'no-test', label: { en: 'no test', fr: 'pas de test' } },
];

const METRICS: readonly Metric[] = [
  { name: 'tests', label: { en: 'rout tests', fr: 'tests de déroute' }, unit: { en: 'tests', fr: 'tests' } },
];

class Resolve {
  tests = 0;
}

/** A test a turn as long as the warband holds. // MH-ROUT-4 */
class RoutModel implements Model<Resolve> {
  readonly outcomes = OUTCOMES;
  readonly metrics = METRICS;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 1;
  private readonly turnsMax: number;
  private readonly isDue: boolean;
  private readonly leadership: number;

  constructor(data: RoutData, leader: Combatant) {
    this.actors = [leader.name];
    this.turnsMax = data.turns;
    this.isDue = isRoutDue(data.out, data.size);
    this.leadership = leader.stats.Ld;
  }

  createState(): Resolve {
    return new Resolve();
  }

  reset(state: Resolve): void {
    state.tests = 0;
  }

  step(state: Resolve, dice: Dice): number {
    if (!this.isDue) return NO_TEST;
    state.tests += 1;
    dice.scope(state.tests, 0);
    if (!passesLeadership(this.leadership, SITE.rout, dice)) return ROUTS; // MH-ROUT-2
    return state.tests < this.turnsMax ? CONTINUES : HOLDS;
  }

  key(state: Resolve, out: Int32Array): void {
    out[0] = state.tests;
  }

  copy(from: Resolve, to: Resolve): void {
    to.tests = from.tests;
  }

  measure(state: Resolve, out: Int32Array): void {
    out[0] = state.tests;
  }

  describe({ tests }: Resolve, language: Language): readonly string[] {
    const [name = ''] = this.actors;
    const words =
      language === 'fr' ? ` : ${tests} test${tests > 1 ? 's' : ''}` : `: ${tests} test${tests === 1 ? '' : 's'}`;
    return [`${name}${words}`];
  }
}

function check(data: RoutData, variant: Variant): readonly Finding[] {
  const { size, out } = data;
  const findings = checkFighterId(['subject'], data.subject, variant);
  if (size === 0) {
    return [
      ...findings,
      error('warband', ['size'], 'size 0: an impossible warband', 'a warband has 1 fighter or more'),
    ];
  }
  if (out <= size) return findings;
  const message = `out ${out} of size ${size}: an impossible warband`;
  return [...findings, error('warband', ['out'], message, `give 0 to ${size}`)];
}

/** Rout tests of a warband. */
export const routTest: KindDefinition<RoutData> = {
  listing: {
    id: 'rout-test',
    alias: 'test-déroute',
    summary: {
      en: 'rout tests of a warband that has suffered, turn after turn',
      fr: 'les tests de déroute d’une bande éprouvée, tour après tour',
    },
    fields: [
      field('subject', 'fighter id: whose Ld the warband tests on', 'combattant sur le Cd duquel la bande teste'),
      field('size', 'fighters at the start', 'effectif de départ'),
      field(
        'out',
        'how many count as lost; a test is due from a quarter on',
        'combien sont comptés perdus ; un test est dû dès le quart',
      ),
      field('turns', '1 to 100, default 1: its own turns', '1 à 100, par défaut 1 : ses propres tours'),
    ],
  },
  schema,
  // Losses are given.
  neverFelt: ['rout-counts'],
  needs: ['Ld'],
  doings: [],
  check,
  compile: (data, variant) => ({
    model: new RoutModel(data, combatantOf(variant, data.subject)) as Model,
    tactics: NO_CHOICES,
  }),
};
