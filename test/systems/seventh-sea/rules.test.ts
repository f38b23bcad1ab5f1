import { testRulingsOfKinds } from '../../support/rule-tests.ts';

/** Only wound checks and the damage of firearms tell the scopes of being crippled apart. */
const NO_WOUNDS = ['crippled-scope'];

/** Whoever attacks once is nobody's to fear in turn, and says himself that he has a die. */
const SINGLE_ATTACK = ['intimidate-rolls', 'defend-current-die'];
/** Wounds of which none is a grenade's. */
const NO_GRENADE = ['grenade-step'];

/** Rulings that switch a rule of a kind where the kind never comes to it. */
await testRulingsOfKinds('seventh-sea', {
  roll: NO_WOUNDS,
  contest: NO_WOUNDS,
  attack: SINGLE_ATTACK,
  shot: SINGLE_ATTACK,
  'wound-check': NO_GRENADE,
  surprise: NO_WOUNDS,
  repartee: NO_WOUNDS,
  busking: NO_WOUNDS,
  sorcery: NO_WOUNDS,
  voyage: NO_WOUNDS,
  storm: NO_WOUNDS,
  capsize: NO_WOUNDS,
  reef: NO_WOUNDS,
  splinters: NO_GRENADE,
  // Whoever hacks at a hull is no captain, and two dice less leave nothing of a vouge.
  scuttle: ['vouge-rating', 'critical-chooser'],
  battle: NO_GRENADE,
  // Nobody leads officers there.
  'battle-personal': [...NO_GRENADE, 'officer-penalty'],
  salvo: NO_GRENADE,
});
