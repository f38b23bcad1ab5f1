import { describe, expect, it } from 'vitest';
import { sampleFights } from '../../src/analysis/fights.ts';
import { type HashedSummary, summarize } from '../../src/analysis/summarize.ts';
import type { SampleFights, VariantFights } from '../../src/analysis/summary.ts';
import type { Findings } from '../../src/analysis/variant.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { Trial } from '../../src/engine/block.ts';
import { createTally, record } from '../../src/engine/tally.ts';
import { judge } from '../../src/report/verdict.ts';
import { run } from '../../src/run.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { coinResult } from '../support/fake-exact.ts';
import { type CoinDuel, coinModel, coinScenario, coinSystem, coinTactics } from '../support/fake-model.ts';
import { readText } from '../support/solve.ts';

const DUEL: CoinDuel = { faces: 4, roundsMax: 6 };

function exactSummary(duels: readonly CoinDuel[], changes: Partial<Scenario> = {}): HashedSummary {
  const scenario = coinScenario(duels, changes);
  const findings = duels.map((duel): Findings => ({ model: coinModel(duel), exact: coinResult(duel), sampled: null }));
  return summarize({
    version: '1',
    scenario,
    system: coinSystem,
    findings,
    seed: null,
    confidence: 0.95,
    isInterrupted: false,
    analyses: [],
    interrupted: [],
  });
}

function fightsOf(summary: { readonly fights?: SampleFights }): SampleFights {
  if (summary.fights === undefined) throw new Error('no fights');
  return summary.fights;
}

function only(fights: SampleFights): VariantFights {
  const [variant] = fights.variants;
  if (variant === undefined) throw new Error('no variant');
  return variant;
}

/** What the dice of a seed do, trial by trial, played with the rules. */
function playAll(duel: CoinDuel, seed: number, trials: number): { outcome: string; rounds: number }[] {
  const dice = new TapeDice();
  dice.seek(seed, 0);
  const trial = new Trial(coinModel(duel), coinTactics);
  return Array.from({ length: trials }, () => {
    const outcome = ['heads', 'tails', 'draw'][trial.play(dice)] ?? '';
    return { outcome, rounds: trial.values[0] ?? 0 };
  });
}

describe('the fights of a result', () => {
  const fights = fightsOf(exactSummary([DUEL]));
  const variant = only(fights);
  const played = playAll(DUEL, 1, variant.trials);

  it('are trials of the seed of the scenario when nothing was sampled, and say so', () => {
    expect(fights).toMatchObject({ seed: 1, isSeedOfRun: false });
    expect(variant).toMatchObject({ variant: 0, isPartOfRun: false, side: 'heads', metric: 'rounds' });
    for (const { trial, outcome, values } of variant.told) {
      expect({ outcome, rounds: values.rounds }).toEqual(played[trial]);
    }
  });

  it('have a seed of their own, always the same, where the scenario gives none', () => {
    const run = { method: 'auto', trials: null, precision: null, seed: null, confidence: 0.95 } as const;
    expect(fightsOf(exactSummary([DUEL], { run }))).toMatchObject({ seed: 0, isSeedOfRun: false });
  });

  it('count the trials behind each bar, and name the first of them', () => {
    expect(variant.bars.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { value, count, trial } of variant.bars) {
      expect(count).toBe(played.filter(({ rounds }) => rounds === value).length);
      expect(trial).toBe(played.findIndex(({ rounds }) => rounds === value));
    }
  });

  it('leave a bar empty that none of the trials reached', () => {
    const rare = only(fightsOf(exactSummary([{ faces: 2, roundsMax: 8 }])));
    const empty = rare.bars.filter(({ count }) => count === 0);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.every(({ trial }) => trial === null)).toBe(true);
  });

  it('go from the soonest victory of the first side to its latest possible defeat', () => {
    const fightOf = (kind: string): unknown => {
      const trial = variant.picks.find((pick) => pick.kind === kind)?.trial ?? -1;
      return played[trial];
    };
    expect(variant.picks.map(({ kind }) => kind)).toEqual(['best', 'median', 'worst']);
    expect(fightOf('best')).toEqual({ outcome: 'heads', rounds: 1 });
    expect(fightOf('worst')).toEqual({ outcome: 'tails', rounds: 1 });
    const wins = played.filter(({ outcome }) => outcome === 'heads').length;
    expect(fightOf('median')).toMatchObject({ outcome: wins > played.length / 2 ? 'heads' : 'tails' });
  });

  it('are told in both languages, each line of its kind', () => {
    const best = variant.told.find(({ trial }) => trial === variant.picks[0]?.trial);
    expect(best?.story).toEqual([
      { kind: 'heading', en: 'At the start', fr: 'Au début' },
      { kind: 'fact', en: 'flip 0', fr: 'flip 0' },
      { kind: 'heading', en: 'Round 1', fr: 'Tour 1' },
      expect.objectContaining({ kind: 'roll', en: expect.stringContaining('heads, flip: needs 2+, 1 on a d4') }),
      { kind: 'change', en: 'flip 1', fr: 'flip 1' },
    ]);
    expect(best?.linesCut).toBe(0);
  });

  it('are of three variants at most: the first, and where the first side wins most and least often', () => {
    const many = fightsOf(exactSummary([5, 7, 2, 4, 9].map((faces) => ({ faces, roundsMax: 6 }))));
    expect(many.variants.map(({ variant: number }) => number)).toEqual([0, 2, 4]);
  });

  it('are bounded in what they take to tell', () => {
    const long = fightsOf(exactSummary([{ faces: 60, roundsMax: 400 }]));
    expect(JSON.stringify(long.variants[0]?.told.map(({ story }) => story)).length).toBeLessThan(33_000);
    const { told } = only(long);
    expect(told.some(({ story }) => story.length === 0)).toBe(true);
    expect(told.every(({ story }) => story.length <= 240)).toBe(true);
    expect(told.some(({ linesCut }) => linesCut > 0)).toBe(true);
  });
});

