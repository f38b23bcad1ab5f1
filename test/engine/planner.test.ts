import { describe, expect, it } from 'vitest';
import { type EngineChoice, planMachine } from '../../src/engine/planner.ts';
import { ExactLimitError } from '../../src/errors.ts';
import { type Compiled, compileText } from '../support/solve.ts';

const DUEL = `
system: mordheim
fighters: { captain: { profile: reikland-captain }, ghoul: { profile: ghoul } }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, rounds: 20 }
`;
const CROWD = `
system: mordheim
fighters: { captain: { profile: reikland-captain }, ghoul: { profile: ghoul } }
engagement: { kind: melee, sides: { imperials: [4 x captain], undead: [4 x ghoul] }, rounds: 20 }
`;

/** Flesh wounds are registers, and dice explode. */
const SWORDS = `
system: seventh-sea
fighters:
  a: { characteristics: { brawn: 3, finesse: 3, wits: 3, resolve: 3, panache: 3 } }
  b: { characteristics: { brawn: 3, finesse: 3, wits: 3, resolve: 3, panache: 2 } }
engagement: { kind: duel, sides: { castille: [a], vendel: [b] }, rounds: 20 }
`;

/** Either prevails in 6 of 10,000 pairs of rolls: the law of how often they roll is too long to be tabulated. */
const STANDOFF = `
system: seventh-sea
fighters:
  a: { characteristics: { brawn: 1, finesse: 1, wits: 1, resolve: 1, panache: 1 } }
engagement: { kind: contest, attacker: a, target: a, attacker-trait: wits, attacker-raises: 6, target-raises: 6 }
`;

/** Whether a machine samples. */
async function plan(yaml: string, choice: EngineChoice, trials: number): Promise<boolean> {
  const [compiled] = (await compileText(yaml, 'tables')) as [Compiled];
  return planMachine(() => compiled, choice, trials) !== null;
}

describe('the planner', () => {
  it('rolls dice where they are asked for, and where trials are too few to pay for a machine', async () => {
    expect(await plan(DUEL, 'dice', 1e9)).toBe(false);
    expect(await plan(DUEL, 'auto', 100_000)).toBe(false);
  });

  it('rolls dice where the laws that a machine needs are out of reach', async () => {
    const [{ system, variant }] = (await compileText(STANDOFF, 'dice')) as [Compiled];
    const compile = () => system.compile(variant, { engine: 'tables' });
    expect(compile).toThrow(ExactLimitError);
    expect(planMachine(compile, 'auto', 1e6)).toBeNull();
  });

  it('builds a machine where trials pay for it, or where tables are asked for', async () => {
    expect(await plan(DUEL, 'auto', 1_000_000)).toBe(true);
    expect(await plan(DUEL, 'tables', 1)).toBe(true);
  });

  it('builds one of registers later, for it takes seconds', async () => {
    expect(await plan(SWORDS, 'auto', 2 ** 20)).toBe(true);
    expect(await plan(SWORDS, 'auto', 2 ** 18 - 1)).toBe(false);
  });

  it('gives up a model of too many states after the branches that the trials pay for', async () => {
    expect(await plan(CROWD, 'auto', 300_000)).toBe(false);
  });

  it('does not compile a model that is rolled', () => {
    const refuse = (): never => {
      throw new Error('compiled');
    };
    expect(planMachine(refuse, 'dice', 1e9)).toBeNull();
    expect(planMachine(refuse, 'auto', 1_000)).toBeNull();
  });
});
