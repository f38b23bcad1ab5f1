import { describe, expect, it } from 'vitest';
import { ASKED_POINTS, ASKING_KINDS } from '../../../src/systems/seventh-sea/asked-tactics.ts';
import { DECISIONS, OPTION_ALIASES, TACTIC_ALIASES } from '../../../src/systems/seventh-sea/decisions.ts';
import { FIGHTER_SCHEMA } from '../../../src/systems/seventh-sea/fighter-schema.ts';
import { KINDS } from '../../../src/systems/seventh-sea/kinds/index.ts';
import { type TacticsData, tacticsOf } from '../../../src/systems/seventh-sea/tactics.ts';

/** What a fighter decides who writes this under `tactics`. */
const decided = (tactics: TacticsData) => tacticsOf(FIGHTER_SCHEMA.parse({ tactics }).tactics ?? {});

const points = DECISIONS.filter(({ place }) => place === 'fighter');
const words = points.flatMap(({ id, options }) =>
  options.filter((option): option is string => typeof option === 'string').map((option) => [id, option] as const),
);

describe('tactics', () => {
  it('are the first options where nothing is said', () => {
    expect(decided({})).toEqual({
      raises: 0,
      calledShot: 0,
      attackStyle: 'plain',
      target: 'first',
      hold: 0,
      release: 'last-phase',
      defend: 'held',
      defendUpTo: Number.POSITIVE_INFINITY,
      passiveKnack: 'best',
      defenceKnack: 'best',
      dieOrder: 'lowest',
      interruptDice: 'latest',
      drama: { attack: 0, defence: 0, damage: 0, wound: 0, soak: 0 },
      wakes: false,
      rises: true,
      offHand: false,
      twoPistols: false,
      emptyWeapon: 'switch',
      rerollDie: 'highest',
      loseTrait: 'highest',
      takeTrait: 'highest',
      loseGun: 'idle-side',
      riggingKeep: 'lowest',
      ammunition: 'ball',
      surrenderAt: 0,
    });
    expect(decided(Object.fromEntries(points.map(({ id, options }) => [id, written(options[0])])))).toEqual(
      decided({}),
    );
  });

  it.each(words)('%s: %s is an option', (id, option) => {
    const value = written(option);
    expect(FIGHTER_SCHEMA.parse({ tactics: { [id]: value } }).tactics).toEqual({ [id]: value });
    if (option !== points.find((point) => point.id === id)?.options[0]) {
      expect(decided({ [id]: value })).not.toEqual(decided({}));
    }
  });

  it('take numbers, knacks and traits where they may', () => {
    expect(decided({ raises: 3, 'called-shot': 1, hold: 2, 'defend-up-to': 25, 'surrender-at': 2 })).toMatchObject({
      raises: 3,
      calledShot: 1,
      hold: 2,
      defendUpTo: 25,
      surrenderAt: 2,
    });
    expect(decided({ 'drama-attack': 1, 'drama-wound': 'all', 'drama-soak': 2 }).drama).toEqual({
      attack: 1,
      defence: 0,
      damage: 0,
      wound: Number.POSITIVE_INFINITY,
      soak: 2,
    });
    expect(decided({ 'defence-knack': 'jeu-de-jambes', 'lose-trait': 'voiles' })).toMatchObject({
      defenceKnack: 'footwork',
      loseTrait: 'panache',
    });
  });

  it('are read in French', () => {
    const french = Object.keys(TACTIC_ALIASES);
    expect(new Set(french).size).toBe(points.length);
    for (const [alias, id] of Object.entries(TACTIC_ALIASES)) {
      const value = written(points.find((point) => point.id === id)?.options.at(0));
      expect(FIGHTER_SCHEMA.parse({ tactics: { [alias]: value } }).tactics).toEqual({ [id]: value });
    }
    const known = new Set(words.map(([, option]) => option));
    for (const [alias, option] of Object.entries(OPTION_ALIASES)) expect([...known], alias).toContain(option);
    expect(decided({ defend: 'jamais', ammunition: 'boulets ramés' })).toMatchObject({
      defend: 'never',
      ammunition: 'chain',
    });
  });
});

it('every kind says which tactics it asks for, and each is asked for by some', () => {
  expect([...ASKING_KINDS].sort()).toEqual(KINDS.map(({ listing }) => listing.id).sort());
  expect([...ASKED_POINTS].sort()).toEqual(points.map(({ id }) => id).sort());
});

/** An option as a scenario writes it: `0` is a number. */
function written(option: unknown): string | number {
  return option === '0' ? 0 : String(option);
}
