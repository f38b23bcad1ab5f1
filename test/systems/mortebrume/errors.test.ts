import { testMistakes } from '../../support/mistakes.ts';
import { mistakes } from './mistakes.ts';
import { mistakesFromAfar } from './mistakes-from-afar.ts';
import { mistakesOfFights } from './mistakes-of-fights.ts';
import { mistakesOfMelees } from './mistakes-of-melees.ts';
import { mistakesOfSmallKinds } from './mistakes-of-small-kinds.ts';

testMistakes({ ...mistakes, ...mistakesOfSmallKinds, ...mistakesOfMelees, ...mistakesFromAfar, ...mistakesOfFights });
