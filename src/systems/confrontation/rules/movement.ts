import { rule, section } from './entry.ts';

/** CF-MOVE: what may be announced, and how far it goes. */
export const MOVEMENT = section({ en: 'Movement', fr: 'Mouvement' }, [
  rule('MOVE-1', {
    kind: 'computed',
    from: ['C'],
    felt: ['action'],
    title: { en: 'Walk', fr: 'Marche' },
    text: {
      en: 'Goes up to the movement value. Open to whoever touches no enemy, and to whoever has just disengaged.',
      fr: 'Va jusqu’à la valeur de mouvement. Ouverte à qui ne touche aucun ennemi, et à qui vient de se désengager.',
    },
  }),
  rule('MOVE-2', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['action'],
    title: { en: 'Run', fr: 'Course' },
    text: {
      en: 'Goes up to twice the movement value; only for a fighter who touches no enemy when he is activated.',
      fr: 'Va jusqu’au double de la valeur de mouvement ; seulement pour qui ne touche aucun ennemi à son activation.',
    },
  }),
  rule('MOVE-3', {
    kind: 'computed',
    from: ['C'],
    felt: ['action', 'assault', 'dive-charge'],
    title: { en: 'Charge', fr: 'Charge' },
    text: {
      en: 'Goes up to twice the movement value and has to end in contact. The charger touches no enemy when he is activated and sees his target, at least in part, before he moves (by ruling, sight is not needed).',
      fr: 'Va jusqu’au double de la valeur de mouvement et doit finir au contact. Le chargeur ne touche aucun ennemi à son activation et voit sa cible, au moins en partie, avant de bouger (selon la lecture, la vue n’est pas requise).',
    },
  }),
  rule('MOVE-4', {
    kind: 'computed',
    from: ['C'],
    felt: ['action', 'assault'],
    title: { en: 'Engagement of a free fighter', fr: 'Engagement d’un combattant libre' },
    text: {
      en: 'Goes up to twice the movement value, has to end in contact, needs no sight and weakens nobody.',
      fr: 'Va jusqu’au double de la valeur de mouvement, doit finir au contact, n’exige pas de voir et n’affaiblit personne.',
    },
  }),
  rule('MOVE-5', {
    kind: 'computed',
    from: ['C'],
    felt: ['action'],
    title: { en: 'Engagement after disengaging', fr: 'Engagement après un désengagement' },
    text: {
      en: 'Whoever has disengaged may engage an enemy within his plain movement value.',
      fr: 'Qui s’est désengagé peut engager un ennemi à portée de sa valeur de mouvement simple.',
    },
  }),
  rule('MOVE-6', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['action', 'movement'],
    title: { en: 'Cover move', fr: 'Déplacement à couvert' },
    text: {
      en: 'Goes up to the movement value of a fighter who touches no enemy; by ruling, and in the revised edition, only on the ground and without a change of level.',
      fr: 'Va jusqu’à la valeur de mouvement d’un combattant qui ne touche aucun ennemi ; selon l’arbitrage, et dans l’édition révisée, seulement au sol et sans changer de niveau.',
    },
  }),
  rule('MOVE-7', {
    kind: 'computed',
    from: ['C', 'A'],
    felt: ['action', 'melee', 'movement'],
    title: { en: 'Pursuit', fr: 'Poursuite' },
    text: {
      en: 'In the combat phase: half the movement value, a begun centimetre counting whole.',
      fr: 'En phase de combat : la moitié de la valeur de mouvement, un centimètre entamé comptant entier.',
    },
  }),
  rule('MOVE-8', {
    kind: 'sequence',
    from: ['C'],
    felt: ['action'],
    title: { en: 'Classes of actions', fr: 'Classes d’actions' },
    text: {
      en: 'Revised edition: a walk combines with a shot, a spell or a miracle; run, charge, engagement and cover move combine with nothing.',
      fr: 'Édition révisée : une marche se combine avec un tir, un sort ou un miracle ; course, charge, engagement et déplacement à couvert ne se combinent avec rien.',
    },
  }),
  rule('MOVE-9', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: ['action'],
    title: { en: 'One walk', fr: 'Une seule marche' },
    text: {
      en: 'A fighter walks once in a speaking turn, in one piece.',
      fr: 'Un combattant marche une fois par tour de parole, d’une traite.',
    },
  }),
  rule('MOVE-10', {
    kind: 'sequence',
    from: ['C'],
    felt: ['action'],
    title: { en: 'Contact has to be announced', fr: 'Le contact s’annonce' },
    text: {
      en: 'Only a charge or an engagement ends in contact, and either must; a walk, run or cover move never does.',
      fr: 'Seuls la charge et l’engagement finissent au contact, et y sont tenus ; marche, course et déplacement à couvert, jamais.',
    },
  }),
  rule('MOVE-11', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Facing', fr: 'Orientation' },
    text: {
      en: 'At the end of a walk or run the fighter faces where he likes.',
      fr: 'À la fin d’une marche ou d’une course, le combattant s’oriente comme il veut.',
    },
  }),
  rule('MOVE-12', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Declared before it is measured', fr: 'Annoncé avant d’être mesuré' },
    text: {
      en: 'The action and its aim, a point or the edge of an enemy’s base, are declared before measuring. One may go less far, but for an assault that falls short.',
      fr: 'L’action et son but, un point ou le bord du socle d’un ennemi, s’annoncent avant de mesurer. On peut aller moins loin, sauf un assaut trop court.',
    },
  }),
  rule('MOVE-13', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Nobody walks through others', fr: 'On ne traverse pas les autres' },
    text: {
      en: 'Friends and enemies block the way, but friends activated in the same speaking turn; in the revised edition only those who touch no enemy.',
      fr: 'Amis et ennemis barrent le passage, sauf les amis activés dans le même tour de parole ; dans l’édition révisée, seulement ceux qui ne touchent aucun ennemi.',
    },
  }),
  rule('MOVE-14', {
    kind: 'sequence',
    from: ['C'],
    felt: [],
    title: { en: 'Gaps and turning', fr: 'Passages et rotations' },
    text: {
      en: 'Revised edition: a base passes no gap narrower than itself, scenery costs by size, and turning on the spot is a movement, open to whoever can move at all.',
      fr: 'Édition révisée : un socle ne passe pas par plus étroit que lui, le décor coûte selon la taille, et pivoter sur place est un mouvement, ouvert à qui peut bouger.',
    },
  }),
  rule('MOVE-15', {
    kind: 'computed',
    from: ['C'],
    felt: ['action'],
    title: { en: 'What forbids an action', fr: 'Ce qui interdit une action' },
    text: {
      en: 'Whoever was assaulted in this activation phase and is in contact does nothing in it. Otherwise: no charge, run or cover move in contact or after disengaging; no walk or engagement in contact without having disengaged. A pursuit, in the combat phase, only must not change level.',
      fr: 'Qui a été assailli dans cette phase d’activation et reste au contact n’y fait rien. Sinon : ni charge, ni course, ni déplacement à couvert au contact ou après un désengagement ; ni marche ni engagement au contact sans s’être désengagé. À une poursuite, dans la phase de combat, seul un changement de niveau est interdit.',
    },
  }),
  rule('MOVE-16', {
    kind: 'sequence',
    from: ['C', 'A'],
    felt: ['shooting'],
    title: { en: 'Protection of a cover move', fr: 'Protection du déplacement à couvert' },
    text: {
      en: 'By ruling, and in the revised edition: shots at him have difficulty +2 until he is activated in the next turn.',
      fr: 'Selon la lecture, et dans l’édition révisée : les tirs contre lui ont une difficulté de +2 jusqu’à son activation au tour suivant.',
    },
  }),
]);
