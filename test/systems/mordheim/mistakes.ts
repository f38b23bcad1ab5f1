import type { Mistakes } from '../../support/mistakes.ts';

const MELEE = `system: mordheim
fighters:
  a: { profile: warrior, equipment: [axe] }
  b: { profile: ghoul }
engagement: { kind: melee, sides: { men: [a], undead: [b] } }
`;
const STRIKE = MELEE.replace(/engagement: .*/, 'engagement: { kind: attack, attacker: a, target: b }');

export const fighter = (fields: string): string =>
  MELEE.replace('{ profile: warrior, equipment: [axe] }', `{ ${fields} }`);
export const warrior = (fields: string): string => fighter(`profile: warrior, ${fields}`);
const engaged = (fields: string): string => MELEE.replace(/engagement: .*/, `engagement: { ${fields} }`);
export const melee = (fields: string): string => MELEE.replace('undead: [b] } }', `undead: [b] }, ${fields} }`);
const strike = (fields: string): string => STRIKE.replace('target: b }', `target: b, ${fields} }`);
export const strikeAt = (target: string, fields: string): string =>
  strike(fields).replace('{ profile: ghoul }', `{ ${target} }`);
/** The ghoul alone, in a kind with a `subject`. */
const alone = (fields: string): string => engaged(`subject: b, ${fields}`);
const ruled = (fields: string): string => `${MELEE}rulings: { ${fields} }\n`;

