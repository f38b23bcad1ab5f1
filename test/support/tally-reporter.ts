import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * Ends the run's output with the plain line `N passed, N failed` that scripts can read, and before it what was skipped and
 * why. In CI a skipped test has failed. A run that is told to end before that names the files that it was at.
 */
export default class TallyReporter implements Reporter {
  readonly #running = new Set<string>();
  /** Whether tests were chosen by name: the others are skipped because nobody wants them. */
  #isChosen = false;

  onInit({ config }: Vitest): void {
    this.#isChosen = config.testNamePattern !== undefined;
  }

  onTestRunStart(): void {
    process.once('SIGTERM', () => {
      process.stdout.write(`\nended while these ran: ${[...this.#running].join(', ')}\n`);
      process.kill(process.pid, 'SIGKILL');
    });
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.add(moduleId);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    const skipped: Skipped[] = [];
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') passed += 1;
        else if (result.state === 'failed') failed += 1;
        else
          skipped.push({
            test: `${module.relativeModuleId}: ${test.fullName}`,
            why: 'note' in result ? result.note : undefined,
          });
      }
    }
    if (skipped.length > 0 && !this.#isChosen) {
      process.stdout.write(`\n${renderSkipped(skipped)}\n`);
      if (process.env.CI === 'true') {
        failed += skipped.length;
        process.exitCode = 1;
      }
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}

interface Skipped {
  readonly test: string;
  /** What the test said, where it said something. */
  readonly why: string | undefined;
}

/** How many were skipped, and for each reason how many and which first. */
function renderSkipped(skipped: readonly Skipped[]): string {
  const reasons = [...new Set(skipped.map(({ why }) => why))];
  const lines = reasons.map((reason) => {
    const tests = skipped.filter(({ why }) => why === reason).map(({ test }) => test);
    return `!!! ${tests.length}: ${reason ?? 'no reason is given'} (${tests[0]}${tests.length > 1 ? ', …' : ''})`;
  });
  return [`!!! ${skipped.length} SKIPPED !!!`, ...lines].join('\n');
}
