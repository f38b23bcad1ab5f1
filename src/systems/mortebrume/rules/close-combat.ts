import { rule, section } from './entry.ts';
import { FROM_AFAR, HAND_TO_HAND, MEASURED, MELEES, SEVERAL_ATTACKS } from './felt.ts';

/** MB-ROLL-7 and 8: rolls against rolls. */
export const OPPOSITION = section({ en: 'Opposed rolls', fr: 'Jets opposés' }, [
  rule('ROLL-7', {
    kind: 'computed',
    from: ['A'],
    felt: HAND_TO_HAND,
    title: { en: 'Weapon pass', fr: 'Passe d’armes' },
    text: {
      en: 'The higher total dominates; equal totals leave both unhurt, or as ruled. By default a roll that fails automatically loses whatever the totals, and two of them tie; by ruling it only cannot dominate, or counts as any other.',
      fr: 'Le total le plus élevé domine ; à égalité personne n’est touché, ou selon la lecture. Par défaut, un échec automatique perd quels que soient les totaux, et deux échecs font une égalité ; selon la lecture, il ne peut seulement pas dominer, ou compte comme un autre jet.',
    },
  }),
  rule('ROLL-8', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: [...HAND_TO_HAND, ...FROM_AFAR],
    title: { en: 'Dodge', fr: 'Esquive' },
    text: {
      en: 'An attack that fails automatically misses; else a dodge that fails automatically is hit; else the dodge succeeds on a higher total, and on an equal one unless ruled otherwise. A dodge never dominates.',
      fr: 'Une attaque en échec automatique rate ; sinon, une esquive en échec automatique est touchée ; sinon, l’esquive réussit avec un total supérieur, ou égal sauf autre lecture. Une esquive ne domine jamais.',
    },
  }),
]);

/** MB-CC: one attack hand to hand. */
export const CLOSE_COMBAT = section({ en: 'One attack hand to hand', fr: 'Une attaque au corps à corps' }, [
  rule('CC-1', {
    kind: 'computed',
    from: ['S'],
    felt: MELEES,
    title: { en: 'Reach', fr: 'Portée' },
    text: {
      en: 'A target more than 4 cm away, or in a blocked band of the weapon, is out of reach.',
      fr: 'Une cible à plus de 4 cm, ou dans une zone bloquée de l’arme, est hors de portée.',
    },
  }),
  rule('CC-2', {
    kind: 'computed',
    from: ['P'],
    felt: MEASURED,
    title: { en: 'Awkward distance', fr: 'Distance gênante' },
    text: {
      en: 'In the reduced band of his weapon the attacker has -3, and half the damage, bonuses of a charge included. A target who dominates strikes as usual.',
      fr: 'Dans la zone réduite de son arme, l’attaquant a -3 et la moitié des dégâts, bonus de charge compris. Une cible qui domine frappe normalement.',
    },
  }),
  rule('CC-3', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: HAND_TO_HAND,
    title: { en: 'Reaction', fr: 'Réaction' },
    text: {
      en: 'The target passes, dodges or takes the blow. What he cannot do falls back: a pass to a dodge, a dodge to a pass, either to taking. To pass takes a weapon skill, to dodge a dodge aptitude and not to be stunned or hindered; one who is a prisoner or out of combat only takes.',
      fr: 'La cible fait une passe d’armes, esquive ou encaisse. Ce qui lui est impossible est remplacé : la passe par une esquive, l’esquive par une passe, l’une et l’autre par encaisser. Il faut un maniement d’arme pour la passe ; pour esquiver, une esquive et n’être ni étourdi ni gêné ; un prisonnier ou un combattant hors combat encaisse toujours.',
    },
  }),
  rule('CC-4', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: HAND_TO_HAND,
    title: { en: 'The rolls', fr: 'Les jets' },
    text: {
      en: 'The attacker rolls his weapon skill, then the target rolls weapon skill for a pass or dodge for a dodge, each with his own modifiers.',
      fr: 'L’attaquant jette son maniement d’arme, puis la cible son maniement d’arme pour une passe ou son esquive pour esquiver, chacun avec ses modificateurs.',
    },
  }),
  rule('CC-5', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: HAND_TO_HAND,
    title: { en: 'Who dominates', fr: 'Qui domine' },
    text: {
      en: 'The attacker dominates when he wins the pass, when the dodge fails, and on a target who takes the blow unless his roll fails automatically. A target who wins the pass dominates, and strikes with his own weapon.',
      fr: 'L’attaquant domine s’il remporte la passe, si l’esquive échoue, et contre qui encaisse sauf échec automatique. Une cible qui remporte la passe domine et frappe avec sa propre arme.',
    },
  }),
  rule('CC-6', {
    kind: 'computed',
    from: ['A'],
    felt: MEASURED,
    title: { en: 'Gap afterwards', fr: 'Écart ensuite' },
    text: {
      en: 'A target who dodges away opens the gap by his dodge move, recoils by their length; then who dominates may close in or fling.',
      fr: 'Une cible qui esquive en s’éloignant augmente l’écart de son déplacement d’esquive, un recul de sa longueur ; ensuite, qui domine peut monter au contact ou envoyer valser.',
    },
  }),
  rule('CC-7', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: SEVERAL_ATTACKS,
    title: { en: 'Then activated', fr: 'Activation ensuite' },
    text: {
      en: 'The attacker is activated, and so is who answered with a pass; who dodged is not. By ruling only the loser of a pass is, or nobody, and a dodge activates too.',
      fr: 'L’attaquant est activé, et qui a répondu par une passe d’armes l’est aussi ; qui a esquivé ne l’est pas. Selon la lecture, seul le perdant d’une passe l’est, ou personne, et l’esquive active aussi.',
    },
  }),
]);

