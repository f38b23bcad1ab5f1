import { describe, it } from 'vitest';
import { expectExact } from '../../support/solve.ts';
import { able, type Man, man, minded, over, ruled, shooting } from './scenes.ts';

/** Nothing that is shot here wounds him: what is counted is shots and hits. */
const THICK: Man = man({ T: 10 });

/** A shooter of BS 3 unless said otherwise. */
const archer = (item: string, characteristics: Man['characteristics'] = {}): Man => man(characteristics, item);

/** Chance of a shot that needs so much. */
const hits = (need: number): { 'mean shots': string; 'mean hits': string } => ({
  'mean shots': '1',
  'mean hits': `${Math.max(0, 7 - need)}/6`,
});

describe('who shoots, and how far', () => {
  it('MH-SHT-1: BS 0 never shoots, but for the blunderbuss', () =>
    expectExact(
      shooting([archer('bow', { BS: 0 })], THICK, {}, { vary: { 's1.equipment': [['bow'], ['blunderbuss']] } }),
      { 'mean shots': '0', 'mean hits': '0', unharmed: '1' },
      { 'mean shots': '1', 'mean hits': '1' },
    ));

  it.each<[string, number]>([
    ['short-bow', 16],
    ['bow', 24],
    ['long-bow', 30],
    ['elf-bow', 36],
    ['crossbow', 30],
    ['sling', 18],
    ['repeater-crossbow', 24],
    ['crossbow-pistol', 10],
    ['pistol', 6],
    ['brace-of-pistols', 6],
    ['warplock-pistol', 8],
    ['brace-of-warplock-pistols', 8],
    ['handgun', 24],
    ['hunting-rifle', 48],
    ['blowpipe', 8],
  ])('MH-SHT-2: a %s shoots %i inches, the farther half at -1, and misses beyond', (item, range) =>
    expectExact(
      shooting([archer(item)], THICK, {}, { vary: { 'engagement.range': reaches(range) } }),
      ...[4, 5, 5, 7].map(hits),
    ),
  );

  it.each<[string, number, number]>([
    ['duelling-pistol', 10, 3],
    ['brace-of-duelling-pistols', 10, 3],
  ])('MH-SHT-2, MH-SHT-3: a %s shoots %i inches at +1', (item, range, need) =>
    expectExact(
      shooting([archer(item)], THICK, {}, { vary: { 'engagement.range': reaches(range) } }),
      ...[need, need + 1, need + 1, 7].map(hits),
    ),
  );

  it('MH-SHT-2: neither luck nor a blunderbuss reaches beyond the range', async () => {
    await expectExact(
      shooting([archer('bow')], THICK, { range: 24.5 }, over('seven-plus-to-hit', 'natural-six', 'six-then-four')),
      hits(7),
      hits(7),
    );
    const ranges = { vary: { 'engagement.range': [16, 16.5] } };
    await expectExact(shooting([archer('blunderbuss')], THICK, {}, ranges), hits(1), hits(7));
  });

  it('MH-SHT-2: eagle eyes see 6 inches farther, and so does half the range', () =>
    expectExact(
      shooting([able(['eagle-eyes'], archer('bow'))], THICK, {}, { vary: { 'engagement.range': reaches(30) } }),
      ...[4, 5, 5, 7].map(hits),
    ));

  it('MH-SHT-1: of several missile weapons the first of the list is shot', () =>
    expectExact(
      shooting([man({}, 'sword', 'pistol', 'bow')], THICK, {}, { vary: { 'engagement.range': [6, 12] } }),
      hits(5),
      hits(7),
    ));
});

/** Half the range, a little more, all of it, a little more. */
function reaches(range: number): readonly number[] {
  return [range / 2, range / 2 + 0.5, range, range + 0.5];
}

