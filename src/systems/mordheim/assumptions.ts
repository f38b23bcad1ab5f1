import { InvariantError } from '../../errors.ts';
import type { Assumption, Variant, Words } from '../system.ts';
import { feltIn } from './felt.ts';
import { kindOf } from './kinds/index.ts';
import { RULINGS } from './rulings.ts';

/** What each reading without a source says, as a statement: ruling id → option id → words. */
const READINGS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'critical-limit': {
    'per-side': {
      en: 'each side has one critical hit in a close-combat phase',
      fr: 'chaque camp a droit à un seul coup critique par phase de corps à corps',
    },
    unlimited: {
      en: 'a close-combat phase has no limit on critical hits',
      fr: 'les coups critiques sont illimités dans une phase de corps à corps',
    },
  },
  'critical-hits': {
    none: {
      en: 'there are no critical hits',
      fr: 'il n’y a pas de coups critiques',
    },
  },
  'critical-limit-shooting': {
    unlimited: {
      en: 'every shot of a shooter can be a critical hit',
      fr: 'chaque tir d’un tireur peut être un coup critique',
    },
  },
  'critical-on-downed': {
    allowed: {
      en: 'blows at a knocked-down man can be critical hits',
      fr: 'les coups portés à un homme à terre peuvent être critiques',
    },
    ignored: {
      en: 'blows at a knocked-down man are never critical hits',
      fr: 'les coups portés à un homme à terre ne sont jamais critiques',
    },
  },
  'helmet-roll': {
    'final-result': {
      en: 'the helmet roll is made once, on the final injury',
      fr: 'le jet de casque se fait une fois, sur le dégât final',
    },
    'each-die': {
      en: 'the helmet roll is made for every injury die that stuns',
      fr: 'le jet de casque se fait pour chaque dé de dégâts qui sonne',
    },
  },
  'downed-hit': {
    rolled: {
      en: 'blows at a knocked-down man need a roll to hit',
      fr: 'il faut un jet pour toucher un homme à terre',
    },
  },
  'initiative-tie': {
    'roll-once': {
      en: 'one roll before the fight settles every tie of Initiative',
      fr: 'un seul jet avant le combat règle toutes les égalités d’Initiative',
    },
    'active-side-first': {
      en: 'at equal Initiative the side whose turn it is strikes first',
      fr: 'à Initiative égale, le camp dont c’est le tour frappe d’abord',
    },
    'weapon-skill': {
      en: 'at equal Initiative the greater Weapon Skill strikes first',
      fr: 'à Initiative égale, la plus grande CC frappe d’abord',
    },
  },
  'strike-first-tie': {
    'charger-first': {
      en: 'a charger strikes before a spear or a whip',
      fr: 'le chargeur frappe avant la lance et le fouet',
    },
    'spear-first': {
      en: 'a spear or a whip strikes before a charger',
      fr: 'la lance et le fouet frappent avant le chargeur',
    },
  },
  'recovery-steps': {
    chain: {
      en: 'a stunned man comes round and stands up in one recovery',
      fr: 'un homme sonné revient à lui et se relève en une seule phase',
    },
  },
  'natural-one-hit': {
    misses: { en: 'a natural 1 always misses', fr: 'un 1 naturel rate toujours' },
  },
  'natural-one-save': {
    fails: {
      en: 'a natural 1 always fails an armour save',
      fr: 'un 1 naturel rate toujours la sauvegarde d’armure',
    },
  },
  'seven-plus-to-hit': {
    impossible: { en: 'a shot that needs 7 or more cannot hit', fr: 'un tir qui demande 7 ou plus ne peut toucher' },
    'six-then-four': {
      en: 'a shot that needs 7 or more hits on a 6 and a second die of 4 or more, higher beyond 7',
      fr: 'un tir qui demande 7 ou plus touche sur un 6 suivi d’un second dé de 4 ou plus, davantage au-delà de 7',
    },
    'natural-six': {
      en: 'a shot that needs 7 or more hits on a natural 6',
      fr: 'un tir qui demande 7 ou plus touche sur un 6 naturel',
    },
  },
  'parry-window': {
    'first-possible': {
      en: 'only an attempt uses up the parry of a phase',
      fr: 'seule une tentative épuise la parade de la phase',
    },
  },
  'parry-candidates': {
    'parriable-hits': {
      en: 'only hits that can be parried compete to be the one that is',
      fr: 'on choisit la touche à parer parmi celles qui peuvent l’être',
    },
    'all-hits': {
      en: 'all hits compete to be the one that is parried',
      fr: 'on choisit la touche à parer parmi toutes',
    },
  },
  'parry-compare': {
    modified: {
      en: 'a parry has to beat the modified die',
      fr: 'la parade doit battre le dé modifié',
    },
  },
  'parry-reroll': {
    'two-parry-weapons': {
      en: 'any two items that parry re-roll a failed parry',
      fr: 'deux objets qui parent, quels qu’ils soient, relancent une parade ratée',
    },
  },
  'brace-attacks': {
    add: {
      en: 'a brace’s shots are added to the blows of the first round',
      fr: 'les tirs d’une paire de pistolets s’ajoutent aux coups du premier tour',
    },
  },
  'wound-while-down': {
    'injury-roll': {
      en: 'a downed man who is wounded by a shot or a fall rolls for injury',
      fr: 'un homme à terre blessé par un tir ou une chute subit un jet de dégâts',
    },
    'out-of-action': {
      en: 'a downed man who is wounded by a shot or a fall is out of action',
      fr: 'un homme à terre blessé par un tir ou une chute est hors de combat',
    },
  },
  'jump-fall-height': {
    remaining: {
      en: 'who fails a test on his way down falls only the rest of the way',
      fr: 'qui rate un test en sautant ne tombe que de la hauteur restante',
    },
  },
  'fall-strength': {
    'round-down': {
      en: 'a begun inch does not count in the Strength of a fall',
      fr: 'un pas entamé ne compte pas dans la Force d’une chute',
    },
    'round-up': {
      en: 'a begun inch counts in full in the Strength of a fall',
      fr: 'un pas entamé compte en entier dans la Force d’une chute',
    },
  },
  'pistolier-brace': {
    'every-turn': {
      en: 'a pistolier fires both pistols of his brace every turn',
      fr: 'un pistolier tire des deux pistolets de sa paire à chaque tour',
    },
  },
  'unstoppable-charge': {
    'when-striking': {
      en: 'the Weapon Skill of an unstoppable charge counts for the charger’s own blows alone',
      fr: 'la CC d’une charge irrésistible ne compte que pour les coups du chargeur',
    },
  },
  'step-aside-roll': {
    'per-hit': {
      en: 'one roll to step aside cancels both wounds of a critical hit',
      fr: 'un seul jet de pas de côté annule les deux blessures d’un coup critique',
    },
  },
  'blunderbuss-hit': {
    'four-plus': {
      en: 'a blunderbuss hits on 4 or more',
      fr: 'un tromblon touche sur 4 ou plus',
    },
  },
  'all-alone-opponents': {
    standing: {
      en: 'only standing enemies count for standing alone',
      fr: 'seuls les ennemis debout comptent pour l’isolement',
    },
    'any-in-contact': {
      en: 'every enemy in contact counts for standing alone',
      fr: 'tous les ennemis au contact comptent pour l’isolement',
    },
  },
  'rout-counts': {
    'out-and-fled': {
      en: 'fled fighters count towards a rout like those out of action',
      fr: 'les fuyards comptent pour la déroute comme les hommes hors de combat',
    },
  },
};

