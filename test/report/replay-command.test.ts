import { describe, expect, it } from 'vitest';
import type { SampleFights, Summary, VariantFights } from '../../src/analysis/summary.ts';
import { registerReplay } from '../../src/cli/replay.ts';
import { replayCommand } from '../../src/report/replay-command.ts';
import { run } from '../../src/run.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { runCommand } from '../support/cli.ts';

const VARIANT = { variant: 3 } as VariantFights;
const FIGHTS = { seed: 7 } as SampleFights;

function commandFor(file: string, changes: { readonly seed?: null; readonly language?: 'en' | 'fr' } = {}): string {
  const summary = { input: { file, text: '' }, axes: [{ name: 'a', values: [1, 2] }] } as unknown as Summary;
  const fights = 'seed' in changes ? ({ seed: null } as SampleFights) : FIGHTS;
  return replayCommand(summary, fights, VARIANT, { trial: 41, language: changes.language ?? 'en' });
}

describe('the command that tells a fight again', () => {
  it('names file, seed, trial and variant, and the language of the report', () => {
    expect(commandFor('duel.yaml')).toBe('fracas replay duel.yaml --seed 7 --trial 41 --variant 3');
    expect(commandFor('duel.yaml', { language: 'fr' })).toMatch(/ --lang fr$/);
    expect(commandFor('duel.yaml', { seed: null })).toBe('fracas replay duel.yaml --variant 3');
  });

  it('is one word of a shell where the file is named strangely, and never an option', () => {
    expect(commandFor("it's; rm -rf.yaml")).toContain(String.raw`replay 'it'\''s; rm -rf.yaml' --seed`);
    expect(commandFor('--help')).toContain('replay ./--help --seed');
    expect(commandFor('$(x).yaml')).toContain("replay '$(x).yaml' --seed");
  });

  it.each(['mordheim/first-duel', 'seventh-sea/feint-or-strike'])(
    'tells in words the very fight that a report of %s tells',
    async (name) => {
      const file = `scenarios/${name}.yaml`;
      const summary = await run(await loadScenario(file), { seed: 5 });
      const { fights } = summary;
      const variant = fights?.variants.at(-1);
      const fight = variant?.told.find(({ story }) => story.length > 0);
      if (fights === undefined || variant === undefined || fight === undefined) throw new Error('nothing is told');
      const command = replayCommand(summary, fights, variant, { trial: fight.trial, language: 'fr' });
      const [, , , ...flags] = command.split(' ');
      const { out, thrown } = await runCommand(registerReplay, 'replay', file, ...flags);
      expect(thrown).toBeNull();
      const told = out.split('\n').map((line) => line.replace(/^ *(→ )?/, ''));
      const start = told.indexOf(fight.story[0]?.fr ?? '');
      expect(start).toBeGreaterThan(0);
      expect(told.slice(start).filter((line) => line !== '')).toEqual(
        expect.arrayContaining(fight.story.map(({ fr }) => fr)),
      );
    },
  );
});
