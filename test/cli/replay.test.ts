import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseVariant, registerReplay, renderReplay } from '../../src/cli/replay.ts';
import { cuts } from '../../src/dice/dice.ts';
import { keepPool } from '../../src/dice/keep-pool.ts';
import type { LogEntry } from '../../src/dice/recording.ts';
import type { Happening } from '../../src/engine/replay.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { Model } from '../../src/systems/system.ts';
import { type Ran, runCommand } from '../support/cli.ts';

const variants = [3, 4].flatMap((toughness) =>
  ['Épée', 'axe'].map((weapon) => ({ label: { 'ghoul.T': toughness, 'captain.equipment': weapon } })),
);
const scenario = {
  axes: [
    { name: 'ghoul.T', values: [3, 4] },
    { name: 'captain.equipment', values: ['Épée', 'axe'] },
  ],
  variants,
} as unknown as Scenario;

describe('choosing the variant to replay', () => {
  it.each([
    [[], 0],
    [['2'], 2],
    [['ghoul.T=4', 'captain.equipment=axe'], 3],
    [['captain.equipment=epee', 'ghoul.T=3'], 0],
  ])('finds the one that %j names', (choice, index) => {
    expect(chooseVariant(scenario, choice)).toBe(variants[index]);
  });

  it.each([
    [['4'], /no variant is 4/],
    [['ghoul.T=5'], /no variant is ghoul.T=5/],
    [['ghoul.T=4'], /leaves 2 variants/],
    [['ghoul.W=4'], /names no axis/],
    [['axe'], /names no axis/],
  ])('refuses %j', (choice, message) => {
    expect(() => chooseVariant(scenario, choice)).toThrow(message);
  });
});

describe('fracas replay in French', () => {
  const SCENARIO = `
system: seventh-sea
title: Élodie
fighters:
  élodie: { profil: nouveau-héros, équipement: [rapière] }
  noir: { profil: homme-de-main }
engagement: { kind: duel, camps: { Élodie: [élodie], Noir: [noir] }, tours: 20 }
vary:
  élodie.équipement: { rapière: [rapière], sabre: [sabre-d-abordage] }
  rulings.squad-explode: [explosent, simples]
`;
  const replay = async (...args: readonly string[]): Promise<Ran> => {
    const folder = mkdtempSync(join(tmpdir(), 'fracas-'));
    const file = join(folder, 'duel.yaml');
    writeFileSync(file, SCENARIO);
    const ran = await runCommand(registerReplay, 'replay', file, '--lang', 'fr', '--seed', '1', ...args);
    rmSync(folder, { recursive: true });
    return ran;
  };

  it.each([
    ['élodie.équipement=sabre', 'rulings.squad-explode=simples'],
    ['elodie.equipement=Sabre', 'lectures.squad-explode=simples'],
    ['élodie.equipment=sabre', 'rulings.squad-explode=plain'],
    ['combattants.élodie.équipement=sabre', 'lectures.squad-explode=plain'],
  ])('takes %s %s, and shows the paths and words of the file', async (...choice) => {
    const { out, thrown } = await replay('--variant', ...choice);
    expect(thrown).toBeNull();
    expect(out).toContain('\nélodie.équipement = sabre\nlectures.squad-explode = simples\n');
  });

  it('elides before a name, and says in French how to choose', async () => {
    const { out, err } = await replay();
    expect(out).toContain('pertes d’Élodie\u00a0: ');
    expect(out).not.toContain('de Élodie');
    expect(err).toBe('variante 0 sur 4\u00a0: --variant en choisit une autre\n');
  });

  it('names the axes as the file does where one is unknown', async () => {
    const { thrown } = await replay('--variant', 'élodie.arme=sabre');
    expect(thrown).toMatchObject({ code: 'replay/axis', hint: 'axes: élodie.équipement, lectures.squad-explode' });
  });
});

