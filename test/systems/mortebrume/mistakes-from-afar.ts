import type { Mistake, Mistakes } from '../../support/mistakes.ts';
import { engaged, first, second } from './mistakes.ts';

/** Of fighters `a`, a human, and `b`, an elf. */
const mistake = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  what,
  text: engaged(fields),
  at,
  path: path === '' ? 'engagement' : `engagement.${path}`,
  says,
});

const pointless = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  ...mistake(what, fields, at, path, 'no effect', ...says),
  severity: 'warning',
});

const human = (fields: string, engagement: string): string =>
  engaged(engagement, first(`profile: example-human, ${fields}`));
const elf = (fields: string, engagement: string): string =>
  engaged(engagement, second(`profile: example-elf, ${fields}`));
const sorcerer = (fields: string, engagement: string): string =>
  engaged(engagement, first(`profile: example-sorcerer${fields}`));

const SHOT = 'kind: shot, attacker: a, target: b, difficulty: 14';
const SPELL = 'kind: spell, attacker: a, target: b, difficulty: 14';
const OBJECT = 'kind: throw-object, thrower: a, target: b, object: { encumbrance: 3 }, difficulty: 20, distance: 9';
const FIGHTER = 'kind: throw-fighter, thrower: a, victim: b, difficulty: 20, distance: 9';
const DICE = 'characteristics: { throw-dice: d10 }';

/** Kinds in which somebody does something, with the field that names him. */
const ACTORS = [
  [SHOT, 'attacker'],
  [OBJECT, 'thrower'],
  ['kind: jump, subject: a, run-up: 7, gap: 4', 'subject'],
  ['kind: fall, subject: a, height: 9', 'subject'],
  ['kind: climb, subject: a, height: 5', 'subject'],
  ['kind: step-over, subject: a, gap: 2', 'subject'],
] as const;

const kindOf = (engagement: string): string => /kind: ([a-z-]+)/.exec(engagement)?.[1] ?? '';

/** Whoever is a prisoner falls all the same, but does nothing else. */
const byPrisoner = (engagement: string, field: string): Mistake => ({
  what: `${kindOf(engagement)} by a prisoner`,
  text: human(`condition: [prisoner], ${DICE}`, engagement),
  at: 'a',
  path: `engagement.${field}`,
  says: ['a is a prisoner', 'MB-PRIS-1'],
});

