import type { Model } from '../systems/system.ts';

/** What results say of a model by itself; the model may be let go. */
export type ModelFacts = Pick<Model, 'outcomes' | 'metrics' | 'roundsMax' | 'measurements' | 'picture'>;

export function factsOf({ outcomes, metrics, roundsMax, measurements, picture }: ModelFacts): ModelFacts {
  return {
    outcomes,
    metrics,
    roundsMax,
    ...(measurements === undefined ? {} : { measurements }),
    ...(picture === undefined ? {} : { picture }),
  };
}
