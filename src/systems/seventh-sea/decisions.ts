import type { DecisionPoint, Words } from '../system.ts';

type Options = DecisionPoint['options'];

/** A choice of a fighter; the first option is the default. */
function point(id: string, alias: string, when: Words, ...options: Options): DecisionPoint {
  return { id, alias, when, options, place: 'fighter' };
}

/** A choice that an engagement names in a field of its own. */
function field(id: string, alias: string, when: Words, ...options: Options): DecisionPoint {
  return { id, alias, when, options, place: 'engagement' };
}

/** Free forms of options. */
export const NUMBER: Words = { en: '‹number›', fr: '‹nombre›' };
export const KNACK: Words = { en: '‹knack›', fr: '‹compétence›' };
export const TRAIT: Words = { en: '‹trait›', fr: '‹trait›' };

/** Choices of the players; a fighter's `tactics` name an option, an engagement those of its own fields. */
export const DECISIONS: readonly DecisionPoint[] = [
  point(
    'raises',
    'augmentations',
    { en: 'before an attack or a broadside', fr: 'avant une attaque ou une bordée' },
    'none',
    NUMBER,
    'best-damage',
  ),
  point(
    'called-shot',
    'coup-précis',
    { en: 'before an attack: raises without damage', fr: 'avant une attaque : augmentations sans dommages' },
    '0',
    NUMBER,
  ),
  point('attack-style', 'style-d-attaque', { en: 'before an attack', fr: 'avant une attaque' }, 'plain', 'feint'),
  point(
    'target',
    'cible',
    { en: 'several enemies may be attacked', fr: 'plusieurs ennemis peuvent être attaqués' },
    'first',
    'last',
    'random',
    'weakest',
    'strongest',
    'squads-first',
    'leaders-first',
  ),
  point(
    'hold',
    'réserve',
    { en: 'his turn in a phase: due dice kept back', fr: 'son tour dans une phase : dés échus gardés en réserve' },
    '0',
    NUMBER,
    'all',
  ),
  point(
    'release',
    'fin-de-réserve',
    { en: 'when dice kept back serve after all', fr: 'quand les dés en réserve servent enfin' },
    'last-phase',
    'no-threat',
    'never',
  ),
  point('defend', 'défense', { en: 'a hit is coming', fr: 'un coup va porter' }, 'held', 'interrupt', 'never'),
  point(
    'defend-up-to',
    'défense-jusqu-à',
    { en: 'a hit is coming: greatest attack total', fr: 'un coup va porter : plus grand total d’attaque' },
    'any',
    NUMBER,
  ),
  point(
    'passive-knack',
    'défense-passive',
    { en: 'always: passive defence', fr: 'toujours : défense passive' },
    'best',
    KNACK,
  ),
  point(
    'defence-knack',
    'défense-active',
    { en: 'always: active defence', fr: 'toujours : défense active' },
    'best',
    KNACK,
  ),
  point('die-order', 'ordre-des-dés', { en: 'a due die is spent', fr: 'un dé échu est dépensé' }, 'lowest', 'highest'),
  point(
    'interrupt-dice',
    'dés-d-interruption',
    { en: 'two future dice are spent', fr: 'deux dés à venir sont dépensés' },
    'latest',
    'earliest',
  ),
  point('drama-attack', 'héroïsme-attaque', { en: 'an attack roll', fr: 'un jet d’attaque' }, 'none', NUMBER, 'all'),
  point(
    'drama-defence',
    'héroïsme-défense',
    { en: 'an active defence', fr: 'une défense active' },
    'none',
    NUMBER,
    'all',
  ),
  point('drama-damage', 'héroïsme-dommages', { en: 'a damage roll', fr: 'un jet de dommages' }, 'none', NUMBER, 'all'),
  point('drama-wound', 'héroïsme-blessures', { en: 'a wound check', fr: 'un jet de blessures' }, 'none', NUMBER, 'all'),
  point(
    'drama-soak',
    'héroïsme-coque',
    { en: 'a hull roll (ships)', fr: 'un jet de coque (navires)' },
    'none',
    NUMBER,
    'all',
  ),
  point('wake', 'réveil', { en: 'knocked out', fr: 'inconscient' }, 'never', 'always'),
  point('rise', 'se-relever', { en: 'prone, with a due die', fr: 'à terre, avec un dé échu' }, 'at-once', 'never'),
  point('off-hand', 'main-gauche', { en: 'an attack', fr: 'une attaque' }, 'never', 'always'),
  point(
    'two-pistols',
    'deux-pistolets',
    { en: 'a shot with two pistols loaded', fr: 'un tir, deux pistolets chargés' },
    'never',
    'always',
  ),
  point(
    'empty-weapon',
    'arme-vide',
    { en: 'the preferred weapon is not loaded', fr: 'l’arme préférée n’est pas chargée' },
    'switch',
    'reload',
  ),
  point(
    'reroll-die',
    'dé-relancé',
    { en: 'initiative, with combat reflexes', fr: 'initiative, avec réflexes de combat' },
    'highest',
    'lowest',
    'none',
  ),
  point(
    'lose-trait',
    'trait-perdu',
    { en: 'a critical on his own ship', fr: 'un dégât grave sur son navire' },
    'highest',
    'lowest',
    TRAIT,
  ),
  point(
    'take-trait',
    'trait-pris',
    { en: 'a critical on the enemy ship', fr: 'un dégât grave sur le navire ennemi' },
    'highest',
    'lowest',
    TRAIT,
  ),
  point(
    'lose-gun',
    'canon-perdu',
    { en: 'a ship with `guns` loses Brawn', fr: 'un navire à `canons` perd de la Gaillardise' },
    'idle-side',
    'engaged-side',
  ),
  point(
    'rigging-keep',
    'dés-de-voiles',
    { en: 'a ship’s initiative, with a rigging officer', fr: 'initiative d’un navire, avec un maître voilier' },
    'lowest',
    'highest',
  ),
  point('ammunition', 'munitions', { en: 'a broadside', fr: 'une bordée' }, 'ball', 'grape', 'chain'),
  point(
    'surrender-at',
    'reddition',
    { en: 'a boarding: crew rank at which he yields', fr: 'un abordage : rang d’équipage où il se rend' },
    '0',
    NUMBER,
  ),
  field(
    'spend',
    'dépense',
    {
      en: 'a battle: before each global roll, free raises in store',
      fr: 'une bataille : avant chaque jet global, augmentations en réserve',
    },
    'one-per-turn',
    'two-per-turn',
    'all-at-once',
    'last-stand',
    'clincher',
    'none',
  ),
  field(
    'raises',
    'augmentations',
    { en: 'charm, a voyage: before rolling', fr: 'charme, navigation : avant le jet' },
    NUMBER,
    'best-chance',
  ),
  field(
    'cancel',
    'annuler',
    { en: 'a ship about to capsize', fr: 'un navire près de chavirer' },
    'never',
    'before',
    'after-failure',
  ),
  field('avoid', 'éviter', { en: 'an explosion', fr: 'une explosion' }, 'best', 'leaping', 'sprinting', 'none'),
];

