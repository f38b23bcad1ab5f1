import { describe, expect, it } from 'vitest';
import { GOALS, judge, verdictsOf } from '../../bench/goals.ts';
import { BUDGET_MAX, BUILD_BUDGET, type Row } from '../../bench/section.ts';
import { SECTIONS } from '../../bench/sections.ts';
import { spread } from '../../bench/spread.ts';
import { renderGoals } from '../../bench/table.ts';

function row(goal: Row['goal']): Row {
  return { name: 'a row', unit: '', value: spread([1]), against: null, goal };
}

describe('goals', () => {
  it('have names of their own', () => {
    expect(new Set(GOALS.map(({ id }) => id)).size).toBe(GOALS.length);
  });

  it('are met at their limit and missed beyond, in the sense of each', () => {
    expect(judge('melee-dice', 4)).toEqual({ id: 'melee-dice', text: '≤ 4 × C', seen: 4, isMet: true });
    expect(judge('melee-dice', 4.01).isMet).toBe(false);
    expect(judge('workers', 0.95).isMet).toBe(true);
    expect(judge('workers', 0.94).isMet).toBe(false);
  });

  it('are not met by what is no number', () => {
    expect(judge('melee-dice', Number.NaN).isMet).toBe(false);
    expect(judge('workers', Number.NaN).isMet).toBe(false);
  });

  it('are held to the worst row of each', () => {
    const rows = [0.97, 0.9, 0.99].map((seen) => row(judge('workers', seen)));
    const heaps = [1, Number.NaN, 3].map((seen) => row(judge('heap', seen)));
    const verdicts = verdictsOf([row(null), ...rows, ...heaps]);
    const worstOf = (id: string) => verdicts.find(({ goal }) => goal.id === id)?.worst;
    expect(worstOf('workers')?.seen).toBe(0.9);
    expect(worstOf('heap')?.seen).toBeNaN();
    expect(worstOf('matrix')).toBeNull();
  });

  it('stand in one table, one line each, with what was seen and whether that meets them', () => {
    const lines = renderGoals([row(judge('melee-dice', 3.2)), row(judge('duel-compiled', 0.161))], 'all').split('\n');
    const subjects = lines.map((line) => line.split('│')[1]?.trim());
    for (const { subject } of GOALS) expect(subjects.filter((each) => each === subject)).toHaveLength(1);
    expect(lines.find((line) => line.includes('5 against 5 on dice'))).toMatch(/at most 4 × C +│ 3\.2 × C +│ met /);
    expect(lines.find((line) => line.includes('Mordheim duel compiled'))).toMatch(/0\.161 × C +│ MISSED /);
    expect(lines.find((line) => line.includes('Exact matrix'))).toContain('not measured');
    const measured = renderGoals([row(judge('melee-dice', 3.2))], 'measured');
    expect(measured).toContain('5 against 5 on dice');
    expect(measured).not.toContain('Exact matrix');
  });
});

describe('the sections', () => {
  it('have names of their own', () => {
    expect(new Set(SECTIONS.map(({ name }) => name)).size).toBe(SECTIONS.length);
  });

  it('share five minutes with the build, and one when they are quick', () => {
    for (const effort of ['full', 'quick'] as const) {
      const sections = SECTIONS.reduce((total, { budget }) => total + budget[effort], 0);
      expect(BUILD_BUDGET[effort] + sections).toBeLessThanOrEqual(BUDGET_MAX[effort]);
    }
  });
});
