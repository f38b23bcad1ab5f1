import { describe, expect, it } from 'vitest';
import { AddressedDice } from '../../src/dice/addressed.ts';
import { cuts, type Dice } from '../../src/dice/dice.ts';
import { makeLaw } from '../../src/dice/law.ts';
import { facesOf, RecordingDice } from '../../src/dice/recording.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';

const thirds = cuts(6, [3, 5]);
const law = makeLaw([0.25, 0.5, 0.25]);

function tape(): Dice {
  const dice = new TapeDice();
  dice.seek(1, 0);
  return dice;
}

function addressed(): Dice {
  const dice = new AddressedDice();
  dice.seek(1, 0);
  return dice;
}

function ask(dice: Dice): (number | boolean)[] {
  const answers: (number | boolean)[] = [];
  for (let round = 1; round <= 100; round += 1) {
    dice.scope(round, round % 3);
    answers.push(dice.roll(6, 0), dice.atLeast(6, 4, 1), dice.band(6, thirds, 2), dice.roll(10, 3), dice.draw(law, 4));
  }
  return answers;
}

describe('recording dice', () => {
  it.each([
    ['tape', tape],
    ['addressed', addressed],
  ])('answer exactly as the %s dice inside would have', (_, make) => {
    expect(ask(new RecordingDice(make()))).toEqual(ask(make()));
  });

  it('log every die with the round, the actor, the site, and what was asked', () => {
    const dice = new RecordingDice(new ScriptedDice([4, 5, 2]));
    dice.scope(3, 1);
    dice.roll(6, 7);
    dice.atLeast(6, 5, 8);
    dice.scope(4, 0);
    dice.band(6, thirds, 9);
    expect(dice.log).toEqual([
      { kind: 'roll', round: 3, actor: 1, site: 7, sides: 6, face: 4 },
      { kind: 'atLeast', round: 3, actor: 1, site: 8, sides: 6, face: 5, target: 5, success: true },
      { kind: 'band', round: 4, actor: 0, site: 9, sides: 6, face: 2, cuts: thirds, band: 0 },
    ]);
  });

  it('log a draw by its outcome and the size of the law', () => {
    const dice = new RecordingDice(tape());
    const outcome = dice.draw(law, 5);
    expect(dice.log).toEqual([{ kind: 'draw', round: 0, actor: 0, site: 5, outcome, outcomes: 3 }]);
  });

  it('make a script of a recorded trial: its faces played again give the same answers', () => {
    const recorded = new RecordingDice(tape());
    const answers = [recorded.roll(6, 0), recorded.atLeast(6, 3, 0), recorded.band(6, thirds, 0), recorded.roll(10, 0)];
    const script = new ScriptedDice(recorded.log.flatMap(facesOf));
    expect([script.roll(6, 0), script.atLeast(6, 3, 0), script.band(6, thirds, 0), script.roll(10, 0)]).toEqual(
      answers,
    );
    script.finish();
  });
});