describe('the sums of a replay', () => {
  const told = async (file: string, ...args: readonly string[]): Promise<string> =>
    (await runCommand(registerReplay, 'replay', `scenarios/${file}.yaml`, '--seed', '7', ...args)).out;

  /** The last number of a line: the sum of dice and what is added. */
  const sumOf = (line: string | undefined): number => Number(/(?:= |: )(\d+)(?: on [^=]*)?$/.exec(line ?? '')?.[1]);

  it('say who is ahead in every turn of a battle, raises and opportunities included', async () => {
    const out = await told('seventh-sea/first-line', '--variant', '2');
    const turns = out.split(/\nRound \d+\n/).slice(1);
    expect(turns.length).toBeGreaterThan(3);
    let won = 0;
    for (const turn of turns) {
      const rolls = turn.split('\n').filter((line) => line.includes('global roll'));
      const [north = Number.NaN, south = Number.NaN] = rolls.map(sumOf);
      const lead = north > south ? Math.max(0, won) + 1 : Math.min(0, won) - 1;
      for (const [army, turnsWon] of [
        ['north', lead],
        ['south', -lead],
      ] as const) {
        const line = turn
          .split('\n')
          .filter((each) => each.includes(`→ ${army}: `))
          .at(-1);
        if (line !== undefined) expect(line).toContain(`: ${Math.max(0, turnsWon)} turn`);
      }
      won = lead;
    }
    expect(Math.abs(won)).toBe(3);
    expect(out).toContain(', + 5 = ');
    expect(out).toContain(', + 15 = ');
  });

  it('say in Confrontation what attack and parry come to, and what a test needs', async () => {
    const duel = await told('confrontation/first-duel');
    const attack = /attack: (\d) on a d6, \+ (\d) = (\d+)\n.*parry: needs (\d+)\+/.exec(duel);
    expect(Number(attack?.[1]) + Number(attack?.[2])).toBe(Number(attack?.[3]));
    expect(attack?.[4]).toBe(attack?.[3]);
    expect(await told('confrontation/stand-firm')).toMatch(/courage test: needs \d\+, \d on a d6\n/);
  });

  it('say in Mortebrume what an aptitude adds', async () => {
    expect(await told('mortebrume/which-dice')).toMatch(
      /hero, roll: 6 on a d8, \+ 8 = 14\n[\s\S]*result: 14 \(points\)/,
    );
  });
});

const text = (en: string, fr: string): { en: string; fr: string } => ({ en, fr });
const names = {
  model: {
    actors: ['captain', 'ghoul'],
    roundsMax: 5,
    outcomes: [{ name: 'imperials', label: text('imperials', 'impériaux') }],
    metrics: [{ name: 'damage', label: text('damage', 'dégâts'), unit: text('wounds', 'blessures') }],
  } as unknown as Model,
  sites: [text('to hit', 'pour toucher')],
};

function die(entry: Partial<LogEntry> & Pick<LogEntry, 'kind'>): Happening {
  return { kind: 'die', entry: { round: 1, actor: 0, site: 0, sides: 6, face: 4, ...entry } as LogEntry };
}

const happenings: readonly Happening[] = [
  { kind: 'state', lines: { en: ['captain: 2', 'ghoul: 1'], fr: ['captain: 2', 'ghoul: 1'] } },
  { kind: 'round', round: 1 },
  die({ kind: 'roll' }),
  die({ kind: 'atLeast', target: 4, success: true }),
  die({ kind: 'atLeast', target: 1, success: true, actor: 1 }),
  die({ kind: 'atLeast', target: 7, success: false }),
  die({ kind: 'totalAtMost', limit: 3, faces: [4], success: false }),
  die({ kind: 'totalAtMost', limit: 7, faces: [2, 4], success: true }),
  die({ kind: 'band', cuts: cuts(6, [4, 4, 6]), band: 2 }),
  die({ kind: 'draw', outcome: 3, outcomes: 12 }),
  { kind: 'state', lines: { en: ['captain: 2', 'ghoul: 0'], fr: ['captain: 2', 'ghoul: 0'] } },
];

