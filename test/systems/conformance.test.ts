import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { resultMetrics, Trial } from '../../src/engine/block.ts';
import { replayScript, replayTrial } from '../../src/engine/replay.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import { facesOf } from '../support/script.ts';
import { type Answer, compileText, diagnosticsOf, solveText } from '../support/solve.ts';
import { misjudgedChoices } from './conformance/choices.ts';
import { factsOf } from './conformance/facts.ts';
import { expectKnownProposals } from './conformance/hints.ts';
import { knownAnswersOf, runnable } from './conformance/known-answers.ts';
import { expectSoundLevers } from './conformance/levers.ts';
import {
  expectAliasesResolve,
  expectKeyAliases,
  expectKeyWords,
  expectSoundKinds,
  expectSoundRules,
  expectSoundRulings,
  expectWordsInBoth,
} from './conformance/listings.ts';
import { expectSampledLikeExact } from './conformance/sampling.ts';
import { expectDescribed, expectListed, expectRefusals } from './conformance/schema.ts';
import { expectKeysTell, expectSoundReset, expectWholeBranches, expectWholeLaws } from './conformance/states.ts';

/** What every game must hold, tried on every folder of src/systems. A new game brings its facts and known answers. */
describe.each(systemNames())('the game %s', async (name) => {
  const system = await loadSystem(name);
  const facts = await factsOf(name);
  const samples = facts.samples.map((text, index) => [`sample ${index + 1}`, text] as const);

  it('is called as its folder and has a sound sample of each kind', async () => {
    expect(system.name).toBe(name);
    const kinds = facts.samples.map((text) => String(parseDocument(text).getIn(['engagement', 'kind'])));
    expect([...new Set(kinds)].sort()).toEqual(system.kinds.map(({ id }) => id).sort());
    for (const text of facts.samples) {
      expect((await diagnosticsOf(text)).filter((d) => d.severity === 'error')).toEqual([]);
    }
  });

  it('has known answers to its kinds, and a test that holds it to them', () => {
    expect(knownAnswersOf(name).length).toBeGreaterThan(0);
    expect(runnable(system).length).toBeGreaterThan(0);
    const test = new URL(`${name}/known-answers.test.ts`, import.meta.url);
    expect(readFileSync(test, 'utf8')).toContain(`testKnownAnswers('${name}'`);
  });

  // 1e-6 over at most a hundred tests a sample.
  it.each(samples)('samples what it solves: %s', (_, text) =>
    expectSampledLikeExact(text, { seed: 7, blocks: 2, level: 1e-8 }),
  );

  it.each(samples)('takes the same dice in large steps as in small ones, and replays them: %s', async (_, text) => {
    const [small] = await compileText(text, 'steps');
    const [large] = await compileText(text, 'dice');
    if (small === undefined || large === undefined) throw new Error('no variant');
    const trial = new Trial(large.model, large.tactics);
    for (let number = 0; number < 40; number += 1) {
      const told = replayTrial(small, { seed: 7, trial: number });
      expect(told.failure).toBeNull();
      const faces = facesOf(told);
      expect(replayScript(small, faces, String)).toEqual(told);
      const dice = new ScriptedDice(faces);
      expect(trial.play(dice)).toBe(told.outcome);
      dice.finish();
      const least = resultMetrics(large.model).map(({ min = 0 }) => min);
      expect([...trial.values].map((value, metric) => value + (least[metric] ?? 0))).toEqual(told.metrics);
    }
  });

  it.each(samples)('has states that reset, copy and keys tell apart: %s', async (_, text) => {
    for (const engine of ['steps', 'dice'] as const) {
      const [compiled] = await compileText(text, engine);
      if (compiled === undefined) throw new Error('no variant');
      expectSoundReset(compiled);
      expectKeysTell(compiled);
    }
  });

  it.each(samples)('has steps whose branches sum to 1: %s', async (_, text) => {
    for (const engine of ['steps', 'tables'] as const) {
      const [compiled] = await compileText(text, engine);
      if (compiled === undefined) throw new Error('no variant');
      expectWholeBranches(compiled);
    }
  });

  it.each(samples)('has exact laws that sum to 1, and is certain of what stands alone: %s', async (_, text) => {
    for (const { model, tactics } of await compileText(text)) expectWholeLaws(model, tactics);
  });

  it('mirrors the outcomes of mirrored sides', async () => {
    for (const { one, other, sides } of facts.mirrors) {
      const [left] = await solveText(one);
      const [right] = await solveText(other);
      if (left === undefined || right === undefined) throw new Error('no variant');
      const [first, second] = sides;
      expect(left.p(first)).toBeCloseTo(right.p(second), 12);
      expect(left.p(second)).toBeCloseTo(right.p(first), 12);
      const names = (await compileText(one))[0]?.model.metrics.map((metric) => metric.name) ?? [];
      for (const metric of names) expectMirrored(left, right, metric, sides);
    }
  });

  it('describes every field of its schemas; aliases of keys name one', () => {
    expectKeyAliases(system, expectDescribed(system));
  });

  it('has a French word for every key that a path may name', () => expectKeyWords(system));

  it('lists every field', () => expectListed(system));

  it('refuses nonsense in every field, where it stands', () => expectRefusals(system, facts.samples));

  it('proposes nothing in a hint that it refuses there', async () => {
    expect(await expectKnownProposals(system, facts.samples)).toBeGreaterThan(100);
  }, 240_000);

  it('has levers on every fighter of its known answers, and each can be turned or is refused in words', async () => {
    let turned = 0;
    const met = new Set<string>();
    for (const { yaml } of runnable(system)) turned += await expectSoundLevers(system, yaml, met);
    expect(turned).toBeGreaterThan(100);
  });

  it('plays every choice of a fighter in some scenario of a kind, or warns that it has no effect', async () => {
    const texts = [...facts.choices, ...facts.samples, ...runnable(system).map(({ yaml }) => yaml)];
    expect(await misjudgedChoices(system, texts)).toEqual({ silent: [], falseAlarms: [] });
  }, 240_000);

  it('has sound rulings and presets', () => expectSoundRulings(system));

  it('has sound rules', () => expectSoundRules(system));

  it('has sound kinds', () => expectSoundKinds(system));

  it('reads the aliases of what it lists', () => expectAliasesResolve(system, facts.naming));

  it('has words in both languages', () => expectWordsInBoth(system));

  it.each(samples)('names outcomes, metrics, actors and rolls: %s', async (_, text) => {
    const [compiled] = await compileText(text);
    if (compiled === undefined) throw new Error('no variant');
    const { model, variant } = compiled;
    for (const named of [model.outcomes, resultMetrics(model)]) {
      expect(new Set(named.map((it) => it.name)).size).toBe(named.length);
      for (const { label } of named) expect(label.en !== '' && label.fr !== '').toBe(true);
    }
    expect(model.actors.length).toBeGreaterThan(0);
    expect(Object.keys(variant.rulings).sort()).toEqual(system.rulings.map(({ id }) => id).sort());
    const state = model.createState();
    model.reset(state);
    for (const language of ['en', 'fr'] as const) expect(model.describe(state, language).join('')).not.toBe('');
  });
});

function expectMirrored(left: Answer, right: Answer, metric: string, [first, second]: readonly [string, string]): void {
  const swapped = metric.endsWith(`.${first}`)
    ? metric.replace(new RegExp(`\\.${first}$`), `.${second}`)
    : metric.replace(new RegExp(`\\.${second}$`), `.${first}`);
  expect(left.mean(metric), metric).toBeCloseTo(right.mean(swapped), 10);
}