describe('fights of a sampled run', () => {
  function sampledFights(engine: 'dice' | 'tables', trials: number): SampleFights {
    const tally = createTally(3, 2);
    for (const { outcome, rounds } of playAll(DUEL, 7, trials)) {
      record(tally, ['heads', 'tails', 'draw'].indexOf(outcome), Int32Array.of(rounds, rounds));
    }
    const findings = [{ model: coinModel(DUEL), exact: null, sampled: { tally, stopped: 'trials' as const, engine } }];
    const scenario = coinScenario([DUEL]);
    return fightsOf(
      summarize({
        version: '1',
        scenario,
        system: coinSystem,
        findings,
        seed: 7,
        confidence: 0.95,
        isInterrupted: false,
        analyses: [],
        interrupted: [],
      }),
    );
  }

  it('are of its own seed, and no trial that it has not played', () => {
    const fights = sampledFights('dice', 50);
    expect(fights).toMatchObject({ seed: 7, isSeedOfRun: true });
    expect(only(fights)).toMatchObject({ trials: 50, isPartOfRun: true });
  });

  it('are no part of it where tables were drawn from', () => {
    expect(only(sampledFights('tables', 50))).toMatchObject({ isPartOfRun: false });
    expect(only(sampledFights('tables', 50)).trials).toBeGreaterThan(50);
  });
});

describe('fights of real games', () => {
  it('tell the one fight of scripted dice, which has no seed', async () => {
    const scenario = await readText(`
system: mordheim
title: A script
fighters: { captain: { profile: reikland-captain }, ghoul: { profile: ghoul } }
engagement:
  kind: attack
  attacker: captain
  target: ghoul
  dice: [1]
`);
    const { fights } = await run(scenario);
    expect(fights).toMatchObject({ seed: null, isSeedOfRun: false });
    expect(fights?.variants[0]?.picks).toEqual([{ kind: 'only', trial: 0 }]);
    expect(fights?.variants[0]?.told[0]?.story.some(({ kind }) => kind === 'roll')).toBe(true);
  });

  it('are those of the side of which the verdict speaks', async () => {
    const duel = (rest: string) =>
      readText(`
system: mordheim
title: A duel
fighters: { captain: { profile: reikland-captain }, ghoul: { profile: ghoul } }
engagement: { kind: melee, sides: { men: [captain], ghouls: [ghoul] }, rounds: 20 }
run: { method: exact, seed: 1 }
${rest}`);
    for (const rest of [
      '',
      'vary: { captain.equipment: { sword: [sword], axe: [axe] } }',
      'vary: { ghoul.characteristics.T: [3, 4] }',
    ]) {
      const summary = await run(await duel(rest));
      const verdict = judge(summary);
      const spoken = verdict?.kind === 'choice' ? verdict.outcome : verdict?.ranked[0];
      expect(new Set(summary.fights?.variants.map(({ side }) => side))).toEqual(new Set([spoken]));
      expect(spoken).toBe(rest.includes('captain') ? 'men' : 'ghouls');
    }
  });

  it('are those of an army where a battle has no sides', async () => {
    const summary = await run(
      await readText(`
system: seventh-sea
title: A battle
fighters: { carlos: { profile: villain }, lobo: { profile: villain, skills: { strategy: 2 } } }
engagement: { kind: battle, armies: { north: { general: carlos }, south: { general: lobo } }, turns: 9 }
run: { seed: 1, trials: 1000 }
vary: { engagement.armies.south.bonus: [0, 5] }
`),
    );
    expect(summary.fights?.variants.map(({ side }) => side)).toEqual(['south', 'south']);
    expect(summary.fights?.variants[0]?.picks.map(({ kind }) => kind)).toEqual(['best', 'median', 'worst']);
  });

  it('tell nothing when there is no variant', () => {
    const input = {
      scenario: coinScenario([DUEL]),
      system: coinSystem,
      summaries: [null],
      seed: 1,
    } as const;
    expect(sampleFights({ ...input, sides: [] })).toBeNull();
  });
});
