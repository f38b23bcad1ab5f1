import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveText } from '../../support/solve.ts';
import {
  atLeast,
  type ContestRule,
  type DamageRule,
  type ExchangeRule,
  exchanged,
  firstWins,
  inflicted,
  type Policy,
  type Sixes,
  type TestRule,
  totals,
} from './procedures-twin.ts';
import { against, alone, fighter, scene } from './scenes.ts';

const policy = fc.constantFrom<Policy>('stop-when-sufficient', 'never', 'once', 'always');
const sixes = fc.constantFrom<Sixes>('kept-die', 'all-each-time', 'single');

/** Tries a number of scenes. */
function holds<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => Promise<void>, numRuns: number): Promise<void> {
  return fc.assert(fc.asyncProperty(arbitrary, check), { numRuns });
}

describe('procedures agree with formulas', () => {
  it('tests against a difficulty', async () => {
    const rule: fc.Arbitrary<TestRule> = fc.record({
      dice: fc.integer({ min: 1, max: 4 }),
      policy,
      need: fc.integer({ min: 0, max: 20 }),
      sixes,
    });
    await holds(
      rule,
      async (it) => {
        const who = fighter({ INI: 0 }, { tactics: { 'explode-test': it.policy } });
        const fields = { characteristic: 'INI', difficulty: it.need, dice: it.dice };
        const [answer] = await solveText(alone('test', who, fields, { rulings: { 'several-sixes': it.sixes } }));
        const law = totals(it);
        expect(answer?.p('success')).toBeCloseTo(atLeast(law, it.need), 12);
        for (const total of [0, 4, 6, 8, 12, 14]) {
          expect(answer?.chance('final', total), `${total}`).toBeCloseTo(law.get(total) ?? 0, 12);
        }
      },
      25,
    );
  });

  it('opposed tests', async () => {
    const opposed = fc.constantFrom<ContestRule['first']>('when-behind', 'never', 'once', 'always');
    const rule = fc.record({ lead: fc.integer({ min: -14, max: 14 }), first: opposed, second: opposed });
    await holds(
      rule,
      async (it) => {
        const side = (DIS: number, wish: string) => fighter({ DIS }, { tactics: { 'explode-opposed': wish } });
        const fighters = { a: side(14 + it.lead, it.first), b: side(14, it.second) };
        const engagement = { kind: 'test', subject: 'a', opponent: 'b', characteristic: 'DIS' };
        const [answer] = await solveText(scene(engagement, fighters));
        expect(answer?.p('subject')).toBeCloseTo(firstWins(it), 12);
      },
      40,
    );
  });

  it('attacks and parries', async () => {
    const rule: fc.Arbitrary<ExchangeRule> = fc.record({
      lead: fc.integer({ min: -12, max: 8 }),
      parryDice: fc.integer({ min: 0, max: 3 }),
      margin: fc.constantFrom(0, 1, 2),
      needsMore: fc.boolean(),
      nearMissParries: fc.boolean(),
      attack: fc.oneof(
        policy.filter((it) => it !== 'stop-when-sufficient'),
        fc.constant('hit-chance' as const),
      ),
      parry: policy,
      sixes,
    });
    await holds(
      rule,
      async (it) => {
        const { missed, parried, hit } = exchanged(it);
        const [answer] = await solveText(attackText(it));
        expect(answer?.p('missed')).toBeCloseTo(missed, 12);
        expect(answer?.p('parried')).toBeCloseTo(parried, 12);
        expect(answer?.p('no-effect')).toBeCloseTo(hit, 12);
      },
      80,
    );
  });

  it('damage rolls', async () => {
    const rule: fc.Arbitrary<DamageRule> = fc.record({
      excess: fc.integer({ min: -8, max: 14 }),
      strengthDice: fc.integer({ min: 0, max: 2 }),
      rowsUp: fc.integer({ min: 0, max: 5 }),
      survival: fc.constantFrom(0, 2, 4, 6),
      isWorseOnDoubles: fc.boolean(),
    });
    await holds(
      rule,
      async (it) => {
        const abilities = [
          ...(it.rowsUp > 0 ? [`hard-boiled-${it.rowsUp}`] : []),
          ...(it.survival > 0 ? [`survival-instinct-${it.survival}`] : []),
        ];
        const engagement = { kind: 'wound', strength: 20 + it.excess, 'strength-dice': it.strengthDice, target: 't' };
        const rulings = { 'exceptional-wound': it.isWorseOnDoubles ? 'one-worse' : 'none' };
        const [answer] = await solveText(scene(engagement, { t: fighter({ RES: 20 }, { abilities }) }, { rulings }));
        inflicted(it).forEach((p, code) => {
          expect(answer?.p(OUTCOMES[code] ?? ''), OUTCOMES[code]).toBeCloseTo(p, 12);
        });
      },
      40,
    );
  });
});

const OUTCOMES = ['none', 'stunned', 'light', 'serious', 'critical', 'killed'];

const COUNTERS = ['', 'counter-attack-improved', 'counter-attack'];

/** An attack that wounds nobody. */
function attackText({
  lead,
  parryDice,
  margin,
  needsMore,
  nearMissParries,
  attack,
  parry,
  sixes: several,
}: ExchangeRule) {
  const wish = margin === 0 ? 'plain' : 'counter-attack';
  const announced = parryDice === 0 ? { parry: 'none' } : { parry: wish, 'parry-dice': parryDice };
  const abilities = margin === 0 ? [] : [COUNTERS[margin] ?? ''];
  return against(
    'attack',
    fighter({ ATT: 12 + lead, STR: 5 }, { tactics: { 'explode-attack': attack } }),
    fighter({ DEF: 12, RES: 5 }, { abilities, tactics: { 'explode-parry': parry } }),
    announced,
    {
      'wound-table': { rows: [{ levels: new Array<string>(6).fill('none') }] },
      rulings: {
        'parry-tie': needsMore ? 'attacker' : 'defender',
        'counter-near-miss': nearMissParries ? 'parry' : 'hit',
        'several-sixes': several,
      },
    },
  );
}
