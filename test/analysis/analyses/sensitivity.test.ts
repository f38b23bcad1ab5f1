import { describe, expect, it } from 'vitest';
import type { SensitivityResult } from '../../../src/analysis/analyses/sensitivity.ts';
import { canonicalJson } from '../../../src/analysis/canonical.ts';
import { run } from '../../../src/run.ts';
import { runArms, winsOf36 } from '../../support/arms.ts';
import { readText } from '../../support/solve.ts';

/** One round of one point: anna leads by her strength, her grip and what she wears, less bert's. */
function oneRound(anna: string, analysis: string, run = ''): string {
  return `fighters: { anna: ${anna}, bert: { strength: 1 } }
engagement: { kind: arms, sides: { anna: [anna], bert: [bert] }, points: 1, rounds: 1 }
${run}
analyses: [${analysis}]
`;
}

async function sensitivityOf(yaml: string, options: Parameters<typeof runArms>[1] = {}): Promise<SensitivityResult> {
  const [analysis] = (await runArms(yaml, options)).analyses;
  if (analysis?.kind !== 'sensitivity') throw new Error('no sensitivity');
  return analysis;
}

const named = ({ changes }: SensitivityResult): Record<string, SensitivityResult['changes'][number]> =>
  Object.fromEntries(changes.map((change) => [`${change.lever} ${change.how}`, change]));

describe('the exact worth of a point', () => {
  it('is the difference of the two laws', async () => {
    const result = await sensitivityOf(oneRound('{ strength: 1 }', 'sensitivity'));
    const changes = named(result);
    expect(result.fighter).toBe('anna');
    expect(result.base).toMatchObject({ method: 'exact', n: null });
    expect(result.base.value).toBeCloseTo(15 / 36, 12);
    expect(changes['strength more']?.effect.value).toBeCloseTo((winsOf36(1) - winsOf36(0)) / 36, 12);
    expect(changes['strength less']?.effect.value).toBeCloseTo((winsOf36(-1) - winsOf36(0)) / 36, 12);
    expect(changes['grip more']?.effect).toMatchObject({ method: 'exact', reduction: null });
    expect(result.changes.every(({ isNoisy }) => !isNoisy)).toBe(true);
  });

  it('lists what is not possible with its reason', async () => {
    const result = await sensitivityOf(oneRound('{ strength: 9, gear: [gloves, brace] }', 'sensitivity'));
    const refused = Object.fromEntries(result.impossible.map((it) => [`${it.lever} ${it.how}`, it.refusal]));
    expect(refused).toEqual({
      'strength more': { kind: 'bound', bound: 9 },
      'grip less': { kind: 'bound', bound: 0 },
      'gear.gloves without': {
        kind: 'rules',
        message: expect.stringContaining('a brace needs gloves'),
        french: expect.stringContaining('une attelle veut des gants'),
      },
    });
  });

  it('prices what has a price, and a point at the rate of all of it', async () => {
    const result = await sensitivityOf(oneRound('{ strength: 1, gear: [gloves, ring] }', 'sensitivity'));
    const changes = named(result);
    const gloves = (winsOf36(2) - winsOf36(0)) / 36;
    expect(changes['gear.gloves without']).toMatchObject({ price: 4 });
    expect(changes['gear.gloves without']?.perCost?.value).toBeCloseTo(gloves / 4, 12);
    expect(changes['gear.ring without']?.perCost?.value).toBeCloseTo(0, 12);
    expect(result.rate?.price).toBe(5);
    expect(result.rate?.perCost.value).toBeCloseTo(gloves / 5, 12);
    const step = (winsOf36(3) - winsOf36(2)) / 36;
    expect(changes['strength more']?.worth?.value).toBeCloseTo((5 * step) / gloves, 12);
    expect(changes['strength less']?.worth).toBeNull();
  });

  it('names no worth where what he carries does not help', async () => {
    const result = await sensitivityOf(oneRound('{ strength: 1, gear: [ring] }', 'sensitivity'));
    expect(result.changes.every(({ worth }) => worth === null)).toBe(true);
  });

  it('tells what two changes do beyond their sum', async () => {
    const result = await sensitivityOf(
      oneRound('{ strength: 1 }', '{ kind: sensitivity, pairs: true, levers: [strength, grip] }'),
    );
    const [pair] = result.pairs?.tried ?? [];
    expect(result.pairs?.tried).toHaveLength(1);
    expect(pair?.together.value).toBeCloseTo((winsOf36(2) - winsOf36(0)) / 36, 12);
    expect(pair?.beyond.value).toBeCloseTo((winsOf36(2) - 2 * winsOf36(1) + winsOf36(0)) / 36, 12);
    expect(pair?.isCertain).toBe(true);
    const [one, other] = pair?.between.map((at) => result.changes[at]?.effect.value ?? Number.NaN) ?? [];
    expect(pair?.sum).toBeCloseTo((one ?? 0) + (other ?? 0), 12);
  });
});

