import { describe, expect, it } from 'vitest';
import { ASSUMED_RULES } from '../../../src/systems/mortebrume/assumed/index.ts';
import { ASSUMED_READINGS } from '../../../src/systems/mortebrume/assumed/readings.ts';
import { RULES } from '../../../src/systems/mortebrume/rules/index.ts';
import { RULINGS, type RulingId } from '../../../src/systems/mortebrume/rulings.ts';
import type { Words } from '../../../src/systems/system.ts';
import { compileText } from '../../support/solve.ts';
import { example, fighter, scene, versus } from './scenes.ts';

/** Ids of what a scenario takes for granted. */
async function idsOf(text: string): Promise<readonly string[]> {
  const [compiled] = await compileText(text, 'dice');
  return compiled === undefined ? [] : compiled.system.assumptions(compiled.variant).map(({ id }) => id);
}

function expectStatement(words: Words | undefined): void {
  expect(words?.en).toMatch(/^[a-zA-Z][^?]+[^?.]$/);
  expect(words?.fr).toMatch(/^[a-zà-ÿA-Z][^?]+[^?.]$/);
  expect(words?.fr).not.toBe(words?.en);
}

describe('assumptions', () => {
  const unsourced = RULINGS.flatMap(({ id, options }) =>
    options.filter(({ provenance }) => provenance === 'assumption').map((option) => [id, option.id] as const),
  );

  it.each(unsourced)('have a statement for %s: %s', (ruling, option) => {
    expectStatement(ASSUMED_READINGS[ruling as RulingId]?.says[option]);
  });

  it('have no statement for readings with a source', () => {
    const said = Object.entries(ASSUMED_READINGS).flatMap(([id, { says }]) =>
      Object.keys(says).map((it) => `${id} ${it}`),
    );
    expect(said.sort()).toEqual(unsourced.map(([id, option]) => `${id} ${option}`).sort());
  });

  it.each(ASSUMED_RULES)('have a statement for $id, in kinds that play it', ({ id, kinds, says }) => {
    expectStatement(says);
    expect(RULES.find((rule) => rule.id === id)?.engagements).toEqual(expect.arrayContaining([...kinds]));
  });
});

describe('a variant', () => {
  const human = example('human');
  const nobody = fighter({ 'weapon-skill': '8+d6', physique: 5 });
  const test = (who: typeof human, fields = {}): string =>
    scene({ a: who }, 'test', { subject: 'a', difficulty: 9, ...fields });

  it('takes profiles for granted where it uses them', async () => {
    expect(await idsOf(test(human))).toContain('bestiary');
    expect(await idsOf(test(nobody))).not.toContain('bestiary');
  });

  it('takes destiny for granted where it is used', async () => {
    expect(await idsOf(test(nobody))).not.toContain('MB-ROLL-6');
    expect(await idsOf(test(nobody, { destiny: 1 }))).toEqual(expect.arrayContaining(['MB-ROLL-6', 'destiny-die']));
    const lucky = example('human', { destiny: 1, tactics: { 'destiny-use': 'attack' } });
    expect(await idsOf(versus('clash', lucky, human))).toContain('MB-ROLL-6');
    expect(await idsOf(versus('clash', example('human', { destiny: 1 }), human))).not.toContain('MB-ROLL-6');
  });

  it('takes readings for granted that its fighters can feel', async () => {
    expect(await idsOf(versus('clash', human, human))).not.toContain('shield');
    const shielded = example('human', { characteristics: { shield: 2 } });
    expect(await idsOf(versus('clash', human, shielded))).toContain('shield');
    expect(await idsOf(test(nobody))).not.toContain('pass-tie');
  });

  it('takes attacks in order for granted where there are any', async () => {
    const pickUp = (attackers: readonly string[]): string =>
      scene({ a: human, b: human }, 'pick-up', { subject: 'a', object: { encumbrance: 1 }, attackers });
    expect(await idsOf(pickUp(['b']))).toContain('MB-PICK-1');
    expect(await idsOf(pickUp([]))).not.toContain('MB-PICK-1');
  });
});
