import type { ConformanceFacts } from '../conformance/facts.ts';
import { example, type Fields, type Fighter, fighter, scene } from './scenes.ts';

const human = example('human');
const elf = example('elf');
const dwarf = example('dwarf', { tactics: { reaction: 'take' } });
const orrokeen = example('orrokeen');
const brute = example('brute', { destiny: 2, tactics: { 'destiny-use': 'both' } });

/** Tests, morale, objects, prisoners. */
const SMALL: readonly string[] = [
  scene({ a: example('sorcerer', { holds: 'b' }), b: dwarf }, 'test', {
    subject: 'a',
    aptitude: 'dodge',
    difficulty: 15,
    modifier: -4,
    destiny: 2,
  }),
  scene(
    { a: fighter({ 'weapon-skill': 7 }) },
    'test',
    { subject: 'a', roll: 9, difficulty: 10 },
    {
      'dice-table': { 0: [6], 8: [8, 6] },
      rulings: { 'automatic-failure': 'any-one', 'special-success': 'maximum-face' },
    },
  ),
  scene({ a: human, b: elf, c: orrokeen }, 'morale', {
    sides: { x: ['2 x a'], y: ['b', 'c'] },
    'lost-last-turn': { x: 2, y: 1 },
    champions: { y: 'b' },
  }),
  scene({ a: human, b: elf }, 'morale', { sides: { x: ['a'], y: ['b'] } }),
  scene({ a: elf, b: human, c: example('brute', { tactics: { 'attack-mode': 'body-strike' } }) }, 'pick-up', {
    subject: 'a',
    object: { encumbrance: 3 },
    attackers: ['2 x b', 'c'],
    rivals: 0,
  }),
  scene({ a: example('elf', { carried: 4, holds: 'c' }), b: human, c: dwarf }, 'pass-object', {
    giver: 'a',
    receiver: 'b',
    objects: [1, 2],
    prisoner: 'c',
  }),
  scene({ a: orrokeen, b: dwarf }, 'prisoner', { captor: 'a', prisoner: 'b' }),
  scene({ a: dwarf, b: fighter({ physique: 12, armour: 1 }) }, 'escape', {
    prisoner: 'a',
    captor: 'b',
    attempts: 3,
    modifier: 1,
  }),
];

/** One attack hand to hand, charges, sweeps, captures. */
const HAND_TO_HAND: readonly string[] = [
  scene({ a: brute, b: human }, 'clash', { attacker: 'a', target: 'b', distance: 1.5, band: 'reduced' }),
  scene({ a: brute, b: elf }, 'body-strike', { attacker: 'a', target: 'b', modifier: 6 }),
  scene({ a: human, b: elf }, 'close-in', { attacker: 'a', target: 'b', distance: 3 }),
  scene({ a: orrokeen, b: human }, 'fling', { attacker: 'a', target: 'b', distance: 1, 'fling-to': 3.5 }),
  scene({ a: orrokeen, b: human, c: dwarf }, 'charge', {
    attacker: 'a',
    target: 'b',
    type: 'breakthrough',
    run: 10,
    pursuer: 'c',
  }),
  scene({ a: orrokeen, b: dwarf, c: human }, 'multiple-strike', { attacker: 'a', targets: ['b', '2 x c'] }),
  scene({ a: human, b: dwarf, c: orrokeen }, 'capture', {
    attacker: 'a',
    target: 'b',
    by: 'companion',
    dominator: 'c',
  }),
];

const archer = example('archer', { tactics: { 'attack-mode': 'shot' } });
const sorcerer = example('sorcerer', { tactics: { stake: 'max', reaction: 'take' } });

/** Shots, spells and throws. */
const FROM_AFAR: readonly string[] = [
  scene({ a: archer, b: elf, c: human }, 'shot', {
    attacker: 'a',
    target: 'b',
    difficulty: 14,
    cover: 'fallen-fighter',
    'cover-size': 2,
    range: 19,
    neighbours: [
      { fighter: 'c', distance: 2 },
      { fighter: 'a', distance: 2 },
    ],
  }),
  scene({ a: sorcerer, b: human }, 'spell', { attacker: 'a', target: 'b', difficulty: 18 }),
  scene({ a: sorcerer, b: human }, 'spell', {
    attacker: 'a',
    target: 'b',
    difficulty: 18,
    delay: { disturbers: ['b'] },
    'with-action': 'strike',
  }),
  scene({ a: brute, b: human }, 'throw-object', {
    thrower: 'a',
    target: 'b',
    object: { encumbrance: 3 },
    difficulty: 35,
    distance: 12,
  }),
  scene(
    { a: example('brute', { holds: 'v' }), v: example('dwarf', { condition: ['prisoner'] }), b: human },
    'throw-fighter',
    {
      thrower: 'a',
      victim: 'v',
      target: 'b',
      difficulty: 20,
      distance: 9,
      recoil: 2,
    },
  ),
];

