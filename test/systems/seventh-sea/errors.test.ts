import { testMistakes } from '../../support/mistakes.ts';
import { mistakes } from './mistakes.ts';
import { mistakesOfBattles } from './mistakes-of-battles.ts';
import { mistakesOfRolls } from './mistakes-of-rolls.ts';

testMistakes({ ...mistakes, ...mistakesOfRolls, ...mistakesOfBattles });
