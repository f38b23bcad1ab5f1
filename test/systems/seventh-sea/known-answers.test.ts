import { testKnownAnswers } from '../../support/known-answer-tests.ts';

await testKnownAnswers('seventh-sea', { tolerance: 1e-10, testsMax: 2_000 });
