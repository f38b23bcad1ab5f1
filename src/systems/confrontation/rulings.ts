import { type OptionsIn, rulingWriter } from '../rulings.ts';
import type { Ruling, Variant, Words } from '../system.ts';

interface RulingRow {
  /** Rules that it touches, without their prefix. */
  readonly rules: string;
  /** `id/provenance/alias`: C the chapters, P published rules, A an assumption; the alias is the French name; the first is the default of the third edition. */
  readonly options: string;
  /** Default of the revised edition, where it is another. */
  readonly revised?: string;
  readonly question: Words;
}

const TABLE = {
  'several-sixes': {
    rules: 'TEST-5',
    options: 'kept-die/P/dé-gardé all-each-time/A/tous-à-chaque-fois single/A/un-seul',
    question: {
      en: 'Several sixes in one test: how often may more than one die be thrown again?',
      fr: 'Plusieurs six dans un même test : combien de fois peut-on relancer plus d’un dé ?',
    },
  },
  'opposed-tie': {
    rules: 'TEST-9 DICE-2 TURN-2',
    options: 're-roll/A/relance higher-characteristic/A/meilleure-caractéristique assailant/A/assaillant',
    question: { en: 'Who wins an opposed test on equal results?', fr: 'Qui gagne un test d’opposition à égalité ?' },
  },
  'opposed-double-failure': {
    rules: 'TEST-10',
    options: 're-roll/A/relance tie-rule/A/comme-une-égalité',
    question: {
      en: 'Both sides of an opposed test fail automatically: what then?',
      fr: 'Les deux camps d’un test d’opposition échouent automatiquement : que se passe-t-il ?',
    },
  },
  'characteristic-floor': {
    rules: 'TEST-12',
    options: 'zero/P/zéro none/A/aucun',
    question: {
      en: 'How low can a modified characteristic fall?',
      fr: 'Jusqu’où descend une caractéristique modifiée ?',
    },
  },
  'wound-penalty': {
    rules: 'TEST-11 LVL-6',
    options: 'result/P/résultat characteristic/A/caractéristique',
    question: {
      en: 'Does a wound lower the final result or the characteristic?',
      fr: 'Une blessure diminue-t-elle le résultat final ou la caractéristique ?',
    },
  },
  'initiative-wounds': {
    rules: 'TEST-11 DICE-2',
    options: 'yes/A no/A',
    question: { en: 'Do wounds lower initiative rolls?', fr: 'Les blessures diminuent-elles les jets d’initiative ?' },
  },
  'disengage-wounds': {
    rules: 'DIS-4',
    options: 'yes/C no/C',
    question: { en: 'Do wounds lower disengagement rolls?', fr: 'Les blessures gênent-elles le désengagement ?' },
  },
  'damage-wounds': {
    rules: 'WND-2',
    options: 'yes/P no/A',
    question: {
      en: 'Do the attacker’s wounds lower his damage hand to hand?',
      fr: 'Les blessures de l’attaquant diminuent-elles ses dommages au corps à corps ?',
    },
  },
  'shot-damage-wounds': {
    rules: 'SHOT-7',
    options: 'yes/P no/A',
    question: {
      en: 'Do the shooter’s wounds lower the damage of his shots?',
      fr: 'Les blessures du tireur diminuent-elles les dommages de ses tirs ?',
    },
  },
  'stun-adds': {
    rules: 'LVL-5',
    options: 'no/P yes/A',
    question: {
      en: 'Does being stunned add to the penalty of a wound?',
      fr: 'Être sonné s’ajoute-t-il au malus d’une blessure ?',
    },
  },
  'parry-tie': {
    rules: 'XCH-8',
    options: 'defender/A/défenseur attacker/P/attaquant',
    question: { en: 'A parry equals the attack: who wins?', fr: 'Une parade égale l’attaque : qui l’emporte ?' },
  },
  'missed-attack-die': {
    rules: 'XCH-7',
    options: 'kept/A/gardé lost/A/perdu',
    question: {
      en: 'A parry was announced and the attack fails by itself: what of the defence die?',
      fr: 'Une parade était annoncée et l’attaque échoue d’elle-même : que devient le dé de défense ?',
    },
  },
  'counter-near-miss': {
    rules: 'ABL-2',
    options: 'hit/P/touché parry/A/paré',
    question: {
      en: 'A counter-attack reaches the attack, but not its margin: hit or parried?',
      fr: 'Une contre-attaque atteint l’attaque, mais pas sa marge : touché ou paré ?',
    },
  },
  'sustained-defence': {
    rules: 'XCH-4',
    options: 'off/A on/P',
    question: {
      en: 'May several defence dice go into one parry?',
      fr: 'Peut-on mettre plusieurs dés de défense dans une parade ?',
    },
  },
  'split-order': {
    rules: 'DICE-3 DICE-6',
    options: 'after-initiative/P/après-initiative before-initiative/P/avant-initiative',
    question: {
      en: 'Are combat dice placed before or after the initiative roll?',
      fr: 'Les dés de combat se placent-ils avant ou après le jet d’initiative ?',
    },
  },
  'exceptional-wound': {
    rules: 'WND-4',
    options: 'none/A/rien one-worse/A/un-cran-de-plus',
    question: { en: 'What does a double on the damage dice do?', fr: 'Que fait un double aux dés de dommages ?' },
  },
  'charge-comparison': {
    rules: 'PEN-1',
    options: 'power/C/puissance size/C/taille',
    question: {
      en: 'Is a charge measured by power or by size?',
      fr: 'Une charge se mesure-t-elle à la puissance ou à la taille ?',
    },
  },
  'mixed-charge': {
    rules: 'PEN-4',
    options: 'per-target/A/par-cible per-group/A/par-groupe',
    question: {
      en: 'Chargers and targets overlap: what is compared?',
      fr: 'Chargeurs et cibles s’entremêlent : que compare-t-on ?',
    },
  },
  'charge-stacking': {
    rules: 'PEN-5',
    options: 'once/A/une-fois per-speaking-turn/A/par-tour-de-parole',
    question: {
      en: 'Do penalties of charges in two speaking turns add up?',
      fr: 'Les malus de charges de deux tours de parole s’additionnent-ils ?',
    },
  },
  'charge-condition': {
    rules: 'MOVE-3 ASLT-1 GEO-5',
    options: 'seen-and-free/C/vue-et-libre free/A/libre',
    question: { en: 'Must the target of a charge be seen?', fr: 'Faut-il voir la cible d’une charge ?' },
  },
  'flight-redirects': {
    rules: 'ASLT-9 GEO-5 GEO-30',
    options: 'yes/C no/C',
    revised: 'no',
    question: {
      en: 'May an assault be redirected when its target flees?',
      fr: 'Peut-on réorienter un assaut dont la cible fuit ?',
    },
  },
  clearance: {
    rules: 'GEO-9 GEO-10 GEO-11 GEO-12 GEO-13',
    options:
      'mark-only-with-gap-rule/C/mire-et-passages-étroits mark-only/C/mire-seule half-base-clearance/A/demi-socle',
    question: {
      en: 'What of the base limits the path of its mark?',
      fr: 'Qu’est-ce qui, du socle, limite le trajet de la mire ?',
    },
  },
  'base-width': {
    rules: 'GEO-1',
    options: 'side/A/côté diagonal/A/diagonale',
    question: { en: 'How wide is a square base?', fr: 'Quelle est la largeur d’un socle carré ?' },
  },
  'pass-friends': {
    rules: 'GEO-8',
    options: 'same-turn/C/du-même-tour free-and-same-turn/C/libres-du-même-tour never/A/aucun',
    revised: 'free-and-same-turn',
    question: { en: 'Which friends may be passed?', fr: 'Quels amis peut-on traverser ?' },
  },
  'relief-cost': {
    rules: 'GEO-17',
    options: 'by-size/C/selon-la-taille none/A/rien impassable/A/infranchissable',
    question: { en: 'What does crossing a relief cost?', fr: 'Que coûte le franchissement d’un relief ?' },
  },
  'contact-room': {
    rules: 'GEO-19',
    options: 'base-fits/C/où-le-socle-tient edge-point/A/tout-point-du-bord',
    question: {
      en: 'Which points of an edge are free for contact?',
      fr: 'Quels points d’un bord sont libres pour le contact ?',
    },
  },
  'multi-contact-mark': {
    rules: 'GEO-26',
    options: 'on-first-target/A/première-cible on-any-target/A/cible-la-plus-proche',
    question: {
      en: 'Several targets are charged at once: which one does the mark touch?',
      fr: 'Plusieurs cibles sont chargées à la fois : laquelle la mire touche-t-elle ?',
    },
  },
  'pivot-about': {
    rules: 'GEO-27',
    options: 'centre/A/son-centre mark/A/sa-mire',
    question: { en: 'About what is a charged base turned?', fr: 'Autour de quoi pivote un socle chargé ?' },
  },
  rotation: {
    rules: 'GEO-29',
    options: 'free/A/libre needs-movement/C/mouvement-requis',
    revised: 'needs-movement',
    question: {
      en: 'May a fighter who cannot move turn on the spot?',
      fr: 'Qui ne peut pas bouger peut-il tourner sur place ?',
    },
  },
  'line-of-sight': {
    rules: 'GEO-5',
    options: 'declared/C/déclarée front-arc/A/arc-frontal',
    question: {
      en: 'Who decides whether the target of a charge is seen?',
      fr: 'Qu’est-ce qui décide si la cible d’une charge est visible ?',
    },
  },
  'cover-move-effect': {
    rules: 'MOVE-16',
    options: 'none/A/aucun target-2/C/difficulté-2',
    revised: 'target-2',
    question: {
      en: 'Does a cover move protect from shots?',
      fr: 'Un déplacement à couvert protège-t-il des tirs ?',
    },
  },
  'cover-move-level': {
    rules: 'MOVE-6 MOVE-15 GEO-5',
    options: 'any/A/partout ground/C/au-sol',
    revised: 'ground',
    question: {
      en: 'May a cover move be made in the air, or change level?',
      fr: 'Un déplacement à couvert peut-il se faire en vol, ou changer de niveau ?',
    },
  },
  'dive-for-cover': {
    rules: 'SHOT-6',
    options: 'no/A yes/C',
    revised: 'yes',
    question: {
      en: 'May a target that is shot at dive for cover?',
      fr: 'Une cible visée par un tir peut-elle se jeter à couvert ?',
    },
  },
  'war-fury-text': {
    rules: 'ABL-4',
    options: 'all-attack/P/tout-attaque majority/P/majorité',
    revised: 'majority',
    question: { en: 'Which wording of war fury counts?', fr: 'Quel texte de la furie guerrière s’applique ?' },
  },
  'dive-bonus': {
    rules: 'FLY-10',
    options: 'two/C/deux three/P/trois',
    question: { en: 'How great is the bonus of a dive charge?', fr: 'Quel est le bonus d’une charge en piqué ?' },
  },
  'level-change-cost': {
    rules: 'FLY-6 FLY-9 GEO-6',
    options: 'before-doubling/C/avant-doublement after-doubling/A/après-doublement',
    question: {
      en: 'Are the 5 cm of a level change taken off before or after doubling?',
      fr: 'Les 5 cm d’un changement de niveau se retirent-ils avant ou après le doublement ?',
    },
  },
  'pursuit-order': {
    rules: 'PUR-1',
    options: 'one-by-one/A/un-par-un moves-first/A/déplacements-d-abord',
    question: {
      en: 'Several pursue after one combat: in which order?',
      fr: 'Plusieurs poursuivent après un même combat : dans quel ordre ?',
    },
  },
  rout: {
    rules: 'FEAR-5',
    options: 'out/C/fuit stands/A/reste',
    question: {
      en: 'A free target fails its courage test: does it flee?',
      fr: 'Une cible libre rate son test de courage : fuit-elle ?',
    },
  },
  'fear-immunity': {
    rules: 'FEAR-4',
    options: 'passed-and-lower/P/peur-égale-ou-moindre none/A/aucune',
    question: {
      en: 'Does a passed courage test protect later on?',
      fr: 'Un test de courage réussi protège-t-il par la suite ?',
    },
  },
  'free-assault-fire': {
    rules: 'SHOT-8',
    options: 'no/P yes/P',
    question: {
      en: 'May everyone with a ranged weapon shoot while assaulting?',
      fr: 'Quiconque a une arme de tir peut-il tirer en assaut ?',
    },
  },
  'fierce-death': {
    rules: 'ABL-5',
    options: 'any-death/A/toute-mort killed-only/P/tué-net-seulement',
    question: {
      en: 'Which deaths let a fierce fighter go on?',
      fr: 'Quelles morts laissent un acharné combattre encore ?',
    },
  },
  'left-side': {
    rules: 'TURN-6',
    options: 'draw/A/nul defeat/A/défaite',
    question: {
      en: 'A side has left the fight by disengaging: is it beaten?',
      fr: 'Un camp a quitté le combat en se désengageant : est-il battu ?',
    },
  },
  'force-on-charge': {
    rules: 'ABL-19',
    options: 'none/A/rien replace/A/remplace add/A/ajoute',
    question: {
      en: 'What does the number of force on charge do?',
      fr: 'Que fait la valeur de Force en charge ?',
    },
  },
  'bestial-charge': {
    rules: 'ABL-20',
    options: 'none/A/rien attack-die/A/dé-d-attaque',
    question: { en: 'What does bestial charge do?', fr: 'Que fait Charge bestiale ?' },
  },
  brute: {
    rules: 'ABL-21',
    options: 'none/A/rien power-1/A/puissance-1',
    question: { en: 'What does brute do?', fr: 'Que fait Brute épaisse ?' },
  },
  'born-killer': {
    rules: 'ABL-22',
    options: 'none/A/rien attack-die/A/dé-d-attaque',
    question: { en: 'What does born killer do?', fr: 'Que fait Tueur né ?' },
  },
  implacable: {
    rules: 'ABL-23',
    options: 'none/A/rien extra-pursuits/A/poursuites-en-plus',
    question: { en: 'What does implacable do?', fr: 'Que fait Implacable ?' },
  },
  bravery: {
    rules: 'ABL-24',
    options: 'none/A/rien re-roll/A/relance',
    question: { en: 'What does bravery do?', fr: 'Que fait Bravoure ?' },
  },
  ambidextrous: {
    rules: 'ABL-25',
    options: 'none/A/rien equal-split-die/A/dé-si-égalité',
    question: { en: 'What does ambidextrous do?', fr: 'Que fait Ambidextre ?' },
  },
  fanaticism: {
    rules: 'ABL-24',
    options: 'none/A/rien discipline/A holds/A/tient-bon',
    question: { en: 'What does fanaticism do?', fr: 'Que fait Fanatisme ?' },
  },
  impact: {
    rules: 'ABL-26',
    options: 'none/A/rien automatic/A/automatique',
    question: { en: 'What does impact do?', fr: 'Que fait Impact ?' },
  },
} as const satisfies Readonly<Record<string, RulingRow>>;

export type RulingId = keyof typeof TABLE;

/** The rulings of a variant, resolved: ruling id → option id. */
export type Rulings = { readonly [Id in RulingId]: OptionsIn<(typeof TABLE)[Id]['options']> };

const write = rulingWriter('CF');

/** Every ambiguity of the sources that Fracas knows how to read in more than one way. */
export const RULINGS: readonly Ruling[] = Object.entries<RulingRow>(TABLE).map(
  ([id, { rules, options, revised, question }]) => ({
    ...write(id, rules, options, question),
    ...(revised === undefined ? {} : { editions: { revised } }),
  }),
);

/** The rulings of a variant: its own, else the defaults of its edition. */
export function rulingsOf(variant: Variant): Rulings {
  return variant.rulings as Rulings;
}
