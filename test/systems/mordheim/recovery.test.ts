import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, type Man, man, melee, minded, over, sumOf } from './scenes.ts';

/** Strikes of 1/12 at men of T 5 who do not strike back: down, stunned, out 1/36 each. */
const striker = man({ I: 9 });
const idle = (characteristics: Man['characteristics'] = {}): Man => man({ A: 0, T: 5, ...characteristics });

describe('recovery', () => {
  it('MH-REC-1: a stunned man becomes knocked down in his own recovery, or is up at once', () =>
    // round 2 is b's. One step: stood up 1/36 -> 1/36, stunned now down 1/36 -> 1/6: 1/36 x (1 + 34/36 + 1/6);
    // chain: 1/36 x (1 + 35/36)
    expectExact(
      melee([striker], [idle()], { rounds: 2 }, over('recovery-steps', 'one', 'chain')),
      { a: '19/324' },
      { a: '71/1296' },
    ));

  it('MH-REC-2: a knocked-down man stands up if he will', () =>
    // never: down 1/36 -> 1/6 as well: 1/36 x (1 + 33/36 + 1/6 + 1/6)
    expectExact(
      melee([striker], [idle()], { rounds: 2 }, { vary: { 'b1.tactics.stand-up': ['always', 'never'] } }),
      { a: '19/324' },
      { a: '1/16' },
    ));

  it('MH-REC-3: who stands up strikes after everyone', () =>
    // after the charge (11/12) b1 strikes; in round 2 first by I 9 (33/36), or last when he stood up (1/36 x 11/12)
    expectExact(melee([man({ I: 3, T: 5, W: 9 })], [man({ I: 9, T: 5 })], { charger: 'a', rounds: 2 }), {
      'mean damage.b': sumOf('11/12 * 1/12', '33/36 * 1/12', '1/36 * 11/12 * 1/12'),
    }));

  it('MH-REC-4: he fights on with 0 wounds and falls to the next wound', () =>
    // two blows of 1/12 on W 2. Round 1: 2 left 121/144, 1 left 22/144, both taken 1/144 and one die. Round 2 (his own):
    // from 2 left 1/432 again; from 1 or 0 left every wound earns a die: 71/1296; lying stunned: 1 - (5/6)^2
    expectExact(melee([man({ I: 9, A: 2 })], [idle({ W: 2 })], { rounds: 2 }), {
      a: sumOf('1/432', '121/144 * 1/432', '22/144 * 71/1296', '1/432 * 71/1296', '1/432 * 11/36'),
    }));

  it('MH-REC-2: a man who never stands up is struck where he lies', () =>
    // up, down, stunned, out 33, 1, 1, 1 of 36 after round 1. Round 2 (his): the stunned man lies down: 2/36 are hit for
    // 1/6. Round 3: no recovery: the newly stunned (33/36 x 1/36) are out for certain
    expectExact(melee([striker], [minded({ 'stand-up': 'never' }, idle())], { rounds: 3 }), {
      a: sumOf(
        '1/36',
        '33/36 * 1/36',
        '2/36 * 1/6',
        '33/36 * 33/36 * 1/36',
        '33/36 * 1/36 * 1/6',
        '33/36 * 1/36',
        '2/36 * 5/6 * 1/6',
      ),
    }));
});

