import { rule, section } from './entry.ts';

/** CF-GEO: the path, its price, and contact. */
export const WAYS = section({ en: 'The way and its price', fr: 'Le chemin et son prix' }, [
  rule('GEO-14', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'The most direct path', fr: 'Le trajet le plus direct' },
    text: {
      en: 'The path of least cost, length and climbing, from the mark to the point or to any free point of contact. Without any the move is blocked.',
      fr: 'Le trajet de moindre coût, longueur et relief, de la mire au point visé ou à tout point de contact libre. Sans aucun, le déplacement est bloqué.',
    },
  }),
  rule('GEO-15', {
    kind: 'computed',
    from: ['A'],
    felt: ['movement'],
    title: { en: 'Paths of equal cost', fr: 'Trajets de même coût' },
    text: {
      en: 'The one that sets out further to the left of the straight direction; then the end with the smaller x, then the smaller y.',
      fr: 'Celui qui part le plus à gauche de la direction du but ; puis la fin de plus petit x, puis de plus petit y.',
    },
  }),
  rule('GEO-16', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Within reach', fr: 'À portée' },
    text: {
      en: 'A move arrives if its cost is no more than the potential; equal reaches.',
      fr: 'Un déplacement arrive si son coût ne dépasse pas le potentiel ; l’égalité suffit.',
    },
  }),
  rule('GEO-17', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Relief', fr: 'Relief' },
    text: {
      en: 'Two sizes above the relief: free. One above: going in costs its height. Else going in and coming out cost it each. Going round competes with crossing.',
      fr: 'Deux tailles au-dessus du relief : gratuit. Une au-dessus : y entrer coûte sa hauteur. Sinon y entrer et en sortir la coûtent chacun. Le contourner rivalise avec le traverser.',
    },
  }),
  rule('GEO-18', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Placement in contact', fr: 'Placement au contact' },
    text: {
      en: 'The mark lies on the edge of the target and its owner faces it, so that the bases touch: the centre of a round one, flush to the edge of a square one, at a corner anywhere within its quarter.',
      fr: 'La mire est sur le bord de la cible et son porteur lui fait face, socles joints : le centre d’un socle rond, à plat contre le bord d’un carré, à un coin n’importe où dans son quart.',
    },
  }),
  rule('GEO-19', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Room for contact', fr: 'Place pour le contact' },
    text: {
      en: 'A placement may touch other bases and impassable ground, but not overlap them.',
      fr: 'Un placement peut toucher d’autres socles et les décors infranchissables, pas les chevaucher.',
    },
  }),
  rule('GEO-20', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'No room', fr: 'Pas de place' },
    text: {
      en: 'Without any free point of contact the order is refused.',
      fr: 'Sans point de contact libre, l’ordre est refusé.',
    },
  }),
  rule('GEO-21', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Where contact is made', fr: 'Où se fait le contact' },
    text: {
      en: 'At the end of the cheapest path; facing as near to its last direction as contact allows.',
      fr: 'Au bout du trajet le moins cher ; orienté au plus près de sa dernière direction.',
    },
  }),
  rule('GEO-22', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Chosen contact point', fr: 'Point de contact choisi' },
    text: {
      en: 'A player may choose the point of the edge in some direction from the centre of the target, where it is free.',
      fr: 'Un joueur peut choisir le point du bord dans une direction donnée depuis le centre de la cible, s’il est libre.',
    },
  }),
  rule('GEO-23', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Moves towards bases', fr: 'Vers un socle sans assaut' },
    text: {
      en: 'Walks, runs and cover moves may not end at an enemy’s base, but at a friend’s; a pursuit may at both.',
      fr: 'Marches, courses et déplacements à couvert ne finissent pas au socle d’un ennemi, mais à celui d’un ami ; une poursuite, aux deux.',
    },
  }),
  rule('GEO-24', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Arriving at a point', fr: 'Arriver à un point' },
    text: {
      en: 'The facing wanted, else the last direction. The base must fit, and touch no enemy unless in a pursuit.',
      fr: 'L’orientation voulue, sinon la dernière direction. Le socle doit tenir, et ne toucher aucun ennemi sauf en poursuite.',
    },
  }),
  rule('GEO-25', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Too far', fr: 'Trop loin' },
    text: {
      en: 'The mark stops on the path when the potential is used up, or before a climb that is dearer than what is left, and looks at its aim.',
      fr: 'La mire s’arrête sur le trajet quand le potentiel est épuisé, ou devant un relief plus cher que le reste, et regarde son but.',
    },
  }),
]);
