import type { RulingId } from '../rulings.ts';
import { type AssumedReading, say } from './reading.ts';

/** Readings of rolls and blows that no source states, by ruling. */
export const READINGS_OF_BLOWS: { readonly [Id in RulingId]?: AssumedReading } = {
  'special-success': {
    says: {
      'maximum-face': say(
        'only the greatest face of a die makes a special success',
        'seule la face maximale d’un dé fait une réussite spéciale',
      ),
      none: say('there are no special successes', 'il n’y a pas de réussite spéciale'),
    },
  },
  'automatic-failure': {
    says: {
      'any-one': say('a single 1 is an automatic failure', 'un seul 1 est un échec automatique'),
      none: say('nothing fails automatically', 'rien n’échoue automatiquement'),
    },
  },
  'automatic-failure-opposed': {
    needs: ({ rulings }) => rulings['automatic-failure'] !== 'none',
    says: {
      loses: say(
        'an automatic failure loses an opposed roll whatever the totals',
        'un échec automatique perd un jet d’opposition quels que soient les totaux',
      ),
      'cannot-dominate': say(
        'a fighter whose roll fails automatically cannot dominate',
        'un combattant dont le jet échoue automatiquement ne peut pas dominer',
      ),
      ignored: say(
        'automatic failures do not matter in opposed rolls',
        'les échecs automatiques ne comptent pas dans les jets d’opposition',
      ),
    },
  },
  'take-automatic-failure': {
    needs: ({ rulings }) => rulings['automatic-failure'] !== 'none',
    says: {
      misses: say(
        'an attack that fails automatically misses a target that takes it',
        'une attaque en échec automatique rate une cible qui encaisse',
      ),
      hits: say(
        'an attack hits a target that takes it even when it fails automatically',
        'une attaque touche une cible qui encaisse même en échec automatique',
      ),
    },
  },
  'pass-tie': {
    says: {
      nobody: say(
        'equal totals in a weapon pass hurt nobody',
        'à égalité dans une passe d’armes, personne n’est touché',
      ),
      'both-hit': say(
        'equal totals in a weapon pass hurt both',
        'à égalité dans une passe d’armes, les deux sont touchés',
      ),
      attacker: say(
        'the attacker dominates a weapon pass on equal totals',
        'à égalité, l’attaquant domine la passe d’armes',
      ),
      defender: say(
        'the defender dominates a weapon pass on equal totals',
        'à égalité, le défenseur domine la passe d’armes',
      ),
    },
  },
  'dodge-tie': {
    says: {
      dodger: say('a dodge that equals the attack succeeds', 'une esquive qui égale l’attaque réussit'),
      attacker: say('a dodge that equals the attack fails', 'une esquive qui égale l’attaque échoue'),
    },
  },
  'special-doubling': {
    says: {
      'every-attack': say(
        'special successes double the damage of shots, spells and throws too',
        'les réussites spéciales doublent aussi les dégâts des tirs, sorts et lancers',
      ),
    },
  },
  armour: {
    says: {
      subtract: say(
        'armour is subtracted from damage, and does not wear',
        'l’armure se soustrait aux dégâts et ne s’use pas',
      ),
      'subtract-unless-special': say(
        'armour is subtracted from damage, but not from that of a special success',
        'l’armure se soustrait aux dégâts, sauf à ceux d’une réussite spéciale',
      ),
      ignore: say('armour does not reduce damage', 'l’armure ne réduit pas les dégâts'),
    },
  },
  'stun-armour-order': {
    needs: ({ some }) => some(({ weapon, spell }) => weapon.special === 'stunning' || spell.special === 'stunning'),
    says: {
      'after-wounds': say(
        'the armour point of a stunning blow is lost after its wounds are counted',
        'le point d’armure d’un coup étourdissant se perd après le compte des blessures',
      ),
    },
  },
  'special-through-armour': {
    says: {
      blocked: say(
        'a blow that armour stops has no special effect',
        'un coup que l’armure arrête n’a pas d’effet spécial',
      ),
    },
  },
  shield: {
    needs: ({ some }) => some(({ characteristics }) => (characteristics.shield ?? 0) > 0),
    says: {
      flat: say('a shield reduces every blow by its value', 'un bouclier réduit chaque coup de sa valeur'),
      'pass-only': say(
        'a shield only counts for whoever answers with a weapon pass',
        'un bouclier ne compte que pour qui fait une passe d’armes',
      ),
      ignore: say('shields have no effect', 'les boucliers n’ont pas d’effet'),
    },
  },
  overkill: {
    says: {
      dead: say(
        'wounds beyond the remaining physique kill at once',
        'des blessures au-delà du physique restant tuent aussitôt',
      ),
    },
  },
  'stunned-pass': {
    says: {
      forbidden: say(
        'a stunned fighter cannot answer with a weapon pass',
        'un combattant étourdi ne peut pas faire de passe d’armes',
      ),
    },
  },
  'activated-pass': {
    says: {
      allowed: say(
        'an activated fighter may still answer with a weapon pass',
        'un combattant activé peut encore faire une passe d’armes',
      ),
      forbidden: say(
        'an activated fighter cannot answer with a weapon pass',
        'un combattant activé ne peut pas faire de passe d’armes',
      ),
    },
  },
  'pass-activates': {
    says: { none: say('a weapon pass activates nobody', 'une passe d’armes n’active personne') },
  },
  'dodge-activates': {
    says: { activates: say('dodging activates', 'esquiver active') },
  },
  'half-rounding': {
    says: {
      down: say('halves are rounded down', 'les moitiés s’arrondissent vers le bas'),
      up: say('halves are rounded up', 'les moitiés s’arrondissent vers le haut'),
    },
  },
  'partial-cm': {
    says: {
      down: say(
        'a begun centimetre does not count in jumps and falls',
        'un centimètre entamé ne compte pas dans un saut ou une chute',
      ),
      up: say('a begun centimetre counts in jumps and falls', 'un centimètre entamé compte dans un saut ou une chute'),
    },
  },
  'destiny-die': {
    needs: ({ some, field, chooses }) =>
      Number(field('destiny') ?? 0) > 0 ||
      (some((_, { destiny }) => (destiny ?? 0) > 0) && chooses('destiny-use', 'attack', 'defence', 'both')),
    says: {
      same: say(
        'a destiny point adds a die like the first of the roll',
        'un point de destinée ajoute un dé pareil au premier du jet',
      ),
      d6: say('a destiny point adds a d6', 'un point de destinée ajoute un d6'),
      d10: say('a destiny point adds a d10', 'un point de destinée ajoute un d10'),
    },
  },
  initiative: {
    says: {
      'will-roll': say(
        'initiative is a roll of will, the higher acts first',
        'l’initiative est un jet de volonté, le plus haut agit d’abord',
      ),
      coin: say('a coin decides who acts first', 'pile ou face décide qui agit d’abord'),
      'first-listed': say('the first-listed side always acts first', 'le premier camp cité agit toujours d’abord'),
      alternate: say(
        'the sides act first in turns, the first-listed in odd ones',
        'les camps agissent d’abord à tour de rôle, le premier cité aux tours impairs',
      ),
    },
  },
};
