import { type OptionsIn, rulingWriter } from '../rulings.ts';
import type { Ruling, Variant, Words } from '../system.ts';

interface RulingRow {
  /** Rules that it touches, without their prefix. */
  readonly rules: string;
  /** `id/provenance/alias`: S the advanced rules, P published rules, A an assumption; the first is the default. */
  readonly options: string;
  readonly question: Words;
}

const TABLE = {
  'special-success': {
    rules: 'ROLL-3',
    options: 'natural-6-8-10/P/6-8-10-naturels maximum-face/A/face-maximale none/A/aucune',
    question: { en: 'What makes a special success?', fr: 'Qu’est-ce qui fait une réussite spéciale ?' },
  },
  'automatic-failure': {
    rules: 'ROLL-4',
    options: 'all-ones/P/tous-les-dés-sur-1 any-one/A/un-seul-1 none/A/aucun',
    question: { en: 'What is an automatic failure?', fr: 'Qu’est-ce qu’un échec automatique ?' },
  },
  'automatic-failure-opposed': {
    rules: 'ROLL-7 ROLL-8 MOR-5',
    options: 'loses/A/perd cannot-dominate/A/ne-peut-dominer ignored/A/ignoré',
    question: {
      en: 'What does an automatic failure do in an opposed roll?',
      fr: 'Que fait un échec automatique dans un jet d’opposition ?',
    },
  },
  'take-automatic-failure': {
    rules: 'CC-5 SWEEP-5',
    options: 'misses/A/rate hits/A/touche',
    question: {
      en: 'The target takes the attack, which fails automatically: does it hit?',
      fr: 'La cible encaisse une attaque qui échoue automatiquement : touche-t-elle ?',
    },
  },
  'pass-tie': {
    rules: 'ROLL-7',
    options: 'nobody/A/personne both-hit/A/les-deux attacker/A/attaquant defender/A/défenseur',
    question: { en: 'Who dominates a weapon pass on equal totals?', fr: 'Qui domine une passe d’armes à égalité ?' },
  },
  'dodge-tie': {
    rules: 'ROLL-8',
    options: 'dodger/A/esquive attacker/A/attaque',
    question: { en: 'A dodge equals the attack: who wins?', fr: 'Une esquive égale l’attaque : qui l’emporte ?' },
  },
  'special-doubling': {
    rules: 'DMG-2',
    options: 'close-combat/S/au-corps-à-corps every-attack/A/toute-attaque stunning-only/S/étourdissantes-seulement',
    question: {
      en: 'Which special successes double the damage?',
      fr: 'Quelles réussites spéciales doublent les dégâts ?',
    },
  },
  armour: {
    rules: 'DMG-5',
    options: 'subtract/A/soustraite subtract-unless-special/A/soustraite-sauf-spéciale ignore/A/ignorée',
    question: { en: 'Does armour reduce damage?', fr: 'L’armure réduit-elle les dégâts ?' },
  },
  'stun-armour-order': {
    rules: 'DMG-3',
    options: 'before-wounds/S/avant-les-blessures after-wounds/A/après-les-blessures',
    question: {
      en: 'Is the armour point of a stunning blow lost before or after its wounds are counted?',
      fr: 'Le point d’armure d’un coup étourdissant se perd-il avant ou après le compte des blessures ?',
    },
  },
  'special-through-armour': {
    rules: 'DMG-3 DMG-4',
    options: 'applies/S/appliqué blocked/A/bloqué',
    question: {
      en: 'Has a blow that armour stops its special effect?',
      fr: 'Un coup arrêté par l’armure a-t-il son effet spécial ?',
    },
  },
  shield: {
    rules: 'DMG-5',
    options: 'flat/A/toujours pass-only/A/passe-d-armes-seulement ignore/A/jamais',
    question: { en: 'When does the value of a shield count?', fr: 'Quand la valeur d’un bouclier compte-t-elle ?' },
  },
  overkill: {
    rules: 'STATE-4',
    options: 'out-of-combat/S/hors-de-combat dead/A/mort',
    question: {
      en: 'What do wounds beyond the remaining physique do?',
      fr: 'Que font les blessures au-delà du physique restant ?',
    },
  },
  'stunned-pass': {
    rules: 'STATE-3 CC-3',
    options: 'allowed/S/permise forbidden/A/interdite',
    question: {
      en: 'May a stunned fighter answer with a weapon pass?',
      fr: 'Un combattant étourdi peut-il faire une passe d’armes ?',
    },
  },
  'activated-pass': {
    rules: 'TURN-4 CC-3',
    options: 'allowed/A/permise forbidden/A/interdite',
    question: {
      en: 'May an activated fighter answer with a weapon pass?',
      fr: 'Un combattant activé peut-il faire une passe d’armes ?',
    },
  },
  'pass-activates': {
    rules: 'TURN-4',
    options: 'both/S/les-deux loser/S/perdant none/A/personne',
    question: { en: 'Whom does a weapon pass activate?', fr: 'Qui une passe d’armes active-t-elle ?' },
  },
  'dodge-activates': {
    rules: 'TURN-4',
    options: 'free/S/sans-activation activates/A/avec-activation',
    question: { en: 'Does dodging activate?', fr: 'Esquiver active-t-il ?' },
  },
  'half-rounding': {
    rules: 'CHG-4 CC-2 SWEEP-2 SWEEP-3 SHOT-3 VICT-2 VICT-3 CAPT-4 CAPT-5 ESC-1',
    options: 'down/A/vers-le-bas up/A/vers-le-haut',
    question: { en: 'How are halves rounded?', fr: 'Comment arrondit-on les moitiés ?' },
  },
  'partial-cm': {
    rules: 'JUMP-7 FALL-1',
    options: 'down/A/non-compté up/A/compté',
    question: {
      en: 'Does a begun centimetre count in jumps and falls?',
      fr: 'Un centimètre entamé compte-t-il dans un saut ou une chute ?',
    },
  },
  'destiny-die': {
    rules: 'ROLL-6',
    options: 'same/A/le-même d6/A d10/A',
    question: { en: 'Which die does a destiny point add?', fr: 'Quel dé ajoute un point de destinée ?' },
  },
  initiative: {
    rules: 'TURN-2',
    options: 'will-roll/A/jet-de-volonté coin/A/pile-ou-face first-listed/A/premier-cité alternate/A/à-tour-de-rôle',
    question: { en: 'Who acts first?', fr: 'Qui agit d’abord ?' },
  },
  'sweep-tie': {
    rules: 'SWEEP-8',
    options: 'continues/S/continue stops/A/arrête',
    question: { en: 'Does a tie stop a multiple strike?', fr: 'Une égalité arrête-t-elle une frappe multiple ?' },
  },
  'body-strike-stats': {
    rules: 'BODY-2',
    options: 'striker/S/frappeur victim/S/victime',
    question: {
      en: 'Whose armour and physique make the wounds of a body strike?',
      fr: 'L’armure et le physique de qui font les blessures d’une frappe corporelle ?',
    },
  },
  'body-strike-armour': {
    rules: 'BODY-2',
    options: 'ignored/S/ignorée applied/A/comptée',
    question: {
      en: 'Does armour reduce the wounds of a body strike?',
      fr: 'L’armure réduit-elle les blessures d’une frappe corporelle ?',
    },
  },
  'body-strike-stun': {
    rules: 'BODY-3',
    options: 'armour-or-wound/S/armure-ou-blessure armour-only/S/armure-seule',
    question: {
      en: 'What does a special body strike cost a victim without armour?',
      fr: 'Que coûte une frappe corporelle spéciale à une victime sans armure ?',
    },
  },
  'charge-bonus': {
    rules: 'CHG-4',
    options: 'formula/S/formule half-run/S/moitié-de-la-course',
    question: { en: 'How great is the bonus of a charge?', fr: 'Quel est le bonus d’une charge ?' },
  },
  'charge-movement': {
    rules: 'CHG-2',
    options: 'simple/A double/A',
    question: { en: 'How far may a charge go?', fr: 'Jusqu’où peut aller une charge ?' },
  },
  'offensive-beneficiary': {
    rules: 'CHG-6',
    options: 'dominator/S/dominant attacker-only/A/attaquant-seul',
    question: {
      en: 'Who adds the bonus of an offensive charge to his damage?',
      fr: 'Qui ajoute le bonus d’une charge offensive à ses dégâts ?',
    },
  },
  'push-condition': {
    rules: 'CHG-7',
    options: 'unless-dodged/A/sauf-esquive always/S/toujours attacker-dominates/A/si-l-attaquant-domine',
    question: { en: 'When does a pushing charge push back?', fr: 'Quand une charge de poussée repousse-t-elle ?' },
  },
  'push-timing': {
    rules: 'CHG-7',
    options: 'after-strike/A/après-le-coup before-strike/A/avant-le-coup',
    question: {
      en: 'When is the physique compared that decides who is pushed?',
      fr: 'Quand compare-t-on le physique qui décide qui est poussé ?',
    },
  },
  'rush-condition': {
    rules: 'CHG-8',
    options: 'always/S/toujours attacker-dominates/A/si-l-attaquant-domine',
    question: { en: 'When does a rush go on?', fr: 'Quand une ruée se prolonge-t-elle ?' },
  },
  'recoil-length': {
    rules: 'DMG-4 VICT-2',
    options: 'input/A/indiquée damage/A/dégâts',
    question: { en: 'How far does a push-back go?', fr: 'De combien un recul repousse-t-il ?' },
  },
  'shot-dodge': {
    rules: 'SHOT-4',
    options: 'opposed/A/opposition vs-difficulty/A/contre-la-difficulté none/A/impossible',
    question: { en: 'How is a shot dodged?', fr: 'Comment esquive-t-on un tir ?' },
  },
  'scatter-after-dodge': {
    rules: 'SCAT-4',
    options: 'none/A/personne nearest/A/le-plus-proche',
    question: { en: 'Does a dodged shot strike somebody else?', fr: 'Un tir esquivé frappe-t-il quelqu’un d’autre ?' },
  },
  'scatter-on-automatic-failure': {
    rules: 'SCAT-1',
    options: 'scatters/S/dévie none/A/perdu',
    question: {
      en: 'Does a shot that fails automatically strike somebody else?',
      fr: 'Un tir en échec automatique frappe-t-il quelqu’un d’autre ?',
    },
  },
  'target-lower-threshold': {
    rules: 'SHOT-2',
    options: 'at-least-3/S/au-moins-3 more-than-3/S/plus-de-3',
    question: { en: 'When is a target lower?', fr: 'Quand une cible est-elle plus basse ?' },
  },
  'size-category': {
    rules: 'SHOT-2',
    options: 'size/S/par-taille band/S/par-tranche',
    question: {
      en: 'When is a fallen fighter larger than a target?',
      fr: 'Quand un combattant à terre est-il plus grand ?',
    },
  },
  'range-bands': {
    rules: 'SHOT-3',
    options: 'older-edition/P/édition-précédente none/A/aucune',
    question: { en: 'Has a ranged weapon range bands?', fr: 'Une arme de tir a-t-elle des portées ?' },
  },
  'concentration-stack': {
    rules: 'CARD-4',
    options: 'cumulative/P/cumulés flat/A/non-cumulés',
    question: {
      en: 'Do several turns of concentration add up?',
      fr: 'Plusieurs tours de concentration s’additionnent-ils ?',
    },
  },
  'stake-size': {
    rules: 'AUG-3',
    options: 'chosen/S/au-choix forced/S/imposée',
    question: { en: 'How much is staked on a spell?', fr: 'Combien mise-t-on sur un sort ?' },
  },
  'stake-limit': {
    rules: 'AUG-3',
    options: 'collapse/A/jusqu-à-tomber keep-one/A/un-point-gardé',
    question: { en: 'How far down may physique be staked?', fr: 'Jusqu’où peut-on miser son physique ?' },
  },
  'preparation-pass': {
    rules: 'DELAY-2',
    options: 'breaks/S/rompt keeps/A/maintient',
    question: {
      en: 'Does a weapon pass break the preparation of a spell?',
      fr: 'Une passe d’armes rompt-elle la préparation d’un sort ?',
    },
  },
  'pick-up-rivals': {
    rules: 'PICK-3',
    options: 'any/S/un-seul-suffit several/S/plusieurs',
    question: {
      en: 'How many rivals cancel picking up an object?',
      fr: 'Combien de rivaux empêchent de ramasser un objet ?',
    },
  },
  'typed-damage': {
    rules: 'THROW-6 VICT-2',
    options: 'on-special/S/sur-réussite-spéciale always/S/toujours',
    question: {
      en: 'When do thrown things stun or push back?',
      fr: 'Quand ce qui est lancé étourdit-il ou repousse-t-il ?',
    },
  },
  'thrown-damage-armour': {
    rules: 'VICT-3',
    options: 'applied/A/comptée ignored/A/ignorée',
    question: {
      en: 'Does armour protect a fighter who is thrown?',
      fr: 'L’armure protège-t-elle un combattant lancé ?',
    },
  },
  'landing-odd': {
    rules: 'LAND-2',
    options: 'faller/A/qui-tombe receiver/A/qui-reçoit lost/A/perdue',
    question: {
      en: 'Who takes the odd wound of a shared fall?',
      fr: 'Qui prend la blessure impaire d’une chute partagée ?',
    },
  },
  'thrown-prisoner': {
    rules: 'VICT-4',
    options: 'fumble-only/S/sur-échec-automatique always-freed/A/toujours',
    question: { en: 'When is a thrown prisoner free again?', fr: 'Quand un prisonnier lancé redevient-il libre ?' },
  },
  'capture-backlash': {
    rules: 'CAPT-4',
    options: 'weapon/S/arme with-special/S/avec-effet-spécial',
    question: {
      en: 'Half of which damage does a failed capture cost?',
      fr: 'La moitié de quels dégâts coûte une capture manquée ?',
    },
  },
  'backlash-armour': {
    rules: 'CAPT-4 CAPT-5',
    options: 'applied/A/comptée ignored/A/ignorée',
    question: {
      en: 'Does armour protect from a failed capture?',
      fr: 'L’armure protège-t-elle d’une capture manquée ?',
    },
  },
  'companion-damage': {
    rules: 'CAPT-2',
    options: 'none/S/sans-dégâts dealt/A/avec-dégâts',
    question: {
      en: 'Does the companion’s blow hurt before a capture?',
      fr: 'Le coup du compagnon blesse-t-il avant une capture ?',
    },
  },
  'intercepted-mover': {
    rules: 'INT-6',
    options: 'only-dodge/S/esquive-seulement unless-dominated/A/sauf-dominé unless-out/A/sauf-hors-de-combat',
    question: { en: 'When does an intercepted mover go on?', fr: 'Quand un combattant intercepté continue-t-il ?' },
  },
  'dodge-past': {
    rules: 'DEF-4',
    options: 'opposed/A/opposition free/A/sans-jet',
    question: { en: 'How does one dodge past a defender?', fr: 'Comment contourne-t-on un défenseur ?' },
  },
  'morale-double': {
    rules: 'MOR-6',
    options: 'once/S/une-fois cumulative/S/deux-fois',
    question: {
      en: 'A special success and an automatic failure together: is the morale bonus doubled twice?',
      fr: 'Réussite spéciale et échec automatique à la fois : le bonus de moral double-t-il deux fois ?',
    },
  },
  'morale-value-tie': {
    rules: 'MOR-4',
    options: 'nobody/A/personne both/A/les-deux',
    question: { en: 'Who gains from equal horde values?', fr: 'À qui profitent des valeurs de horde égales ?' },
  },
  'coup-de-grace': {
    rules: 'COMB-8',
    options: 'one/S/un-seul until-dead/A/jusqu-à-la-mort',
    question: {
      en: 'How many attackers may finish off a fallen target?',
      fr: 'Combien d’attaquants peuvent achever une cible à terre ?',
    },
  },
  'short-jump-fall': {
    rules: 'JUMP-8',
    options: 'cumulative/S/cumulées fall-only/A/chute-seule',
    question: {
      en: 'Does a short jump over a drop wound twice?',
      fr: 'Un saut trop court au-dessus du vide blesse-t-il deux fois ?',
    },
  },
} as const satisfies Readonly<Record<string, RulingRow>>;

export type RulingId = keyof typeof TABLE;

/** The rulings of a variant, resolved: ruling id → option id. */
export type Rulings = { readonly [Id in RulingId]: OptionsIn<(typeof TABLE)[Id]['options']> };

const write = rulingWriter('MB');

/** Every ambiguity of the sources that Fracas knows how to read in more than one way. */
export const RULINGS: readonly Ruling[] = Object.entries<RulingRow>(TABLE).map(([id, { rules, options, question }]) =>
  write(id, rules, options, question),
);

/** The rulings of a variant. */
export function rulingsOf(variant: Variant): Rulings {
  return variant.rulings as Rulings;
}
