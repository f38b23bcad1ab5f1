import { testRulingsOfKinds } from '../../support/rule-tests.ts';

/** Rulings that switch a rule of a kind where the kind never comes to it. */
await testRulingsOfKinds('mortebrume', {});