/** Rules that no source states, with the fights that rest on them. */
const RULE_ASSUMPTIONS: readonly { readonly id: string; readonly kinds: readonly string[]; readonly text: Words }[] = [
  {
    id: 'MH-EQ-2',
    kinds: ['attack', 'melee', 'skirmish', 'diving-charge'],
    text: {
      en: 'the order of a fighter’s equipment list decides what he holds in each hand',
      fr: 'l’ordre de la liste d’équipement décide de ce que le combattant tient dans chaque main',
    },
  },
  {
    id: 'MH-TURN-2',
    kinds: ['melee', 'skirmish'],
    text: {
      en: 'where nobody charges and no first turn is named, the first side has it',
      fr: 'si nul ne charge et si le premier tour n’est attribué à personne, il revient au premier camp',
    },
  },
  {
    id: 'MH-TURN-4',
    kinds: ['melee', 'skirmish'],
    text: {
      en: 'a fight that reaches the cap of rounds is a draw of its own, not shared between the sides',
      fr: 'un combat qui atteint la limite de tours est un nul à part, non partagé entre les camps',
    },
  },
  {
    id: 'MH-SHT-9',
    kinds: ['shooting'],
    text: {
      en: 'the target recovers once after each shooting phase but the last',
      fr: 'la cible a un ralliement après chaque phase de tir sauf la dernière',
    },
  },
  {
    id: 'MH-CRIT-5',
    kinds: ['attack', 'melee', 'skirmish', 'diving-charge'],
    text: {
      en: 'of weapons that no table names, daggers, double-handed weapons, whips and claws are blades, morning stars bludgeons, gauntlets bare hands; what a critical does beside wounding happens even if the wound is saved',
      fr: 'parmi les armes qu’aucune table ne nomme, dagues, armes à deux mains, fouets et griffes sont des lames, le morgenstern est contondant, le gantelet compte comme mains nues ; ce qu’un critique fait de plus que blesser a lieu même si la blessure est sauvegardée',
    },
  },
  {
    id: 'MH-CRIT-8',
    kinds: ['melee', 'skirmish'],
    text: {
      en: 'a critical thrust tears two men away from the others, but moves nobody and hits nobody else',
      fr: 'un coup d’estoc critique isole deux hommes des autres, mais ne déplace personne et ne touche personne d’autre',
    },
  },
  {
    id: 'MH-CRIT-4',
    kinds: ['skirmish'],
    text: {
      en: 'a missile that ricochets hits the first of equally near enemies, without another critical',
      fr: 'un projectile qui ricoche touche le premier des ennemis aussi proches, sans autre critique',
    },
  },
  {
    id: 'MH-EQ-5',
    kinds: ['shooting', 'skirmish'],
    text: {
      en: 'without equipment rules a missile weapon keeps its range and Strength, and fires once a turn',
      fr: 'sans règles d’équipement, une arme de tir garde sa portée et sa Force, et tire une fois par tour',
    },
  },
  {
    id: 'MH-RAL-5',
    kinds: ['rally'],
    text: {
      en: 'a man in flight tests and then runs on each turn, while all others stay where they are',
      fr: 'un fuyard fait son test puis court à chaque tour, tandis que les autres restent où ils sont',
    },
  },
  {
    id: 'MH-ROUT-4',
    kinds: ['rout-test'],
    text: {
      en: 'losses and Leadership stay the same from one rout test to the next',
      fr: 'pertes et Commandement restent les mêmes d’un test de déroute au suivant',
    },
  },
  {
    id: 'MH-PSY-4',
    kinds: ['melee'],
    text: {
      en: 'a charger held by fear is out of contact for the first round; the enemy charges in the second',
      fr: 'un chargeur retenu par la peur reste hors de contact au premier tour ; l’ennemi charge au deuxième',
    },
  },
  {
    id: 'MH-SKI-1',
    kinds: ['skirmish'],
    text: {
      en: 'the sides come together along a line on which nobody is in the way, and only charges bring contact',
      fr: 'les camps se rapprochent sur une ligne où nul ne gêne personne, et seules les charges mettent au contact',
    },
  },
  {
    id: 'MH-SKI-2',
    kinds: ['skirmish'],
    text: {
      en: 'whoever charges charges the nearest enemy, and he does so as soon as he thinks him within reach',
      fr: 'qui charge charge l’ennemi le plus proche, et le fait dès qu’il le croit à portée',
    },
  },
  {
    id: 'MH-SKI-5',
    kinds: ['skirmish'],
    text: {
      en: 'a man charged in the middle of a combat does not begin a new one',
      fr: 'un homme chargé au milieu d’un combat n’en commence pas un nouveau',
    },
  },
  {
    id: 'MH-SKI-6',
    kinds: ['skirmish'],
    text: {
      en: 'of several equally near targets the first of the list is shot at',
      fr: 'de plusieurs cibles aussi proches, on vise la première de la liste',
    },
  },
];

/** Readings and rules without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  const kind = kindOf(variant);
  const isFelt = feltIn(variant);
  const rules = RULE_ASSUMPTIONS.filter(({ id, kinds }) => kinds.includes(kind.listing.id) && isFelt(id));
  const readings = RULINGS.filter(({ id }) => kind.rulings.has(id) && isFelt(id)).flatMap((ruling) => {
    const option = ruling.options.find(({ id }) => id === variant.rulings[ruling.id]);
    if (option?.provenance !== 'assumption') return [];
    const text = READINGS[ruling.id]?.[option.id];
    if (text === undefined) throw new InvariantError(`no words for the reading ${ruling.id}: ${option.id}`);
    return [{ id: ruling.id, text }];
  });
  return [...readings, ...rules.map(({ id, text }) => ({ id, text }))];
}
