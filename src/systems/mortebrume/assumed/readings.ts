import type { RulingId } from '../rulings.ts';
import { type AssumedReading, type Needs, say } from './reading.ts';

const hasNeighbours: Needs = ({ field }) => ((field('neighbours') as readonly unknown[] | undefined) ?? []).length > 0;

/** Readings that no source states, by ruling. */
export const ASSUMED_READINGS: { readonly [Id in RulingId]?: AssumedReading } = {
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
  'sweep-tie': {
    says: { stops: say('a tie stops a multiple strike', 'une égalité arrête une frappe multiple') },
  },
  'body-strike-armour': {
    says: {
      applied: say(
        'armour reduces the wounds of a body strike',
        'l’armure réduit les blessures d’une frappe corporelle',
      ),
    },
  },
  'charge-movement': {
    says: {
      simple: say('a charge goes no farther than a simple move', 'une charge ne dépasse pas un déplacement simple'),
      double: say('a charge may go as far as a double move', 'une charge peut aller jusqu’à un déplacement double'),
    },
  },
  'offensive-beneficiary': {
    needs: ({ field }) => field('type') === 'offensive' || field('charge') !== undefined,
    says: {
      'attacker-only': say(
        'only the charger adds the bonus of an offensive charge',
        'seul le chargeur ajoute le bonus d’une charge offensive',
      ),
    },
  },
  'push-condition': {
    needs: ({ field }) => field('type') === 'push',
    says: {
      'unless-dodged': say(
        'a pushing charge pushes back unless the target dodges',
        'une charge de poussée repousse, sauf si la cible esquive',
      ),
      'attacker-dominates': say(
        'a pushing charge pushes back only when the charger dominates',
        'une charge de poussée ne repousse que si le chargeur domine',
      ),
    },
  },
  'push-timing': {
    needs: ({ field }) => field('type') === 'push',
    says: {
      'after-strike': say(
        'who is pushed is decided by the physique left after the strike',
        'le physique restant après le coup décide qui est poussé',
      ),
      'before-strike': say(
        'who is pushed is decided by the physique left before the strike',
        'le physique restant avant le coup décide qui est poussé',
      ),
    },
  },
  'rush-condition': {
    needs: ({ field }) => field('type') === 'rush',
    says: {
      'attacker-dominates': say(
        'a rush goes on only when the charger dominates',
        'une ruée ne se prolonge que si le chargeur domine',
      ),
    },
  },
  'recoil-length': {
    needs: ({ some, field }) =>
      field('recoil') !== undefined ||
      some(({ weapon, spell }) => weapon.special === 'push-back' || spell.special === 'push-back'),
    says: {
      input: say(
        'the length of a push-back is that of the weapon, spell or throw',
        'la longueur d’un recul est celle de l’arme, du sort ou du lancer',
      ),
      damage: say(
        'a push-back is as many centimetres as the damage',
        'un recul est d’autant de centimètres que les dégâts',
      ),
    },
  },
  'shot-dodge': {
    needs: ({ isKind, chooses }) =>
      isKind('shot', 'spell', 'throw-object', 'throw-fighter') || chooses('attack-mode', 'shot', 'spell'),
    says: {
      opposed: say(
        'a dodge is compared with the result of the shot, spell or throw',
        'une esquive se compare au résultat du tir, du sort ou du lancer',
      ),
      'vs-difficulty': say(
        'a dodge of a shot, spell or throw must reach its difficulty',
        'l’esquive d’un tir, d’un sort ou d’un lancer doit atteindre sa difficulté',
      ),
      none: say('shots, spells and throws cannot be dodged', 'les tirs, sorts et lancers ne s’esquivent pas'),
    },
  },
  'scatter-after-dodge': {
    needs: hasNeighbours,
    says: {
      none: say('a dodged shot strikes nobody else', 'un tir esquivé ne frappe personne d’autre'),
      nearest: say(
        'a dodged shot strikes the nearest fighter beside the target',
        'un tir esquivé frappe le combattant le plus proche de la cible',
      ),
    },
  },
  'scatter-on-automatic-failure': {
    needs: hasNeighbours,
    says: {
      none: say(
        'a shot that fails automatically strikes nobody else',
        'un tir en échec automatique ne frappe personne d’autre',
      ),
    },
  },
  'range-bands': {
    needs: ({ field }) => field('range') !== undefined,
    says: { none: say('ranged weapons have no range bands', 'les armes de tir n’ont pas de portées') },
  },
  'concentration-stack': {
    needs: ({ some }) => some((_, { abilities }) => abilities?.concentration !== undefined),
    says: {
      flat: say('several turns of concentration count as one', 'plusieurs tours de concentration comptent pour un'),
    },
  },
  'stake-limit': {
    needs: ({ some }) => some(({ tactics }) => (tactics.stake ?? 'none') !== 'none'),
    says: {
      collapse: say('a caster may stake all his physique', 'un lanceur de sorts peut miser tout son physique'),
      'keep-one': say(
        'a caster keeps one physique point when he stakes',
        'un lanceur de sorts garde un point de physique quand il mise',
      ),
    },
  },
  'preparation-pass': {
    needs: ({ field }) => field('delay') !== undefined,
    says: {
      keeps: say(
        'a weapon pass does not break the preparation of a spell',
        'une passe d’armes ne rompt pas la préparation d’un sort',
      ),
    },
  },
  'thrown-damage-armour': {
    says: {
      applied: say('armour protects a fighter who is thrown', 'l’armure protège un combattant lancé'),
      ignored: say('armour does not protect a fighter who is thrown', 'l’armure ne protège pas un combattant lancé'),
    },
  },
  'landing-odd': {
    says: {
      faller: say(
        'the odd wound of a shared fall is the faller’s',
        'la blessure impaire d’une chute va à celui qui tombe',
      ),
      receiver: say(
        'the odd wound of a shared fall is the receiver’s',
        'la blessure impaire d’une chute va à celui qui reçoit',
      ),
      lost: say('the odd wound of a shared fall is lost', 'la blessure impaire d’une chute est perdue'),
    },
  },
  'thrown-prisoner': {
    says: {
      'always-freed': say(
        'a thrown prisoner is free again whatever comes of the throw',
        'un prisonnier lancé redevient libre quoi qu’il arrive',
      ),
    },
  },
  'backlash-armour': {
    says: {
      applied: say(
        'armour protects from the damage of a failed capture',
        'l’armure protège des dégâts d’une capture manquée',
      ),
      ignored: say(
        'armour does not protect from the damage of a failed capture',
        'l’armure ne protège pas des dégâts d’une capture manquée',
      ),
    },
  },
  'companion-damage': {
    needs: ({ field }) => field('by') === 'companion',
    says: {
      dealt: say(
        'the companion’s blow does its damage before the capture',
        'le coup du compagnon fait ses dégâts avant la capture',
      ),
    },
  },
  'intercepted-mover': {
    says: {
      'unless-dominated': say(
        'an intercepted mover goes on unless he is dominated',
        'un combattant intercepté continue sauf s’il est dominé',
      ),
      'unless-out': say(
        'an intercepted mover goes on unless he is out of combat',
        'un combattant intercepté continue sauf s’il est hors de combat',
      ),
    },
  },
  'dodge-past': {
    needs: ({ chooses }) => chooses('against-defender', 'dodge-past'),
    says: {
      opposed: say(
        'dodging past a defender is a dodge of his attack',
        'contourner un défenseur, c’est esquiver son attaque',
      ),
      free: say('dodging past a defender takes no roll', 'contourner un défenseur ne demande aucun jet'),
    },
  },
  'morale-value-tie': {
    says: {
      nobody: say('equal horde values give nobody a bonus', 'des valeurs de horde égales ne donnent pas de bonus'),
      both: say('equal horde values give both sides +1', 'des valeurs de horde égales donnent +1 aux deux camps'),
    },
  },
  'coup-de-grace': {
    needs: ({ field }) => field('finish-off') === 'kill',
    says: {
      'until-dead': say(
        'the attackers follow one another until a fallen target is dead',
        'les attaquants se succèdent jusqu’à la mort d’une cible à terre',
      ),
    },
  },
  'short-jump-fall': {
    says: {
      'fall-only': say(
        'a short jump over a drop wounds by the fall alone',
        'un saut trop court au-dessus du vide ne blesse que par la chute',
      ),
    },
  },
};
