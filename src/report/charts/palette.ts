import type { Summary } from '../../analysis/summary.ts';
import { sideNames } from '../verdict.ts';
import { stackOrder } from '../words.ts';

/**
 * Keys of the colours of outcomes; the style sheet gives `--k-<key>` for light and dark.
 * Sides are blue and vermilion (apart for every common colour blindness), what is nobody's is grey,
 * and the final states of a procedure are a ramp from grey by green to blue. It departs from the panel in lightness step by step,
 * which is what the colour blind see, and steps lie some 20 apart in CIELAB: a ramp of one hue has 12, too few for seven.
 */
export type ColourKey = 'a' | 'b' | 'c' | 'd' | 'n0' | 'n1' | 'n2' | `r${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

const SIDES: readonly ColourKey[] = ['a', 'b', 'c', 'd'];
const NEUTRAL: readonly ColourKey[] = ['n0', 'n1', 'n2'];
const RAMP: readonly ColourKey[] = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6'];

/** Outcome name → colour key; `names` in the order in which bars stack them. */
export function coloursOf(summary: Summary, names: readonly string[], subject: string): Map<string, ColourKey> {
  const sides = stackOrder(summary, sideNames(summary), subject);
  const colours = new Map<string, ColourKey>();
  let neutral = 0;
  names.forEach((name, index) => {
    const side = sides.indexOf(name);
    if (side >= 0) {
      colours.set(name, SIDES[side % SIDES.length] ?? 'a');
    } else if (sides.length > 0) {
      colours.set(name, NEUTRAL[neutral % NEUTRAL.length] ?? 'n0');
      neutral += 1;
    } else {
      const step = names.length < 2 ? 0 : Math.round((index * (RAMP.length - 1)) / (names.length - 1));
      colours.set(name, RAMP[step] ?? 'r0');
    }
  });
  return colours;
}
