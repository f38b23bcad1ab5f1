import type { RuleKind, Words } from '../../system.ts';
import { rule, section } from './entry.ts';

const JUMPS = ['jump'];
const LANDINGS = ['landing'];
const STEPS = ['step-over'];
const CLIMBS = ['climb'];

/** A rule of the advanced rules about one kind. */
function of(felt: readonly string[]) {
  return (id: string, kind: RuleKind, title: Words, text: Words, from: readonly ('S' | 'A')[] = ['S']) =>
    rule(id, { kind, from, felt, title, text });
}

const jumping = of(JUMPS);
const landing = of(LANDINGS);
const stepping = of(STEPS);
const climbing = of(CLIMBS);

/** MB-JUMP: jumps. */
export const JUMPING = section({ en: 'Jumps', fr: 'Sauts' }, [
  jumping(
    'JUMP-1',
    'computed',
    { en: 'Run-up', fr: 'Course d’élan' },
    {
      en: 'A jump needs a straight run-up; of a longer way only the last straight counts.',
      fr: 'Un saut demande une course d’élan en ligne droite ; d’un trajet plus long, seule la dernière compte.',
    },
  ),
  jumping(
    'JUMP-2',
    'computed',
    { en: 'Movement', fr: 'Déplacement' },
    {
      en: 'Move before, run-up and jump together fit within the movement, simple or double.',
      fr: 'Déplacement préalable, élan et saut tiennent ensemble dans le déplacement, simple ou double.',
    },
  ),
  jumping(
    'JUMP-3',
    'computed',
    { en: 'Length', fr: 'Longueur' },
    {
      en: 'He jumps as far as his run-up less his encumbrance, straight on, and no farther than his movement lets him.',
      fr: 'Il saute d’autant que son élan moins son encombrement, tout droit, dans la limite de son déplacement.',
    },
  ),
  jumping(
    'JUMP-4',
    'computed',
    { en: 'Obstacles', fr: 'Obstacles' },
    {
      en: 'Obstacles below size 1 are jumped over; a larger one on the way stops him.',
      fr: 'On saute par-dessus un obstacle de taille inférieure à 1 ; un plus grand sur le chemin arrête le saut.',
    },
  ),
  jumping(
    'JUMP-5',
    'sequence',
    { en: 'Declared', fr: 'Annonce' },
    {
      en: 'Where it starts and ends is told before anything is measured.',
      fr: 'Départ et arrivée sont annoncés avant de mesurer.',
    },
  ),
  jumping(
    'JUMP-6',
    'computed',
    { en: 'Across', fr: 'Passer' },
    {
      en: 'He crosses what is no longer than his jump, if nothing is in the way.',
      fr: 'Il franchit ce qui n’est pas plus long que son saut, si rien ne le gêne.',
    },
  ),
  jumping(
    'JUMP-7',
    'computed',
    { en: 'Too short', fr: 'Trop court' },
    {
      en: 'Otherwise he comes down where his jump ends, cannot dodge until the end of the turn, and takes a wound for each centimetre that is missing, in spite of armour.',
      fr: 'Sinon il tombe là où son saut s’arrête, ne peut plus esquiver jusqu’à la fin du tour et subit une blessure par centimètre manquant, malgré l’armure.',
    },
  ),
  jumping(
    'JUMP-8',
    'computed',
    { en: 'Into a drop', fr: 'Dans le vide' },
    {
      en: 'Over a drop he then falls against his will, if he is still conscious; by ruling the fall is all that wounds him.',
      fr: 'Au-dessus du vide il fait ensuite une chute involontaire, s’il est encore conscient ; selon la lecture, seule la chute le blesse.',
    },
    ['S', 'A'],
  ),
  jumping(
    'JUMP-9',
    'computed',
    { en: 'No room', fr: 'Pas de place' },
    {
      en: 'Who crosses, but whose base does not fit where he lands, falls against his will.',
      fr: 'Qui franchit, mais dont le socle ne tient pas à l’arrivée, fait une chute involontaire.',
    },
  ),
]);