describe('to hit', () => {
  it('MH-SHT-3: 7 less the ballistic skill', () =>
    expectExact(
      shooting(
        [archer('bow')],
        THICK,
        {},
        { ...ruled('natural-one-hit', 'by-number'), vary: { 's1.characteristics.BS': [1, 2, 3, 4, 5, 6, 8] } },
      ),
      ...[6, 5, 4, 3, 2, 1, 1].map(hits),
    ));

  it('MH-SHT-3: cover, movement and long range hamper, a large target helps', () =>
    expectExact(
      shooting(
        [archer('bow', { BS: 4 })],
        THICK,
        {},
        {
          vary: {
            'engagement.cover': [false, true],
            'engagement.moved': [false, true],
            'engagement.range': [12, 13],
            'engagement.large': [false, true],
          },
        },
      ),
      ...[3, 2, 4, 3, 4, 3, 5, 4, 4, 3, 5, 4, 5, 4, 6, 5].map(hits),
    ));

  it('MH-SHT-3: a target is large once, by the scene or by itself', () =>
    expectExact(
      shooting(
        [archer('bow')],
        able(['large'], THICK),
        {},
        { ...ruled('special-rules', 'none'), vary: { 'engagement.large': [false, true] } },
      ),
      hits(3),
      hits(3),
    ));

  it('MH-SHT-3: a trick shooter ignores cover, and nothing else', () =>
    expectExact(
      shooting(
        [able(['trick-shooter'], archer('bow'))],
        THICK,
        { range: 13, moved: true },
        {
          vary: { 'engagement.cover': [false, true] },
        },
      ),
      hits(6),
      hits(6),
    ));

  it('MH-SHT-3: knives fly as well after moving and far as near, but not round cover', () =>
    expectExact(
      shooting(
        [archer('throwing-knives')],
        THICK,
        { moved: true },
        {
          vary: { 'engagement.range': [3, 6, 6.5], 'engagement.cover': [false, true] },
        },
      ),
      ...[4, 5, 4, 5, 7, 7].map(hits),
    ));

  it('MH-SHT-4: a natural 1 misses, or counts by number', () =>
    expectExact(
      shooting([archer('bow', { BS: 7 })], THICK, {}, over('natural-one-hit', 'misses', 'by-number')),
      hits(2),
      hits(1),
    ));

  it.each<[string, number, Record<string, boolean>, string, string]>([
    ['7', 2, { cover: true }, '1/12', '1/6'],
    ['8', 1, { cover: true }, '1/18', '1/6'],
    ['9', 1, { cover: true, moved: true }, '1/36', '1/6'],
  ])('MH-SHT-4: %s is impossible, a 6 and a second die, or a natural 6', (_, BS, fields, twice, once) =>
    expectExact(
      shooting(
        [archer('bow', { BS })],
        THICK,
        { range: 13, ...fields },
        over('seven-plus-to-hit', 'impossible', 'six-then-four', 'natural-six'),
      ),
      { 'mean hits': '0' },
      { 'mean hits': twice },
      { 'mean hits': once },
    ),
  );

  it('MH-SHT-4: 10 and more are beyond a second die', () =>
    expectExact(
      shooting(
        [minded({ 'fire-twice': 'yes' }, archer('repeater-crossbow', { BS: 1 }))],
        THICK,
        { range: 13, cover: true, moved: true },
        over('seven-plus-to-hit', 'impossible', 'six-then-four', 'natural-six'),
      ),
      { 'mean hits': '0' },
      { 'mean hits': '0' },
      { 'mean hits': '1/3' },
    ));

  it('MH-SHT-6: a blunderbuss hits by itself, or on 4+, whatever hampers it', () =>
    expectExact(
      shooting(
        [archer('blunderbuss', { BS: 1 })],
        THICK,
        { cover: true, moved: true },
        over('blunderbuss-hit', 'automatic', 'four-plus'),
      ),
      hits(1),
      hits(4),
    ));
});

