import { rule, section } from './entry.ts';

/** CF-GEO: bases, marks and orders. */
export const TABLE_ORDERS = section({ en: 'Moves on the table', fr: 'Déplacements sur la table' }, [
  rule('GEO-1', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Half and width of a base', fr: 'Moitié et largeur d’un socle' },
    text: {
      en: 'Half a base is half its diameter or side. A round base is as wide as its diameter, a square one as its side, or as its diagonal.',
      fr: 'La moitié d’un socle est la moitié de son diamètre ou de son côté. Un socle rond est large de son diamètre, un carré de son côté, ou de sa diagonale.',
    },
  }),
  rule('GEO-2', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Mark', fr: 'Mire' },
    text: {
      en: 'The mark is the middle of the front of the base; every distance is travelled by it.',
      fr: 'La mire est le milieu de l’avant du socle ; c’est elle qui parcourt toutes les distances.',
    },
  }),
  rule('GEO-3', {
    kind: 'computed',
    from: ['A'],
    felt: ['movement'],
    title: { en: 'Touching and overlapping', fr: 'Toucher et chevaucher' },
    text: {
      en: 'Bases touch at a distance of a millionth of a centimetre or less, and overlap if they penetrate further than that.',
      fr: 'Des socles se touchent à un millionième de centimètre ou moins, et se chevauchent s’ils se pénètrent davantage.',
    },
  }),
  rule('GEO-4', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Engaged', fr: 'Au contact' },
    text: {
      en: 'Whoever touches an enemy of his level is engaged, unless the scenario says otherwise; all others are free.',
      fr: 'Qui touche un ennemi de son palier est au contact, sauf indication contraire du scénario ; les autres sont libres.',
    },
  }),
  rule('GEO-5', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Conditions of an order', fr: 'Conditions d’un ordre' },
    text: {
      en: 'Freedom, enmity, sight, flight levels and pivots are tested before anything is measured; room with the place that is gone to, contact and turning when the mark has arrived. The first failure refuses the whole order. An assault, a redirected one too, and a pursuit need their enemy at the level at which they end.',
      fr: 'Liberté, inimitié, vue, paliers et pivots sont vérifiés avant toute mesure ; la place avec le but, le contact et la rotation à l’arrivée de la mire. Le premier manquement refuse l’ordre entier. Un assaut, même réorienté, et une poursuite exigent un ennemi au palier où ils finissent.',
    },
  }),
  rule('GEO-6', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Potential of a move', fr: 'Potentiel d’un déplacement' },
    text: {
      en: 'Walk and cover move: the movement value. Run and charge: twice. Engagement: twice, or once after disengaging. Pursuit: half, in begun centimetres. A change of level or a dive takes 5 cm off the value.',
      fr: 'Marche et déplacement à couvert : la valeur de mouvement. Course et charge : le double. Engagement : le double, ou la valeur après un désengagement. Poursuite : la moitié, tout centimètre entamé compte. Un changement de palier ou un piqué ôte 5 cm à la valeur.',
    },
  }),
  rule('GEO-7', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'What bars the way', fr: 'Ce qui barre le chemin' },
    text: {
      en: 'The mark may follow the edges of bases and impassable polygons, the target’s included, but not enter them.',
      fr: 'La mire peut longer les socles et les polygones infranchissables, celui de la cible compris, mais pas y entrer.',
    },
  }),
  rule('GEO-8', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'Friends who may be passed', fr: 'Amis que l’on traverse' },
    text: {
      en: 'Friends of the same speaking turn are no obstacle; in the revised edition they must be free besides. Nobody ends on them, and a friend who is the target is not passed.',
      fr: 'Les amis du même tour de parole ne gênent pas ; dans l’édition révisée ils doivent aussi être libres. Nul ne finit sur eux, et on ne traverse pas un ami pris pour cible.',
    },
  }),
  rule('GEO-9', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['movement'],
    title: { en: 'Gaps', fr: 'Passages' },
    text: {
      en: 'Two obstacles leave a gap as wide as the least distance of their edges. It is closed for whoever is wider, whatever stands between.',
      fr: 'Deux obstacles laissent un passage de la plus courte distance entre leurs bords. Il est fermé à qui est plus large, quoi qu’il y ait entre eux.',
    },
  }),
  rule('GEO-10', {
    kind: 'computed',
    from: ['A'],
    felt: ['movement'],
    title: { en: 'Throats', fr: 'Goulets' },
    text: {
      en: 'A closed gap bars the shortest segments between the two: a path may touch them, but not pass from one side to the other. Obstacles that touch let nothing through. Whoever starts within a throat finds no way; whoever starts at its mouth leaves on the side of his base, and whose base stands in it on the side of its centre.',
      fr: 'Un passage fermé barre les plus courts segments entre les deux : un trajet peut les toucher, mais pas les franchir. Des obstacles qui se touchent ne laissent rien passer. Qui part de l’intérieur d’un goulet ne trouve aucun chemin ; qui part de son entrée repart du côté de son socle, et qui a son socle dedans, du côté de son centre.',
    },
  }),
  rule('GEO-11', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'A path without width', fr: 'Un trajet sans largeur' },
    text: {
      en: 'By default the path of the mark is a line that may hug obstacles: only gaps know how wide the base is.',
      fr: 'Par défaut le trajet de la mire est une ligne qui peut raser les obstacles : seuls les passages tiennent compte de la largeur du socle.',
    },
  }),
  rule('GEO-12', {
    kind: 'computed',
    from: ['C'],
    felt: ['movement'],
    title: { en: 'The mark alone', fr: 'La mire seule' },
    text: {
      en: 'Under another reading no gap is closed, but between obstacles that touch.',
      fr: 'Dans une autre lecture aucun passage n’est fermé, sauf entre des obstacles qui se touchent.',
    },
  }),
  rule('GEO-13', {
    kind: 'computed',
    from: ['A'],
    felt: ['movement'],
    title: { en: 'Half a base of clearance', fr: 'Un demi-socle de marge' },
    text: {
      en: 'Under a third reading the mark also keeps half the width of the base from every obstacle that is no target, or as much as start and point leave it.',
      fr: 'Dans une troisième lecture la mire reste aussi à une demi-largeur de socle de tout obstacle qui n’est pas une cible, ou à ce que permettent départ et but.',
    },
  }),
]);