/** MB-FALL and MB-LAND: falls. */
export const FALLING = section({ en: 'Falls', fr: 'Chutes' }, [
  rule('FALL-1', {
    kind: 'computed',
    from: ['S'],
    felt: [...JUMPS, ...['fall'], ...LANDINGS],
    title: { en: 'Wounds of a fall', fr: 'Blessures d’une chute' },
    text: {
      en: 'A wound for each centimetre by which height and encumbrance exceed the physique left; twice as many if he did not mean to. Neither armour nor shield help.',
      fr: 'Une blessure par centimètre dont hauteur et encombrement dépassent le physique restant ; le double si la chute est involontaire. Ni armure ni bouclier n’aident.',
    },
  }),
  landing(
    'LAND-1',
    'computed',
    { en: 'Onto a fighter', fr: 'Sur un combattant' },
    {
      en: 'Of two, one of whom falls onto the other, the smaller takes all the wounds of the fall.',
      fr: 'De deux combattants dont l’un tombe sur l’autre, le plus petit subit toutes les blessures de la chute.',
    },
  ),
  landing(
    'LAND-2',
    'computed',
    { en: 'Equal sizes', fr: 'Tailles égales' },
    {
      en: 'Those of one size share them; the odd wound is the faller’s, by ruling the receiver’s or nobody’s.',
      fr: 'À taille égale ils se les partagent ; l’impaire va à celui qui tombe, selon la lecture au receveur ou à personne.',
    },
    ['S', 'A'],
  ),
  landing(
    'LAND-3',
    'computed',
    { en: 'What is left over', fr: 'Le reste' },
    {
      en: 'What one cannot take any more passes to the other, once; a receiver out of combat dies of any wound and passes all of them on.',
      fr: 'Ce que l’un ne peut plus subir passe à l’autre, une fois ; un receveur hors de combat meurt de toute blessure et les transmet toutes.',
    },
  ),
  landing(
    'LAND-4',
    'sequence',
    { en: 'Where he ends', fr: 'Où il arrive' },
    {
      en: 'He ends touching the receiver, where the receiver’s player likes, or his own if he jumped at an adversary on purpose. Armour does not count for either.',
      fr: 'Il finit au contact du receveur, où le veut le joueur du receveur, ou le sien s’il a sauté exprès sur un adversaire. L’armure ne compte pour aucun.',
    },
  ),
]);

/** MB-STEP and MB-CLIMB: gaps and obstacles. */
export const CLIMBING = section({ en: 'Stepping over and climbing', fr: 'Enjamber et escalader' }, [
  stepping(
    'STEP-1',
    'computed',
    { en: 'Short gaps', fr: 'Petits trous' },
    { en: 'A gap shorter than 3 cm is stepped over.', fr: 'Un trou de moins de 3 cm s’enjambe.' },
  ),
  stepping(
    'STEP-2',
    'sequence',
    { en: 'Longer ones', fr: 'Les autres' },
    {
      en: 'At a longer one he stops, and his turn is over; it is measured once he has said so.',
      fr: 'Devant un plus long il s’arrête, et son tour est fini ; on mesure après l’annonce.',
    },
  ),
  climbing(
    'CLIMB-1',
    'sequence',
    { en: 'What is climbed', fr: 'Ce qui s’escalade' },
    {
      en: 'One climbs where the model cannot stand, or where the scenario says so.',
      fr: 'On escalade là où la figurine ne tient pas, ou là où le scénario le dit.',
    },
  ),
  climbing(
    'CLIMB-2',
    'computed',
    { en: 'Cost', fr: 'Coût' },
    { en: 'What is climbed costs twice its length.', fr: 'Une distance escaladée coûte le double.' },
  ),
  climbing(
    'CLIMB-3',
    'computed',
    { en: 'How high', fr: 'Jusqu’où' },
    {
      en: 'With what is left of his movement he reaches the top, or the highest ledge below it; otherwise he cannot climb it.',
      fr: 'Avec le déplacement qui lui reste il atteint le sommet, ou le plus haut palier en dessous ; sinon il ne peut pas grimper.',
    },
  ),
]);
