import type { Command } from 'commander';
import { EXIT, FracasError } from '../errors.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { renderError, renderWarnings, stderrColors } from './diagnostics.ts';
import { loadInput, refuseStdinTwice, shownName } from './input.ts';

/** `fracas check FILE…`: one `ok` line per sound file on stdout, every mistake on stderr; exit code 2 on errors. */
export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('validate scenarios without running them')
    .argument('<file...>', 'scenario files (YAML), or - for standard input')
    .addHelpText('after', '\nExample:\n  fracas check scenarios/*/*.yaml')
    .action(async (files: readonly string[]) => {
      refuseStdinTwice(files);
      let worst: number = EXIT.ok;
      for (const file of files) worst = Math.max(worst, await check(file));
      if (worst !== EXIT.ok) process.exitCode = worst;
    });
}

async function check(file: string): Promise<number> {
  const colors = stderrColors();
  try {
    const scenario = await loadInput(file);
    process.stdout.write(`ok  ${shownName(file)}  ${summary(scenario)}\n`);
    if (scenario.warnings.length > 0) process.stderr.write(renderWarnings(scenario.warnings, colors));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof FracasError) || error.exitCode !== EXIT.usage) throw error;
    process.stderr.write(renderError(error, colors));
    return error.exitCode;
  }
}

function summary({ axes, variants, expect, warnings }: Scenario): string {
  const product = axes.length > 1 ? ` (${axes.map((axis) => axis.values.length).join(' × ')})` : '';
  const parts = [`${counted(variants.length, 'variant')}${product}`];
  if (expect.length > 0) parts.push(counted(expect.length, 'expectation'));
  if (warnings.length > 0) parts.push(counted(warnings.length, 'warning'));
  return parts.join(', ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
