import { testRulingsOfKinds } from '../../support/rule-tests.ts';

/** Rulings that switch a rule of a kind where the kind never comes to it. */
await testRulingsOfKinds('confrontation', {
  // The penalty is given.
  wound: ['damage-wounds'],
  attack: ['initiative-wounds'],
  shooting: ['initiative-wounds', 'damage-wounds'],
  // Nobody leaves, and who is charged is given.
  melee: ['left-side', 'charge-stacking'],
});
