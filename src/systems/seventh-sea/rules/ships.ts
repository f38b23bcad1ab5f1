import { rule, section } from './entry.ts';

/** Kinds in which ships fire. */
const BROADSIDES = ['broadside', 'naval'] as const;
/** Kinds in which hulls are rolled for. */
const HULLS = [...BROADSIDES, 'scuttle'] as const;

/** SS-SHIP: ships in combat. */
export const SHIPS = section({ en: 'Ships in combat', fr: 'Combat naval' }, [
  rule('SHIP-1', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: ['naval', 'ship-turn'],
    title: { en: 'A ship’s round', fr: 'Le tour d’un navire' },
    text: {
      en: 'As in a fight of persons: Panache action dice and ten phases; who has the greater total of unspent dice fires first, then who had more Panache when the round began. Every due die is a broadside, unless it is held. A rigging officer adds his rank to the dice rolled, of which as many as Panache are kept, as rigging-keep says. A ship that cannot fire rolls none.',
      fr: 'Comme entre personnes : Panache dés d’action et dix phases ; tire d’abord le plus grand total de dés non dépensés, puis le plus grand Panache au début du tour. Chaque dé échu est une bordée, sauf s’il est gardé en réserve. Un maître voilier ajoute son rang aux dés lancés, dont on garde autant que le Panache, selon `rigging-keep`. Un navire qui ne peut tirer n’en lance pas.',
    },
  }),
  rule('SHIP-2', {
    kind: 'computed',
    from: ['S'],
    felt: [...HULLS, 'ship-turn'],
    title: { en: 'Officers', fr: 'Officiers' },
    text: {
      en: 'They add their ranks in dice that are not kept: gunnery to Finesse, carpentry to Resolve, rigging to Panache, piloting to Wits, which nobody rolls here; none to Brawn.',
      fr: 'Ils ajoutent leurs rangs en dés non gardés : artillerie navale à la Dextérité, charpenterie à la Détermination, gréement au Panache, pilotage à l’Esprit, que personne ne jette ici ; aucun à la Gaillardise.',
    },
  }),
  rule('SHIP-3', {
    kind: 'computed',
    from: ['S'],
    felt: BROADSIDES,
    title: { en: 'Guns that bear', fr: 'Canons en batterie' },
    text: {
      en: 'Where a ship says how its guns stand, only those of the side towards the enemy fire, with as many dice or, by ruling, with the whole Brawn. Lost ranks of Brawn are guns of the idle side first, unless lose-gun says otherwise.',
      fr: 'Si le navire dit comment ses canons sont répartis, seuls tirent ceux du bord tourné vers l’ennemi, avec autant de dés ou, selon la lecture, avec toute la Gaillardise. Les rangs de Gaillardise perdus sont d’abord des canons du bord opposé, sauf si `lose-gun` en décide autrement.',
    },
  }),
  rule('SHIP-4', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: BROADSIDES,
    title: { en: 'Broadside', fr: 'Bordée' },
    text: {
      en: 'Finesse dice, all kept, against five times the enemy’s Wits (at least 5) and 5 for each raise; a raise adds a die to the damage. Drama dice go in as drama-attack says.',
      fr: 'Dextérité dés, tous gardés, contre cinq fois l’Esprit ennemi (au moins 5) et 5 par augmentation ; une augmentation ajoute un dé aux dommages. Les dés d’héroïsme s’y mettent selon `drama-attack`.',
    },
  }),
  rule('SHIP-5', {
    kind: 'dice',
    from: ['S'],
    felt: BROADSIDES,
    title: { en: 'Damage of a broadside', fr: 'Dommages d’une bordée' },
    text: {
      en: 'A die for each gun that bears, all kept.',
      fr: 'Un dé par canon en batterie, tous gardés.',
    },
  }),
  rule('SHIP-6', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: HULLS,
    title: { en: 'Hull', fr: 'Coque' },
    text: {
      en: 'Resolve dice, all kept, against the damage and all superficial damage before it. Reached, that is the superficial damage; failed, one critical hit and one more for each full 10 points missed (by ruling one for each 10 begun), and the superficial damage is wiped out or, by ruling, stays as it was. Drama dice go in as drama-soak says.',
      fr: 'Détermination dés, tous gardés, contre les dommages et tous les dégâts superficiels antérieurs. Réussi, c’est le nouveau total superficiel ; raté, un dégât grave et un de plus par tranche complète de 10 points manqués (selon la lecture, un par tranche entamée), et les dégâts superficiels s’effacent ou, selon la lecture, restent ce qu’ils étaient. Les dés d’héroïsme s’y mettent selon `drama-soak`.',
    },
  }),
  rule('SHIP-7', {
    kind: 'computed',
    from: ['S'],
    felt: HULLS,
    title: { en: 'Traits of the moment', fr: 'Traits du moment' },
    text: {
      en: 'All traits are current. Without crew or guns that bear a ship does not fire, without sails it has no dice, without a hull it totals 0. By ruling a trait of 0 is a weak die instead, but Panache.',
      fr: 'Tous les traits sont ceux du moment. Sans équipage ou sans canon en batterie, un navire ne tire pas ; sans voiles, il n’a pas de dé ; sans coque, son total est 0. Selon la lecture, un trait de 0 est plutôt un dé faible, sauf le Panache.',
    },
  }),
  rule('SHIP-8', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: [...HULLS, 'ram', 'storm'],
    title: { en: 'Sinking', fr: 'Couler' },
    text: {
      en: 'Twice its Resolve at the start (by ruling, of the moment) in critical hits sinks a ship. It stops fighting at once and is gone after 20 actions less its starting Resolve, or as many as the d10 reads on sinking-table.',
      fr: 'Des dégâts graves au double de sa Détermination de départ (selon la lecture, du moment) coulent un navire. Il cesse aussitôt le combat et disparaît après 20 actions moins sa Détermination de départ, ou autant que le d10 lit dans `sinking-table`.',
    },
  }),
  rule('SHIP-9', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: [...HULLS, 'ram'],
    title: { en: 'Ranks lost', fr: 'Rangs perdus' },
    text: {
      en: 'Each critical hit costs a rank of a trait: the highest (at ties Brawn, Finesse, Wits, Resolve, Panache), the lowest above 0, or one by name while it lasts, then the highest. The captain of the ship that is hit chooses by lose-trait or, by ruling, the one who fires by take-trait. Without any rank left they are only counted.',
      fr: 'Chaque dégât grave coûte un rang de trait : le plus haut (à égalité Gaillardise, Dextérité, Esprit, Détermination, Panache), le plus bas au-dessus de 0, ou celui que l’on nomme tant qu’il dure, puis le plus haut. Le capitaine du navire touché choisit par `lose-trait` ou, selon la lecture, celui qui tire par `take-trait`. Sans rang restant, on ne fait que les compter.',
    },
  }),
  rule('SHIP-10', {
    kind: 'computed',
    from: ['S'],
    felt: BROADSIDES,
    title: { en: 'Grape and chain shot', fr: 'Mitraille et boulets ramés' },
    text: {
      en: 'Two dice less of damage, rolled and kept; the first critical hit of each broadside falls on the crew (grape) or the sails (chain) while they have any rank.',
      fr: 'Deux dés de dommages de moins, lancés et gardés ; le premier dégât grave de chaque bordée frappe l’équipage (mitraille) ou les voiles (boulets ramés) tant qu’il en reste un rang.',
    },
  }),
  rule('SHIP-11', {
    kind: 'computed',
    from: ['S'],
    felt: ['ram'],
    title: { en: 'Ramming', fr: 'Éperonner' },
    text: {
      en: 'Both ships suffer as many critical hits as the attacker’s Resolve and the hexagons of his action before; by accident, as the higher Resolve of the two.',
      fr: 'Les deux navires subissent autant de dégâts graves que la Détermination de l’attaquant plus les hexagones de son action précédente ; par accident, que la plus haute Détermination des deux.',
    },
  }),
  rule('SHIP-12', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: ['scuttle'],
    title: { en: 'Scuttling', fr: 'Saborder' },
    text: {
      en: 'A blow needs no attack roll and does the damage of the weapon, two dice less, rolled and kept; of an axe or a hatchet one die less. Then the hull is rolled.',
      fr: 'Un coup ne demande pas de jet d’attaque et inflige les dommages de l’arme, deux dés de moins, lancés et gardés ; d’une hache ou d’une hachette, un dé de moins. Puis on jette la coque.',
    },
  }),
  rule('SHIP-13', {
    kind: 'dice',
    from: ['S'],
    felt: ['splinters'],
    title: { en: 'Splinters', fr: 'Éclats' },
    text: {
      en: 'For each critical hit on crew or hull everybody aboard rolls Panache and balance, keeping Panache, against 15; failed, 2k2 flesh wounds and a wound check by slices of 20, until he is out.',
      fr: 'Pour chaque dégât grave à l’équipage ou à la coque, chacun à bord jette Panache et Équilibre, en gardant Panache, contre 15 ; raté, 2g2 blessures légères et un jet de blessures par tranches de 20, jusqu’à ce qu’il soit hors de combat.',
    },
  }),
  rule('SHIP-14', {
    kind: 'sequence',
    from: ['S'],
    felt: ['ship-course'],
    title: { en: 'Drift and way', fr: 'Élan et marche' },
    text: {
      en: 'Before anything else in a round the ship drifts as many hexagons ahead as its Resolve; an action moves it up to as many as its Wits, without a die.',
      fr: 'Avant toute chose dans un tour, le navire avance d’autant d’hexagones que sa Détermination ; une action l’avance d’autant que son Esprit au plus, sans dé.',
    },
  }),
  rule('SHIP-15', {
    kind: 'computed',
    from: ['S'],
    felt: ['ship-turn', 'ship-course'],
    title: { en: 'Turning', fr: 'Virer' },
    text: {
      en: 'A turn of 60 degrees takes dice that total the Resolve at least, one of them due; at most as many turns a round as Wits. `ship-turn` counts the groups of dice that reach it.',
      fr: 'Virer de 60 degrés demande des dés totalisant au moins la Détermination, dont un échu ; au plus autant de virements par tour que l’Esprit. `ship-turn` compte les groupes de dés qui y suffisent.',
    },
  }),
  rule('SHIP-16', {
    kind: 'computed',
    from: ['S'],
    felt: ['ship-course'],
    title: { en: 'Courses on hexagons', fr: 'Routes sur hexagones' },
    text: {
      en: 'Headings 0 to 5 are (+1, 0), (0, +1), (-1, +1), (-1, 0), (0, -1), (+1, -1) in axial coordinates, starboard one up, port one down. Orders go by phase; phases that go back, too many hexagons or turns, and dice that are missing, used before, too low or not due make them illegal.',
      fr: 'Les caps 0 à 5 sont (+1, 0), (0, +1), (-1, +1), (-1, 0), (0, -1), (+1, -1) en coordonnées axiales, tribord plus un, bâbord moins un. Les ordres vont par phases ; des phases qui reculent, trop d’hexagones ou de virements, des dés absents, déjà pris, trop faibles ou non échus les rendent non conformes.',
    },
  }),
  rule('SHIP-17', {
    kind: 'dice',
    from: ['S'],
    felt: ['boarding'],
    title: { en: 'Boarding', fr: 'Abordage' },
    text: {
      en: 'Assault by assault a d10, plus the crew of the attacker, less that of the target, reads the losses of both on boarding-table. A crew at its surrender-at or below has lost; both at once are a draw.',
      fr: 'Assaut par assaut, un d10, plus l’équipage de l’attaquant, moins celui de la cible, lit les pertes des deux dans `boarding-table`. Un équipage à son `surrender-at` ou en dessous a perdu ; les deux à la fois font nul.',
    },
  }),
]);
