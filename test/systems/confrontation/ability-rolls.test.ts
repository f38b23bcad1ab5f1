import { describe, expect, it } from 'vitest';
import { diagnosticsOf, type Expected, expectExact } from '../../support/solve.ts';
import { alone, fighter } from './scenes.ts';

function roll(ability: string, written: string, expected: Expected, level = 'unhurt'): Promise<void> {
  const who = fighter({ RES: 5 }, { abilities: [written], state: { level } });
  return expectExact(alone('ability-roll', who, { ability }), expected);
}

describe('rolls of abilities', () => {
  it('CF-ABL-9: regeneration heals a degree, and after a success perhaps one more', async () => {
    await roll(
      'regeneration',
      'regeneration-4',
      { healed: '1/2', 'degrees=2': '1/4', 'mean degrees': '3/4' },
      'serious',
    );
    await roll('regeneration', 'regeneration-4', { healed: '1/2', 'degrees=1': '1/2' }, 'light');
    await roll('regeneration', 'regeneration-4', { unchanged: '1' });
  });

  it('CF-ABL-10: survival instinct succeeds on its number or more', async () => {
    await roll('survival-instinct', 'survival-instinct-6', { success: '1/6', failure: '5/6' });
    await roll('survival-instinct', 'survival-instinct-2', { success: '5/6' });
  });

  it('CF-ABL-11: so does insensible', async () => {
    await roll('insensible', 'insensible-5', { success: '1/3' });
  });

  it('CF-ABL-12: a reinforcement is gone, waits or returns', async () => {
    await roll('reinforcement', 'reinforcement', { gone: '1/3', waits: '1/3', returns: '1/3' });
  });

  it('the best of several numbers counts', async () => {
    const who = fighter({ RES: 5 }, { abilities: ['insensible-5', 'insensible-3', 'insensible-6'] });
    await expectExact(alone('ability-roll', who, { ability: 'insensible' }), { success: '2/3' });
  });

  it('needs the ability', async () => {
    const said = await diagnosticsOf(alone('ability-roll', fighter({ RES: 5 }), { ability: 'reinforcement' }));
    expect(said.map(({ code }) => code)).toEqual(['confrontation/no-ability']);
  });
});
