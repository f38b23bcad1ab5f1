import { rule, section } from './entry.ts';
import { CHARGES, HAND_TO_HAND } from './felt.ts';

const HOLDING = ['prisoner'];
const ESCAPING = ['escape'];

/** MB-PRIS and MB-ESC: prisoners. */
export const PRISONERS = section({ en: 'Prisoners', fr: 'Prisonniers' }, [
  rule('PRIS-1', {
    kind: 'sequence',
    from: ['S'],
    felt: HOLDING,
    title: { en: 'Held', fr: 'Tenu' },
    text: {
      en: 'A prisoner stays in contact with whoever holds him, moves with him, and does nothing but try to escape.',
      fr: 'Un prisonnier reste au contact de qui le tient, se déplace avec lui et ne peut que tenter de s’évader.',
    },
  }),
  rule('PRIS-2', {
    kind: 'computed',
    from: ['S'],
    felt: [...HOLDING, ...['pass-object'], ...CHARGES],
    title: { en: 'Encumbrance', fr: 'Encombrement' },
    text: {
      en: 'He encumbers by twice his size, in centimetres.',
      fr: 'Il encombre de deux fois sa taille, en centimètres.',
    },
  }),
  rule('PRIS-3', {
    kind: 'computed',
    from: ['S'],
    felt: [...HOLDING, ...CHARGES],
    title: { en: 'Movement', fr: 'Déplacement' },
    text: {
      en: 'While he is conscious or wounded he halves the movement of whoever holds him; out of combat he takes off as many centimetres as his greatest physique.',
      fr: 'Conscient ou blessé, il réduit de moitié le déplacement de qui le tient ; hors de combat, il en retire autant de centimètres que son physique maximal.',
    },
  }),
  rule('PRIS-4', {
    kind: 'sequence',
    from: ['S'],
    felt: HOLDING,
    title: { en: 'Dead prisoners', fr: 'Prisonniers morts' },
    text: {
      en: 'A dead prisoner is released at once and costs nothing.',
      fr: 'Un prisonnier mort est aussitôt délaissé et ne coûte rien.',
    },
  }),
  rule('PRIS-5', {
    kind: 'computed',
    from: ['S'],
    felt: [...new Set([...HOLDING, ...['test'], ...HAND_TO_HAND, ...['shot']])],
    title: { en: 'Malus', fr: 'Malus' },
    text: {
      en: 'While he is conscious or wounded, weapon skill and dodges of whoever holds him have -3.',
      fr: 'Conscient ou blessé, il donne -3 aux maniements d’arme et aux esquives de qui le tient.',
    },
  }),
  rule('PRIS-6', {
    kind: 'sequence',
    from: ['S'],
    felt: [...new Set([...['pass-object', 'throw-fighter'], ...HAND_TO_HAND])],
    title: { en: 'What is done to him', fr: 'Ce qu’on lui fait' },
    text: {
      en: 'He may be passed on, thrown and struck; struck, he only takes the blow.',
      fr: 'On peut le passer, le lancer et le frapper ; frappé, il encaisse toujours.',
    },
  }),
  rule('ESC-1', {
    kind: 'dice',
    from: ['S'],
    felt: [...ESCAPING, ...['test']],
    title: { en: 'Escape', fr: 'Évasion' },
    text: {
      en: 'A conscious or wounded prisoner may try each time that whoever holds him is activated or moves: half his will and its dice against remaining physique and armour of the other.',
      fr: 'Un prisonnier conscient ou blessé peut tenter sa chance à chaque activation ou déplacement de qui le tient : la moitié de sa volonté et ses dés contre le physique et l’armure restants de l’autre.',
    },
  }),
  rule('ESC-2', {
    kind: 'sequence',
    from: ['S'],
    felt: [],
    title: { en: 'Then he moves', fr: 'Puis il se déplace' },
    text: {
      en: 'Once free he makes no more than a simple or a double move.',
      fr: 'Une fois libre, il ne fait qu’un déplacement simple ou double.',
    },
  }),
  rule('ESC-3', {
    kind: 'sequence',
    from: ['S'],
    felt: ESCAPING,
    title: { en: 'Failure', fr: 'Échec' },
    text: { en: 'After a failure he is still a prisoner.', fr: 'Après un échec, il reste prisonnier.' },
  }),
]);
