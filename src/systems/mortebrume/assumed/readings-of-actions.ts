import type { RulingId } from '../rulings.ts';
import { type AssumedReading, type Needs, say } from './reading.ts';

const hasNeighbours: Needs = ({ field }) => ((field('neighbours') as readonly unknown[] | undefined) ?? []).length > 0;

/** Readings of charges, shots, falls, captures and fights that no source states, by ruling. */
export const READINGS_OF_ACTIONS: { readonly [Id in RulingId]?: AssumedReading } = {
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
        'the companion’s blow does its damage before the capture, which is tried even on whom it fells',
        'le coup du compagnon fait ses dégâts avant la capture, tentée même sur qui tombe',
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