/** Jumps, falls, climbs. */
const GROUND: readonly string[] = [
  scene({ a: human }, 'jump', { subject: 'a', 'run-up': 6, gap: 4.5, drop: 12, obstacle: { at: 2, size: 1 } }),
  scene({ a: human }, 'fall', { subject: 'a', height: 14.5 }),
  scene({ a: human, b: elf }, 'landing', { faller: 'a', receiver: 'b', height: 14 }),
  scene({ a: human }, 'climb', { subject: 'a', height: 7, ledges: [2, 4.5], 'prior-move': 1 }),
  scene({ a: human }, 'step-over', { subject: 'a', gap: 2.9 }),
];

const feeble = fighter(
  { 'weapon-skill': '8+d6', will: '6+d6', physique: 4, movement: 6 },
  { weapon: { class: 'long', damage: 2 } },
);
const slight = fighter({ 'weapon-skill': '7+d6', will: '6+d6', physique: 3, armour: 1 }, { weapon: { damage: 3 } });

/** Several against one, and fights to the end. */
const FIGHTS: readonly string[] = [
  scene(
    { a: human, b: archer, t: example('elf', { tactics: { reaction: 'pass', 'malus-split': 'last' } }) },
    'combined-attack',
    {
      attackers: ['a', 'b', 'a'],
      target: 't',
      'finish-off': 'kill',
      shots: { b: { difficulty: 13 } },
    },
  ),
  scene({ m: elf, a: human, b: archer, t: dwarf }, 'interception', {
    mover: 'm',
    interceptors: ['a', 'b'],
    path: 10,
    'reach-at': { a: 6, b: 2 },
    target: 't',
    shots: { b: { difficulty: 12 } },
  }),
  scene({ m: human, a: orrokeen, b: dwarf }, 'disengagement', {
    mover: 'm',
    enemies: ['a', 'b'],
    start: { a: 2, b: 1 },
    away: 8,
  }),
  scene({ a: example('orrokeen', { tactics: { 'against-defender': 'dodge-past' } }), t: elf, d: dwarf }, 'defence', {
    attacker: 'a',
    target: 't',
    defender: 'd',
    'attacker-distance': 6,
    'defender-distance': 5,
  }),
  scene({ a: feeble, b: slight }, 'duel', {
    sides: { x: ['a'], y: ['b'] },
    rounds: 6,
    until: 'dead',
    charge: { side: 'x', type: 'surprise', run: 2 },
  }),
  scene({ a: feeble, b: slight }, 'skirmish', {
    sides: { x: ['2 x a'], y: ['a', 'b'] },
    rounds: 3,
    policy: { x: { combine: 'pairs' }, y: { target: 'first' } },
  }),
];

/** A duel of those who act first when they are listed first. */
const duel = (sides: Readonly<Record<string, readonly string[]>>): string =>
  scene({ a: feeble, b: slight }, 'duel', { sides, rounds: 5 });

/** Somebody who can do all that tactics may ask for. */
const able = (rest: Fighter = {}, more: Fields = {}): Fighter =>
  fighter(
    {
      'weapon-skill': '8+d8',
      dodge: '9+d8',
      will: '8+d8',
      casting: '9+d8',
      'throw-dice': 'd8',
      physique: 12,
      movement: 12,
      encumbrance: 2,
      'dodge-move': 5,
      ...more,
    },
    {
      weapon: { class: 'long', damage: 4 },
      spell: { damage: 4 },
      destiny: 2,
      abilities: { 'intuitive-shot': true },
      ...rest,
    },
  );
const dodging = able({ tactics: { reaction: 'dodge' } });
const knifed = able({ weapon: { class: 'short', damage: 4 } });
const bowman = able({ tactics: { 'attack-mode': 'shot' } });
const frail = able({}, { physique: 3 });
const shots = { a: { difficulty: 12 } };