describe('the sampled worth of a point', () => {
  const sampled = (seed: number, trials: number, more = ''): Promise<SensitivityResult> =>
    sensitivityOf(oneRound('{ strength: 1, gear: [gloves, ring] }', `{ kind: sensitivity, pairs: true${more} }`), {
      method: 'sampled',
      seed,
      trials,
    });

  it('lies where the exact one is, and shared luck makes it sharper', async () => {
    const exact = named(await sensitivityOf(oneRound('{ strength: 1, gear: [gloves, ring] }', 'sensitivity')));
    const found = await sampled(5, 40_000);
    for (const { lever, how, effect } of found.changes) {
      const truth = exact[`${lever} ${how}`]?.effect.value ?? Number.NaN;
      // 95% half-widths; 2.5 of them are 4.9 standard errors: 1e-6.
      expect(Math.abs(effect.value - truth), lever).toBeLessThanOrEqual(2.5 * ((effect.high - effect.low) / 2) + 1e-4);
      if (effect.reduction !== null) expect(effect.reduction).toBeGreaterThan(1.5);
      expect(effect.n).toBe(40_000);
    }
    const ring = named(found)['gear.ring without']?.effect;
    expect(ring).toMatchObject({ value: 0 });
    expect(ring?.low).toBeLessThan(0);
    const worth = named(found)['strength more']?.worth;
    const right = exact['strength more']?.worth?.value ?? Number.NaN;
    expect(Math.abs((worth?.value ?? 0) - right)).toBeLessThan(2.5 * (((worth?.high ?? 0) - (worth?.low ?? 0)) / 2));
  });

  it('agrees from seed to seed within its own error bars', async () => {
    const found = [];
    for (let seed = 1; seed <= 40; seed += 1) found.push(await sampled(seed, 2_000, ', levers: [strength]'));
    let outside = 0;
    for (let at = 0; at < 40; at += 2) {
      const [one, other] = [found[at], found[at + 1]].map(
        (it) => named(it as SensitivityResult)['strength more']?.effect,
      );
      if (one === undefined || other === undefined) throw new Error('no effect');
      const half = Math.hypot(one.high - one.low, other.high - other.low) / 2;
      if (Math.abs(one.value - other.value) > half) outside += 1;
    }
    // 20 pairs at 95%: P(more than 8 outside) is below 1e-6.
    expect(outside).toBeLessThanOrEqual(8);
  }, 60_000);

  it('is called noisy where its interval is wider than a tenth of it', async () => {
    const few = named(await sampled(1, 500))['grip more'];
    const many = named(await sampled(1, 400_000, ', levers: [strength, grip]'))['grip more'];
    expect(few?.isNoisy).toBe(true);
    expect(many?.isNoisy).toBe(false);
  }, 60_000);

  it('has an interval for what is beyond the sum', async () => {
    const { pairs } = await sampled(2, 100_000, ', levers: [strength, grip]');
    const beyond = pairs?.tried[0]?.beyond;
    const truth = (winsOf36(4) - 2 * winsOf36(3) + winsOf36(2)) / 36;
    expect(beyond?.method).toBe('paired-score');
    expect(Math.abs((beyond?.value ?? 0) - truth)).toBeLessThan(2.5 * (((beyond?.high ?? 0) - (beyond?.low ?? 0)) / 2));
  }, 60_000);
});

describe('a metric', () => {
  it('moves by the difference of its means, exactly and sampled', async () => {
    const yaml = `fighters: { anna: { strength: 1 }, bert: { strength: 1 } }
engagement: { kind: arms, sides: { anna: [anna], bert: [bert] }, points: 1 }
analyses: [{ kind: sensitivity, metric: rounds, levers: [strength] }]
`;
    const exact = named(await sensitivityOf(yaml))['strength more']?.effect;
    // Rounds until one wins: 36 / (36 - ties), with 20 at most; ties 6 and 5 of 36.
    expect(exact?.value).toBeCloseTo(36 / 31 - 36 / 30, 6);
    const found = named(await sensitivityOf(yaml, { method: 'sampled', seed: 1, trials: 50_000 }))['strength more']
      ?.effect;
    expect(found?.method).toBe('paired-t');
    const half = ((found?.high ?? 0) - (found?.low ?? 0)) / 2;
    expect(Math.abs((found?.value ?? 0) - (exact?.value ?? 0))).toBeLessThan(2.5 * half);
  });
});

it('gives the same bytes on 1 and 4 workers', async () => {
  const scenario = await readText(`system: mordheim
fighters: { captain: { profile: reikland-captain, equipment: [sword, buckler] }, ghoul: { profile: ghoul } }
engagement: { kind: melee, sides: { men: [captain], ghouls: [ghoul] }, rounds: 10 }
analyses: [{ kind: sensitivity, levers: [characteristics.T, equipment.sword, abilities.leader], trials: 14000 }]
`);
  const bytes = [];
  for (const workers of [1, 4]) {
    const summary = await run(scenario, { method: 'sampled', seed: 3, trials: 1000, workers });
    bytes.push(canonicalJson(summary.analyses));
  }
  expect(bytes[1]).toBe(bytes[0]);
  expect(bytes[0]).toContain('"n":14000');
}, 120_000);
