import { type AssumedReading, say } from './reading.ts';

/** Ruling id → its readings that no source states. */
export const ASSUMED_READINGS: Readonly<Record<string, AssumedReading>> = {
  'critical-limit': {
    says: {
      'per-side': say(
        'each side has one critical hit in a close-combat phase',
        'chaque camp a droit à un seul coup critique par phase de corps à corps',
      ),
      unlimited: say(
        'a close-combat phase has no limit on critical hits',
        'les coups critiques sont illimités dans une phase de corps à corps',
      ),
    },
  },
  'critical-hits': {
    says: {
      none: say('there are no critical hits', 'il n’y a pas de coups critiques'),
    },
  },
  'critical-limit-shooting': {
    needs: 'hasQuickShots',
    says: {
      unlimited: say(
        'every shot of a shooter can be a critical hit',
        'chaque tir d’un tireur peut être un coup critique',
      ),
    },
  },
  'critical-on-downed': {
    says: {
      allowed: say(
        'blows at a knocked-down man can be critical hits',
        'les coups portés à un homme à terre peuvent être critiques',
      ),
      ignored: say(
        'blows at a knocked-down man are never critical hits',
        'les coups portés à un homme à terre ne sont jamais critiques',
      ),
    },
  },
  'helmet-roll': {
    needs: 'hasHeadgear',
    says: {
      'final-result': say(
        'the helmet roll is made once, on the final injury',
        'le jet de casque se fait une fois, sur le dégât final',
      ),
      'each-die': say(
        'the helmet roll is made for every injury die that stuns',
        'le jet de casque se fait pour chaque dé de dégâts qui sonne',
      ),
    },
  },
  'downed-hit': {
    says: {
      rolled: say('blows at a knocked-down man need a roll to hit', 'il faut un jet pour toucher un homme à terre'),
    },
  },
  'initiative-tie': {
    says: {
      'roll-once': say(
        'one roll before the fight settles every tie of Initiative',
        'un seul jet avant le combat règle toutes les égalités d’Initiative',
      ),
      'active-side-first': say(
        'at equal Initiative the side whose turn it is strikes first',
        'à Initiative égale, le camp dont c’est le tour frappe d’abord',
      ),
      'weapon-skill': say(
        'at equal Initiative the greater Weapon Skill strikes first',
        'à Initiative égale, la plus grande CC frappe d’abord',
      ),
    },
  },
  'strike-first-tie': {
    says: {
      'charger-first': say(
        'a charger strikes before a spear or a whip',
        'le chargeur frappe avant la lance et le fouet',
      ),
      'spear-first': say(
        'a spear or a whip strikes before a charger',
        'la lance et le fouet frappent avant le chargeur',
      ),
    },
  },
  'recovery-steps': {
    says: {
      chain: say(
        'a stunned man comes round and stands up in one recovery',
        'un homme sonné revient à lui et se relève en une seule phase',
      ),
    },
  },
  'natural-one-hit': {
    says: {
      misses: { en: 'a natural 1 always misses', fr: 'un 1 naturel rate toujours' },
    },
  },
  'natural-one-save': {
    says: {
      fails: say('a natural 1 always fails an armour save', 'un 1 naturel rate toujours la sauvegarde d’armure'),
    },
  },
  'seven-plus-to-hit': {
    needs: 'hasShots',
    says: {
      impossible: { en: 'a shot that needs 7 or more cannot hit', fr: 'un tir qui demande 7 ou plus ne peut toucher' },
      'six-then-four': say(
        'a shot that needs 7 or more hits on a 6 and a second die of 4 or more, higher beyond 7',
        'un tir qui demande 7 ou plus touche sur un 6 suivi d’un second dé de 4 ou plus, davantage au-delà de 7',
      ),
      'natural-six': say(
        'a shot that needs 7 or more hits on a natural 6',
        'un tir qui demande 7 ou plus touche sur un 6 naturel',
      ),
    },
  },
  'parry-window': {
    says: {
      'first-possible': say(
        'only an attempt uses up the parry of a phase',
        'seule une tentative épuise la parade de la phase',
      ),
    },
  },
  'parry-candidates': {
    says: {
      'parriable-hits': say(
        'only hits that can be parried compete to be the one that is',
        'on choisit la touche à parer parmi celles qui peuvent l’être',
      ),
      'all-hits': say('all hits compete to be the one that is parried', 'on choisit la touche à parer parmi toutes'),
    },
  },
  'parry-compare': {
    says: {
      modified: say('a parry has to beat the modified die', 'la parade doit battre le dé modifié'),
    },
  },
  'parry-reroll': {
    says: {
      'two-parry-weapons': say(
        'any two items that parry re-roll a failed parry',
        'deux objets qui parent, quels qu’ils soient, relancent une parade ratée',
      ),
    },
  },
  'brace-attacks': {
    says: {
      add: say(
        'a brace’s shots are added to the blows of the first round',
        'les tirs d’une paire de pistolets s’ajoutent aux coups du premier tour',
      ),
    },
  },
  'wound-while-down': {
    needs: 'hurtsTheFallen',
    says: {
      'injury-roll': say(
        'a downed man who is wounded by a shot or a fall rolls for injury',
        'un homme à terre blessé par un tir ou une chute subit un jet de dégâts',
      ),
      'out-of-action': say(
        'a downed man who is wounded by a shot or a fall is out of action',
        'un homme à terre blessé par un tir ou une chute est hors de combat',
      ),
    },
  },
  'jump-fall-height': {
    says: {
      remaining: say(
        'who fails a test on his way down falls only the rest of the way',
        'qui rate un test en sautant ne tombe que de la hauteur restante',
      ),
    },
  },
  'fall-strength': {
    needs: 'fallsBegunInches',
    says: {
      'round-down': say(
        'a begun inch does not count in the Strength of a fall',
        'un pas entamé ne compte pas dans la Force d’une chute',
      ),
      'round-up': say(
        'a begun inch counts in full in the Strength of a fall',
        'un pas entamé compte en entier dans la Force d’une chute',
      ),
    },
  },
  'pistolier-brace': {
    needs: 'hasPistolier',
    says: {
      'every-turn': say(
        'a pistolier fires both pistols of his brace every turn',
        'un pistolier tire des deux pistolets de sa paire à chaque tour',
      ),
    },
  },
  'unstoppable-charge': {
    needs: 'hasUnstoppable',
    says: {
      'when-striking': say(
        'the Weapon Skill of an unstoppable charge counts for the charger’s own blows alone',
        'la CC d’une charge irrésistible ne compte que pour les coups du chargeur',
      ),
    },
  },
  'step-aside-roll': {
    needs: 'stepsAside',
    says: {
      'per-hit': say(
        'one roll to step aside cancels both wounds of a critical hit',
        'un seul jet de pas de côté annule les deux blessures d’un coup critique',
      ),
    },
  },
  'blunderbuss-hit': {
    needs: 'hasBlunderbuss',
    says: {
      'four-plus': say('a blunderbuss hits on 4 or more', 'un tromblon touche sur 4 ou plus'),
    },
  },
  'all-alone-opponents': {
    needs: 'isCrowded',
    says: {
      standing: say(
        'only standing enemies count for standing alone',
        'seuls les ennemis debout comptent pour l’isolement',
      ),
      'any-in-contact': say(
        'every enemy in contact counts for standing alone',
        'tous les ennemis au contact comptent pour l’isolement',
      ),
    },
  },
  'rout-counts': {
    says: {
      'out-and-fled': say(
        'fled fighters count towards a rout like those out of action',
        'les fuyards comptent pour la déroute comme les hommes hors de combat',
      ),
    },
  },
};
