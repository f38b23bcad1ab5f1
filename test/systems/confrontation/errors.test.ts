import { testMistakes } from '../../support/mistakes.ts';
import { mistakesOfFighters } from './mistakes-of-fighters.ts';
import { mistakesOfFights } from './mistakes-of-fights.ts';
import { mistakesOfProcedures } from './mistakes-of-procedures.ts';

testMistakes(mistakesOfFighters);
testMistakes(mistakesOfProcedures);
testMistakes(mistakesOfFights);
