import { rule, section } from './entry.ts';

const OBJECTS = ['throw-object'];
const FIGHTERS = ['throw-fighter'];
const THROWS = [...OBJECTS, ...FIGHTERS];

/** MB-THROW and MB-VICT: what is thrown. */
export const THROWING = section({ en: 'Throws', fr: 'Lancers' }, [
  rule('THROW-1', {
    kind: 'sequence',
    from: ['S'],
    felt: THROWS,
    title: { en: 'Declared', fr: 'Annonce' },
    text: {
      en: 'What is thrown and where it shall land are told first; the spot lies in the thrower’s attack angle.',
      fr: 'Le projectile et son point d’atterrissage sont annoncés ; celui-ci est dans l’angle d’attaque du lanceur.',
    },
  }),
  rule('THROW-2', {
    kind: 'dice',
    from: ['S'],
    felt: THROWS,
    title: { en: 'The throw', fr: 'Le lancer' },
    text: {
      en: 'The thrower rolls the physique left to him with its dice, less the encumbrance of the object and with the circumstances of a shot, against a difficulty; those of the target count only if there is one.',
      fr: 'Le lanceur jette son physique restant avec ses dés, moins l’encombrement de l’objet et avec les circonstances d’un tir, contre une difficulté ; celles de la cible ne comptent que s’il y en a une.',
    },
  }),
  rule('THROW-3', {
    kind: 'computed',
    from: ['S'],
    felt: THROWS,
    title: { en: 'Automatic failure', fr: 'Échec automatique' },
    text: {
      en: 'First of all, an automatic failure lands in the thrower’s own zone, where the opponent likes.',
      fr: 'Avant tout, un échec automatique retombe dans la zone du lanceur, où l’adversaire le veut.',
    },
  }),
  rule('THROW-4', {
    kind: 'computed',
    from: ['S'],
    felt: THROWS,
    title: { en: 'Below the difficulty', fr: 'Sous la difficulté' },
    text: {
      en: 'Otherwise it lands as many centimetres away as the thrower has physique left, in the same direction.',
      fr: 'Sinon il atterrit à autant de centimètres que le physique restant du lanceur, dans la même direction.',
    },
  }),
  rule('THROW-5', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: THROWS,
    title: { en: 'On the spot', fr: 'Au but' },
    text: {
      en: 'A throw that reaches its difficulty lands where it shall; a target may dodge it like a shot. It strikes nobody else.',
      fr: 'Un lancer qui atteint sa difficulté arrive où il doit ; la cible peut l’esquiver comme un tir. Il ne frappe personne d’autre.',
    },
  }),
  rule('THROW-6', {
    kind: 'computed',
    from: ['S'],
    felt: OBJECTS,
    title: { en: 'Damage of an object', fr: 'Dégâts d’un objet' },
    text: {
      en: 'Its encumbrance, and a point for each full ten of the thrower’s physique left; stunning on a special success, by ruling always.',
      fr: 'Son encombrement, plus un point par dizaine de physique restant du lanceur ; étourdissant sur une réussite spéciale, selon la lecture toujours.',
    },
  }),
  rule('THROW-7', {
    kind: 'sequence',
    from: ['S'],
    felt: [],
    title: { en: 'Marker', fr: 'Marqueur' },
    text: {
      en: 'An object on the ground is marked. Changes no number.',
      fr: 'Un objet au sol est marqué. Ne change aucun nombre.',
    },
  }),
  rule('VICT-1', {
    kind: 'computed',
    from: ['S'],
    felt: FIGHTERS,
    title: { en: 'Throwing a fighter', fr: 'Lancer un combattant' },
    text: {
      en: 'Only a prisoner or somebody out of combat can be thrown; his greatest physique is the malus, in place of an encumbrance.',
      fr: 'Seul un prisonnier ou un combattant hors de combat peut être lancé ; son physique maximal sert de malus, au lieu d’un encombrement.',
    },
  }),
  rule('VICT-2', {
    kind: 'computed',
    from: ['S'],
    felt: FIGHTERS,
    title: { en: 'What the target takes', fr: 'Ce que subit la cible' },
    text: {
      en: 'Half of the greatest physique of the victim, and a push-back away from the thrower on a special success, by ruling always.',
      fr: 'La moitié du physique maximal de la victime, et un recul à l’opposé du lanceur sur une réussite spéciale, selon la lecture toujours.',
    },
  }),
  rule('VICT-3', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: FIGHTERS,
    title: { en: 'What the victim takes', fr: 'Ce que subit la victime' },
    text: {
      en: 'Half of the centimetres that he flew, however the throw ended, less his armour unless ruled otherwise; a shield does not help.',
      fr: 'La moitié des centimètres parcourus, quelle que soit l’issue, moins son armure sauf autre lecture ; un bouclier ne sert à rien.',
    },
  }),
  rule('VICT-4', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: FIGHTERS,
    title: { en: 'Free again', fr: 'De nouveau libre' },
    text: {
      en: 'A prisoner who is thrown in an automatic failure, and lives, is free again; by ruling, whatever comes of it.',
      fr: 'Un prisonnier vivant lancé sur un échec automatique est de nouveau libre ; selon la lecture, quoi qu’il arrive.',
    },
  }),
]);
