import { testKnownAnswers } from '../../support/known-answer-tests.ts';

await testKnownAnswers('mortebrume', { tolerance: 1e-9, testsMax: 2_000 });
