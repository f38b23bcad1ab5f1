import { testRulingsOfKinds } from '../../support/rule-tests.ts';

/** Rulings that switch a rule of a kind where the kind never comes to it: who falls was standing, who dives too. */
await testRulingsOfKinds('mordheim', {
  attack: ['wound-while-down'],
  climb: ['wound-while-down'],
  'jump-down': ['wound-while-down'],
  leap: ['wound-while-down'],
  fall: ['wound-while-down'],
  'diving-charge': ['stood-up-strike'],
  movement: ['stood-up-strike'],
  'rout-test': ['rout-counts'],
});
