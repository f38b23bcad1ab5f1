import { describe, expect, it } from 'vitest';
import { loadRulePins, loadSystem, systemNames } from '../../src/systems/registry.ts';
import { findRulePins, namedTests, testNames } from '../support/rule-pins.ts';
import { knownAnswersOf } from './conformance/known-answers.ts';

describe.each(systemNames())('the rules of %s', async (name) => {
  const { rules } = await loadSystem(name);
  const pins = await findRulePins(name);

  it('are shown with the tests that there are', async () => {
    expect(await loadRulePins(name), 'out of date: npm run pins').toEqual(pins);
  });

  const rolled = rules.filter(({ kind, engagements }) => kind !== 'sequence' && engagements.length > 0);
  it.each(rolled.map(({ id, kind }) => [id, kind]))('%s (%s) has a test that is named after it', (id) =>
    expect(pins[id]?.length).toBeGreaterThan(0),
  );

  it('are what tests are named after', () => {
    // Known answers have ids of the same form.
    const ids = new Set([...rules, ...knownAnswersOf(name)].map(({ id }) => id));
    const prefixes = new Set(rules.map(({ id }) => id.split('-')[0]));
    const unknown = namedTests().flatMap(({ file, test, rules: named }) =>
      named.filter((id) => prefixes.has(id.split('-')[0]) && !ids.has(id)).map((id) => `${id} in ${file}: ${test}`),
    );
    expect(unknown).toEqual([]);
  });
});

it('a game without a list of pins has none', async () => {
  expect(await loadRulePins('chess')).toEqual({});
});

describe('names of tests', () => {
  it('are read with their groups, and with a gap for what a table fills in', () => {
    const source = `
      describe('blows', () => {
        it('XX-HIT-1: hit on 4+', () => expect(it).toBe(1));
        it.each([[1], [2]])('XX-HIT-2: %d of $name', () => {});
        describe.each(['a'])(\`in %s\`, () => test('deep', run));
      });
      it(computed, run);
      expect('XX-HIT-9');`;
    expect(testNames(source)).toEqual([
      'blows > XX-HIT-1: hit on 4+',
      'blows > XX-HIT-2: … of …',
      'blows > in … > deep',
    ]);
  });

  it('leave out what is skipped', () => {
    const source =
      "it.skip('one', run); it.todo('two'); describe.skip('group', () => { it('three', run); }); it('four', run);";
    expect(testNames(source)).toEqual(['four']);
  });
});
