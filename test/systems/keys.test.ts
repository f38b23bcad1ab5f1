import { describe, expect, it } from 'vitest';
import { solveExact } from '../../src/engine/exact.ts';
import { statesOf, wholeKeyed } from '../support/keys.ts';
import { type Compiled, compileText } from '../support/solve.ts';
import { able, type Beside, man, melee, minded, ruled, skirmish } from './mordheim/scenes.ts';

const PARRYING = man({ A: 2 }, 'sword', 'shield');
const STURDY = man({ W: 2, S: 4 }, 'axe', 'buckler');
const ARCHER = man({ BS: 3 }, 'bow', 'dagger');
const LASHING = man({ I: 4 }, 'steel-whip');
const CALCULATING = minded({ target: 'weakest', split: 'even' }, PARRYING);
const ROUNDS = { rounds: 4 };

/** A skirmish of Mortebrume, the rest of its engagement and of the scenario beside it. */
function clash(
  sides: Readonly<Record<string, readonly string[]>>,
  engagement: object = {},
  beside: Beside = {},
): string {
  const fighters = {
    human: { profile: 'example-human' },
    elf: { profile: 'example-elf', tactics: { reaction: 'dodge' } },
  };
  return JSON.stringify({
    system: 'mortebrume',
    fighters,
    engagement: { kind: 'skirmish', sides, rounds: 4, ...engagement },
    ...beside,
  });
}

/** A fight of Confrontation. */
function fray(fighters: object, engagement: object, beside: object = {}): string {
  return JSON.stringify({ system: 'confrontation', 'wound-table': 'assumed', fighters, engagement, ...beside });
}

/** Somebody of Confrontation, who throws no 6 again. */
function duellist(abilities: readonly string[], tactics: object = {}): object {
  const characteristics = { MOV: 10, INI: 3, ATT: 4, STR: 8, DEF: 4, RES: 6, COU: 3, DIS: 2 };
  const plain = { 'explode-attack': 'never', 'explode-parry': 'never', 'explode-opposed': 'never' };
  return { characteristics, abilities, tactics: { ...plain, ...tactics } };
}

const GUARD = duellist([], { parry: 'reserve', 'parry-dice': 'two' });
const FENCER = duellist(['counter-attack'], { 'counter-attack': 'always' });
const TRICKSTER = duellist(['feint'], { feint: 'defence-die', target: 'random', split: 'all-attack' });
const BEAST = duellist(['fierce', 'bestial-charge', 'regeneration 5'], { pursue: 'weakest', 'next-combat': 'largest' });

/** Fights in which as much as possible is asked for late: text, and how many states each that differs may be walked as. */
const FIGHTS: readonly (readonly [name: string, text: string, ratio: number])[] = [
  ['all in contact', melee([PARRYING, man()], [STURDY], { ...ROUNDS, charger: 'a' }), 1.5],
  ['pairs', melee([PARRYING, man()], [man(), man()], { rounds: 2, contact: 'paired', charger: 'b' }), 1.4],
  ['who stands alone', melee([man({ Ld: 5 }, 'sword')], [man(), PARRYING, man()], ROUNDS), 1.5],
  ['who looks for the weakest', melee([CALCULATING], [STURDY, man()], ROUNDS), 1.5],
  ['a rout', melee([man(), PARRYING], [man({ Ld: 5 })], { ...ROUNDS, rout: true }), 1.5],
  [
    'whips and reflexes',
    melee([LASHING], [able(['lightning-reflexes'], STURDY), man()], { ...ROUNDS, charger: 'b' }),
    1.6,
  ],
  [
    'fear and stupidity',
    melee([able(['stupidity']), man()], [able(['causes-fear', 'frenzy'])], { ...ROUNDS, charger: 'b' }),
    1.6,
  ],
  ['weapons lost', melee([PARRYING], [STURDY, LASHING], ROUNDS, ruled('critical-hits', 'by-weapon')), 2],
  ['a skirmish', skirmish([PARRYING], [ARCHER, man()], { ...ROUNDS, distance: 8 }), 1.8],
  ['a few of Mortebrume', clash({ a: ['elf'], b: ['2 x human'] }), 1.4],
  ['all at once', clash({ a: ['elf'], b: ['3 x human'] }, { policy: { b: { combine: 'all' } } }), 1.4],
  [
    'the stunned pass no more',
    clash(
      { a: ['human'], b: ['elf', 'human'] },
      {},
      { rulings: { 'stunned-pass': 'forbidden', 'pass-activates': 'loser' } },
    ),
    1.4,
  ],
  [
    'combats of Confrontation',
    fray(
      { guard: GUARD, rival: GUARD },
      { kind: 'melee', sides: { a: ['2 x guard'], b: ['rival'] }, rounds: 3 },
      { rulings: { 'sustained-defence': 'on' } },
    ),
    1.2,
  ],
  [
    'parries that answer, and feints',
    fray(
      { fencer: FENCER, trickster: TRICKSTER },
      { kind: 'melee', sides: { a: ['trickster'], b: ['2 x fencer'] }, rounds: 3 },
      { rulings: { 'sustained-defence': 'on' } },
    ),
    1.3,
  ],
  [
    'pursuits',
    fray(
      { beast: BEAST, guard: duellist([]), rival: duellist([], { parry: 'reserve' }) },
      { kind: 'melee', sides: { a: ['beast', 'guard'], b: ['2 x rival'] }, chargers: ['beast'], rounds: 1 },
      { rulings: { 'bestial-charge': 'attack-die', 'pursuit-order': 'moves-first', 'stun-adds': 'yes' } },
    ),
    3.5, // what a last turn makes of anybody is told in vain
  ],
  [
    'assaults',
    fray(
      { beast: BEAST, guard: duellist([], { target: 'most-wounded' }) },
      {
        kind: 'assault',
        sides: { a: ['beast'], b: ['2 x guard'] },
        assaults: [{ by: 'beast', on: ['guard', 'guard#2'], distance: 12 }],
        rounds: 3,
      },
    ),
    1.3,
  ],
];

async function compile(text: string): Promise<Compiled> {
  return (await compileText(text))[0] as Compiled;
}

describe('keys of fights of several', () => {
  it.each(FIGHTS)('%s: hold all that the future depends on', async (_, text) => {
    const { model, tactics } = await compile(text);
    const lean = solveExact(model, tactics);
    const whole = solveExact(wholeKeyed(model), tactics);
    expect(lean.states).toBeLessThan(whole.states);
    const laws = [lean, whole].map(({ outcomes, metrics }) => [outcomes, ...metrics.map(({ p }) => p)]);
    laws[0]?.forEach((law, i) => {
      const off = law.map((p, value) => Math.abs(p - (laws[1]?.[i]?.[value] ?? 0)));
      expect(Math.max(...off)).toBeLessThan(1e-12);
    });
  });

  it.each(FIGHTS)('%s: and hardly anything else', async (_, text, ratio) => {
    const { walked, different } = statesOf(await compile(text));
    expect(walked / different, `${walked} states, of which ${different} differ`).toBeLessThan(ratio);
  });
});
