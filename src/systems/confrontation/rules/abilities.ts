import { rule, section } from './entry.ts';
import { ASSAULTS, BLOWS, CHARGES, COMBATS, DAMAGE, FIGHTS } from './players.ts';

const WEAKENED = ['test', 'shooting', ...BLOWS];

/** CF-ABL: what abilities do. */
export const ABILITIES = section({ en: 'Abilities', fr: 'Capacités' }, [
  rule('ABL-1', {
    kind: 'computed',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Sequence', fr: 'Enchaînement' },
    text: {
      en: 'Up to X extra combat dice, as the player chooses; each lowers ATT and DEF by 2 for this combat, not below 0.',
      fr: 'Jusqu’à X dés de combat de plus, au choix du joueur ; chacun diminue ATT et DEF de 2 pour ce combat, pas sous 0.',
    },
  }),
  rule('ABL-2', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: BLOWS,
    title: { en: 'Counter-attack', fr: 'Contre-attaque' },
    text: {
      en: 'Announced with the parry, which has to beat the attack by 2 (improved: 1): then he strikes back at once with a free die, and may only be parried plainly. An attack that fails by itself costs the defence die and gives the free attack too. Reaching the attack without the margin is a hit (by ruling, a parry).',
      fr: 'Annoncée avec la parade, qui doit dépasser l’attaque de 2 (améliorée : 1) : il riposte alors aussitôt avec un dé gratuit, et ne peut être paré que simplement. Une attaque qui échoue d’elle-même coûte le dé de défense et donne aussi la riposte. Atteindre l’attaque sans la marge est une touche (selon la lecture, une parade).',
    },
  }),
  rule('ABL-3', {
    kind: 'dice',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'Master strike', fr: 'Coup de maître' },
    text: {
      en: 'Two attack dice make one attack; if it hits, its strength is STR + ATT + X. Wounds lower it once.',
      fr: 'Deux dés d’attaque font une attaque ; si elle touche, sa force vaut FOR + ATT + X. Les blessures la diminuent une fois.',
    },
  }),
  rule('ABL-4', {
    kind: 'computed',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'War fury', fr: 'Furie guerrière' },
    text: {
      en: 'Older text: one more die, and all dice in attack, in this and every later combat of the turn. Revised text: with more than half of the dice in attack one more attack die, and later combats of the turn keep more than half in attack.',
      fr: 'Ancien texte : un dé de plus, et tous les dés en attaque, dans ce combat et les suivants du tour. Texte révisé : avec plus de la moitié des dés en attaque, un dé d’attaque de plus, et les combats suivants du tour gardent plus de la moitié en attaque.',
    },
  }),
  rule('ABL-5', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: COMBATS,
    title: { en: 'Fierce', fr: 'Acharné' },
    text: {
      en: 'When he dies he fights on with a penalty of 3, unhurt by anything more, until maintenance; he counts as dead in losses, and as living in the combat.',
      fr: 'Quand il meurt, il se bat encore avec un malus de 3, sans rien craindre de plus, jusqu’à l’entretien ; il compte comme mort dans les pertes, et comme vivant dans le combat.',
    },
  }),
  rule('ABL-6', {
    kind: 'computed',
    from: ['P'],
    felt: WEAKENED,
    title: { en: 'Possessed', fr: 'Possédé' },
    text: {
      en: 'Wounds cost 0, 1 and 2 instead of 1, 2 and 3; being stunned costs 1.',
      fr: 'Les blessures coûtent 0, 1 et 2 au lieu de 1, 2 et 3 ; être sonné coûte 1.',
    },
  }),
  rule('ABL-7', {
    kind: 'computed',
    from: ['P'],
    felt: WEAKENED,
    title: { en: 'Endurance', fr: 'Endurance' },
    text: { en: 'A light wound costs nothing.', fr: 'Une blessure légère ne coûte rien.' },
  }),
  rule('ABL-8', {
    kind: 'sequence',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Feint', fr: 'Feinte' },
    text: {
      en: 'An unparried hit may take a die of the chosen kind from the target instead of rolling damage; without such a die it wounds as usual.',
      fr: 'Un coup non paré peut ôter à la cible un dé du type choisi au lieu de blesser ; sans un tel dé, il blesse comme d’habitude.',
    },
  }),
  rule('ABL-9', {
    kind: 'dice',
    from: ['P'],
    felt: ['ability-roll', ...FIGHTS],
    title: { en: 'Regeneration', fr: 'Régénération' },
    text: {
      en: 'At maintenance a wounded fighter heals a degree on X or more, and after a success may try once more.',
      fr: 'À l’entretien, un blessé guérit d’un degré sur X ou plus, et peut réessayer une fois après un succès.',
    },
  }),
  rule('ABL-10', {
    kind: 'dice',
    from: ['P'],
    felt: ['ability-roll', ...DAMAGE],
    title: { en: 'Survival instinct', fr: 'Instinct de survie' },
    text: {
      en: 'A die of X or more cancels a damage roll before it is made.',
      fr: 'Un dé de X ou plus annule un jet de blessure avant qu’il soit fait.',
    },
  }),
  rule('ABL-11', {
    kind: 'dice',
    from: ['P'],
    felt: ['ability-roll'],
    title: { en: 'Insensible', fr: 'Insensible' },
    text: {
      en: 'A die of X or more ignores a spell or miracle of the enemy.',
      fr: 'Un dé de X ou plus ignore un sort ou un miracle de l’ennemi.',
    },
  }),
  rule('ABL-12', {
    kind: 'dice',
    from: ['P'],
    felt: ['ability-roll'],
    title: { en: 'Reinforcement', fr: 'Renfort' },
    text: {
      en: 'At maintenance a die for the fallen: on 1 or 2 he is gone for good, on 3 or 4 he waits, on 5 or 6 he returns. Fights do not use it.',
      fr: 'À l’entretien, un dé pour le tombé : sur 1 ou 2 il est parti pour de bon, sur 3 ou 4 il attend, sur 5 ou 6 il revient. Les combats ne l’utilisent pas.',
    },
  }),
  rule('ABL-13', {
    kind: 'computed',
    from: ['P'],
    felt: ['fear', ...DAMAGE],
    title: { en: 'Immunities', fr: 'Immunités' },
    text: {
      en: 'Against fear: never tests. Against exceptional wounds: doubles change nothing. Against master strikes: they hit with plain STR.',
      fr: 'À la peur : ne teste jamais. Aux blessures exceptionnelles : les doubles ne changent rien. Aux coups de maître : ils frappent à la FOR simple.',
    },
  }),
  rule('ABL-14', {
    kind: 'computed',
    from: ['P'],
    felt: DAMAGE,
    title: { en: 'Hard-boiled', fr: 'Dur à cuire' },
    text: {
      en: 'Damage to him is read X rows higher up in the wound table, never above the first.',
      fr: 'Ses blessures se lisent X lignes plus haut dans la table, jamais au-dessus de la première.',
    },
  }),
  rule('ABL-15', {
    kind: 'sequence',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Personal enemy', fr: 'Ennemi personnel' },
    text: {
      en: 'When his own attack kills that fighter he heals a degree and gains survival instinct 6 or fierce for the rest of the fight, as he has chosen.',
      fr: 'Quand sa propre attaque tue ce combattant, il guérit d’un degré et gagne instinct de survie 6 ou acharné jusqu’à la fin du combat, selon son choix.',
    },
  }),
  rule('ABL-16', {
    kind: 'computed',
    from: ['P'],
    felt: COMBATS,
    title: { en: 'Amok', fr: 'Amok' },
    text: {
      en: 'ATT and STR +1 in the turn in which he charged or engaged, and not after a pursuit.',
      fr: 'ATT et FOR +1 le tour où il a chargé ou engagé, et pas après une poursuite.',
    },
  }),
  rule('ABL-17', {
    kind: 'computed',
    from: ['P'],
    felt: CHARGES,
    title: { en: 'Heavy charge', fr: 'Charge lourde' },
    text: {
      en: 'His charge penalises by 2 instead of 1 where his power is higher than the target’s by 2 or more.',
      fr: 'Sa charge inflige un malus de 2 au lieu de 1 quand sa puissance dépasse celle de la cible d’au moins 2.',
    },
  }),
  rule('ABL-18', {
    kind: 'sequence',
    from: ['P'],
    felt: ['shooting', ...BLOWS],
    title: { en: 'Character', fr: 'Personnage' },
    text: {
      en: 'Has sequence 2, counter-attack and master strike 0, and with AIM and a ranged weapon rapid reloading.',
      fr: 'A enchaînement 2, contre-attaque et coup de maître 0, et avec TIR et une arme de tir, rechargement rapide.',
    },
  }),
  rule('ABL-19', {
    kind: 'computed',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'Force on charge', fr: 'Force en charge' },
    text: {
      en: 'Effect unknown. By ruling, in the turn of a charge and not after a pursuit, STR becomes X if that is higher, or X is added to it.',
      fr: 'Effet inconnu. Selon la lecture, le tour d’une charge et pas après une poursuite, la FOR devient X si c’est plus, ou X s’y ajoute.',
    },
  }),
  rule('ABL-20', {
    kind: 'computed',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'Bestial charge', fr: 'Charge bestiale' },
    text: {
      en: 'Effect unknown. By ruling, one more attack die in the first combat after a charge, in the same turn.',
      fr: 'Effet inconnu. Selon la lecture, un dé d’attaque de plus dans le premier combat après une charge, le même tour.',
    },
  }),
  rule('ABL-21', {
    kind: 'computed',
    from: ['A'],
    felt: CHARGES,
    title: { en: 'Brute', fr: 'Brute épaisse' },
    text: {
      en: 'Effect unknown. By ruling, one power more when he charges.',
      fr: 'Effet inconnu. Selon la lecture, une puissance de plus quand il charge.',
    },
  }),
  rule('ABL-22', {
    kind: 'computed',
    from: ['A'],
    felt: COMBATS,
    title: { en: 'Born killer', fr: 'Tueur né' },
    text: {
      en: 'Effect unknown. By ruling, one more attack die in each combat.',
      fr: 'Effet inconnu. Selon la lecture, un dé d’attaque de plus à chaque combat.',
    },
  }),
  rule('ABL-23', {
    kind: 'computed',
    from: ['A'],
    felt: ['melee'],
    title: { en: 'Implacable', fr: 'Implacable' },
    text: {
      en: 'Effect unknown. By ruling, X more pursuits in a turn.',
      fr: 'Effet inconnu. Selon la lecture, X poursuites de plus par tour.',
    },
  }),
  rule('ABL-24', {
    kind: 'dice',
    from: ['A'],
    felt: ['fear', ...CHARGES],
    title: { en: 'Bravery and fanaticism', fr: 'Bravoure et fanatisme' },
    text: {
      en: 'Effects unknown. By ruling, bravery rolls a failed courage test once more, and the second result stands; a fanatic tests on the better of COU and DIS, or never fails.',
      fr: 'Effets inconnus. Selon la lecture, la bravoure refait une fois un test de courage raté, et le second résultat compte ; un fanatique teste sur le meilleur de COU et DIS, ou ne rate jamais.',
    },
  }),
  rule('ABL-25', {
    kind: 'computed',
    from: ['A'],
    felt: COMBATS,
    title: { en: 'Ambidextrous', fr: 'Ambidextre' },
    text: {
      en: 'Effect unknown. By ruling, one more attack die where attack and defence dice are equal in the end.',
      fr: 'Effet inconnu. Selon la lecture, un dé d’attaque de plus si dés d’attaque et de défense sont finalement égaux.',
    },
  }),
  rule('ABL-26', {
    kind: 'dice',
    from: ['A'],
    felt: ASSAULTS,
    title: { en: 'Impact', fr: 'Impact' },
    text: {
      en: 'Effect unknown. By ruling, a damage roll on every target that a charge reaches, before the combat phase: X for each begun 10 cm moved, wounds not counting.',
      fr: 'Effet inconnu. Selon la lecture, un jet de blessure sur chaque cible qu’une charge atteint, avant la phase de combat : X par tranche entamée de 10 cm parcourus, sans malus de blessure.',
    },
  }),
  rule('ABL-27', {
    kind: 'sequence',
    from: ['A'],
    felt: [],
    title: { en: 'Other abilities', fr: 'Autres capacités' },
    text: {
      en: 'Bane, rapidity, reflexes, dodge, concentration, undead, scout and righteous may be written and change nothing.',
      fr: 'Fléau, rapidité, réflexes, esquive, concentration, mort-vivant, éclaireur et juste peuvent s’écrire et ne changent rien.',
    },
  }),
]);
