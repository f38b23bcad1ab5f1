import type { ConformanceFacts } from '../conformance/facts.ts';
import { person, scene } from './scenes.ts';

/** What the conformance suite needs to know of 7th Sea: a sample of each kind at least, in the order of the listing. */
export const facts: ConformanceFacts = {
  samples: [
    scene({ kind: 'roll', pool: '4k2', tn: 20, drama: 2 }, {}, { rulings: { 'drama-timing': 'after' } }),
    scene({ kind: 'roll', subject: 'a', trait: 'wits', skill: 'tactics', tn: 15 }, { a: person('new-hero') }),
    scene(
      { kind: 'contest', attacker: 'a', target: 'b', 'attacker-trait': 'finesse', 'target-trait': 'wits' },
      { a: person('new-hero'), b: person('renaldo') },
    ),
  ],
  mirrors: [],
  naming: {
    traits: (word) => ({ characteristics: { [word]: 4 } }),
    knacks: (word) => ({ skills: { [word]: 2 } }),
    weapons: (word) => ({ equipment: [word] }),
    missiles: (word) => ({ equipment: [word] }),
    gear: (word) => ({ equipment: [word] }),
    abilities: (word) => ({ abilities: [word] }),
    bestiary: (word) => ({ profile: word }),
    ranks: (word) => ({ rank: word }),
  },
};
