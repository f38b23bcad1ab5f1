import type { Mistakes } from '../../support/mistakes.ts';

const TEST = 'engagement: { kind: test, subject: a, characteristic: INI, difficulty: 8 }';
const WOUND = 'engagement: { kind: wound, strength: 5, target: a }';
const FEAR = 'engagement: { kind: fear, subject: a, value: 6 }';
const COMBAT = '  b: { profile: alahan-paladin }\nengagement: { kind: combat, sides: { red: [a], blue: [b] } }';
const MELEE = COMBAT.replace('combat', 'melee');
const CONTACT =
  '  b: { profile: alahan-paladin }\nengagement: { kind: assault, sides: { red: [a], blue: [b] }, charger: red, distance: 5, then: contact }';
const LEAVE = '  b: { profile: alahan-paladin }\nengagement: { kind: disengage, subject: a, opponents: [b] }';

/** A scenario whose one fighter is written so. */
function of(fighter: string, engagement: string, more = ''): string {
  return `system: confrontation\n${more}fighters:\n  a: ${fighter}\n${engagement}\n`;
}

const MAN = '{ characteristics: { INI: 3, RES: 5, COU: 4 } }';

/** A wound table of its own, in its rows. */
function table(rows: string): string {
  return of(MAN, WOUND, `wound-table:\n  rows:\n${rows}`);
}

const ROW = '[none, stunned, light, serious, critical, killed]';

