import { rule, section } from './entry.ts';
import { DEADLY, HAND_TO_HAND } from './felt.ts';

/** Kinds in which somebody may lose physique without being struck hand to hand. */
const OTHER_WOUNDS = ['shot', 'throw-object', 'throw-fighter', 'jump', 'fall', 'landing'];

/** MB-STATE: what becomes of fighters. */
export const STATES_OF_FIGHTERS = section({ en: 'States', fr: 'États' }, [
  rule('STATE-1', {
    kind: 'sequence',
    from: ['S'],
    felt: ['capture', 'escape', 'throw-fighter'],
    title: { en: 'Constraint and health', fr: 'Contrainte et santé' },
    text: {
      en: 'A fighter is free or a prisoner, and conscious, wounded, out of combat or dead. He begins free and conscious.',
      fr: 'Un combattant est libre ou prisonnier, et conscient, blessé, hors de combat ou mort. Il commence libre et conscient.',
    },
  }),
  rule('STATE-2', {
    kind: 'sequence',
    from: ['S'],
    felt: [...new Set([...HAND_TO_HAND, ...OTHER_WOUNDS])],
    title: { en: 'Health', fr: 'Santé' },
    text: {
      en: 'Lost physique makes him wounded; without physique he is out of combat, and a wound kills him then.',
      fr: 'Perdre du physique le blesse ; sans physique, il est hors de combat, et une blessure le tue alors.',
    },
  }),
  rule('STATE-3', {
    kind: 'sequence',
    from: ['S'],
    felt: HAND_TO_HAND,
    title: { en: 'Stunned', fr: 'Étourdi' },
    text: {
      en: 'Until the end of the turn a stunned fighter neither acts nor moves nor dodges; he may still answer with a weapon pass unless ruled otherwise.',
      fr: 'Jusqu’à la fin du tour, un combattant étourdi n’agit pas, ne se déplace pas et n’esquive pas ; il peut encore faire une passe d’armes, sauf autre lecture.',
    },
  }),
  rule('STATE-4', {
    kind: 'computed',
    from: ['A'],
    felt: DEADLY,
    title: { en: 'Wounds of one blow', fr: 'Blessures d’un coup' },
    text: {
      en: 'The wounds of a blow are taken as one sum: physique falls to 0 at the lowest, and what is beyond is lost, or kills by ruling. Whoever has none left dies of any wound.',
      fr: 'Les blessures d’un coup se prennent en une fois : le physique descend à 0 au plus bas, et l’excès est perdu, ou tue selon la lecture. Qui n’en a plus meurt de toute blessure.',
    },
  }),
]);
