import { finish, type Pieces } from '../dice/pieces.ts';
import { type ExactLimits, solveInPieces } from '../engine/exact.ts';
import { mayHaveFractions, solveFractions } from '../engine/fractions.ts';
import type { Asks, ExactResult } from '../engine/result.ts';
import type { GameSystem, Variant } from '../systems/system.ts';
import { watch } from './watched.ts';

/** An exact solution that is asked for: plain data. */
export interface SolutionTask {
  readonly variant: Variant;
  readonly limits: ExactLimits;
  /** What is wanted; `fractions`: all laws, and the odds as fractions where those are short. */
  readonly asks: Asks | 'fractions';
}

/** The exact law of one variant. @throws ExactLimitError when it exceeds the limits */
export function solveVariant(system: GameSystem, task: SolutionTask): ExactResult {
  return finish(solveVariantInPieces(system, task));
}

/** The same in pieces. */
export function* solveVariantInPieces(
  system: GameSystem,
  { variant, limits, asks }: SolutionTask,
): Pieces<ExactResult> {
  // Analyses try many variants that differ in rulings alone.
  const watched = asks === 'fractions' ? null : watch(variant);
  const { model, tactics } = system.compile(watched?.own ?? variant, { engine: 'tables' });
  const law = yield* solveInPieces(model, tactics, limits, asks === 'outcomes' ? 'outcomes' : 'laws');
  if (watched !== null) return { ...law, read: [...watched.read] };
  if (!mayHaveFractions(model, law)) return law;
  const rational = system.compile(variant, { engine: 'fractions' });
  return { ...law, fractions: solveFractions(rational.model, rational.tactics) };
}
