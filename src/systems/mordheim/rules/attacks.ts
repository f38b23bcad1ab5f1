import { BLOWS, FIGHTS, PHASES, rule, section } from './entry.ts';

/** MH-ATK, MH-HIT, MH-PAR: blows, hits and parries. */
export const ATTACKS = section({ en: 'Close combat: attacks', fr: 'Corps à corps : attaques' }, [
  rule('ATK-1', {
    kind: 'computed',
    from: ['S', 'P', 'A'],
    felt: BLOWS,
    title: { en: 'Number and order of blows', fr: 'Nombre et ordre des coups' },
    text: {
      en: 'A, doubled by frenzy, plus what abilities (MH-ATK-3) and then weapons add. They are rolled main hand first, then off-hand, pistols, and the extra blow of a steel-whip in hand: one for a charger, and one for a man who was charged, at a charger only and ahead of his other blows (MH-ORD-2). Two whips or several chargers bring no second one.',
      fr: 'A, doublé par la frénésie, plus ce qu’ajoutent les aptitudes (MH-ATK-3) puis les armes. On jette la main principale, puis l’autre main, les pistolets, et le coup supplémentaire d’un fouet d’acier en main : un pour qui charge, un pour qui est chargé, contre un chargeur seulement et avant ses autres coups (MH-ORD-2). Deux fouets ou plusieurs chargeurs n’en donnent pas deux.',
    },
  }),
  rule('ATK-2', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Strength of a blow', fr: 'Force d’un coup' },
    text: {
      en: 'S plus that of the weapon, +1 for `mighty-blow`, +1 for a dive, kept between 1 and 10. Pistols have a Strength of their own, which nothing changes.',
      fr: 'F plus celle de l’arme, +1 pour `mighty-blow`, +1 pour un plongeon, entre 1 et 10. Les pistolets ont leur propre Force, que rien ne change.',
    },
  }),
  rule('ATK-3', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Attacks by ability', fr: 'Attaques dues aux aptitudes' },
    text: {
      en: '`charge-attacks-2` has one more when charging, `combat-master` one more with two or more enemies in play in contact. Frenzy does not double these.',
      fr: '`charge-attacks-2` en a une de plus en chargeant, `combat-master` une de plus avec deux ennemis en jeu ou plus au contact. La frénésie ne les double pas.',
    },
  }),
  rule('ATK-4', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Bare fists', fr: 'À mains nues' },
    text: {
      en: 'Fists strike exactly once, whatever A and abilities say.',
      fr: 'Les poings frappent exactement une fois, quoi que disent A et les aptitudes.',
    },
  }),
  rule('ATK-5', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Two weapons', fr: 'Deux armes' },
    text: {
      en: 'A second weapon in hand adds one attack. With `single-attack-with: off-hand` it makes that one and the main weapon all others, with `main` the other way round. A pair of weapons adds one of its own sort.',
      fr: 'Une seconde arme en main ajoute une attaque. Avec `single-attack-with: off-hand`, c’est elle qui la porte et l’arme principale toutes les autres, avec `main` l’inverse. Une paire d’armes en ajoute une de sa sorte.',
    },
  }),
  rule('ATK-6', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'A pistol in the off-hand', fr: 'Un pistolet dans l’autre main' },
    text: {
      en: 'In the first round a single pistol adds one attack, rolled to hit by Weapon Skill and open to a parry. It does nothing later.',
      fr: 'Au premier tour, un pistolet seul ajoute une attaque, jetée selon la CC et que l’on peut parer. Ensuite il ne fait rien.',
    },
  }),
  rule('ATK-7', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'A brace of pistols', fr: 'Une paire de pistolets' },
    text: {
      en: 'In the first round a brace makes two pistol attacks: instead of all blows (`replace`), or after those of the main weapon, the off-hand resting (`add`).',
      fr: 'Au premier tour, une paire fait deux attaques de pistolet : à la place de tous les coups (`replace`), ou après ceux de l’arme principale, l’autre main au repos (`add`).',
    },
  }),
  rule('ATK-8', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: PHASES,
    title: { en: 'The shot of a crossbow pistol', fr: 'Le tir d’une arbalète de poing' },
    text: {
      en: 'One shot in the first round by its standing owner with BS above 0, unless `pistols: hold`, at the first enemy in list order that he may strike. It needs 9 − BS, 8 − BS against a large one; it is dodged but never parried, and close-combat skills of either side do not touch it. Its critical counts in his limit; a man on the ground is wounded by MH-INJ-6.',
      fr: 'Un tir au premier tour par son porteur debout, de CT supérieure à 0, sauf `pistols: hold`, sur le premier ennemi de la liste qu’il peut frapper. Il demande 9 − CT, 8 − CT contre une grande cible ; on l’esquive sans jamais le parer, et les compétences de corps à corps des deux camps n’y font rien. Son critique compte dans sa limite ; un homme au sol est blessé selon MH-INJ-6.',
    },
  }),
  rule('ATK-9', {
    kind: 'sequence',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'Whom a striker strikes', fr: 'Qui est frappé' },
    text: {
      en: 'Enemies in play in contact; those on the ground only while none stands (`attack-downed: free` makes no difference). `target` and `split` choose among them when his moment comes; what is aimed at one enemy is one batch, and blows left at a man who is out are lost.',
      fr: 'Les ennemis en jeu au contact ; ceux au sol seulement si aucun n’est debout (`attack-downed: free` ne distingue pas). `target` et `split` choisissent parmi eux à son moment ; ce qui vise un même ennemi forme une série, et les coups restants sur un homme hors de combat sont perdus.',
    },
  }),
  rule('HIT-1', {
    kind: 'dice',
    from: ['S', 'P', 'A'],
    felt: BLOWS,
    title: { en: 'To hit', fr: 'Toucher' },
    text: {
      en: 'One die an attack: 3+ with the greater WS, 5+ against more than twice one’s own, else 4+. Diving and a duelling pistol add 1 to the die, `unstoppable-charge` 1 to the charger’s WS: for his own blows (`unstoppable-charge: when-striking`), or for blows at him in that turn too (`both-ways`). A natural 1 `misses`, or counts `by-number`.',
      fr: 'Un dé par attaque : 3+ avec la plus grande CC, 5+ contre plus du double de la sienne, sinon 4+. Plongeon et pistolet de duel ajoutent 1 au dé, `unstoppable-charge` 1 à la CC du chargeur : pour ses propres coups (`unstoppable-charge: when-striking`), ou aussi contre ceux qu’il reçoit ce tour-ci (`both-ways`). Un 1 naturel rate (`misses`), ou compte selon sa valeur (`by-number`).',
    },
  }),
  rule('HIT-2', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Weapon Skill 0', fr: 'CC 0' },
    text: {
      en: 'A target of WS 0 is hit without a die, hence neither parries the blow nor is poisoned by it; under `ws-zero: two-plus` it is hit on 2+.',
      fr: 'Une cible de CC 0 est touchée sans jet, donc ne pare pas ce coup et n’en est pas empoisonnée ; sous `ws-zero: two-plus`, elle est touchée sur 2+.',
    },
  }),
  rule('HIT-3', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Re-rolled misses', fr: 'Relance des ratés' },
    text: {
      en: 'A missed attack is rolled once more, and that stands: by hatred in the attacker’s first round, by `expert-swordsman` for blows of sword or weeping-blades when charging.',
      fr: 'Une attaque ratée est relancée une fois, et ce jet vaut : par haine au premier tour de l’attaquant, par `expert-swordsman` pour les coups d’épée ou de lames suintantes en charge.',
    },
  }),
  rule('HIT-4', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Striking in fear', fr: 'Frapper la peur au ventre' },
    text: {
      en: 'In the round of a failed fear test only a natural 6 hits, even a target of WS 0.',
      fr: 'Durant le tour d’un test de peur raté, seul un 6 naturel touche, même une cible de CC 0.',
    },
  }),
  rule('PAR-1', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Who can parry', fr: 'Qui peut parer' },
    text: {
      en: 'Who stands, is not stupid, wants to (`parry: always`) and has one of these in hand: sword, dwarf-axe, buckler, spiked gauntlet, weeping-blades (two swords), fighting-claws.',
      fr: 'Qui est debout, non hébété, le veut (`parry: always`) et tient l’un de ces objets : épée, hache naine, rondache, gantelet à pointes, lames suintantes (deux épées), griffes de combat.',
    },
  }),
  rule('PAR-2', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'When, and how often', fr: 'Quand et combien de fois' },
    text: {
      en: 'After all to-hit dice of one striker’s batch and before its first wound die; one blow a phase. The first enemy with a hit on him takes up the chance, even if nothing could be parried (`first-hitter`); or only an attempt does (`first-possible`).',
      fr: 'Après tous les dés pour toucher d’une série et avant son premier dé de blessure ; un coup par phase. Le premier ennemi qui le touche épuise cette chance, même si rien ne pouvait être paré (`first-hitter`) ; ou seule une tentative l’épuise (`first-possible`).',
    },
  }),
  rule('PAR-3', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Which hits can be parried', fr: 'Quelles touches se parent' },
    text: {
      en: 'A hit can be parried if a to-hit die was rolled for it, it is no blow of a steel-whip, and its Strength is below twice the defender’s own S. The parry meets the highest of these (`parriable-hits`); or the highest of all hits, and does not come about if that one cannot be parried, a hit without a die being the highest (`all-hits`).',
      fr: 'Une touche se pare si elle a eu son dé pour toucher, ne vient pas d’un fouet d’acier et que sa Force est inférieure au double de la F propre du défenseur. La parade affronte la plus haute de celles-ci (`parriable-hits`) ; ou la plus haute de toutes, et n’a pas lieu si cette dernière ne se pare pas, une touche sans dé étant la plus haute (`all-hits`).',
    },
  }),
  rule('PAR-4', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Parrying', fr: 'Parer' },
    text: {
      en: 'A die greater than that highest to-hit die, natural or (`parry-compare: modified`) with its bonus, discards the blow that showed it, the first of several; the others stand. Against a 6 or more nothing is tried.',
      fr: 'Un dé supérieur à ce plus haut dé pour toucher, naturel ou (`parry-compare: modified`) avec son bonus, annule le coup qui le montrait, le premier s’il y en a plusieurs ; les autres restent. Contre 6 ou plus, on ne tente rien.',
    },
  }),
  rule('PAR-5', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Re-rolled parries', fr: 'Relance des parades' },
    text: {
      en: 'A failed parry is rolled once more with sword beside buckler or gauntlet, with dwarf-axe beside anything else that parries, and with fighting-claws, but not with two swords. Under `two-parry-weapons` any two items that parry will do.',
      fr: 'Une parade ratée est relancée une fois avec une épée à côté d’une rondache ou d’un gantelet, avec une hache naine à côté de tout autre objet qui pare, et avec des griffes de combat, mais pas avec deux épées. Sous `two-parry-weapons`, deux objets qui parent suffisent.',
    },
  }),
]);
