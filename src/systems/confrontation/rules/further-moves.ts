import { rule, section } from './entry.ts';

/** CF-GEO: several targets, pivots, redirection, flight. */
export const FURTHER = section({ en: 'Several targets, turning and flying', fr: 'Plusieurs cibles, rotation et vol' }, [
  rule('GEO-26', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Several targets', fr: 'Plusieurs cibles' },
    text: {
      en: 'A placement with the mark on the first target that touches all the others; the nearest one by path. Without any the order is refused.',
      fr: 'Un placement, mire sur la première cible, qui touche toutes les autres ; le plus proche par le trajet. Sans aucun, l’ordre est refusé.',
    },
  }),
  rule('GEO-27', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Turning the charged', fr: 'Faire pivoter les cibles' },
    text: {
      en: 'Who charges on a square base may turn targets that touch nobody, of no more power than his in all, where there is room; then everything is measured.',
      fr: 'Qui charge sur socle carré peut faire pivoter des cibles qui ne touchent personne, d’une puissance totale au plus égale à la sienne, s’il y a la place ; puis on mesure.',
    },
  }),
  rule('GEO-28', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Turning on the way', fr: 'Tourner en chemin' },
    text: {
      en: 'Turning about the mark is free during a move of some length; after a walk or run any facing may be chosen.',
      fr: 'Tourner autour de la mire est gratuit pendant un déplacement non nul ; après une marche ou une course, l’orientation est libre.',
    },
  }),
  rule('GEO-29', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Turning on the spot', fr: 'Tourner sur place' },
    text: {
      en: 'Counts as having moved. Revised: only for whoever can move at all.',
      fr: 'Compte comme un déplacement. Révisée : seulement pour qui peut se déplacer.',
    },
  }),
  rule('GEO-30', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'The target is lost', fr: 'La cible disparaît' },
    text: {
      en: 'The way to its place is measured and made as if it were there; if it is within reach, the target is then taken off or put where it fled.',
      fr: 'Le trajet jusqu’à sa place est mesuré et parcouru comme si elle y était ; à portée, la cible est ensuite retirée ou placée où elle a fui.',
    },
  }),
  rule('GEO-31', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Then', fr: 'Ensuite' },
    text: {
      en: 'He stays, or goes on from there with what is left: against another enemy, or to a point without contact.',
      fr: 'Il reste, ou repart de là avec ce qui lui reste : contre un autre ennemi, ou vers un point sans contact.',
    },
  }),
  rule('GEO-32', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Still a charge', fr: 'Toujours une charge' },
    text: {
      en: 'A redirected charge remains one if the new target is seen.',
      fr: 'Une charge réorientée en reste une si la nouvelle cible est visible.',
    },
  }),
  rule('GEO-33', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'In the air', fr: 'En vol' },
    text: {
      en: 'The mark is the centre of the marker, and bases, gaps and reliefs do not exist: markers never overlap, and touch only where they lie at one place. At level 1 ground higher than 15 cm is gone round, at level 2 nothing is.',
      fr: 'La mire est le centre du marqueur, et socles, passages et reliefs n’existent pas : des marqueurs ne se chevauchent jamais, et ne se touchent qu’au même endroit. Au palier 1 on contourne ce qui dépasse 15 cm, au palier 2 rien.',
    },
  }),
  rule('GEO-34', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Changing level', fr: 'Changer de palier' },
    text: {
      en: 'Before the move, which is then made at the new level, or after it. A dive on a target one level lower is such a change; what follows where its target is lost is made from the new level. Whoever lands at a base stands before it, anywhere else about the place of his marker, where he needs room; he does not run on.',
      fr: 'Avant le déplacement, fait alors au nouveau palier, ou après. Un piqué sur une cible un palier plus bas est un tel changement ; si la cible disparaît, la suite se fait depuis le nouveau palier. Qui se pose au bord d’un socle se tient devant lui, ailleurs autour de la place de son marqueur, où il lui faut de la place ; il ne continue pas en course.',
    },
  }),
  rule('GEO-35', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Whom a pursuer engages', fr: 'Qui un poursuivant engage' },
    text: {
      en: 'Whoever stays where his combat ended has engaged all enemies whom he touches; whoever moves half his movement, out of contact without a test or into it, those whom he touches at its end. Those of them who have not fought in this phase he fights at once.',
      fr: 'Qui reste où son combat a fini vient d’engager tous les ennemis qu’il touche ; qui se déplace de la moitié de son mouvement, hors du contact sans test ou vers lui, ceux qu’il touche à la fin. Il combat aussitôt ceux d’entre eux qui n’ont pas combattu dans cette phase.',
    },
  }),
]);
