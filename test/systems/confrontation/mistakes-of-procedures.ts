import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const FIGHTERS = `system: confrontation
fighters:
  a: { characteristics: { MOV: 10, INI: 4, ATT: 4, STR: 5, DEF: 4, RES: 5, AIM: 3 }, equipment: [griffon-pistol], abilities: [bulls-eye, rapid-reloading] }
  b: { characteristics: { MOV: 10, INI: 4, ATT: 4, STR: 5, DEF: 4, RES: 5 } }
  c: { characteristics: { AIM: 3 } }
  d: { characteristics: { RES: 3 }, equipment: [griffon-pistol] }
  e: { characteristics: { AIM: 3 }, equipment: [griffon-pistol] }
`;

const engaged = (fields: string): string => `${FIGHTERS}engagement: { ${fields} }\n`;
const test = (fields: string): string => engaged(`kind: test, subject: a, ${fields}`);
const attack = (fields: string): string => engaged(`kind: attack, attacker: a, target: b${fields}`);
const shot = (fields: string): string => engaged(`kind: shooting, shooter: a, target: b, ${fields}`);
const leaving = (fields: string): string => engaged(`kind: disengage, subject: a, ${fields}`);

/** A mistake in a field that is told at its own place. */
function mistake(what: string, text: string, at: string, path: string, ...says: readonly string[]): Mistake {
  return { what, text, at, path: path === '' ? 'engagement' : `engagement.${path}`, says };
}

/** A characteristic that a fighter lacks. */
function lacking(what: string, text: string, id: 'a' | 'c' | 'd', ...says: readonly string[]): Mistake {
  const at = { a: '{ MOV', c: '{ AIM', d: '{ RES' }[id];
  return { what, text, at, path: `fighters.${id}.characteristics`, says: [`fighter ${id}`, ...says] };
}

/** What changes nothing, and is told. */
const idle = (...of: Parameters<typeof mistake>): Mistake => ({ ...mistake(...of), severity: 'warning' });

