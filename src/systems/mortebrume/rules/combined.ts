import { rule, section } from './entry.ts';

const COMBINED = ['combined-attack'];
const GROUPS = ['combined-attack', 'skirmish'];

/** MB-COMB: several attack one target. */
export const COMBINED_ATTACKS = section({ en: 'Combined attack', fr: 'Attaque combinée' }, [
  rule('COMB-1', {
    kind: 'sequence',
    from: ['S'],
    felt: GROUPS,
    title: { en: 'Declared at once', fr: 'Annoncée ensemble' },
    text: {
      en: 'All who take part are named together against one target and placed before the first attack; their number counts even if some never come to attack.',
      fr: 'Tous les participants sont annoncés ensemble contre une seule cible et placés avant la première attaque ; leur nombre compte même si certains n’attaquent finalement pas.',
    },
  }),
  rule('COMB-2', {
    kind: 'dice',
    from: ['S'],
    felt: GROUPS,
    title: { en: 'One after the other', fr: 'L’une après l’autre' },
    text: {
      en: 'Each attack, a strike, body strike, shot or spell, is played by itself, in the order of the list.',
      fr: 'Chaque attaque, frappe, frappe corporelle, tir ou sort, se joue séparément, dans l’ordre de la liste.',
    },
  }),
  rule('COMB-3', {
    kind: 'sequence',
    from: ['S'],
    felt: GROUPS,
    title: { en: 'One weapon pass', fr: 'Une seule passe d’armes' },
    text: {
      en: 'The target dodges as often as it likes but passes once in all; it plans beforehand whom. Shots and spells are dodged. A reaction that is not possible when its attack comes falls back as usual, without a second pass.',
      fr: 'La cible esquive autant qu’elle veut mais ne fait qu’une passe d’armes ; elle prévoit d’avance contre qui. Tirs et sorts s’esquivent. Une réaction impossible le moment venu est remplacée comme d’ordinaire, sans seconde passe.',
    },
  }),
  rule('COMB-4', {
    kind: 'computed',
    from: ['S'],
    felt: GROUPS,
    title: { en: 'Malus', fr: 'Malus' },
    text: {
      en: 'The target has one point of malus for each attacker, and splits them on its planned rolls before the first attack; points on a roll that is not made are lost.',
      fr: 'La cible a un point de malus par attaquant et les répartit sur ses jets prévus avant la première attaque ; les points d’un jet qui n’a pas lieu sont perdus.',
    },
  }),
  rule('COMB-5', {
    kind: 'computed',
    from: ['A'],
    felt: COMBINED,
    title: { en: 'Best split', fr: 'Meilleure répartition' },
    text: {
      en: 'The best split has the smallest chance that the target ends out of combat; of equals the one with the smaller mean loss, then the one that puts more on the first attackers.',
      fr: 'La meilleure répartition a la plus petite chance que la cible finisse hors de combat ; à égalité, celle qui a la plus petite perte moyenne, puis celle qui charge le plus les premiers attaquants.',
    },
  }),
  rule('COMB-6', {
    kind: 'sequence',
    from: ['S'],
    felt: GROUPS,
    title: { en: 'Out of reach', fr: 'Hors de portée' },
    text: {
      en: 'A dodge that takes the target beyond 4 cm ends the attacks hand to hand; who shoots or casts still does.',
      fr: 'Une esquive qui porte la cible au-delà de 4 cm met fin aux attaques au corps à corps ; qui tire ou lance un sort le fait encore.',
    },
  }),
  rule('COMB-7', {
    kind: 'sequence',
    from: ['S'],
    felt: COMBINED,
    title: { en: 'Dead target', fr: 'Cible morte' },
    text: {
      en: 'When the target is dead the remaining attackers have finished their turn.',
      fr: 'Quand la cible est morte, les attaquants restants ont terminé leur tour.',
    },
  }),
  rule('COMB-8', {
    kind: 'sequence',
    from: ['S'],
    felt: COMBINED,
    title: { en: 'Fallen target', fr: 'Cible à terre' },
    text: {
      en: 'When the target goes out of combat the attack ends, or one of those still to come, the next or the strongest, attacks it as it lies; by ruling the others follow until it is dead. A target that lay there before is attacked by all until it is dead.',
      fr: 'Quand la cible est mise hors de combat, l’attaque s’arrête, ou l’un de ceux qui restent, le suivant ou le plus fort, l’attaque à terre ; selon la lecture, les autres suivent jusqu’à sa mort. Une cible déjà à terre est attaquée par tous jusqu’à sa mort.',
    },
  }),
  rule('COMB-9', {
    kind: 'sequence',
    from: ['S'],
    felt: ['interception', 'disengagement'],
    title: { en: 'Not interceptions', fr: 'Pas les interceptions' },
    text: {
      en: 'Several who intercept one mover do not combine: he answers each of them in full.',
      fr: 'Plusieurs intercepteurs d’un même combattant ne se combinent pas : il répond pleinement à chacun.',
    },
  }),
]);