/** Choices that matter seldom. */
const CHOICES: readonly string[] = [
  ...['clash', 'body-strike', 'charge', 'close-in', 'fling'].flatMap((kind) => {
    const fields = {
      attacker: 'a',
      target: 'b',
      distance: 2,
      ...(kind === 'charge' ? { type: 'surprise', run: 8, pursuer: 'c' } : {}),
    };
    const attackers = { clash: [able(), knifed], 'body-strike': [able(), knifed], charge: [able(), knifed] }[kind] ?? [
      kind === 'fling' ? able() : knifed,
    ];
    return attackers.flatMap((a) =>
      [able(), knifed, dodging].map((b) => scene({ a, b, ...(kind === 'charge' ? { c: able() } : {}) }, kind, fields)),
    );
  }),
  ...[able(), knifed, dodging].map((b) =>
    scene({ a: able(), b }, 'multiple-strike', { attacker: 'a', targets: ['2 x b'], distances: { b: 1 } }),
  ),
  scene({ a: bowman, c: able(), b: able() }, 'combined-attack', { attackers: ['a', 'c'], target: 'b', shots }),
  scene({ a: bowman, c: able(), b: frail }, 'combined-attack', { attackers: ['a', 'c'], target: 'b', shots }),
  scene({ m: able(), a: bowman, t: able() }, 'interception', {
    mover: 'm',
    interceptors: ['a'],
    path: 8,
    'reach-at': { a: 4 },
    target: 't',
    shots,
  }),
  ...[able(), bowman].map((m) =>
    scene(
      { m, b: frail },
      'interception',
      {
        mover: 'm',
        interceptors: ['b'],
        path: 8,
        'reach-at': { b: 6 },
        target: 'b',
        'privilege-exception': 'moves-away',
        shots: { m: { difficulty: 12 } },
      },
      { rulings: { 'intercepted-mover': 'unless-dominated' } },
    ),
  ),
  scene({ m: frail, a: bowman, t: able() }, 'interception', {
    mover: 'm',
    interceptors: ['a'],
    path: 8,
    'reach-at': { a: 4 },
    shots,
  }),
  scene({ m: bowman, t: frail }, 'interception', {
    mover: 'm',
    interceptors: [],
    path: 8,
    target: 't',
    shots: { m: { difficulty: 12 } },
  }),
  scene({ m: able(), a: able() }, 'disengagement', { mover: 'm', enemies: ['a'], start: { a: 1 }, away: 6 }),
  ...['fight', 'dodge-past'].map((way) =>
    scene({ a: able({ tactics: { 'against-defender': way } }), t: able(), d: able() }, 'defence', {
      attacker: 'a',
      target: 't',
      defender: 'd',
      'attacker-distance': 6,
      'defender-distance': 5,
    }),
  ),
  scene({ a: able(), b: able() }, 'capture', { attacker: 'a', target: 'b' }),
  scene({ a: able(), b: able(), c: able() }, 'capture', {
    attacker: 'a',
    target: 'b',
    by: 'companion',
    dominator: 'c',
  }),
  scene({ a: able(), b: frail }, 'shot', { attacker: 'a', target: 'b', difficulty: 12 }),
  scene({ a: able(), b: frail }, 'spell', {
    attacker: 'a',
    target: 'b',
    difficulty: 12,
    delay: {},
    'with-action': 'strike',
  }),
  scene({ c: able(), b: able(), a: bowman }, 'spell', {
    attacker: 'c',
    target: 'b',
    difficulty: 12,
    delay: { disturbers: ['a'] },
    shots,
  }),
  scene({ a: able(), b: able() }, 'throw-object', {
    thrower: 'a',
    target: 'b',
    object: { encumbrance: 1 },
    difficulty: 15,
    distance: 5,
  }),
  scene({ a: able({ holds: 'v' }), b: able(), v: able({ condition: ['prisoner'] }) }, 'throw-fighter', {
    thrower: 'a',
    victim: 'v',
    target: 'b',
    difficulty: 5,
    distance: 5,
  }),
  scene({ b: able(), a: able() }, 'pick-up', { subject: 'b', object: { encumbrance: 1 }, attackers: ['a'] }),
  scene({ b: able(), a: bowman }, 'pick-up', { subject: 'b', object: { encumbrance: 1 }, attackers: ['a'], shots }),
  scene({ a: able(), b: able() }, 'duel', { sides: { x: ['a'], y: ['b'] }, rounds: 3 }),
  ...[able(), dodging].map((b) =>
    scene({ a: able(), b }, 'skirmish', {
      sides: { x: ['2 x a'], y: ['b'] },
      rounds: 2,
      policy: { x: { combine: 'all' } },
    }),
  ),
];

/** What the conformance suite needs to know of Mortebrume. */
export const facts: ConformanceFacts = {
  samples: [...SMALL, ...HAND_TO_HAND, ...FROM_AFAR, ...GROUND, ...FIGHTS],
  choices: CHOICES,
  mirrors: [{ one: duel({ x: ['a'], y: ['b'] }), other: duel({ x: ['b'], y: ['a'] }), sides: ['x', 'y'] }],
  naming: {
    characteristics: null,
    'weapon-classes': (word) => ({ weapon: { class: word } }),
    cards: null,
    'shot-modifiers': null,
    faces: null,
    bestiary: (word) => ({ profile: word }),
  },
};
