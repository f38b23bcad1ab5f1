import type { Metric, Words } from '../system.ts';

/** What metrics are counted in. */
export const UNITS = {
  points: { en: 'points', fr: 'points' },
  physique: { en: 'physique points', fr: 'points de physique' },
  armour: { en: 'armour points', fr: 'points d’armure' },
  dice: { en: 'dice', fr: 'dés' },
  fighters: { en: 'fighters', fr: 'combattants' },
  hits: { en: 'hits', fr: 'coups' },
  attacks: { en: 'attacks', fr: 'attaques' },
  attempts: { en: 'attempts', fr: 'tentatives' },
  wounds: { en: 'wounds', fr: 'blessures' },
  place: { en: 'place in the order', fr: 'rang' },
  millimetres: { en: 'mm', fr: 'mm' },
  centimetres: { en: 'cm', fr: 'cm' },
  flag: { en: '0 or 1', fr: '0 ou 1' },
} as const satisfies Readonly<Record<string, Words>>;

/** Points that an army is made of. */
export const HORDE_POINTS: Words = { en: 'points', fr: 'points' };

/** Roles of fighters in an engagement, in words. */
export const ROLES = {
  attacker: { en: 'the attacker', fr: 'l’attaquant' },
  attackers: { en: 'the attackers', fr: 'les attaquants' },
  target: { en: 'the target', fr: 'la cible' },
  defender: { en: 'the defender', fr: 'le défenseur' },
  dominator: { en: 'the companion', fr: 'le compagnon' },
  mover: { en: 'the mover', fr: 'celui qui se déplace' },
  interceptors: { en: 'the interceptors', fr: 'les intercepteurs' },
  enemies: { en: 'the enemies', fr: 'les adversaires' },
  pursuer: { en: 'the pursuer', fr: 'le poursuivant' },
  subject: { en: 'the subject', fr: 'le sujet' },
  caster: { en: 'the caster', fr: 'le lanceur' },
  thrower: { en: 'the thrower', fr: 'le lanceur' },
  victim: { en: 'the victim', fr: 'la victime' },
  faller: { en: 'the faller', fr: 'celui qui tombe' },
  receiver: { en: 'the receiver', fr: 'celui qui reçoit' },
} as const satisfies Readonly<Record<string, Words>>;

export type Role = keyof typeof ROLES;

/**
 * What is counted about one fighter, `lost.target` and the like.
 * @param en words in which ‹› stands for him
 */
function about(id: string, unit: Words, en: string, fr: string): (who: string) => Metric {
  return (who) => {
    const words: Words = Object.hasOwn(ROLES, who) ? ROLES[who as Role] : { en: who, fr: who };
    const label: Words = { en: en.replace('‹›', words.en), fr: fr.replace('‹›', words.fr) };
    return { name: `${id}.${who}`, label, unit };
  };
}

export const lost = about('lost', UNITS.physique, 'physique lost by ‹›', 'physique perdu par ‹›');
export const armourLost = about('armour-lost', UNITS.armour, 'armour lost by ‹›', 'armure perdue par ‹›');
export const stunned = about('stunned', UNITS.flag, 'stunned (‹›)', 'étourdi (‹›)');
export const out = about('out', UNITS.flag, 'out of combat (‹›)', 'hors de combat (‹›)');
export const dead = about('dead', UNITS.flag, 'dead (‹›)', 'mort (‹›)');
export const finished = about('finished', UNITS.flag, 'turn over (‹›)', 'tour terminé (‹›)');
export const recoil = about('recoil', UNITS.millimetres, '‹› pushed back by', 'recul subi par ‹›');
export const gap = about('gap', UNITS.millimetres, 'gap afterwards (‹›)', 'écart ensuite (‹›)');
