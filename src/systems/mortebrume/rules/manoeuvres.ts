import { rule, section } from './entry.ts';
import { BODY_STRIKES, MEASURED, SWEEPING } from './felt.ts';

/** MB-CLOSE, MB-FLING, MB-SWEEP and MB-BODY: what experts of combat can do. */
export const MANOEUVRES = section({ en: 'Manoeuvres', fr: 'Manœuvres' }, [
  rule('CLOSE-1', {
    kind: 'computed',
    from: ['S'],
    felt: MEASURED,
    title: { en: 'Who closes in', fr: 'Qui monte au contact' },
    text: {
      en: 'Hand to hand, with a short weapon, after dominating, though it made no wound.',
      fr: 'Au corps à corps, avec une arme courte, après avoir dominé, même sans blessure.',
    },
  }),
  rule('CLOSE-2', {
    kind: 'computed',
    from: ['S'],
    felt: MEASURED,
    title: { en: 'Into contact', fr: 'Au contact' },
    text: {
      en: 'He is put in base contact by the shortest way: it costs no movement, and he may still move after the strike.',
      fr: 'Il est placé socle à socle par le plus court chemin : cela ne coûte aucun déplacement, et il peut encore se déplacer après la frappe.',
    },
  }),
  rule('CLOSE-3', {
    kind: 'sequence',
    from: ['S'],
    felt: MEASURED,
    title: { en: 'Not after a dodge', fr: 'Pas après une esquive' },
    text: {
      en: 'A target who dodges has not been dominated: nobody closes in.',
      fr: 'Une cible qui esquive n’est pas dominée : personne ne monte au contact.',
    },
  }),
  rule('FLING-1', {
    kind: 'computed',
    from: ['S'],
    felt: MEASURED,
    title: { en: 'Who flings', fr: 'Qui envoie valser' },
    text: {
      en: 'With a long or heavy weapon, after dominating, though it made no wound: the target is moved to a place 0 to 4 cm away, in the vision of who dominated.',
      fr: 'Avec une arme longue ou lourde, après avoir dominé, même sans blessure : la cible est déplacée entre 0 et 4 cm, dans le champ de vision de qui domine.',
    },
  }),
  rule('FLING-2', {
    kind: 'sequence',
    from: ['S'],
    felt: [],
    title: { en: 'How he is flung', fr: 'Comment on l’envoie' },
    text: {
      en: 'He is not turned round, stays within the attack angle, and it does not count as his movement.',
      fr: 'Il n’est pas retourné, reste dans l’angle d’attaque, et cela ne compte pas dans son déplacement.',
    },
  }),
  rule('FLING-3', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: SWEEPING,
    title: { en: 'Several of them', fr: 'Plusieurs à la fois' },
    text: {
      en: 'Who strikes several may move all whom he struck, without crossing them: each is put as far from him as he wishes within his zone, whether or not the strike is stopped later.',
      fr: 'Qui frappe plusieurs adversaires peut déplacer tous ceux qu’il a touchés, sans les faire se croiser : chacun finit aussi loin de lui qu’il le souhaite dans sa zone, que la frappe soit arrêtée ensuite ou non.',
    },
  }),
  rule('FLING-4', {
    kind: 'sequence',
    from: ['S'],
    felt: MEASURED,
    title: { en: 'Not after a dodge', fr: 'Pas après une esquive' },
    text: {
      en: 'A target who dodges is not flung.',
      fr: 'Une cible qui esquive n’est pas envoyée valser.',
    },
  }),
  rule('SWEEP-1', {
    kind: 'sequence',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'Multiple strike', fr: 'Frappe multiple' },
    text: {
      en: 'With a long or heavy weapon on two targets or more within reach, from one end to the other: whoever stands between them is struck, friend or foe.',
      fr: 'Avec une arme longue ou lourde, sur au moins deux cibles à portée, d’une extrémité à l’autre : qui se trouve entre elles est frappé, ami ou ennemi.',
    },
  }),
  rule('SWEEP-2', {
    kind: 'computed',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'Shares', fr: 'Parts' },
    text: {
      en: 'The damage, bonus and halving included, is divided equally between the targets; what cannot be divided is lost.',
      fr: 'Les dégâts, bonus et moitié compris, sont divisés également entre les cibles ; le reste est perdu.',
    },
  }),
  rule('SWEEP-3', {
    kind: 'computed',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'One distance for all', fr: 'Une distance pour toutes' },
    text: {
      en: 'The malus of one target in the reduced band applies to the whole strike.',
      fr: 'Le malus d’une seule cible en zone réduite s’applique à toute la frappe.',
    },
  }),
  rule('SWEEP-4', {
    kind: 'dice',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'One attack roll', fr: 'Un seul jet d’attaque' },
    text: {
      en: 'The attacker rolls once; the targets react and roll one after the other, in the order of the strike, against that one result.',
      fr: 'L’attaquant jette les dés une fois ; les cibles réagissent et jettent les leurs l’une après l’autre, dans le sens de la frappe, contre ce seul résultat.',
    },
  }),
  rule('SWEEP-5', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: SWEEPING,
    title: { en: 'Who is struck', fr: 'Qui est touché' },
    text: {
      en: 'Whoever is dominated takes his share, until the strike is stopped.',
      fr: 'Qui est dominé subit sa part, jusqu’à ce que la frappe soit arrêtée.',
    },
  }),
  rule('SWEEP-6', {
    kind: 'computed',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'Special sweep', fr: 'Frappe multiple spéciale' },
    text: {
      en: 'A special success doubles each share and brings the effect of the weapon to each target that is struck for 1 or more, armour counted last.',
      fr: 'Une réussite spéciale double chaque part et applique l’effet de l’arme à chaque cible touchée pour 1 dégât ou plus, l’armure comptée en dernier.',
    },
  }),
  rule('SWEEP-7', {
    kind: 'sequence',
    from: ['S'],
    felt: SWEEPING,
    title: { en: 'What stops it', fr: 'Ce qui l’arrête' },
    text: {
      en: 'A dodge does not stop the strike. A target who dominates does: he strikes the attacker with all the damage of his weapon, and the shares left are lost.',
      fr: 'Une esquive n’arrête pas la frappe. Une cible qui domine l’arrête : elle frappe l’attaquant avec tous les dégâts de son arme, et les parts restantes sont perdues.',
    },
  }),
  rule('SWEEP-8', {
    kind: 'sequence',
    from: ['S', 'A'],
    felt: SWEEPING,
    title: { en: 'After it has stopped', fr: 'Une fois arrêtée' },
    text: {
      en: 'The targets left still roll, to see whether they hurt the attacker too. A tie stops nothing, unless ruled otherwise.',
      fr: 'Les cibles suivantes jettent encore les dés, pour savoir si elles blessent aussi l’attaquant. Une égalité n’arrête rien, sauf autre lecture.',
    },
  }),
  rule('SWEEP-9', {
    kind: 'computed',
    from: ['A'],
    felt: SWEEPING,
    title: { en: 'Failed sweep', fr: 'Frappe multiple ratée' },
    text: {
      en: 'An attack roll that fails automatically has failed against every target.',
      fr: 'Un jet d’attaque en échec automatique a échoué contre toutes les cibles.',
    },
  }),
  rule('BODY-1', {
    kind: 'dice',
    from: ['S'],
    felt: BODY_STRIKES,
    title: { en: 'Body strike', fr: 'Frappe corporelle' },
    text: {
      en: 'Fists and feet, announced at the start: the striker rolls his dodge as attack.',
      fr: 'Poings et pieds, annoncés au début : le jet d’attaque se fait avec l’esquive.',
    },
  }),
  rule('BODY-2', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: BODY_STRIKES,
    title: { en: 'Its wounds', fr: 'Ses blessures' },
    text: {
      en: 'The remaining armour of the striker, and one for each ten of his physique left; armour and shield of the target do not count. By ruling they do, or the armour and physique are those of the target.',
      fr: 'L’armure restante du frappeur, plus une par dizaine de son physique restant ; l’armure et le bouclier de la cible ne comptent pas. Selon la lecture, ils comptent, ou l’armure et le physique sont ceux de la cible.',
    },
  }),
  rule('BODY-3', {
    kind: 'computed',
    from: ['S'],
    felt: BODY_STRIKES,
    title: { en: 'Special body strike', fr: 'Frappe corporelle spéciale' },
    text: {
      en: 'It stuns, and is never doubled: a point of armour, or a wound where there is none (by ruling nothing). A target who dominates strikes with his weapon.',
      fr: 'Elle étourdit et n’est jamais doublée : un point d’armure, ou une blessure s’il n’y en a pas (selon la lecture, rien). Une cible qui domine frappe avec son arme.',
    },
  }),
]);