/** MB-DMG: what a blow does. */
export const DAMAGE = section({ en: 'Damage', fr: 'Dégâts' }, [
  rule('DMG-1', {
    kind: 'computed',
    from: ['S'],
    felt: [...HAND_TO_HAND, ...['shot', 'spell']],
    title: { en: 'Damage of a blow', fr: 'Dégâts d’un coup' },
    text: {
      en: 'The damage of the weapon, and the bonus of an offensive charge.',
      fr: 'Les dégâts de l’arme, plus le bonus d’une charge offensive.',
    },
  }),
  rule('DMG-2', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: [...HAND_TO_HAND, ...FROM_AFAR],
    title: { en: 'Special blow', fr: 'Coup spécial' },
    text: {
      en: 'A blow whose roll shows a special face is special: hand to hand its damage doubles; by ruling that of every attack, or only that of stunning weapons.',
      fr: 'Un coup dont le jet montre une face spéciale est spécial : au corps à corps, ses dégâts sont doublés ; selon la lecture, ceux de toute attaque, ou seulement ceux des armes étourdissantes.',
    },
  }),
  rule('DMG-3', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: [...HAND_TO_HAND, ...['shot', 'spell', 'throw-object']],
    title: { en: 'Stunning', fr: 'Étourdissant' },
    text: {
      en: 'A special blow of a stunning weapon stuns: the victim loses a point of armour before wounds are counted, or takes a wound more if he has none. It does so though armour stops the blow, unless ruled otherwise.',
      fr: 'Un coup spécial d’une arme étourdissante étourdit : la victime perd un point d’armure avant le compte des blessures, ou subit une blessure de plus si elle n’en a pas. Même si l’armure arrête le coup, sauf autre lecture.',
    },
  }),
  rule('DMG-4', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: [...MEASURED, ...['shot', 'throw-fighter']],
    title: { en: 'Push-back', fr: 'Recul' },
    text: {
      en: 'A special blow of such a weapon pushes the victim back by the recoil of the weapon; by ruling, by as many centimetres as the damage.',
      fr: 'Un coup spécial d’une telle arme fait reculer la victime de la longueur de recul de l’arme ; selon la lecture, d’autant de centimètres que de dégâts.',
    },
  }),
  rule('DMG-5', {
    kind: 'computed',
    from: ['A'],
    felt: [...HAND_TO_HAND, ...FROM_AFAR],
    title: { en: 'Wounds', fr: 'Blessures' },
    text: {
      en: 'Damage less armour and shield. By ruling armour does not count, or not against special blows, and the shield only after a pass, or never.',
      fr: 'Les dégâts moins l’armure et le bouclier. Selon la lecture, l’armure ne compte pas, ou pas contre les coups spéciaux, et le bouclier seulement après une passe d’armes, ou jamais.',
    },
  }),
]);
