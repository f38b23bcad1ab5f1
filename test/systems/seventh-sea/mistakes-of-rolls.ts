import type { Mistake, Mistakes } from '../../support/mistakes.ts';
import { engaged, hero, squad } from './mistakes.ts';

/** Fighters of {@link engaged}: the hero `a`, the squad `b`. */
const mistake = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  what,
  text: engaged(fields),
  at,
  path: path === '' ? 'engagement' : `engagement.${path}`,
  says,
});

const CONTEST = 'kind: contest, attacker-trait: wits';
const SORCERY = 'kind: sorcery, subject: a';
const REPARTEE = 'kind: repartee, attacker: a, target: b';

/** Somebody else as `b`. */
const facing = (profile: string, fields: string): string =>
  squad(`profile: ${profile}`).replace(/engagement: .*/, `engagement: { ${fields} }`);

/** Mistakes in rolls, contests, performances, rewards. */
export const mistakesOfRolls: Mistakes = {
  'what is rolled': [
    mistake('not a pool', 'kind: roll, pool: 4d6', '4d6', 'pool', '"4d6" is not a pool', 'XkY'),
    mistake('a hundred dice', 'kind: roll, pool: 100k3', '100k3', 'pool', 'pool', '99'),
    mistake('neither pool nor subject', 'kind: roll, tn: 15', '{ kind: roll', '', 'needs a pool or a subject'),
    mistake('both', 'kind: roll, pool: 3k2, subject: a', 'a', 'subject', 'both'),
    mistake('a trait of a pool', 'kind: roll, pool: 3k2, trait: wits', 'wits', 'trait', 'trait', 'subject'),
    mistake('a crippled subject', 'kind: roll, subject: a, trait: wits, crippled: true', 'true', 'crippled', 'pool'),
    mistake('no trait', 'kind: roll, subject: a', '{ kind: roll', '', 'needs a trait'),
    mistake(
      'a trait of a check',
      'kind: roll, subject: a, check: perception, trait: wits',
      'perception',
      'check',
      'own trait',
    ),
    mistake('an unknown trait', 'kind: roll, subject: a, trait: wit', 'wit', 'trait', 'did you mean "wits"'),
    mistake('an unknown subject', 'kind: roll, subject: c, trait: wits', 'c', 'subject', 'unknown fighter "c"'),
    mistake('a negative penalty', 'kind: roll, pool: 3k2, penalty: -1', '-1', 'penalty', '-1', '0'),
    mistake('raises that are no number', 'kind: roll, pool: 3k2, raises: 1.5', '1.5', 'raises', 'whole number'),
    mistake('negative drama dice', 'kind: roll, pool: 3k2, drama: -2', '-2', 'drama', '0'),
    {
      what: 'a ship',
      text: facing('sloop', 'kind: roll, subject: b, trait: wits'),
      at: 'b',
      path: 'engagement.subject',
      says: ['kind roll needs', 'ship'],
    },
    {
      ...mistake('a knack that nobody has', 'kind: roll, subject: a, trait: wits, skill: tactic', 'tactic', 'skill'),
      says: ['nobody has', 'did you mean "tactics"'],
      severity: 'warning',
    },
    {
      ...mistake(
        'a knack near a French name',
        'kind: roll, subject: a, trait: wits, skill: equilibr',
        'equilibr',
        'skill',
      ),
      says: ['nobody has', 'did you mean "équilibre"'],
      severity: 'warning',
    },
  ],
  opposition: [
    mistake('an unknown attacker', `${CONTEST}, attacker: z, target: b`, 'z', 'attacker', 'unknown fighter "z"'),
    mistake('an unknown target', `${CONTEST}, attacker: a, target: z`, 'z', 'target', 'unknown fighter "z"'),
    mistake('no trait', 'kind: contest, attacker: a, target: b', '{ kind', '', 'attacker-trait'),
    mistake('no rolls', `${CONTEST}, attacker: a, target: b, rolls: 0`, '0', 'rolls', '1 to 1000'),
    {
      what: 'a ship',
      text: facing('sloop', `${CONTEST}, attacker: a, target: b`),
      at: 'b',
      path: 'engagement.target',
      says: ['kind contest needs', 'ship'],
    },
    mistake(
      'a knack of surprise',
      'kind: surprise, attacker: a, target: b, with: ambus',
      'ambus',
      'with',
      'did you mean "ambush"',
    ),
    mistake('three sides', 'kind: initiative, sides: { x: [a], y: [b], z: [a] }', '{ x', 'sides', 'exactly two sides'),
    mistake('an empty side', 'kind: initiative, sides: { x: [a], y: [] }', '[]', 'sides.y', 'expected one'),
    mistake(
      'two on a side',
      'kind: initiative, sides: { x: [a], y: [2 x b] }',
      '[2',
      'sides.y',
      '2 fighters',
      'expected one',
    ),
  ],
  'wit and show': [
    mistake('an unknown mode', `${REPARTEE}, mode: charme`, 'charme', 'mode', 'did you mean "charm"'),
    {
      what: 'several heroes',
      text: facing('villain', `${REPARTEE}, mode: taunt, targets: 2`),
      at: '2',
      path: 'engagement.targets',
      says: ['not possible', 'SS-SOC-2'],
    },
    {
      what: 'a squad that charms',
      text: engaged('kind: repartee, attacker: b, target: a, mode: charm'),
      at: 'b',
      path: 'engagement.attacker',
      says: ['kind repartee needs', 'squad'],
    },
    mistake(
      'open raises of a taunt',
      `${REPARTEE}, mode: taunt, raises: best-chance`,
      'best-chance',
      'raises',
      'charm',
    ),
    mistake(
      'convictions against a taunt',
      `${REPARTEE}, mode: taunt, convictions: true`,
      'true',
      'convictions',
      'charm',
    ),
    {
      what: 'a villain who listens',
      text: facing('villain', 'kind: busking, subject: a, trait: panache, audience: b'),
      at: 'b',
      path: 'engagement.audience',
      says: ['not possible', 'SS-SOC-6'],
    },
    mistake(
      'a hostile crowd',
      'kind: busking, subject: a, trait: panache, resolve: 2, hostile: true',
      'true',
      'hostile',
      'not possible',
      'SS-SOC-6',
    ),
    mistake('no audience', 'kind: busking, subject: a, trait: panache', '{ kind', '', 'needs an audience'),
    mistake('two audiences', 'kind: busking, subject: a, trait: wits, audience: b, resolve: 1', '1', 'resolve', 'both'),
    mistake(
      'a squad that performs',
      'kind: busking, subject: b, trait: wits, resolve: 1',
      'b',
      'subject',
      'needs',
      'squad',
    ),
  ],
  rewards: [
    mistake(
      'more dice than reputation gives',
      'kind: reputation, points: 34, actions: [{ dice: 2, tn: 10 }, { dice: 2, tn: 5 }]',
      '[',
      'actions',
      'only 3 dice',
      '4',
    ),
    mistake(
      'a purchase of nothing',
      'kind: experience, subject: a, purchases: [{ special: true }]',
      '{',
      'purchases[0]',
      'names nothing',
    ),
    mistake(
      'two purchases in one',
      'kind: experience, subject: a, purchases: [{ trait: wits, skill: feint }]',
      '{',
      'purchases[0]',
      'trait and skill',
    ),
    mistake(
      'a squad that learns',
      'kind: experience, subject: b, purchases: [{ trait: wits }]',
      'b',
      'subject',
      'squad',
    ),
    mistake('an art without a roll', `${SORCERY}, art: porte`, '{ kind', '', 'porte needs trait, skill, tn'),
    mistake('an unknown art', `${SORCERY}, art: port`, 'port', 'art', 'did you mean "porte"'),
    mistake('a bid of nothing', 'kind: hubris, mode: hubris, hero-dice: 2', '{ kind', '', 'needs gm-dice'),
    mistake('a virtue without dice', 'kind: hubris, mode: virtue, gm-dice: 2', '{ kind', '', 'needs hero-dice'),
    mistake('negative dice', 'kind: hubris, mode: hubris, gm-dice: -1', '-1', 'gm-dice', '0'),
    mistake('a squad among heroes', 'kind: drama-pool, heroes: [a, b]', 'b', 'heroes[1]', 'needs a hero', 'squad'),
    mistake('a hero twice', 'kind: drama-pool, heroes: [a, a]', 'a', 'heroes[1]', 'twice'),
    mistake('an unknown hero', 'kind: drama-pool, heroes: [z]', 'z', 'heroes[0]', 'unknown fighter "z"'),
    mistake(
      'an encounter of no table',
      'kind: encounter, gm-dice: 2, cost: kraken',
      'kraken',
      'cost',
      'kraken',
      'encounter-table',
    ),
    {
      what: 'an encounter misspelt',
      text: `${engaged('kind: encounter, gm-dice: 2, cost: kracken')}tables: { encounter-table: { kraken: 4 } }\n`,
      at: 'kracken',
      path: 'engagement.cost',
      says: ['did you mean "kraken"'],
    },
    {
      what: 'a trait that is missing',
      text: hero('rank: hero, characteristics: { wits: 3 }'),
      at: '{ wits',
      path: 'fighters.a.characteristics',
      says: ['fighter a needs', 'panache'],
    },
  ],
};
