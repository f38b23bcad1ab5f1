import { BLOWS, FIGHTS, PHASES, rule, section, WOUNDS } from './entry.ts';

/** MH-INJ, MH-DWN: injury dice, and men on the ground. */
export const INJURIES = section({ en: 'Injuries and the fallen', fr: 'Dégâts et hommes au sol' }, [
  rule('INJ-1', {
    kind: 'sequence',
    from: ['P'],
    felt: WOUNDS,
    title: { en: 'How injury dice are earned', fr: 'Combien de dés de dégâts' },
    text: {
      en: 'The unsaved wounds of a batch are taken off one at a time in order of attack, a critical as two. The one that takes the last W and each after it earns a die; at 0 W every wound does.',
      fr: 'Les blessures non sauvegardées d’une série se retirent une à une dans l’ordre des attaques, un critique comptant deux. Celle qui prend le dernier PV et chaque suivante valent un dé ; à 0 PV, chaque blessure en vaut un.',
    },
  }),
  rule('INJ-2', {
    kind: 'sequence',
    from: ['S'],
    felt: WOUNDS,
    title: { en: 'Or one die for all', fr: 'Ou un dé pour tous' },
    text: {
      en: 'Under `injury-dice: single` only the first of these dice is rolled, with concussion and bonus of its own blow.',
      fr: 'Sous `injury-dice: single`, seul le premier de ces dés est jeté, avec la commotion et le bonus de son coup.',
    },
  }),
  rule('INJ-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: WOUNDS,
    title: { en: 'Injury', fr: 'Dégâts' },
    text: {
      en: 'A die, +2 from a critical of 5 or more, +1 from `strike-to-injure` in close combat: up to 2 knocked down, 3–4 stunned, 5 and more out of action. `hard-to-kill` is stunned up to 5, `true-grit` knocked down up to 3 and stunned up to 5. Clubs, maces, hammers and staffs leave only a 1 as knocked down and stun on what else would be, except a `hard-head`.',
      fr: 'Un dé, +2 après un critique de 5 ou plus, +1 avec `strike-to-injure` au corps à corps : jusqu’à 2 à terre, 3–4 sonné, 5 et plus hors de combat. `hard-to-kill` est sonné jusqu’à 5, `true-grit` à terre jusqu’à 3 et sonné jusqu’à 5. Gourdins, masses, marteaux et bâtons ne mettent à terre que sur 1 et sonnent là où ils l’auraient fait au-delà, sauf un `hard-head`.',
    },
  }),
  rule('INJ-4', {
    kind: 'computed',
    from: ['P'],
    felt: WOUNDS,
    title: { en: 'The worst die counts', fr: 'Le pire dé compte' },
    text: {
      en: 'Of several injury dice: out of action before stunned, stunned before knocked down.',
      fr: 'De plusieurs dés de dégâts : hors de combat avant sonné, sonné avant à terre.',
    },
  }),
  rule('INJ-5', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: WOUNDS,
    title: { en: 'Helmets and hard men', fr: 'Casques et durs à cuire' },
    text: {
      en: 'Then in this order. `no-pain`: stunned becomes knocked down. Helmet: stunned becomes knocked down on 4+, with `thick-skull` on 3+, with both on 2+; once, or for each die under `helmet-roll: each-die`. `jump-up`: a knocked down straight from the dice is ignored, he stands with 0 W.',
      fr: 'Puis dans cet ordre. `no-pain` : sonné devient à terre. Casque : sonné devient à terre sur 4+, avec `thick-skull` sur 3+, avec les deux sur 2+ ; une fois, ou pour chaque dé sous `helmet-roll: each-die`. `jump-up` : un à terre sorti tel quel des dés est ignoré, il reste debout avec 0 PV.',
    },
  }),
  rule('INJ-6', {
    kind: 'sequence',
    from: ['A'],
    felt: WOUNDS,
    title: { en: 'Wounded on the ground', fr: 'Blessé au sol' },
    text: {
      en: 'Of old and new state the worse one holds. A man on the ground who is wounded by a shot or a fall rolls for injury like any other (`injury-roll`), or is out (`out-of-action`).',
      fr: 'De l’ancien état et du nouveau, le pire vaut. Un homme au sol blessé par un tir ou une chute jette ses dégâts comme tout autre (`injury-roll`), ou est hors de combat (`out-of-action`).',
    },
  }),
  rule('INJ-7', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: [...PHASES, 'shooting'],
    title: { en: 'What the states mean', fr: 'Ce que veulent dire les états' },
    text: {
      en: 'Out of action leaves the game. Knocked down or stunned, one neither strikes nor shoots, and frenzy is over for good.',
      fr: 'Hors de combat quitte le jeu. À terre ou sonné, on ne frappe ni ne tire, et la frénésie est finie pour de bon.',
    },
  }),
  rule('DWN-1', {
    kind: 'dice',
    from: ['S', 'P', 'A'],
    felt: BLOWS,
    title: { en: 'Striking a knocked-down man', fr: 'Frapper un homme à terre' },
    text: {
      en: 'Every attack hits (`downed-hit: rolled` rolls to hit, without a parry), then wounds and is saved as usual. The first unsaved wound puts him out of action whatever his W, and ends the batch: 1 wound counted, 2 for a critical, if `critical-on-downed` lets it be one.',
      fr: 'Chaque attaque touche (`downed-hit: rolled` jette pour toucher, sans parade), puis blesse et se sauvegarde comme d’habitude. La première blessure non sauvegardée le met hors de combat quels que soient ses PV, et achève la série : 1 blessure comptée, 2 pour un critique, si `critical-on-downed` l’admet.',
    },
  }),
  rule('DWN-2', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: BLOWS,
    title: { en: 'Striking a stunned man', fr: 'Frapper un homme sonné' },
    text: {
      en: 'He is out of action without a die (`out-of-action`), or struck like a knocked-down man (`as-knocked-down`).',
      fr: 'Il est hors de combat sans jet (`out-of-action`), ou frappé comme un homme à terre (`as-knocked-down`).',
    },
  }),
  rule('DWN-3', {
    kind: 'computed',
    from: ['P'],
    felt: BLOWS,
    title: { en: 'No parry on the ground', fr: 'Pas de parade au sol' },
    text: {
      en: 'Knocked down or stunned, nobody parries.',
      fr: 'À terre ou sonné, nul ne pare.',
    },
  }),
  rule('DWN-4', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: BLOWS,
    title: { en: 'Flooring and finishing', fr: 'Abattre et achever' },
    text: {
      en: '`same-warrior-chain: forbidden`: all blows of one warrior at one man in a phase meet the state that he had before, and whom his crossbow pistol floored he strikes as if standing, unparried; a warrior who strikes later may finish him. `allowed`: each blow is played out and the next meets what it left.',
      fr: '`same-warrior-chain: forbidden` : tous les coups d’un guerrier sur un homme dans une phase affrontent son état d’avant, et celui que son arbalète de poing a abattu est frappé comme debout, sans parade ; un guerrier qui frappe plus tard peut l’achever. `allowed` : chaque coup se joue jusqu’au bout et le suivant affronte ce qu’il en reste.',
    },
  }),
  rule('DWN-5', {
    kind: 'sequence',
    from: ['P', 'A'],
    felt: FIGHTS,
    title: { en: 'Leaving a combat', fr: 'Quitter un combat' },
    text: {
      en: 'In contact with an enemy on his feet nobody walks away or flees of his own will. In a `skirmish`, he whose enemies in contact are all down may in his own turn, by `enemies-down`: `stay`; `charge` the nearest standing enemy who is not in contact with him (MH-SKI-2), whatever his stance; or `leave`, that is charge or move as his stance has it, with stance `hold` M back to his own end, if that takes him an inch off. Whoever is left in contact with nobody begins a new combat next (MH-ORD-6).',
      fr: 'Au contact d’un ennemi debout, nul ne s’éloigne ni ne fuit de son gré. Dans un `skirmish`, celui dont tous les ennemis au contact sont au sol peut à son tour, selon `enemies-down` : rester (`stay`) ; charger (`charge`) l’ennemi debout le plus proche qui n’est pas à son contact (MH-SKI-2), quelle que soit sa posture ; ou partir (`leave`), c’est-à-dire charger ou bouger selon sa posture, et avec `hold` reculer de M vers son bord, si cela l’éloigne d’un pas. Qui n’est plus au contact de personne commence ensuite un nouveau combat (MH-ORD-6).',
    },
  }),
]);
