import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { field } from '../../field.ts';
import { CONTINUES, type Language, type Metric, type Model, NO_CHOICES, type Outcome } from '../../system.ts';
import { word } from '../../vocabulary.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkFighterId } from '../findings.ts';
import { passesLeadership } from '../leadership.ts';
import { fighterId, frenchFields, inches, integer, kindWord } from '../schema-parts.ts';
import { SITE } from '../sites.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('rally', 'ralliement').describe('a man in flight, until he rallies or leaves the table'),
  subject: fighterId.describe('who flees'),
  turns: integer(1, 100, 'his own turns that are played').default(1),
  nearest: word({
    noun: 'nearest model',
    ids: ['none', 'friend', 'enemy'],
    aliases: { personne: 'none', ami: 'friend', ennemi: 'enemy' },
  }).default('none'),
  'edge-distance': inches(100, 'distance to the edge towards which he flees').default(12),
  'leader-ld': integer(0, 10, 'Leadership of a leader near him, 0 without one').default(0),
});

type RallyData = z.infer<typeof schema>;

const RALLIED = 0;
const OFF_TABLE = 1;
const FLEEING = 2;

const OUTCOMES: readonly Outcome[] = [
  { name: 'rallied', label: { en: 'rallied', fr: 'rallié' } },
  { name: 'off-table', label: { en: 'off the table', fr: 'sorti de la table' } },
  { name: 'fleeing', label: { en: 'still fleeing', fr: 'encore en fuite' } },
];

const METRICS: readonly Metric[] = [
  { name: 'turns', label: { en: 'turns in flight', fr: 'tours de fuite' }, unit: { en: 'turns', fr: 'tours' } },
  { name: 'distance', label: { en: 'distance fled', fr: 'distance fuie' }, unit: { en: 'inches', fr: 'pas' } },
];

/** A flight under way. */
class Flight {
  turn = 0;
  /** Inches fled. */
  fled = 0;
}

/** A man who flees: once a turn a test, and more flight after a failure. // MH-RAL-5 */
class RallyModel implements Model<Flight> {
  readonly outcomes = OUTCOMES;
  readonly metrics = METRICS;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 2;
  private readonly turnsMax: number;
  private readonly edge: number;
  private readonly leadership: number;
  private readonly mayTest: boolean;
  private readonly isFanatical: boolean;

  constructor(data: RallyData, subject: Combatant) {
    this.actors = [subject.name];
    this.turnsMax = data.turns;
    this.edge = data['edge-distance'];
    this.leadership = Math.max(subject.stats.Ld, data['leader-ld']); // MH-RAL-1
    this.mayTest = data.nearest !== 'enemy'; // MH-RAL-4
    this.isFanatical = subject.isFanatical;
  }

  createState(): Flight {
    return new Flight();
  }

  reset(state: Flight): void {
    state.turn = 0;
    state.fled = 0;
  }

  step(state: Flight, dice: Dice): number {
    state.turn += 1;
    dice.scope(state.turn, 0);
    if (this.mayTest && this.keepsNerve(dice)) return RALLIED;
    state.fled += dice.roll(6, SITE.flight) + dice.roll(6, SITE.flight); // MH-RAL-3
    if (state.fled >= this.edge) return OFF_TABLE;
    return state.turn < this.turnsMax ? CONTINUES : FLEEING;
  }

  // MH-RAL-1, MH-CHAR-3
  private keepsNerve(dice: Dice): boolean {
    return this.isFanatical || passesLeadership(this.leadership, SITE.rally, dice);
  }

  key(state: Flight, out: Int32Array): void {
    out[0] = state.turn;
    out[1] = state.fled;
  }

  copy(from: Flight, to: Flight): void {
    to.turn = from.turn;
    to.fled = from.fled;
  }

  measure(state: Flight, out: Int32Array): void {
    out[0] = state.turn;
    out[1] = Math.min(state.fled, Math.floor(this.edge));
  }

  describe(state: Flight, language: Language): readonly string[] {
    const [name = ''] = this.actors;
    const far = Math.min(state.fled, this.edge);
    return [language === 'fr' ? `${name} : ${far} pas de fuite` : `${name}: ${far}″ fled`];
  }
}

/** Tests of a man who flees. */
export const rally: KindDefinition<RallyData> = {
  listing: {
    id: 'rally',
    alias: 'ralliement',
    summary: {
      en: 'a man in flight, until he rallies or leaves the table',
      fr: 'un fuyard, jusqu’à ce qu’il se rallie ou quitte la table',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('turns', '1 to 100, default 1: his own turns', '1 à 100, par défaut 1 : ses propres tours'),
      field(
        'nearest',
        'none (default) | friend | enemy: with an enemy nearest he may not test',
        'personne (défaut) | ami | ennemi : si un ennemi est le plus proche, pas de test',
      ),
      field('edge-distance', 'inches to the edge, default 12', 'pas jusqu’au bord, par défaut 12'),
      field('leader-ld', 'Ld of a leader near him; default 0: none', 'Cd d’un chef proche ; par défaut 0 : aucun'),
    ],
  },
  schema,
  needs: ['Ld'],
  doings: ['moves'],
  check: (data, variant) => checkFighterId(['subject'], data.subject, variant),
  compile: (data, variant) => ({
    model: new RallyModel(data, combatantOf(variant, data.subject)) as Model,
    tactics: NO_CHOICES,
  }),
};
