import type { Words } from '../system.ts';

/** What follows an ability's name: nothing, a number, or a fighter. */
export type AbilityForm =
  | { readonly sort: 'plain' }
  | {
      readonly sort: 'number';
      readonly low: number;
      readonly high: number;
      /** The number of the bare name; null where the name needs one. */
      readonly bare: number | null;
      /** Of several numbers, which is best for its owner. */
      readonly best: 'highest' | 'lowest';
    }
  | { readonly sort: 'fighter' };

const PLAIN: AbilityForm = { sort: 'plain' };
const FIGHTER: AbilityForm = { sort: 'fighter' };

function amount(low: number, high: number, bare: number | null = null): AbilityForm {
  return { sort: 'number', low, high, bare, best: 'highest' };
}

/** A face of a d6 that is enough. */
const FACE: AbilityForm = { sort: 'number', low: 1, high: 6, bare: null, best: 'lowest' };

interface AbilityFacts {
  readonly alias: string;
  readonly form: AbilityForm;
  readonly effect: Words;
}

const TABLE = {
  sequence: {
    alias: 'enchaînement',
    form: amount(1, 9, 2),
    effect: {
      en: 'up to X extra combat dice, each ATT and DEF -2 (CF-ABL-1)',
      fr: 'jusqu’à X dés de combat de plus, chacun ATT et DEF -2 (CF-ABL-1)',
    },
  },
  'counter-attack': {
    alias: 'contre-attaque',
    form: PLAIN,
    effect: {
      en: 'a parry by 2 gives an attack at once (CF-ABL-2)',
      fr: 'parer de 2 donne aussitôt une attaque (CF-ABL-2)',
    },
  },
  'counter-attack-improved': {
    alias: 'contre-attaque-améliorée',
    form: PLAIN,
    effect: {
      en: 'a parry by 1 gives an attack at once (CF-ABL-2)',
      fr: 'parer de 1 donne aussitôt une attaque (CF-ABL-2)',
    },
  },
  'master-strike': {
    alias: 'coup-de-maître',
    form: amount(0, 20),
    effect: {
      en: 'two attack dice for an attack of STR + ATT + X (CF-ABL-3)',
      fr: 'deux dés d’attaque pour une attaque de FOR + ATT + X (CF-ABL-3)',
    },
  },
  'war-fury': {
    alias: 'furie-guerrière',
    form: PLAIN,
    effect: { en: 'one more attack die (CF-ABL-4)', fr: 'un dé d’attaque de plus (CF-ABL-4)' },
  },
  fierce: {
    alias: 'acharné',
    form: PLAIN,
    effect: {
      en: 'fights on until maintenance after death (CF-ABL-5)',
      fr: 'se bat encore jusqu’à l’entretien après sa mort (CF-ABL-5)',
    },
  },
  possessed: {
    alias: 'possédé',
    form: PLAIN,
    effect: { en: 'wound penalties 0, 1, 2 (CF-ABL-6)', fr: 'malus de blessure 0, 1, 2 (CF-ABL-6)' },
  },
  endurance: {
    alias: 'endurance',
    form: PLAIN,
    effect: { en: 'no penalty for a light wound (CF-ABL-7)', fr: 'pas de malus de blessure légère (CF-ABL-7)' },
  },
  feint: {
    alias: 'feinte',
    form: PLAIN,
    effect: {
      en: 'an unparried hit takes a die instead of wounding (CF-ABL-8)',
      fr: 'un coup non paré ôte un dé au lieu de blesser (CF-ABL-8)',
    },
  },
  regeneration: {
    alias: 'régénération',
    form: FACE,
    effect: {
      en: 'maintenance: d6 of X or more heals a degree, then once more (CF-ABL-9)',
      fr: 'entretien : d6 de X ou plus guérit un degré, puis encore un (CF-ABL-9)',
    },
  },
  'survival-instinct': {
    alias: 'instinct-de-survie',
    form: FACE,
    effect: {
      en: 'd6 of X or more cancels a damage roll (CF-WND-1)',
      fr: 'd6 de X ou plus annule un jet de blessure (CF-WND-1)',
    },
  },
  insensible: {
    alias: 'insensible',
    form: FACE,
    effect: {
      en: 'd6 of X or more ignores a spell or miracle (CF-ABL-11)',
      fr: 'd6 de X ou plus ignore un sort ou un miracle (CF-ABL-11)',
    },
  },
  reinforcement: {
    alias: 'renfort',
    form: PLAIN,
    effect: {
      en: 'maintenance: may return to the field (CF-ABL-12)',
      fr: 'entretien : peut revenir sur le terrain (CF-ABL-12)',
    },
  },
  'immunity-fear': {
    alias: 'immunité-peur',
    form: PLAIN,
    effect: { en: 'never tests courage (CF-ABL-13)', fr: 'ne teste jamais son courage (CF-ABL-13)' },
  },
  'immunity-exceptional-wounds': {
    alias: 'immunité-blessures-exceptionnelles',
    form: PLAIN,
    effect: {
      en: 'doubles on damage mean nothing (CF-ABL-13)',
      fr: 'les doubles aux blessures ne comptent pas (CF-ABL-13)',
    },
  },
  'immunity-master-strike': {
    alias: 'immunité-coup-de-maître',
    form: PLAIN,
    effect: {
      en: 'master strikes hit with plain STR (CF-ABL-13)',
      fr: 'les coups de maître frappent à la FOR seule (CF-ABL-13)',
    },
  },
  'hard-boiled': {
    alias: 'dur-à-cuire',
    form: amount(1, 20, 1),
    effect: {
      en: 'damage is read X rows higher up (CF-ABL-14)',
      fr: 'les blessures se lisent X lignes plus haut (CF-ABL-14)',
    },
  },
  'personal-enemy': {
    alias: 'ennemi-personnel',
    form: FIGHTER,
    effect: {
      en: 'killing that fighter heals a degree and gives a gift (CF-ABL-15)',
      fr: 'tuer ce combattant guérit un degré et donne un don (CF-ABL-15)',
    },
  },
  amok: {
    alias: 'amok',
    form: PLAIN,
    effect: {
      en: 'STR and ATT +1 in the turn of his assault (CF-ABL-16)',
      fr: 'FOR et ATT +1 le tour de son assaut (CF-ABL-16)',
    },
  },
  'heavy-charge': {
    alias: 'guerrier-de-pierre',
    form: PLAIN,
    effect: {
      en: 'charge penalty of 2 against power lower by 2 (CF-ABL-17)',
      fr: 'malus de charge de 2 contre une puissance inférieure de 2 (CF-ABL-17)',
    },
  },
  'war-cry': {
    alias: 'cri-de-guerre',
    form: amount(1, 30),
    effect: { en: 'FEAR X while he charges (CF-FEAR-6)', fr: 'PEUR X quand il charge (CF-FEAR-6)' },
  },
  abominable: {
    alias: 'abominable',
    form: PLAIN,
    effect: { en: 'opponents test every turn (CF-FEAR-7)', fr: 'les adversaires testent chaque tour (CF-FEAR-7)' },
  },
  'assault-fire': {
    alias: 'tir-en-assaut',
    form: PLAIN,
    effect: {
      en: 'a shot of difficulty 7 during an assault (CF-SHOT-8)',
      fr: 'un tir de difficulté 7 pendant un assaut (CF-SHOT-8)',
    },
  },
  'bulls-eye': {
    alias: 'visée',
    form: PLAIN,
    effect: {
      en: 'margin of an aimed shot added to its STR (CF-SHOT-9)',
      fr: 'marge d’un tir visé ajoutée à sa FOR (CF-SHOT-9)',
    },
  },
  'rapid-reloading': {
    alias: 'rechargement-rapide',
    form: PLAIN,
    effect: {
      en: 'two shots, both at difficulty +2 (CF-SHOT-10)',
      fr: 'deux tirs, chacun à difficulté +2 (CF-SHOT-10)',
    },
  },
  flight: {
    alias: 'vol',
    form: PLAIN,
    effect: { en: 'may be at levels 1 and 2 (CF-FLY-1)', fr: 'peut être aux niveaux 1 et 2 (CF-FLY-1)' },
  },
  target: {
    alias: 'cible',
    form: amount(1, 10),
    effect: { en: 'shots at him: difficulty +X (CF-SHOT-5)', fr: 'tirs contre lui : difficulté +X (CF-SHOT-5)' },
  },
  character: {
    alias: 'personnage',
    form: PLAIN,
    effect: {
      en: 'sequence-2, counter-attack, master-strike-0; shooters: rapid-reloading (CF-ABL-18)',
      fr: 'enchaînement-2, contre-attaque, coup-de-maître-0 ; tireurs : rechargement-rapide (CF-ABL-18)',
    },
  },
  'force-on-charge': {
    alias: 'force-en-charge',
    form: amount(0, 40),
    effect: { en: 'by ruling: STR on a charge (CF-ABL-19)', fr: 'selon la lecture : FOR en charge (CF-ABL-19)' },
  },
  'bestial-charge': {
    alias: 'charge-bestiale',
    form: PLAIN,
    effect: {
      en: 'by ruling: one more attack die after a charge (CF-ABL-20)',
      fr: 'selon la lecture : un dé d’attaque de plus après une charge (CF-ABL-20)',
    },
  },
  brute: {
    alias: 'brute-épaisse',
    form: PLAIN,
    effect: {
      en: 'by ruling: power +1 when charging (CF-ABL-21)',
      fr: 'selon la lecture : puissance +1 en charge (CF-ABL-21)',
    },
  },
  'born-killer': {
    alias: 'tueur-né',
    form: PLAIN,
    effect: {
      en: 'by ruling: one more attack die (CF-ABL-22)',
      fr: 'selon la lecture : un dé d’attaque de plus (CF-ABL-22)',
    },
  },
  implacable: {
    alias: 'implacable',
    form: amount(1, 10),
    effect: {
      en: 'by ruling: X more pursuits a turn (CF-ABL-23)',
      fr: 'selon la lecture : X poursuites de plus par tour (CF-ABL-23)',
    },
  },
  bravery: {
    alias: 'bravoure',
    form: PLAIN,
    effect: {
      en: 'by ruling: a failed courage test once more (CF-ABL-24)',
      fr: 'selon la lecture : un test de courage raté est refait (CF-ABL-24)',
    },
  },
  ambidextrous: {
    alias: 'ambidextre',
    form: PLAIN,
    effect: {
      en: 'by ruling: one more attack die on an equal split (CF-ABL-25)',
      fr: 'selon la lecture : un dé d’attaque de plus si attaque = défense (CF-ABL-25)',
    },
  },
  fanaticism: {
    alias: 'fanatisme',
    form: PLAIN,
    effect: {
      en: 'by ruling: courage tests on DIS, or never failed (CF-ABL-24)',
      fr: 'selon la lecture : courage testé sur DIS, ou jamais raté (CF-ABL-24)',
    },
  },
  impact: {
    alias: 'impact',
    form: amount(1, 20),
    effect: {
      en: 'by ruling: a damage roll on contact of a charge (CF-ABL-26)',
      fr: 'selon la lecture : un jet de blessure au contact d’une charge (CF-ABL-26)',
    },
  },
  bane: {
    alias: 'fléau',
    form: amount(0, 20, 0),
    effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' },
  },
  rapidity: {
    alias: 'rapidité',
    form: PLAIN,
    effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' },
  },
  reflexes: {
    alias: 'réflexes',
    form: PLAIN,
    effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' },
  },
  dodge: { alias: 'esquive', form: PLAIN, effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' } },
  concentration: {
    alias: 'concentration',
    form: amount(0, 20, 0),
    effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' },
  },
  undead: {
    alias: 'mort-vivant',
    form: PLAIN,
    effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' },
  },
  scout: { alias: 'éclaireur', form: PLAIN, effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' } },
  righteous: { alias: 'juste', form: PLAIN, effect: { en: 'no effect (CF-ABL-27)', fr: 'sans effet (CF-ABL-27)' } },
} as const satisfies Readonly<Record<string, AbilityFacts>>;

export type AbilityId = keyof typeof TABLE;

export interface Ability extends AbilityFacts {
  readonly id: AbilityId;
}

/** Every ability of the game, in the order of its listing. */
export const ABILITY_LIST: readonly Ability[] = Object.entries<AbilityFacts>(TABLE).map(([id, facts]) => ({
  id: id as AbilityId,
  ...facts,
}));