describe('rout', () => {
  const calm = { rulings: { psychology: 'off' } };
  const rout = { rounds: 2, rout: ['b'] };
  const men = (count: number, who: Man): Man[] => new Array<Man>(count).fill(who);

  it('MH-ROUT-1: due at a quarter out, at the start of an own turn', async () => {
    // b1 out with 1/36 in round 1; round 2: Ld 5 fails 26/36. One of four is a quarter, one of five is not
    await expectExact(melee([striker], men(4, idle({ Ld: 5 })), rout, calm), { a: '13/648' });
    await expectExact(melee([striker], men(5, idle({ Ld: 5 })), rout, calm), { a: '0' });
    await expectExact(melee([striker], men(4, idle({ Ld: 5 })), { rounds: 2, rout: true }, calm), { a: '13/648' });
    await expectExact(melee([striker], men(4, idle({ Ld: 5 })), { rounds: 2, rout: ['a'] }, calm), { a: '0' });
    // not in round 2 when that is a's turn
    await expectExact(melee([striker], men(4, idle({ Ld: 5 })), { ...rout, 'first-turn': 'b' }, calm), { a: '0' });
  });

  it('MH-ROUT-1: the test is repeated in every own turn', () =>
    // a1 strikes as long as it takes to put one out (1/36) and is then too weak to go on: b never loses another (T 10
    // behind b1). Tests in rounds 2 and 4: 26/36 and then 10/36 x 26/36
    expectExact(
      melee(
        [striker],
        [idle({ Ld: 5 }), ...men(3, idle({ T: 10, Ld: 5 }))],
        { rounds: 4, rout: ['b'] },
        {
          rulings: { ...calm.rulings, 'attack-downed': 'free' },
        },
      ),
      {
        a: sumOf(
          // out in round 1: two tests
          '1/36 * 26/36',
          '1/36 * 10/36 * 26/36',
          // out in round 2 or 3: the test of round 4. Round 2: up 34/36 x 1/36, down 1/36 x 1/6
          '34/36 * 1/36 * 26/36',
          '1/36 * 1/6 * 26/36',
          // round 3 (no recovery): up (34/36 x 33/36) 1/36; down (34/36 x 1/36 + 1/36 x 5/6) 1/6; stunned 34/36 x 1/36
          '34/36 * 33/36 * 1/36 * 26/36',
          '34/36 * 1/36 * 1/6 * 26/36',
          '1/36 * 5/6 * 1/6 * 26/36',
          '34/36 * 1/36 * 26/36',
        ),
      },
    ));

  it('MH-ROUT-2: on the Leadership of a standing leader, else the highest', async () => {
    const led = (leader: Man): Man[] => [idle({ Ld: 10 }), leader, idle({ Ld: 10 }), idle({ Ld: 10 })];
    // the leader counts even where others are steadier: Ld 5 fails 26/36; without one Ld 10 fails 3/36
    await expectExact(melee([striker], led(able(['leader'], idle({ Ld: 5 }))), rout, calm), { a: '13/648' });
    await expectExact(melee([striker], led(idle({ Ld: 5 })), rout, calm), { a: '1/432' });
    // immunity and fanaticism do not help
    await expectExact(
      melee([striker], men(4, able(['fanatical', 'immune-psychology', 'frenzy'], idle({ Ld: 5 }))), {
        ...rout,
        'friends-near': ['a'],
      }),
      { a: '13/648' },
    );
  });

  it('MH-ROUT-2: a leader who is out does not count', () =>
    // the leader (Ld 0) is the one who is out: the others test on 10: 3/36
    expectExact(melee([striker], [able(['leader'], idle({ Ld: 0 })), ...men(3, idle({ Ld: 10 }))], rout, calm), {
      a: '1/432',
    }));

  it('MH-ROUT-2: a stunned leader does not count, a knocked-down one does', () => {
    // a1 strikes b1, a2 the leader b2 (Ld 0), the weakest by T. b1 out: leader up or down (34/36) fails, stunned or out
    // leaves Ld 10: 3/36. Only the leader out: 3/36. All four out in two rounds: 33/36 x (1/36)^4
    const second = minded({ target: 'weakest' }, man({ I: 8 }));
    const other = idle({ T: 6, Ld: 10 });
    return expectExact(melee([striker, second], [other, able(['leader'], idle({ Ld: 0 })), other, other], rout, calm), {
      a: sumOf('1/36 * 34/36', '1/36 * 2/36 * 3/36', '35/36 * 1/36 * 3/36', '33/36 * 1/36 * 1/36 * 1/36 * 1/36'),
    });
  });

  it('MH-ROUT-3: a side concedes at once when it may', () =>
    expectExact(melee([striker], men(4, idle({ Ld: 10 })), { rounds: 2, concede: { b: 'when-allowed' } }, calm), {
      a: '1/36',
    }));

  it('MH-ROUT-3: and goes on when it will not', () =>
    expectExact(melee([striker], men(4, idle({ Ld: 0 })), { rounds: 2, concede: { b: 'never' } }, calm), { a: '0' }));
});
