import type { ConformanceFacts } from '../conformance/facts.ts';
import { against, alone, fighter, profile, SOLDIER, scene, versus } from './scenes.ts';
import { box, enemy, mover, tableText } from './tables.ts';

const soldier = fighter(SOLDIER);
const archer = fighter({ ...SOLDIER, AIM: 3 }, { equipment: ['griffon-pistol'], abilities: ['rapid-reloading'] });
const marked = fighter(SOLDIER, { abilities: ['survival-instinct-5', 'hard-boiled-1'], state: { level: 'light' } });
const { COU: _, ...FRIGHT } = SOLDIER;
const deadly = fighter({ ...SOLDIER, STR: 12, RES: 4 });
const frightful = fighter(
  { ...FRIGHT, FEAR: 4 },
  { abilities: ['abominable', 'counter-attack'], tactics: { 'counter-attack': 'always' } },
);
const healing = fighter(SOLDIER, { abilities: ['regeneration-3', 'fierce'], state: { level: 'light', charged: true } });

const timid = fighter({ ...SOLDIER, INI: 1, COU: 1, DIS: 1 });
const guard = fighter({ ...SOLDIER, ATT: 6, DEF: 6 });
const hero = fighter(
  { ...FRIGHT, INI: 4, ATT: 7, STR: 11, RES: 6, FEAR: 8 },
  {
    size: 'large',
    abilities: ['personal-enemy-b', 'war-fury', 'sequence-1'],
    tactics: { split: 'all-attack', sequence: 1 },
  },
);
const squire = fighter(
  { ...SOLDIER, STR: 9 },
  { abilities: ['sequence-1'], tactics: { sequence: 1, disengage: 'best' } },
);
/** Quicker and stronger than the squire, and weaker. */
const page = fighter({ ...SOLDIER, INI: 5, ATT: 6, RES: 3, COU: 1 }, { abilities: ['sequence-1'] });
const dragon = profile('sylvan-animae', {
  characteristics: { FEAR: 9, STR: 10, MOV: 20, AIM: 3 },
  abilities: ['assault-fire'],
  equipment: ['griffon-pistol'],
});
const DIVE = {
  kind: 'dive-charge',
  sides: { x: ['a'], y: ['b', 'c'] },
  attacker: 'a',
  level: 1,
  distance: 20,
  rounds: 2,
};

