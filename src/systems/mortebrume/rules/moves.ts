import { rule, section } from './entry.ts';

const INTERCEPTIONS = ['interception'];
const DISENGAGEMENTS = ['disengagement'];
const PASSAGES = [...INTERCEPTIONS, ...DISENGAGEMENTS];
const DEFENCES = ['defence'];

/** MB-INT and MB-PRIV: attacks on who moves by. */
export const INTERCEPTING = section({ en: 'Interception', fr: 'Interception' }, [
  rule('INT-1', {
    kind: 'sequence',
    from: ['S'],
    felt: PASSAGES,
    title: { en: 'When', fr: 'Quand' },
    text: {
      en: 'Interceptions are declared once the mover has told where he goes, before the model moves.',
      fr: 'Les interceptions s’annoncent quand le combattant a dit où il va, avant de déplacer la figurine.',
    },
  }),
  rule('INT-2', {
    kind: 'computed',
    from: ['S'],
    felt: PASSAGES,
    title: { en: 'Who', fr: 'Qui' },
    text: {
      en: 'Who is conscious, free, neither activated nor stunned, and sees the mover before he moves.',
      fr: 'Qui est conscient, libre, ni activé ni étourdi, et voit le combattant avant qu’il se déplace.',
    },
  }),
  rule('INT-3', {
    kind: 'computed',
    from: ['S'],
    felt: INTERCEPTIONS,
    title: { en: 'Within reach', fr: 'À portée' },
    text: {
      en: 'The mover must move, if only turn, and come within reach of the weapon or spell without the interceptor moving; else the interceptor is not activated.',
      fr: 'Le combattant doit bouger, ne serait-ce que pivoter, et venir à portée de l’arme ou du sort sans que l’intercepteur bouge ; sinon, l’intercepteur n’est pas activé.',
    },
  }),
  rule('INT-4', {
    kind: 'sequence',
    from: ['S'],
    felt: INTERCEPTIONS,
    title: { en: 'Order', fr: 'Ordre' },
    text: {
      en: 'Whose reach the path enters first comes first, then whom it passes nearest, then the list. Each attacks where he chooses on the part of the path within his reach.',
      fr: 'D’abord celui à portée duquel le trajet arrive en premier, puis le plus proche, puis la liste. Chacun attaque où il veut sur la partie du trajet à sa portée.',
    },
  }),
  rule('INT-5', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: PASSAGES,
    title: { en: 'The attack', fr: 'L’attaque' },
    text: {
      en: 'An ordinary attack in the interceptor’s own mode, which the mover answers as usual. For shots and spells he has moved.',
      fr: 'Une attaque ordinaire dans le mode de l’intercepteur, à laquelle le combattant répond comme d’ordinaire. Pour un tir ou un sort, il a bougé.',
    },
  }),
  rule('INT-6', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: PASSAGES,
    title: { en: 'Going on', fr: 'Continuer' },
    text: {
      en: 'The mover goes on after an attack that he dodged or that missed; by ruling also after a tie or a pass that he won, or whenever he is conscious. Stunned he never does. Later interceptors act only if he goes on.',
      fr: 'Le combattant continue après une attaque esquivée ou ratée ; selon la lecture, aussi après une égalité ou une passe gagnée, ou tant qu’il est conscient. Étourdi, jamais. Les intercepteurs suivants n’agissent que s’il continue.',
    },
  }),
  rule('INT-7', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: INTERCEPTIONS,
    title: { en: 'Arrival', fr: 'Arrivée' },
    text: {
      en: 'Who arrives is activated and attacks his target, in his own mode; one that has fallen on the way only to kill.',
      fr: 'Qui arrive est activé et attaque sa cible, dans son propre mode ; une cible tombée en chemin, seulement pour achever.',
    },
  }),
  rule('PRIV-1', {
    kind: 'sequence',
    from: ['S'],
    felt: INTERCEPTIONS,
    title: { en: 'Privilege of the attacker', fr: 'Privilège de l’attaquant' },
    text: {
      en: 'Hand to hand, whom the mover is about to attack cannot intercept him.',
      fr: 'Au corps à corps, celui que le combattant va attaquer ne peut pas l’intercepter.',
    },
  }),
  rule('PRIV-2', {
    kind: 'sequence',
    from: ['S'],
    felt: INTERCEPTIONS,
    title: { en: 'Exceptions', fr: 'Exceptions' },
    text: {
      en: 'He can when the attacker moves away from him inside his zone, or leaves the attack angle.',
      fr: 'Il le peut si l’attaquant s’éloigne de lui dans sa zone, ou quitte son angle d’attaque.',
    },
  }),
]);

