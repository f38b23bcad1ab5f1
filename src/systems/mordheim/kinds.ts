import type { Kind } from '../system.ts';

/** Engagement kinds, as listed by `fracas systems mordheim`. */
export const KINDS: readonly Kind[] = [
  {
    id: 'attack',
    alias: 'attaque',
    summary: { en: 'one fighter’s blows of one phase at one target', fr: 'les coups d’un combattant sur une cible' },
    fields: [
      { name: 'attacker', text: 'fighter id' },
      { name: 'target', text: 'fighter id' },
      { name: 'charging', text: 'true | false (default): the attacker charges' },
      { name: 'charged', text: 'true | false (default): the attacker was charged' },
      { name: 'first-round', text: 'true (default) | false: first round of the combat, for both' },
      { name: 'diving', text: 'true | false (default): diving charge' },
      { name: 'fear-failed', text: 'true | false (default): the attacker failed his fear test' },
      { name: 'target-state', text: 'standing (default) | knocked-down | stunned' },
      { name: 'target-wounds', text: 'wounds left; default W if standing, else 0' },
    ],
  },
  {
    id: 'melee',
    alias: 'melee',
    summary: { en: 'close combat of two sides, round by round', fr: 'corps à corps de deux camps, tour par tour' },
    fields: [
      { name: 'sides', text: 'exactly two: name → list of fighter ids (`2 x ghoul`)' },
      { name: 'charger', text: 'side that charges in round 1, or none (default)' },
      { name: 'first-turn', text: 'side of the first turn when nobody charges; default the first side' },
      { name: 'rounds', text: '1 to 500, default 20: cap of rounds (player turns)' },
      { name: 'contact', text: 'all (default) | paired' },
      { name: 'rout', text: 'true | false (default) | list of sides that test for rout' },
      { name: 'friends-near', text: 'list of sides with friends just outside the fight' },
      { name: 'concede', text: 'side → never (default) | when-allowed' },
      { name: 'dice', text: 'list of faces: scripted dice, one trial' },
    ],
  },
];
