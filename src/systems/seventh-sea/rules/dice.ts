import { rule, section } from './entry.ts';
import { ATTACKS, CONTESTS, PEOPLE_ROLL, ROLLS_POOLS } from './felt.ts';

/** Kinds in which people roll, but for some. */
function peopleBut(...ids: readonly string[]): readonly string[] {
  return PEOPLE_ROLL.filter((id) => !ids.includes(id));
}

/** Kinds in which somebody rolls a trait, perhaps with a knack. */
const KNACKS = ROLLS_POOLS.filter(
  (id) => !['wound-check', 'fall', 'improvised', 'provisions', 'scuttle', 'reputation', 'salvo'].includes(id),
);
/** Kinds in which raises can be announced. */
const RAISES = [
  'roll',
  ...CONTESTS.filter((id) => id !== 'surprise'),
  'busking',
  'sorcery',
  ...ATTACKS,
  'voyage',
  'broadside',
  'naval',
];

/** SS-DICE: pools, and what is done with them. */
export const DICE = section({ en: 'Dice', fr: 'Dés' }, [
  rule('DICE-1', {
    kind: 'dice',
    from: ['S'],
    felt: ROLLS_POOLS,
    title: { en: 'Exploding dice', fr: 'Dés qui explosent' },
    text: {
      en: 'Every 10 is rolled again and added, as often as it comes; for keeping, the sum is one die.',
      fr: 'Chaque 10 est relancé et ajouté, aussi souvent qu’il sort ; pour garder, la somme compte comme un seul dé.',
    },
  }),
  rule('DICE-2', {
    kind: 'dice',
    from: ['S'],
    felt: ROLLS_POOLS,
    title: { en: 'Roll and keep', fr: 'Lancer et garder' },
    text: {
      en: 'XkY rolls X ten-sided dice and adds up the Y best.',
      fr: 'XgY lance X dés à dix faces et additionne les Y meilleurs.',
    },
  }),
  rule('DICE-3', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: ROLLS_POOLS,
    title: { en: 'Order of changes to a pool', fr: 'Ordre des modifications d’un jet' },
    text: {
      en: 'Bonus dice first, then more kept than rolled, then penalties, drama dice, the fate of a pool without dice, and last the limit of ten. Points go on the total.',
      fr: 'D’abord les dés de bonus, puis le cas de plus de dés gardés que lancés, puis les pénalités, les dés d’héroïsme, le sort d’un jet sans dé, enfin la limite de dix. Les points vont au total.',
    },
  }),
  rule('DICE-4', {
    kind: 'computed',
    from: ['S'],
    felt: ROLLS_POOLS,
    title: { en: 'Ten dice at most', fr: 'Dix dés au plus' },
    text: {
      en: 'Dice beyond ten rolled are kept ones instead; beyond ten kept, each is worth 10 points. Ordinary dice give way before drama dice.',
      fr: 'Au-delà de dix dés lancés, chaque dé devient un dé gardé ; au-delà de dix gardés, 10 points. Les dés ordinaires cèdent avant les dés d’héroïsme.',
    },
  }),
  rule('DICE-5', {
    kind: 'computed',
    from: ['S'],
    felt: ['roll', ...ATTACKS],
    title: { en: 'Penalty dice', fr: 'Dés de pénalité' },
    text: {
      en: 'A penalty takes rolled dice; kept ones fall only when they outnumber what is left.',
      fr: 'Une pénalité retire des dés lancés ; les dés gardés ne baissent que s’ils dépassent ce qui reste.',
    },
  }),
  rule('DICE-6', {
    kind: 'computed',
    from: ['P'],
    felt: ['roll', ...ATTACKS, 'improvised', 'battle', 'battle-personal', 'storm', 'scuttle'],
    title: { en: 'More kept than rolled', fr: 'Plus de dés gardés que lancés' },
    text: {
      en: 'A pool keeps what it rolls; more dice would make the printed number count. By ruling it rolls as many as it keeps.',
      fr: 'On garde ce qu’on lance ; des dés de plus rendraient le nombre écrit utile. Selon la lecture, on lance autant qu’on garde.',
    },
  }),
  rule('DICE-7', {
    kind: 'dice',
    from: ['P'],
    felt: peopleBut('improvised', 'storm', 'capsize', 'scuttle'),
    title: { en: 'A trait of 0', fr: 'Un trait à 0' },
    text: {
      en: 'With a kept trait of 0, roll as many dice as the knack has ranks, one at least, and keep one: no die explodes and a 10 counts 0. A TN of five times a trait is never below 5.',
      fr: 'Avec un trait gardé à 0, lancer autant de dés que la compétence a de rangs, au moins un, et en garder un : aucun n’explose et un 10 vaut 0. Un ND de cinq fois un trait ne descend pas sous 5.',
    },
  }),
  rule('DICE-8', {
    kind: 'computed',
    from: ['A'],
    felt: ['roll', ...ATTACKS, 'improvised', 'battle', 'battle-personal', 'naval', 'broadside', 'scuttle'],
    title: { en: 'A pool emptied by penalties', fr: 'Un jet vidé par les pénalités' },
    text: {
      en: 'What penalties leave without dice totals 0, points apart; by ruling one die is left.',
      fr: 'Ce que les pénalités laissent sans dé vaut 0, points mis à part ; selon la lecture, il reste un dé.',
    },
  }),
  rule('DICE-9', {
    kind: 'dice',
    from: ['P'],
    felt: peopleBut('wound-check', 'fall', 'improvised', 'repartee', 'battle-personal', 'salvo', 'scuttle'),
    title: { en: 'Unskilled', fr: 'Sans la compétence' },
    text: {
      en: 'A knack of rank 0: the dice do not explode and the TN is 5 higher. Trait rolls, damage, wound checks, squads and ships do not care.',
      fr: 'Compétence de rang 0 : les dés n’explosent pas et le ND monte de 5. Cela ne touche ni les jets de trait, ni dommages ni blessures, ni bandes ni navires.',
    },
  }),
  rule('DICE-10', {
    kind: 'dice',
    from: ['S'],
    felt: PEOPLE_ROLL,
    title: { en: 'Crippled', fr: 'Estropié' },
    text: {
      en: 'Dice of a crippled person do not explode; his drama dice still do. Ships, squads and henchmen are never crippled.',
      fr: 'Les dés d’un estropié n’explosent plus ; ses dés d’héroïsme, si. Navires, bandes et hommes de main ne sont jamais estropiés.',
    },
  }),
  rule('DICE-11', {
    kind: 'dice',
    from: ['S'],
    felt: ROLLS_POOLS.filter((id) => id !== 'battle'),
    title: { en: 'Simple roll', fr: 'Jet simple' },
    text: { en: 'A roll succeeds when its total reaches the TN.', fr: 'Un jet réussit quand son total atteint le ND.' },
  }),
  rule('DICE-12', {
    kind: 'computed',
    from: ['S'],
    felt: RAISES,
    title: { en: 'Raises', fr: 'Augmentations' },
    text: {
      en: 'Each raise, announced beforehand, adds 5 to the TN; missing that is a plain failure.',
      fr: 'Chaque augmentation, annoncée avant le jet, ajoute 5 au ND ; ne pas l’atteindre est un simple échec.',
    },
  }),
  rule('DICE-13', {
    kind: 'computed',
    from: ['S'],
    felt: ['roll', 'contest', ...ATTACKS, 'battle'],
    title: { en: 'Free raises', fr: 'Augmentations gratuites' },
    text: { en: 'A free raise adds 5 to the total.', fr: 'Une augmentation gratuite ajoute 5 au total.' },
  }),
  rule('DICE-14', {
    kind: 'dice',
    from: ['S'],
    felt: KNACKS,
    title: { en: 'Traits and knacks', fr: 'Traits et compétences' },
    text: {
      en: 'A knack roll is (trait + rank)k(trait), a trait roll trait k trait.',
      fr: 'Un jet de compétence est (trait + rang)g(trait), un jet de trait, trait g trait.',
    },
  }),
  rule('DICE-15', {
    kind: 'dice',
    from: ['S'],
    felt: ['roll', 'reef'],
    title: { en: 'Perception', fr: 'Perception' },
    text: {
      en: 'Perception rolls and keeps Wits; keen senses add a die.',
      fr: 'La perception lance et garde l’Esprit ; les sens aiguisés ajoutent un dé.',
    },
  }),
  rule('DICE-16', {
    kind: 'dice',
    from: ['S'],
    felt: [
      ...['roll', ...ATTACKS, 'wound-check', 'fall', 'explosion', 'battle', 'battle-personal', 'salvo', 'naval'],
      ...['broadside', 'scuttle', 'splinters'],
    ],
    title: { en: 'Drama dice on a roll', fr: 'Dés d’héroïsme sur un jet' },
    text: {
      en: 'Each drama die adds one to roll and keep, exploding. Announced beforehand, they are spent whatever comes; by ruling they are added one by one to a total that misses its TN.',
      fr: 'Chaque dé d’héroïsme ajoute un dé lancé et gardé, qui explose. Annoncés avant, ils sont dépensés quoi qu’il arrive ; selon la lecture, ils s’ajoutent un à un à un total qui manque son ND.',
    },
  }),
  rule('DICE-17', {
    kind: 'computed',
    from: ['S'],
    felt: ROLLS_POOLS,
    title: { en: 'Exact laws of pools', fr: 'Lois exactes des jets' },
    text: {
      en: 'The law of a total is worked out value by value from the highest down; what it leaves out of an endless tail stays below 1e-13.',
      fr: 'La loi d’un total se calcule valeur par valeur, de la plus haute à la plus basse ; ce qu’elle omet d’une queue sans fin reste sous 1e-13.',
    },
  }),
]);
