import { FracasError } from '../errors.ts';
import { LIMITS, type Method, type RunSettings } from '../scenario/scenario.ts';
import { AUDIT_TRIALS, type Plan, PRECISION_DEFAULT, PRECISION_TRIALS_MAX } from './plan.ts';

/** What the caller decides over the file's `run:` block; absent means that the file, or a default, decides. */
export interface RunChoices {
  readonly method?: Method | undefined;
  /** Trials of each variant; beside `precision` the most that it may take. */
  readonly trials?: number | undefined;
  /** Half-width of the leading outcome's interval, in (0, 0.5). */
  readonly precision?: number | undefined;
  /** Level of every interval, in (0.5, 1). */
  readonly confidence?: number | undefined;
}

export interface Settings {
  readonly method: Method;
  readonly plan: Plan;
  readonly confidence: number;
  /** Whether intervals of outcomes hold at every look at once. */
  readonly peek: boolean;
  /** Whether the caller, not the file, asked for a number of trials or a precision. */
  readonly isSampleSized: boolean;
}

/**
 * Settles how a scenario is run: the caller's choices, then the file's, then the defaults.
 * @throws FracasError on a value out of its bounds
 */
export function settle(file: RunSettings, choices: RunChoices): Settings {
  // Choosing the one replaces the other of the file: the two together mean a cap only where they stand together.
  const isSized = choices.trials !== undefined || choices.precision !== undefined;
  const trials = isSized ? choices.trials : (file.trials ?? undefined);
  const precision = isSized ? choices.precision : (file.precision ?? undefined);
  const confidence = choices.confidence ?? file.confidence;
  if (trials !== undefined && !(Number.isInteger(trials) && trials >= 1 && trials <= LIMITS.trials)) {
    throw outOfBounds('trials', trials, `a whole number from 1 to ${LIMITS.trials}`);
  }
  if (precision !== undefined && !(precision > 0 && precision < 0.5)) {
    throw outOfBounds('precision', precision, 'a half-width above 0 and below 50%, such as 0.1%');
  }
  if (!(confidence > 0.5 && confidence < 1)) {
    throw outOfBounds('confidence', confidence, 'a level above 50% and below 100%, such as 95%');
  }
  const method = choices.method ?? file.method;
  // An audit is no answer to be known well enough, but a check that finds the more the longer it lasts.
  const fixed = precision === undefined ? (trials ?? (method === 'both' ? AUDIT_TRIALS : undefined)) : undefined;
  const plan: Plan =
    fixed !== undefined
      ? { kind: 'trials', trials: fixed }
      : {
          kind: 'precision',
          halfWidth: precision ?? PRECISION_DEFAULT,
          confidence,
          peek: file.peek === true,
          trialsMax: trials ?? PRECISION_TRIALS_MAX,
        };
  return {
    method,
    plan,
    confidence,
    peek: file.peek === true,
    isSampleSized: choices.trials !== undefined || choices.precision !== undefined,
  };
}

function outOfBounds(name: string, value: number, allowed: string): FracasError {
  return new FracasError(`run/${name}`, `${name} cannot be ${value}`, { hint: `give ${allowed}` });
}
