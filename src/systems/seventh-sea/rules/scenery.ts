import { rule, section } from './entry.ts';
import { FIGHTS } from './felt.ts';

/** SS-MOVE, SS-SURP: levels of the scenery, and surprise. */
export const SCENERY = section({ en: 'Movement and surprise', fr: 'Mouvement et surprise' }, [
  rule('MOVE-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['move', ...FIGHTS],
    title: { en: 'Levels of the scenery', fr: 'Niveaux du décor' },
    text: {
      en: 'On one level, or one down, a move goes with another action; up, or further down, it costs an action die. A fall rolls a damage die for each level.',
      fr: 'Sur un même niveau, ou un plus bas, se déplacer accompagne une autre action ; plus haut, ou de plus d’un niveau vers le bas, cela coûte un dé d’action. Une chute lance un dé de dommages par niveau.',
    },
  }),
  rule('SURP-1', {
    kind: 'dice',
    from: ['S'],
    felt: ['surprise'],
    title: { en: 'Taking by surprise', fr: 'Surprendre' },
    text: {
      en: 'Finesse with stealth or ambush opposes Wits with ambush.',
      fr: 'Dextérité et Déplacement silencieux ou Guet-apens s’opposent à Esprit et Guet-apens.',
    },
  }),
  rule('SURP-2', {
    kind: 'sequence',
    from: ['S'],
    felt: FIGHTS,
    title: { en: 'Surprised', fr: 'Surpris' },
    text: {
      en: 'Who is surprised neither acts nor defends himself for a round, and is hit at 5.',
      fr: 'Qui est surpris n’agit ni ne se défend pendant un tour, et on le touche à 5.',
    },
  }),
]);
