import { rule, section } from './entry.ts';
import { CHARGES } from './felt.ts';

const PICKING_UP = ['pick-up'];
const PASSING = ['pass-object'];

/** MB-PICK and MB-PASS: objects. */
export const OBJECTS = section({ en: 'Objects', fr: 'Objets' }, [
  rule('PICK-1', {
    kind: 'sequence',
    from: ['S'],
    felt: PICKING_UP,
    title: { en: 'Picking up', fr: 'Ramasser' },
    text: {
      en: 'To pick an object up from the ground or from somebody out of combat is the action of the turn; the model touches it. He counts as activated, and is attacked in order while he is conscious.',
      fr: 'Ramasser un objet au sol ou sur un combattant hors de combat est l’action du tour ; la figurine le touche. Le combattant est activé, et attaqué dans l’ordre tant qu’il est conscient.',
    },
  }),
  rule('PICK-2', {
    kind: 'sequence',
    from: ['S'],
    felt: PICKING_UP,
    title: { en: 'No wound', fr: 'Sans blessure' },
    text: {
      en: 'It succeeds by itself if he has lost no physique by the end of the turn.',
      fr: 'C’est réussi d’office s’il n’a pas perdu de physique à la fin du tour.',
    },
  }),
  rule('PICK-3', {
    kind: 'sequence',
    from: ['S'],
    felt: PICKING_UP,
    title: { en: 'Rivals', fr: 'Rivaux' },
    text: {
      en: 'Adversaries who could pick it up as well cancel it: one, or by ruling two. To be out of combat comes before that, and that before being wounded.',
      fr: 'Des adversaires qui pourraient aussi le ramasser annulent l’action : un seul, ou deux selon la lecture. Être hors de combat passe avant, être blessé après.',
    },
  }),
  rule('PICK-4', {
    kind: 'computed',
    from: ['S'],
    felt: [...PICKING_UP, ...CHARGES],
    title: { en: 'Encumbrance', fr: 'Encombrement' },
    text: {
      en: 'What a fighter carries adds to his encumbrance, and so to the least run of his charges.',
      fr: 'Ce que porte un combattant s’ajoute à son encombrement, donc à la distance minimale de ses charges.',
    },
  }),
  rule('PASS-1', {
    kind: 'sequence',
    from: ['S'],
    felt: PASSING,
    title: { en: 'Passing on', fr: 'Passer un objet' },
    text: {
      en: 'To pass something on is the action of whoever had it at the start of the turn; the models touch.',
      fr: 'Passer un objet est l’action de celui qui l’avait au début du tour ; les figurines se touchent.',
    },
  }),
  rule('PASS-2', {
    kind: 'computed',
    from: ['S'],
    felt: PASSING,
    title: { en: 'What changes hands', fr: 'Ce qui change de mains' },
    text: {
      en: 'Any number of objects that he carries may change hands, and a prisoner likewise; both encumbrances change.',
      fr: 'Autant d’objets portés qu’on veut peuvent changer de mains, un prisonnier aussi ; les deux encombrements changent.',
    },
  }),
]);
