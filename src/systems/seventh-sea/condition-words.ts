import type { Language } from '../system.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';

/** A number of something; French and English agree on when it is plural but for 0. */
function count(number: number, one: string, many: string, language: Language): string {
  const isPlural = language === 'fr' ? number > 1 : number !== 1;
  return `${number} ${isPlural ? many : one}`;
}

function wounds(flesh: number, dramatic: number, language: Language): string {
  if (language === 'fr') {
    const light = count(flesh, 'blessure légère', 'blessures légères', language);
    return `${light}, ${count(dramatic, 'blessure grave', 'blessures graves', language)}`;
  }
  const light = count(flesh, 'flesh wound', 'flesh wounds', language);
  return `${light}, ${count(dramatic, 'dramatic wound', 'dramatic wounds', language)}`;
}

/** One line about a fighter: wounds or living brutes, and what hampers him. */
export function describeCondition(who: Combatant, condition: Condition, language: Language): string {
  const isFrench = language === 'fr';
  const notes = [
    who.rank === 'squad'
      ? count(condition.brutes, 'brute', 'brutes', language)
      : wounds(condition.flesh, condition.dramatic, language),
  ];
  if (condition.isCrippled(who)) notes.push(isFrench ? 'estropié' : 'crippled');
  if (condition.isOut) notes.push(isFrench ? 'hors de combat' : 'out of the fight');
  if (condition.isProne) notes.push(isFrench ? 'à terre' : 'prone');
  if (condition.isSurprised) notes.push(isFrench ? 'surpris' : 'surprised');
  if (condition.isRecovering) notes.push(isFrench ? 'reprend ses esprits' : 'recovering');
  if (condition.drama > 0) {
    notes.push(
      isFrench
        ? count(condition.drama, 'dé d’héroïsme', 'dés d’héroïsme', language)
        : count(condition.drama, 'drama die', 'drama dice', language),
    );
  }
  return `${who.name}${isFrench ? ' : ' : ': '}${notes.join(', ')}`;
}
