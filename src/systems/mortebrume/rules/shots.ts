import { rule, section } from './entry.ts';
import { FROM_AFAR, HAND_TO_HAND, SCATTERING } from './felt.ts';

/** Kinds in which somebody shoots. */
export const SHOOTING = ['shot', 'spell', 'combined-attack', 'interception', 'pick-up'];
/** Kinds in which somebody shoots, casts or throws. */
const AIMED = [...FROM_AFAR, 'combined-attack', 'interception', 'pick-up'];

/** MB-SHOT: shots. */
export const SHOTS = section({ en: 'Shots', fr: 'Tirs' }, [
  rule('SHOT-1', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: SHOOTING,
    title: { en: 'Shooting', fr: 'Tirer' },
    text: {
      en: 'Who shoots rolls his weapon skill, with the circumstances, concentration and the malus of a prisoner he holds, against the difficulty of the scenario.',
      fr: 'Le tireur jette son maniement d’arme, avec les circonstances, la concentration et le malus d’un prisonnier tenu, contre la difficulté du scénario.',
    },
  }),
  rule('SHOT-2', {
    kind: 'computed',
    from: ['S'],
    felt: AIMED,
    title: { en: 'Circumstances', fr: 'Circonstances' },
    text: {
      en: 'Each counts and all add up: -3 if shooter or target or both moved or acted, if the shooter is more than 3 cm lower, if the target is partly hidden, in rain or wind, for size 0; +3 for a target 3 cm lower, out of combat, or of size 2 or 3; +6 for size 4 or 5. A fallen fighter hides a smaller one.',
      fr: 'Toutes s’additionnent : -3 si le tireur ou la cible ou les deux ont bougé ou agi, si le tireur est plus bas de plus de 3 cm, si la cible est en partie cachée, sous la pluie ou le vent, pour la taille 0 ; +3 pour une cible 3 cm plus bas, hors de combat, ou de taille 2 ou 3 ; +6 pour la taille 4 ou 5. Un combattant à terre cache un plus petit que lui.',
    },
  }),
  rule('SHOT-3', {
    kind: 'computed',
    from: ['P'],
    felt: SHOOTING,
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'A ranged weapon with a reach cannot shoot nearer than that, nor farther than ten times that; beyond six times the roll has -3 and damage is halved.',
      fr: 'Une arme de tir qui a une allonge ne tire ni plus près, ni au-delà de dix fois cette distance ; au-delà de six fois, le jet subit -3 et les dégâts sont divisés par deux.',
    },
  }),
  rule('SHOT-4', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: AIMED,
    title: { en: 'Dodging a shot', fr: 'Esquiver un tir' },
    text: {
      en: 'The target of a shot that reaches its difficulty may dodge: against the result of the shot, or by ruling against the difficulty, or not at all. Nobody passes a shot.',
      fr: 'La cible d’un tir qui atteint sa difficulté peut esquiver : contre le résultat du tir, ou selon la lecture contre la difficulté, ou pas du tout. Pas de passe d’armes contre un tir.',
    },
  }),
  rule('SHOT-5', {
    kind: 'computed',
    from: ['A'],
    felt: SHOOTING,
    title: { en: 'What a shot does', fr: 'Effet d’un tir' },
    text: {
      en: 'A shot that hits wounds like a blow that was taken: the damage of the weapon less armour and shield, and its special effect.',
      fr: 'Un tir qui touche blesse comme un coup encaissé : les dégâts de l’arme moins l’armure et le bouclier, et son effet spécial.',
    },
  }),
]);

/** MB-CARD: skill cards. */
export const CARDS_OF_SKILL = section({ en: 'Skill cards', fr: 'Cartes de compétence' }, [
  rule('CARD-1', {
    kind: 'computed',
    from: ['P'],
    felt: SHOOTING,
    title: { en: 'Rapid shot', fr: 'Tir rapide' },
    text: {
      en: 'Shots with 1 to 3 points more of weapon skill, and as many less of damage.',
      fr: 'Des tirs avec 1 à 3 points de maniement en plus, et autant de dégâts en moins.',
    },
  }),
  rule('CARD-2', {
    kind: 'computed',
    from: ['P'],
    felt: SHOOTING,
    title: { en: 'Weak point', fr: 'Point faible' },
    text: {
      en: 'Shots with 1 to 3 points less of weapon skill, and as many more of damage.',
      fr: 'Des tirs avec 1 à 3 points de maniement en moins, et autant de dégâts en plus.',
    },
  }),
  rule('CARD-3', {
    kind: 'dice',
    from: ['P'],
    felt: SHOOTING,
    title: { en: 'Intuitive shot', fr: 'Tir intuitif' },
    text: {
      en: 'Who has not moved and hits shoots once more at the same target; at one who has fallen only if he wants to kill.',
      fr: 'Qui n’a pas bougé et touche tire encore une fois sur la même cible ; sur une cible tombée, seulement s’il veut tuer.',
    },
  }),
  rule('CARD-4', {
    kind: 'computed',
    from: ['P'],
    felt: ['shot', ...HAND_TO_HAND.filter((id) => id !== 'body-strike')],
    title: { en: 'Concentration', fr: 'Concentration' },
    text: {
      en: 'Each card adds a point to strikes and shots for each turn of observation, or by ruling for the first alone.',
      fr: 'Chaque carte ajoute un point aux frappes et aux tirs par tour d’observation, ou selon la lecture pour le premier seulement.',
    },
  }),
]);

/** MB-SCAT: whom a miss strikes. */
export const SCATTER = section({ en: 'Shots that miss', fr: 'Tirs ratés' }, [
  rule('SCAT-1', {
    kind: 'computed',
    from: ['S'],
    felt: SCATTERING,
    title: { en: 'Whom a miss strikes', fr: 'Qui reçoit un tir raté' },
    text: {
      en: 'A shot or spell that misses by so many points strikes the fighter who is that many places from the target, among those nearer than 5 cm, the dead left out; nobody if they are fewer. By ruling, not after an automatic failure.',
      fr: 'Un tir ou un sort raté de tant de points frappe le combattant de ce rang en partant de la cible, parmi ceux à moins de 5 cm, morts exclus ; personne s’ils sont moins nombreux. Selon la lecture, pas après un échec automatique.',
    },
  }),
  rule('SCAT-2', {
    kind: 'dice',
    from: ['S'],
    felt: SCATTERING,
    title: { en: 'Equal distances', fr: 'Distances égales' },
    text: {
      en: 'Among several at the distance of that place, chance decides.',
      fr: 'Entre plusieurs combattants à la distance de ce rang, le hasard décide.',
    },
  }),
  rule('SCAT-3', {
    kind: 'computed',
    from: ['A'],
    felt: SCATTERING,
    title: { en: 'What it does to him', fr: 'Effet sur lui' },
    text: {
      en: 'He cannot dodge; he takes the damage that the target would have taken, never a special effect.',
      fr: 'Il ne peut pas esquiver ; il subit les dégâts qu’aurait subis la cible, jamais d’effet spécial.',
    },
  }),
  rule('SCAT-4', {
    kind: 'computed',
    from: ['A'],
    felt: SCATTERING,
    title: { en: 'After a dodge', fr: 'Après une esquive' },
    text: {
      en: 'A shot that is dodged strikes nobody else; by ruling it strikes whoever is nearest.',
      fr: 'Un tir esquivé ne frappe personne d’autre ; selon la lecture, il frappe le plus proche.',
    },
  }),
]);
