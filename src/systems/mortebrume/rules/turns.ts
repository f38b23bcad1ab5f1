import { rule, section } from './entry.ts';
import { SEVERAL_ATTACKS, SWEEPING } from './felt.ts';

const FIGHTS = ['duel', 'skirmish'];

/** MB-TURN: how a turn goes. */
export const TURNS = section({ en: 'The turn', fr: 'Le tour' }, [
  rule('TURN-1', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'Course of a turn', fr: 'Déroulement du tour' },
    text: {
      en: 'Morale if it is asked for, initiative, activations one after the other (a combined group counts as one), end of the turn.',
      fr: 'Le moral s’il est demandé, l’initiative, les activations l’une après l’autre (un groupe combiné compte pour une), la fin du tour.',
    },
  }),
  rule('TURN-2', {
    kind: 'dice',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'Initiative', fr: 'Initiative' },
    text: {
      en: 'The champion of each side rolls his will, the first-listed side first; the higher total acts first, automatic failures notwithstanding, and a coin decides between equals (1: first-listed side). By ruling a coin alone decides, the first-listed side always begins, or the sides alternate.',
      fr: 'Le champion de chaque camp jette sa volonté, le premier camp cité d’abord ; le total le plus élevé agit d’abord, sans égard aux échecs automatiques, et l’égalité se joue à pile ou face (1 : premier camp cité). Selon la lecture, pile ou face suffit, le premier camp cité commence toujours, ou les camps alternent.',
    },
  }),
  rule('TURN-3', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'One action', fr: 'Une action' },
    text: {
      en: 'What a model means to do is told before it moves, and it does one thing a turn: a charge, a preparation, picking up or passing an object is the action of the turn.',
      fr: 'On annonce ce qu’une figurine va faire avant de la déplacer, et elle fait une chose par tour : une charge, une préparation, ramasser ou passer un objet est l’action du tour.',
    },
  }),
  rule('TURN-4', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: [...SEVERAL_ATTACKS, 'spell'],
    title: { en: 'Activated', fr: 'Activé' },
    text: {
      en: 'An activated fighter acts no more this turn, and neither intercepts nor defends; he may still pass. A weapon pass activates both, a dodge nobody; rulings change each of these.',
      fr: 'Un combattant activé n’agit plus ce tour, n’intercepte pas et ne défend pas ; il peut encore faire une passe d’armes. Une passe active les deux, une esquive personne ; des lectures changent chacun de ces points.',
    },
  }),
  rule('TURN-5', {
    kind: 'sequence',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'Finished', fr: 'Tour terminé' },
    text: {
      en: 'Who dominates may use what is left of his movement; who loses a pass, is stunned or falls has finished his turn.',
      fr: 'Qui domine peut utiliser le reste de son déplacement ; qui perd une passe, est étourdi ou tombe a terminé son tour.',
    },
  }),
  rule('TURN-6', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: ['duel', 'skirmish', 'spell'],
    title: { en: 'End of the turn', fr: 'Fin du tour' },
    text: {
      en: 'Stunned and activated fighters recover, hindered ones dodge again; bonuses of breakthrough and morale, and the destiny point of morale, are gone.',
      fr: 'Les étourdis et les activés se remettent, les gênés esquivent de nouveau ; les bonus de percée et de moral, et le point de destinée du moral, disparaissent.',
    },
  }),
  rule('TURN-7', {
    kind: 'computed',
    from: ['S'],
    felt: ['charge', 'jump', 'climb'],
    title: { en: 'Moves', fr: 'Déplacements' },
    text: {
      en: 'A simple move goes as far as the movement, a double move twice as far.',
      fr: 'Un déplacement simple va jusqu’au déplacement du profil, un double deux fois plus loin.',
    },
  }),
]);