/** French names of decision points, as keys of `tactics`. */
export const TACTIC_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  DECISIONS.filter(({ place }) => place === 'fighter').map(({ id, alias }) => [alias, id]),
);

/** French names of options, of whichever decision point has them. */
export const OPTION_ALIASES: Readonly<Record<string, string>> = {
  aucun: 'none',
  aucune: 'none',
  'meilleurs-dommages': 'best-damage',
  simple: 'plain',
  feinte: 'feint',
  premier: 'first',
  dernier: 'last',
  hasard: 'random',
  'plus-faible': 'weakest',
  'plus-fort': 'strongest',
  'bandes-d-abord': 'squads-first',
  'chefs-d-abord': 'leaders-first',
  tous: 'all',
  'dernière-phase': 'last-phase',
  'sans-menace': 'no-threat',
  jamais: 'never',
  toujours: 'always',
  interruption: 'interrupt',
  'en-réserve': 'held',
  quelconque: 'any',
  meilleure: 'best',
  'plus-bas': 'lowest',
  'plus-haut': 'highest',
  'plus-tardifs': 'latest',
  'plus-proches': 'earliest',
  aussitôt: 'at-once',
  changer: 'switch',
  recharger: 'reload',
  'bord-opposé': 'idle-side',
  'bord-engagé': 'engaged-side',
  boulets: 'ball',
  mitraille: 'grape',
  'boulets-ramés': 'chain',
};
