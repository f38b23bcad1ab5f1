import { FIGHTS, PHASES, rule, section } from './entry.ts';

/** MH-ORD: who strikes when, and with whom one is in contact. */
export const ORDER = section({ en: 'Close combat: order of striking', fr: 'Corps à corps : ordre des coups' }, [
  rule('ORD-1', {
    kind: 'sequence',
    from: ['S', 'P'],
    felt: PHASES,
    title: { en: 'Who strikes', fr: 'Qui frappe' },
    text: {
      en: 'Strikers and their order are settled when the phase begins: everybody who stands, is not stupid and has an enemy still in play in contact. Who is not on his feet when his moment comes loses his blows.',
      fr: 'Les frappeurs et leur ordre sont fixés au début de la phase : quiconque est debout, non hébété et au contact d’un ennemi encore en jeu. Qui n’est plus debout à son moment perd ses coups.',
    },
  }),
  rule('ORD-2', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: PHASES,
    title: { en: 'First, as usual, last', fr: 'D’abord, comme d’habitude, en dernier' },
    text: {
      en: 'In this order: those who charged this turn, have a spear in their first round, or were charged and have `lightning-reflexes`, and the extra blow of a steel-whip whose bearer was charged; all others; `double-handed` weapons, charging or not, unless `strongman`; those who stood up this turn. If several apply, standing up counts before the double-handed weapon, and that before striking first. Who is first by his reflexes alone strikes those who charged, as long as one of them stands. Who strikes first anyway adds that extra blow to his others. What his whip does to a man does not help his other blows at him (MH-DWN-4). `stood-up-strike: normal` drops the last group.',
      fr: 'Dans cet ordre : qui a chargé ce tour-ci, a une lance d’infanterie à son premier tour, ou a été chargé et a `lightning-reflexes`, et le coup supplémentaire d’un fouet d’acier dont le porteur a été chargé ; tous les autres ; les armes à deux mains `double-handed`, en charge ou non, sauf `strongman` ; qui s’est relevé ce tour-ci. Si plusieurs valent, s’être relevé prime sur l’arme à deux mains, et celle-ci sur la frappe en premier. Qui n’est premier que par ses réflexes frappe ceux qui ont chargé, tant que l’un d’eux est debout. Qui frappe d’abord de toute façon joint ce coup à ses autres. Ce que son fouet fait à un homme n’aide pas ses autres coups contre lui (MH-DWN-4). `stood-up-strike: normal` supprime le dernier groupe.',
    },
  }),
  rule('ORD-3', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: PHASES,
    title: { en: 'By Initiative', fr: 'Par Initiative' },
    text: {
      en: 'Within such a group the greater Initiative strikes first; an ithilmar weapon in hand adds 1. `strike-first-tie` may put chargers before spears and whips, or these before chargers, whatever their Initiative; `lightning-reflexes` count as a charge here.',
      fr: 'Dans un tel groupe, la plus grande Initiative frappe d’abord ; une arme d’ithilmar en main ajoute 1. `strike-first-tie` peut placer les chargeurs avant les lances et les fouets, ou l’inverse, quelle que soit l’Initiative ; `lightning-reflexes` y compte comme une charge.',
    },
  }),
  rule('ORD-4', {
    kind: 'dice',
    from: ['P', 'A'],
    felt: PHASES,
    title: { en: 'Equal Initiative', fr: 'Initiative égale' },
    text: {
      en: 'The tied strike in a random order drawn anew each round (`roll-each-round`), or in one drawn for all fighters before the fight (`roll-once`); or the side whose turn it is goes first, then list order (`active-side-first`); or the greater WS, then at random (`weapon-skill`).',
      fr: 'Les ex æquo frappent dans un ordre tiré au sort à chaque tour (`roll-each-round`), ou tiré une fois pour tous avant le combat (`roll-once`) ; ou le camp dont c’est le tour d’abord, puis l’ordre de la liste (`active-side-first`) ; ou la plus grande CC, puis au sort (`weapon-skill`).',
    },
  }),
  rule('ORD-5', {
    kind: 'sequence',
    from: ['P'],
    felt: PHASES,
    title: { en: 'Crossbow pistols come first', fr: 'Les arbalètes de poing d’abord' },
    text: {
      en: 'In their owners’ first round crossbow pistols are shot in list order before any blow (MH-ATK-8).',
      fr: 'Au premier tour de leurs porteurs, les arbalètes de poing tirent dans l’ordre de la liste avant tout coup (MH-ATK-8).',
    },
  }),
  rule('ORD-6', {
    kind: 'sequence',
    from: ['A'],
    felt: FIGHTS,
    title: { en: 'A fighter’s first round', fr: 'Le premier tour d’un combattant' },
    text: {
      en: 'It is his own: the first close-combat phase in which he is in contact since he last was in none, whether he strikes in it or not.',
      fr: 'C’est le sien : la première phase de corps à corps où il est au contact depuis qu’il ne l’était plus, qu’il y frappe ou non.',
    },
  }),
  rule('ORD-7', {
    kind: 'computed',
    from: ['A'],
    felt: ['melee'],
    title: { en: 'Contact', fr: 'Contact' },
    text: {
      en: '`contact: all`: everyone in play touches every enemy in play. `paired`: each round anew, number i of the longer side (the first, if equal) meets number i of the shorter one, counted round and round; a new pair brings no charge.',
      fr: '`contact: all` : chacun touche tous les ennemis en jeu. `paired` : à chaque tour, le numéro i du camp le plus nombreux (le premier, à égalité) affronte le numéro i de l’autre, compté en boucle ; une nouvelle paire ne vaut pas charge.',
    },
  }),
]);
