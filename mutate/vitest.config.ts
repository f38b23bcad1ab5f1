import { appendFileSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestCase, type TestModule, type TestSpecification } from 'vitest/node';
import { NATIVE } from '../test/support/native.ts';

const { MUTATE_TESTS = '', MUTATE_PROGRESS = '' } = process.env;
const order: readonly string[] = JSON.parse(readFileSync(MUTATE_TESTS, 'utf8'));

class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => order.findIndex((test) => moduleId.endsWith(test));
    return files.sort((a, b) => place(a) - place(b));
  }
}

/** Writes what happens while it happens: a run that hangs has said how far it came. Passed tests are blank lines. */
class ProgressReporter implements Reporter {
  #note(progress: object | null): void {
    appendFileSync(MUTATE_PROGRESS, progress === null ? '\n' : `${JSON.stringify(progress)}\n`);
  }

  onTestCaseResult(test: TestCase): void {
    const isFailed = test.result().state === 'failed';
    this.#note(isFailed ? { failed: test.fullName, file: test.module.relativeModuleId } : null);
  }

  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId;
    const { duration, collectDuration } = module.diagnostic();
    for (const { message } of module.errors()) this.#note({ failed: message, file });
    if (module.state() === 'passed') this.#note({ passed: file, ms: Math.round(duration + collectDuration) });
  }
}

/** Tests of one fault in their order, up to the first that fails. */
export default defineConfig({
  cacheDir: '.mutate',
  test: {
    ...NATIVE,
    execArgv: [...(NATIVE.execArgv ?? []), '--max-old-space-size=2048'],
    include: [...order],
    // Who watches the run ends what hangs: a busy machine is no fault.
    testTimeout: 600_000,
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    sequence: { sequencer: AsListed },
    env: { NO_COLOR: '1' },
    reporters: [new ProgressReporter()],
  },
});
