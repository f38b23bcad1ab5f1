import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const FIGHTERS = `system: seventh-sea
fighters:
  g: { profile: new-hero }
  h: { profile: villain }
  p: { profile: new-hero }
  guards: { profile: guard-squad }
  muskets: { profile: guard-squad, characteristics: { size: 24 }, equipment: [musket] }
  sloop: { profile: sloop }
`;

const NORTH = 'north: { general: g }';
const SOUTH = 'south: { general: h }';

/** A battle with other armies, and perhaps more. */
function battle(armies: string, fields = '', tables = ''): string {
  return `${FIGHTERS}engagement:\n  kind: battle\n  armies: { ${armies} }\n${fields === '' ? '' : `  ${fields}\n`}${tables}`;
}

/** A battle whose northern army has something more. */
const north = (more: string, tables = ''): string => battle(`north: { general: g, ${more} }, ${SOUTH}`, '', tables);

const salvo = (fields: string): string => `${FIGHTERS}engagement: { kind: salvo, ${fields} }\n`;
const TARGETS = 'targets: [4 x guards]';

const TACTICS = 'tables: { tactics-table: { flank: { hold: 5 } } }\n';

function mistake(what: string, text: string, at: string, path: string, ...says: readonly string[]): Mistake {
  return { what, text, at, path: path === '' ? 'engagement' : `engagement.${path}`, says };
}

const noted = (it: Mistake): Mistake => ({ ...it, severity: 'warning' });

/** Mistakes in battles and salvos. */
export const mistakesOfBattles: Mistakes = {
  armies: [
    mistake('one army', battle(NORTH), '{ north', 'armies', 'exactly two armies', 'north'),
    mistake(
      'three armies',
      battle(`${NORTH}, ${SOUTH}, east: { general: p }`),
      '{ north',
      'armies',
      'exactly two',
      'east',
    ),
    mistake(
      'a name that means something else',
      battle(`${NORTH}, draw: { general: h }`),
      '{ general',
      'armies.draw',
      'draw',
    ),
    mistake('no general', battle(`north: { bonus: 1 }, ${SOUTH}`), 'north', 'armies.north', 'general'),
    mistake('an unknown key', north('generals: h'), 'generals', 'armies.north', 'generals', 'general'),
    mistake(
      'an unknown general',
      battle(`north: { general: j }, ${SOUTH}`),
      'j',
      'armies.north.general',
      'unknown fighter "j"',
    ),
    mistake(
      'a ship as general',
      battle(`north: { general: sloop }, ${SOUTH}`),
      'sloop',
      'armies.north.general',
      'kind battle needs',
      'ship',
    ),
    mistake(
      'an unknown quartermaster',
      north('quartermaster: q'),
      'q',
      'armies.north.quartermaster',
      'unknown fighter "q"',
    ),
    mistake('an unknown officer', north('officers: [p, o]'), 'o]', 'armies.north.officers[1]', 'unknown fighter "o"'),
    mistake(
      'an unknown aggressor',
      battle(`${NORTH}, ${SOUTH}`, 'aggressor: norht'),
      'norht',
      'aggressor',
      'no army',
      'did you mean "north"',
    ),
    mistake('no turns', battle(`${NORTH}, ${SOUTH}`, 'turns: 0'), '0', 'turns', '1 to 200'),
    mistake(
      'a way to spend',
      north('spend: two-a-turn'),
      'two-a-turn',
      'armies.north.spend',
      'did you mean "two-per-turn"',
    ),
    mistake('negative free raises', north('free-raises: -1'), '-1', 'armies.north.free-raises', '-1', '0 to 99'),
    mistake(
      'an unknown tactic',
      north('tactic: flnk', TACTICS),
      'flnk',
      'armies.north.tactic',
      'flnk',
      'did you mean "flank"',
      'random',
    ),
    noted(
      mistake(
        'tactics to choose from',
        north('tactic: random'),
        'random',
        'armies.north.tactic',
        'tactics-table is empty',
      ),
    ),
    noted(
      mistake(
        'a quartermaster of a battle that nobody prepares',
        north('quartermaster: p, preparation: false'),
        'p',
        'armies.north.quartermaster',
        'does not roll',
      ),
    ),
  ],
  'heroes of a battle': [
    mistake(
      'an unknown hero',
      north('heroes: { q: engaged }'),
      'engaged',
      'armies.north.heroes.q',
      'unknown fighter "q"',
    ),
    mistake(
      'a squad',
      north('heroes: { guards: engaged }'),
      'engaged',
      'armies.north.heroes.guards',
      'kind battle needs',
      'squad',
    ),
    mistake('a ship', north('heroes: { sloop: engaged }'), 'engaged', 'armies.north.heroes.sloop', 'ship'),
    mistake(
      'a level',
      north('heroes: { p: first-lines }'),
      'first-lines',
      'armies.north.heroes.p',
      'did you mean "first-line"',
    ),
    mistake(
      'a hero on both sides',
      battle('north: { general: g, heroes: { p: engaged } }, south: { general: h, heroes: { p: reserve } }'),
      'reserve',
      'armies.south.heroes.p',
      'ambiguous',
      'p is a hero of two armies',
    ),
    mistake(
      'a modifier of nobody',
      north('heroes: { p: engaged }, modifier: { g: 2 }'),
      '2',
      'armies.north.modifier.g',
      '"g" is no hero of north',
    ),
    mistake(
      'a level without rows',
      north('heroes: { p: engaged }', 'tables: { battle-table: { reserve: [{ damage: 0 }] } }\n'),
      'engaged',
      'armies.north.heroes.p',
      'tables.battle-table has no rows for engaged',
      'reserve',
    ),
  ],
  'a personal roll': [
    mistake(
      'a squad',
      `${FIGHTERS}engagement: { kind: battle-personal, subject: guards }\n`,
      'guards',
      'subject',
      'kind battle-personal needs',
      'squad',
    ),
    mistake(
      'a state',
      `${FIGHTERS}engagement: { kind: battle-personal, subject: g, state: won }\n`,
      'won',
      'state',
      'winning',
      'losing',
    ),
    mistake(
      'a level without rows',
      `${FIGHTERS}engagement: { kind: battle-personal, subject: g, level: reserve }\ntables: { battle-table: { engaged: [{ damage: 0 }] } }\n`,
      'reserve',
      'level',
      'no rows for reserve',
    ),
  ],
  salvos: [
    mistake('nobody who fires', salvo(`shooters: [], ${TARGETS}`), '[]', 'shooters', 'shooters are missing'),
    mistake(
      'an unknown shooter',
      salvo(`shooters: [muskt], ${TARGETS}`),
      'muskt',
      'shooters[0]',
      'did you mean "muskets"',
    ),
    mistake(
      'no repetition',
      salvo(`shooters: [two muskets], ${TARGETS}`),
      'two',
      'shooters[0]',
      'neither a fighter nor a repetition',
    ),
    mistake(
      'a ship',
      salvo('shooters: [muskets], targets: [guards, sloop]'),
      'sloop',
      'targets[1]',
      'kind salvo needs',
      'ship',
    ),
    mistake('a crowd', salvo('shooters: [muskets], targets: [99 x muskets]'), '[99', 'targets', '2376', 'at most 600'),
    noted(
      mistake(
        'a small group',
        salvo('shooters: [muskets], targets: [guards]'),
        '[guards]',
        'targets',
        '20 to 30',
        'targets are 6',
      ),
    ),
    noted(
      mistake('no firearms', salvo(`shooters: [4 x guards], ${TARGETS}`), '[4', 'shooters', 'no firearm', 'guards'),
    ),
  ],
};
