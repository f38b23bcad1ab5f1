import type { Metric, Outcome, Words } from './system.ts';

/** A way in which a trial can end. */
export function outcome(name: string, en: string, fr: string): Outcome {
  return { name, label: { en, fr } };
}

/** A way in which a trial can end that whoever acts does not act for, such as a miss. */
export function inVain(end: Outcome): Outcome {
  return { ...end, isVain: true };
}

/** Something that is counted, from 0. */
export function metric(name: string, unit: Words, en: string, fr: string): Metric {
  return { name, label: { en, fr }, unit };
}

/** One metric of each side. @param say label by side name */
export function bySide(
  sides: readonly string[],
  id: string,
  unit: Words,
  say: (side: string) => Words,
): readonly Metric[] {
  return sides.map((side) => ({ name: `${id}.${side}`, label: say(side), unit }));
}

const DRAW: Words = { en: 'draw', fr: 'nul' };

/** Outcomes of side against side: the side names, then `draw`. @param draw what a draw is called */
export function sideOutcomes(sides: readonly string[], draw: Words = DRAW): readonly Outcome[] {
  return [...sides.map((side) => outcome(side, side, side)), { name: 'draw', label: draw }];
}
