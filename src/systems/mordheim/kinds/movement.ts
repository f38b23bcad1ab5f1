import { z } from 'zod';
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
  type Words,
} from '../../system.ts';
import { word } from '../../vocabulary.ts';
import { checkNeeds } from '../check-fighter.ts';
import { type Combatant, combatantOf, type Rulings } from '../combatant.ts';
import { ENGAGEMENT_ALIASES } from '../decisions.ts';
import type { FighterData } from '../fighter-schema.ts';
import { checkFighterId, error } from '../findings.ts';
import { highestPass, passesInitiative } from '../initiative.ts';
import { END, type Plan, planMove } from '../move.ts';
import { fighterId, frenchFields, inches, kindWord, yesOrNo } from '../schema-parts.ts';
import type { KindDefinition } from './kind.ts';

const LENGTH_MAX = 100;

const schema = frenchFields(
  {
    kind: kindWord('movement', 'mouvement').describe('one fighter’s move of one turn'),
    subject: fighterId.describe('who moves'),
    pace: word({
      noun: 'pace',
      ids: ['none', 'walk', 'run', 'charge'],
      aliases: { aucune: 'none', marche: 'walk', course: 'run' },
    }).default('walk'),
    'enemy-distance': inches(
      LENGTH_MAX,
      'distance of the nearest enemy who stands; without it there is none',
    ).optional(),
    'target-distance': inches(LENGTH_MAX, 'distance of the enemy to be charged').optional(),
    'other-enemy-distance': inches(
      LENGTH_MAX,
      'distance of another enemy from the way of the charge; without it there is none',
    ).optional(),
    interceptor: yesOrNo('interceptor').default('yes').describe('whether that other enemy steps in the way if he may'),
    visible: z.boolean().default(true).describe('the enemy to be charged can be seen'),
    terrain: word({
      noun: 'terrain',
      ids: ['open', 'difficult', 'very-difficult'],
      aliases: { dégagé: 'open', difficile: 'difficult', 'très-difficile': 'very-difficult' },
    }).default('open'),
    'stood-up': z.boolean().default(false).describe('he stood up this turn'),
    rallied: z.boolean().default(false).describe('he rallied this turn'),
  },
  ENGAGEMENT_ALIASES,
);

type MovementData = z.infer<typeof schema>;

/** Index {@link END} → outcome. */
const OUTCOMES: readonly Outcome[] = [
  { name: 'moves', label: { en: 'moves', fr: 'se déplace' } },
  { name: 'reaches', label: { en: 'charge arrives', fr: 'charge au contact' } },
  { name: 'falls-short', label: { en: 'charge falls short', fr: 'charge trop courte' } },
  { name: 'intercepted', label: { en: 'intercepted', fr: 'intercepté' } },
  { name: 'not-detected', label: { en: 'enemy not noticed', fr: 'ennemi non repéré' } },
  { name: 'forbidden', label: { en: 'not allowed', fr: 'interdit' } },
];

const LENGTH: Words = { en: 'eighths of an inch', fr: 'huitièmes de pas' };
const FLAG: Words = { en: '1 = yes', fr: '1 = oui' };

const METRICS: readonly Metric[] = [
  { name: 'walk', label: { en: 'normal move', fr: 'mouvement normal' }, unit: LENGTH },
  { name: 'run', label: { en: 'run', fr: 'course' }, unit: LENGTH },
  { name: 'charge', label: { en: 'charge reach', fr: 'portée de charge' }, unit: LENGTH },
  { name: 'moved', label: { en: 'moved', fr: 'distance parcourue' }, unit: LENGTH },
  { name: 'may-run', label: { en: 'may run', fr: 'peut courir' }, unit: FLAG },
  { name: 'may-charge', label: { en: 'may charge', fr: 'peut charger' }, unit: FLAG },
  { name: 'may-shoot', label: { en: 'may shoot', fr: 'peut tirer' }, unit: FLAG },
  { name: 'may-hide', label: { en: 'may hide', fr: 'peut se cacher' }, unit: FLAG },
  { name: 'may-cast', label: { en: 'may cast spells', fr: 'peut lancer un sort' }, unit: FLAG },
];

const UNDECIDED = -1;

/** A move and what came of it. */
class Move {
  end = UNDECIDED;
}

/** One fighter's move: no dice but for an enemy whom he may fail to notice. */
class MovementModel implements Model<Move> {
  readonly outcomes = OUTCOMES;
  readonly metrics = METRICS;
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 1;
  private readonly plan: Plan;
  private readonly highestPass: number;

