import { rule, section } from './entry.ts';
import { CHARGES, FIGHTS } from './players.ts';

/** CF-TURN and CF-MNT: the turn, and how fights end. */
export const TURN = section({ en: 'Turn', fr: 'Tour' }, [
  rule('TURN-1', {
    kind: 'sequence',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'Phases', fr: 'Phases' },
    text: {
      en: 'Tactics, activation, combat, maintenance.',
      fr: 'Tactique, activation, combat, entretien.',
    },
  }),
  rule('TURN-2', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: ['melee'],
    title: { en: 'Tactical roll', fr: 'Jet tactique' },
    text: {
      en: 'Each turn of a melee, an opposed test of the highest DIS present on each side, nothing counting as 0 and wounds not counting. The winner separates the melees and designates the first combat.',
      fr: 'À chaque tour d’une mêlée, un test d’opposition des plus hautes DIS présentes dans chaque camp, une absence comptant 0 et les blessures ne comptant pas. Le vainqueur sépare les mêlées et désigne le premier combat.',
    },
  }),
  rule('TURN-3', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: CHARGES,
    title: { en: 'Activation', fr: 'Activation' },
    text: {
      en: 'First all assaults, by speaking turn and then as listed; then attempts to leave contact, side by side in list order.',
      fr: 'D’abord tous les assauts, par tour de parole puis dans l’ordre de la liste ; puis les désengagements, camp par camp dans l’ordre de la liste.',
    },
  }),
  rule('TURN-4', {
    kind: 'sequence',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'Combat phase', fr: 'Phase de combat' },
    text: {
      en: 'Melees are separated into combats; each is fought out: dice, initiative, exchanges with their wounds, then pursuits.',
      fr: 'Les mêlées sont séparées en combats ; chacun est livré : dés, initiative, échanges et leurs blessures, puis poursuites.',
    },
  }),
  rule('TURN-5', {
    kind: 'sequence',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'The next turn', fr: 'Le tour suivant' },
    text: {
      en: 'After maintenance the next turn begins, unless the fight is over.',
      fr: 'Après l’entretien, le tour suivant commence, sauf si le combat est fini.',
    },
  }),
  rule('TURN-6', {
    kind: 'sequence',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'End of a fight', fr: 'Fin d’un combat' },
    text: {
      en: 'After activation and after maintenance: the fight ends when a side has nobody left on the field. If all of one side alone are dead or have fled, the other wins; otherwise, and at the cap of turns, it is a draw (by ruling, whoever has left counts as beaten too).',
      fr: 'Après l’activation et après l’entretien : le combat finit quand un camp n’a plus personne sur le terrain. Si tous ceux d’un seul camp sont morts ou en fuite, l’autre gagne ; sinon, et à la limite de tours, c’est nul (selon la lecture, qui est parti compte aussi comme battu).',
    },
  }),
  rule('MNT-1', {
    kind: 'sequence',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'The doomed', fr: 'Les condamnés' },
    text: {
      en: 'Fierce fighters who fought on after their death are removed.',
      fr: 'Les acharnés qui se battaient encore après leur mort sont retirés.',
    },
  }),
  rule('MNT-2', {
    kind: 'dice',
    from: ['P'],
    felt: FIGHTS,
    title: { en: 'Regeneration', fr: 'Régénération' },
    text: {
      en: 'Then the wounded regenerate, side by side in list order.',
      fr: 'Puis les blessés se régénèrent, camp par camp dans l’ordre de la liste.',
    },
  }),
  rule('MNT-3', {
    kind: 'sequence',
    from: ['C', 'P'],
    felt: FIGHTS,
    title: { en: 'What ends', fr: 'Ce qui finit' },
    text: {
      en: 'Nobody is stunned, charged, forced into defence, bound by fury or borne by a dive any longer.',
      fr: 'Plus personne n’est sonné, chargé, contraint à la défense, lié par la furie ou porté par un piqué.',
    },
  }),
]);
