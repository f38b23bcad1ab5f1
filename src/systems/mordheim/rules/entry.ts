import { ruleWriter } from '../../rule-entries.ts';
import { RULINGS } from '../rulings.ts';

export const { rule, section } = ruleWriter('MH', RULINGS);

/** Kinds of engagement that play blows. */
export const BLOWS = ['attack', 'melee', 'skirmish', 'diving-charge'] as const;
/** Those that play fights of two sides, turn by turn. */
export const FIGHTS = ['melee', 'skirmish'] as const;
/** Those that play a whole close-combat phase, in which both sides strike. */
export const PHASES = [...FIGHTS, 'diving-charge'] as const;
/** Those that play shots of a shooting phase. */
export const SHOTS = ['shooting', 'skirmish'] as const;
/** Those in which somebody can fall. */
export const FALLS = ['climb', 'jump-down', 'diving-charge', 'leap', 'edge-fall', 'fall'] as const;
/** Those in which somebody can be wounded. */
export const WOUNDS = [...new Set([...BLOWS, ...SHOTS, ...FALLS])] as const;