/** Mistakes of fighters and tables, by the cases of the specification. */
export const mistakesOfFighters: Mistakes = {
  'CF-ERR-1': [
    {
      what: 'an unknown profile',
      text: of('{ profile: alahan-palladin }', TEST),
      at: 'alahan-palladin',
      path: 'fighters.a.profile',
      says: ['unknown profile', 'did you mean "alahan-paladin"'],
    },
    {
      what: 'unknown equipment',
      text: of('{ profile: sered, equipment: [claymor] }', TEST),
      at: 'claymor',
      path: 'fighters.a.equipment[0]',
      says: ['claymor', 'did you mean "claymore"'],
    },
    {
      what: 'an unknown ability',
      text: of('{ profile: sered, abilities: [amok, counter-atack] }', TEST),
      at: 'counter-atack',
      path: 'fighters.a.abilities[1]',
      says: ['unknown ability', 'did you mean "counter-attack"'],
    },
    {
      what: 'an unknown ability near a French name',
      text: of('{ profile: sered, abilities: [enchainemen-2] }', TEST),
      at: 'enchainemen-2',
      path: 'fighters.a.abilities[0]',
      says: ['unknown ability', 'did you mean "enchaînement"? abilities: sequence, counter-attack,'],
    },
    {
      what: 'an ability with something after it',
      text: of('{ profile: sered, abilities: [amok-2] }', TEST),
      at: 'amok-2',
      path: 'fighters.a.abilities[0]',
      says: ['unknown ability', 'amok has nothing after it'],
    },
    {
      what: 'an unknown ruling',
      text: of(MAN, TEST, 'rulings: { parry-ties: attacker }\n'),
      at: 'parry-ties',
      path: 'rulings',
      says: ['unknown key', 'did you mean "parry-tie"'],
    },
    {
      what: 'an unknown option of a ruling',
      text: of(MAN, TEST, 'rulings: { parry-tie: atacker }\n'),
      at: 'atacker',
      path: 'rulings.parry-tie',
      says: ['unknown option of parry-tie', 'did you mean "attacker"'],
    },
    {
      what: 'an unknown tactic',
      text: of('{ profile: sered, tactics: { parri: always } }', TEST),
      at: 'parri',
      path: 'fighters.a.tactics',
      says: ['unknown key', 'did you mean "parry"'],
    },
    {
      what: 'an unknown option of a tactic',
      text: of('{ profile: sered, tactics: { split: all-atack } }', TEST),
      at: 'all-atack',
      path: 'fighters.a.tactics.split',
      says: ['unknown split tactic', 'did you mean "all-attack"'],
    },
    {
      what: 'more dice than a sequence gives',
      text: of('{ profile: sered, tactics: { sequence: 3 } }', TEST),
      at: '3',
      path: 'fighters.a.tactics.sequence',
      says: ['more than the 2 extra dice', 'write 0 to 2'],
    },
    {
      what: 'an unknown edition',
      text: of(MAN, TEST, 'edition: thrid\n'),
      at: 'thrid',
      path: 'edition',
      says: ['unknown edition', 'did you mean "third"'],
    },
  ],
  'CF-ERR-2': [
    {
      what: 'a negative characteristic',
      text: of('{ characteristics: { INI: -1 } }', TEST),
      at: '-1',
      path: 'fighters.a.characteristics.INI',
      says: ['from 0 to 30', 'got -1'],
    },
    {
      what: 'a characteristic that is no whole number',
      text: of('{ characteristics: { INI: 2.5 } }', TEST),
      at: '2.5',
      path: 'fighters.a.characteristics.INI',
      says: ['a whole number from 0 to 30', 'got 2.5'],
    },
    {
      what: 'a characteristic above its range',
      text: of('{ characteristics: { INI: 3, STR: 41 } }', TEST),
      at: '41',
      path: 'fighters.a.characteristics.STR',
      says: ['from 0 to 40', 'got 41'],
    },
    {
      what: 'a length with two decimals',
      text: of('{ characteristics: { INI: 3, MOV: 12.25 } }', TEST),
      at: '12.25',
      path: 'fighters.a.characteristics.MOV',
      says: ['at most one decimal', 'got 12.25'],
    },
  ],
  'CF-ERR-3': [
    {
      what: 'a characteristic that the kind needs',
      text: of('{ characteristics: { INI: 3 } }', WOUND),
      at: '{ INI: 3 }',
      path: 'fighters.a.characteristics',
      says: ['fighter a needs RES', 'kind wound'],
    },
    {
      what: 'a fighter without any',
      text: of('{ size: large }', 'engagement: { kind: action, subject: a, action: walk }'),
      at: '{ size: large }',
      path: 'fighters.a',
      says: ['fighter a needs MOV', 'kind action'],
    },
  ],
  'CF-ERR-4': [
    {
      what: 'both courage and fear',
      text: of('{ characteristics: { COU: 4, PEU: 6 } }', FEAR),
      at: '6',
      path: 'fighters.a.characteristics.FEAR',
      says: ['one or the other'],
    },
  ],
  'CF-ERR-5': [
    {
      what: 'two hand weapons',
      text: of('{ profile: sered, equipment: [claymore, griffon-pistol, halberd] }', TEST),
      at: 'halberd',
      path: 'fighters.a.equipment[2]',
      says: ['at most one hand weapon', 'claymore and halberd'],
    },
  ],
  'CF-ERR-10': [
    {
      what: 'up from level 2',
      text: of(
        '{ profile: sylvan-animae }',
        'engagement: { kind: action, subject: a, action: run, level: 2, level-change: up }',
      ),
      at: 'up',
      path: 'engagement.level-change',
      says: ['no level lies above 2', 'one at a time'],
    },
    {
      what: 'down from the ground',
      text: of(
        '{ profile: sylvan-animae }',
        'engagement: { kind: action, subject: a, action: run, level-change: down }',
      ),
      at: 'down',
      path: 'engagement.level-change',
      says: ['no level lies below 0'],
    },
    {
      what: 'a level beyond 2',
      text: of('{ profile: sylvan-animae }', 'engagement: { kind: action, subject: a, action: run, level: 3 }'),
      at: '3',
      path: 'engagement.level',
      says: ['from 0 to 2'],
    },
    {
      what: 'no flight',
      text: of('{ profile: sered }', 'engagement: { kind: action, subject: a, action: run, level-change: up }'),
      at: 'up',
      path: 'engagement.level-change',
      says: ['lacks the ability flight'],
    },
  ],
  'CF-ERR-14': [
    {
      what: 'five levels in a row',
      text: table(`    - { to: 2, levels: ${ROW} }\n    - { levels: [none, none, none, none, none] }\n`),
      at: '[none, none, none, none, none]',
      path: 'wound-table.rows[1].levels',
      says: ['exactly 6 entries'],
    },
    {
      what: 'an unknown level',
      text: table('    - { levels: [none, stuned, light, serious, critical, killed] }\n'),
      at: 'stuned',
      path: 'wound-table.rows[0].levels[1]',
      says: ['unknown wound level', 'did you mean "stunned"'],
    },
    {
      what: 'rows that do not ascend',
      text: table(`    - { to: 4, levels: ${ROW} }\n    - { to: 4, levels: ${ROW} }\n    - { levels: ${ROW} }\n`),
      at: '4',
      path: 'wound-table.rows[1].to',
      says: ['row 2', 'never applies'],
    },
    {
      what: 'a last row with an end',
      text: table(`    - { to: 4, levels: ${ROW} }\n    - { to: 9, levels: ${ROW} }\n`),
      at: '9',
      path: 'wound-table.rows[1].to',
      says: ['row 2', 'is the last'],
    },
    {
      what: 'another row without one',
      text: table(`    - { levels: ${ROW} }\n    - { levels: ${ROW} }\n`),
      at: '{ levels',
      path: 'wound-table.rows[0]',
      says: ['row 1', 'hides those after it'],
    },
  ],
  'CF-ERR-16': [
    {
      what: 'nobody',
      text: of(MAN, 'engagement: { kind: fear, subject: b, value: 6 }'),
      at: 'b',
      path: 'engagement.subject',
      says: ['unknown fighter "b"', 'fighters: a'],
    },
    {
      what: 'a personal enemy who is nobody',
      text: of('{ profile: sered, abilities: [personal-enemy-b] }', TEST),
      at: 'personal-enemy-b',
      path: 'fighters.a.abilities[0]',
      says: ['unknown fighter "b"'],
    },
  ],
  'CF-ERR-17': [
    {
      what: 'an ability without its number',
      text: of('{ profile: sered, abilities: [survival-instinct] }', TEST),
      at: 'survival-instinct',
      path: 'fighters.a.abilities[0]',
      says: ['needs a number', 'X from 1 to 6'],
    },
    {
      what: 'a number that no die reaches',
      text: of('{ profile: sered, abilities: [regeneration-0] }', TEST),
      at: 'regeneration-0',
      path: 'fighters.a.abilities[0]',
      says: ['cannot have "0" as its number', 'X from 1 to 6'],
    },
    {
      what: 'a number that means nothing',
      text: of('{ profile: sered, abilities: [sequence-0] }', TEST),
      at: 'sequence-0',
      path: 'fighters.a.abilities[0]',
      says: ['sequence', 'X from 1 to'],
    },
    {
      what: 'a personal enemy without a name',
      text: of('{ profile: sered, abilities: [personal-enemy] }', TEST),
      at: 'personal-enemy',
      path: 'fighters.a.abilities[0]',
      says: ['needs a fighter'],
    },
  ],
  'CF-ERR-19': [
    {
      what: 'dice of a sequence that he lacks',
      text: of('{ profile: alahan-paladin, tactics: { sequence: 1 } }', TEST),
      at: '1',
      path: 'fighters.a.tactics.sequence',
      says: ['no effect', 'lacks the ability sequence'],
      severity: 'warning',
    },
    {
      what: 'a master strike that he lacks',
      text: of('{ profile: alahan-paladin, tactics: { master-strike: always } }', TEST),
      at: 'always',
      path: 'fighters.a.tactics.master-strike',
      says: ['no effect', 'lacks the ability master-strike'],
      severity: 'warning',
    },
    {
      what: 'several parry dice without the ruling',
      text: of('{ profile: alahan-paladin, tactics: { parry-dice: all } }', TEST),
      at: 'all',
      path: 'fighters.a.tactics.parry-dice',
      says: ['no effect', 'sustained-defence: on'],
      severity: 'warning',
    },
  ],
  'decisions that nobody asks for': [
    {
      what: 'a pursuit in a single combat',
      text: of('{ profile: alahan-paladin, tactics: { pursue: never } }', COMBAT),
      at: 'never',
      path: 'fighters.a.tactics.pursue',
      says: ['pursue has no effect', 'kind combat'],
      severity: 'warning',
    },
    {
      what: 'disengaging in a mêlée',
      text: of('{ profile: alahan-paladin, tactics: { disengage: agility } }', MELEE),
      at: 'agility',
      path: 'fighters.a.tactics.disengage',
      says: ['disengage has no effect', 'kind melee'],
      severity: 'warning',
    },
    {
      what: 'placing dice in an assault that is not fought out',
      text: of('{ profile: alahan-paladin, tactics: { split: all-attack } }', CONTACT),
      at: 'all-attack',
      path: 'fighters.a.tactics.split',
      says: ['split has no effect', 'kind assault'],
      severity: 'warning',
    },
    {
      what: 'leaving in the one turn of an assault',
      text: of('{ profile: alahan-paladin, tactics: { disengage: best } }', CONTACT.replace('contact', 'turn')),
      at: 'best',
      path: 'fighters.a.tactics.disengage',
      says: ['disengage has no effect'],
      severity: 'warning',
    },
    {
      what: 'a parry of whoever leaves without a combat',
      text: of('{ profile: alahan-paladin, tactics: { parry: never } }', LEAVE),
      at: 'never',
      path: 'fighters.a.tactics.parry',
      says: ['parry has no effect', 'kind disengage'],
      severity: 'warning',
    },
  ],
  'warnings of fighters': [
    {
      what: 'the default wound table',
      text: of(MAN, WOUND),
      at: 'wound',
      path: 'engagement.kind',
      says: ['assumption', 'wound-table'],
      severity: 'warning',
    },
    {
      what: 'an ability whose effect is unknown',
      text: of('{ characteristics: { COU: 4 }, abilities: [bravery] }', FEAR),
      at: 'bravery',
      path: 'fighters.a.abilities[0]',
      says: ['does nothing', 'ruling `bravery`'],
      severity: 'warning',
    },
    {
      what: 'such an ability of a profile',
      text: of('{ profile: sered }', FEAR),
      at: 'sered',
      path: 'fighters.a.profile',
      says: ['bravery of a does nothing'],
      severity: 'warning',
    },
    {
      what: 'movement in the air of a walker',
      text: of('{ characteristics: { INI: 3, MOV-air: 12 } }', TEST),
      at: '12',
      path: 'fighters.a.characteristics.MOV-air',
      says: ['no effect', 'flight'],
      severity: 'warning',
    },
  ],
  'other contradictions': [
    {
      what: 'ranges that do not ascend',
      text: of('{ profile: sered, equipment: [{ ranged: { strength: 5, ranges: [20, 10, 40] } }] }', TEST),
      at: '[20, 10, 40]',
      path: 'fighters.a.equipment[0].ranged.ranges',
      says: ['do not ascend'],
    },
    {
      what: 'a courage test without somebody to fear',
      text: of(MAN, 'engagement: { kind: fear, subject: a }'),
      at: '{ kind: fear',
      path: 'engagement',
      says: ['needs somebody to fear'],
    },
    {
      what: 'a courage test against two things',
      text: of(MAN, 'engagement: { kind: fear, subject: a, against: a, value: 6 }'),
      at: '6',
      path: 'engagement.value',
      says: ['both against and value'],
    },
    {
      what: 'an ability that the subject lacks',
      text: of(MAN, 'engagement: { kind: ability-roll, subject: a, ability: regeneration }'),
      at: 'regeneration',
      path: 'engagement.ability',
      says: ['lacks the ability regeneration'],
    },
    {
      what: 'a key of no game',
      text: of(MAN, TEST, 'wound-tabel: assumed\n'),
      at: 'wound-tabel',
      path: '',
      says: ['unknown key', 'did you mean "wound-table"'],
    },
  ],
};
