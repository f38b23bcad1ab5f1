import { testMistakes } from '../../support/mistakes.ts';
import { mistakesOfFighters } from './mistakes-of-fighters.ts';
import { mistakesOfProcedures } from './mistakes-of-procedures.ts';

testMistakes(mistakesOfFighters);
testMistakes(mistakesOfProcedures);