  constructor(subject: Combatant, data: MovementData, rulings: Rulings) {
    this.actors = [subject.name];
    this.plan = planMove(subject, data, rulings);
    this.highestPass = highestPass(subject.stats.I, rulings);
  }

  createState(): Move {
    return new Move();
  }

  reset(state: Move): void {
    state.end = UNDECIDED;
  }

  step(state: Move, dice: Dice): number {
    if (state.end !== UNDECIDED) return state.end;
    dice.scope(1, 0);
    const { plan } = this;
    const notices = !plan.mustNotice || passesInitiative(this.highestPass, dice); // MH-MOV-8
    state.end = notices ? plan.end : END.notDetected;
    return CONTINUES;
  }

  key(state: Move, out: Int32Array): void {
    out[0] = state.end;
  }

  copy(from: Move, to: Move): void {
    to.end = from.end;
  }

  measure({ end }: Move, out: Int32Array): void {
    const { plan } = this;
    const isAtEase = plan.isAtEaseAfter[end] === true ? 1 : 0;
    out[0] = plan.walk;
    out[1] = plan.run;
    out[2] = plan.charge;
    out[3] = plan.movedBy[end] ?? 0;
    out[4] = plan.mayRun ? 1 : 0;
    out[5] = plan.mayCharge ? 1 : 0;
    out[6] = isAtEase;
    out[7] = isAtEase;
    out[8] = 1;
  }

  describe({ end }: Move, language: Language): readonly string[] {
    const [name = ''] = this.actors;
    const words = OUTCOMES[end]?.label[language] ?? (language === 'fr' ? 'prêt' : 'ready');
    return [language === 'fr' ? `${name} : ${words}` : `${name}: ${words}`];
  }
}

function check(data: MovementData, variant: Variant): readonly Finding[] {
  const findings = [...checkFighterId(['subject'], data.subject, variant)];
  if (data.pace === 'charge' && data['target-distance'] === undefined) {
    const message = 'a charge without target-distance: there is nobody to charge';
    findings.push(error('target-distance', ['pace'], message, 'add target-distance, in inches'));
  }
  const subject = variant.fighters[data.subject] as FighterData | undefined;
  if (!data.visible && subject !== undefined) findings.push(...checkNeeds(data.subject, subject, ['I'])); // MH-MOV-8
  return findings;
}

/** One fighter's move of one turn. */
export const movement: KindDefinition<MovementData> = {
  listing: {
    id: 'movement',
    alias: 'mouvement',
    summary: {
      en: 'one fighter’s move of one turn: how far he may go, and what he may still do',
      fr: 'le mouvement d’un combattant : jusqu’où il va, et ce qu’il peut encore faire',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('pace', 'none | walk (default) | run | charge', 'aucune | marche (défaut) | course | charge'),
      field(
        'enemy-distance',
        'inches to the nearest enemy who stands; absent: none',
        'pas jusqu’à l’ennemi debout le plus proche ; absent : aucun',
      ),
      field('target-distance', 'inches to the enemy to be charged', 'pas jusqu’à l’ennemi à charger'),
      field(
        'other-enemy-distance',
        'inches from the way of the charge to another enemy; absent: none',
        'pas du trajet de la charge à un autre ennemi ; absent : aucun',
      ),
      field(
        'interceptor',
        'yes (default) | no: that other enemy steps in the way if he may',
        'oui (défaut) | non : cet autre ennemi s’interpose s’il le peut',
      ),
      field(
        'visible',
        'true (default) | false: the enemy to be charged can be seen',
        'true (défaut) | false : l’ennemi à charger est visible',
      ),
      field('terrain', 'open (default) | difficult | very-difficult', 'dégagé (défaut) | difficile | très-difficile'),
      field(
        'stood-up',
        'true | false (default): he stood up this turn',
        'true | false (défaut) : il s’est relevé ce tour-ci',
      ),
      field(
        'rallied',
        'true | false (default): he rallied this turn',
        'true | false (défaut) : il s’est rallié ce tour-ci',
      ),
    ],
  },
  schema,
  // Who moves was standing.
  neverFelt: ['stood-up-strike'],
  needs: ['M'],
  doings: ['moves'],
  check,
  compile: (data, variant) => ({
    model: new MovementModel(combatantOf(variant, data.subject), data, variant.rulings) as Model,
    tactics: NO_CHOICES,
  }),
};
