import { bySide } from '../outcomes.ts';
import type { Language, Metric } from '../system.ts';
import { type ActionDice, PHASES } from './action-dice.ts';
import type { Combatant } from './combatant.ts';
import { describeCondition } from './condition-words.ts';
import type { Fight } from './fight.ts';
import { UNITS } from './words.ts';

/** Metrics of a fight, in the order of COUNT. */
export function fightMetrics(sides: readonly string[]): readonly Metric[] {
  return [
    ...bySide(sides, 'damage', UNITS.flesh, (side) => ({
      en: `damage dealt by ${side}`,
      fr: `dommages infligés par ${side}`,
    })),
    ...bySide(sides, 'dramatic', UNITS.dramatic, (side) => ({
      en: `dramatic wounds dealt by ${side}`,
      fr: `blessures graves infligées par ${side}`,
    })),
    ...bySide(sides, 'losses', UNITS.fighters, (side) => ({ en: `losses of ${side}`, fr: `pertes de ${side}` })),
    ...bySide(sides, 'brutes-lost', UNITS.brutes, (side) => ({
      en: `brutes lost by ${side}`,
      fr: `brutes perdues par ${side}`,
    })),
  ];
}

/** One line per fighter: his condition, where he stands, and his unspent action dice. */
export function describeFight(
  combatants: readonly Combatant[],
  { fray, clock, levels }: Fight,
  language: Language,
): readonly string[] {
  const hasLevels = levels.some((level) => level !== levels[0]);
  return combatants.map((who, index) => {
    const notes = [describeCondition(who, fray.condition(index), language)];
    if (hasLevels) notes.push(`${language === 'fr' ? 'niveau' : 'level'} ${levels[index] ?? 0}`);
    const faces = facesOf(clock.hand(index));
    if (faces.length > 0) notes.push(`${language === 'fr' ? 'dés d’action' : 'action dice'} ${faces.join(' ')}`);
    return notes.join(', ');
  });
}

/** Faces of unspent dice, low to high; 0 for those kept over. */
function facesOf(hand: ActionDice): readonly number[] {
  return Array.from({ length: PHASES + 1 }, (_, face) => new Array<number>(hand.showing(face)).fill(face)).flat();
}