/** Mistakes in tests, wounds, attacks, shots and disengagements, by the cases of the specification. */
export const mistakesOfProcedures: Mistakes = {
  'CF-ERR-3': [
    lacking('an attacker', engaged('kind: attack, attacker: c, target: b'), 'c', 'needs ATT, STR', 'kind attack'),
    lacking('a test', test('characteristic: COU, difficulty: 4'), 'a', 'needs COU', 'kind test'),
    lacking('a target', engaged('kind: wound, strength: 5, target: c'), 'c', 'needs RES', 'kind wound'),
    lacking(
      'somebody to fight',
      engaged('kind: disengage, subject: a, opponents: [c], combat: true'),
      'c',
      'needs INI, ATT, STR, DEF, RES',
      'kind disengage',
    ),
    lacking('a shooter', engaged('kind: shooting, shooter: d, target: b, range: short'), 'd', 'needs AIM'),
  ],
  'CF-ERR-7': [
    mistake(
      'a shooter without a weapon',
      engaged('kind: shooting, shooter: b, target: a, range: short'),
      'b',
      'shooter',
      'b has no ranged weapon',
      'griffon-pistol',
    ),
    mistake(
      'an unknown weapon',
      shot('range: short, weapon: griffin-pistol'),
      'griffin-pistol',
      'weapon',
      'griffin-pistol',
      'did you mean "griffon-pistol"',
    ),
    mistake(
      'a distance beyond the last',
      shot('distance: 25'),
      '25',
      'distance',
      'out of range: 25 > 20',
      '10, 15, 20',
    ),
    mistake('neither range nor distance', shot('moved: true'), '{ kind', '', 'range or a distance'),
    mistake('both', shot('range: short, distance: 5'), '5', 'distance', 'both a range and a distance'),
  ],
  'CF-ERR-8': [
    mistake('aimed and rapid', shot('range: short, aimed: true, rapid: true'), 'true', 'rapid', 'aimed', 'rapid'),
    mistake('aimed and moved', shot('range: short, aimed: true, moved: true'), 'true', 'moved', 'aimed', 'moved'),
    mistake('rapid and moved', shot('range: short, rapid: true, moved: true'), 'true', 'moved', 'rapid', 'moved'),
    mistake(
      'assault fire without the ability',
      shot('assault-fire: true'),
      'true',
      'assault-fire',
      'a has no assault-fire',
    ),
    mistake(
      'aimed without the ability',
      engaged('kind: shooting, shooter: e, target: b, range: short, aimed: true'),
      'true',
      'aimed',
      'e has no bulls-eye',
    ),
    idle('cover against assault fire', withFire('assault-fire: true, cover: light'), 'light', 'cover', 'no effect'),
  ],
  'CF-ERR-10': [
    mistake(
      'a shot over two levels',
      shot('range: short, target-level: 2'),
      '2',
      'target-level',
      'levels 0 and 2 are too far apart',
    ),
  ],
  'CF-ERR-13': [
    mistake(
      'neither difficulty nor opponent',
      test('characteristic: INI'),
      '{ kind',
      '',
      'a difficulty or an opponent',
    ),
    mistake(
      'both',
      test('characteristic: INI, difficulty: 4, opponent: b'),
      'b',
      'opponent',
      'both a difficulty and an opponent',
    ),
    mistake('no dice', test('characteristic: INI, difficulty: 4, dice: 0'), '0', 'dice', '1 to 6'),
    mistake(
      'too many dice',
      test('characteristic: INI, opponent: b, opponent-dice: 7'),
      '7',
      'opponent-dice',
      '1 to 6',
    ),
    mistake(
      'a characteristic that nobody tests',
      test('characteristic: MOV, difficulty: 4'),
      'MOV',
      'characteristic',
      'MOV',
      'INI',
    ),
    idle(
      'dice of an opponent who is not there',
      test('characteristic: INI, difficulty: 4, opponent-dice: 2'),
      '2',
      'opponent-dice',
      'without an opponent',
    ),
  ],
  'CF-ERR-15': [
    mistake('a negative distance', shot('distance: -1'), '-1', 'distance', 'centimetres'),
    mistake('two decimals', leaving('opponents: [b], distance: 1.25'), '1.25', 'distance', 'one decimal'),
  ],
  'CF-ERR-16': [
    mistake(
      'an unknown target',
      attack('').replace('target: b', 'target: bb'),
      'bb',
      'target',
      '"bb"',
      'a, b, c, d, e',
    ),
    mistake('an unknown opponent', leaving('opponents: [2 x f]'), '2 x f', 'opponents[0]', '"f"', 'not defined'),
    mistake('his own opponent', leaving('opponents: [a]'), '[a]', 'opponents', 'his own opponent'),
    mistake(
      'an unknown fighter to engage',
      leaving('opponents: [b], then: engage, engage-target: f'),
      'f',
      'engage-target',
      '"f"',
    ),
    mistake(
      'nobody to engage where it comes to blows',
      leaving('opponents: [b], then: engage, combat: true'),
      'true',
      'combat',
      'must be named',
    ),
    mistake(
      'himself to engage',
      leaving('opponents: [b], then: engage, engage-target: a'),
      'a',
      'engage-target',
      'himself',
    ),
    idle('a way to nobody', leaving('opponents: [b], distance: 5'), '5', 'distance', 'no effect'),
  ],
  'abilities that an attack asks for': [
    mistake('a master strike', attack(', master-strike: true'), 'true', 'master-strike', 'a has no master strike'),
    mistake(
      'a counter-attack',
      attack(', parry: counter-attack'),
      'counter-attack',
      'parry',
      'b has no counter-attack',
    ),
    idle('dice of no parry', attack(', parry: none, parry-dice: 2'), '2', 'parry-dice', 'no effect'),
  ],
};

/** A shot of somebody who may fire in an assault. */
function withFire(fields: string): string {
  return shot(fields).replace('rapid-reloading]', 'rapid-reloading, assault-fire]');
}
