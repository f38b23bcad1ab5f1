import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const FLEET = `system: seventh-sea
fighters:
  n: { profile: new-hero }
  g: { profile: guard-squad }
  s: { profile: sloop }
  f: { profile: frigate }
`;

const engaged = (fields: string): string => `${FLEET}engagement: { ${fields} }\n`;

const mistake = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  what,
  text: engaged(fields),
  at,
  path: `engagement.${path}`,
  says,
});

const warned = (...facts: Parameters<typeof mistake>): Mistake => ({ ...mistake(...facts), severity: 'warning' });

/** The fleet with another ship as `f`. */
const refitted = (ship: string, found: Mistake): Mistake => ({
  ...found,
  text: found.text.replace('{ profile: frigate }', `{ profile: frigate, ${ship} }`),
});

const VOYAGE = 'kind: voyage, navigator: n, pilot: n';
const STORM = 'kind: storm, ship: s, pilot: n';
const REEF = 'kind: reef, ship: s, lookout: n, pilot: n';
const STORES = 'kind: provisions, ship: s, weeks: 4';
const COURSE = 'kind: ship-course, ship: s, start: { q: 0, r: 0, heading: 0 }';

/** Mistakes in voyages and in fights of ships. */
export const mistakesOfShips: Mistakes = {
  'who is at sea': [
    mistake(
      'a navigator of wood',
      'kind: voyage, navigator: s, pilot: n, offshore: 1',
      's',
      'navigator',
      'needs',
      'ship',
    ),
    mistake('an unknown pilot', 'kind: voyage, navigator: n, pilot: z, offshore: 1', 'z', 'pilot', '"z"'),
    mistake(
      'a hero in a storm',
      'kind: storm, ship: n, pilot: n',
      'n',
      'ship',
      'kind storm needs a ship',
      'n is a hero',
    ),
    mistake('a squad at the helm', 'kind: capsize, ship: s, pilot: g', 'g', 'pilot', 'kind capsize needs', 'squad'),
    mistake('a squad aloft', `${REEF.replace('lookout: n', 'lookout: g')}`, 'g', 'lookout', 'kind reef needs', 'squad'),
    mistake('a draft of nobody', 'kind: shallows, ship: n, depth: 1', 'n', 'ship', 'kind shallows needs a ship'),
    mistake('a man who turns', 'kind: ship-turn, ship: n', 'n', 'ship', 'kind ship-turn needs a ship'),
    mistake(
      'a man as a gun',
      'kind: broadside, attacker: n, target: s',
      'n',
      'attacker',
      'kind broadside needs a ship',
    ),
    mistake('a man as a mark', 'kind: broadside, attacker: s, target: n', 'n', 'target', 'kind broadside needs a ship'),
    mistake(
      'a squad that rams',
      'kind: ram, attacker: g, target: s, hexes: 1',
      'g',
      'attacker',
      'kind ram needs a ship',
    ),
    mistake(
      'a squad that boards',
      'kind: boarding, attacker: g, target: s',
      'g',
      'attacker',
      'kind boarding needs a ship',
    ),
    mistake('a squad with axes', 'kind: scuttle, attacker: g, ship: s', 'g', 'attacker', 'kind scuttle needs', 'squad'),
    mistake('a man as a hull', 'kind: scuttle, attacker: n, ship: n', 'n', 'ship', 'kind scuttle needs a ship'),
  ],
  'numbers of the sea': [
    mistake('a voyage inland', `${VOYAGE}, offshore: -1`, '-1', 'offshore', 'from 0'),
    mistake('unknown raises', `${VOYAGE}, offshore: 1, raises: best`, 'best', 'raises', 'best-chance'),
    mistake('no storm', `${STORM}, intervals: 0`, '0', 'intervals', 'from 1'),
    mistake('an easy reef', `${REEF}, tn: 19`, '19', 'tn', 'from 20 to 30'),
    mistake('a hard reef', `${REEF}, tn: 31`, '31', 'tn', 'from 20 to 30'),
    mistake('water above', 'kind: shallows, ship: s, depth: -2', '-2', 'depth', 'from 0'),
    mistake('a ram backwards', 'kind: ram, attacker: s, target: f, hexes: -1', '-1', 'hexes', 'from 0'),
    mistake('no blow', 'kind: scuttle, attacker: n, ship: s, blows: 0', '0', 'blows', 'from 1'),
    mistake(
      'a wreck',
      'kind: broadside, attacker: f, target: s, criticals: 4',
      '4',
      'criticals',
      's is sunk before it begins',
      'a hull of 2',
    ),
    mistake('no dice', 'kind: capsize, ship: s, pilot: n, gm-dice: -1', '-1', 'gm-dice', 'from 0'),
    mistake('a heading of none', COURSE.replace('heading: 0', 'heading: 6'), '6', 'start.heading', 'from 0 to 5'),
    mistake('a face of none', `${COURSE}, dice: [11]`, '11', 'dice[0]', 'from 1 to 10'),
  ],
  'words of the sea': [
    mistake('an unknown weather', `${STORM}, weather: strom`, 'strom', 'weather', 'did you mean "storm"', 'calm'),
    mistake('two damages', `${STORM}, weather: calm, damage: 4k2`, '4k2', 'damage', 'twice'),
    mistake('no pool', `${STORM}, damage: 4d2`, '4d2', 'damage', 'pool', 'XkY'),
    mistake('a wish', 'kind: capsize, ship: s, pilot: n, cancel: after', 'after', 'cancel', 'after-failure'),
    mistake(
      'an unknown weapon',
      'kind: scuttle, attacker: n, ship: s, weapon: ax',
      'ax',
      'weapon',
      'did you mean "axe"',
    ),
    mistake(
      'a side of none',
      `${COURSE}, orders: [{ phase: 1, turn: left, dice: [2] }]`,
      'left',
      'orders[0].turn',
      'port',
    ),
  ],
  'stores and cargo': [
    mistake('no store', `${STORES}, stores: []`, '[]', 'stores', 'no store'),
    mistake(
      'too much',
      `${STORES}, stores: [{ name: bread, ranks: 2 }, { name: fresh, ranks: 1 }]`,
      '[{',
      'stores',
      'cargo holds only 2 ranks',
      'have 3',
    ),
    mistake(
      'an unknown food',
      `${STORES}, stores: [{ name: bread, ranks: 1, spoil: bred }]`,
      'bred',
      'stores[0].spoil',
      'did you mean "bread"',
    ),
    mistake(
      'a food without a TN',
      `${STORES}, stores: [{ name: rum, ranks: 1 }]`,
      'rum',
      'stores[0].name',
      '"rum"',
      'number',
    ),
  ],
  'orders of a round': [
    mistake('nothing', `${COURSE}, orders: [{ phase: 1 }]`, '{ phase', 'orders[0]', 'without ahead or turn'),
    mistake(
      'both',
      `${COURSE}, orders: [{ phase: 1, ahead: 1, turn: port }]`,
      '{ phase',
      'orders[0]',
      'both ahead and turn',
    ),
    mistake(
      'dice for nothing',
      `${COURSE}, orders: [{ phase: 1, ahead: 1, dice: [2] }]`,
      '[2',
      'orders[0].dice',
      'no dice',
    ),
  ],
  'sides of a naval fight': [
    mistake('three', 'kind: naval, sides: { x: [s], y: [f], z: [s] }', '{ x', 'sides', 'exactly two sides'),
    mistake('an empty one', 'kind: naval, sides: { x: [s], y: [] }', '[]', 'sides.y', '0 ships'),
    mistake('two ships', 'kind: naval, sides: { x: [s], y: [2 x f] }', '[2', 'sides.y', '2 ships', 'expected one'),
    mistake('a person', 'kind: naval, sides: { x: [s], y: [n] }', 'n', 'sides.y[0]', 'kind naval needs a ship'),
    mistake(
      'unknown guns',
      'kind: naval, sides: { x: [s], y: [f] }, bears: { z: port }',
      'port',
      'bears.z',
      '"z"',
      'x, y',
    ),
    mistake('no round', 'kind: naval, sides: { x: [s], y: [f] }, rounds: 0', '0', 'rounds', 'from 1'),
  ],
  'what has no effect at sea': [
    warned(
      'wishes without dice',
      'kind: capsize, ship: s, pilot: n, cancel: before, crew-dice: 2',
      'before',
      'cancel',
      'cancel has no effect',
    ),
    warned(
      'guns that bear anyhow',
      'kind: broadside, attacker: s, target: f, bears: { attacker: port }',
      'port',
      'bears.attacker',
      'bears has no effect',
      'guns of s',
    ),
    warned(
      'guns that bear anyhow, in a fight',
      'kind: naval, sides: { x: [s], y: [f] }, bears: { y: starboard }',
      'starboard',
      'bears.y',
      'guns of f',
    ),
    refitted(
      'guns: { port: 0, starboard: 4 }',
      warned('guns on the other side', 'kind: broadside, attacker: f, target: s', 'f,', 'attacker', 'f never fires'),
    ),
    refitted(
      'characteristics: { panache: 0 }',
      warned('nobody who fires', 'kind: naval, sides: { x: [f], y: [f] }', '{ x', 'sides', 'neither ship can fire'),
    ),
  ],
};
