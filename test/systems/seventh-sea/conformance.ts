import type { ConformanceFacts } from '../conformance/facts.ts';
import { against, alone, brutes, type Fighter, person, scene, versus } from './scenes.ts';

const SIMPLE = { rulings: { 'repartee-roll': 'simple' } };

/** A short battle of a, b and c, with few ways to be hurt. */
function battle(armies: object, aggressor: string, others: Readonly<Record<string, Fighter>> = {}): string {
  const rows = [
    { max: 8, damage: '1k1', reputation: 1 },
    { damage: 0, reputation: 2, opportunity: true },
  ];
  return scene(
    { kind: 'battle', armies, aggressor, turns: 4 },
    {
      a: person('renaldo'),
      b: person('henchman', { skills: { logistics: 1, command: 2 } }),
      c: person('sailor'),
      ...others,
    },
    { tables: { 'battle-table': { engaged: rows }, 'tactics-table': { flank: { hold: 5 }, charge: { hold: -5 } } } },
  );
}

/** Two armies unlike each other. */
const STRONG = { general: 'a', heroes: { a: 'engaged' }, tactic: 'flank', preparation: false };
const WEAK = { general: 'c', tactic: 'hold', 'free-raises': 2, preparation: false };

/** A man who rolls one action die a round. */
function slow(profile: string, changes: object = {}): Fighter {
  return person(profile, { ...changes, characteristics: { panache: 1 } });
}

const FIGHTS = [
  versus('duel', slow('renaldo', { tactics: { 'drama-attack': 1 } }), slow('renaldo', { states: ['prone'] }), {
    rounds: 1,
  }),
  versus('duel', person('renaldo', { tactics: { hold: 1 } }), slow('sailor'), { rounds: 1, surprised: ['b'] }),
  scene(
    { kind: 'brawl', sides: { x: ['a'], y: ['b', '2 x c'] }, rounds: 2 },
    {
      a: slow('renaldo', { tactics: { target: 'random', raises: 'best-damage' } }),
      b: brutes(1, 2),
      c: brutes(1, 1, { equipment: ['knife'] }),
    },
  ),
];

/** A crew at sea: ship, pilot, and a helper. */
function atSea(fields: object, more: object = {}): string {
  const people = {
    s: person('sloop'),
    p: person('new-hero', { skills: { pilot: 1, navigation: 2 } }),
    l: person('renaldo'),
  };
  return scene({ ...fields } as { kind: string }, people, more);
}

const slowShip = (changes: object = {}): Fighter => person('sloop', { characteristics: { panache: 1 }, ...changes });

const AT_SEA = [
  atSea({ kind: 'voyage', navigator: 'p', pilot: 'l', offshore: 900, raises: 1 }),
  atSea({ kind: 'storm', ship: 's', pilot: 'p', weather: 'rough', intervals: 2 }),
  atSea({ kind: 'capsize', ship: 's', pilot: 'p', 'crew-dice': 3, cancel: 'after-failure' }),
  atSea({ kind: 'shallows', ship: 's', depth: 1 }),
  atSea({ kind: 'reef', ship: 's', lookout: 'l', pilot: 'p', tn: 20, depth: 1 }),
  atSea({ kind: 'provisions', ship: 's', weeks: 3, stores: [{ name: 'bread', ranks: 1 }], landfall: false }),
  versus('naval', slowShip({ guns: { port: 1, starboard: 1 } }), slowShip(), { rounds: 1, bears: { x: 'port' } }),
  against('broadside', person('frigate', { tactics: { ammunition: 'chain' } }), person('sloop'), { superficial: 4 }),
  against('ram', person('frigate'), person('sloop'), { hexes: 1 }),
  atSea({ kind: 'scuttle', attacker: 'p', ship: 's', weapon: 'axe', blows: 2 }),
  atSea({ kind: 'ship-turn', ship: 's' }),
  atSea({
    kind: 'ship-course',
    ship: 's',
    start: { q: 0, r: 0, heading: 0 },
    dice: [2],
    orders: [{ phase: 2, turn: 'port', dice: [2] }],
  }),
  against('boarding', person('frigate'), person('sloop', { tactics: { 'surrender-at': 1 } })),
];

