import { rule, section } from './entry.ts';

const BATTLE = ['battle'];
/** Kinds in which a hero takes part in a battle. */
const PERSONAL = ['battle', 'battle-personal'];
const SALVO = ['salvo'];

/** SS-MASS: battles of armies. */
export const BATTLES = section({ en: 'Mass battle', fr: 'Combat de masse' }, [
  rule('MASS-1', {
    kind: 'dice',
    from: ['S'],
    felt: BATTLE,
    title: { en: 'Preparation', fr: 'Préparation' },
    text: {
      en: 'The quartermaster rolls Wits and logistics, the general Wits and inspire, each keeping Wits (5 less without a rank): ten points put one free raise in store.',
      fr: 'L’intendant jette Esprit et logistique, le général Esprit et galvaniser, chacun gardant Esprit (5 de moins sans aucun rang) : dix points mettent une augmentation gratuite en réserve.',
    },
  }),
  rule('MASS-2', {
    kind: 'dice',
    from: ['S'],
    felt: BATTLE,
    title: { en: 'Global roll', fr: 'Jet global' },
    text: {
      en: 'Each turn the generals roll Wits and strategy, keeping Wits (5 less without a rank). To this come 5 for each free raise spent (`spend`), `opportunity-bonus` for each heroic opportunity of the turn before, the command of each officer, `bonus`, and `numbers` times `fortification`.',
      fr: 'À chaque tour, les généraux jettent Esprit et stratégie, en gardant Esprit (5 de moins sans aucun rang). S’y ajoutent 5 par augmentation gratuite dépensée (`spend`), `opportunity-bonus` par opportunité héroïque du tour précédent, le commandement de chaque officier, `bonus`, et `numbers` fois `fortification`.',
    },
  }),
  rule('MASS-3', {
    kind: 'computed',
    from: ['S'],
    felt: BATTLE,
    title: { en: 'Tactics', fr: 'Tactiques' },
    text: {
      en: 'The aggressor attacks in the first turn, then whoever won the turn before. What the table of tactics says of his tactic against the defender’s counts for him alone; `random` picks any of the table.',
      fr: 'L’agresseur attaque au premier tour, ensuite qui a gagné le tour précédent. Ce que la table des tactiques dit de la sienne contre celle du défenseur ne compte que pour lui ; `random` en tire une de la table.',
    },
  }),
  rule('MASS-4', {
    kind: 'sequence',
    from: ['S'],
    felt: BATTLE,
    title: { en: 'Three turns in a row', fr: 'Trois tours d’affilée' },
    text: {
      en: 'The higher total wins the turn, three turns in a row win the battle; a turn lost ends the row. By ruling equal totals change nothing, end both rows, or are rolled again.',
      fr: 'Le total le plus haut gagne le tour, trois tours d’affilée gagnent la bataille ; un tour perdu rompt la série. Selon la lecture, des totaux égaux ne changent rien, rompent les deux séries ou se relancent.',
    },
  }),
  rule('MASS-5', {
    kind: 'dice',
    from: ['S'],
    felt: PERSONAL,
    title: { en: 'Personal roll', fr: 'Jet personnel' },
    text: {
      en: 'Each hero who is not out rolls a d10 and adds Wits, tactics and his `modifier`: the battle table, by his level and how the turn goes, tells damage, reputation and opportunity. A general with officers has 2 less, here or by ruling on his global roll; by ruling the die explodes.',
      fr: 'Chaque héros encore debout jette un d10 et ajoute Esprit, tactique et son `modifier` : la table de bataille, selon son niveau et la tournure du tour, dit dommages, réputation et opportunité. Un général qui a des officiers a 2 de moins, ici ou, selon la lecture, à son jet global ; selon la lecture, le dé explose.',
    },
  }),
  rule('MASS-6', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: PERSONAL,
    title: { en: 'Damage in battle', fr: 'Dommages de bataille' },
    text: {
      en: 'Brawn and the rank of his best defence take that many points off the damage, or by ruling that many dice; what is left is flesh wounds and a wound check. Flesh wounds add up through the battle. Wounds change no global roll: a general who is out still commands.',
      fr: 'Gaillardise et le rang de sa meilleure défense retirent autant de points aux dommages ou, selon la lecture, autant de dés ; ce qui reste fait des blessures légères et un jet de blessures. Les blessures légères s’accumulent pendant la bataille. Aucune blessure ne change un jet global : un général hors de combat commande encore.',
    },
  }),
  rule('MASS-7', {
    kind: 'computed',
    from: ['S'],
    felt: PERSONAL,
    title: { en: 'Reputation and opportunities', fr: 'Réputation et opportunités' },
    text: {
      en: 'The reputation of all turns is added up: winners keep it, losers half of it, rounded down; all of it is theirs while the battle is undecided. An opportunity counts only for who is not out.',
      fr: 'La réputation de tous les tours s’additionne : les vainqueurs la gardent, les vaincus en gardent la moitié, arrondie vers le bas ; tant que la bataille est indécise, elle compte en entier. Une opportunité ne compte que pour qui est encore debout.',
    },
  }),
  rule('MASS-8', {
    kind: 'dice',
    from: ['S'],
    felt: BATTLE,
    title: { en: 'After the battle', fr: 'Après la bataille' },
    text: {
      en: 'A d10 a side tells the percent wounded and killed; each hero of the winner who is not out rolls a d10 and adds commission for his loot. Nothing of the kind where nobody has won.',
      fr: 'Un d10 par camp dit combien sont blessés et tués, en pour cent ; chaque héros vainqueur encore debout jette un d10 et ajoute sa charge pour le butin. Rien de tel tant que personne n’a gagné.',
    },
  }),
]);

