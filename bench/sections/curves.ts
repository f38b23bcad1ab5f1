import { join } from 'node:path';
import type { Curve, Line, Point } from '../curve.ts';
import { solveInFreshProcess } from '../exact-sample.ts';
import { PROJECT, runSample } from '../process.ts';
import type { DuelSample } from '../samples/duel.ts';
import { crowdScene, variedScene, withScene, woundedScene } from '../scenes.ts';
import type { Effort, Section, SectionResult } from '../section.ts';
import { spread } from '../spread.ts';
import { type Usage, usageOf } from '../usage.ts';

const DUEL = join(PROJECT, 'bench', 'duel.yaml');
const FIGHTERS = { full: [1, 2, 5, 10, 15], quick: [1, 5, 15] } as const;
/** Beyond, the laws of blows that many fighters share are too large to be tabulated. */
const TABLES_FIGHTERS_MAX = 5;
const VARIANTS = { full: [1, 10, 100, 1_000], quick: [1, 10, 100] } as const;
const TRIALS = { full: [1e4, 1e5, 1e6, 1e7, 1e8, 1e9], quick: [1e4, 1e6, 1e7] } as const;
const WOUNDS = { full: [1, 2, 4, 10], quick: [1, 4, 10] } as const;
/** Fighters on either side of a melee that is solved exactly. */
const CROWDS = {
  full: [
    [1, 2],
    [2, 1],
    [2, 2],
  ],
  quick: [],
} as const;
const TRIALS_A_VARIANT = 4_096;
/** Measurements in a row of each point, in one process. */
const WINDOWS = { full: 3, quick: 1 } as const;

/** How costs grow. */
export const curves: Section = {
  name: 'curves',
  title: 'How costs grow with fighters, variants, trials and states',
  clock: 'CPU time',
  budget: { full: 44, quick: 0 },
  measure: (effort): SectionResult => ({
    rows: [],
    notes: ['the curves are drawn in bench/report.html, and their numbers are in bench/results.json'],
    curves: [fightersCurve(effort), variantsCurve(effort), ...trialsCurves(effort), statesCurve(effort)],
  }),
};

function sizesOf<Full, Quick>(
  sizes: { readonly full: Full; readonly quick: Quick },
  { isQuick }: Effort,
): Full | Quick {
  return isQuick ? sizes.quick : sizes.full;
}

function fightersCurve(effort: Effort): Curve {
  const windows = sizesOf(WINDOWS, effort);
  const sizes: readonly number[] = sizesOf(FIGHTERS, effort);
  const line = (contestant: string, name: string, most: number): Line => ({
    name,
    points: sizes
      .filter((fighters) => fighters <= most)
      .map((fighters): Point => {
        // About as long for every size.
        const blocks = Math.max(1, Math.round(12 / fighters));
        const sample = withScene(crowdScene(fighters, fighters), (file) =>
          runSample<DuelSample>('duel', [file, contestant, blocks, blocks, 0, windows]),
        );
        return {
          size: fighters,
          cost: spread(sample.cpuSeconds.map((seconds) => (seconds * windows * 1e6) / sample.trials)),
        };
      }),
  });
  return {
    name: 'fighters',
    title: 'Fighters on each side',
    sizeTitle: 'fighters on each side',
    costTitle: 'CPU time of a fight, µs',
    unit: 'µs',
    notes: [
      `Mordheim, warriors against ghouls in pairs, to the end; one thread, ${windows} measurements each, the median drawn`,
      `the laws of what more than ${TABLES_FIGHTERS_MAX} fighters do together are too large to be tabulated`,
    ],
    lines: [
      line('dice', 'rules on dice', Number.POSITIVE_INFINITY),
      line('tables', 'rules drawing from their laws', TABLES_FIGHTERS_MAX),
    ],
  };
}

function variantsCurve(effort: Effort): Curve {
  const line = (name: string, words: readonly string[]): Line => ({
    name,
    points: sizesOf(VARIANTS, effort).map((variants): Point => {
      const usage = withScene(variedScene(variants), (file) =>
        usageOf(['run', file, '--seed', '1', '--quiet', ...words]),
      );
      return { size: variants, cost: spread([usage.cpuSeconds]) };
    }),
  });
  return {
    name: 'variants',
    title: 'Variants of a scenario',
    sizeTitle: 'variants',
    costTitle: 'CPU time of the command, s',
    unit: 's',
    notes: ['a captain against a ghoul; the whole command, from its start to its report; one measurement each'],
    lines: [
      line('exact', ['--method', 'exact']),
      line(`${TRIALS_A_VARIANT.toLocaleString('en-US')} trials of each`, [
        '--method',
        'sampled',
        '--trials',
        String(TRIALS_A_VARIANT),
      ]),
    ],
  };
}

function trialsCurves(effort: Effort): readonly Curve[] {
  const measured = sizesOf(TRIALS, effort).map((trials): { readonly trials: number; readonly usage: Usage } => ({
    trials,
    usage: usageOf(['run', DUEL, '--method', 'sampled', '--seed', '1', '--quiet', '--trials', String(trials)]),
  }));
  const line = (cost: (usage: Usage) => number): readonly Line[] => [
    {
      name: 'Mordheim duel',
      points: measured.map(({ trials, usage }) => ({ size: trials, cost: spread([cost(usage)]) })),
    },
  ];
  const shared = {
    sizeTitle: 'trials',
    notes: ['the whole command as it samples by itself, all threads; one measurement each'],
  };
  return [
    {
      ...shared,
      name: 'trials',
      title: 'Trials: time',
      costTitle: 'CPU time of the command, s',
      unit: 's',
      lines: line(({ cpuSeconds }) => cpuSeconds),
    },
    {
      ...shared,
      name: 'trials-memory',
      title: 'Trials: memory',
      costTitle: 'peak resident memory, MB',
      unit: 'MB',
      lines: line(({ peakMb }) => peakMb),
    },
  ];
}

function statesCurve(effort: Effort): Curve {
  const point = (scene: string): Point => {
    const { states, coldCpuMs } = withScene(scene, (file) => solveInFreshProcess(file));
    return { size: states, cost: spread([coldCpuMs]) };
  };
  const crowds = sizesOf(CROWDS, effort).map(([warriors, ghouls]) => point(crowdScene(warriors, ghouls)));
  const lines: readonly Line[] = [
    { name: 'duels of 1 to 10 wounds', points: sizesOf(WOUNDS, effort).map((wounds) => point(woundedScene(wounds))) },
    { name: 'melees up to 2 against 2', points: crowds.sort((a, b) => a.size - b.size) },
  ];
  return {
    name: 'states',
    title: 'States of the exact solver',
    sizeTitle: 'distinct states',
    costTitle: 'CPU time of the first solution, ms',
    unit: 'ms',
    notes: [
      'Mordheim, a warrior against a ghoul; in a fresh process after its modules are loaded; one measurement each',
    ],
    lines: lines.filter(({ points }) => points.length > 0),
  };
}
