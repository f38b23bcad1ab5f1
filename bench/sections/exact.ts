import { DUEL_LAW } from '../duel-law.ts';
import { solveInFreshProcess } from '../exact-sample.ts';
import { judge } from '../goals.ts';
import type { Effort, Row, Section, SectionResult } from '../section.ts';
import { interleave, spread } from '../spread.ts';

const WARM_UPS = 200;
const REPEATS = 200;

/** Known answers of 7th Sea, and the first digits of their laws. */
const SEVENTH_SEA = [
  {
    name: '7th Sea, a round of a duel (SS-KA-34)',
    file: 'seventh-sea-round.yaml',
    law: { castille: 0.17695634190978993, vendel: 0.0840526670982341 },
  },
  {
    name: '7th Sea, a duel to its end (SS-KA-35)',
    file: 'seventh-sea-fight.yaml',
    law: { castille: 0.9870193015757188, navy: 0.012980698424175484 },
  },
] as const;

/** Duels solved exactly. */
export const exact: Section = {
  name: 'exact',
  title: 'Duels solved exactly, compiling included',
  clock: 'undisturbed wall clock',
  budget: { full: 10, quick: 3 },
  measure: (effort) => {
    const duel = measureDuel(effort);
    const rows = [...duel, ...measureSeventhSea(effort)];
    return { rows, notes: ['cold is measured after the program is loaded'] } satisfies SectionResult;
  },
};

function measureDuel(effort: Effort): readonly Row[] {
  const samples = Array.from({ length: effort.rounds }, () => solveInFreshProcess('duel.yaml', WARM_UPS, REPEATS));
  const cold = spread(samples.map(({ coldMs }) => coldMs));
  const warm = spread(samples.map(({ warmMs }) => warmMs ?? Number.NaN));
  const error = Math.max(...samples.map(({ outcomes }) => errorOf(outcomes, DUEL_LAW)));
  const alone = { unit: 'ms', against: null };
  return [
    { ...alone, name: 'Mordheim duel, first of a fresh process', value: cold, goal: judge('exact-cold', cold.median) },
    {
      ...alone,
      name: '  CPU time of it, all threads',
      value: spread(samples.map(({ coldCpuMs }) => coldCpuMs)),
      goal: null,
    },
    { ...alone, name: 'Mordheim duel, warm', value: warm, goal: judge('exact-warm', warm.median) },
    errorRow('Mordheim duel', error),
  ];
}

function measureSeventhSea(effort: Effort): readonly Row[] {
  const fights = effort.isQuick ? SEVENTH_SEA.slice(0, 1) : SEVENTH_SEA;
  const times = interleave(
    effort.isQuick ? 1 : 3,
    fights.map(({ file, law }) => () => {
      const { coldMs, outcomes } = solveInFreshProcess(file);
      if (!judge('exact-error', errorOf(outcomes, law)).isMet) throw new Error(`${file}: the law is another`);
      return coldMs / 1_000;
    }),
  );
  return fights.map(({ name }, index): Row => {
    const value = spread(times[index] ?? []);
    return { name, unit: 's', value, against: null, goal: judge('sea-exact', value.median) };
  });
}

/** The largest distance of a probability from the one that is known. */
function errorOf(outcomes: Readonly<Record<string, number>>, law: Readonly<Record<string, number>>): number {
  return Math.max(...Object.entries(law).map(([name, p]) => Math.abs((outcomes[name] ?? Number.NaN) - p)));
}

function errorRow(name: string, error: number): Row {
  return {
    name: `${name}, largest error of an outcome`,
    unit: '',
    value: spread([error]),
    against: null,
    goal: judge('exact-error', error),
  };
}
