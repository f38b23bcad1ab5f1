import { stringify } from 'yaml';
import type { Mistake, Mistakes } from '../../support/mistakes.ts';

interface Cast {
  readonly a?: object;
  readonly b?: object;
}

/** A scenario of two heroes, or others, `a` and `b`. */
function text(engagement: object, { a, b }: Cast): string {
  const fighters = { a: { profile: 'new-hero', ...a }, b: { profile: 'new-hero', ...b } };
  return stringify({ system: 'seventh-sea', fighters, engagement });
}

/** A choice of one of both that changes nothing, and why. */
function idle(engagement: object, cast: Cast, path: string, option: string | number, why: string): Mistake {
  const { kind } = engagement as { readonly kind: string };
  return {
    what: `${path} in ${kind}: ${why}`,
    text: text(engagement, cast),
    at: String(option),
    path: `fighters.${path}`,
    says: [`${path.split('.').at(-1)} has no effect`, why],
    severity: 'warning',
  };
}

/** One of `a` or `b`, with a tactic. */
function tactic(
  engagement: object,
  who: 'a' | 'b',
  choice: readonly [string, string | number],
  why: string,
  cast: Cast = {},
) {
  const [point, option] = choice;
  const changed = { ...cast, [who]: { ...cast[who], tactics: { [point]: option } } };
  return idle(engagement, changed, `${who}.tactics.${point}`, option, why);
}

const ATTACK = { kind: 'attack', attacker: 'a', target: 'b' };
const DUEL = { kind: 'duel', sides: { x: ['a'], y: ['b'] } };
const SQUAD = { profile: 'guard-squad' };
const SHIP = { profile: 'sloop' };
const SHIPS = { a: SHIP, b: SHIP };
const VILLAIN = { profile: 'villain' };
const does = (kind: string): string => `an engagement of kind ${kind} does not ask for it`;