/** SS-SALVO: musket fire of groups. */
export const SALVOS = section({ en: 'Salvos', fr: 'Salves' }, [
  rule('SALVO-1', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: SALVO,
    title: { en: 'Level of a salvo', fr: 'Niveau de salve' },
    text: {
      en: 'Every squad counts its brutes and its threat, a henchman 2, a villain or a hero 3. Half of the sum, rounded up, is the number of dice. Meant for groups of 20 to 30.',
      fr: 'Chaque bande compte ses brutes et sa menace, un homme de main 2, un vilain ou un héros 3. La moitié de la somme, arrondie vers le haut, donne le nombre de dés. Prévu pour des groupes de 20 à 30.',
    },
  }),
  rule('SALVO-2', {
    kind: 'dice',
    from: ['S'],
    felt: SALVO,
    title: { en: 'Hits of a salvo', fr: 'Coups au but' },
    text: {
      en: '8, 9 and 10 hit; a 10 is rolled again and may hit again.',
      fr: '8, 9 et 10 touchent ; un 10 se relance et peut toucher encore.',
    },
  }),
  rule('SALVO-3', {
    kind: 'dice',
    from: ['S'],
    felt: SALVO,
    title: { en: 'Who is hit', fr: 'Qui est touché' },
    text: {
      en: 'Brutes and leaders alike get the same number of hits. Those left over fall on different people by chance, or by ruling each on anybody.',
      fr: 'Brutes et chefs reçoivent tous le même nombre de coups. Ceux qui restent frappent au hasard des gens différents ou, selon la lecture, chacun n’importe qui.',
    },
  }),
  rule('SALVO-4', {
    kind: 'dice',
    from: ['S'],
    felt: SALVO,
    title: { en: 'Wounds of a salvo', fr: 'Blessures de salve' },
    text: {
      en: 'A brute who is hit dies. A leader takes flesh wounds for each hit, by his passive defence, and makes one wound check by steps of 10.',
      fr: 'Une brute touchée meurt. Un chef subit des blessures légères par coup, selon sa défense passive, et fait un seul jet de blessures par tranches de 10.',
    },
  }),
]);
