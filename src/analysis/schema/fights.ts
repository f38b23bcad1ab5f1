import { z } from 'zod';
import { labels } from './parts.ts';

const trial = z.int().min(0).describe('number of the trial, from 0, as `fracas replay --trial` takes it');

const storyLine = z
  .strictObject({
    kind: z.enum(['heading', 'fact', 'roll', 'change']).describe('a part, a state, a roll, or what a roll changed'),
    en: z.string().describe('English'),
    fr: z.string().describe('French'),
  })
  .describe('a line of a story');

const fight = z
  .strictObject({
    trial,
    outcome: z.string().describe('name of its outcome'),
    values: z.record(z.string(), z.number()).describe('metric → value'),
    story: z.array(storyLine).describe('roll by roll; empty where there was no room: the command tells it'),
    linesCut: z.int().min(0).describe('lines left out at its end'),
  })
  .describe('one trial, told');

const fightBar = z
  .strictObject({
    value: z.union([z.number(), z.string()]).describe('value of the metric, or name of the outcome'),
    count: z.int().min(0).describe('trials looked at that fell there'),
    trial: z.int().min(0).nullable().describe('the first of them; null where none did'),
  })
  .describe('a bar of the histogram, or an outcome');

const variantFights = z
  .strictObject({
    label: labels,
    variant: z.int().min(0).describe('number of the variant, from 0, as `fracas replay --variant` takes it'),
    trials: z.int().min(0).describe('so many first trials of the seed were looked at'),
    isPartOfRun: z.boolean().describe('whether they are among the trials behind the numbers'),
    side: z.string().nullable().describe('side for whom best and worst are meant; null without sides'),
    metric: z.string().nullable().describe('metric of the bars; null where they are the outcomes'),
    picks: z
      .array(
        z
          .strictObject({
            kind: z.enum(['best', 'median', 'worst', 'lowest', 'highest', 'only']).describe('what it is picked for'),
            trial,
          })
          .describe('one'),
      )
      .describe('from the best to the worst, or from the lowest value to the highest'),
    bars: z.array(fightBar).describe('each with a fight behind it, where one was found'),
    told: z.array(fight).describe('every fight named above, by trial'),
  })
  .describe('the fights of one variant');

export const sampleFights = z
  .strictObject({
    seed: z.int().min(0).nullable().describe('of their dice; null where the scenario gives the dice'),
    isSeedOfRun: z.boolean().describe('whether the run has sampled with it; false where it is for these fights alone'),
    variants: z.array(variantFights).describe('three at most'),
  })
  .describe('a few fights told roll by roll; they illustrate the numbers');
