import { join } from 'node:path';
import { judge } from '../goals.ts';
import { PROJECT } from '../process.ts';
import type { Section, SectionResult } from '../section.ts';
import { spread } from '../spread.ts';
import { usageOf } from '../usage.ts';

const SCENARIO = join(PROJECT, 'bench', 'matrix.yaml');

/** Thirty fighters, all against all. */
export const matrix: Section = {
  name: 'matrix',
  title: 'Exact matrix of thirty fighters, 870 fights, command to report',
  clock: 'undisturbed wall clock',
  budget: { full: 6, quick: 3 },
  measure: (effort): SectionResult => {
    const seconds = Array.from(
      { length: effort.isQuick ? 1 : 3 },
      () => usageOf(['run', SCENARIO, '--method', 'exact', '--quiet']).seconds,
    );
    const value = spread(seconds);
    const row = { name: '30 × 30', unit: 's', value, against: null, goal: judge('matrix', value.median) };
    return { rows: [row], notes: [] };
  },
};
