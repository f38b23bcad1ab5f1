import { rulingWriter } from '../rulings.ts';
import type { Ruling } from '../system.ts';

const ruling = rulingWriter('MH');

/** Every ambiguity of the sources that Fracas knows how to read in more than one way. */
export const RULINGS = [
  ruling(
    'equipment-rules',
    'EQ-1 EQ-2 EQ-3 EQ-4 EQ-5 MOV-7 SHT-3 SHT-5 ORD-2 ORD-3 ORD-5 ATK-2 ATK-4 ATK-5 ATK-6 ATK-7 ATK-8 PAR-1 WND-3 WND-4 SAVE-1 SAVE-3 SAVE-4 SAVE-5 INJ-3 INJ-5',
    'published/P/publiées sheet-only/S/feuille-seule',
    {
      en: 'Do weapons and extra armour have rules of their own?',
      fr: 'Les armes et les armures ont-elles des règles propres ?',
    },
  ),
  ruling(
    'special-rules',
    'MOV-2 MOV-4 MOV-7 CLB-4 JMP-1 JMP-4 LEA-2 SHT-2 SHT-3 SHT-5 SHT-6 FAL-4 ORD-2 ATK-2 ATK-3 HIT-1 HIT-3 WND-3 WND-4 CRIT-3 SAVE-3 SAVE-6 INJ-3 INJ-5 PSY-8',
    'published/P/publiées none/S/aucune',
    {
      en: 'Do abilities and skills (psychology apart) apply?',
      fr: 'Les aptitudes et compétences (hors psychologie) s’appliquent-elles ?',
    },
  ),
  ruling('psychology', 'CHAR-3 DIV-2 ATK-1 HIT-3 HIT-4 PSY-2 PSY-3 PSY-4 PSY-5 PSY-6 PSY-7 PSY-8 PSY-9', 'on/P off/S', {
    en: 'Do fear, frenzy, hatred, stupidity and standing alone matter?',
    fr: 'Peur, frénésie, haine, stupidité et isolement comptent-ils ?',
  }),
  ruling(
    'critical-limit',
    'CRIT-2',
    'per-warrior/P/par-guerrier per-phase/S/par-phase per-side/A/par-camp unlimited/A/illimité',
    {
      en: 'One critical hit per what in a close-combat phase?',
      fr: 'Un seul coup critique par quoi dans une phase de corps à corps ?',
    },
  ),
  ruling(
    'critical-hits',
    'CRIT-1 CRIT-3 CRIT-4 CRIT-5 CRIT-6 CRIT-7 CRIT-8',
    'main-table/S/table-principale by-weapon/P/par-arme none/A/aucun',
    {
      en: 'Which table do critical hits go by?',
      fr: 'Quelle table règle les coups critiques ?',
    },
  ),
  ruling('critical-limit-shooting', 'SHT-7', 'unlimited/A/illimité per-shooter/P/un-par-tireur', {
    en: 'How many criticals may one shooter cause in a phase?',
    fr: 'Combien de critiques un tireur peut-il causer par phase ?',
  }),
  ruling('critical-when-six-needed', 'CRIT-1', 'forbidden/P/interdit allowed/S/permis', {
    en: 'Can a blow that needs a 6 to wound be a critical?',
    fr: 'Un coup qui blesse sur 6 seulement peut-il être critique ?',
  }),
  ruling('critical-on-downed', 'DWN-1', 'allowed/A/permis ignored/A/ignoré', {
    en: 'Can blows at a knocked-down man be criticals?',
    fr: 'Les coups portés à un homme à terre peuvent-ils être critiques ?',
  }),
  ruling('fall-critical', 'FAL-2', 'never/P/jamais allowed/S/permis', {
    en: 'Can a fall cause criticals?',
    fr: 'Une chute peut-elle causer des critiques ?',
  }),
  ruling('injury-dice', 'INJ-1 INJ-2', 'per-wound/P/un-par-blessure single/S/un-seul', {
    en: 'How many injury dice do several wounds earn?',
    fr: 'Combien de jets de dégâts pour plusieurs blessures ?',
  }),
  ruling('helmet-roll', 'INJ-5', 'final-result/A/résultat-final each-die/A/chaque-dé', {
    en: 'Does the helmet roll bear on the final result or on each die?',
    fr: 'Le jet de casque porte-t-il sur le résultat final ou sur chaque dé ?',
  }),
  ruling('downed-hit', 'DWN-1', 'automatic/P/automatiquement rolled/A/jet', {
    en: 'Are hits on a knocked-down man automatic?',
    fr: 'Touche-t-on automatiquement un homme à terre ?',
  }),
  ruling('stunned-target', 'DWN-2', 'out-of-action/P/hors-de-combat as-knocked-down/S/comme-à-terre', {
    en: 'What happens to a stunned man who is attacked?',
    fr: 'Qu’advient-il d’un homme sonné que l’on attaque ?',
  }),
  ruling('same-warrior-chain', 'DWN-4 WND-2', 'forbidden/P/interdit allowed/S/permis', {
    en: 'May one warrior floor and finish a man in the same phase?',
    fr: 'Un guerrier peut-il abattre puis achever un homme dans la même phase ?',
  }),
  ruling('attack-downed', 'ATK-9', 'only-if-no-standing/P/seulement-sans-ennemi-debout free/S/librement', {
    en: 'May a downed man be attacked while a standing enemy is in contact?',
    fr: 'Peut-on frapper un homme à terre quand un ennemi debout est au contact ?',
  }),
  ruling(
    'initiative-tie',
    'ORD-4',
    'roll-each-round/P/jet-à-chaque-tour roll-once/A/un-seul-jet active-side-first/A/camp-actif-en-premier weapon-skill/A/capacité-de-combat',
    {
      en: 'Who strikes first at equal Initiative?',
      fr: 'Qui frappe d’abord à Initiative égale ?',
    },
  ),
  ruling(
    'strike-first-tie',
    'ORD-3',
    'initiative/P charger-first/A/chargeur-en-premier spear-first/A/lance-en-premier',
    {
      en: 'Charger against spear or whip: who is first?',
      fr: 'Chargeur contre lance ou fouet : qui frappe d’abord ?',
    },
  ),
  ruling('stood-up-strike', 'REC-3 ORD-2', 'last/P/en-dernier normal/S/normalement', {
    en: 'When does a man who just stood up strike?',
    fr: 'Quand frappe un homme qui vient de se relever ?',
  }),
  ruling('recovery-steps', 'REC-1 REC-2 SHT-9', 'one/P/une chain/A/enchaînées', {
    en: 'Does a stunned man need one recovery or two to stand up?',
    fr: 'Un homme sonné se relève-t-il en une phase ou en deux ?',
  }),
  ruling('ws-zero', 'HIT-2', 'automatic/P/automatiquement two-plus/P/sur-2-ou-plus', {
    en: 'How is a target of Weapon Skill 0 hit?',
    fr: 'Comment touche-t-on une cible de CC 0 ?',
  }),
  ruling('natural-one-hit', 'HIT-1 SHT-4', 'misses/A/rate by-number/S/selon-le-total', {
    en: 'Does a natural 1 always miss?',
    fr: 'Un 1 naturel rate-t-il toujours ?',
  }),
  ruling('natural-one-save', 'SAVE-2', 'fails/A/rate by-number/S/selon-le-total', {
    en: 'Does a natural 1 always fail an armour save?',
    fr: 'Un 1 naturel rate-t-il toujours la sauvegarde ?',
  }),
  ruling('seven-plus-to-hit', 'SHT-4', 'impossible/A six-then-four/A/6-puis-4 natural-six/A/6-naturel', {
    en: 'What if a shot needs 7 or more?',
    fr: 'Et si un tir demande 7 ou plus ?',
  }),
  ruling('natural-six-test', 'CHAR-1 MOV-8 CLB-2 JMP-2 LEA-2 EDG-1 FAL-4', 'fails/P/rate by-number/S/selon-le-total', {
    en: 'Does a natural 6 always fail an Initiative test?',
    fr: 'Un 6 naturel rate-t-il toujours un test d’Initiative ?',
  }),
  ruling('parry-window', 'PAR-2', 'first-hitter/P/premier-qui-touche first-possible/A/première-possible', {
    en: 'What uses up the parry of a phase?',
    fr: 'Qu’est-ce qui épuise la parade de la phase ?',
  }),
  ruling('parry-candidates', 'PAR-3', 'parriable-hits/A/touches-parables all-hits/A/toutes-les-touches', {
    en: 'Which hits compete to be the one that is parried?',
    fr: 'Parmi quelles touches choisit-on celle à parer ?',
  }),
  ruling('parry-compare', 'PAR-4', 'natural/P/naturel modified/A/modifié', {
    en: 'Is the die to beat natural or modified?',
    fr: 'Le dé à battre est-il naturel ou modifié ?',
  }),
  ruling('parry-reroll', 'PAR-5', 'sword-and-buckler/P/épée-et-rondache two-parry-weapons/A/deux-armes-de-parade', {
    en: 'Who re-rolls a failed parry?',
    fr: 'Qui relance une parade ratée ?',
  }),
  ruling('brace-attacks', 'ATK-7', 'replace/P/à-la-place add/A/en-plus', {
    en: 'Do a brace’s shots replace the blows of the first round?',
    fr: 'Les tirs d’une paire de pistolets remplacent-ils les coups du premier tour ?',
  }),
  ruling('wound-while-down', 'INJ-6 FAL-3', 'injury-roll/A/jet-de-dégâts out-of-action/A/hors-de-combat', {
    en: 'A downed man is wounded by a shot or a fall: what happens?',
    fr: 'Un homme à terre est blessé par un tir ou une chute : que se passe-t-il ?',
  }),
  ruling('jump-fall-height', 'JMP-3', 'full/P/entière remaining/A/restante', {
    en: 'From what height does a failed jump fall?',
    fr: 'De quelle hauteur tombe-t-on après un saut raté ?',
  }),
  ruling('fall-strength', 'FAL-1', 'round-down/A/arrondi-inférieur round-up/A/arrondi-supérieur', {
    en: 'How do fractions of an inch count in a fall?',
    fr: 'Comment comptent les fractions de pas d’une chute ?',
  }),
  ruling('within-bounds', 'MOV-2 DIV-1 EDG-1 SKI-3', 'inclusive/P/inclus strict/S', {
    en: 'Is “within n inches” true at exactly n?',
    fr: '« À moins de n pas » inclut-il exactement n ?',
  }),
  ruling('charge-near-enemy', 'MOV-6', 'interception/P forbidden/S/charge-interdite', {
    en: 'What if another enemy is near the charge route?',
    fr: 'Et si un autre ennemi est près du trajet de charge ?',
  }),
  ruling('pistolier-brace', 'SHT-5', 'every-turn/A/chaque-tour two-then-one/P/deux-puis-un', {
    en: 'Does a pistolier fire both pistols of his brace every turn?',
    fr: 'Un pistolier tire-t-il des deux pistolets de sa paire à chaque tour ?',
  }),
  ruling('unstoppable-charge', 'HIT-1', 'when-striking/A/en-frappant both-ways/P/dans-les-deux-sens', {
    en: 'Does the Weapon Skill of an unstoppable charge count when he is struck, too?',
    fr: 'La CC d’une charge irrésistible compte-t-elle aussi quand on le frappe ?',
  }),
  ruling('step-aside-roll', 'SAVE-6', 'per-hit/A/par-touche per-wound/P/par-blessure', {
    en: 'Against a critical hit, is stepping aside rolled once or for each wound?',
    fr: 'Contre un coup critique, jette-t-on le pas de côté une fois ou par blessure ?',
  }),
  ruling('blunderbuss-hit', 'SHT-6', 'automatic/P/automatiquement four-plus/A/sur-4-ou-plus', {
    en: 'How does a blunderbuss hit?',
    fr: 'Comment touche un tromblon ?',
  }),
  ruling('all-alone-opponents', 'PSY-8', 'standing/A/debout any-in-contact/A/tous-au-contact', {
    en: 'Which enemies count for standing alone?',
    fr: 'Quels ennemis comptent pour l’isolement ?',
  }),
  ruling('rout-counts', 'ROUT-1', 'out-only/P/hors-de-combat-seuls out-and-fled/A/hors-de-combat-et-fuyards', {
    en: 'Which losses count towards a rout?',
    fr: 'Quelles pertes comptent pour la déroute ?',
  }),
] as const satisfies readonly Ruling[];

/** Options of the sheet where they differ from the rulebook's defaults. */
const SHEET: Readonly<Record<string, string>> = {
  'equipment-rules': 'sheet-only',
  'special-rules': 'none',
  psychology: 'off',
  'critical-limit': 'per-phase',
  'critical-when-six-needed': 'allowed',
  'fall-critical': 'allowed',
  'injury-dice': 'single',
  'stunned-target': 'as-knocked-down',
  'same-warrior-chain': 'allowed',
  'attack-downed': 'free',
  'stood-up-strike': 'normal',
  'natural-one-hit': 'by-number',
  'natural-one-save': 'by-number',
  'natural-six-test': 'by-number',
  'within-bounds': 'strict',
  'charge-near-enemy': 'forbidden',
};

/** `reading: rulebook` (the defaults) and `reading: sheet`. */
export const PRESETS = {
  id: 'reading',
  values: { rulebook: {}, sheet: SHEET },
  aliases: { 'livre-de-règles': 'rulebook', feuille: 'sheet' },
} as const;