/** What the conformance suite needs to know of Confrontation: a sample of each kind at least, in the order of the listing. */
export const facts: ConformanceFacts = {
  samples: [
    alone('test', soldier, { characteristic: 'INI', difficulty: 8, dice: 2 }),
    scene(
      { kind: 'test', subject: 'a', opponent: 'b', characteristic: 'DIS', modifier: 1 },
      { a: soldier, b: profile('sered') },
    ),
    alone('ability-roll', fighter(SOLDIER, { abilities: ['regeneration-4'], state: { level: 'serious' } }), {
      ability: 'regeneration',
    }),
    alone('ability-roll', fighter(SOLDIER, { abilities: ['reinforcement'] }), { ability: 'reinforcement' }),
    scene({ kind: 'wound', strength: 6, 'strength-dice': 1, target: 'a' }, { a: marked }),
    against('attack', soldier, marked, { parry: 'plain', 'parry-dice': 2 }),
    against('attack', fighter({ ATT: 1, STR: 9 }), fighter(SOLDIER, { abilities: ['counter-attack'] }), {
      parry: 'counter-attack',
    }),
    versus('combat', soldier, soldier, { rounds: 1 }),
    scene(
      { kind: 'combat', sides: { x: ['a'], y: ['2 x b'] }, opening: 'charge', charger: 'y', fear: true, rounds: 2 },
      { a: fighter(SOLDIER, { tactics: { disengage: 'agility', target: 'random' } }), b: frightful },
    ),
    scene(
      { kind: 'melee', sides: { x: ['a', 'b'], y: ['2 x c'] }, spacing: 5, chargers: ['a'], charged: ['c'], rounds: 1 },
      { a: deadly, b: healing, c: deadly },
    ),
    scene(
      {
        kind: 'assault',
        sides: { x: ['a'], y: ['b', 'c'] },
        assaults: [{ by: 'a', on: ['b'], distance: 12, redirect: { on: ['c'], distance: 5, visible: false } }],
        rounds: 1,
      },
      {
        a: fighter(
          { ...FRIGHT, AIM: 4, FEAR: 5 },
          { equipment: ['griffon-pistol'], abilities: ['assault-fire', 'impact-2'] },
        ),
        b: deadly,
        c: deadly,
      },
      { rulings: { impact: 'automatic' } },
    ),
    // biome-ignore lint/suspicious/noThenProperty: a field of the scenario.
    versus('assault', soldier, fighter({ ...FRIGHT, FEAR: 7 }), { charger: 'x', distance: 15, then: 'contact' }),
    scene(
      {
        kind: 'dive-charge',
        sides: { x: ['a'], y: ['b'] },
        attacker: 'a',
        targets: ['b'],
        level: 1,
        distance: 20,
        rounds: 2,
      },
      { a: profile('sylvan-animae'), b: soldier },
    ),
    alone('action', profile('sylvan-animae'), { action: 'charge', level: 1, 'level-change': 'up' }),
    scene({ kind: 'disengage', subject: 'a', opponents: ['2 x b'] }, { a: soldier, b: soldier }),
    scene(
      {
        kind: 'disengage',
        subject: 'a',
        opponents: ['b'],
        // biome-ignore lint/suspicious/noThenProperty: it is what the field is called.
        then: 'engage',
        'engage-target': 'c',
        distance: 5,
        combat: true,
      },
      { a: soldier, b: soldier, c: marked },
    ),
    scene(
      { kind: 'shooting', shooter: 'a', target: 'b', range: 'medium', cover: 'light', rapid: true },
      { a: archer, b: marked },
    ),
    scene(
      { kind: 'fear', subject: 'a', against: 'b' },
      { a: fighter(SOLDIER, { abilities: ['bravery'] }), b: profile('killyox') },
      { rulings: { bravery: 're-roll' } },
    ),
    alone('rally', soldier),
    tableText(
      { action: 'charge', target: ['a', 'b'], pivot: { a: 180 } },
      { z: mover({ base: { square: 3 }, power: 2 }), a: enemy([9, 1.2]), b: enemy([10, -2]) },
      {
        obstacles: [box('wall', [3, -4], [4, -1])],
        reliefs: [box('hill', [5, -9], [6, 9], { height: 1, size: 'small' })],
      },
    ),
  ],
  choices: [
    scene({ kind: 'fear', subject: 'a', value: 9 }, { a: timid }),
    alone('rally', timid),
    scene({ kind: 'disengage', subject: 'a', opponents: ['b', 'c'] }, { a: timid, b: hero, c: soldier }),
    scene(
      { kind: 'disengage', subject: 'a', opponents: ['b', 'c'], assaulted: true, combat: true },
      { a: hero, b: squire, c: page },
    ),
    scene(
      { kind: 'disengage', subject: 'a', opponents: ['b', 'c'], assaulted: true, combat: true },
      { a: guard, b: squire, c: page },
    ),
    scene(
      {
        ...{ kind: 'disengage', subject: 'a', opponents: ['b'], combat: true, 'engage-target': 'c', distance: 5 },
        // biome-ignore lint/suspicious/noThenProperty: it is what the field is called.
        then: 'engage',
      },
      { a: profile('wolfen-berserker', { tactics: { split: 'all-attack' } }), b: page, c: squire },
    ),
    scene({ kind: 'combat', sides: { x: ['a'], y: ['b', 'c'] }, rounds: 2 }, { a: hero, b: squire, c: page }),
    scene({ kind: 'melee', sides: { x: ['a'], y: ['b', 'c'] }, rounds: 1 }, { a: hero, b: squire, c: page }),
    scene(
      { kind: 'assault', sides: { x: ['a'], y: ['b', 'c'] }, charger: 'y', distance: 8, rounds: 2 },
      { a: { ...hero, tactics: {} }, b: squire, c: page },
    ),
    scene({ ...DIVE, targets: ['b'], redirect: { on: ['c'], distance: 4 } }, { a: dragon, b: timid, c: squire }),
    scene({ ...DIVE, targets: ['b', 'c'], fear: false }, { a: dragon, b: squire, c: page }),
    // With few dice it matters at whom he strikes first.
    scene(
      { ...DIVE, targets: ['b', 'c'], fear: false },
      { a: { ...dragon, tactics: { split: 'all-attack' } }, b: squire, c: page },
    ),
  ],
  mirrors: [
    {
      one: versus('combat', soldier, marked, { rounds: 1 }),
      other: versus('combat', marked, soldier, { rounds: 1 }),
      sides: ['x', 'y'],
    },
  ],
  naming: {
    characteristics: (word) => ({ characteristics: { [word]: 3 } }),
    sizes: (word) => ({ size: word }),
    equipment: (word) => ({ equipment: [word] }),
    abilities: (word) => ({ abilities: [word] }),
    bestiary: (word) => ({ profile: word }),
    gifts: (word) => ({ profile: word }),
  },
};
