import { testMistakes } from '../../support/mistakes.ts';
import { mistakes } from './mistakes.ts';
import { mistakesOfAttacks } from './mistakes-of-attacks.ts';
import { mistakesOfBattles } from './mistakes-of-battles.ts';
import { mistakesOfRolls } from './mistakes-of-rolls.ts';
import { mistakesOfShips } from './mistakes-of-ships.ts';
import { mistakesOfTactics } from './mistakes-of-tactics.ts';

testMistakes({
  ...mistakes,
  ...mistakesOfRolls,
  ...mistakesOfAttacks,
  ...mistakesOfBattles,
  ...mistakesOfShips,
  ...mistakesOfTactics,
});
