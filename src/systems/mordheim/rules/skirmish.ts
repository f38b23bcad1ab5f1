import { rule, section } from './entry.ts';

const felt = ['skirmish'] as const;

/** MH-SKI: two sides that approach each other along a line. */
export const SKIRMISH = section({ en: 'Skirmish', fr: 'Escarmouche' }, [
  rule('SKI-1', {
    kind: 'sequence',
    from: ['A'],
    felt,
    title: { en: 'The field', fr: 'Le terrain' },
    text: {
      en: 'A line: each side begins in one point, `distance` inches apart. Bases have no width and no route is blocked. Contact is between two fighters, comes from charging alone, and ends when one of them is out or has fled.',
      fr: 'Une ligne : chaque camp commence en un point, à `distance` pas l’un de l’autre. Les socles n’ont pas de largeur et nul trajet n’est barré. Le contact unit deux combattants, ne vient que d’une charge, et cesse quand l’un est hors de combat ou a fui.',
    },
  }),
  rule('SKI-2', {
    kind: 'sequence',
    from: ['S', 'P', 'A'],
    felt,
    title: { en: 'Charges', fr: 'Charges' },
    text: {
      en: 'First, in list order, fighters who stand, have not just stood up, are not stupid, touch nobody (but see MH-DWN-5) and do not `hold` (or are frenzied) charge the nearest enemy, standing ones before others, if he is within `charge-at` (frenzied: within reach at least). In reach he arrives after the fear tests; short of it he moves M, stopping 1 inch away, and does not shoot; held by fear he does neither.',
      fr: 'D’abord, dans l’ordre de la liste, ceux qui sont debout, ne viennent pas de se relever, ne sont pas hébétés, ne touchent personne (mais voir MH-DWN-5) et ne sont pas en `hold` (ou sont frénétiques) chargent l’ennemi le plus proche, debout de préférence, s’il est dans `charge-at` (frénétique : à portée de charge au moins). À portée, il arrive après les tests de peur ; trop loin, il avance de M, s’arrêtant à 1 pas, et ne tire pas ; retenu par la peur, ni l’un ni l’autre.',
    },
  }),
  rule('SKI-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt,
    title: { en: 'Other moves', fr: 'Autres mouvements' },
    text: {
      en: 'Then the others in list order: the stupid by MH-PSY-7, `hold` not at all, `advance-shooting` walks M, `charge` runs if positions at the start of the turn allow it and else walks; who stood up goes half M. All stop 1 inch short of the nearest enemy.',
      fr: 'Puis les autres dans l’ordre de la liste : les hébétés selon MH-PSY-7, `hold` pas du tout, `advance-shooting` marche de M, `charge` court si les positions du début du tour le permettent et marche sinon ; qui s’est relevé fait la moitié de M. Tous s’arrêtent à 1 pas de l’ennemi le plus proche.',
    },
  }),
  rule('SKI-4', {
    kind: 'computed',
    from: ['S'],
    felt,
    title: { en: 'Shooting after moving', fr: 'Tirer après un mouvement' },
    text: {
      en: 'Who walked any distance has moved: 1 more to hit, and no move-or-fire weapon. Who ran does not shoot.',
      fr: 'Qui a marché, si peu que ce soit, a bougé : 1 de plus pour toucher, et pas d’arme à tir sans mouvement. Qui a couru ne tire pas.',
    },
  }),
  rule('SKI-5', {
    kind: 'computed',
    from: ['A'],
    felt,
    title: { en: 'Rounds of each fighter', fr: 'Tours de chaque combattant' },
    text: {
      en: 'Being charged while in contact does not begin a new combat; ending a round with nobody in contact does (MH-ORD-6).',
      fr: 'Être chargé alors qu’on est au contact ne commence pas un nouveau combat ; finir un tour sans personne au contact, si (MH-ORD-6).',
    },
  }),
  rule('SKI-6', {
    kind: 'dice',
    from: ['P', 'A'],
    felt,
    title: { en: 'Shooting phase', fr: 'Phase de tir' },
    text: {
      en: 'In list order each shooter takes the nearest standing enemy within range who touches nobody, failing that (`shoot-downed: yes`) the nearest on the ground; a side named in `cover` is in cover. A weapon to be prepared rests in the own turn after firing, a blunderbuss fires once.',
      fr: 'Dans l’ordre de la liste, chaque tireur prend l’ennemi debout le plus proche à portée qui ne touche personne, à défaut (`shoot-downed: yes`) le plus proche au sol ; un camp nommé dans `cover` est à couvert. Une arme à préparer se repose au tour qui suit son tir, un tromblon tire une fois.',
    },
  }),
  rule('SKI-7', {
    kind: 'sequence',
    from: ['P'],
    felt,
    title: { en: 'Close combat, and the end', fr: 'Corps à corps et fin' },
    text: {
      en: 'All contacts fight as one close-combat phase, followed by the all-alone tests and the end conditions of MH-TURN-4.',
      fr: 'Tous les contacts se battent en une seule phase de corps à corps, suivie des tests d’isolement et des conditions de fin de MH-TURN-4.',
    },
  }),
]);
