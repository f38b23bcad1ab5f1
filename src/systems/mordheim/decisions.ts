import type { AskedChoice, DecisionPoint } from '../system.ts';

/** Choices of the players; a fighter's `tactics` name an option, an engagement those of the last two. */
export const DECISIONS: readonly DecisionPoint[] = [
  {
    id: 'target',
    alias: 'cible',
    when: { en: 'several enemies may be struck', fr: 'plusieurs ennemis peuvent être frappés' },
    options: ['first', 'weakest', 'strongest', 'random'],
    place: 'fighter',
  },
  {
    id: 'split',
    alias: 'répartition',
    when: { en: 'several attacks, several enemies', fr: 'plusieurs attaques, plusieurs ennemis' },
    options: ['none', 'even'],
    place: 'fighter',
  },
  {
    id: 'single-attack-with',
    alias: 'attaque-unique',
    when: { en: 'two different weapons in hand', fr: 'deux armes différentes en main' },
    options: ['off-hand', 'main'],
    place: 'fighter',
  },
  {
    id: 'parry',
    alias: 'parade',
    when: { en: 'a hit may be parried', fr: 'une touche peut être parée' },
    options: ['always', 'never'],
    place: 'fighter',
  },
  {
    id: 'pistols',
    alias: 'pistolets',
    when: { en: 'first round with pistols', fr: 'premier tour avec des pistolets' },
    options: ['first-round', 'hold'],
    place: 'fighter',
  },
  {
    id: 'later-weapons',
    alias: 'armes-suivantes',
    when: { en: 'second and later rounds of a combat', fr: 'deuxième tour d’un combat et suivants' },
    options: [
      { en: 'as in the first round', fr: 'comme au premier tour' },
      { en: '‹list of owned items›', fr: '‹liste d’objets possédés›' },
    ],
    place: 'fighter',
  },
  {
    id: 'stand-up',
    alias: 'se-relever',
    when: { en: 'own recovery, knocked down', fr: 'ralliement, à terre' },
    options: ['always', 'never'],
    place: 'fighter',
  },
  {
    id: 'fire-twice',
    alias: 'deux-tirs',
    when: {
      en: 'shooting with a sling, a repeater crossbow or a brace of warplock pistols',
      fr: 'tir à la fronde, à l’arbalète à répétition ou à la paire de pistolets à malepierre',
    },
    options: ['no', 'yes'],
    place: 'fighter',
  },
  {
    id: 'stance',
    alias: 'posture',
    when: { en: 'skirmish: every own turn out of contact', fr: 'escarmouche : chaque tour hors de contact' },
    options: [
      { en: 'hold with a missile weapon, else charge', fr: 'tenir avec une arme de tir, sinon charger' },
      'charge',
      'hold',
      'advance-shooting',
    ],
    place: 'fighter',
  },
  {
    id: 'charge-at',
    alias: 'charge-à',
    when: { en: 'skirmish: an enemy this near is charged', fr: 'escarmouche : un ennemi si proche est chargé' },
    options: [
      { en: 'as far as he can charge', fr: 'à portée de charge' },
      { en: '‹inches›', fr: '‹pas›' },
    ],
    place: 'fighter',
  },
  {
    id: 'shoot-downed',
    alias: 'tir-au-sol',
    when: { en: 'only downed targets in range', fr: 'seules des cibles à terre sont à portée' },
    options: ['yes', 'no'],
    place: 'fighter',
  },
  {
    id: 'enemies-down',
    alias: 'ennemis-au-sol',
    when: {
      en: 'skirmish: own turn, every enemy in contact is down',
      fr: 'escarmouche : son tour, tous les ennemis au contact sont au sol',
    },
    options: ['stay', 'charge', 'leave'],
    place: 'fighter',
  },
  {
    id: 'concede',
    alias: 'abandon',
    when: { en: 'start of an own turn, a quarter out of action', fr: 'début de son tour, un quart hors de combat' },
    options: ['never', 'when-allowed'],
    place: 'engagement',
  },
  {
    id: 'interceptor',
    alias: 'intercepteur',
    when: { en: 'an enemy near the way of a charge', fr: 'un ennemi près du trajet d’une charge' },
    options: ['yes', 'no'],
    place: 'engagement',
  },
];

/** Decision point → French name → option. */
const OPTION_ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  target: { premier: 'first', 'le-plus-faible': 'weakest', 'le-plus-fort': 'strongest', 'au-hasard': 'random' },
  split: { aucune: 'none', 'à-parts-égales': 'even' },
  'single-attack-with': { 'seconde-main': 'off-hand', 'main-principale': 'main' },
  parry: { toujours: 'always', jamais: 'never' },
  pistols: { 'premier-tour': 'first-round', garder: 'hold' },
  'stand-up': { toujours: 'always', jamais: 'never' },
  stance: { charger: 'charge', tenir: 'hold', 'avancer-en-tirant': 'advance-shooting' },
  'enemies-down': { rester: 'stay', charger: 'charge', partir: 'leave' },
  concede: { jamais: 'never', 'dès-que-permis': 'when-allowed' },
};

/** French names of the options of a decision point. */
export function optionAliases(decision: string): Readonly<Record<string, string>> {
  return OPTION_ALIASES[decision] ?? {};
}

/** French names of decision points, as keys of `tactics`. */
export const TACTIC_ALIASES = aliasesOf('fighter');

/** French names of decision points, as fields of an engagement. */
export const ENGAGEMENT_ALIASES = aliasesOf('engagement');

function aliasesOf(wanted: DecisionPoint['place']): Readonly<Record<string, string>> {
  return Object.fromEntries(DECISIONS.filter(({ place }) => place === wanted).map(({ id, alias }) => [alias, id]));
}

/** Decision points asked during a trial, as numbers for {@link Tactics.choose}. */
export const DECISION = {
  target: 0,
  split: 1,
  parry: 2,
  standUp: 3,
  stance: 4,
  shootDowned: 5,
  enemiesDown: 6,
} as const;

/** Options of `target`. */
export const TARGET = { first: 0, weakest: 1, strongest: 2, random: 3 } as const;

/** Options of `split`. */
export const SPLIT = { none: 0, even: 1 } as const;

/** Options of `stance`. */
export const STANCES = { charge: 0, hold: 1, 'advance-shooting': 2 } as const;

/** Options of `enemies-down`. */
export const ENEMIES_DOWN = { stay: 0, charge: 1, leave: 2 } as const;

/** The same decision points with their options, index = {@link DECISION}. */
export const CHOICES: readonly AskedChoice[] = [
  { id: 'target', options: Object.keys(TARGET) },
  { id: 'split', options: Object.keys(SPLIT) },
  { id: 'parry', options: ['always', 'never'] },
  { id: 'stand-up', options: ['always', 'never'] },
  { id: 'stance', options: Object.keys(STANCES) },
  { id: 'shoot-downed', options: ['yes', 'no'] },
  { id: 'enemies-down', options: Object.keys(ENEMIES_DOWN) },
];
