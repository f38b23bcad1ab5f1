import type { DecisionPoint, Words } from '../system.ts';

interface Point {
  readonly alias: string;
  readonly when: Words;
  /** The first is the default. */
  readonly options: readonly string[];
  /** Another form that an option may have. */
  readonly form?: Words;
}

const REACTIONS_FORM: Words = { en: '‹list: one reaction per attacker›', fr: '‹liste : une réaction par attaquant›' };
const SPLIT_FORM: Words = { en: '‹list: points per attacker›', fr: '‹liste : points par attaquant›' };
const NUMBER: Words = { en: '‹number›', fr: '‹nombre›' };

/** Choices of one fighter; his `tactics` name an option. */
const POINTS = {
  reaction: {
    alias: 'réaction',
    when: { en: 'attacked hand to hand', fr: 'attaqué au corps à corps' },
    options: ['pass', 'dodge', 'take'],
  },
  reactions: {
    alias: 'réactions',
    when: {
      en: 'target of a combined attack; from `reaction` by default',
      fr: 'cible d’une attaque combinée ; d’après `reaction` par défaut',
    },
    options: ['pass-first', 'dodge-all', 'take-all', 'pass-last'],
    form: REACTIONS_FORM,
  },
  'malus-split': {
    alias: 'répartition-du-malus',
    when: { en: 'target of a combined attack', fr: 'cible d’une attaque combinée' },
    options: ['even', 'first', 'last', 'optimal'],
    form: SPLIT_FORM,
  },
  'shot-reaction': {
    alias: 'réaction-au-tir',
    when: {
      en: 'target of a shot, spell or throw that reaches its difficulty',
      fr: 'cible d’un tir, d’un sort ou d’un lancer qui atteint sa difficulté',
    },
    options: ['dodge', 'take'],
  },
  'dodge-direction': {
    alias: 'sens-de-l-esquive',
    when: { en: 'after a successful dodge', fr: 'après une esquive réussie' },
    options: ['away', 'stay'],
  },
  'destiny-use': {
    alias: 'usage-de-la-destinée',
    when: {
      en: 'before a roll, while destiny points last; attack: attacks, shots, casting, throws; defence: passes, dodges',
      fr: 'avant un jet, tant qu’il reste des points ; attaque : attaques, tirs, sorts, lancers ; défense : passes, esquives',
    },
    options: ['never', 'attack', 'defence', 'both'],
  },
  'after-domination': {
    alias: 'après-domination',
    when: { en: 'dominated a clash or charge', fr: 'a dominé une passe d’armes ou une charge' },
    options: ['none', 'close-in', 'fling'],
  },
  'attack-mode': {
    alias: 'mode-d-attaque',
    when: { en: 'acting', fr: 'en action' },
    options: ['strike', 'body-strike', 'shot', 'spell'],
  },
  'against-defender': {
    alias: 'face-au-défenseur',
    when: { en: 'met by a defender', fr: 'face à un défenseur' },
    options: ['fight', 'dodge-past'],
  },
  intercept: {
    alias: 'interception',
    when: { en: 'an enemy moves within reach', fr: 'un adversaire passe à portée' },
    options: ['always', 'never'],
  },
  stake: {
    alias: 'mise',
    when: { en: 'before casting', fr: 'avant de lancer un sort' },
    options: ['none', 'max', 'half'],
    form: NUMBER,
  },
  'spell-order': {
    alias: 'ordre-du-sort',
    when: { en: 'a prepared spell with an action', fr: 'un sort préparé avec une action' },
    options: ['before', 'after'],
  },
  'finish-off': {
    alias: 'achever',
    when: {
      en: 'second intuitive shot, or an action, on a fallen target; also a field of combined attacks',
      fr: 'second tir intuitif, ou action, sur une cible à terre ; aussi un champ des attaques combinées',
    },
    options: ['stop', 'kill'],
  },
} as const satisfies Readonly<Record<string, Point>>;

/** Choices of one side; `policy: { <side>: … }` of an engagement names an option. */
const POLICIES = {
  activation: {
    alias: 'activation',
    when: { en: 'a side of a skirmish acts: who', fr: 'un camp d’une escarmouche agit : qui' },
    options: ['listed', 'strongest', 'weakest'],
  },
  target: {
    alias: 'cible',
    when: { en: 'a side of a skirmish acts: on whom', fr: 'un camp d’une escarmouche agit : sur qui' },
    options: ['weakest', 'strongest', 'first', 'random'],
  },
  combine: {
    alias: 'combiner',
    when: { en: 'several of a side can act', fr: 'plusieurs d’un camp peuvent agir' },
    options: ['never', 'pairs', 'all'],
  },
  champion: {
    alias: 'champion',
    when: { en: 'who rolls initiative and morale', fr: 'qui jette l’initiative et le moral' },
    options: ['best'],
    form: { en: '‹fighter›', fr: '‹combattant›' },
  },
  'morale-use': {
    alias: 'usage-du-moral',
    when: { en: 'a side has won morale', fr: 'un camp a gagné le moral' },
    options: ['first-attack', 'first-defence', 'none'],
  },
} as const satisfies Readonly<Record<string, Point>>;

