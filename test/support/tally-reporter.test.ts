import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import TallyReporter from './tally-reporter.ts';

/** A module whose tests ended in these ways. */
function moduleOf(...results: readonly { readonly state: string; readonly note?: string }[]): TestModule {
  const tests = results.map((result, at) => ({ fullName: `test ${at}`, result: () => result }));
  return { relativeModuleId: 'a.test.ts', errors: () => [], children: { allTests: () => tests } } as never;
}

/** What the reporter prints at the end, and whether it fails the run. */
function tallyOf(module: TestModule, isCI: boolean): { readonly text: string; readonly isFailed: boolean } {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { exitCode } = process;
  vi.stubEnv('CI', String(isCI));
  process.exitCode = 0;
  new TallyReporter().onTestRunEnd([module], []);
  const isFailed = Number(process.exitCode) !== 0;
  process.exitCode = exitCode;
  const text = write.mock.calls.join('');
  write.mockRestore();
  return { text, isFailed };
}

describe('the tally of a run', () => {
  afterEach(() => vi.unstubAllEnvs());
  const lacking = { state: 'skipped', note: 'no browser' };
  const module = moduleOf({ state: 'passed' }, lacking, lacking, { state: 'skipped' });
  const skipped =
    '\n!!! 3 SKIPPED !!!\n!!! 2: no browser (a.test.ts: test 1, …)\n!!! 1: no reason is given (a.test.ts: test 3)\n';

  it('says loudly what was skipped and why', () => {
    expect(tallyOf(module, false)).toEqual({ text: `${skipped}\n1 passed, 0 failed\n`, isFailed: false });
  });

  it('counts it as failed in CI', () => {
    expect(tallyOf(module, true)).toEqual({ text: `${skipped}\n1 passed, 3 failed\n`, isFailed: true });
  });

  it('is one line where all passed', () => {
    expect(tallyOf(moduleOf({ state: 'passed' }), true)).toEqual({ text: '\n1 passed, 0 failed\n', isFailed: false });
  });
});