/** Two who know more than one way to defend themselves, and have more than one way to strike. */
const versed = (rest: object = {}): Fighter =>
  person('new-hero', {
    skills: { 'attack-fencing': 3, 'attack-firearm': 4, footwork: 1, 'parry-fencing': 3 },
    equipment: ['rapier', 'pistol', 'pistol'],
    drama: 2,
    ...rest,
  });

/** Choices that matter seldom. */
const CHOICES = [
  alone('battle-personal', person('renaldo', { wounds: { dramatic: 1 } }), { level: 'engaged' }),
  alone('wound-check', person('renaldo', { wounds: { dramatic: 1 } }), { damage: 40 }),
  against('attack', versed(), versed(), { defended: true }),
  against('shot', versed(), versed(), { weapon: 'pistol', distance: 10 }),
  scene(
    { kind: 'brawl', sides: { x: ['a', 'c'], y: ['d', 'b'] }, rounds: 3 },
    {
      a: versed({ equipment: ['pistol', 'pistol', 'rapier'], tactics: { hold: 1 } }),
      b: versed({ tactics: { defend: 'interrupt' } }),
      c: versed({ states: ['prone'] }),
      d: brutes(2, 3),
    },
  ),
  versus(
    'duel',
    versed({ equipment: ['pistol', 'rapier'], tactics: { defend: 'interrupt' } }),
    versed({ tactics: { defend: 'interrupt' } }),
    { rounds: 3 },
  ),
  scene(
    { kind: 'salvo', shooters: ['4 x b', 'h'], targets: ['h', 'g'] },
    {
      b: brutes(2, 4),
      h: versed({ skills: { footwork: 1, 'parry-fencing': 5 } }),
      g: versed({ skills: { footwork: 1, 'parry-fencing': 5 } }),
    },
    { tables: { 'salvo-wounds': [{ 'tn-max': 15, wounds: 30 }, { wounds: 15 }] } },
  ),
  versus('naval', person('frigate', { tactics: { hold: 1 }, skills: { rigging: 2 } }), person('frigate'), {
    rounds: 2,
  }),
  scene({ kind: 'ship-turn', ship: 's' }, { s: person('sloop', { skills: { rigging: 2 } }) }),
  against(
    'broadside',
    person('frigate'),
    person('sloop'),
    { superficial: 40, criticals: 1 },
    { rulings: { 'sink-resolve': 'current' } },
  ),
  atSea(
    { kind: 'scuttle', attacker: 'p', ship: 's', weapon: 'axe', blows: 3, superficial: 40 },
    { rulings: { 'sink-resolve': 'current' } },
  ),
  battle({ x: { general: 'a', heroes: { a: 'engaged' }, tactic: 'hold' }, y: { general: 'c', tactic: 'hold' } }, 'y', {
    a: versed(),
  }),
];

