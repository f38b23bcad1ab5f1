import { testMistakes } from '../../support/mistakes.ts';
import { mistakesOfFighters } from './mistakes-of-fighters.ts';

testMistakes(mistakesOfFighters);
