import { expect, it } from 'vitest';
import { loadSystem } from '../../../src/systems/registry.ts';
import { expectExact, readText } from '../../support/solve.ts';
import { attack, type Man, man, melee } from './scenes.ts';

async function costOf(who: Man): Promise<number | undefined> {
  const system = await loadSystem('mordheim');
  const [first] = (await readText(attack(who, man()))).variants;
  return first === undefined ? undefined : system.costOf(first.variant, 'a')?.amount;
}

it.each<[string, Man, number]>([
  ['hire', man(), 25],
  ['hire and prices', man({}, 'sword', 'shield', 'heavy-armour', 'helmet'), 25 + 10 + 5 + 50 + 10],
  ['the first plain dagger free', man({}, 'sword', 'dagger', 'dagger'), 25 + 10 + 0 + 2],
  ['gromril at four times the price', man({}, 'gromril-sword', 'gromril-dagger'), 25 + 40 + 8],
  ['ithilmar at three times the price', man({}, 'ithilmar-axe'), 25 + 15],
  ['two of a kind', man({}, 'club', 'club'), 25 + 6],
  ['missile weapons and pistols', man({}, 'dagger', 'bow', 'brace-of-duelling-pistols'), 25 + 10 + 60],
  ['a hire price of his own', { ...man({}, 'axe'), cost: 7 }, 7 + 5],
  ['no profile', { characteristics: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 }, equipment: ['axe'] }, 5],
  ['the list of the profile', { profile: 'swordsman' }, 35 + 10],
  ['a fixed list, hire only', { profile: 'pit-fighter' }, 30],
  ['a fixed list, hire only', { profile: 'ogre-bodyguard' }, 80],
])('MH-COST-1: cost is %s', async (_, who, crowns) => {
  expect(await costOf(who)).toBe(crowns);
});

it('MH-COST-1: a mêlée counts what each side cost and lost', () =>
  // a1 (25 + 5) puts b1 (25 + 10) out with 1/36
  expectExact(
    melee(
      [man({}, 'axe')],
      [man({ A: 0, T: 5 }, 'morning-star'), man({ A: 0 }, 'club')],
      {},
      { rulings: { psychology: 'off' } },
    ),
    {
      'mean cost.a': '30',
      'mean cost.b': '68',
      'mean value-lost.a': '0',
      'mean value-lost.b': '10/9',
      'mean losses.b': '1/36',
    },
  ));
