import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends the run's output with the plain line `N passed, N failed` that scripts can read. A run that is told to end before
 * that names the files that it was at.
 */
export default class TallyReporter implements Reporter {
  readonly #running = new Set<string>();

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
    let skipped = 0;
    for (const module of modules) {
      if (module.errors().length > 0) failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    if (skipped > 0) process.stdout.write(`\n${skipped} skipped\n`);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
