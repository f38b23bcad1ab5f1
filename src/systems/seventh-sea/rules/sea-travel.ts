import { rule, section } from './entry.ts';

/** SS-SEA: courses, storms, reefs, stores. */
export const SEA_TRAVEL = section({ en: 'Sea travel', fr: 'Navigation' }, [
  rule('SEA-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['voyage'],
    title: { en: 'Along the coast', fr: 'Le long des côtes' },
    text: {
      en: 'Within 40 km of the coast a ship is on course, and nobody rolls.',
      fr: 'À 40 km des côtes ou moins, le navire tient sa route et personne ne jette les dés.',
    },
  }),
  rule('SEA-2', {
    kind: 'dice',
    from: ['S'],
    felt: ['voyage'],
    title: { en: 'Navigator', fr: 'Navigateur' },
    text: {
      en: 'Wits and navigation, keeping Wits, against 5 and 5 more for each full 400 km offshore (by ruling, each begun); his raises come on top.',
      fr: 'Esprit et Navigation, en gardant Esprit, contre 5 plus 5 par tranche complète de 400 km au large (entamée, selon la lecture) ; ses augmentations s’y ajoutent.',
    },
  }),
  rule('SEA-3', {
    kind: 'dice',
    from: ['S'],
    felt: ['voyage'],
    title: { en: 'Pilot', fr: 'Pilote' },
    text: {
      en: 'He always rolls, Wits and pilot, keeping Wits: against the TN before raises, less 5 for each raise of a navigator who succeeded.',
      fr: 'Il jette toujours Esprit et Piloter, en gardant Esprit : contre le ND sans augmentations, moins 5 par augmentation d’un navigateur qui a réussi.',
    },
  }),
  rule('SEA-4', {
    kind: 'computed',
    from: ['S'],
    felt: ['voyage'],
    title: { en: 'Lost', fr: 'Perdu' },
    text: {
      en: 'A failure of either loses the ship, by the margin of the roll that failed; of two, by that of the lower total (at equal totals the larger margin) or, by ruling, the larger or the smaller margin.',
      fr: 'L’échec de l’un ou de l’autre perd le navire, de la marge du jet raté ; de deux, de celle du total le plus bas (à totaux égaux, la plus grande) ou, selon la lecture, de la plus grande ou de la plus petite marge.',
    },
  }),
  rule('SEA-5', {
    kind: 'computed',
    from: ['S'],
    felt: ['voyage'],
    title: { en: 'How far off course', fr: 'Écart de route' },
    text: {
      en: '100 km for each full 5 points of that margin (by ruling, each begun 5); the heading comes from drift-table, all its entries as likely.',
      fr: '100 km par tranche complète de 5 points de cette marge (entamée, selon la lecture) ; le cap vient de `drift-table`, toutes ses entrées étant aussi probables.',
    },
  }),
  rule('SEA-6', {
    kind: 'dice',
    from: ['S'],
    felt: ['storm'],
    title: { en: 'Storm', fr: 'Tempête' },
    text: {
      en: 'In each interval the weather rolls damage, and the pilot the ship’s Panache and his pilot knack, keeping Panache, against it. A failure costs one trait rank and one more for each full 5 points missed (by ruling one for each 5 begun), chosen as lose-trait says, as long as there are any. By ruling they count as critical hits.',
      fr: 'À chaque intervalle, le temps jette des dommages, et le pilote le Panache du navire et sa compétence Piloter, en gardant Panache, contre eux. Un échec coûte un rang de trait et un de plus par tranche complète de 5 points manqués (selon la lecture, un par tranche entamée), choisis selon `lose-trait`, tant qu’il en reste. Selon la lecture, ils comptent comme dégâts graves.',
    },
  }),
  rule('SEA-7', {
    kind: 'dice',
    from: ['S'],
    felt: ['capsize'],
    title: { en: 'Capsizing', fr: 'Chavirer' },
    text: {
      en: 'For 3 drama dice the game master makes the pilot roll the ship’s Resolve and his pilot knack, keeping Resolve, against 15; failed, the crew goes overboard. Those aboard may cancel it for 3 of theirs.',
      fr: 'Pour 3 dés d’héroïsme, le meneur fait jeter au pilote la Détermination du navire et sa compétence Piloter, en gardant la Détermination, contre 15 ; s’il rate, l’équipage passe par-dessus bord. Ceux du bord peuvent l’annuler pour 3 des leurs.',
    },
  }),
  rule('SEA-8', {
    kind: 'computed',
    from: ['S'],
    felt: ['shallows', 'reef'],
    title: { en: 'Running aground', fr: 'S’échouer' },
    text: {
      en: 'The draft of a ship is its Resolve. In water less deep it suffers a critical hit for each rank of the difference.',
      fr: 'Le tirant d’eau d’un navire est sa Détermination. En eau moins profonde, il subit un dégât grave par rang de différence.',
    },
  }),
  rule('SEA-9', {
    kind: 'dice',
    from: ['S'],
    felt: ['reef'],
    title: { en: 'Reefs', fr: 'Récifs' },
    text: {
      en: 'The lookout sees them with a perception of 20, else the pilot with one of 30, else nobody. Once seen, the pilot steers clear with Wits and pilot, keeping Wits, against 20 to 30.',
      fr: 'La vigie les voit avec une perception de 20, sinon le pilote avec 30, sinon personne. Une fois vus, le pilote les évite avec Esprit et Piloter, en gardant Esprit, contre 20 à 30.',
    },
  }),
  rule('SEA-10', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: ['provisions'],
    title: { en: 'Stores', fr: 'Provisions' },
    text: {
      en: 'Stores take up cargo, as many ranks as the ship’s Resolve. A rank feeds six ranks of crew for a month of four weeks; lots are eaten in the order of the list.',
      fr: 'Les provisions occupent la cargaison, dont les rangs sont la Détermination du navire. Un rang nourrit six rangs d’équipage pendant un mois de quatre semaines ; les lots se mangent dans l’ordre de la liste.',
    },
  }),
  rule('SEA-11', {
    kind: 'dice',
    from: ['S'],
    felt: ['provisions'],
    title: { en: 'Rot', fr: 'Dégradation' },
    text: {
      en: 'In week w each lot that still holds food rolls w dice, all kept; above its TN it is lost. By rulings before or after the meal, and with or without explosions.',
      fr: 'La semaine w, chaque lot qui contient encore des vivres jette w dés, tous gardés ; au-dessus de son ND, il est perdu. Selon les lectures, avant ou après le repas, avec ou sans explosion.',
    },
  }),
  rule('SEA-12', {
    kind: 'sequence',
    from: ['S'],
    felt: ['provisions'],
    title: { en: 'Shortage', fr: 'Disette' },
    text: {
      en: 'When the food of a week falls short, the crew eats what is left and mutinies, where it can reach land; else a rank of it dies each such week.',
      fr: 'Quand les vivres d’une semaine ne suffisent pas, l’équipage mange le reste et se mutine, s’il peut gagner la terre ; sinon un de ses rangs meurt chaque semaine de disette.',
    },
  }),
  rule('SEA-13', {
    kind: 'computed',
    from: ['S'],
    felt: ['encounter'],
    title: { en: 'Encounters', fr: 'Rencontres' },
    text: {
      en: 'The game master places an encounter for as many drama dice as it costs.',
      fr: 'Le meneur place une rencontre pour autant de dés d’héroïsme qu’elle en coûte.',
    },
  }),
]);