/** Mistakes of Mordheim scenarios by their number in the specification. */
export const mistakes: Mistakes = {
  '1: unknown words': [
    {
      what: 'profile',
      text: fighter('profile: warior'),
      at: 'warior',
      path: 'fighters.a.profile',
      says: ['warior', 'warrior'],
    },
    {
      what: 'weapon',
      text: warrior('equipment: [axe, swrd]'),
      at: 'swrd',
      path: 'fighters.a.equipment[1]',
      says: ['swrd', 'sword'],
    },
    {
      what: 'armour',
      text: warrior('equipment: [axe, hevy-armour]'),
      at: 'hevy',
      path: 'fighters.a.equipment[1]',
      says: ['heavy-armour'],
    },
    {
      what: 'ability',
      text: warrior('abilities: [frenzi]'),
      at: 'frenzi',
      path: 'fighters.a.abilities[0]',
      says: ['frenzi', 'frenzy'],
    },
    {
      what: 'tactic',
      text: warrior('tactics: { pary: never }'),
      at: 'pary',
      path: 'fighters.a.tactics',
      says: ['pary', 'parry'],
    },
    {
      what: 'option of a tactic',
      text: warrior('tactics: { parry: nevr }'),
      at: 'nevr',
      path: 'fighters.a.tactics.parry',
      says: ['nevr', 'always', 'never'],
    },
    {
      what: 'ruling',
      text: ruled('critical-limits: unlimited'),
      at: 'critical-limits',
      path: 'rulings',
      says: ['critical-limits', 'critical-limit'],
    },
    {
      what: 'option of a ruling',
      text: ruled('critical-limit: per-game'),
      at: 'per-game',
      path: 'rulings.critical-limit',
      says: ['per-game', 'per-warrior', 'per-phase', 'per-side', 'unlimited'],
    },
    { what: 'field', text: melee('round: 5'), at: 'round: 5', path: 'engagement', says: ['round', 'rounds'] },
    {
      what: 'kind',
      text: engaged('kind: mele, sides: { x: [a], y: [b] }'),
      at: 'mele',
      path: 'engagement.kind',
      says: ['mele', 'melee'],
    },
  ],
  '2: missing characteristics': [
    {
      what: 'several',
      text: fighter('characteristics: { WS: 3, S: 3, T: 3, W: 1, Ld: 7 }, equipment: [axe]'),
      at: '{ WS: 3',
      path: 'fighters.a.characteristics',
      says: ['a', 'I, A'],
    },
    { what: 'all', text: fighter('equipment: [axe]'), at: '{ equipment', path: 'fighters.a', says: ['WS', 'Ld'] },
    ...(
      [
        ['Leadership for a rally', 'M: 4', 'kind: rally', 'lacks Ld'],
        ['Leadership for a rout test', 'M: 4', 'kind: rout-test, size: 4, out: 1', 'lacks Ld'],
        ['movement for a move', 'Ld: 7', 'kind: movement', 'lacks M'],
        ['Initiative for an unseen enemy', 'M: 4', 'kind: movement, visible: false', 'lacks I'],
      ] as const
    ).map(([what, has, fields, lacking]) => ({
      what,
      text: fighter(`characteristics: { ${has} }`).replace(/engagement: .*/, `engagement: { ${fields}, subject: a }`),
      at: `{ ${has}`,
      path: 'fighters.a.characteristics',
      says: ['a', lacking],
    })),
    {
      what: 'Initiative for a climb',
      text: fighter('characteristics: { M: 4, T: 3, W: 1 }').replace(
        /engagement: .*/,
        'engagement: { kind: climb, subject: a, height: 3 }',
      ),
      at: '{ M: 4',
      path: 'fighters.a.characteristics',
      says: ['a', 'I'],
    },
    {
      what: 'movement for a leap',
      text: fighter('characteristics: { T: 3, W: 1, I: 3 }').replace(
        /engagement: .*/,
        'engagement: { kind: leap, subject: a, gap: 2, depth: 3 }',
      ),
      at: '{ T: 3',
      path: 'fighters.a.characteristics',
      says: ['a', 'M'],
    },
  ],
  '3: characteristics out of range': [
    'W: 0',
    'T: 0',
    'S: 0',
    'S: 11',
    'WS: -1',
    'I: 2.5',
    'Ld: 11',
    'M: 21',
    'A: ten',
  ].map((field) => {
    const [key = '', value = ''] = field.split(': ');
    return {
      what: field,
      text: warrior(`characteristics: { ${field} }`),
      at: value,
      path: `fighters.a.characteristics.${key}`,
      says: [value, key === 'M' ? '20' : '10', ['W', 'T', 'S'].includes(key) ? 'from 1' : 'from 0'],
    };
  }),
  '4: worn twice': [
    {
      what: 'shields',
      text: warrior('equipment: [axe, shield, shield]'),
      at: 'shield]',
      path: 'fighters.a.equipment[2]',
      says: ['shield', 'only one'],
    },
    {
      what: 'bucklers',
      text: warrior('equipment: [axe, buckler, buckler]'),
      at: 'buckler]',
      path: 'fighters.a.equipment[2]',
      says: ['buckler'],
    },
    {
      what: 'helmets',
      text: warrior('equipment: [axe, helmet, helmet]'),
      at: 'helmet]',
      path: 'fighters.a.equipment[2]',
      says: ['helmet'],
    },
    {
      what: 'body armours',
      text: warrior('equipment: [axe, light-armour, heavy-armour]'),
      at: 'heavy-armour',
      path: 'fighters.a.equipment[2]',
      says: ['heavy-armour', 'light-armour', 'body armour'],
    },
  ],
  '5: impossible hands': [
    {
      what: 'gauntlet alone',
      text: warrior('equipment: [helmet, spiked-gauntlet]'),
      at: 'spiked',
      path: 'fighters.a.equipment[1]',
      says: ['spiked-gauntlet', 'helmet'],
    },
    {
      what: 'a later weapon beside claws',
      text: warrior('equipment: [fighting-claws, sword], tactics: { later-weapons: [sword] }'),
      at: 'sword] }',
      path: 'fighters.a.tactics.later-weapons[0]',
      says: ['fighting-claws', 'excludes'],
    },
    {
      what: 'later weapon not owned',
      text: warrior('equipment: [axe], tactics: { later-weapons: [axe, sword] }'),
      at: 'sword',
      path: 'fighters.a.tactics.later-weapons[1]',
      says: ['sword', 'owns axe'],
    },
    {
      what: 'one sword in both hands later',
      text: warrior('equipment: [axe, sword], tactics: { later-weapons: [sword, sword] }'),
      at: 'sword] }',
      path: 'fighters.a.tactics.later-weapons[1]',
      says: ['sword', 'more often', 'owns axe, sword'],
    },
  ],
  '6: sides': [
    {
      what: 'one',
      text: engaged('kind: melee, sides: { men: [a] }'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['two sides', 'men'],
    },
    {
      what: 'three',
      text: engaged('kind: melee, sides: { x: [a], y: [b], z: [a] }'),
      at: '{ x',
      path: 'engagement.sides',
      says: ['x, y, z'],
    },
    {
      what: 'an unknown fighter',
      text: engaged('kind: melee, sides: { men: [a], undead: [c] }'),
      at: 'c]',
      path: 'engagement.sides.undead[0]',
      says: ['"c"', 'a, b'],
    },
    {
      what: 'a repetition of too many',
      text: engaged('kind: melee, sides: { men: [a], undead: [100 x b] }'),
      at: '100 x b',
      path: 'engagement.sides.undead[0]',
      says: ['100 x b'],
    },
    {
      what: 'an unknown diver',
      text: engaged('kind: diving-charge, attacker: c, target: b, height: 3'),
      at: 'c,',
      path: 'engagement.attacker',
      says: ['"c"', 'a, b'],
    },
    ...['fall', 'climb', 'jump-down', 'edge-fall', 'leap, gap: 2, depth: 1'].map((kind) => ({
      what: `an unknown subject of a ${kind}`,
      text: engaged(`subject: c, kind: ${kind}${kind.startsWith('leap') ? '' : ', height: 3'}`),
      at: 'c,',
      path: 'engagement.subject',
      says: ['"c"', 'a, b'],
    })),
    {
      what: 'an unknown attacker',
      text: engaged('kind: attack, attacker: c, target: b'),
      at: 'c,',
      path: 'engagement.attacker',
      says: ['"c"', 'a, b'],
    },
  ],
  '7: names of sides': [
    {
      what: 'charger',
      text: melee('charger: orcs'),
      at: 'orcs',
      path: 'engagement.charger',
      says: ['orcs', 'men, undead'],
    },
    {
      what: 'first-turn',
      text: melee('first-turn: orcs'),
      at: 'orcs',
      path: 'engagement.first-turn',
      says: ['orcs', 'men, undead'],
    },
    {
      what: 'first-turn with a charger',
      text: melee('charger: men, first-turn: undead'),
      at: 'undead',
      path: 'engagement.first-turn',
      says: ['charger'],
    },
    { what: 'rout', text: melee('rout: [men, orcs]'), at: 'orcs', path: 'engagement.rout[1]', says: ['orcs'] },
    {
      what: 'a side nearly right',
      text: melee('charger: mean'),
      at: 'mean',
      path: 'engagement.charger',
      says: ['did you mean "men"? sides: men, undead'],
    },
    {
      what: 'friends-near',
      text: melee('friends-near: [orcs]'),
      at: 'orcs',
      path: 'engagement.friends-near[0]',
      says: ['orcs'],
    },
    {
      what: 'concede',
      text: melee('concede: { orcs: when-allowed }'),
      at: 'when-allowed',
      path: 'engagement.concede.orcs',
      says: ['orcs', 'men, undead'],
    },
  ],
  '9: rounds': ['0', '-3', '2.5', '501', 'many'].map((value) => ({
    what: value,
    text: melee(`rounds: ${value}`),
    at: value,
    path: 'engagement.rounds',
    says: [value, '1', '500'],
  })),
  '9: turns': ['kind: rally', 'kind: rout-test, size: 4, out: 1'].flatMap((fields) =>
    ['0', '-3', '2.5', '101', 'many'].map((value) => ({
      what: `${fields}: ${value}`,
      text: alone(`${fields}, turns: ${value}`),
      at: value,
      path: 'engagement.turns',
      says: [value, '1', '100'],
    })),
  ),
  '9: lengths': (
    [
      ['edge-distance', 'kind: rally, edge-distance: $'],
      ['enemy-distance', 'kind: movement, enemy-distance: $'],
      ['target-distance', 'kind: movement, pace: charge, target-distance: $'],
      ['other-enemy-distance', 'kind: movement, other-enemy-distance: $'],
      ['height', 'kind: fall, height: $'],
      ['height', 'kind: climb, height: $'],
      ['height', 'kind: jump-down, height: $'],
      ['gap', 'kind: leap, gap: $, depth: 3'],
      ['depth', 'kind: leap, gap: 3, depth: $'],
      ['movement-left', 'kind: leap, gap: 3, depth: 3, movement-left: $'],
      ['distance', 'kind: edge-fall, height: 3, distance: $'],
      ['distance', 'kind: diving-charge, attacker: a, target: b, height: 3, distance: $'],
    ] as const
  ).flatMap(([field, fields]) =>
    ['-1', 'high', '101'].map((value) => ({
      what: `${fields.replace('$', value)}`,
      text: fields.includes('attacker') ? engaged(fields.replace('$', value)) : alone(fields.replace('$', value)),
      at: value,
      path: `engagement.${field}`,
      says: [value, 'inches, 0 to 100'],
    })),
  ),
  '10: words out of the list': (
    [
      ['nearest', 'kind: rally, nearest: sideways', 'none, friend, enemy'],
      ['pace', 'kind: movement, pace: sideways', 'none, walk, run, charge'],
      ['terrain', 'kind: movement, terrain: sideways', 'open, difficult, very-difficult'],
      ['interceptor', 'kind: movement, interceptor: sideways', 'yes, no'],
      ['direction', 'kind: climb, height: 3, direction: sideways', 'up, down'],
      ['pace', 'kind: leap, gap: 3, depth: 3, pace: sideways', 'walk, run, charge'],
      ['state', 'kind: edge-fall, height: 3, state: sideways', 'knocked-down, stunned'],
    ] as const
  ).map(([field, fields, allowed]) => ({
    what: field,
    text: alone(fields),
    at: 'sideways',
    path: `engagement.${field}`,
    says: ['sideways', allowed],
  })),
  '10: a charge at nobody': [
    {
      what: 'without target-distance',
      text: alone('kind: movement, pace: charge'),
      at: 'charge',
      path: 'engagement.pace',
      says: ['target-distance', 'inches'],
    },
  ],
  '11: impossible warbands': [
    {
      what: 'more out than there were',
      text: alone('kind: rout-test, size: 4, out: 5'),
      at: '5',
      path: 'engagement.out',
      says: ['out 5', 'size 4', 'impossible', '0 to 4'],
    },
    {
      what: 'nobody',
      text: alone('kind: rout-test, size: 0, out: 0'),
      at: '0',
      path: 'engagement.size',
      says: ['size 0', 'impossible'],
    },
  ],
  '12: contradictions of the target': [
    {
      what: 'more than W',
      text: strike('target-wounds: 2'),
      at: '2',
      path: 'engagement.target-wounds',
      says: ['2', 'W 1'],
    },
    {
      what: 'wounds left to a downed man',
      text: strike('target-state: stunned, target-wounds: 1'),
      at: '1',
      path: 'engagement.target-wounds',
      says: ['1', 'stunned'],
    },
  ],
  '13: presets': [
    {
      what: 'an unknown one',
      text: ruled('reading: house'),
      at: 'house',
      path: 'rulings.reading',
      says: ['house', 'rulebook', 'sheet'],
    },
    {
      what: 'a ruling given twice',
      text: ruled('injury-dice: single, injury-dice: per-wound'),
      at: 'injury-dice: per',
      path: 'rulings',
      says: ['injury-dice', 'twice'],
    },
  ],
  '14: materials and keywords': [
    {
      what: 'gromril cloth',
      text: warrior('equipment: [axe, gromril-shield]'),
      at: 'gromril-shield',
      path: 'fighters.a.equipment[1]',
      says: ['gromril-shield'],
    },
    {
      what: 'ithilmar claws of nature',
      text: warrior('equipment: [ithilmar-natural-weapons]'),
      at: 'ithilmar',
      path: 'fighters.a.equipment[0]',
      says: ['ithilmar-natural-weapons'],
    },
    {
      what: 'hatred of nobody known',
      text: warrior('abilities: ["hatred:elves"]'),
      at: '"hatred',
      path: 'fighters.a.abilities[0]',
      says: ['hatred:elves'],
    },
  ],
  '15: a lance on foot': [
    {
      what: 'warns',
      text: warrior('equipment: [lance, sword]'),
      at: 'lance',
      path: 'fighters.a.equipment[0]',
      says: ['on foot'],
      severity: 'warning',
    },
  ],
  '16: what can have no effect': (
    [
      [
        'a weapon never in hand',
        warrior('equipment: [axe, dagger, sword]'),
        'sword',
        'fighters.a.equipment[2]',
        'sword',
      ],
      [
        'a shield behind a two-handed weapon',
        warrior('equipment: [halberd, shield]'),
        'shield',
        'fighters.a.equipment[1]',
        'shield',
      ],
      ['a bow', warrior('equipment: [axe, bow]'), 'bow', 'fighters.a.equipment[1]', 'bow'],
      ['fists', warrior('equipment: [helmet]'), '[helmet]', 'fighters.a.equipment', 'fists'],
      [
        'fists in later rounds',
        warrior('equipment: [axe, helmet], tactics: { later-weapons: [helmet] }'),
        '[helmet]',
        'fighters.a.tactics.later-weapons',
        'fists',
      ],
      [
        'a crossbow pistol beside blows alone',
        STRIKE.replace('[axe]', '[axe, crossbow-pistol]'),
        'crossbow-pistol',
        'fighters.a.equipment[1]',
        'before the blows',
      ],
      [
        'weapons under sheet-only',
        `${warrior('equipment: [halberd]')}rulings: { equipment-rules: sheet-only }\n`,
        'halberd',
        'fighters.a.equipment[0]',
        'sheet-only',
      ],
      [
        'psychology when off',
        `${warrior('equipment: [axe], abilities: [frenzy]')}rulings: { psychology: off }\n`,
        'frenzy',
        'fighters.a.abilities[0]',
        'psychology',
      ],
      [
        'fear when psychology is off',
        `${strike('fear-failed: true')}rulings: { psychology: off }\n`,
        'true',
        'engagement.fear-failed',
        'psychology',
      ],
    ] as const
  ).map(([what, text, at, path, word]) => ({ what, text, at, path, says: [word], severity: 'warning' as const })),
  '17: a fight that cannot end': [
    {
      what: 'warns',
      text: warrior('characteristics: { S: 1, T: 10 }').replace('ghoul }', 'ghoul, characteristics: { T: 5 } }'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['draw'],
      severity: 'warning',
    },
    {
      what: 'warns of men without attacks',
      text: warrior('characteristics: { A: 0 }').replace('ghoul }', 'ghoul, characteristics: { A: 0 } }'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['draw', 'A 1 or more'],
      severity: 'warning',
    },
    {
      what: 'warns of one attack that cannot wound',
      text: strikeAt('profile: ghoul, characteristics: { T: 7 }', 'charging: true'),
      at: 'b',
      path: 'engagement.target',
      says: ['a can never wound b'],
      severity: 'warning',
    },
  ],
  '19: what cannot be done': (
    [
      ['a jump', 'height', 'kind: jump-down, height: 6.5', '6.5', '6 inches'],
      ['a climb', 'height', 'kind: climb, height: 5', '5', '4 inches'],
      ['a leap', 'gap', 'kind: leap, gap: 3.5, depth: 2', '3.5', '3 inches'],
      ['a dive', 'height', 'kind: diving-charge, attacker: a, target: b, height: 7', '7', '6 inches'],
      [
        'a dive too far',
        'distance',
        'kind: diving-charge, attacker: a, target: b, height: 4, distance: 3',
        '3',
        '2 inches',
      ],
    ] as const
  ).map(([what, field, fields, value, limit]) => ({
    what,
    text: fields.includes('attacker') ? engaged(fields) : alone(fields),
    at: value,
    path: `engagement.${field}`,
    says: [value, fields.includes('attacker') ? 'not allowed' : 'impossible', limit],
    severity: 'warning' as const,
  })),
};
