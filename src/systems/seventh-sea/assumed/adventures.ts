import { type AssumedReading, say } from './reading.ts';

/** Readings of hazards, wits, sea, ships, battles and rewards that no source states, by ruling. */
export const ADVENTURES: Readonly<Record<string, AssumedReading>> = {
  'fall-dice': {
    needs: 'hurts',
    says: {
      begun: say(
        'a begun slice of three metres counts in a fall',
        'une tranche de trois mètres entamée compte dans une chute',
      ),
    },
  },
  'hazard-wounds': {
    needs: 'hurts',
    says: {
      'as-combat': say(
        'a failed wound check after a fall or an explosion costs a dramatic wound at once',
        'un jet de blessures raté après une chute ou une explosion coûte d’emblée une blessure grave',
      ),
    },
  },
  'busking-raise': {
    needs: 'hasRaises',
    says: {
      'per-point': say(
        'a raise pays one cent more for each point',
        'une augmentation rapporte un cent de plus par point',
      ),
      flat: say('a raise pays one cent more in all', 'une augmentation rapporte un cent de plus en tout'),
    },
  },
  'busking-margin': {
    needs: 'hasRaises',
    says: {
      'raised-tn': say('takings are counted above the raised TN', 'la recette se compte au-dessus du ND augmenté'),
      'base-tn': say('takings are counted above the plain TN', 'la recette se compte au-dessus du ND de base'),
    },
  },
  'voyage-step': {
    says: {
      begun: say(
        'a begun slice of 400 km makes a voyage harder',
        'une tranche de 400 km entamée rend la route plus difficile',
      ),
    },
  },
  'lost-step': {
    says: {
      begun: say(
        'a begun slice of 5 takes a lost ship further off',
        'une tranche de 5 entamée éloigne davantage un navire perdu',
      ),
    },
  },
  'storm-step': {
    says: {
      begun: say(
        'a begun slice of 5 costs a ship a rank more in a storm',
        'une tranche de 5 entamée coûte un rang de plus dans une tempête',
      ),
    },
  },
  'storm-dice': {
    says: {
      'count-as-critical': say(
        'ranks lost in a storm count as critical hits',
        'les rangs perdus dans une tempête comptent comme dégâts graves',
      ),
    },
  },
  'spoilage-when': {
    says: {
      'before-meal': say(
        'food spoils before the meal of the week',
        'les vivres pourrissent avant le repas de la semaine',
      ),
      'after-meal': say(
        'food spoils after the meal of the week',
        'les vivres pourrissent après le repas de la semaine',
      ),
    },
  },
  'spoilage-explode': {
    says: { plain: say('spoilage dice do not explode', 'les dés de dégradation n’explosent pas') },
  },
  'ship-superficial': {
    says: {
      reset: say('a critical hit wipes out superficial damage', 'un dégât grave efface les dégâts superficiels'),
      keep: say('superficial damage outlasts a critical hit', 'les dégâts superficiels survivent à un dégât grave'),
    },
  },
  'ship-critical-step': {
    says: {
      begun: say(
        'a begun slice of 10 costs a ship one critical hit more',
        'une tranche de 10 entamée coûte un dégât grave de plus',
      ),
    },
  },
  'critical-chooser': {
    says: {
      target: say(
        'the captain of the ship that is hit chooses the trait',
        'le capitaine du navire touché choisit le trait',
      ),
      attacker: say('the captain who fires chooses the trait', 'le capitaine qui tire choisit le trait'),
    },
  },
  'sink-resolve': {
    needs: 'canSink',
    says: {
      starting: say(
        'twice its Resolve at the start sinks a ship',
        'le double de sa Détermination de départ coule un navire',
      ),
      current: say(
        'twice its Resolve of the moment sinks a ship',
        'le double de sa Détermination du moment coule un navire',
      ),
    },
  },
  'battle-tie': {
    says: {
      nobody: say('equal global rolls change nothing', 'des jets globaux égaux ne changent rien'),
      reset: say('equal global rolls end both rows of wins', 'des jets globaux égaux interrompent les deux séries'),
      reroll: say('equal global rolls are rolled again', 'des jets globaux égaux se relancent'),
    },
  },
  'officer-penalty': {
    needs: 'hasOfficers',
    says: {
      strategy: say(
        'officers cost their general 2 on the global roll',
        'des officiers coûtent 2 à leur général sur le jet global',
      ),
    },
  },
  'personal-d10': {
    says: { exploding: say('the die of the personal roll explodes', 'le dé du jet personnel explose') },
  },
  'battle-soak': {
    says: {
      dice: say(
        'Brawn and defence take dice off the damage of a battle',
        'Gaillardise et défense retirent des dés aux dommages d’une bataille',
      ),
    },
  },
  'salvo-surplus': {
    says: {
      distinct: say(
        'surplus hits of a salvo fall on different people',
        'les coups en surplus d’une salve frappent des gens différents',
      ),
      independent: say(
        'each surplus hit of a salvo may fall on anybody',
        'chaque coup en surplus d’une salve peut frapper n’importe qui',
      ),
    },
  },
  'sword-limit': {
    needs: 'buysSwords',
    says: {
      count: say(
        'Panache limits how many swords of Damocles are bought',
        'le Panache limite le nombre d’épées de Damoclès achetées',
      ),
      points: say(
        'Panache limits the points of the swords of Damocles bought',
        'le Panache limite les points des épées de Damoclès achetées',
      ),
    },
  },
};