/** Mistakes in shots, spells, throws, jumps, falls and climbs. */
export const mistakesFromAfar: Mistakes = {
  'who acts': ACTORS.flatMap(([engagement, field]) => [
    {
      what: `${kindOf(engagement)} by somebody out of combat`,
      text: human('characteristics: { physique-left: 0, throw-dice: d10 }', engagement),
      at: 'a',
      path: `engagement.${field}`,
      says: ['a is out of combat', 'cannot do this'],
    },
    {
      what: `${kindOf(engagement)} by somebody stunned`,
      text: human(`condition: [stunned], ${DICE}`, engagement),
      at: 'a',
      path: `engagement.${field}`,
      says: ['a is stunned'],
    },
    ...(kindOf(engagement) === 'fall' ? [] : [byPrisoner(engagement, field)]),
    mistake(
      `${kindOf(engagement)} by somebody unknown`,
      engagement.replace(`${field}: a`, `${field}: c`),
      'c',
      field,
      '"c"',
      'fighters: a, b',
    ),
  ]),
  'who jumps down': ['fall, subject: a, height: 9', 'landing, faller: a, receiver: b, height: 9'].flatMap((fields) => {
    const engagement = `kind: ${fields}, voluntary: true`;
    const field = fields.includes('faller') ? 'faller' : 'subject';
    const stunned = { what: `${kindOf(engagement)} of his own will by somebody stunned`, says: ['a is stunned'] };
    const text = human(`condition: [stunned], ${DICE}`, engagement);
    return [byPrisoner(engagement, field), { ...byPrisoner(engagement, field), ...stunned, text }];
  }),
  shots: [
    mistake('without difficulty', 'kind: shot, attacker: a, target: b', '{ kind', '', 'difficulty'),
    mistake('cover', `${SHOT}, cover: wall`, 'wall', 'cover', 'terrain', 'fallen-fighter'),
    mistake('no size of cover', `${SHOT}, cover: fallen-fighter`, 'fallen-fighter', 'cover', 'cover-size', 'MB-SHOT-2'),
    mistake('too large a cover', `${SHOT}, cover: fallen-fighter, cover-size: 6`, '6', 'cover-size', '0 to 5'),
    mistake('too fine a height', `${SHOT}, height: -1.25`, '-1.25', 'height', 'at most one decimal'),
    pointless('a size of no cover', `${SHOT}, cover-size: 2`, '2', 'cover-size', 'no fallen fighter'),
    pointless('range without reach', `${SHOT}, range: 20`, '20', 'range', 'MB-SHOT-3'),
    {
      what: 'at somebody dead',
      text: elf('condition: [dead]', SHOT),
      at: 'b',
      path: 'engagement.target',
      says: ['b is dead'],
    },
    {
      what: 'by somebody without weapon skill',
      text: engaged(SHOT, first('characteristics: { physique: 8 }')),
      at: '{ physique: 8 }',
      path: 'fighters.a.characteristics',
      says: ['a has no weapon-skill', 'MB-SHOT-1'],
    },
    {
      what: 'at somebody whose dodge has no dice',
      text: elf('characteristics: { dodge: 9 }', SHOT),
      at: '9',
      path: 'fighters.b.characteristics.dodge',
      says: ['dodge of b has no dice', 'MB-SHOT-4'],
    },
    {
      what: 'with cards that the dice table does not know',
      text: `${engaged(SHOT, first('characteristics: { weapon-skill: 9 }, abilities: { weak-point: 3 }'))}dice-table: { 8: [6] }\n`,
      at: '{ weak-point',
      path: 'fighters.a.abilities',
      says: ['no row for the weapon skill of a', 'dice-table'],
    },
  ],
  neighbours: [
    mistake('unknown', `${SHOT}, neighbours: [{ fighter: c, distance: 1 }]`, 'c', 'neighbours[0].fighter', '"c"'),
    mistake(
      'the target',
      `${SHOT}, neighbours: [{ fighter: b, distance: 1 }]`,
      'b',
      'neighbours[0].fighter',
      'b is the target',
    ),
    mistake(
      'twice the same',
      `${SHOT}, neighbours: [{ fighter: a, distance: 1 }, { fighter: a, distance: 2 }]`,
      'a',
      'neighbours[1].fighter',
      'already',
    ),
    mistake(
      'of a disturber',
      `${SPELL}, delay: { disturbers: [b] }, shots: { b: { difficulty: 9, neighbours: [] } }`,
      'neighbours',
      'shots.b',
      'neighbours',
    ),
    mistake('of a throw', `${OBJECT}, neighbours: []`, 'neighbours', '', 'neighbours'),
  ],
  spells: [
    {
      what: 'by somebody who cannot cast',
      text: human('destiny: 0', SPELL),
      at: '{ profile',
      path: 'fighters.a',
      says: ['a has no casting', 'MB-SPELL-1'],
    },
    {
      what: 'with an action but no delay',
      text: sorcerer('', `${SPELL}, with-action: strike`),
      at: 'strike',
      path: 'engagement.with-action',
      says: ['with-action needs a delay', 'MB-DELAY-3'],
    },
    {
      what: 'an unknown disturber',
      text: sorcerer('', `${SPELL}, delay: { disturbers: [b, c] }`),
      at: 'c',
      path: 'engagement.delay.disturbers[1]',
      says: ['"c"'],
    },
    {
      what: 'disturbed by himself',
      text: sorcerer('', `${SPELL}, delay: { disturbers: [a] }`),
      at: 'a',
      path: 'engagement.delay.disturbers[0]',
      says: ['a is the caster'],
    },
    {
      what: 'a disturber who shoots without circumstances',
      text: engaged(
        `${SPELL}, delay: { disturbers: [b] }`,
        second('profile: example-elf, tactics: { attack-mode: shot }').replace('example-human', 'example-sorcerer'),
      ),
      at: '{ kind',
      path: 'engagement.shots',
      says: ['shots has no entry', 'b'],
    },
    {
      what: 'a stake that the dice table does not know',
      text: `${engaged(SPELL, first('characteristics: { casting: 9+d8, physique: 5 }, tactics: { stake: max }'))}dice-table: { 20: [6] }\n`,
      at: '{ characteristics',
      path: 'fighters.a',
      says: ['no row for the casting of a', 'stake'],
    },
    {
      what: 'range',
      text: sorcerer('', `${SPELL}, range: 12`),
      at: '12',
      path: 'engagement.range',
      says: ['no effect'],
      severity: 'warning',
    },
  ],
  throws: [
    {
      what: 'by somebody without dice',
      text: engaged(OBJECT),
      at: '{ profile',
      path: 'fighters.a',
      says: ['throw-dice', 'a', 'MB-THROW-2'],
    },
    {
      what: 'without an object',
      text: human(DICE, OBJECT.replace('object: { encumbrance: 3 }, ', '')),
      at: '{ kind',
      path: 'engagement',
      says: ['object'],
    },
    {
      what: 'behind a fallen fighter without a target',
      text: human(DICE, `${OBJECT.replace('target: b, ', '')}, cover: fallen-fighter, cover-size: 2`),
      at: 'fallen-fighter',
      path: 'engagement.cover',
      says: ['no effect', 'MB-THROW-2'],
      severity: 'warning',
    },
    {
      what: 'of a fighter who is free',
      text: human(DICE, FIGHTER),
      at: 'b',
      path: 'engagement.victim',
      says: ['neither a prisoner nor out of combat', 'MB-VICT-1'],
    },
    {
      what: 'of somebody dead',
      text: human(DICE, FIGHTER).replace('example-elf', 'example-elf, condition: [dead]'),
      at: 'b',
      path: 'engagement.victim',
      says: ['b is dead'],
    },
    {
      what: 'of the target',
      text: human(DICE, `${FIGHTER}, target: b`).replace('example-elf', 'example-elf, condition: [prisoner]'),
      at: 'b',
      path: 'engagement.victim',
      says: ['b is thrown'],
    },
  ],
  'jumps, falls and climbs': [
    mistake('no run-up', 'kind: jump, subject: a, gap: 4', '{ kind', '', 'run-up'),
    mistake('move', 'kind: jump, subject: a, run-up: 7, gap: 4, move: triple', 'triple', 'move', 'simple', 'double'),
    mistake(
      'size of an obstacle',
      'kind: jump, subject: a, run-up: 7, gap: 4, obstacle: { at: 1, size: 6 }',
      '6',
      'obstacle.size',
      '0 to 5',
    ),
    pointless(
      'a small obstacle',
      'kind: jump, subject: a, run-up: 7, gap: 4, obstacle: { at: 1, size: 0 }',
      '0',
      'obstacle.size',
      'MB-JUMP-4',
    ),
    mistake('a negative height', 'kind: fall, subject: a, height: -1', '-1', 'height', '0 to'),
    mistake('onto nobody', 'kind: landing, faller: a, receiver: c, height: 9', 'c', 'receiver', '"c"'),
    {
      what: 'a faller out of combat',
      text: human('characteristics: { physique-left: 0 }', 'kind: landing, faller: a, receiver: b, height: 9'),
      at: 'a',
      path: 'engagement.faller',
      says: ['a is out of combat', 'MB-LAND-1'],
    },
    mistake(
      'too fine a ledge',
      'kind: climb, subject: a, height: 5, ledges: [2.55]',
      '2.55',
      'ledges[0]',
      'one decimal',
    ),
    pointless('a ledge above the top', 'kind: climb, subject: a, height: 5, ledges: [6]', '6', 'ledges[0]', '5 cm'),
  ],
};
