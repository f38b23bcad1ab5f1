import { type AssumedReading, say } from './reading.ts';

/** Readings of dice, opposition and personal combat that no source states, by ruling. */
export const FIGHTING: Readonly<Record<string, AssumedReading>> = {
  'zero-trait': {
    needs: 'hasZeroTrait',
    says: {
      'no-roll': say('who has none of a trait totals 0 with it', 'qui n’a pas un trait obtient un total de 0 avec lui'),
    },
  },
  'ship-zero-trait': {
    says: {
      'no-roll': say(
        'a ship that has lost a trait totals 0 with it',
        'un navire qui a perdu un trait obtient un total de 0 avec lui',
      ),
    },
  },
  'empty-pool': {
    needs: 'losesDice',
    says: {
      zero: say('a pool that penalties have emptied totals 0', 'un jet que les pénalités ont vidé donne un total de 0'),
      'one-die': say(
        'a pool that penalties have emptied keeps one die',
        'un jet que les pénalités ont vidé garde un dé',
      ),
    },
  },
  'keen-senses': {
    needs: 'hasKeenSenses',
    says: {
      unkept: say('the extra die of keen senses is not kept', 'le dé des sens aiguisés n’est pas gardé'),
      kept: say('the extra die of keen senses is kept', 'le dé des sens aiguisés est gardé'),
    },
  },
  'contest-tie': {
    needs: 'isOpposed',
    says: {
      reroll: say('equal successful totals are rolled again', 'deux totaux réussis égaux se relancent'),
      attacker: say('equal successful totals go to the attacker', 'deux totaux réussis égaux vont à l’attaquant'),
      target: say('equal successful totals go to the target', 'deux totaux réussis égaux vont à la cible'),
    },
  },
  'initiative-tie': {
    says: {
      listed: say(
        'at equal total and Panache the side listed first acts first',
        'à total et Panache égaux, le camp cité le premier agit d’abord',
      ),
    },
  },
  'phase-order': {
    says: {
      recomputed: say(
        'who acts next is seen anew after every action',
        'on revoit après chaque action qui agit ensuite',
      ),
      fixed: say('the order of a phase is settled at its start', 'l’ordre d’une phase est fixé à son début'),
    },
  },
  'unspent-dice': {
    needs: 'lastsRounds',
    says: {
      lost: say(
        'action dice unspent after phase 10 are lost',
        'les dés d’action non dépensés après la phase 10 sont perdus',
      ),
      kept: say(
        'action dice unspent after phase 10 are due at once in the next round',
        'les dés d’action non dépensés après la phase 10 sont échus dès le tour suivant',
      ),
    },
  },
  'wound-step': {
    says: {
      begun: say(
        'a begun slice of the margin costs a dramatic wound',
        'une tranche entamée de la marge coûte une blessure grave',
      ),
    },
  },
  'squad-hits': {
    needs: 'hasSquad',
    says: {
      begun: say(
        'a begun slice of 5 gives a squad one hit more',
        'une tranche de 5 entamée donne un coup de plus à une bande',
      ),
    },
  },
  'squad-defence': {
    needs: 'hasSquad',
    says: {
      all: say('one defence avoids all hits of a squad', 'une défense évite tous les coups d’une bande'),
      one: say('one defence avoids one hit of a squad', 'une défense évite un seul coup d’une bande'),
    },
  },
  'support-bonus': {
    needs: 'hasSupport',
    says: {
      'unkept-dice': say(
        'supporting brutes add dice that are not kept',
        'les brutes qui soutiennent ajoutent des dés non gardés',
      ),
    },
  },
  'support-rolls': {
    needs: 'hasSupport',
    says: {
      actions: say(
        'supporting brutes add to attacks and active defences only',
        'les brutes qui soutiennent n’ajoutent qu’aux attaques et défenses actives',
      ),
      all: say(
        'supporting brutes add to damage and wound checks too',
        'les brutes qui soutiennent ajoutent aussi aux dommages et aux jets de blessures',
      ),
    },
  },
  'scimitar-passive': {
    needs: 'hasScimitar',
    says: {
      'minus-5': say('a scimitar lowers the passive defence by 5', 'un cimeterre diminue de 5 la défense passive'),
      'plus-1k0': say('a scimitar adds a die to the attack', 'un cimeterre ajoute un dé à l’attaque'),
      none: say('a scimitar does nothing to the passive defence', 'un cimeterre ne change rien à la défense passive'),
    },
  },
  'scimitar-feint': {
    needs: 'feintsWithScimitar',
    says: { none: say('a scimitar does not hamper feints', 'un cimeterre ne gêne pas les feintes') },
  },
  'sword-cane': {
    needs: 'hasSwordCane',
    says: {
      'enemy-parry': say('a sword cane is harder to parry', 'une canne-épée est plus difficile à parer'),
    },
  },
  'vouge-rating': {
    needs: 'hasVouge',
    says: { heavy: say('a vouge wounds like a heavy weapon', 'un vouge blesse comme une arme lourde') },
  },
  'thrown-brawn': {
    needs: 'throws',
    says: {
      with: say(
        'Brawn adds to the damage of thrown weapons',
        'la Gaillardise s’ajoute aux dommages des armes de lancer',
      ),
    },
  },
  'two-pistols-off-hand': {
    needs: 'hasTwoPistols',
    says: {
      penalised: say('two pistols suffer the off-hand penalty', 'deux pistolets subissent la pénalité de main gauche'),
    },
  },
  'grenade-step': {
    needs: 'hasGrenade',
    says: { explosive: say('a grenade wounds by steps of 10', 'une grenade blesse par tranches de 10') },
  },
  'half-range': {
    needs: 'hasShots',
    says: { short: say('exactly half the range is short', 'la moitié exacte de la portée est courte') },
  },
  'taunt-raises': {
    needs: 'hasFeelings',
    says: {
      wasted: say(
        'the raises that a taunt forces bring nothing, and come on top of his own',
        'les augmentations imposées par une provocation ne rapportent rien, et s’ajoutent aux siennes',
      ),
    },
  },
  'intimidate-rolls': {
    needs: 'hasFeelings',
    says: { attack: say('intimidation weakens attacks only', 'l’intimidation n’affaiblit que les attaques') },
  },
};