/** What the conformance suite needs to know of 7th Sea: a sample of each kind at least, in the order of the listing. */
export const facts: ConformanceFacts = {
  samples: [
    scene({ kind: 'roll', pool: '4k2', tn: 20, drama: 2 }, {}, { rulings: { 'drama-timing': 'after' } }),
    scene({ kind: 'roll', subject: 'a', trait: 'wits', skill: 'tactics', tn: 15 }, { a: person('new-hero') }),
    scene(
      { kind: 'contest', attacker: 'a', target: 'b', 'attacker-trait': 'finesse', 'target-trait': 'wits' },
      { a: person('new-hero'), b: person('renaldo') },
    ),
    against('contest', person('new-hero'), person('renaldo'), {
      'attacker-trait': 'wits',
      'attacker-skill': 'tactics',
      'attacker-raises': 1,
      'target-free-raises': 1,
      rolls: 2,
    }),
    against('attack', person('new-hero'), person('renaldo'), {
      raises: 'best-damage',
      defended: true,
      'drama-attack': 1,
      'drama-wound': 1,
    }),
    against(
      'attack',
      brutes(2, 5),
      person('henchman'),
      { defended: true },
      { rulings: { 'squad-wound-checks': 'per-hit' } },
    ),
    against('attack', person('villain'), person('guard-squad'), { feint: true, raises: 1 }),
    against('shot', person('new-hero', { equipment: ['pistol', 'pistol'] }), person('villain'), {
      weapon: 'pistol',
      distance: 20,
      'two-pistols': true,
    }),
    alone('wound-check', person('new-hero', { wounds: { flesh: 12, dramatic: 1 } }), { damage: 14, drama: 1 }),
    alone('fall', person('new-hero'), { height: 7, surface: 'hard' }),
    alone('explosion', person('new-hero'), { level: 2 }),
    alone('improvised', person('renaldo'), { size: 'small', build: 'fragile' }),
    versus('initiative', person('new-hero', { abilities: ['combat-reflexes'] }), person('guard-squad')),
    against('surprise', person('renaldo', { skills: { ambush: 2 } }), person('henchman'), { with: 'ambush' }),
    against('repartee', person('new-hero'), person('henchman'), { mode: 'charm', raises: 'best-chance' }),
    against('repartee', person('new-hero'), person('henchman'), { mode: 'taunt', raises: 1, targets: 2 }, SIMPLE),
    alone('busking', person('new-hero', { skills: { busking: 2 } }), { trait: 'panache', resolve: 2, raises: 1 }),
    alone('experience', person('new-hero'), { award: 20, purchases: [{ trait: 'brawn' }, { skill: 'footwork' }] }),
    scene({
      kind: 'reputation',
      points: 34,
      actions: [
        { dice: 2, tn: 15 },
        { dice: 1, tn: 5 },
      ],
    }),
    scene({ kind: 'hubris', mode: 'hubris', 'gm-dice': 4, 'hero-dice': 2, 'gm-limit': 3 }),
    alone('sorcery', person('new-hero', { skills: { bear: 2 } }), {
      art: 'pyeryem',
      trait: 'resolve',
      skill: 'bear',
      tn: 15,
    }),
    scene({ kind: 'move', from: 2, to: 0 }),
    scene({ kind: 'drama-pool', heroes: ['a', 'b'] }, { a: person('new-hero'), b: person('veteran') }),
    scene({ kind: 'encounter', 'gm-dice': 4, cost: 'pirates' }, {}, { tables: { 'encounter-table': { pirates: 3 } } }),
    battle(
      {
        x: {
          general: 'a',
          quartermaster: 'b',
          officers: ['b'],
          heroes: { a: 'engaged' },
          modifier: { a: 1 },
          tactic: 'random',
          spend: 'all-at-once',
        },
        y: { general: 'c', tactic: 'hold', preparation: false },
      },
      'y',
    ),
    alone('battle-personal', person('renaldo', { tactics: { 'drama-wound': 1 } }), {
      level: 'first-line',
      modifier: -15,
    }),
    scene(
      { kind: 'salvo', shooters: ['2 x b', 'v'], targets: ['b', 'v', 'h'] },
      { b: brutes(1, 3), v: person('villain'), h: person('henchman') },
      { rulings: { 'salvo-surplus': 'independent' } },
    ),
    alone('splinters', person('renaldo', { skills: { balance: 2 } }), { criticals: 2 }),
    ...FIGHTS,
    ...AT_SEA,
  ],
  choices: CHOICES,
  mirrors: [
    { one: battle({ x: STRONG, y: WEAK }, 'x'), other: battle({ x: WEAK, y: STRONG }, 'y'), sides: ['x', 'y'] },
    {
      one: versus('initiative', person('new-hero'), person('guard-squad')),
      other: versus('initiative', person('guard-squad'), person('new-hero')),
      sides: ['x', 'y'],
    },
    {
      one: versus('duel', slow('renaldo'), slow('sailor'), { rounds: 1 }),
      other: versus('duel', slow('sailor'), slow('renaldo'), { rounds: 1 }),
      sides: ['x', 'y'],
    },
    {
      one: versus('naval', slowShip(), slowShip({ tactics: { raises: 1 } }), { rounds: 1 }),
      other: versus('naval', slowShip({ tactics: { raises: 1 } }), slowShip(), { rounds: 1 }),
      sides: ['x', 'y'],
    },
  ],
  naming: {
    traits: (word) => ({ characteristics: { [word]: 4 } }),
    'weapon-knacks': (word) => ({ skills: { [word]: 2 } }),
    knacks: (word) => ({ skills: { [word]: 2 } }),
    weapons: (word) => ({ equipment: [word] }),
    missiles: (word) => ({ equipment: [word] }),
    gear: (word) => ({ equipment: [word] }),
    abilities: (word) => ({ abilities: [word] }),
    bestiary: (word) => ({ profile: word }),
    ranks: (word) => ({ rank: word }),
    tables: null,
  },
};
