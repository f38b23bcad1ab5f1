import { rule, section } from './entry.ts';
import { ASSAULTS } from './players.ts';

/** CF-ASLT: charges and engagements. */
export const ASSAULT = section({ en: 'Assault', fr: 'Assaut' }, [
  rule('ASLT-1', {
    kind: 'sequence',
    from: ['C'],
    felt: ASSAULTS,
    title: { en: 'Charge or engagement', fr: 'Charge ou engagement' },
    text: {
      en: 'An assault is a charge where the target is seen (by ruling, always), else an engagement; one may always engage, and that never penalises anybody.',
      fr: 'Un assaut est une charge si la cible est vue (selon la lecture, toujours), sinon un engagement ; on peut toujours engager, ce qui ne pénalise jamais personne.',
    },
  }),
  rule('ASLT-2', {
    kind: 'sequence',
    from: ['C', 'P'],
    felt: ASSAULTS,
    title: { en: 'Order of an assault', fr: 'Ordre d’un assaut' },
    text: {
      en: 'Declaration, courage of the assailant, his shot at the first target still alive, courage of each target in order, move, contact.',
      fr: 'Déclaration, courage de l’assaillant, son tir sur la première cible encore en vie, courage de chaque cible dans l’ordre, déplacement, contact.',
    },
  }),
  rule('ASLT-3', {
    kind: 'computed',
    from: ['C'],
    felt: ASSAULTS,
    title: { en: 'Measured length', fr: 'Longueur mesurée' },
    text: {
      en: 'The path that the assailant really goes, detours included, to the nearest edge of his target: the field `distance`.',
      fr: 'Le chemin réellement parcouru par l’assaillant, détours compris, jusqu’au bord le plus proche de sa cible : le champ `distance`.',
    },
  }),
  rule('ASLT-4', {
    kind: 'computed',
    from: ['C'],
    felt: ASSAULTS,
    title: { en: 'Reach', fr: 'Portée' },
    text: {
      en: 'He reaches his target if the length is not above what he can move.',
      fr: 'Il atteint sa cible si la longueur ne dépasse pas son potentiel.',
    },
  }),
  rule('ASLT-5', {
    kind: 'sequence',
    from: ['C'],
    felt: ASSAULTS,
    title: { en: 'Contact', fr: 'Contact' },
    text: {
      en: 'Within reach he is placed in contact, front first; the target does not turn.',
      fr: 'À portée, il est placé au contact, de face ; la cible ne se tourne pas.',
    },
  }),
  rule('ASLT-6', {
    kind: 'sequence',
    from: ['C'],
    felt: ASSAULTS,
    title: { en: 'Several targets', fr: 'Plusieurs cibles' },
    text: {
      en: 'One length, the longest, counts for all of them: he reaches all or none.',
      fr: 'Une seule longueur, la plus grande, vaut pour toutes : il les atteint toutes ou aucune.',
    },
  }),
  rule('ASLT-7', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ASSAULTS,
    title: { en: 'Too short', fr: 'Trop court' },
    text: {
      en: 'Out of reach he goes as far as he can; in a fight he assaults again next turn from there.',
      fr: 'Hors de portée, il avance autant qu’il peut ; dans un combat, il repart de là au tour suivant.',
    },
  }),
  rule('ASLT-8', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Turning those who are charged', fr: 'Faire pivoter les chargés' },
    text: {
      en: 'A charger on a square base may turn free targets that are together no more powerful than he; it changes no odds.',
      fr: 'Un chargeur à socle carré peut faire pivoter des cibles libres dont la puissance totale ne dépasse pas la sienne ; cela ne change aucune chance.',
    },
  }),
  rule('ASLT-9', {
    kind: 'sequence',
    from: ['C'],
    felt: ASSAULTS,
    title: { en: 'Targets gone', fr: 'Cibles disparues' },
    text: {
      en: 'When all his targets are shot, or have fled (by ruling, not after flight), he goes to their place if he can, and there redirects, stays or runs on with what is left.',
      fr: 'Quand toutes ses cibles sont abattues ou en fuite (selon la lecture, pas après une fuite), il va à leur place s’il le peut, et là réoriente son assaut, reste ou court avec ce qui lui reste.',
    },
  }),
  rule('ASLT-10', {
    kind: 'sequence',
    from: ['C', 'P'],
    felt: ASSAULTS,
    title: { en: 'Redirection', fr: 'Réorientation' },
    text: {
      en: 'The new targets must lie within what is left of his move; courage is tested again, but he does not shoot again. It stays a charge if he sees them from there, and is an engagement otherwise.',
      fr: 'Les nouvelles cibles doivent être à portée de ce qui reste ; le courage est testé de nouveau, mais il ne tire plus. Cela reste une charge s’il les voit de là, sinon c’est un engagement.',
    },
  }),
  rule('ASLT-11', {
    kind: 'sequence',
    from: ['A'],
    felt: ASSAULTS,
    title: { en: 'Some targets gone', fr: 'Certaines cibles disparues' },
    text: {
      en: 'If only some of his targets are gone, the assault goes on against the others.',
      fr: 'Si seules certaines cibles ont disparu, l’assaut continue contre les autres.',
    },
  }),
  rule('ASLT-12', {
    kind: 'sequence',
    from: ['A'],
    felt: ASSAULTS,
    title: { en: 'Passive targets', fr: 'Cibles passives' },
    text: {
      en: 'Who is in contact makes no assault: the assaulted do not charge back.',
      fr: 'Qui est au contact ne lance pas d’assaut : les assaillis ne chargent pas en retour.',
    },
  }),
  rule('ASLT-13', {
    kind: 'computed',
    from: ['A'],
    felt: ASSAULTS,
    title: { en: 'Outcomes up to contact', fr: 'Issues jusqu’au contact' },
    text: {
      en: 'The first that applies: contact, redirected, fled, shot, refused, short.',
      fr: 'La première qui s’applique : contact, réorienté, cible en fuite, cible abattue, refusé, trop court.',
    },
  }),
  rule('ASLT-14', {
    kind: 'sequence',
    from: ['A'],
    felt: ASSAULTS,
    title: { en: 'Who takes part', fr: 'Qui prend part' },
    text: {
      en: 'Assailants and their targets, and redirect targets once they are touched; the others of a side count for nothing. The fight is followed to contact, through one turn, or to its end.',
      fr: 'Les assaillants et leurs cibles, et les cibles d’une réorientation une fois touchées ; les autres ne comptent pas. Le combat est suivi jusqu’au contact, un tour durant, ou jusqu’à sa fin.',
    },
  }),
  rule('ASLT-15', {
    kind: 'sequence',
    from: ['A'],
    felt: ASSAULTS,
    title: { en: 'Later assaults', fr: 'Assauts suivants' },
    text: {
      en: 'An assailant whose targets are all gone makes no further assault. All assailants of a speaking turn are placed before penalties are worked out.',
      fr: 'Un assaillant dont toutes les cibles ont disparu n’en lance plus. Tous les assaillants d’un tour de parole sont placés avant le calcul des malus.',
    },
  }),
]);
