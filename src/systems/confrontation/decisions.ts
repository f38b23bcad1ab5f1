import type { DecisionPoint, Words } from '../system.ts';

const EXPLODE = ['never', 'once', 'always'] as const;
const ALWAYS = ['always', 'never'] as const;
const NEVER = ['never', 'always'] as const;
const YES = ['yes', 'no'] as const;
const ATTACK_DICE = [
  'attack-0',
  'attack-1',
  'attack-2',
  'attack-3',
  'attack-4',
  'attack-5',
  'attack-6',
  'attack-7',
  'attack-8',
  'attack-9',
  'attack-10',
  'attack-11',
  'attack-12',
] as const;
const SPLITS = ['half', 'half-down', 'all-attack', 'all-defence', ...ATTACK_DICE] as const;

interface Point {
  readonly alias: string;
  readonly when: Words;
  /** The first is the default. */
  readonly options: readonly string[];
}

/** Decision points whose options are words. */
const POINTS = {
  'explode-test': {
    alias: 'relance-test',
    when: { en: 'a 6 in a test against a difficulty', fr: 'un 6 dans un test de difficulté' },
    options: ['stop-when-sufficient', ...EXPLODE],
  },
  'explode-parry': {
    alias: 'relance-parade',
    when: { en: 'a 6 in a parry', fr: 'un 6 dans une parade' },
    options: ['stop-when-sufficient', ...EXPLODE],
  },
  'explode-opposed': {
    alias: 'relance-opposition',
    when: { en: 'a 6 in an opposed test', fr: 'un 6 dans un test d’opposition' },
    options: ['when-behind', ...EXPLODE],
  },
  'explode-attack': {
    alias: 'relance-attaque',
    when: { en: 'a 6 in an attack roll', fr: 'un 6 dans un jet d’attaque' },
    options: ['hit-chance', ...EXPLODE],
  },
  leader: {
    alias: 'meneur',
    when: {
      en: 'who rolls initiative for the side (its first fighter decides)',
      fr: 'qui jette l’initiative du camp (son premier combattant décide)',
    },
    options: ['best-initiative', 'first'],
  },
  split: {
    alias: 'répartition',
    when: { en: 'combat dice are placed', fr: 'les dés de combat sont placés' },
    options: SPLITS,
  },
  'split-first': {
    alias: 'répartition-premier',
    when: { en: 'dice are placed first or blind; like `split` by default', fr: 'dés placés en premier ou à l’aveugle' },
    options: SPLITS,
  },
  'split-second': {
    alias: 'répartition-second',
    when: {
      en: 'dice are placed last; like `split` by default',
      fr: 'dés placés en dernier ; comme `split` par défaut',
    },
    options: [...SPLITS, 'cover', 'exploit'],
  },
  'war-fury': {
    alias: 'furie-guerrière',
    when: { en: 'dice are placed, with war fury', fr: 'dés placés, avec furie guerrière' },
    options: YES,
  },
  parry: {
    alias: 'parade',
    when: { en: 'an attack comes, and he has a defence die', fr: 'une attaque arrive, et il a un dé de défense' },
    options: [...ALWAYS, 'reserve'],
  },
  'parry-dice': {
    alias: 'dés-de-parade',
    when: { en: 'a parry, with sustained defence', fr: 'une parade, en défense soutenue' },
    options: ['one', 'two', 'all'],
  },
  'counter-attack': {
    alias: 'contre-attaque',
    when: { en: 'a parry is announced, with the ability', fr: 'une parade est annoncée, avec la capacité' },
    options: NEVER,
  },
  'master-strike': {
    alias: 'coup-de-maître',
    when: { en: 'an attack, with two attack dice', fr: 'une attaque, avec deux dés d’attaque' },
    options: NEVER,
  },
  feint: {
    alias: 'feinte',
    when: { en: 'an unparried hit, with the ability', fr: 'un coup non paré, avec la capacité' },
    options: ['never', 'attack-die', 'defence-die'],
  },
  target: {
    alias: 'cible',
    when: {
      en: 'several opponents to strike, or one to re-engage',
      fr: 'plusieurs adversaires à frapper, ou un à engager de nouveau',
    },
    options: ['first', 'weakest', 'strongest', 'most-wounded', 'least-wounded', 'random'],
  },
  disengage: {
    alias: 'désengagement',
    when: { en: 'activation in contact', fr: 'activation au contact' },
    options: ['never', 'agility', 'force', 'best'],
  },
  'disengage-when': {
    alias: 'désengagement-si',
    when: { en: 'whether he tries to disengage', fr: 's’il tente de se désengager' },
    options: ['always', 'light', 'serious', 'outnumbered'],
  },
  'after-disengaging': {
    alias: 'après-désengagement',
    when: { en: 'he has disengaged', fr: 'il s’est désengagé' },
    options: ['leave', 're-engage'],
  },
  'assault-fire': {
    alias: 'tir-en-assaut',
    when: { en: 'an assault, with the ability, target seen', fr: 'un assaut, avec la capacité, cible visible' },
    options: YES,
  },
  redirect: {
    alias: 'réorientation',
    when: { en: 'the target of his assault is gone', fr: 'la cible de son assaut n’est plus là' },
    options: ['redirect', 'stay', 'run'],
  },
  'dive-for-cover': {
    alias: 'mise-à-couvert',
    when: { en: 'shot at, where it is allowed', fr: 'visé par un tir, si c’est permis' },
    options: ALWAYS,
  },
  'rally-with': {
    alias: 'ralliement-par',
    when: { en: 'rally', fr: 'ralliement' },
    options: ['best', 'courage', 'discipline'],
  },
  pursue: {
    alias: 'poursuite',
    when: {
      en: 'all his opponents in the combat are dead',
      fr: 'tous ses adversaires du combat sont morts',
    },
    options: ['help-first', 'free-first', 'weakest', 'strongest', 'never'],
  },
  separation: {
    alias: 'séparation',
    when: {
      en: 'his side won the tactical roll (its first fighter decides)',
      fr: 'son camp a gagné le jet tactique (son premier combattant décide)',
    },
    options: ['spread', 'gang-weakest', 'gang-strongest'],
  },
  'next-combat': {
    alias: 'combat-suivant',
    when: {
      en: 'his side designates the next combat (its first fighter decides)',
      fr: 'son camp désigne le combat suivant (son premier combattant décide)',
    },
    options: ['listed', 'reversed', 'largest', 'smallest'],
  },
  'enemy-gift': {
    alias: 'don-d-ennemi',
    when: { en: 'he has killed his personal enemy', fr: 'il a tué son ennemi personnel' },
    options: ['survival-instinct', 'fierce', 'none'],
  },
} as const satisfies Readonly<Record<string, Point>>;