/** MB-DIS: leaving the zone of enemies. */
export const DISENGAGING = section({ en: 'Disengagement', fr: 'Désengagement' }, [
  rule('DIS-1', {
    kind: 'computed',
    from: ['S'],
    felt: DISENGAGEMENTS,
    title: { en: 'Leaving a zone', fr: 'Quitter une zone' },
    text: {
      en: 'A move that begins within 4 cm of an enemy and ends farther away lets him intercept.',
      fr: 'Un déplacement qui commence à 4 cm ou moins d’un adversaire et finit plus loin lui permet d’intercepter.',
    },
  }),
  rule('DIS-2', {
    kind: 'sequence',
    from: ['S'],
    felt: DISENGAGEMENTS,
    title: { en: 'Not from behind', fr: 'Pas dans le dos' },
    text: {
      en: 'Leaving an enemy from behind, or one who shoots or casts, is no disengagement.',
      fr: 'Quitter un adversaire par derrière, ou un adversaire qui tire ou lance un sort, n’est pas un désengagement.',
    },
  }),
  rule('DIS-3', {
    kind: 'sequence',
    from: ['S'],
    felt: DISENGAGEMENTS,
    title: { en: 'Order', fr: 'Ordre' },
    text: {
      en: 'The nearest enemy first, then the list; who is held stays where he was.',
      fr: 'L’adversaire le plus proche d’abord, puis la liste ; qui est retenu reste où il était.',
    },
  }),
]);

/** MB-DEF: coming between attacker and target. */
export const DEFENDING = section({ en: 'Defence of a companion', fr: 'Défense d’un compagnon' }, [
  rule('DEF-1', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: DEFENCES,
    title: { en: 'Who defends', fr: 'Qui défend' },
    text: {
      en: 'Against an attack hand to hand: somebody conscious, free, neither activated nor stunned, who sees the attacker and can end beside his friend within striking distance. Else the target is attacked as if nobody defended.',
      fr: 'Contre une attaque au corps à corps : un combattant conscient, libre, ni activé ni étourdi, qui voit l’attaquant et peut finir contre son ami à distance de frappe. Sinon, la cible est attaquée comme si personne ne défendait.',
    },
  }),
  rule('DEF-2', {
    kind: 'computed',
    from: ['S'],
    felt: DEFENCES,
    title: { en: 'In time', fr: 'À temps' },
    text: {
      en: 'He comes in time when he has no farther to go than the attacker; then the attacker fights him in place of the target.',
      fr: 'Il arrive à temps s’il n’a pas plus de chemin à faire que l’attaquant ; l’attaquant se bat alors contre lui au lieu de la cible.',
    },
  }),
  rule('DEF-3', {
    kind: 'sequence',
    from: ['S'],
    felt: DEFENCES,
    title: { en: 'Too late', fr: 'Trop tard' },
    text: {
      en: 'Otherwise he has finished his turn, and the target is attacked.',
      fr: 'Sinon, il a terminé son tour, et la cible est attaquée.',
    },
  }),
  rule('DEF-4', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: DEFENCES,
    title: { en: 'Dodging past', fr: 'Contourner' },
    text: {
      en: 'The attacker may dodge past: the defender attacks, and he must dodge. If he succeeds or the attack fails he strikes the target; if not he takes the damage and his attack is over. Who cannot dodge fights. By ruling no roll is needed.',
      fr: 'L’attaquant peut contourner : le défenseur attaque, et il doit esquiver. S’il réussit ou si l’attaque échoue, il frappe la cible ; sinon, il subit les dégâts et son attaque est finie. Qui ne peut esquiver se bat. Selon la lecture, aucun jet n’est nécessaire.',
    },
  }),
  rule('DEF-5', {
    kind: 'sequence',
    from: ['A'],
    felt: [],
    title: { en: 'Activation', fr: 'Activation' },
    text: {
      en: 'Who defends is activated, in time or not. Nothing that is counted comes after it.',
      fr: 'Qui défend est activé, à temps ou non. Rien de ce qui est compté ne vient ensuite.',
    },
  }),
]);
