import { describe, expect, it } from 'vitest';
import { isAlike, watch } from '../../src/backend/watched.ts';
import { AddressedDice } from '../../src/dice/addressed.ts';
import { Trial } from '../../src/engine/block.ts';
import { loadScenario } from '../../src/index.ts';
import { loadSystem } from '../../src/systems/registry.ts';
import type { GameSystem, Variant } from '../../src/systems/system.ts';

const TRIALS = 300;

/** What some trials on shared luck come to. */
function played(system: GameSystem, variant: Variant): string[] {
  const { model, tactics } = system.compile(variant, { engine: 'dice' });
  const trial = new Trial(model, tactics);
  const dice = new AddressedDice();
  return Array.from({ length: TRIALS }, (_, at) => {
    dice.seek(11, at);
    return `${trial.play(dice)} ${trial.values.join(' ')}`;
  });
}

describe('readings that no fight asks for', () => {
  // Readings of the three audits that are known to be asked by nobody, at least.
  it.each([
    ['mordheim-five-a-side-rulings', 20],
    ['confrontation-three-a-side-rulings', 11],
    ['mortebrume-five-a-side-rulings', 8],
  ])(
    'change no trial of %s',
    async (name, least) => {
      const { system: game, analyses } = await loadScenario(`bench/questions/${name}.yaml`);
      const [audit] = analyses;
      const base = audit?.kind === 'rulings' ? audit.variants[0]?.variant : undefined;
      if (audit?.kind !== 'rulings' || base === undefined) throw new Error('no audit');
      const system = await loadSystem(game);
      const watched = watch(base);
      const expected = played(system, watched.own);
      expect(played(system, base)).toEqual(expected);
      const others = audit.switches.flatMap(({ variants }) => variants.filter((it) => it !== null));
      const unasked = others.filter((variant) => isAlike(watched, variant));
      expect(unasked.length).toBeGreaterThanOrEqual(least);
      for (const variant of unasked) expect(played(system, variant)).toEqual(expected);
    },
    120_000,
  );
});
