import type { Mistakes } from '../../support/mistakes.ts';
import { engaged, first, second } from './mistakes.ts';

const out = 'profile: example-elf, characteristics: { physique-left: 0 }';
const dead = 'profile: example-elf, condition: [dead]';

/** Mistakes in tests, morale, objects and prisoners. */
export const mistakesOfSmallKinds: Mistakes = {
  states: [
    {
      what: 'subject out of combat',
      text: engaged('kind: test, subject: b, difficulty: 12', second(out)),
      at: 'b',
      path: 'engagement.subject',
      says: ['b is out of combat', 'cannot do this'],
    },
    {
      what: 'dead subject',
      text: engaged('kind: test, subject: b, difficulty: 12', second(dead)),
      at: 'b',
      path: 'engagement.subject',
      says: ['b is dead'],
    },
    {
      what: 'stunned subject',
      text: engaged('kind: test, subject: b, difficulty: 12', second('profile: example-elf, condition: [stunned]')),
      at: 'b',
      path: 'engagement.subject',
      says: ['b is stunned'],
    },
    {
      what: 'stunned giver',
      text: engaged('kind: pass-object, giver: b, receiver: a', second('profile: example-elf, condition: [stunned]')),
      at: 'b',
      path: 'engagement.giver',
      says: ['b is stunned'],
    },
    {
      what: 'receiver out of combat',
      text: engaged('kind: pass-object, giver: a, receiver: b', second(out)),
      at: 'b',
      path: 'engagement.receiver',
      says: ['out of combat', 'MB-PASS-1'],
    },
    {
      what: 'escape of a fighter out of combat',
      text: engaged('kind: escape, prisoner: b, captor: a', second(out)),
      at: 'b',
      path: 'engagement.prisoner',
      says: ['b is out of combat', 'must be conscious', 'MB-ESC-1'],
    },
    {
      what: 'dead captor',
      text: engaged('kind: prisoner, prisoner: a, captor: b', second(dead)),
      at: 'b',
      path: 'engagement.captor',
      says: ['b is dead'],
    },
    {
      what: 'attacker out of combat',
      text: engaged('kind: pick-up, subject: a, object: { encumbrance: 1 }, attackers: [b]', second(out)),
      at: 'b',
      path: 'engagement.attackers[0]',
      says: ['b is out of combat'],
    },
    {
      what: 'a shot without its circumstances',
      text: engaged(
        'kind: pick-up, subject: a, object: { encumbrance: 1 }, attackers: [b]',
        second('profile: example-archer, tactics: { attack-mode: shot }'),
      ),
      at: '{ kind',
      path: 'engagement.shots',
      says: ['b attacks by shot', 'shots: { b: { difficulty: 12 } }'],
    },
    {
      what: 'a side of which nobody can roll',
      text: engaged('kind: morale, sides: { x: [a], y: [b] }, lost-last-turn: { y: 1 }', second(out)),
      at: '[b]',
      path: 'engagement.sides.y',
      says: ['nobody of side y', 'MB-MOR-2'],
    },
  ],
  objects: [
    {
      what: 'objects heavier than carried',
      text: engaged(
        'kind: pass-object, giver: a, receiver: b, objects: [2, 3]',
        first('profile: example-human, carried: 4'),
      ),
      at: '[2, 3]',
      path: 'engagement.objects',
      says: ['encumber 5 cm', 'a carries 4', 'MB-PASS-2'],
    },
    {
      what: 'prisoner not held',
      text: engaged('kind: pass-object, giver: a, receiver: b, prisoner: b'),
      at: 'b',
      path: 'engagement.prisoner',
      says: ['a does not hold b', 'MB-PASS-2'],
    },
    {
      what: 'giver to himself',
      text: engaged('kind: pass-object, giver: a, receiver: a'),
      at: 'a',
      path: 'engagement.receiver',
      says: ['cannot give to himself'],
    },
    {
      what: 'nothing',
      text: engaged('kind: pass-object, giver: a, receiver: b'),
      at: 'pass-object',
      path: 'engagement.kind',
      says: ['nothing is passed on'],
      severity: 'warning',
    },
    {
      what: 'prisoner who holds himself',
      text: engaged('kind: prisoner, prisoner: a, captor: a'),
      at: 'a',
      path: 'engagement.captor',
      says: ['cannot hold himself'],
    },
    {
      what: 'captor of himself',
      text: engaged('kind: escape, prisoner: a, captor: a'),
      at: 'a',
      path: 'engagement.captor',
      says: ['cannot hold himself'],
    },
  ],
  sides: [
    {
      what: 'three of them',
      text: engaged('kind: morale, sides: { x: [a], y: [b], z: [a] }'),
      at: '{',
      path: 'engagement.sides',
      says: ['exactly two sides'],
    },
    {
      what: 'an empty one',
      text: engaged('kind: morale, sides: { x: [a], y: [] }'),
      at: '[]',
      path: 'engagement.sides.y',
      says: ['side y is empty'],
    },
  ],
};
