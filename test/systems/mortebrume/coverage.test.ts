import { testCoverage } from '../../support/rule-tests.ts';

await testCoverage('mortebrume');
