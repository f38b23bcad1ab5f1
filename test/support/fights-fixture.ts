import type { Fight, SampleFights, StoryLine, Summary, VariantFights } from '../../src/analysis/summary.ts';

interface Size {
  readonly bars: number;
  readonly lines: number;
  /** Stands in every line of every story. */
  readonly text: string;
}

/** A result with fights of its first variants, told in invented lines: bars 1 to `bars`, of which the last has no fight. */
export function withFights(summary: Summary, { bars, lines, text }: Size): Summary {
  const variants = summary.variants.slice(0, 3).map(({ label }, variant): VariantFights => {
    const trials = Array.from({ length: bars - 1 }, (_, index) => index);
    return {
      label,
      variant,
      trials: 900,
      isPartOfRun: false,
      side: Object.keys(summary.sides ?? {})[0] ?? null,
      metric: Object.keys(summary.variants[0]?.metrics ?? {})[0] ?? null,
      picks: [
        { kind: 'best', trial: 0 },
        { kind: 'median', trial: 1 },
        { kind: 'worst', trial: 0 },
      ],
      bars: [...trials.map((trial) => ({ value: trial + 1, count: 3, trial })), { value: bars, count: 0, trial: null }],
      told: trials.map((trial) => fight(summary, trial, lines, text)),
    };
  });
  const fights: SampleFights = { seed: 7, isSeedOfRun: false, variants };
  return { ...summary, fights };
}

function fight(summary: Summary, trial: number, lines: number, text: string): Fight {
  const story = Array.from({ length: lines }, (_, index): StoryLine => {
    const kind = index === 0 ? 'heading' : index % 3 === 0 ? 'change' : 'roll';
    return { kind, en: `${text} needs 4+, success ${index}`, fr: `${text} il faut 4+, réussi ${index}` };
  });
  const outcome = Object.keys(summary.variants[0]?.outcomes ?? {})[0] ?? '';
  return { trial, outcome, values: { rounds: trial + 1 }, story, linesCut: trial === 1 ? 12 : 0 };
}
