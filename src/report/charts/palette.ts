import { sideNames } from '../../analysis/choice.ts';
import type { Summary } from '../../analysis/summary.ts';
import { chance } from '../verdict.ts';
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

/** Outcomes beyond the steps of the ramp: hues that it does not have. */
const BEYOND: readonly ColourKey[] = ['b', 'd', 'n2'];
/** Of a ramp of one step. */
const SOLE: ColourKey = 'r4';

/**
 * Outcome name → colour key, of those that any variant ever ends in, for nothing else is drawn; `names` in the order in
 * which bars stack them. The ramp deepens towards the outcome that the report is about.
 */
export function coloursOf(summary: Summary, names: readonly string[], subject: string): Map<string, ColourKey> {
  const drawn = names.filter((name) => summary.variants.some((variant) => chance(variant, name).p > 0));
  const sides = stackOrder(summary, sideNames(summary), subject);
  return sides.length > 0 ? coloursOfSides(drawn, sides) : coloursOfSteps(drawn, subject);
}

function coloursOfSides(names: readonly string[], sides: readonly string[]): Map<string, ColourKey> {
  const neutral = names.filter((name) => !sides.includes(name));
  const keyOf = (name: string): ColourKey | undefined =>
    sides.includes(name) ? SIDES[sides.indexOf(name) % SIDES.length] : NEUTRAL[neutral.indexOf(name) % NEUTRAL.length];
  return new Map(names.map((name) => [name, keyOf(name) ?? 'n0']));
}

function coloursOfSteps(names: readonly string[], subject: string): Map<string, ColourKey> {
  const last = Math.min(names.length, RAMP.length) - 1;
  const isFirst = names.indexOf(subject) >= 0 && names.indexOf(subject) < last / 2;
  const keys = names.map((_, index): ColourKey => {
    if (last === 0) return SOLE;
    if (index > last) return BEYOND[(index - last - 1) % BEYOND.length] ?? 'n2';
    const step = Math.round((index * (RAMP.length - 1)) / last);
    return RAMP[isFirst ? RAMP.length - 1 - step : step] ?? 'r0';
  });
  return new Map(names.map((name, index) => [name, keys[index] ?? 'r0']));
}
