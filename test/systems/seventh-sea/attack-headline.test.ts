import { expect, it } from 'vitest';
import { judge } from '../../../src/report/verdict.ts';
import { run } from '../../../src/run.ts';
import { parseScenario } from '../../../src/scenario/parse.ts';
import { loadSystem, systemNames } from '../../../src/systems/registry.ts';

it('is about what the attacker wants: a raise that makes him miss is not what a report marks', async () => {
  const scenario = await parseScenario(
    `system: seventh-sea
title: Raises
fighters: { me: { profile: veteran }, foe: { profile: villain } }
engagement: { kind: attack, attacker: me, target: foe }
vary: { engagement.raises: [0, 4] }
`,
    'raises.yaml',
    { loadSystem, systemNames: systemNames() },
  );
  const verdict = judge(await run(scenario, { workers: 0 }));
  if (verdict?.kind !== 'choice') throw new Error('no choice');
  expect(['scratched', 'wounded', 'crippled', 'out']).toContain(verdict.outcome);
  expect(verdict.standings[0]?.value).toBe(0);
});
