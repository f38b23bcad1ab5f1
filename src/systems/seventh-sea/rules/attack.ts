import { rule, section } from './entry.ts';
import { ATTACKS, FIGHTS } from './felt.ts';

/** SS-ATT: attacks by hand and from afar. */
export const ATTACK = section({ en: 'Attack', fr: 'Attaque' }, [
  rule('ATT-1', {
    kind: 'dice',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Attack roll', fr: 'Jet d’attaque' },
    text: {
      en: 'Finesse and the attack knack of the weapon, keeping Finesse, against the passive defence.',
      fr: 'Dextérité et compétence d’attaque de l’arme, en gardant Dextérité, contre la défense passive.',
    },
  }),
  rule('ATT-2', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Passive defence', fr: 'Défense passive' },
    text: {
      en: '5, and 5 for each rank of the defence knack (`passive-knack`: the best one).',
      fr: '5, plus 5 par rang de la compétence de défense (`passive-knack` : la meilleure).',
    },
  }),
  rule('ATT-3', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Who cannot evade', fr: 'Qui ne peut s’écarter' },
    text: {
      en: 'Whoever lies, is surprised or is coming to is hit at 5.',
      fr: 'Qui est à terre, surpris ou reprend ses esprits se touche à 5.',
    },
  }),
  rule('ATT-4', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: ATTACKS,
    title: { en: 'Off hand', fr: 'Main gauche' },
    text: {
      en: 'The other hand rolls one die less, unless he is `left-handed`.',
      fr: 'L’autre main lance un dé de moins, sauf pour un gaucher (`left-handed`).',
    },
  }),
  rule('ATT-5', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: ATTACKS,
    title: { en: 'Weapons with a twist', fr: 'Armes particulières' },
    text: {
      en: 'A cutlass rolls one die less, a stiletto one more; a bodice dagger has two free raises, a throwing knife one; a kick has TN +10. A scimitar takes 5 off the passive defence, down to 5; by ruling it rolls one die more instead, or nothing.',
      fr: 'Un sabre d’abordage lance un dé de moins, un stylet un de plus ; une dague de corsage a deux augmentations gratuites, un couteau de lancer une ; un coup de pied a ND +10. Un cimeterre retire 5 à la défense passive, jusqu’à 5 ; selon la lecture, il lance plutôt un dé de plus, ou rien.',
    },
  }),
  rule('ATT-6', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Raises for damage', fr: 'Augmentations pour les dommages' },
    text: {
      en: 'Each has TN +5 and rolls one more die of damage.',
      fr: 'Chacune ajoute 5 au ND et un dé lancé aux dommages.',
    },
  }),
  rule('ATT-7', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Called shot', fr: 'Coup précis' },
    text: {
      en: 'Further raises with TN +5 and no damage, for armour or some special effect that is not played.',
      fr: 'D’autres augmentations, ND +5, sans dommages, pour une armure ou un effet spécial qui n’est pas joué.',
    },
  }),
  rule('ATT-8', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Raises against brutes', fr: 'Augmentations contre des brutes' },
    text: {
      en: 'Against a squad each raise fells one more brute instead.',
      fr: 'Contre une bande, chaque augmentation abat plutôt une brute de plus.',
    },
  }),
  rule('ATT-9', {
    kind: 'computed',
    from: ['A'],
    felt: [...ATTACKS, 'broadside', 'naval'],
    title: { en: 'The best number of raises', fr: 'Le meilleur nombre d’augmentations' },
    text: {
      en: '`best-damage` takes 0 to 20 raises, whichever makes the chance to hit times the mean damage greatest (or times the brutes felled), by the pools of this very attack; defence and wound checks do not count.',
      fr: '`best-damage` choisit, de 0 à 20, le nombre qui rend maximal le produit de la chance de toucher et des dommages moyens (ou des brutes abattues), avec les dés de cette attaque ; défense et jet de blessures ne comptent pas.',
    },
  }),
  rule('ATT-10', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'Under half the range of the weapon its short modifier goes on the attack total, from there its long one; beyond the range nothing is hit. At 0 metres the short one.',
      fr: 'En deçà de la moitié de la portée, le modificateur court de l’arme s’ajoute au total, au-delà le long ; hors de portée, on ne touche jamais. À 0 mètre, le court.',
    },
  }),
  rule('ATT-11', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: ATTACKS,
    title: { en: 'Thrown weapons', fr: 'Armes de lancer' },
    text: {
      en: 'They reach 5 metres and 2 more for each Brawn (threat of a squad), by the knack `attack-thrown`, and are gone once thrown. What can be thrown strikes in the hand at 0 metres.',
      fr: 'Elles portent à 5 mètres, plus 2 par rang de Gaillardise (menace d’une bande), avec la compétence `attack-thrown`, et sont perdues une fois lancées. À 0 mètre, elles frappent en main.',
    },
  }),
  rule('ATT-12', {
    kind: 'sequence',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Firearms', fr: 'Armes à feu' },
    text: {
      en: 'No active defence is of use against them, and they wound by slices of 10.',
      fr: 'Aucune défense active n’y peut rien, et elles blessent par tranches de 10.',
    },
  }),
  rule('ATT-13', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Two pistols', fr: 'Deux pistolets' },
    text: {
      en: 'Both loaded, fired by one attack at TN +5: one damage roll, a die more rolled and kept; both are empty.',
      fr: 'Tous deux chargés, tirés d’un seul jet à ND +5 : un jet de dommages avec un dé de plus lancé et gardé ; les deux sont vides.',
    },
  }),
  rule('ATT-14', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'Loading', fr: 'Recharger' },
    text: {
      en: 'A weapon that was fired takes its number of action dice before the next shot; a powder horn saves 5 with firearms.',
      fr: 'Une arme déchargée demande son nombre de dés d’action avant le tir suivant ; une poudrière en épargne 5 aux armes à feu.',
    },
  }),
  rule('ATT-15', {
    kind: 'dice',
    from: ['P', 'S'],
    felt: ATTACKS,
    title: { en: 'Feint', fr: 'Feinte' },
    text: {
      en: 'By the knack of feint, TN +5 for each Wits of the target; a feint that succeeds cannot be defended against. A scimitar rolls and keeps one die less.',
      fr: 'Avec la compétence feinte, ND +5 par rang d’Esprit de la cible ; une feinte réussie ne se pare pas. Un cimeterre lance et garde un dé de moins.',
    },
  }),
  rule('ATT-16', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Intimidated, taunted', fr: 'Intimidé, provoqué' },
    text: {
      en: 'Attacking whoever intimidated him he rolls so many dice less; whoever taunted him he attacks with at least so many raises.',
      fr: 'Contre qui l’a intimidé, il lance autant de dés de moins ; contre qui l’a provoqué, il attaque avec au moins autant d’augmentations.',
    },
  }),
]);

