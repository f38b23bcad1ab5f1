import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const CARD = 'characteristics: { MOV: 10, MOV-air: 10, INI: 4, ATT: 4, STR: 5, DEF: 4, RES: 5, AIM: 3, COU: 4 }';

/** `a` with more of his own, `b` and `c` like him. */
function text(engagement: string, ofA = '', more = ''): string {
  const others = `  b: { ${CARD}, abilities: [flight] }\n  c: { ${CARD}, abilities: [flight] }\n`;
  return `system: confrontation\n${more}fighters:\n  a: { ${CARD}${ofA} }\n${others}engagement: { ${engagement} }\n`;
}

/** Something that changes nothing. */
function idle(what: string, scenario: string, at: string, path: string, ...says: readonly string[]): Mistake {
  return { what, text: scenario, at, path, says: ['has no effect', ...says], severity: 'warning' };
}

const FLIER = ', abilities: [flight]';
const SHOOTER = ', equipment: [griffon-pistol], abilities: [flight]';
const SIDES = 'sides: { x: [a, c], y: [b] }';
const COMBAT = `kind: combat, ${SIDES}`;
const DUEL = 'kind: combat, sides: { x: [a], y: [b] }';
const MELEE = 'kind: melee, sides: { x: [a, c], y: [2 x b] }';
const RALLY = 'kind: rally, subject: a';
const ACTION = 'kind: action, subject: a';
const SHOT = 'kind: shooting, shooter: a, target: b';

/** What one fighter of his own has, in an engagement. */
const his = (what: string, engagement: string, has: string, at: string, path: string, ...says: readonly string[]) =>
  idle(what, text(engagement, `, ${has}`), at, `fighters.a.${path}`, ...says);