/** Choices of fighters that change nothing in the engagement. */
export const mistakesOfTactics: Mistakes = {
  'tactics that an attack does not ask for': [
    ...(
      [
        ['target', 'last'],
        ['hold', 1],
        ['release', 'never'],
        ['defend', 'interrupt'],
        ['die-order', 'highest'],
        ['interrupt-dice', 'earliest'],
        ['rise', 'never'],
        ['empty-weapon', 'reload'],
        ['reroll-die', 'lowest'],
        ['drama-soak', 1],
        ['ammunition', 'grape'],
      ] as const
    ).map((choice) => tactic(ATTACK, 'a', choice, does('attack'))),
    tactic(ATTACK, 'b', ['called-shot', 1], does('attack')),
    tactic(ATTACK, 'a', ['drama-wound', 'all'], does('attack')),
    tactic(ATTACK, 'a', ['wake', 'always'], does('attack')),
    tactic({ ...ATTACK, kind: 'shot', distance: 5, weapon: 'pistol' }, 'b', ['raises', 2], does('shot')),
  ],
  'tactics of an attack to no purpose': [
    tactic(ATTACK, 'b', ['drama-defence', 1], 'defended: true'),
    tactic(ATTACK, 'b', ['defence-knack', 'parry'], 'defended: true'),
    tactic(ATTACK, 'a', ['two-pistols', 'always'], 'he has no two pistols'),
    tactic({ ...ATTACK, weapon: 'bow' }, 'a', ['attack-style', 'feint'], 'a shot is no feint'),
    tactic(ATTACK, 'a', ['attack-style', 'feint'], 'a squad', { a: SQUAD }),
    tactic({ ...ATTACK, defended: true }, 'b', ['drama-wound', 'all'], 'a squad', { b: SQUAD }),
    tactic(ATTACK, 'b', ['drama-wound', 'all'], 'without heroes', { a: VILLAIN, b: VILLAIN }),
    {
      what: 'drama dice for a defence of which nothing is said',
      text: text({ ...ATTACK, 'drama-defence': 2 }, {}),
      at: '2',
      path: 'engagement.drama-defence',
      says: ['drama-defence has no effect', 'defended: true'],
      severity: 'warning',
    },
    idle(
      ATTACK,
      { a: { ...VILLAIN, support: { squad: 'b', brutes: 2 } }, b: SQUAD },
      'a.support',
      '\n      squad: b'.trim(),
      'the field support of the attack',
    ),
    idle(ATTACK, { a: { ...VILLAIN, drama: 3 } }, 'a.drama', 3, 'draw on the dice of the game master'),
  ],
  'tactics of fights to no purpose': [
    tactic(DUEL, 'a', ['target', 'last'], does('duel')),
    tactic(DUEL, 'a', ['take-trait', 'lowest'], does('duel')),
    tactic(DUEL, 'a', ['hold', 'all'], 'a squad', { a: SQUAD }),
    tactic(DUEL, 'a', ['drama-attack', 1], 'a squad', { a: SQUAD }),
    tactic(DUEL, 'a', ['reroll-die', 'lowest'], 'combat-reflexes'),
    tactic(DUEL, 'a', ['empty-weapon', 'reload'], 'nothing to load'),
    tactic({ ...DUEL, distance: 5 }, 'a', ['attack-style', 'feint'], 'a shot is no feint', {
      a: { equipment: ['bow'] },
    }),
    tactic(DUEL, 'a', ['drama-attack', 1], 'without heroes', { a: VILLAIN, b: VILLAIN }),
    idle(DUEL, { a: { ...SQUAD, drama: 1 } }, 'a.drama', 1, 'a squad'),
  ],
  'tactics out of place': [
    tactic({ kind: 'roll', subject: 'a', trait: 'wits', tn: 9 }, 'a', ['drama-attack', 1], does('roll')),
    tactic(
      { kind: 'contest', attacker: 'a', target: 'b', 'attacker-trait': 'wits' },
      'b',
      ['raises', 1],
      does('contest'),
    ),
    tactic({ kind: 'fall', subject: 'a', levels: 1 }, 'a', ['drama-damage', 1], does('fall')),
    tactic({ kind: 'fall', subject: 'a', levels: 1 }, 'a', ['drama-wound', 1], 'only heroes', { a: VILLAIN }),
    tactic({ kind: 'improvised', subject: 'a' }, 'a', ['raises', 1], does('improvised')),
    tactic({ kind: 'improvised', subject: 'a' }, 'a', ['drama-damage', 1], 'only heroes', { a: VILLAIN }),
    tactic({ kind: 'salvo', shooters: ['a'], targets: ['b'] }, 'a', ['drama-attack', 1], does('salvo')),
    tactic({ kind: 'battle-personal', subject: 'a' }, 'a', ['passive-knack', 'parry'], does('battle-personal')),
    tactic(
      { kind: 'battle', armies: { x: { general: 'a' }, y: { general: 'b' } } },
      'a',
      ['drama-wound', 1],
      does('battle'),
    ),
  ],
  'tactics of ships to no purpose': [
    tactic({ kind: 'broadside', attacker: 'a', target: 'b' }, 'a', ['drama-soak', 1], does('broadside'), SHIPS),
    tactic({ kind: 'broadside', attacker: 'a', target: 'b' }, 'a', ['take-trait', 'lowest'], 'critical-chooser', SHIPS),
    tactic({ kind: 'naval', sides: { x: ['a'], y: ['b'] } }, 'a', ['lose-gun', 'engaged-side'], 'guns', SHIPS),
    tactic({ kind: 'naval', sides: { x: ['a'], y: ['b'] } }, 'a', ['drama-wound', 1], does('naval'), SHIPS),
    tactic({ kind: 'ram', attacker: 'a', target: 'b', hexes: 1 }, 'a', ['lose-trait', 'lowest'], 'sink-resolve', SHIPS),
    tactic({ kind: 'boarding', attacker: 'a', target: 'b' }, 'a', ['lose-trait', 'lowest'], does('boarding'), SHIPS),
    tactic({ kind: 'storm', ship: 'a', pilot: 'b' }, 'a', ['drama-soak', 1], does('storm'), { a: SHIP }),
    tactic({ kind: 'shallows', ship: 'a', depth: 1 }, 'a', ['lose-trait', 'lowest'], does('shallows'), { a: SHIP }),
    tactic({ kind: 'scuttle', attacker: 'b', ship: 'a' }, 'a', ['raises', 1], does('scuttle'), { a: SHIP }),
    tactic({ kind: 'scuttle', attacker: 'b', ship: 'a' }, 'b', ['drama-damage', 1], 'only heroes', {
      a: SHIP,
      b: VILLAIN,
    }),
  ],
  'fields to no purpose': [
    {
      what: 'a firearm whose slices are said besides',
      text: text({ kind: 'wound-check', subject: 'a', damage: 9, firearm: true, step: 20 }, {}),
      at: 'true',
      path: 'engagement.firearm',
      says: ['firearm has no effect', 'step: 20'],
      severity: 'warning',
    },
    {
      what: 'dice of the game master against a virtue',
      text: text({ kind: 'hubris', mode: 'virtue', 'hero-dice': 2, 'gm-dice': 1 }, {}),
      at: '1',
      path: 'engagement.gm-dice',
      says: ['gm-dice has no effect', 'virtue'],
      severity: 'warning',
    },
  ],
};