describe('a replay in words', () => {
  it('tells who rolls what, what was needed, what came and what changed', () => {
    const replay = { happenings, outcome: 0, metrics: [1, 2], failure: null };
    expect(renderReplay(replay, names, 'en')).toBe(`At the start
  captain: 2
  ghoul: 1

Round 1
  captain, to hit: 4 on a d6
  captain, to hit: needs 4+, 4 on a d6, success
  ghoul, to hit: cannot fail, 4 on a d6, success
  captain, to hit: cannot succeed, 4 on a d6, failure
  captain, to hit: needs 3 or less, 4 on a d6, failure
  captain, to hit: needs 7 or less, 2 + 4 = 6 on 2d6, success
  captain, to hit: 4 on a d6 (among 1-3, [4-5], 6)
  captain, to hit: case 3 of 0 to 11, drawn from its law
    → ghoul: 0

In the end
  outcome: imperials
  Rounds: 1
  damage: 2 (wounds)
`);
  });

  it('tells it in French', () => {
    const replay = { happenings, outcome: 0, metrics: [1, 2], failure: null };
    const told = renderReplay(replay, names, 'fr');
    expect(told).toContain('  captain, pour toucher\u00a0: il faut 4+, 4 sur un d6, réussi\n');
    expect(told).toContain('À la fin\n  issue\u00a0: impériaux\n  Tours\u00a0: 1\n  dégâts\u00a0: 2 (blessures)\n');
  });

  it('tells the dice of a pool, with what was needed or the ranges that mattered', () => {
    const pool = keepPool({
      groups: [
        { count: 3, sort: 'exploding' },
        { count: 1, sort: 'ten-is-zero' },
      ],
      kept: 2,
    });
    const faces = [10, 10, 4, 7, 2, 10];
    const rolled = { kind: 'keep', pool, faces, total: 31, added: 0 } as const;
    const told = [[], [25], [40], [1], [10, 20, 31], [10, 10, 11]].map((starts) => die({ ...rolled, starts }));
    const drawn = die({ ...rolled, faces: [], starts: [] });
    const replay = { happenings: [...told, drawn], outcome: 0, metrics: [1, 2], failure: null };
    const lines = renderReplay(replay, names, 'en').split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '  captain, to hit: 31 on 4k2 (10 + 10 + 4, 7, 2, 10)',
      '  captain, to hit: needs 25+, 31 on 4k2 (10 + 10 + 4, 7, 2, 10), success',
      '  captain, to hit: needs 40+, 31 on 4k2 (10 + 10 + 4, 7, 2, 10), failure',
      '  captain, to hit: cannot fail, 31 on 4k2 (10 + 10 + 4, 7, 2, 10), success',
      '  captain, to hit: 31 on 4k2 (10 + 10 + 4, 7, 2, 10) (among under 10, 10-19, 20-30, [31 or more])',
      '  captain, to hit: 31 on 4k2 (10 + 10 + 4, 7, 2, 10) (among under 10, 10, [11 or more])',
      '  captain, to hit: 31 on 4k2, drawn from its law',
    ]);
    expect(renderReplay(replay, names, 'fr')).toContain(
      '  captain, pour toucher\u00a0: il faut 25+, 31 sur 4g2 (10 + 10 + 4, 7, 2, 10), réussi\n',
    );
  });

  it('tells what is added to dice, and the sum', () => {
    const pool = keepPool({ groups: [{ count: 3, sort: 'exploding' }], kept: 2 });
    const rolled = { kind: 'keep', pool, faces: [7, 6, 2], total: 13, added: 5 } as const;
    const told = [
      die({ ...rolled, starts: [] }),
      die({ ...rolled, starts: [15] }),
      die({ ...rolled, starts: [5, 10, 20] }),
      die({ ...rolled, starts: [3, 4, 5], added: -4 }),
      die({ kind: 'roll', added: -2 }),
      die({ kind: 'roll', added: 6, target: 9 }),
    ];
    const replay = { happenings: told, outcome: 0, metrics: [1, 2], failure: null };
    expect(renderReplay(replay, names, 'en').split('\n').slice(0, 6)).toEqual([
      '  captain, to hit: 13 on 3k2 (7, 6, 2), + 5 = 18',
      '  captain, to hit: needs 20+, 13 on 3k2 (7, 6, 2), + 5 = 18, failure',
      '  captain, to hit: 13 on 3k2 (7, 6, 2), + 5 = 18 (among under 10, 10-14, [15-24], 25 or more)',
      '  captain, to hit: needs 1+, 13 on 3k2 (7, 6, 2), − 4 = 9, success',
      '  captain, to hit: 4 on a d6, − 2 = 2',
      '  captain, to hit: needs 9+, 4 on a d6, + 6 = 10',
    ]);
    expect(renderReplay(replay, names, 'fr')).toContain('il faut 20+, 13 sur 3g2 (7, 6, 2), + 5 = 18, raté\n');
  });

  it('tells of a pool of which no die is left', () => {
    const pool = keepPool({ groups: [], kept: 0 });
    const rolled = { kind: 'keep', pool, faces: [], total: 0, added: 0 } as const;
    const told = [[], [15]].map((starts) => die({ ...rolled, starts }));
    const replay = { happenings: told, outcome: 0, metrics: [1, 2], failure: null };
    expect(renderReplay(replay, names, 'en').split('\n').slice(0, 2)).toEqual([
      '  captain, to hit: 0 without a die',
      '  captain, to hit: needs 15+, 0 without a die, failure',
    ]);
    expect(renderReplay(replay, names, 'fr')).toContain('  captain, pour toucher\u00a0: 0 sans un dé\n');
  });

  it('says where a trial breaks off', () => {
    const replay = { happenings: happenings.slice(0, 3), outcome: -1, metrics: [1, 0], failure: new Error('x') };
    expect(renderReplay(replay, names, 'en')).toMatch(/Here the trial breaks off\.\n$/);
  });
});
