import type { Dice } from '../../src/dice/dice.ts';
import { type KeepPool, keepBands, keepPool } from '../../src/dice/keep-pool.ts';
import { CONTINUES, type Model, ROUND_ENDS } from '../../src/systems/system.ts';

interface ArcherState {
  damage: number;
  isStruck: boolean;
}

const target = keepBands(keepPool({ groups: [{ count: 3, sort: 'exploding' }], kept: 2 }), [20]);

/** Index total → P(2k2 ≥ total), see test/golden/roll-keep.json; and P(3k2 ≥ 20), the chance of a hit. */
export const archerLaw = { damageAtLeast: { 10: 0.64, 20: 0.118, 30: 0.0172 }, hit: '0.2098' } as const;

/** An archer shoots 3k2 against 20 once a round until he hits; a hit does 2k2 damage. */
export function archerModel(roundsMax: number, damage: KeepPool = twoDice()): Model {
  const model: Model<ArcherState> = {
    outcomes: [
      { name: 'hit', label: { en: 'Hit', fr: 'Touché' } },
      { name: 'missed', label: { en: 'Missed', fr: 'Manqué' } },
    ],
    metrics: [{ name: 'damage', label: { en: 'Damage', fr: 'Dégâts' }, unit: { en: 'points', fr: 'points' } }],
    actors: ['archer'],
    unresolved: 1,
    roundsMax,
    keyLength: 1,
    createState: () => ({ damage: 0, isStruck: false }),
    reset: (state) => {
      state.damage = 0;
      state.isStruck = false;
    },
    step: (state, dice: Dice) => {
      if (!state.isStruck) {
        state.isStruck = dice.keepBand(target, 0) === 1;
        return state.isStruck ? CONTINUES : ROUND_ENDS;
      }
      state.damage = dice.keep(damage, 1);
      return 0;
    },
    key: (state, out) => {
      out[0] = Number(state.isStruck);
    },
    copy: (from, to) => {
      to.damage = from.damage;
      to.isStruck = from.isStruck;
    },
    measure: (state, out) => {
      out[0] = state.damage;
    },
    describe: (state) => [`damage ${state.damage}`],
  };
  return model as Model;
}

function twoDice(): KeepPool {
  return keepPool({ groups: [{ count: 2, sort: 'exploding' }], kept: 2 });
}