const FINISHER: Point = {
  alias: 'acheveur',
  when: { en: 'the target of a combined attack has fallen', fr: 'la cible d’une attaque combinée est tombée' },
  options: ['next', 'strongest'],
};

export type DecisionId = keyof typeof POINTS;
export type PolicyId = keyof typeof POLICIES;

/** Words among the options of a decision point. */
export type OptionOf<Id extends DecisionId> = (typeof POINTS)[Id]['options'][number];
/** Words among the options of a policy. */
export type PolicyOptionOf<Id extends PolicyId> = (typeof POLICIES)[Id]['options'][number];

/** Words among the options of a decision point, the first of them its default. */
export function optionsOf(id: DecisionId): readonly string[] {
  return POINTS[id].options;
}

/** Words among the options of a policy, the first of them its default. */
export function policyOptionsOf(id: PolicyId): readonly string[] {
  return POLICIES[id].options;
}

export const DECISION_IDS = Object.keys(POINTS) as readonly DecisionId[];
export const POLICY_IDS = Object.keys(POLICIES) as readonly PolicyId[];

/** When a choice of a fighter comes. */
export function occasionOf(id: DecisionId): Words {
  return POINTS[id].when;
}

function listing(id: string, { alias, when, options, form }: Point, place: DecisionPoint['place']): DecisionPoint {
  return { id, alias, when, options: form === undefined ? options : [...options, form], place };
}

/** Choices of the players. */
export const DECISIONS: readonly DecisionPoint[] = [
  ...Object.entries<Point>(POINTS).map(([id, point]) => listing(id, point, 'fighter')),
  listing('finisher', FINISHER, 'engagement'),
  ...Object.entries<Point>(POLICIES).map(([id, point]) => listing(id, point, 'engagement')),
];

/** French names of decision points, as keys of `tactics`. */
export const TACTIC_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Point>(POINTS).map(([id, { alias }]) => [alias, id]),
);

/** French names of policies, as keys of a side's `policy`. */
export const POLICY_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Point>(POLICIES).map(([id, { alias }]) => [alias, id]),
);

/** French names of options, of whichever decision point has them. */
export const OPTION_ALIASES: Readonly<Record<string, string>> = {
  'passe-d-armes': 'pass',
  esquive: 'dodge',
  encaisser: 'take',
  'passe-au-premier': 'pass-first',
  'passe-au-dernier': 'pass-last',
  'tout-esquiver': 'dodge-all',
  'tout-encaisser': 'take-all',
  égal: 'even',
  premier: 'first',
  dernier: 'last',
  optimal: 'optimal',
  'au-loin': 'away',
  rester: 'stay',
  jamais: 'never',
  toujours: 'always',
  attaque: 'attack',
  défense: 'defence',
  'les-deux': 'both',
  aucun: 'none',
  aucune: 'none',
  'monter-au-contact': 'close-in',
  'envoyer-valser': 'fling',
  frappe: 'strike',
  'frappe-corporelle': 'body-strike',
  tir: 'shot',
  sort: 'spell',
  combattre: 'fight',
  contourner: 'dodge-past',
  maximum: 'max',
  moitié: 'half',
  avant: 'before',
  après: 'after',
  arrêter: 'stop',
  tuer: 'kill',
  liste: 'listed',
  'plus-fort': 'strongest',
  'plus-faible': 'weakest',
  hasard: 'random',
  paires: 'pairs',
  tous: 'all',
  meilleur: 'best',
  'première-attaque': 'first-attack',
  'première-défense': 'first-defence',
  suivant: 'next',
};

/** Aliases of those options that a list has, in the gender of what they are chosen for. */
export function aliasesOf(options: readonly string[], id?: DecisionId | PolicyId): Readonly<Record<string, string>> {
  const feminine: Readonly<Record<string, string>> = id === 'stake' ? { aucune: 'none' } : {};
  const all = Object.entries({ ...feminine, ...OPTION_ALIASES });
  return Object.fromEntries(all.filter(([, meant]) => options.includes(meant)));
}
