import { expect, it } from 'vitest';
import { solveExact } from '../../../src/engine/exact.ts';
import { ExactLimitError } from '../../../src/errors.ts';
import { testMistakes } from '../../support/mistakes.ts';
import { type Compiled, compileText, diagnosticsOf } from '../../support/solve.ts';
import { fighter, melee, mistakes, strikeAt, warrior } from './mistakes.ts';
import { mistakesOfShooting } from './mistakes-of-shooting.ts';
import { mistakesOfSkirmishes } from './mistakes-of-skirmishes.ts';
import { mistakesOfTactics } from './mistakes-of-tactics.ts';
import { able, type Man, man, melee as meleeOf, minded, skirmish as skirmishOf } from './scenes.ts';

testMistakes({ ...mistakes, ...mistakesOfShooting, ...mistakesOfSkirmishes, ...mistakesOfTactics });

it('error 18: an exact answer beyond the limits names the number of states', async () => {
  const { model, tactics } = (await compileText(melee('rounds: 50')))[0] as Compiled;
  const solve = (): unknown => solveExact(model, tactics, { states: 5, branches: 1_000, work: 1e9 });
  expect(solve).toThrow(ExactLimitError);
  expect(solve).toThrow(/5 states/);
});

it('a first draft is told all its mistakes of wording, sides and outcomes at once', async () => {
  const text = `system: mordheim
fighters:
  bos: { profile: orc-bos, equipment: [hash, sheild] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { orcs: [boss], dwarfs: [dwarf, 2 x gohul] }
  charger: dwarves
  concede: { orc: never }
expect: [{ outcome: orc, between: [0%, 50%] }]
`;
  const all = await diagnosticsOf(text);
  expect(all.map(({ path, hint }) => [path, /did you mean "([^"]+)"/.exec(hint ?? '')?.[1]])).toEqual([
    ['fighters.bos.profile', 'orc-boss'],
    ['fighters.bos.equipment[0]', expect.any(String)],
    ['fighters.bos.equipment[1]', 'shield'],
    ['engagement.sides.orcs[0]', 'bos'],
    ['engagement.sides.dwarfs[0]', undefined],
    ['engagement.sides.dwarfs[1]', 'ghoul'],
    ['engagement.charger', 'dwarfs'],
    ['engagement.concede.orc', 'orcs'],
    ['expect[0].outcome', 'orcs'],
  ]);
  expect(all[0]?.hint).toContain('`fracas systems mordheim` lists them');
});

it.each([
  ['a profile, and what it would give', fighter('profile: warior, characteristics: { WS: 4 }'), []],
  ['a mistyped key, and what it would give', fighter('profl: warrior, equipment: [axe]'), []],
  ['a key like none, and what it might give', fighter('statistics: warrior, equipment: [axe]'), []],
  ['a weapon that may be what is missing', warrior('equipment: [swrd, spiked-gauntlet]'), []],
  ['a weapon drawn later', warrior('equipment: [axe, swrd], tactics: { later-weapons: [sword] }'), []],
  ['a wrong W, and wounds left', strikeAt('profile: ghoul, characteristics: { W: 30 }', 'target-wounds: 4'), []],
  ['side, and the fields that name it', melee('charger: men').replace('men: [a]', 'men: { a: 1 }'), []],
  ['a profile beside two shields', fighter('profile: warior, equipment: [axe, shield, shield]'), ['worn-twice']],
  ['a weapon beside two shields', warrior('equipment: [swrd, shield, shield]'), ['worn-twice']],
])('nothing false follows from %s', async (_, text, codes) => {
  const all = (await diagnosticsOf(text)).map((diagnostic) => diagnostic.code);
  expect(all.filter((code) => code.startsWith('scenario/'))).toHaveLength(1);
  expect(all.filter((code) => !code.startsWith('scenario/'))).toEqual(codes.map((code) => `mordheim/${code}`));
});

it('of two swords drawn later neither is idle', async () => {
  const text = warrior('equipment: [axe, shield, sword, sword], tactics: { later-weapons: [sword, sword] }');
  expect(await diagnosticsOf(text)).toEqual([]);
});

it('no BS is asked for a crossbow pistol that is not shot', async () => {
  const text = strikeAt(
    'characteristics: { WS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 }, equipment: [crossbow-pistol, axe]',
    '',
  );
  expect((await diagnosticsOf(text)).map(({ code }) => code)).toEqual(['mordheim/no-effect']);
});

it('every mistake of a file is reported at once', async () => {
  const text = warrior('equipment: [axe, swrd, shield, shield], characteristics: { T: 0 }');
  const errors = (await diagnosticsOf(text)).filter((d) => d.severity === 'error');
  expect(errors.map((d) => d.path)).toEqual(
    expect.arrayContaining(['fighters.a.equipment[1]', 'fighters.a.characteristics.T']),
  );
});

const feeble = (characteristics: Man['characteristics'] = {}, ...items: readonly string[]): Man =>
  man({ S: 1, T: 7, ...characteristics }, ...(items.length > 0 ? items : ['natural-weapons']));
const waiting = (...items: readonly string[]): Man => minded({ stance: 'hold' }, man({ BS: 1 }, ...items));

it.each([
  ['a man who may flee from two', meleeOf([feeble()], [feeble(), feeble()]), []],
  ['nor with friends near him', meleeOf([feeble()], [feeble(), feeble()], { 'friends-near': ['a'] }), ['never-ends']],
  ['nor if he stands firm', meleeOf([able(['fanatical'], feeble())], [feeble(), feeble()]), ['never-ends']],
  ['a crossbow pistol that pierces', meleeOf([feeble({}, 'sword', 'crossbow-pistol')], [feeble()]), []],
  ['a shot that hits', skirmishOf([waiting('bow')], [waiting('bow')], { distance: 12 }), []],
  ['cover for one of them', skirmishOf([waiting('bow')], [waiting('bow')], { distance: 12, cover: ['b'] }), []],
  [
    'a shooter who comes near enough',
    skirmishOf([minded({ stance: 'advance-shooting', 'charge-at': 0 }, waiting('bow'))], [waiting('sword')], {
      distance: 30,
    }),
    [],
  ],
  [
    'a charge from where they stand',
    skirmishOf([minded({ 'charge-at': 0.5 }, man())], [waiting()], { distance: 0.5 }),
    [],
  ],
])('an endless fight is told from one that may end: %s', async (_, text, codes) => {
  const all = await diagnosticsOf(text);
  const endless = all.map(({ code }) => code).filter((code) => /never-(ends|meets)/.test(code));
  expect(endless).toEqual(codes.map((code) => `mordheim/${code}`));
});
