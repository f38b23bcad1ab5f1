import { describe, expect, it } from 'vitest';
import { type KindDefinition, rulingsFelt } from '../../../src/systems/kind.ts';
import { assumptionsOf } from '../../../src/systems/mordheim/assumptions.ts';
import { melee } from '../../../src/systems/mordheim/kinds/melee.ts';
import { RULES } from '../../../src/systems/mordheim/rules/index.ts';
import { RULINGS } from '../../../src/systems/mordheim/rulings.ts';
import type { Variant } from '../../../src/systems/system.ts';

const DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  RULINGS.map((r) => [r.id, r.options[0]?.id ?? '']),
);

function assumptions(parts: Partial<Pick<Variant, 'rulings' | 'fighters' | 'engagement'>> = {}) {
  return assumptionsOf({
    system: 'mordheim',
    edition: null,
    tables: null,
    fighters: { captain: { profile: 'reikland-captain' }, orc: { profile: 'orc-boy' } },
    engagement: { kind: 'melee', sides: { men: ['captain'], orcs: ['orc'] } },
    ...parts,
    rulings: { ...DEFAULTS, ...parts.rulings },
  });
}

/** Everything that a reading without a source may be felt by. */
const EVERYTHING = {
  fighters: {
    captain: {
      profile: 'reikland-captain',
      equipment: ['crossbow-pistol', 'helmet'],
      abilities: ['unstoppable-charge', 'step-aside'],
    },
    ghoul: { profile: 'ghoul' },
  },
  engagement: { kind: 'melee', sides: { men: ['captain'], undead: ['2 x ghoul'] } },
};

describe('assumptions of Mordheim', () => {
  const felt = rulingsFelt(melee as KindDefinition, RULES);
  const unsourced = RULINGS.filter((ruling) => felt.has(ruling.id)).flatMap((ruling) =>
    ruling.options.filter((option) => option.provenance === 'assumption').map((option) => [ruling.id, option.id]),
  );

  it.each(unsourced)('state the reading %s: %s in both languages', (ruling, option) => {
    const found = assumptions({ ...EVERYTHING, rulings: { [ruling as string]: option as string } });
    const text = found.find(({ id }) => id === ruling)?.text;
    expect(text?.en).toMatch(/^[a-z][^?]+[^?.]$/);
    expect(text?.fr).toMatch(/^[a-zà][^?]+[^?.]$/);
    expect(text?.fr).not.toBe(text?.en);
  });

  it('name no reading that has a source', () => {
    const ids = assumptions({ rulings: { 'critical-limit': 'per-phase' } }).map(({ id }) => id);
    expect(ids).not.toContain('critical-limit');
    expect(assumptions({ rulings: { 'critical-limit': 'unlimited' } }).map(({ id }) => id)).toContain('critical-limit');
  });

  it.each(['helmet-roll', 'seven-plus-to-hit', 'wound-while-down', 'all-alone-opponents', 'MH-PSY-4'])(
    'name %s only where the fight can feel it',
    (id) => {
      expect(assumptions().map((a) => a.id)).not.toContain(id);
      expect(assumptions(EVERYTHING).map((a) => a.id)).toContain(id);
    },
  );

  it.each([
    [{}, true],
    [{ charger: 'none' }, true],
    [{ charger: 'men' }, false],
    [{ 'first-turn': 'orcs' }, false],
  ])('name who has the first turn only where %j leaves it open', (fields, isNamed) => {
    const engagement = { kind: 'melee', sides: { men: ['captain'], orcs: ['orc'] }, ...fields };
    expect(assumptions({ engagement }).some(({ id }) => id === 'MH-TURN-2')).toBe(isNamed);
  });

  const onRoof = (kind: string, height: number) => ({ engagement: { kind, subject: 'captain', height } });

  it.each([
    ['fall-strength', 'round-down', onRoof('fall', 4.5)],
    ['fall-strength', 'round-up', onRoof('climb', 2.5)],
    ['jump-fall-height', 'remaining', onRoof('jump-down', 4)],
    ['wound-while-down', 'injury-roll', onRoof('edge-fall', 3)],
    ['wound-while-down', 'out-of-action', onRoof('edge-fall', 3)],
  ])('state the reading %s: %s of a fall', (ruling, option, parts) => {
    const text = assumptions({ ...parts, rulings: { [ruling]: option } }).find(({ id }) => id === ruling)?.text;
    expect(text?.en).toMatch(/^[a-z][^?]+[^?.]$/);
    expect(text?.fr).not.toBe(text?.en);
  });

  it('name no begun inches in a fall of whole ones, and none of close combat', () => {
    expect(assumptions(onRoof('fall', 4))).toEqual([]);
    expect(assumptions({ engagement: { kind: 'leap', subject: 'captain', gap: 3, depth: 2.5 } })).toHaveLength(1);
  });

  it.each([
    ['MH-RAL-5', { kind: 'rally', subject: 'captain' }],
    ['MH-ROUT-4', { kind: 'rout-test', subject: 'captain', size: 4, out: 1 }],
  ])('name %s where there are several turns', (id, engagement) => {
    expect(assumptions({ engagement })).toEqual([]);
    expect(assumptions({ engagement: { ...engagement, turns: 2 } }).map((a) => a.id)).toEqual([id]);
  });

  it('name what a skirmish takes for granted, of shots and crowds only where there are some', () => {
    const sides = (men: readonly string[]) => ({ kind: 'skirmish', sides: { men, orcs: ['orc'] }, distance: 20 });
    const ids = (parts: Parameters<typeof assumptions>[0]): readonly string[] => assumptions(parts).map((a) => a.id);
    const alone = ids({ engagement: sides(['captain']) });
    expect(alone).toEqual(expect.arrayContaining(['MH-TURN-4', 'MH-SKI-1', 'MH-SKI-2']));
    for (const id of ['MH-SKI-5', 'MH-SKI-6', 'seven-plus-to-hit']) expect(alone).not.toContain(id);
    expect(ids({ engagement: sides(['2 x captain']) })).toContain('MH-SKI-5');
    const archers = { captain: { profile: 'reikland-captain', equipment: ['bow'] }, orc: { profile: 'orc-boy' } };
    const shot = ids({ fighters: archers, engagement: sides(['captain']) });
    expect(shot).toEqual(expect.arrayContaining(['MH-SKI-6', 'seven-plus-to-hit', 'wound-while-down']));
  });

  it('name the shots of a pistolier only where he has a brace', () => {
    const shooter = (equipment: readonly string[]) => ({
      fighters: {
        captain: { profile: 'reikland-captain', equipment, abilities: ['pistolier'] },
        orc: { profile: 'orc-boy' },
      },
      engagement: { kind: 'shooting', shooters: ['captain'], target: 'orc', range: 4 },
    });
    expect(assumptions(shooter(['pistol'])).map(({ id }) => id)).not.toContain('pistolier-brace');
    expect(assumptions(shooter(['brace-of-pistols'])).map(({ id }) => id)).toContain('pistolier-brace');
  });

  it('leave out fear where psychology is off', () => {
    expect(assumptions({ ...EVERYTHING, rulings: { psychology: 'off' } }).map((a) => a.id)).not.toContain('MH-PSY-4');
  });
});
