import { rule, SHOTS, section } from './entry.ts';

/** MH-SHT: the shooting phase. */
export const SHOOTING = section({ en: 'Shooting', fr: 'Tir' }, [
  rule('SHT-1', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: SHOTS,
    title: { en: 'Who may shoot', fr: 'Qui peut tirer' },
    text: {
      en: 'Who stands, is in contact with nobody, has neither run, rallied nor tried a charge, and is not stupid; one weapon a turn. With BS 0 only a blunderbuss shoots.',
      fr: 'Qui est debout, n’est au contact de personne, n’a ni couru, ni tenté de charge, ni été rallié, et n’est pas hébété ; une arme par tour. Avec CT 0, seul un tromblon tire.',
    },
  }),
  rule('SHT-2', {
    kind: 'computed',
    from: ['P'],
    felt: SHOTS,
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'A shot beyond the maximum range (6 inches more with `eagle-eyes`) is spent and misses. Long range is more than half the maximum; exactly half is still short.',
      fr: 'Un tir au-delà de la portée maximale (6 pas de plus avec `eagle-eyes`) est perdu. La longue portée commence au-delà de la moitié ; la moitié exacte est encore courte.',
    },
  }),
  rule('SHT-3', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: SHOTS,
    title: { en: 'To hit by shooting', fr: 'Toucher au tir' },
    text: {
      en: 'A die of 7 − BS or more. Each of these asks for 1 more: cover (not with `trick-shooter`), a shooter who moved, long range (neither with thrown weapons), firing twice; 1 less against a large target and with a duelling pistol. Turning and standing up are no moves.',
      fr: 'Un dé de 7 − CT ou plus. Demandent chacun 1 de plus : le couvert (pas avec `trick-shooter`), un tireur qui a bougé, la longue portée (ni l’un ni l’autre pour les armes de jet), tirer deux fois ; 1 de moins contre une grande cible et avec un pistolet de duel. Pivoter ou se relever n’est pas bouger.',
    },
  }),
  rule('SHT-4', {
    kind: 'dice',
    from: ['A'],
    felt: ['melee', ...SHOTS, 'diving-charge'],
    title: { en: 'Needing 1 or less, 7 or more', fr: 'Demander 1 ou moins, 7 ou plus' },
    text: {
      en: 'A natural 1 `misses`, or counts `by-number`. A need of 7 or more is `impossible`; or `six-then-four`, a 6 and then a second die of 4+ for 7, 5+ for 8, 6 for 9, nothing for 10; or `natural-six`, any 6. A hit made in the last two ways is a natural 6.',
      fr: 'Un 1 naturel rate (`misses`), ou compte selon sa valeur (`by-number`). Un seuil de 7 ou plus est `impossible` ; ou `six-then-four`, un 6 puis un second dé de 4+ pour 7, 5+ pour 8, 6 pour 9, rien pour 10 ; ou `natural-six`, n’importe quel 6. Toucher de ces deux façons vaut un 6 naturel.',
    },
  }),
  rule('SHT-5', {
    kind: 'computed',
    from: ['P', 'A'],
    felt: SHOTS,
    title: { en: 'How many shots', fr: 'Nombre de tirs' },
    text: {
      en: 'One a phase. Two, each at −1, by `fire-twice` with a repeater-crossbow, or with a sling if he did not move and the target is at half range or nearer; two with `quick-shot` (bows, crossbow), three knives with `knife-fighter`, each at the target of his choice, two with a brace for a `pistolier` (under `pistolier-brace: two-then-one` one in his turn after firing), and by `fire-twice` both of a brace of warplock pistols, without penalty, but then none in the next own turn. None after moving with a move-or-fire weapon unless `nimble`, and then just one; none in the own turn after firing a weapon that must be prepared (handgun and rifle, not for a `hunter`; single pistols, not for a `pistolier`); a blunderbuss fires once in a battle.',
      fr: 'Un par phase. Deux, chacun à −1, par `fire-twice` avec une arbalète à répétition, ou avec une fronde si l’on n’a pas bougé et que la cible est à mi-portée ou moins ; deux avec `quick-shot` (arcs, arbalète), trois couteaux avec `knife-fighter`, chacun sur la cible de son choix, deux avec une paire pour un `pistolier` (sous `pistolier-brace: two-then-one`, un au tour qui suit un tir), et par `fire-twice` les deux d’une paire à malepierre, sans malus, mais alors aucun au tour suivant. Aucun après un mouvement avec une arme à tir sans mouvement, sauf `nimble`, et alors un seul ; aucun au tour suivant avec une arme à préparer (arquebuse et fusil, sauf `hunter` ; pistolets seuls, sauf `pistolier`) ; un tromblon tire une fois par bataille.',
    },
  }),
  rule('SHT-6', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: SHOTS,
    title: { en: 'Shot after shot', fr: 'Tir après tir' },
    text: {
      en: 'Each shot is played to its end (hit, `dodge` on 5+, wound, critical, save, injury) before the next, shooters in list order; nothing more is shot at a target that is out. A blunderbuss hits without a die, or on 4+ under `blunderbuss-hit: four-plus`.',
      fr: 'Chaque tir se joue jusqu’au bout (toucher, `dodge` sur 5+, blesser, critique, sauvegarde, dégâts) avant le suivant, les tireurs dans l’ordre de la liste ; on ne tire plus sur une cible hors de combat. Un tromblon touche sans jet, ou sur 4+ sous `blunderbuss-hit: four-plus`.',
    },
  }),
  rule('SHT-7', {
    kind: 'dice',
    from: ['S', 'P', 'A'],
    felt: SHOTS,
    title: { en: 'Critical shots', fr: 'Tirs critiques' },
    text: {
      en: 'Shots cause critical hits like blows (MH-CRIT-1, MH-CRIT-3): any number of them, or one for each shooter and phase under `critical-limit-shooting: per-shooter`.',
      fr: 'Les tirs causent des coups critiques comme les coups (MH-CRIT-1, MH-CRIT-3) : sans limite, ou un par tireur et par phase sous `critical-limit-shooting: per-shooter`.',
    },
  }),
  rule('SHT-8', {
    kind: 'sequence',
    from: ['P'],
    felt: ['skirmish'],
    title: { en: 'Choice of target', fr: 'Choix de la cible' },
    text: {
      en: 'The nearest enemy who is in contact with nobody; those on the ground may be passed over. Nobody shoots into a close combat.',
      fr: 'L’ennemi le plus proche qui n’est au contact de personne ; on peut négliger ceux qui sont au sol. Nul ne tire dans un corps à corps.',
    },
  }),
  rule('SHT-9', {
    kind: 'sequence',
    from: ['A'],
    felt: ['shooting'],
    title: { en: 'Several shooting phases', fr: 'Plusieurs phases de tir' },
    text: {
      en: 'With several `turns` the target has a recovery (MH-REC-1, MH-REC-2) after every phase but the last.',
      fr: 'Avec plusieurs `turns`, la cible récupère (MH-REC-1, MH-REC-2) après chaque phase sauf la dernière.',
    },
  }),
]);