describe('how many shots', () => {
  const twice = (item: string): Man => minded({ 'fire-twice': 'yes' }, archer(item));

  it.each<[string, number, Man, Record<string, unknown>]>([
    ['a bow every phase', 5, archer('bow'), {}],
    ['two with a bow and quick-shot', 10, able(['quick-shot'], archer('bow')), {}],
    ['two with a short bow', 10, able(['quick-shot'], archer('short-bow')), {}],
    ['two with an elf bow', 10, able(['quick-shot'], archer('elf-bow')), {}],
    ['two with a crossbow', 10, able(['quick-shot'], archer('crossbow')), {}],
    ['one with a repeater', 5, able(['quick-shot'], archer('repeater-crossbow')), {}],
    ['one with a crossbow pistol', 5, able(['quick-shot', 'pistolier'], archer('crossbow-pistol')), {}],
    ['one with a sling', 5, able(['quick-shot'], archer('sling')), {}],
    ['one knife', 5, archer('throwing-knives'), {}],
    ['three knives', 15, able(['knife-fighter'], archer('throwing-knives')), {}],
    ['no crossbow after moving', 0, archer('crossbow'), { moved: true }],
    ['no handgun after moving', 0, archer('handgun'), { moved: true }],
    ['no rifle after moving', 0, archer('hunting-rifle'), { moved: true }],
    ['a nimble crossbow after moving', 5, able(['nimble'], archer('crossbow')), { moved: true }],
    ['a nimble handgun after moving', 3, able(['nimble'], archer('handgun')), { moved: true }],
    ['a pistol in phases 1, 3 and 5', 3, archer('pistol'), { moved: true }],
    ['a pistol twice in four', 2, archer('duelling-pistol'), { turns: 4 }],
    ['a warplock pistol in phases 1, 3 and 5', 3, archer('warplock-pistol'), {}],
    ['a handgun in phases 1, 3 and 5', 3, archer('handgun'), {}],
    ['a rifle in phases 1, 3 and 5', 3, archer('hunting-rifle'), {}],
    ['a hunter’s handgun every phase', 5, able(['hunter'], archer('handgun')), {}],
    ['a hunter’s rifle every phase', 5, able(['hunter'], archer('hunting-rifle')), {}],
    ['a hunter’s pistol in phases 1, 3 and 5', 3, able(['hunter'], archer('pistol')), {}],
    ['a pistolier’s pistol every phase', 5, able(['pistolier'], archer('pistol')), {}],
    ['a pistolier’s handgun in phases 1, 3 and 5', 3, able(['pistolier'], archer('handgun')), {}],
    ['a brace every phase', 5, archer('brace-of-pistols'), {}],
    ['a brace of duelling pistols every phase', 5, archer('brace-of-duelling-pistols'), {}],
    ['a pistolier’s brace twice', 10, able(['pistolier'], archer('brace-of-warplock-pistols')), {}],
    ['both of a brace of warplock pistols in phases 1, 3 and 5', 6, twice('brace-of-warplock-pistols'), {}],
    ['a brace of warplock pistols every phase', 5, archer('brace-of-warplock-pistols'), {}],
    ['only one of another brace', 5, twice('brace-of-pistols'), {}],
    ['a blunderbuss once', 1, archer('blunderbuss'), {}],
    ['a blowpipe every phase', 5, archer('blowpipe'), {}],
  ])('MH-SHT-5: %s: %i', (_, shots, shooter, fields) =>
    expectExact(shooting([shooter], THICK, { turns: 5, ...fields }), { 'mean shots': `${shots}` }),
  );

  it.each<[string, Man, Record<string, unknown>, string, string]>([
    ['one with a sling', archer('sling'), { range: 9 }, '1', '1/2'],
    ['two with a sling, near', twice('sling'), { range: 9 }, '2', '2/3'],
    ['one with a sling, far', twice('sling'), { range: 9.5 }, '1', '1/3'],
    ['one with a sling after moving', twice('sling'), { range: 9, moved: true }, '1', '1/3'],
    ['one with a repeater', archer('repeater-crossbow'), {}, '1', '1/2'],
    ['two with a repeater', twice('repeater-crossbow'), {}, '2', '2/3'],
    ['two with a repeater, far and after moving', twice('repeater-crossbow'), { range: 13, moved: true }, '2', '0'],
    ['one with a bow', twice('bow'), {}, '1', '1/2'],
  ])('MH-SHT-5: by decision fire-twice, %s', (_, shooter, fields, shots, struck) =>
    expectExact(shooting([shooter], THICK, fields), { 'mean shots': shots, 'mean hits': struck }),
  );

  it('MH-SHT-5: who moved with a crossbow in nimble hands is no quick shot', () =>
    expectExact(
      shooting(
        [able(['nimble', 'quick-shot'], archer('crossbow'))],
        THICK,
        { range: 12 },
        { vary: { 'engagement.moved': [true, false] } },
      ),
      { 'mean shots': '1', 'mean hits': '1/3' },
      { 'mean shots': '2', 'mean hits': '1' },
    ));

  it('MH-SHT-5: a pistolier fires his brace twice every turn, or reloads one pistol at a time', () =>
    expectExact(
      shooting(
        [able(['pistolier'], archer('brace-of-pistols')), archer('brace-of-pistols')],
        THICK,
        { range: 3, turns: 4 },
        over('pistolier-brace', 'every-turn', 'two-then-one'),
      ),
      { 'mean shots': '12' },
      { 'mean shots': '9' },
    ));

  it('MH-SHT-5: without special rules nobody is quick, nimble or far-sighted', () =>
    expectExact(
      shooting(
        [
          able(['quick-shot', 'eagle-eyes', 'trick-shooter'], archer('bow')),
          able(['nimble', 'quick-shot'], archer('crossbow')),
        ],
        able(['dodge'], THICK),
        { moved: true, cover: true, range: 13 },
        over('special-rules', 'published', 'none'),
      ),
      // 4 + 1 moved: twice 1/3, near enough; the crossbow 4 + 1 + 1: once 1/6
      { 'mean shots': '3', 'mean hits': '5/6' },
      { 'mean shots': '1', 'mean hits': '0' },
    ));
});