/** Decision points of which an option is a word. */
export type WordDecision = keyof typeof POINTS;
export type DecisionId = WordDecision | 'sequence';

/** Options of a decision point. */
export type OptionOf<Id extends DecisionId> = Id extends WordDecision ? (typeof POINTS)[Id]['options'][number] : number;

/** Most extra dice that a sequence may give. */
export const SEQUENCE_MAX = 9;

/** Form of the option of `sequence`. */
export const NUMBER: Words = { en: '‹number›', fr: '‹nombre›' };

/** Choices of the players; a fighter's `tactics` name an option. */
export const DECISIONS: readonly DecisionPoint[] = [
  ...Object.entries<Point>(POINTS).map(([id, point]): DecisionPoint => ({ id, ...point, place: 'fighter' })),
  {
    id: 'sequence',
    alias: 'enchaînement',
    when: { en: 'extra combat dice, with sequence', fr: 'dés de combat supplémentaires, avec enchaînement' },
    options: ['0', NUMBER],
    place: 'fighter',
  },
];

/** How `attack-0` to `attack-12` are listed. */
const ATTACK_NUMBER: Words = { en: 'attack-‹0 to 12›', fr: 'attaque-‹0 à 12›' };

/** The choices as listings show them: numbered options in one. */
export const LISTED_DECISIONS: readonly DecisionPoint[] = DECISIONS.map((point) => {
  const [first, ...others]: readonly string[] = ATTACK_DICE;
  return {
    ...point,
    options: point.options
      .filter((option) => typeof option !== 'string' || !others.includes(option))
      .map((option) => (option === first ? ATTACK_NUMBER : option)),
  };
});

/** French names of decision points, as keys of `tactics`. */
export const TACTIC_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  DECISIONS.map(({ id, alias }) => [alias, id]),
);

/** French names of options, of whichever decision point has them. */
export const OPTION_ALIASES: Readonly<Record<string, string>> = {
  'jusqu-à-suffire': 'stop-when-sufficient',
  jamais: 'never',
  'une-fois': 'once',
  toujours: 'always',
  'si-mené': 'when-behind',
  'chance-de-toucher': 'hit-chance',
  'meilleure-initiative': 'best-initiative',
  premier: 'first',
  moitié: 'half',
  'moitié-inférieure': 'half-down',
  'tout-attaque': 'all-attack',
  'tout-défense': 'all-defence',
  ...Object.fromEntries(ATTACK_DICE.map((id) => [id.replace('attack', 'attaque'), id])),
  couvrir: 'cover',
  exploiter: 'exploit',
  oui: 'yes',
  non: 'no',
  réserve: 'reserve',
  un: 'one',
  deux: 'two',
  tous: 'all',
  'dé-d-attaque': 'attack-die',
  'dé-de-défense': 'defence-die',
  'plus-faible': 'weakest',
  'plus-fort': 'strongest',
  'plus-blessé': 'most-wounded',
  'moins-blessé': 'least-wounded',
  hasard: 'random',
  agilité: 'agility',
  force: 'force',
  meilleur: 'best',
  légère: 'light',
  grave: 'serious',
  'en-infériorité': 'outnumbered',
  partir: 'leave',
  'engager-de-nouveau': 're-engage',
  réorienter: 'redirect',
  rester: 'stay',
  courir: 'run',
  courage: 'courage',
  discipline: 'discipline',
  'aider-d-abord': 'help-first',
  'libres-d-abord': 'free-first',
  étaler: 'spread',
  'contre-le-plus-faible': 'gang-weakest',
  'contre-le-plus-fort': 'gang-strongest',
  liste: 'listed',
  inverse: 'reversed',
  'plus-grand': 'largest',
  'plus-petit': 'smallest',
  'instinct-de-survie': 'survival-instinct',
  acharné: 'fierce',
  aucun: 'none',
};
