import { describe, expect, it } from 'vitest';
import { cuts, type Dice } from '../../src/dice/dice.ts';
import { facesOf } from '../../src/dice/recording.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { Trial } from '../../src/engine/block.ts';
import {
  type Happening,
  type Replay,
  replayScript,
  replayTrial,
  replayTrials,
  type Stage,
} from '../../src/engine/replay.ts';
import { BLOCK_TRIALS } from '../../src/engine/result.ts';
import { DiceError, InvariantError } from '../../src/errors.ts';
import {
  CONTINUES,
  type Language,
  type Model,
  ROUND_ENDS,
  type Tactics,
  type Words,
} from '../../src/systems/system.ts';

const SITES = ['swing', 'harm', 'flourish'];
const harm = cuts(6, [3, 6]);
const both = (text: string): Words => ({ en: text, fr: text });

interface Duel {
  round: number;
  turn: number;
  readonly lives: [number, number];
  dealt: number;
}

/** Two fighters hit in turn on 4+ and take 0, 1 or 2; a round is both their turns. */
const duel: Model<Duel> = {
  outcomes: [
    { name: 'first', label: both('first') },
    { name: 'second', label: both('second') },
    { name: 'draw', label: both('draw') },
  ],
  metrics: [{ name: 'dealt', label: both('dealt'), unit: both('wounds') }],
  actors: ['first', 'second'],
  roundsMax: 4,
  unresolved: 2,
  keyLength: 3,
  createState: () => ({ round: 1, turn: 0, lives: [3, 3], dealt: 0 }),
  reset(state) {
    state.round = 1;
    state.turn = 0;
    state.lives[0] = 3;
    state.lives[1] = 3;
    state.dealt = 0;
  },
  step(state, dice: Dice) {
    const actor = state.turn;
    const target = actor === 0 ? 1 : 0;
    dice.scope(state.round, actor);
    dice.roll(10, 2);
    if (dice.atLeast(6, 4, 0)) {
      const dealt = dice.band(6, harm, 1);
      state.lives[target] -= dealt;
      state.dealt += dealt;
      if (state.lives[target] <= 0) return actor;
    }
    state.turn = target;
    if (actor === 0) return CONTINUES;
    state.round += 1;
    return ROUND_ENDS;
  },
  key(state, out) {
    out.set([state.turn, ...state.lives]);
  },
  copy(from, to) {
    Object.assign(to, from, { lives: [...from.lives] });
  },
  measure(state, out) {
    out[0] = state.dealt;
  },
  describe: (state, language: Language) =>
    state.lives.map((lives) => `${lives} ${language === 'fr' ? 'vies' : 'lives'}`),
};

const tactics: Tactics = { choose: () => 0 };
const stage: Stage = { model: duel as Model, tactics };

function rolledIn({ happenings }: Replay): number[] {
  return happenings.flatMap((it) => (it.kind === 'die' ? facesOf(it.entry) : []));
}

function only<Kind extends Happening['kind']>(replay: Replay, kind: Kind): Extract<Happening, { kind: Kind }>[] {
  return replay.happenings.filter((it): it is Extract<Happening, { kind: Kind }> => it.kind === kind);
}

const siteName = (site: number): string => SITES[site] ?? '';

