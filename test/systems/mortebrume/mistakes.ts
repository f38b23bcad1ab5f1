import type { Mistakes } from '../../support/mistakes.ts';

const SCENARIO = `system: mortebrume
fighters:
  a: { profile: example-human }
  b: { profile: example-elf }
engagement: { kind: test, subject: a, difficulty: 12 }
`;

/** The scenario with another first fighter. */
export const first = (fields: string): string => SCENARIO.replace('{ profile: example-human }', `{ ${fields} }`);
/** The scenario with another second fighter. */
export const second = (fields: string): string => SCENARIO.replace('{ profile: example-elf }', `{ ${fields} }`);
/** A text with another engagement. */
export const engaged = (fields: string, text: string = SCENARIO): string =>
  text.replace(/engagement: .*/, `engagement: { ${fields} }`);
const ruled = (fields: string): string => `${SCENARIO}rulings: { ${fields} }\n`;

/** Mistakes in fighters, rulings and settings, whatever the kind. */
export const mistakes: Mistakes = {
  aptitudes: [
    ...['8+d12', 'd20', 'six', '8+', '8+7d6', '100+d6'].map((text) => ({
      what: text,
      text: first(`characteristics: { weapon-skill: ${text} }`),
      at: text,
      path: 'fighters.a.characteristics.weapon-skill',
      says: [text, '8+d8', '{ value: 8, dice: [8] }', 'd6, d8 and d10 only'],
    })),
    {
      what: 'a die of a map',
      text: first('characteristics: { weapon-skill: { value: 8, dice: [20] } }'),
      at: '20',
      path: 'fighters.a.characteristics.weapon-skill.dice[0]',
      says: ['6, 8 or 10'],
    },
    {
      what: 'a negative value',
      text: first('characteristics: { dodge: { value: -1, dice: [6] } }'),
      at: '-1',
      path: 'fighters.a.characteristics.dodge.value',
      says: ['-1', '0 to 99'],
    },
    {
      what: 'dice of a throw',
      text: first('characteristics: { throw-dice: d7 }'),
      at: 'd7',
      path: 'fighters.a.characteristics.throw-dice',
      says: ['d7', 'd6, d8 and d10'],
    },
    {
      what: 'a bare integer without a dice table',
      text: first('characteristics: { weapon-skill: 8 }'),
      at: '8',
      path: 'fighters.a.characteristics.weapon-skill',
      says: ['weapon-skill of a has no dice', 'dice-table'],
    },
    {
      what: 'a bare roll without a dice table',
      text: engaged('kind: test, subject: a, difficulty: 12, roll: 7'),
      at: '7',
      path: 'engagement.roll',
      says: ['has no dice', 'dice-table'],
    },
    {
      what: 'a value below the dice table',
      text: `${first('characteristics: { weapon-skill: 3 }')}dice-table: { 5: [6], 9: [8] }\n`,
      at: '3',
      path: 'fighters.a.characteristics.weapon-skill',
      says: ['no row for the value 3', 'its lowest is 5'],
    },
    {
      what: 'a die of the dice table',
      text: `${SCENARIO}dice-table: { 0: [12] }\n`,
      at: '12',
      path: 'dice-table.0[0]',
      says: ['12', '6, 8 or 10'],
    },
    {
      what: 'a row of the dice table',
      text: `${SCENARIO}dice-table: { low: [6] }\n`,
      at: 'low',
      path: 'dice-table',
      says: ['low', 'a value from 0 to 99'],
    },
    {
      what: 'a throw without dice',
      text: engaged('kind: test, subject: a, aptitude: throw, difficulty: 12'),
      at: '{',
      path: 'fighters.a',
      says: ['throw-dice of a has no dice', 'MB-THROW-2'],
    },
    {
      what: 'a missing aptitude',
      text: engaged('kind: test, subject: a, aptitude: casting, difficulty: 12'),
      at: '{',
      path: 'fighters.a',
      says: ['a has no casting', 'MB-ROLL-1'],
    },
    {
      what: 'no will for morale',
      text: engaged(
        'kind: morale, sides: { x: [a], y: [b] }, lost-last-turn: { x: 1 }',
        second('characteristics: { physique: 8 }'),
      ),
      at: '{ physique: 8 }',
      path: 'fighters.b.characteristics',
      says: ['b has no will', 'MB-MOR-2'],
    },
    {
      what: 'no will for an escape',
      text: engaged('kind: escape, prisoner: b, captor: a', second('characteristics: { physique: 8 }')),
      at: '{ physique: 8 }',
      path: 'fighters.b.characteristics',
      says: ['b has no will', 'MB-ESC-1'],
    },
  ],
  'unknown words': [
    {
      what: 'fighter',
      text: engaged('kind: test, subject: c, difficulty: 12'),
      at: 'c',
      path: 'engagement.subject',
      says: ['"c"', 'fighters: a, b'],
    },
    {
      what: 'profile',
      text: first('profile: example-humn'),
      at: 'example-humn',
      path: 'fighters.a.profile',
      says: ['did you mean "example-human"'],
    },
    {
      what: 'kind',
      text: engaged('kind: tset, subject: a, difficulty: 12'),
      at: 'tset',
      path: 'engagement.kind',
      says: ['tset', 'did you mean "test"'],
    },
    {
      what: 'aptitude of a test',
      text: engaged('kind: test, subject: a, aptitude: dodg, difficulty: 12'),
      at: 'dodg',
      path: 'engagement.aptitude',
      says: ['did you mean "dodge"', 'weapon-skill'],
    },
    {
      what: 'ruling',
      text: ruled('pass-ties: nobody'),
      at: 'pass-ties',
      path: 'rulings',
      says: ['did you mean "pass-tie"'],
    },
    {
      what: 'option of a ruling',
      text: ruled('pass-tie: everybody'),
      at: 'everybody',
      path: 'rulings.pass-tie',
      says: ['nobody', 'both-hit', 'attacker', 'defender'],
    },
    {
      what: 'tactic',
      text: first('profile: example-human, tactics: { reacton: pass }'),
      at: 'reacton',
      path: 'fighters.a.tactics',
      says: ['did you mean "reaction"'],
    },
    {
      what: 'option of a tactic',
      text: first('profile: example-human, tactics: { reaction: parry }'),
      at: 'parry',
      path: 'fighters.a.tactics.reaction',
      says: ['pass', 'dodge', 'take'],
    },
    {
      what: 'one reaction of a list',
      text: first('profile: example-human, tactics: { reactions: [pass, parry] }'),
      at: 'parry',
      path: 'fighters.a.tactics.reactions[1]',
      says: ['pass', 'dodge', 'take'],
    },
    {
      what: 'weapon class',
      text: first('weapon: { class: medium }'),
      at: 'medium',
      path: 'fighters.a.weapon.class',
      says: ['short', 'long', 'heavy', 'ranged', 'thrown'],
    },
    {
      what: 'state',
      text: first('condition: [asleep]'),
      at: 'asleep',
      path: 'fighters.a.condition[0]',
      says: ['stunned', 'activated', 'no-dodge', 'prisoner', 'dead'],
    },
    {
      what: 'side',
      text: engaged('kind: morale, sides: { x: [a], y: [b] }, lost-last-turn: { z: 1 }'),
      at: '1',
      path: 'engagement.lost-last-turn.z',
      says: ['"z" is no side', 'sides: x, y'],
    },
    {
      what: 'side of a champion',
      text: engaged('kind: morale, sides: { x: [a], y: [b] }, champions: { z: a }'),
      at: 'a',
      path: 'engagement.champions.z',
      says: ['"z" is no side'],
    },
    {
      what: 'champion',
      text: engaged('kind: morale, sides: { x: [a], y: [b] }, champions: { x: b }'),
      at: 'b',
      path: 'engagement.champions.x',
      says: ['"b" is no fighter of side x', 'champions: best, a'],
    },
    {
      what: 'prisoner',
      text: first('profile: example-human, holds: c'),
      at: 'c',
      path: 'fighters.a.holds',
      says: ['"c"', 'fighters: a, b'],
    },
  ],
  ranges: [
    {
      what: 'negative characteristic',
      text: first('characteristics: { armour: -1 }'),
      at: '-1',
      path: 'fighters.a.characteristics.armour',
      says: ['-1', '0 to 99'],
    },
    {
      what: 'physique-left above physique',
      text: first('profile: example-human, characteristics: { physique-left: 13 }'),
      at: '13',
      path: 'fighters.a.characteristics.physique-left',
      says: ['physique-left 13', 'more than his physique 12', '0 to 12'],
    },
    {
      what: 'physique below the physique-left of a profile of his',
      text: first('characteristics: { physique: 3, physique-left: 4 }'),
      at: '4',
      path: 'fighters.a.characteristics.physique-left',
      says: ['more than his physique 3'],
    },
    {
      what: 'size',
      text: first('characteristics: { size: 6 }'),
      at: '6',
      path: 'fighters.a.characteristics.size',
      says: ['6', '0 to 5'],
    },
    {
      what: 'a distance finer than a millimetre',
      text: first('characteristics: { movement: 12.05 }'),
      at: '12.05',
      path: 'fighters.a.characteristics.movement',
      says: ['12.05', 'at most one decimal'],
    },
    {
      what: 'destiny of a test',
      text: engaged('kind: test, subject: a, difficulty: 12, destiny: 4'),
      at: '4',
      path: 'engagement.destiny',
      says: ['4', '0 to 3'],
    },
    {
      what: 'attempts',
      text: engaged('kind: escape, prisoner: b, captor: a, attempts: 0'),
      at: '0',
      path: 'engagement.attempts',
      says: ['0', '1 to 100'],
    },
    {
      what: 'himself as a prisoner',
      text: first('profile: example-human, holds: a'),
      at: 'a',
      path: 'fighters.a.holds',
      says: ['cannot hold himself'],
    },
  ],
  'no effect': [
    {
      what: 'recoil of a weapon that does not push back',
      text: first('profile: example-human, weapon: { recoil: 2 }'),
      at: '2',
      path: 'fighters.a.weapon.recoil',
      says: ['no effect', 'push-back'],
      severity: 'warning',
    },
    {
      what: 'reach of a weapon that does not shoot',
      text: first('profile: example-human, weapon: { reach: 2 }'),
      at: '2',
      path: 'fighters.a.weapon.reach',
      says: ['no effect', 'ranged'],
      severity: 'warning',
    },
    {
      what: 'destiny to be used without a point',
      text: first('profile: example-human, tactics: { destiny-use: both }'),
      at: 'both',
      path: 'fighters.a.tactics.destiny-use',
      says: ['no effect', 'no destiny points'],
      severity: 'warning',
    },
    {
      what: 'a manoeuvre that the weapon does not allow',
      text: first('profile: example-human, tactics: { after-domination: fling }'),
      at: 'fling',
      path: 'fighters.a.tactics.after-domination',
      says: ['no effect', 'short (MB-FLING-1)', 'class: heavy'],
      severity: 'warning',
    },
  ],
};
