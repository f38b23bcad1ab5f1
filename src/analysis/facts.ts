import type { Model, Standing } from '../systems/system.ts';

/** What results say of a model by itself; the model may be let go. */
export type ModelFacts = Pick<Model, 'outcomes' | 'metrics' | 'roundsMax' | 'measurements' | 'picture'> & {
  readonly standing?: Pick<Standing<unknown>, 'words'>;
};

export function factsOf({ outcomes, metrics, roundsMax, measurements, picture, standing }: ModelFacts): ModelFacts {
  return {
    outcomes,
    metrics,
    roundsMax,
    ...(measurements === undefined ? {} : { measurements }),
    ...(picture === undefined ? {} : { picture }),
    ...(standing === undefined ? {} : { standing }),
  };
}