describe('replaying a trial', () => {
  it('tells the same trial that the run played, in any block', () => {
    for (const block of [0, 3]) {
      const dice = new TapeDice();
      dice.seek(11, block);
      const trial = new Trial(duel as Model, tactics);
      for (let at = 0; at < 60; at += 1) {
        const outcome = trial.play(dice);
        const replay = replayTrial(stage, { seed: 11, trial: block * BLOCK_TRIALS + at });
        expect(replay).toMatchObject({ outcome, metrics: [...trial.values], failure: null });
      }
    }
  });

  it('reaches the last trial of a block', () => {
    const dice = new TapeDice();
    dice.seek(11, 1);
    const trial = new Trial(duel as Model, tactics);
    let outcome = CONTINUES;
    for (let at = 0; at < BLOCK_TRIALS; at += 1) outcome = trial.play(dice);
    const replay = replayTrial(stage, { seed: 11, trial: 2 * BLOCK_TRIALS - 1 });
    expect(replay).toMatchObject({ outcome, metrics: [...trial.values] });
  });

  it('makes a script of itself: its faces lead to the same end, all of them used', () => {
    for (let trial = 0; trial < 40; trial += 1) {
      const told = replayTrial(stage, { seed: 5, trial });
      expect(replayScript(stage, rolledIn(told), siteName)).toEqual(told);
    }
  });

  it('gives metrics their values, where they are counted from below 0', () => {
    const metrics = duel.metrics.map((metric) => ({ ...metric, min: -5 }));
    const told = replayScript({ ...stage, model: { ...duel, metrics } as Model }, [9, 4, 3, 1, 3, 2, 6, 6], siteName);
    expect(told.metrics).toEqual([2, -2]);
  });

  it('tells rounds, dice and changes of state in the order in which they happen', () => {
    // Round 1: 4 hits for 1, a miss; round 2: 6 hits for 2.
    const { happenings, outcome, metrics } = replayScript(stage, [9, 4, 3, 1, 3, 2, 6, 6], siteName);
    expect(outcome).toBe(0);
    expect(metrics).toEqual([2, 3]);
    const short = happenings.map((it) =>
      it.kind === 'die' ? `${it.entry.actor}:${SITES[it.entry.site]}` : it.kind === 'state' ? it.lines.en : it.round,
    );
    expect(short).toEqual([
      ['3 lives', '3 lives'],
      1,
      '0:flourish',
      '0:swing',
      '0:harm',
      ['3 lives', '2 lives'],
      '1:flourish',
      '1:swing',
      2,
      '0:flourish',
      '0:swing',
      '0:harm',
      ['3 lives', '0 lives'],
    ]);
  });

  it('describes the state in both languages', () => {
    const replay = replayTrial(stage, { seed: 1, trial: 0 });
    expect(only(replay, 'state')[0]?.lines).toEqual({ en: ['3 lives', '3 lives'], fr: ['3 vies', '3 vies'] });
  });

  it('tells several trials in one pass as it tells each by itself', () => {
    const trials = [17, 0, 41, 17, 1];
    const told = replayTrials(stage, stage, { seed: 11, trials });
    expect([...told.keys()]).toEqual([0, 1, 17, 41]);
    for (const [trial, replay] of told) expect(replay).toEqual(replayTrial(stage, { seed: 11, trial }));
  });

  it('ends as unresolved at the cap of rounds', () => {
    const misses = Array.from({ length: 16 }, () => 1);
    const replay = replayScript(stage, misses, siteName);
    expect(replay).toMatchObject({ outcome: 2, metrics: [4, 0], failure: null });
    expect(only(replay, 'round').map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  });

  it('tells what came before a script ran out, with the failure', () => {
    const replay = replayScript(stage, [9, 4], siteName);
    expect(rolledIn(replay)).toEqual([9, 4]);
    expect(replay.failure).toBeInstanceOf(DiceError);
    expect(String(replay.failure)).toContain('harm');
  });

  it('counts faces left over as a failure, after telling the whole fight', () => {
    const replay = replayScript(stage, [9, 4, 6, 1, 1, 9, 4, 6, 5], siteName);
    expect(replay.outcome).toBe(0);
    expect(replay.failure).toBeInstanceOf(DiceError);
  });

  it('gives up on a trial that never ends', () => {
    const endless: Model<Duel> = { ...duel, step: () => CONTINUES };
    const replay = replayTrial({ ...stage, model: endless as Model }, { seed: 1, trial: 0 });
    expect(replay.failure).toBeInstanceOf(InvariantError);
  });

  it('has no rounds, and no metric of them, for a model without', () => {
    const single: Model<Duel> = {
      ...duel,
      roundsMax: 0,
      step: (state, dice) => Math.max(0, duel.step(state, dice, tactics)),
    };
    const replay = replayScript({ ...stage, model: single as Model }, [3, 1], siteName);
    expect(only(replay, 'round')).toEqual([]);
    expect(replay).toMatchObject({ outcome: 0, metrics: [0], failure: null });
  });
});