/** What a scenario says and no number of it can show. */
export const mistakesWithoutEffect: Mistakes = {
  'a place on the table': [
    his('of a fighter in a combat', COMBAT, 'base: { circle: 3 }', '{ circle', 'base', 'kind combat'),
    his('of one who rallies', RALLY, 'same-speaking-turn: true', 'true', 'same-speaking-turn', 'kind rally'),
  ],
  'a state': [
    his('of wounds in a rally', RALLY, 'state: { level: light }', 'light', 'state.level', 'kind rally'),
    his(
      'stunned when courage is tested',
      'kind: fear, subject: a, value: 5',
      'state: { stunned: true }',
      'true',
      'state.stunned',
    ),
    his(
      'charged, when a wound is rolled for',
      'kind: wound, strength: 5, target: a',
      'state: { charged: true }',
      'true',
      'state.charged',
    ),
    his(
      'of wounds, when another ability is rolled for',
      'kind: ability-roll, subject: a, ability: insensible',
      'abilities: [insensible-4], state: { level: light }',
      'light',
      'state.level',
    ),
  ],
  'an ability': [
    his(
      'that the kind does not play',
      SHOT,
      'equipment: [griffon-pistol], abilities: [fierce]',
      'fierce',
      'abilities[0]',
      'fierce',
      'kind shooting',
    ),
    his(
      'that a mêlée does not play',
      MELEE,
      'abilities: [amok, war-cry-5]',
      'war-cry-5',
      'abilities[1]',
      'war-cry',
      'kind melee',
    ),
    his('that no rule plays', COMBAT, 'abilities: [dodge]', 'dodge', 'abilities[0]', 'dodge', 'no rule for it'),
  ],
  'a key of the game': [
    idle(
      'ranges without a shot',
      text(COMBAT, FLIER, 'range-difficulty: { short: 3 }\n'),
      '{ short',
      'range-difficulty',
      'kind combat',
    ),
    idle(
      'cover without a shot',
      text(RALLY, '', 'cover-difficulty: { light: 3 }\n'),
      '{ light',
      'cover-difficulty',
      'kind rally',
    ),
    idle('contacts of nobody', text(RALLY, '', 'contact-limit: 3\n'), '3', 'contact-limit', 'kind rally'),
    idle(
      'a wound table without a wound',
      text(RALLY, '', 'wound-table: { rows: [{ levels: [none, none, none, none, none, none] }] }\n'),
      '{ rows',
      'wound-table',
      'kind rally',
    ),
  ],
  'a decision': [
    his(
      'of attackers, made by a target',
      'kind: attack, attacker: b, target: a',
      'tactics: { explode-attack: once }',
      'once',
      'tactics.explode-attack',
      'kind attack',
    ),
    his(
      'of assailants, made by a target',
      'kind: assault, sides: { x: [a], y: [b] }, charger: y, distance: 5',
      'tactics: { redirect: run }',
      'run',
      'tactics.redirect',
      'kind assault',
    ),
    his(
      'of a side, made by its second fighter',
      'kind: combat, sides: { x: [c, a], y: [b] }',
      'tactics: { leader: first }',
      'first',
      'tactics.leader',
      'the first fighter',
    ),
    his(
      'about leaving, by who never leaves',
      COMBAT,
      'tactics: { after-disengaging: re-engage }',
      're-engage',
      'tactics.after-disengaging',
      'never disengages',
    ),
    his(
      'about parries, by who never parries',
      COMBAT,
      'tactics: { parry: never, explode-parry: never }',
      'never }',
      'tactics.explode-parry',
      'never parries',
    ),
    his('of a leader, alone on his side', DUEL, 'tactics: { leader: first }', 'first', 'tactics.leader', 'alone'),
    his('among single enemies', DUEL, 'tactics: { target: weakest }', 'weakest', 'tactics.target', 'single enemy'),
    his('for others than the one', DUEL, 'tactics: { parry: reserve }', 'reserve', 'tactics.parry', 'single enemy'),
    his(
      'of the only one whom somebody leaves',
      'kind: disengage, subject: b, opponents: [a], combat: true',
      'tactics: { target: weakest }',
      'weakest',
      'tactics.target',
      'single enemy',
    ),
    his(
      'of how to leave, who may not',
      'kind: disengage, subject: a, opponents: [b], assaulted: true',
      'tactics: { disengage: best }',
      'best',
      'tactics.disengage',
      'assaulted in this phase',
    ),
    his(
      'to stay, who could do nothing else',
      'kind: assault, sides: { x: [a], y: [b] }, charger: x, distance: 5',
      'tactics: { redirect: stay }',
      'stay',
      'tactics.redirect',
      'nobody else',
    ),
    his(
      'about tests that nobody rolls',
      DUEL,
      'tactics: { explode-test: never }',
      'never',
      'tactics.explode-test',
      'test his courage',
    ),
    his(
      'about an ability that he lacks',
      DUEL,
      "tactics: { war-fury: 'no' }",
      "'no'",
      'tactics.war-fury',
      'lacks the ability war-fury',
    ),
    his(
      'about dice that two others place',
      COMBAT,
      'tactics: { split: half-down, split-first: half, split-second: cover }',
      'half-down',
      'tactics.split',
      'split-second',
    ),
  ],
  'a field': [
    idle(
      'an assault on who touches nobody',
      text(`${ACTION}, action: walk, assaulted: true`),
      'true',
      'engagement.assaulted',
      'touches no enemy',
    ),
    idle(
      'contact before a pursuit',
      text(`${ACTION}, action: pursuit, free: false`),
      'false',
      'engagement.free',
      'a pursuit comes after',
    ),
    idle(
      'a range of assault fire',
      text(`${SHOT}, assault-fire: true, range: long`, SHOOTER.replace('flight', 'assault-fire')),
      'long',
      'engagement.range',
    ),
    idle(
      'an activation of who may not dive for cover',
      text(`${SHOT}, range: long, target-state: { activated: true }`, SHOOTER, 'rulings: { dive-for-cover: no }\n'),
      'true',
      'engagement.target-state.activated',
      'dive-for-cover: no',
    ),
    idle(
      'a speaking turn of who waits',
      text(`${COMBAT}, opening: charge, charger: y, speaking-turns: { a: 2 }`, FLIER),
      '2',
      'engagement.speaking-turns.a',
      'does not assault',
    ),
    idle(
      'a speaking turn of a lone assailant',
      text(`${COMBAT}, opening: charge, charger: y, speaking-turns: { b: 2 }`, FLIER),
      '2',
      'engagement.speaking-turns.b',
      'nobody else',
    ),
    idle(
      'a speaking turn of a lone assault',
      text(`kind: assault, ${SIDES}, assaults: [{ by: a, on: [b], distance: 5, speaking-turn: 2 }]`, FLIER),
      '2',
      'engagement.assaults[0].speaking-turn',
      'nobody else',
    ),
    idle(
      'a redirection by who would stay',
      text(
        'kind: assault, sides: { x: [a], y: [b, c] }, assaults: [{ by: a, on: [b], distance: 5, redirect: { on: [c], distance: 5 } }]',
        ', tactics: { redirect: stay }',
      ),
      '{ on: [c]',
      'engagement.assaults[0].redirect',
      'a chooses',
    ),
    idle(
      'a charge on which nothing depends',
      text(`${MELEE}, chargers: [a]`, FLIER),
      'a]',
      'engagement.chargers[0]',
      'earlier assault',
    ),
    idle(
      'an engagement on which nothing depends',
      text(`${MELEE}, engagers: [a]`, ', abilities: [bestial-charge]', 'rulings: { bestial-charge: attack-die }\n'),
      'a]',
      'engagement.engagers[0]',
      'earlier assault',
    ),
  ],
};
