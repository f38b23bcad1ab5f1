import { type AssumedRule, say } from './reading.ts';

const FIGHTS = ['duel', 'brawl'];
const ATTACKS = ['attack', 'shot', ...FIGHTS];

/** Rules that no source states, and that numbers rest on. */
export const ASSUMED_RULES: readonly AssumedRule[] = [
  {
    id: 'SS-FIGHT-5',
    kinds: FIGHTS,
    says: say(
      'nobody moves nearer or away during a fight',
      'personne ne se rapproche ni ne s’éloigne pendant un combat',
    ),
  },
  {
    id: 'SS-FIGHT-1',
    kinds: FIGHTS,
    needs: 'hasProne',
    says: say(
      'getting up costs an action die, and who lies attacks and defends himself like anybody',
      'se relever coûte un dé d’action, et qui est à terre attaque et se défend comme un autre',
    ),
  },
  {
    id: 'SS-MOVE-1',
    kinds: FIGHTS,
    needs: 'hasLevels',
    says: say(
      'blows are struck on one level alone: an attacker first comes to that of his target',
      'on ne frappe que sur un même niveau : l’attaquant rejoint d’abord celui de sa cible',
    ),
  },
  {
    id: 'SS-ATT-15',
    kinds: FIGHTS,
    needs: 'feintsWithShots',
    says: say('a shot or a throw is never a feint', 'un tir ou un lancer n’est jamais une feinte'),
  },
  {
    id: 'SS-DEF-1',
    kinds: FIGHTS,
    says: say('each attack can be answered once', 'on ne répond qu’une fois à chaque attaque'),
  },
  {
    id: 'SS-SQ-7',
    kinds: FIGHTS,
    needs: 'hasSquad',
    says: say(
      'squads neither defend themselves nor hold dice',
      'les bandes ne se défendent pas et ne gardent pas de dés',
    ),
  },
  {
    id: 'SS-SQ-9',
    kinds: ['brawl'],
    needs: 'sharesHelp',
    says: say(
      'a brute supports one leader alone, and those listed first are supported first',
      'une brute ne soutient qu’un meneur, et ceux qui sont cités les premiers sont soutenus d’abord',
    ),
  },
  {
    id: 'SS-ATT-11',
    kinds: FIGHTS,
    needs: 'throws',
    says: say('a thrown weapon is gone after one throw', 'une arme lancée est perdue après un jet'),
  },
  {
    id: 'SS-ATT-9',
    kinds: [...ATTACKS, 'broadside', 'naval'],
    needs: 'choosesRaises',
    says: say(
      'the best number of raises looks at the chance to hit and the damage, not at defence or wound checks',
      'le meilleur nombre d’augmentations regarde la chance de toucher et les dommages, ni défense ni jet de blessures',
    ),
  },
  {
    id: 'SS-SQ-3',
    kinds: ATTACKS,
    needs: 'hasTwoSquads',
    says: say('each hit of a squad on another fells one brute', 'chaque coup d’une bande sur une autre abat une brute'),
  },
  {
    id: 'SS-HAZ-4',
    kinds: ['fall', 'explosion', 'splinters'],
    needs: 'hasSquad',
    says: say(
      'a hazard that hurts a squad takes all of it out',
      'un danger qui blesse une bande l’élimine tout entière',
    ),
  },
  {
    id: 'SS-SOC-2',
    kinds: ['repartee'],
    needs: 'hasSeveralTargets',
    says: say('one of several targets rolls for all', 'une seule des cibles jette les dés pour toutes'),
  },
  {
    id: 'SS-SEA-10',
    kinds: ['provisions'],
    says: say('a month has four weeks', 'un mois a quatre semaines'),
  },
  {
    id: 'SS-SHIP-1',
    kinds: ['naval', 'ship-turn'],
    needs: 'hasRigging',
    says: say(
      'of the action dice that a rigging officer adds as many as Panache are kept',
      'des dés d’action avec ceux du maître voilier, on garde autant que le Panache',
    ),
  },
  {
    id: 'SS-FIGHT-4',
    kinds: ['naval'],
    needs: 'holdsDice',
    says: say(
      'a ship that cannot fire rolls no dice, and is no threat for which to hold any back',
      'un navire qui ne peut tirer ne lance pas de dés, et n’est pas une menace pour laquelle en garder',
    ),
  },
  {
    id: 'SS-SHIP-4',
    kinds: ['broadside', 'naval'],
    needs: 'raisesBroadsides',
    says: say(
      'a raise adds a die to the damage of a broadside, as to that of a blade',
      'une augmentation ajoute un dé aux dommages d’une bordée, comme à ceux d’une lame',
    ),
  },
  {
    id: 'SS-SHIP-6',
    kinds: ['broadside', 'naval', 'scuttle'],
    needs: 'hitsForNothing',
    says: say(
      'a hit that does no damage tries a hull against its superficial damage all the same',
      'un coup qui ne fait pas de dommages met quand même la coque à l’épreuve de ses dégâts superficiels',
    ),
  },
  {
    id: 'SS-SHIP-7',
    kinds: ['broadside', 'naval', 'scuttle'],
    needs: 'soaksWithDrama',
    says: say(
      'drama dice announced for a hull that has no rank left are spent in vain, those added after the roll count',
      'les dés d’héroïsme annoncés pour une coque qui n’a plus de rang sont perdus, ceux qu’on ajoute après le jet comptent',
    ),
  },
  {
    id: 'SS-SHIP-9',
    kinds: ['broadside'],
    needs: 'hadCriticals',
    says: say(
      'critical hits suffered before have cost the ranks that lose-trait names',
      'les dégâts graves subis auparavant ont coûté les rangs que désigne la tactique «\u202ftrait-perdu\u202f»',
    ),
  },
  {
    id: 'SS-SHIP-12',
    kinds: ['scuttle'],
    says: say('blows at a ship need no attack roll', 'les coups portés à un navire ne demandent pas de jet d’attaque'),
  },
  {
    id: 'SS-MASS-6',
    kinds: ['battle'],
    needs: 'hasHeroes',
    says: say(
      'wounds change no global roll, and a general knocked out still commands',
      'les blessures ne changent pas les jets globaux, et un général inconscient commande encore',
    ),
  },
  {
    id: 'SS-MASS-2',
    kinds: ['battle'],
    needs: 'hasOpportunities',
    says: say(
      'heroes seize every opportunity, and it adds points to the next global roll alone',
      'les héros saisissent chaque opportunité, et elle n’ajoute des points qu’au jet global suivant',
    ),
  },
  {
    id: 'SS-MASS-4',
    kinds: ['battle'],
    needs: 'hasHeroes',
    says: say(
      'heroes take part in the turn that decides a battle, too',
      'les héros prennent part aussi au tour qui décide d’une bataille',
    ),
  },
  {
    id: 'SS-SALVO-1',
    kinds: ['salvo'],
    says: say('in a salvo a hero counts as a villain', 'dans une salve, un héros compte comme un vilain'),
  },
];
