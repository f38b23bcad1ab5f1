import { rule, section } from './entry.ts';
import { ATTACKS } from './felt.ts';

/** Kinds in which somebody is wounded by a blow or as by one: slices by the rules of combat. */
const BLOWS = [...ATTACKS, 'wound-check', 'splinters', 'battle', 'battle-personal', 'salvo'] as const;
/** Kinds in which somebody is wounded at all. */
const WOUNDS = [...BLOWS, 'fall', 'explosion'] as const;
/** Kinds in which a single fighter's end is told in words. */
const FATES = WOUNDS.filter((kind) => !['duel', 'brawl', 'battle', 'salvo'].includes(kind));

/** SS-DMG: damage. */
export const DAMAGE = section({ en: 'Damage', fr: 'Dommages' }, [
  rule('DMG-1', {
    kind: 'dice',
    from: ['S'],
    felt: [...ATTACKS, 'scuttle'],
    title: { en: 'Damage roll', fr: 'Jet de dommages' },
    text: {
      en: 'The rating of the weapon, with Brawn more dice in the hand and a die for each raise (one more with a cutlass); the total is in flesh wounds. By rulings Brawn adds to thrown weapons, and a vouge is 3k2 as other heavy weapons.',
      fr: 'La valeur de l’arme, avec Gaillardise dés de plus en main et un dé par augmentation (un de plus au sabre d’abordage) ; le total est en blessures légères. Selon les lectures, la Gaillardise compte aussi pour les armes de lancer, et un vouge vaut 3g2 comme les autres armes lourdes.',
    },
  }),
  rule('DMG-2', {
    kind: 'dice',
    from: ['S'],
    felt: ['improvised', 'scuttle', ...ATTACKS],
    title: { en: 'Improvised weapons', fr: 'Armes improvisées' },
    text: {
      en: 'Brawn and size dice, keeping 1 blunt or 2 sharp. A fragile one breaks when any of these dice explodes, a sturdy one when one die explodes twice; in a fight it is gone then.',
      fr: 'Gaillardise et taille en dés, 1 gardé si elle contond, 2 si elle tranche. Fragile, elle se brise si un de ces dés explose ; résistante, si un dé explose deux fois ; dans un combat, elle est alors perdue.',
    },
  }),
  rule('DMG-3', {
    kind: 'computed',
    from: ['P'],
    felt: ATTACKS,
    title: { en: 'Hands and feet', fr: 'Mains et pieds' },
    text: {
      en: 'Bare hands keep one die, a kick two; Brawn is all that is rolled.',
      fr: 'À mains nues on garde un dé, au pied deux ; on ne lance que la Gaillardise.',
    },
  }),
]);

/** SS-WND: wounds. */
export const WOUNDING = section({ en: 'Wounds', fr: 'Blessures' }, [
  rule('WND-1', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: WOUNDS,
    title: { en: 'Wound check', fr: 'Jet de blessures' },
    text: {
      en: 'After each hit a hero, villain or henchman rolls and keeps Brawn against all his flesh wounds, the new ones included; `toughness` rolls and keeps one die more.',
      fr: 'Après chaque coup, un héros, vilain ou homme de main lance et garde Gaillardise contre toutes ses blessures légères, nouvelles comprises ; dur à cuire (`toughness`) lance et garde un dé de plus.',
    },
  }),
  rule('WND-2', {
    kind: 'sequence',
    from: ['S'],
    felt: WOUNDS,
    title: { en: 'Check passed', fr: 'Jet réussi' },
    text: {
      en: 'The flesh wounds stay, and count against the next check.',
      fr: 'Les blessures légères restent et pèsent sur le jet suivant.',
    },
  }),
  rule('WND-3', {
    kind: 'sequence',
    from: ['S'],
    felt: BLOWS,
    title: { en: 'Check failed', fr: 'Jet raté' },
    text: {
      en: 'One dramatic wound, and one more for each full 20 by which it failed (10 for firearms); flesh wounds are wiped out. By rulings a begun slice counts instead, and a grenade wounds by 10.',
      fr: 'Une blessure grave, plus une par tranche complète de 20 d’échec (10 pour les armes à feu) ; les blessures légères s’effacent. Selon les lectures, on compte les tranches entamées, et une grenade blesse par 10.',
    },
  }),
  rule('WND-4', {
    kind: 'sequence',
    from: ['S'],
    felt: [],
    title: { en: 'After the fight', fr: 'Après le combat' },
    text: {
      en: 'Flesh wounds vanish; nothing is carried from one engagement to another.',
      fr: 'Les blessures légères disparaissent ; rien ne passe d’un affrontement à l’autre.',
    },
  }),
  rule('WND-5', {
    kind: 'sequence',
    from: ['S'],
    felt: WOUNDS,
    title: { en: 'Crippled and out', fr: 'Estropié, hors de combat' },
    text: {
      en: 'A hero or villain with Resolve dramatic wounds is crippled: his dice no longer explode. Twice as many put him out.',
      fr: 'Un héros ou un vilain qui a Détermination blessures graves est estropié : ses dés n’explosent plus. Le double le met hors de combat.',
    },
  }),
  rule('WND-6', {
    kind: 'sequence',
    from: ['S'],
    felt: WOUNDS,
    title: { en: 'Henchmen', fr: 'Hommes de main' },
    text: {
      en: 'Out at Resolve dramatic wounds, and never crippled.',
      fr: 'Hors de combat à Détermination blessures graves, et jamais estropiés.',
    },
  }),
  rule('WND-7', {
    kind: 'sequence',
    from: ['S'],
    felt: [...ATTACKS, 'salvo'],
    title: { en: 'Brutes', fr: 'Brutes' },
    text: {
      en: 'The first flesh wound puts a brute out: every hit fells one.',
      fr: 'La première blessure légère met une brute hors de combat : chaque coup en abat une.',
    },
  }),
  rule('WND-8', {
    kind: 'computed',
    from: ['A'],
    felt: FATES,
    title: { en: 'How it is told', fr: 'Comment on le dit' },
    text: {
      en: '`scratched`: hit, check passed. `wounded`: new dramatic wounds, less than Resolve in all. `crippled`: Resolve or more in all (heroes, villains). `out`: out of the fight.',
      fr: 'Blessures légères seulement : touché, jet réussi. Blessé : nouvelles blessures graves, moins que Détermination en tout. Estropié : Détermination ou plus en tout (héros, vilains). Ensuite vient hors de combat.',
    },
  }),
]);
