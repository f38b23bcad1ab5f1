import { testMistakes } from '../../support/mistakes.ts';
import { mistakesOfFighters } from './mistakes-of-fighters.ts';
import { mistakesOfFights } from './mistakes-of-fights.ts';
import { mistakesOfMoves } from './mistakes-of-moves.ts';
import { mistakesOfProcedures } from './mistakes-of-procedures.ts';
import { mistakesWithoutEffect } from './mistakes-without-effect.ts';

testMistakes(mistakesOfFighters);
testMistakes(mistakesOfProcedures);
testMistakes(mistakesOfFights);
testMistakes(mistakesOfMoves);
testMistakes(mistakesWithoutEffect);
