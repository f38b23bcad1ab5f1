import type { RoundMachine } from './machine.ts';

/** Draws of a trial that has no cap of rounds, at most: one of more never ends. */
const DRAWS_MAX = 10_000_000;
/** Draws of a trial with one, at most: so many, and so many more a round. No round of rules comes near them. */
const DRAWS_BEFORE = 50_000;
const DRAWS_A_ROUND = 2_000;

/** After so many draws, trials that are still under way never end: a defect of the rules, or of the machine. @param roundsMax 0: no cap */
export function drawsMax(roundsMax: number): number {
  return roundsMax === 0 ? DRAWS_MAX : Math.min(DRAWS_MAX, DRAWS_BEFORE + DRAWS_A_ROUND * roundsMax);
}

/** The same of draws after the opening one. Where the tables tell the cap, the last of them ends every trial. */
export function drawsMaxOf({ draws, roundsMax }: Pick<RoundMachine, 'draws' | 'roundsMax'>): number {
  return draws.at(-1)?.asksCap === true ? drawsMax(roundsMax) : draws.length;
}
