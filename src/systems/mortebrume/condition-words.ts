import type { Language, Words } from '../system.ts';
import type { Condition } from './condition.ts';

const STATES = {
  dead: { en: 'dead', fr: 'mort' },
  out: { en: 'out of combat', fr: 'hors de combat' },
  prisoner: { en: 'prisoner', fr: 'prisonnier' },
  stunned: { en: 'stunned', fr: 'étourdi' },
  activated: { en: 'activated', fr: 'activé' },
} as const satisfies Readonly<Record<string, Words>>;

/** A fighter and his condition in one line. */
export function describeCondition(name: string, condition: Condition, language: Language): string {
  if (condition.isDead) return `${name}: ${STATES.dead[language]}`;
  const { physique, armour, isPrisoner, isStunned, isActivated } = condition;
  const numbers: Words = { en: `physique ${physique}, armour ${armour}`, fr: `physique ${physique}, armure ${armour}` };
  const states = [
    ...(physique === 0 ? [STATES.out] : []),
    ...(isPrisoner ? [STATES.prisoner] : []),
    ...(isStunned ? [STATES.stunned] : []),
    ...(isActivated ? [STATES.activated] : []),
  ];
  const colon = language === 'fr' ? ' :' : ':';
  return [`${name}${colon} ${numbers[language]}`, ...states.map((words) => words[language])].join(', ');
}
