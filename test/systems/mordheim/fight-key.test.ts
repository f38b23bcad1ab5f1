import { describe, expect, it } from 'vitest';
import { solveExact } from '../../../src/engine/exact.ts';
import { Fight, FLAG } from '../../../src/systems/mordheim/fight.ts';
import type { Model } from '../../../src/systems/system.ts';
import { compileText } from '../../support/solve.ts';
import { type Man, man, melee } from './scenes.ts';

async function modelOf(a: readonly Man[], b: readonly Man[]): Promise<Model> {
  const [compiled] = await compileText(melee(a, b, { rounds: 20 }));
  if (compiled === undefined) throw new Error('no variant');
  return compiled.model;
}

/** The key of a fight after a change to its start. */
function keyOf(model: Model, change: (fight: Fight) => void): readonly number[] {
  const fight = model.createState();
  if (!(fight instanceof Fight)) throw new Error('no fight');
  model.reset(fight);
  change(fight);
  const key = new Int32Array(model.keyLength);
  model.key(fight, key);
  return [...key];
}

const nothing = (): void => {};
const wounded = (fight: Fight): void => {
  fight.unit(0).wounds = 0;
};
const hasParried = (fight: Fight): void => {
  fight.unit(0).flags |= FLAG.parrySpent;
};

describe('the key of a fight', () => {
  it('does not tell no wound from one in a duel, where both earn an injury die with the next', async () => {
    const duel = await modelOf([man()], [man()]);
    expect(keyOf(duel, wounded)).toEqual(keyOf(duel, nothing));
    const sturdy = await modelOf([man({ W: 2 })], [man()]);
    expect(keyOf(sturdy, wounded)).not.toEqual(keyOf(sturdy, nothing));
  });

  it('tells them apart where targets can be compared by their wounds', async () => {
    const crowd = await modelOf([man(), man()], [man()]);
    expect(keyOf(crowd, wounded)).not.toEqual(keyOf(crowd, nothing));
  });

  it('holds a spent parry of a duellist only while his enemy is still to strike', async () => {
    const duel = await modelOf([man()], [man()]);
    const pending = (set: number, change: (fight: Fight) => void): readonly number[] =>
      keyOf(duel, (fight) => {
        fight.pending = set;
        change(fight);
      });
    expect(pending(0b10, hasParried)).not.toEqual(pending(0b10, nothing));
    expect(pending(0b01, hasParried)).toEqual(pending(0b01, nothing));
  });

  it('holds a critical of a duellist only while he is still to strike', async () => {
    const duel = await modelOf([man()], [man()]);
    const used = (set: number, criticals: number): readonly number[] =>
      keyOf(duel, (fight) => {
        fight.pending = set;
        fight.criticalsUsed = criticals;
      });
    expect(used(0b10, 0b10)).not.toEqual(used(0b10, 0));
    expect(used(0b10, 0b01)).toEqual(used(0b10, 0));
  });

  it('leaves a duel few states, however long it lasts', async () => {
    const [compiled] = await compileText(melee([man()], [man()], { rounds: 200 }));
    if (compiled === undefined) throw new Error('no variant');
    expect(solveExact(compiled.model, compiled.tactics).states).toBeLessThan(25);
  });
});
