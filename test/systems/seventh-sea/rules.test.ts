import { testRulingsOfKinds } from '../../support/rule-tests.ts';

/** Only wound checks and the damage of firearms tell the scopes of being crippled apart. */
const NO_WOUNDS = ['crippled-scope'];

/** Rulings that switch a rule of a kind where the kind never comes to it. */
await testRulingsOfKinds('seventh-sea', {
  roll: NO_WOUNDS,
  contest: NO_WOUNDS,
  surprise: NO_WOUNDS,
  repartee: NO_WOUNDS,
  busking: NO_WOUNDS,
  sorcery: NO_WOUNDS,
  voyage: NO_WOUNDS,
  storm: NO_WOUNDS,
  capsize: NO_WOUNDS,
  reef: NO_WOUNDS,
});