/** SS-DEF: active defence. */
export const DEFENCE = section({ en: 'Active defence', fr: 'Défense active' }, [
  rule('DEF-1', {
    kind: 'dice',
    from: ['S', 'P', 'A'],
    felt: ATTACKS,
    title: { en: 'Evading a blow', fr: 'Éviter un coup' },
    text: {
      en: 'Once hit, the target may spend a due die, or two that are yet to come, and roll Wits and his defence knack, keeping Wits, against the attack total. Once for each attack; the dice are spent either way.',
      fr: 'Une fois touchée, la cible peut dépenser un dé échu, ou deux à venir, et lancer Esprit et sa compétence de défense, en gardant Esprit, contre le total de l’attaque. Une fois par attaque ; les dés sont dépensés de toute façon.',
    },
  }),
  rule('DEF-2', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: ATTACKS,
    title: { en: 'When there is no defence', fr: 'Quand on ne se défend pas' },
    text: {
      en: 'None against firearms and feints, of the surprised, of those coming to, of squads, by `defend: never`, and against totals above `defend-up-to`.',
      fr: 'Pas contre les armes à feu ni les feintes, ni pour les surpris, qui reprend ses esprits ou une bande, ni avec `defend: never`, ni contre un total supérieur à `defend-up-to`.',
    },
  }),
  rule('DEF-3', {
    kind: 'computed',
    from: ['S'],
    felt: ATTACKS,
    title: { en: 'Sword cane', fr: 'Canne-épée' },
    text: {
      en: 'Parries with it have TN +5; by ruling, those against it.',
      fr: 'Parer avec elle a ND +5 ; selon la lecture, parer ses coups.',
    },
  }),
  rule('DEF-4', {
    kind: 'computed',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'Defending oneself against whom one fears', fr: 'Se défendre de qui l’on craint' },
    text: {
      en: 'Against whoever intimidated him he defends himself with so many dice less; against whoever taunted him, at TN +5 for each raise.',
      fr: 'Contre qui l’a intimidé, il se défend avec autant de dés de moins ; contre qui l’a provoqué, avec ND +5 par augmentation.',
    },
  }),
  rule('DEF-5', {
    kind: 'sequence',
    from: ['S'],
    felt: ['attack', 'shot'],
    title: { en: 'A single attack', fr: 'Une attaque seule' },
    text: {
      en: '`defended: true` says that the target has an action die for it, and defends himself.',
      fr: '`defended: true` dit que la cible a un dé d’action pour cela, et se défend.',
    },
  }),
]);
