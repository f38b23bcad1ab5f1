import type { ConformanceFacts } from '../conformance/facts.ts';
import { able, alone, attack, dive, type Man, man, melee, minded, shooting, skirmish } from './scenes.ts';

const knight = man({ WS: 4, W: 2, A: 2 }, 'sword', 'buckler', 'heavy-armour', 'helmet');
const savage: Man = able(['causes-fear', 'frenzy', 'no-pain'], man({ S: 4, T: 4 }, 'axe', 'dagger'));
const marksman = able(['hatred', 'step-aside'], man({ Ld: 5 }, 'double-handed', 'crossbow-pistol'));
const dullard = able(['stupidity'], man({ S: 5, W: 3 }, 'weeping-blades'));

const bowman = minded({ stance: 'advance-shooting', 'charge-at': 5 }, man({ BS: 4 }, 'sword', 'bow'));
const pistoleer = able(['leader'], man({ M: 5, Ld: 9 }, 'axe', 'pistol'));
const recruit = minded({ 'charge-at': 11 }, man({ Ld: 5, I: 2 }, 'club', 'light-armour'));
const leaver = minded({ stance: 'hold', 'enemies-down': 'leave' }, man({ BS: 4, I: 5 }, 'axe', 'bow'));

const sister = man({ I: 4 }, 'steel-whip', 'flail');
const ruffian = man({ W: 2 }, 'mace', 'brace-of-pistols');
const pikeman = man({ S: 4 }, 'spear', 'shield');

const fencer = man({ WS: 4, A: 2, W: 2 }, 'sword', 'axe', 'heavy-armour');
const pistolier = man({ I: 4 }, 'sword', 'brace-of-pistols');
const slinger = man({ BS: 4, A: 2, W: 3 }, 'sword', 'axe', 'sling');

/** What the conformance suite needs to know of Mordheim. */
export const facts: ConformanceFacts = {
  samples: [
    attack(knight, savage, { charging: true }),
    melee([knight], [savage], { charger: 'a', rounds: 8 }),
    melee([knight, marksman], [savage, dullard], { charger: 'b', rounds: 4, contact: 'paired', rout: true }),
    shooting(
      [
        minded({ 'fire-twice': 'yes' }, man({ BS: 4 }, 'sling')),
        able(['quick-shot'], man({ BS: 2 }, 'long-bow')),
        man({}, 'blowpipe'),
        man({}, 'pistol'),
      ],
      able(['dodge'], man({ W: 2 }, 'sword', 'shield', 'helmet')),
      { range: 8, turns: 3, cover: true },
      { rulings: { 'critical-limit-shooting': 'per-shooter', 'seven-plus-to-hit': 'six-then-four' } },
    ),
    skirmish([bowman], [savage], { distance: 12.5, rounds: 6, cover: ['a'], 'first-turn': 'b' }),
    skirmish([pistoleer, recruit], [dullard], { distance: 9, rounds: 4, rout: true }),
    melee([sister], [ruffian, recruit], { charger: 'b', rounds: 3 }, { rulings: { 'critical-hits': 'by-weapon' } }),
    skirmish([sister, pikeman], [pistoleer], { distance: 7, rounds: 3 }, { rulings: { 'critical-hits': 'by-weapon' } }),
    skirmish([leaver], [recruit], { distance: 9, rounds: 4 }),
    alone('rally', dullard, { turns: 3, 'edge-distance': 14, 'leader-ld': 4 }),
    alone('rout-test', knight, { size: 12, out: 3, turns: 4 }),
    alone('movement', knight, { pace: 'charge', visible: false, 'target-distance': 3.5, terrain: 'difficult' }),
    alone('fall', savage, { height: 4.5 }),
    alone('climb', knight, { height: 3, direction: 'down' }),
    alone('jump-down', knight, { height: 6 }, { rulings: { 'jump-fall-height': 'remaining' } }),
    dive(marksman, savage, { height: 4, distance: 1 }),
    alone('leap', knight, { gap: 3, depth: 4, pace: 'run' }),
    alone('edge-fall', knight, { height: 3, state: 'stunned', distance: 1 }),
  ],
  choices: [
    attack(knight, pistolier),
    dive(fencer, fencer),
    dive(knight, pistolier),
    skirmish([slinger], [recruit, sister], { distance: 8, rounds: 3 }),
  ],
  mirrors: [
    {
      one: melee([knight, marksman], [dullard], { charger: 'a', rounds: 3, rout: ['b'], 'friends-near': ['a'] }),
      other: melee([dullard], [knight, marksman], { charger: 'b', rounds: 3, rout: ['a'], 'friends-near': ['b'] }),
      sides: ['a', 'b'],
    },
    {
      one: melee([savage], [marksman], { rounds: 6, 'first-turn': 'a' }),
      other: melee([marksman], [savage], { rounds: 6, 'first-turn': 'b' }),
      sides: ['a', 'b'],
    },
    {
      one: skirmish([leaver], [recruit], { distance: 9, rounds: 5 }),
      other: skirmish([recruit], [leaver], { distance: 9, rounds: 5, 'first-turn': 'b' }),
      sides: ['a', 'b'],
    },
    {
      one: skirmish([bowman], [dullard], { distance: 16, rounds: 6, cover: ['a'], rout: ['b'] }),
      other: skirmish([dullard], [bowman], { distance: 16, rounds: 6, cover: ['b'], rout: ['a'], 'first-turn': 'b' }),
      sides: ['a', 'b'],
    },
  ],
  naming: {
    characteristics: (word) => ({ characteristics: { [word]: 4 } }),
    weapons: (word) => ({ equipment: [word] }),
    missiles: (word) => ({ equipment: [word] }),
    gear: (word) => ({ equipment: [word] }),
    armour: (word) => ({ equipment: [word] }),
    abilities: (word) => ({ abilities: [word] }),
    bestiary: (word) => ({ profile: word }),
  },
};
