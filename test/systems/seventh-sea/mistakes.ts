import type { Mistakes } from '../../support/mistakes.ts';

const SCENARIO = `system: seventh-sea
fighters:
  a: { profile: new-hero }
  b: { profile: guard-squad }
engagement: { kind: roll, pool: 3k2, tn: 15 }
`;

/** The scenario with another hero. */
export const hero = (fields: string): string => SCENARIO.replace('{ profile: new-hero }', `{ ${fields} }`);
/** The scenario with another squad. */
export const squad = (fields: string): string => SCENARIO.replace('{ profile: guard-squad }', `{ ${fields} }`);
/** The scenario with another engagement. */
export const engaged = (fields: string): string => SCENARIO.replace(/engagement: .*/, `engagement: { ${fields} }`);
const ruled = (fields: string): string => `${SCENARIO}rulings: { ${fields} }\n`;
const tabled = (fields: string): string => `${SCENARIO}tables: { ${fields} }\n`;

const traits = (values: string): string => {
  const [brawn, finesse, wits, resolve, panache] = values.split(' ');
  return `characteristics: { brawn: ${brawn}, finesse: ${finesse}, wits: ${wits}, resolve: ${resolve}, panache: ${panache} }`;
};

/** Mistakes in fighters, rulings and tables, whatever the kind. */
export const mistakes: Mistakes = {
  'unknown words': [
    { what: 'key', text: `${SCENARIO}fihgters: {}\n`, at: 'fihgters', path: '', says: ['fihgters', 'fighters'] },
    {
      what: 'field of a fighter',
      text: hero('profile: new-hero, equipement-de-bord: []'),
      at: 'equipement-de-bord',
      path: 'fighters.a',
      says: ['equipement-de-bord'],
    },
    {
      what: 'kind',
      text: engaged('kind: rol, pool: 3k2'),
      at: 'rol',
      path: 'engagement.kind',
      says: ['rol', 'did you mean "roll"'],
    },
    {
      what: 'ruling',
      text: ruled('wound-steps: full'),
      at: 'wound-steps',
      path: 'rulings',
      says: ['wound-steps', 'did you mean "wound-step"'],
    },
    {
      what: 'option of a ruling',
      text: ruled('wound-step: beginning'),
      at: 'beginning',
      path: 'rulings.wound-step',
      says: ['beginning', 'full', 'begun'],
    },
    {
      what: 'profile',
      text: hero('profile: new-heros'),
      at: 'new-heros',
      path: 'fighters.a.profile',
      says: ['new-heros', 'did you mean "new-hero"'],
    },
    {
      what: 'rank',
      text: hero('profile: new-hero, rank: heroe'),
      at: 'heroe',
      path: 'fighters.a.rank',
      says: ['heroe', 'did you mean "hero"', 'villain'],
    },
    {
      what: 'weapon',
      text: hero('profile: new-hero, equipment: [rapeir]'),
      at: 'rapeir',
      path: 'fighters.a.equipment[0]',
      says: ['rapeir', 'did you mean "rapier"'],
    },
    {
      what: 'ability',
      text: hero('profile: new-hero, abilities: [keen-sense]'),
      at: 'keen-sense',
      path: 'fighters.a.abilities[0]',
      says: ['keen-sense', 'did you mean "keen-senses"'],
    },
    {
      what: 'decision point',
      text: hero('profile: new-hero, tactics: { raisse: 1 }'),
      at: 'raisse',
      path: 'fighters.a.tactics',
      says: ['raisse', 'did you mean "raises"'],
    },
    {
      what: 'option of words',
      text: hero('profile: new-hero, tactics: { release: last-phases }'),
      at: 'last-phases',
      path: 'fighters.a.tactics.release',
      says: ['last-phases', 'did you mean "last-phase"', 'no-threat'],
    },
    {
      what: 'option of words and numbers',
      text: hero('profile: new-hero, tactics: { raises: best-damages }'),
      at: 'best-damages',
      path: 'fighters.a.tactics.raises',
      says: ['best-damages', 'did you mean "best-damage"'],
    },
    {
      what: 'table',
      text: tabled('drift-tables: [0]'),
      at: 'drift-tables',
      path: 'tables',
      says: ['drift-tables', 'did you mean "drift-table"'],
    },
    {
      what: 'a skill that nothing reads',
      text: hero('profile: new-hero, skills: { footwrk: 2 }'),
      at: '2',
      path: 'fighters.a.skills.footwrk',
      says: ['footwrk', 'did you mean "footwork"'],
      severity: 'warning',
    },
  ],
  'missing characteristics': [
    {
      what: 'of a hero',
      text: hero('characteristics: { brawn: 2, finesse: 2, wits: 2 }'),
      at: '{ brawn',
      path: 'fighters.a.characteristics',
      says: ['fighter a needs resolve, panache', 'hero'],
    },
    {
      what: 'all of them',
      text: hero('rank: ship'),
      at: '{ rank',
      path: 'fighters.a',
      says: ['fighter a needs brawn'],
    },
    {
      what: 'of a squad',
      text: squad('rank: squad, characteristics: { size: 4 }'),
      at: '{ size',
      path: 'fighters.b.characteristics',
      says: ['fighter b needs threat', 'squad'],
    },
  ],
  'numbers out of bounds': [
    ...(
      [
        ['a negative trait', 'characteristics: { wits: -1 }', '-1', 'characteristics.wits', 'from 0'],
        ['half a trait', 'characteristics: { wits: 2.5 }', '2.5', 'characteristics.wits', 'whole number'],
        ['too great a rank', 'skills: { footwork: 7 }', '7', 'skills.footwork', 'from 0 to 6'],
        ['a negative rank', 'skills: { bears: -1 }', '-1', 'skills.bears', 'from 0 to 6'],
        ['negative raises', 'tactics: { raises: -1 }', '-1', 'tactics.raises', 'from 0'],
        ['negative dice', 'drama: -1', '-1', 'drama', 'from 0'],
        ['negative flesh wounds', 'wounds: { flesh: -3 }', '-3', 'wounds.flesh', 'from 0'],
        ['a negative limit', 'tactics: { defend-up-to: -1 }', '-1', 'tactics.defend-up-to', 'from 0'],
        ['no Resolve', 'characteristics: { resolve: 0 }', '0', 'characteristics.resolve', 'must be an integer >= 1'],
      ] as const
    ).map(([what, fields, at, path, says]) => ({
      what,
      text: hero(`profile: new-hero, ${fields}`),
      at,
      path: `fighters.a.${path}`,
      says: [says],
    })),
    {
      what: 'no brutes',
      text: squad('profile: guard-squad, characteristics: { size: 0 }'),
      at: '0',
      path: 'fighters.b.characteristics.size',
      says: ['from 1'],
    },
    {
      what: 'wounds enough to be out',
      text: hero('profile: new-hero, wounds: { dramatic: 4 }'),
      at: '4',
      path: 'fighters.a.wounds.dramatic',
      says: ['a is out before it begins', '4 take a hero out'],
    },
  ],
  'guns that do not add up': [
    {
      what: 'too few',
      text: hero('profile: sloop, guns: { port: 1, starboard: 0 }'),
      at: '{ port',
      path: 'fighters.a.guns',
      says: ['guns must add up to Brawn', '1 + 0 is not 2'],
    },
    {
      what: 'of a person',
      text: hero('profile: new-hero, guns: { port: 1, starboard: 1 }'),
      at: '{ port',
      path: 'fighters.a.guns',
      says: ['only ships have guns'],
    },
  ],
  'support that cannot be': [
    {
      what: 'of a hero',
      text: hero('profile: new-hero, support: { squad: b, brutes: 2 }'),
      at: '{ squad',
      path: 'fighters.a.support',
      says: ['only villains and henchmen are supported', 'hero'],
    },
    {
      what: 'by one who is no squad',
      text: hero('profile: villain, support: { squad: a, brutes: 2 }'),
      at: 'a',
      path: 'fighters.a.support.squad',
      says: ['only villains and henchmen are supported', 'a is a villain'],
    },
    {
      what: 'by one who is not there',
      text: hero('profile: villain, support: { squad: guards, brutes: 2 }'),
      at: 'guards',
      path: 'fighters.a.support.squad',
      says: ['"guards"', 'not defined'],
    },
  ],
  'items by themselves': [
    {
      what: 'a bayonet without a musket',
      text: hero('profile: new-hero, equipment: [rapier, bayonet]'),
      at: 'bayonet',
      path: 'fighters.a.equipment[1]',
      says: ['cannot be used without a musket'],
      severity: 'warning',
    },
    {
      what: 'a powder horn without a firearm',
      text: hero('profile: new-hero, equipment: [rapier, powder-horn]'),
      at: 'powder-horn',
      path: 'fighters.a.equipment[1]',
      says: ['no effect', 'no firearm'],
      severity: 'warning',
    },
    {
      what: 'an improvised weapon of no size in the table',
      text: hero('profile: new-hero, equipment: [improvised], improvised: { size: hudge }'),
      at: 'hudge',
      path: 'fighters.a.improvised.size',
      says: ['hudge', 'small', 'large'],
    },
    {
      what: 'an improvised weapon that he does not use',
      text: hero('profile: new-hero, improvised: { size: 2 }'),
      at: '{ size',
      path: 'fighters.a.improvised',
      says: ['no effect', 'equipment'],
      severity: 'warning',
    },
    {
      what: 'threat of a hero',
      text: hero('profile: new-hero, characteristics: { threat: 2 }'),
      at: '2',
      path: 'fighters.a.characteristics.threat',
      says: ['no effect', 'only a squad'],
      severity: 'warning',
    },
    {
      what: 'traits of a squad',
      text: squad(`profile: guard-squad, ${traits('2 2 2 2 2')}`),
      at: '2',
      path: 'fighters.b.characteristics.brawn',
      says: ['no effect', 'threat'],
      severity: 'warning',
    },
  ],
  'tables of the wrong shape': [
    {
      what: 'a pool that is none',
      text: tabled('weather-table: { storm: 4d6 }'),
      at: '4d6',
      path: 'tables.weather-table.storm',
      says: ['4d6', 'XkY'],
    },
    {
      what: 'a row without what it says',
      text: tabled('boarding-table: [{ target: 1 }]'),
      at: '{ target',
      path: 'tables.boarding-table[0]',
      says: ['attacker'],
    },
    {
      what: 'a battle row without damage',
      text: tabled('battle-table: { engaged: [{ reputation: 1 }] }'),
      at: '{ reputation',
      path: 'tables.battle-table.engaged[0]',
      says: ['damage'],
    },
    {
      what: 'fewer than ten faces',
      text: tabled(
        'casualties-table: { winner: { wounded: [1, 2], killed: [1, 2] }, loser: { wounded: [1], killed: [1] } }',
      ),
      at: '[1, 2]',
      path: 'tables.casualties-table.winner.wounded',
      says: ['10'],
    },
    {
      what: 'no last row',
      text: tabled('loot-table: [{ max: 5, guilders: 1 }]'),
      at: '{ max',
      path: 'tables.loot-table[0]',
      says: ['tables.loot-table', 'no last row without max'],
    },
    {
      what: 'a row that hides others',
      text: tabled('loot-table: [{ guilders: 1 }, { guilders: 2 }]'),
      at: '{ guilders: 1',
      path: 'tables.loot-table[0]',
      says: ['tables.loot-table', 'hides'],
    },
    {
      what: 'rows out of order',
      text: tabled('battle-table: { engaged: [{ max: 9, damage: 0 }, { max: 5, damage: 0 }, { damage: 0 }] }'),
      at: '5',
      path: 'tables.battle-table.engaged[1].max',
      says: ['tables.battle-table.engaged', '5 comes after 9'],
    },
    {
      what: 'salvo rows without an end',
      text: tabled('salvo-wounds: [{ tn-max: 15, wounds: 9 }]'),
      at: '{ tn-max',
      path: 'tables.salvo-wounds[0]',
      says: ['tables.salvo-wounds', 'no last row without tn-max'],
    },
  ],
};
