import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createInlineBackend } from '../../../src/backend/inline.ts';
import { solveVariant } from '../../../src/backend/solution.ts';
import { isAlike, watch } from '../../../src/backend/watched.ts';
import { AddressedDice } from '../../../src/dice/addressed.ts';
import { Trial } from '../../../src/engine/block.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import { loadScenario } from '../../../src/index.ts';
import { loadSystem } from '../../../src/systems/registry.ts';
import type { GameSystem, Variant } from '../../../src/systems/system.ts';

const LIMITS = { states: 400, branches: 4_000, work: 1e7 };

/** Every other reading of a variant, one ruling at a time. */
function readingsOf(variant: Variant, system: GameSystem): readonly Variant[] {
  return system.rulings.flatMap(({ id, options }) =>
    options
      .filter((option) => option.id !== variant.rulings[id])
      .map((option): Variant => ({ ...variant, rulings: { ...variant.rulings, [id]: option.id } })),
  );
}

/** Shipped scenarios of a game, but those that give their dice. */
function filesOf(game: string): readonly string[] {
  const files = readdirSync(`scenarios/${game}`).map((name) => `scenarios/${game}/${name}`);
  return files.filter((file) => !/^\s+dice:$/m.test(readFileSync(file, 'utf8')));
}

describe.each(['mordheim', 'seventh-sea', 'confrontation', 'mortebrume'])(
  'a reading that nobody asked for in %s',
  (game) => {
    it('leaves the law of shipped scenarios as it is', { timeout: 300_000 }, async () => {
      const system = await loadSystem(game);
      let compared = 0;
      for (const file of filesOf(game)) {
        const [first] = (await loadScenario(file)).variants;
        if (first === undefined) continue;
        const { variant } = first;
        try {
          const { read = [], ...law } = solveVariant(system, { variant, limits: LIMITS, asks: 'laws' });
          const watched = { variant, read: new Set(read) };
          for (const other of readingsOf(variant, system).filter((it) => isAlike(watched, it))) {
            const { read: _, ...its } = solveVariant(system, { variant: other, limits: LIMITS, asks: 'laws' });
            expect(its, file).toEqual(law);
            compared += 1;
          }
        } catch (error) {
          if (!(error instanceof ExactLimitError)) throw error;
        }
      }
      expect(compared).toBeGreaterThan(10);
    });
  },
);

it('plays every trial of a large fight as it was, all members told from the first or not', {
  timeout: 300_000,
}, async () => {
  const [first] = (await loadScenario('bench/questions/seventh-sea-rulings.yaml')).variants;
  if (first === undefined) throw new Error('the scenario has a variant');
  const { variant } = first;
  const system = await loadSystem('seventh-sea');
  const variants = [variant, ...readingsOf(variant, system)];
  const range = { first: 7, trials: 150, followed: { kind: 'outcome', name: 'heroes' } } as const;
  const backend = createInlineBackend({ variants, seed: 3, engine: 'dice' }, loadSystem);
  const [all] = await backend.share([{ ...range, family: [...variants.keys()] }]);
  expect(all?.tally.alike?.filter(Boolean).length).toBeGreaterThan(5);
  for (const at of variants.keys()) {
    if (at === 0 || all?.tally.alike?.[at - 1] !== true) continue;
    // Beside a stranger it is played.
    const [alone] = await backend.share([{ ...range, family: [at, at] }]);
    expect(alone?.tally.outcomes[0], `member ${at}`).toEqual(all.tally.outcomes[at - 1]);
    expect(alone?.tally.moments[0], `member ${at}`).toEqual(all.tally.moments[at - 1]);
  }
});

/** Trials of an audit that are played again in each reading. */
const AUDIT_TRIALS = 300;

/** What some trials on shared luck come to. */
function played(system: GameSystem, variant: Variant): string[] {
  const { model, tactics } = system.compile(variant, { engine: 'dice' });
  const trial = new Trial(model, tactics);
  const dice = new AddressedDice();
  return Array.from({ length: AUDIT_TRIALS }, (_, at) => {
    dice.seek(11, at);
    return `${trial.play(dice)} ${trial.values.join(' ')}`;
  });
}

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
