import { describe, expect, it } from 'vitest';
import { solveExact } from '../../../src/engine/exact.ts';
import { Fight, FLAG, STAGE } from '../../../src/systems/mordheim/fight.ts';
import { FLED, OUT } from '../../../src/systems/mordheim/posture.ts';
import type { Model } from '../../../src/systems/system.ts';
import { compileText } from '../../support/solve.ts';
import { type Man, man, melee, minded, skirmish } from './scenes.ts';

async function modelOf(a: readonly Man[], b: readonly Man[], choices?: 'free'): Promise<Model> {
  const [compiled] = await compileText(melee(a, b, { rounds: 20 }));
  if (compiled === undefined) throw new Error('no variant');
  const { system, variant, model } = compiled;
  return choices === undefined ? model : system.compile(variant, { engine: 'tables', choices }).model;
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

  it('tells them apart where somebody looks for the weakest of several, or may yet choose to', async () => {
    const crowd = await modelOf([man(), man()], [minded({ target: 'weakest' }, man())]);
    expect(keyOf(crowd, wounded)).not.toEqual(keyOf(crowd, nothing));
    const indifferent = await modelOf([man(), man()], [man()]);
    expect(keyOf(indifferent, wounded)).toEqual(keyOf(indifferent, nothing));
    const undecided = await modelOf([man(), man()], [man()], 'free');
    expect(keyOf(undecided, wounded)).not.toEqual(keyOf(undecided, nothing));
  });

  it('holds a spent parry only while an enemy in contact is still to strike', async () => {
    const crowd = await modelOf([man()], [man(), man()]);
    const pending = (set: number, change: (fight: Fight) => void): readonly number[] =>
      keyOf(crowd, (fight) => {
        fight.stage = STAGE.striking;
        fight.unit(0).contacts = 0b010;
        fight.unit(1).contacts = 0b001;
        fight.pending = set;
        change(fight);
      });
    expect(pending(0b010, hasParried)).not.toEqual(pending(0b010, nothing));
    expect(pending(0b101, hasParried)).toEqual(pending(0b101, nothing));
  });

  it('tells how somebody has gone only where a rout test asks, or words do', async () => {
    const gone = (posture: number) => (fight: Fight) => {
      fight.unit(0).posture = posture;
    };
    const field = await modelOf([man(), man()], [man()]);
    expect(keyOf(field, gone(OUT))).toEqual(keyOf(field, gone(FLED)));
    const told = await modelOf([man(), man()], [man()], 'free');
    expect(keyOf(told, gone(OUT))).not.toEqual(keyOf(told, gone(FLED)));
    const [routing] = await compileText(melee([man(), man()], [man()], { rout: true }));
    const model = routing?.model as Model;
    expect(keyOf(model, gone(OUT))).not.toEqual(keyOf(model, gone(FLED)));
  });

  it('holds how far fighters stand from each other, not where', async () => {
    const [compiled] = await compileText(skirmish([man()], [man()]));
    const model = compiled?.model as Model;
    const moved = (by: number) => (fight: Fight) => {
      fight.places.forEach((at, index) => {
        fight.places[index] = at + by;
      });
    };
    expect(keyOf(model, moved(8))).toEqual(keyOf(model, moved(0)));
  });

  it('holds a critical of a duellist only while he is still to strike', async () => {
    const duel = await modelOf([man()], [man()]);
    const used = (set: number, criticals: number): readonly number[] =>
      keyOf(duel, (fight) => {
        fight.stage = STAGE.striking;
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
