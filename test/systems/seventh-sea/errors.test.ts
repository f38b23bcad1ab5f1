import { testMistakes } from '../../support/mistakes.ts';
import { mistakes } from './mistakes.ts';

testMistakes({ ...mistakes });
