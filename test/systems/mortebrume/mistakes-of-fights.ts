import type { Mistake, Mistakes } from '../../support/mistakes.ts';
import { engaged, first, second } from './mistakes.ts';

/** Fighters `a`, a human, and `b`, an elf. */
const mistake = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  what,
  text: engaged(fields),
  at,
  path: path === '' ? 'engagement' : `engagement.${path}`,
  says,
});

const human = (fields: string, engagement: string): string =>
  engaged(engagement, first(`profile: example-human, ${fields}`));
const elf = (fields: string, engagement: string): string =>
  engaged(engagement, second(`profile: example-elf, ${fields}`));

const COMBINED = 'kind: combined-attack, attackers: [2 x a], target: b';
const PASSING = 'kind: interception, mover: a, interceptors: [b], path: 8';
const LEAVING = 'kind: disengagement, mover: a, enemies: [b], away: 6';
const DEFENCE = 'kind: defence, attacker: a, target: b, attacker-distance: 6, defender-distance: 6';
const DUEL = 'kind: duel, sides: { x: [a], y: [b] }';
const SKIRMISH = 'kind: skirmish, sides: { x: [2 x a], y: [b] }';

/** A tactic of the elf that is wrong in an engagement. */
const tactic = (
  what: string,
  id: string,
  value: string,
  engagement: string,
  at: string,
  place: string,
  ...says: readonly string[]
): Mistake => ({
  what,
  text: elf(`tactics: { ${id}: ${value} }`, engagement),
  at,
  path: `fighters.b.tactics.${id}${place}`,
  says,
});

/** Somebody out of combat, dead or stunned who would act. */
const unfit = (what: string, engagement: string, at: string, path: string, state: string, says: string): Mistake => ({
  what,
  text: human(state, engagement),
  at,
  path: `engagement.${path}`,
  says: [says],
});

const STUNNED = 'condition: [stunned]';
const CAPTIVE = 'condition: [prisoner]';
const FALLEN = 'characteristics: { physique-left: 0 }';

/** Mistakes in combined attacks, interceptions, disengagements, defences and fights to the end. */
export const mistakesOfFights: Mistakes = {
  'combined attacks': [
    mistake(
      'one attacker',
      'kind: combined-attack, attackers: [a], target: b',
      '[a]',
      'attackers',
      'at least 2 are needed',
    ),
    mistake(
      'too many',
      'kind: combined-attack, attackers: [31 x a], target: b',
      '[31 x a]',
      'attackers',
      '31',
      'at most 30',
    ),
    mistake('unknown attacker', 'kind: combined-attack, attackers: [a, c], target: b', 'c', 'attackers[1]', '"c"'),
    mistake(
      'no repetition',
      'kind: combined-attack, attackers: [a, "100 x a"], target: b',
      '"100 x a"',
      'attackers[1]',
      '100 x a',
    ),
    mistake('too far', `${COMBINED}, distance: 4.1`, '4.1', 'distance', 'out of reach of a', '0 to 4 cm'),
    mistake('finish-off', `${COMBINED}, finish-off: spare`, 'spare', 'finish-off', 'stop', 'kill'),
    mistake('finisher', `${COMBINED}, finisher: last`, 'last', 'finisher', 'next', 'strongest'),
    mistake(
      'shots of a stranger',
      `${COMBINED}, shots: { b: { difficulty: 9 } }`,
      '{ difficulty: 9 }',
      'shots.b',
      'none of the attackers',
    ),
    unfit('a stunned attacker', COMBINED, '2 x a', 'attackers[0]', STUNNED, 'a is stunned'),
    unfit('a captive attacker', COMBINED, '2 x a', 'attackers[0]', CAPTIVE, 'a is a prisoner'),
    {
      what: 'a dead target',
      text: elf('condition: [dead]', COMBINED),
      at: 'b',
      path: 'engagement.target',
      says: ['b is dead'],
    },
    {
      what: 'a shot without circumstances',
      text: human('tactics: { attack-mode: shot }', COMBINED),
      at: '{ kind',
      path: 'engagement.shots',
      says: ['a attacks by shot', 'shots has no entry for him'],
    },
    {
      what: 'a shot without difficulty',
      text: human('tactics: { attack-mode: shot }', `${COMBINED}, shots: { a: { modifier: 1 } }`),
      at: 'a: {',
      path: 'engagement.shots.a',
      says: ['difficulty'],
    },
    {
      what: 'a shot past a fallen fighter without his size',
      text: human(
        'tactics: { attack-mode: shot }',
        `${COMBINED}, shots: { a: { difficulty: 9, cover: fallen-fighter } }`,
      ),
      at: 'fallen-fighter',
      path: 'engagement.shots.a.cover',
      says: ['cover-size'],
    },
    {
      what: 'a planned pass without dice',
      text: engaged(
        COMBINED,
        second('characteristics: { weapon-skill: 8, physique: 8 }, tactics: { reaction: take, reactions: pass-first }'),
      ),
      at: '8',
      path: 'fighters.b.characteristics.weapon-skill',
      says: ['has no dice', 'MB-CC-3'],
    },
    tactic(
      'reactions of the wrong length',
      'reactions',
      '[pass]',
      COMBINED,
      '[pass]',
      '',
      '1 entries for 2',
      'MB-COMB-3',
    ),
    tactic('two passes', 'reactions', '[pass, pass]', COMBINED, '[pass, pass]', '', 'one weapon pass in all'),
    tactic('split of the wrong length', 'malus-split', '[2]', COMBINED, '[2]', '', '1 entries for 2', 'MB-COMB-4'),
    tactic(
      'split with another sum',
      'malus-split',
      '[1, 2]',
      COMBINED,
      '[1, 2]',
      '',
      '3 points',
      '2 attackers',
      'MB-COMB-4',
    ),
    tactic('negative split', 'malus-split', '[3, -1]', COMBINED, '-1', '[1]', '-1', '0 to 30'),
    {
      what: 'a malus on a blow that is taken',
      text: elf('tactics: { reactions: [take, dodge], malus-split: [1, 1] }', COMBINED),
      at: '1',
      path: 'fighters.b.tactics.malus-split[0]',
      says: ['attacker 1', 'is taken', 'MB-COMB-4'],
    },
    {
      what: 'a pass against a shot',
      text: elf(
        'tactics: { reactions: [pass, take] }',
        'kind: combined-attack, attackers: [b, b], target: b, shots: { b: { difficulty: 9 } }',
      ).replace('tactics: {', 'tactics: { attack-mode: shot,'),
      at: 'pass',
      path: 'fighters.b.tactics.reactions[0]',
      says: ['no weapon pass', 'MB-SHOT-4'],
    },
    tactic(
      'too many for the best split',
      'malus-split',
      'optimal',
      COMBINED.replace('2 x a', '10 x a'),
      'optimal',
      '',
      'at most 9',
    ),
  ],
  'interceptions and defences': [
    mistake('unknown mover', 'kind: interception, mover: c, interceptors: [b]', 'c', 'mover', '"c"', 'fighters: a, b'),
    mistake('unknown interceptor', 'kind: interception, mover: a, interceptors: [c]', 'c', 'interceptors[0]', '"c"'),
    mistake('unknown target', `${PASSING}, target: c`, 'c', 'target', '"c"'),
    mistake('reach of a stranger', `${PASSING}, reach-at: { a: 2 }`, '2', 'reach-at.a', 'none of the interceptors'),
    mistake('unseen stranger', `${PASSING}, unseen: [a]`, 'a', 'unseen[0]', 'none of the interceptors'),
    mistake(
      'a place before his reach',
      `${PASSING}, reach-at: { b: 3 }, at: { b: 2 }`,
      '2',
      'at.b',
      'from 3',
      'MB-INT-4',
    ),
    mistake('a place beyond the path', `${PASSING}, reach-at: { b: 3 }, at: { b: 8.1 }`, '8.1', 'at.b', '3 to 8 cm'),
    mistake('exception', `${PASSING}, privilege-exception: flees`, 'flees', 'privilege-exception', 'moves-away'),
    unfit('a stunned mover', PASSING, 'a', 'mover', STUNNED, 'a is stunned'),
    unfit('a fallen mover', LEAVING, 'a', 'mover', FALLEN, 'a is out of combat'),
    mistake('no enemies', 'kind: disengagement, mover: a, enemies: [], away: 6', '[]', 'enemies', 'at least 1'),
    mistake('start of a stranger', `${LEAVING}, start: { a: 2 }`, '2', 'start.a', 'none of the enemies'),
    mistake('behind a stranger', `${LEAVING}, behind: [a]`, 'a', 'behind[0]', 'none of the enemies'),
    mistake('unknown defender', `${DEFENCE}, defender: c`, 'c', 'defender', '"c"'),
    unfit('a stunned attacker', `${DEFENCE}, defender: b`, 'a', 'attacker', STUNNED, 'a is stunned'),
    {
      what: 'a defence against a shot',
      text: human('tactics: { attack-mode: shot }', `${DEFENCE}, defender: b`),
      at: 'shot',
      path: 'fighters.a.tactics.attack-mode',
      says: ['hand to hand only'],
    },
  ],
  fights: [
    mistake(
      'two on a side',
      'kind: duel, sides: { x: [2 x a], y: [b] }',
      '[2 x a]',
      'sides.x',
      'one a side',
      'skirmish',
    ),
    mistake('three sides', 'kind: duel, sides: { x: [a], y: [b], z: [a] }', '{ x', 'sides', 'exactly two sides'),
    mistake('empty side', 'kind: duel, sides: { x: [a], y: [] }', '[]', 'sides.y', 'one a side'),
    mistake('rounds', `${DUEL}, rounds: 0`, '0', 'rounds', '1 to 500'),
    mistake('until', `${DUEL}, until: bored`, 'bored', 'until', 'out-of-combat', 'dead'),
    mistake('charge of a stranger', `${DUEL}, charge: { side: z, type: surprise, run: 8 }`, 'z', 'charge.side', '"z"'),
    mistake('type of charge', `${DUEL}, charge: { side: x, type: wild, run: 8 }`, 'wild', 'charge.type', 'surprise'),
    unfit('a fallen duellist', DUEL, '[a]', 'sides.x', FALLEN, 'a is out of combat'),
    unfit('a dead skirmisher', SKIRMISH, '[2 x a]', 'sides.x', 'condition: [dead]', 'a is dead'),
    ...[DUEL, SKIRMISH].map((text) => ({
      what: `a shot in a ${text.includes('duel') ? 'duel' : 'skirmish'}`,
      text: human('tactics: { attack-mode: shot }', text),
      at: 'shot',
      path: 'fighters.a.tactics.attack-mode',
      says: ['hand to hand only'],
    })),
    mistake('policy of a stranger', `${SKIRMISH}, policy: { z: { combine: all } }`, '{ combine', 'policy.z', '"z"'),
    mistake('policy', `${SKIRMISH}, policy: { x: { combine: some } }`, 'some', 'policy.x.combine', 'pairs'),
    mistake(
      'champion of the others',
      `${SKIRMISH}, policy: { x: { champion: b } }`,
      'b',
      'policy.x.champion',
      'no fighter of side x',
    ),
    tactic('the best split', 'malus-split', 'optimal', SKIRMISH, 'optimal', '', 'not available in a skirmish'),
    {
      what: 'a list of points',
      text: elf('tactics: { malus-split: [1, 1] }', SKIRMISH),
      at: '[1, 1]',
      path: 'fighters.b.tactics.malus-split',
      severity: 'warning',
      says: ['counts as even', 'MB-SKIR-4'],
    },
    {
      what: 'shots of somebody who strikes',
      text: engaged(`${COMBINED}, shots: { a: { difficulty: 9 } }`),
      at: '{ difficulty',
      path: 'engagement.shots.a',
      severity: 'warning',
      says: ['no effect', 'attack-mode: shot'],
    },
    {
      what: 'a finisher where nobody finishes off',
      text: engaged(`${COMBINED}, finisher: strongest`),
      at: 'strongest',
      path: 'engagement.finisher',
      severity: 'warning',
      says: ['no effect', 'finish-off: kill'],
    },
    {
      what: 'an attacker who would finish off where the attack does not',
      text: elf('tactics: { finish-off: kill }', 'kind: combined-attack, attackers: [2 x b], target: a'),
      at: 'kill',
      path: 'fighters.b.tactics.finish-off',
      severity: 'warning',
      says: ['no effect', 'engagement'],
    },
    {
      what: 'an enemy who shoots',
      text: elf('tactics: { attack-mode: shot }', LEAVING),
      at: '[b]',
      path: 'engagement.enemies',
      severity: 'warning',
      says: ['no disengagement', 'MB-DIS-2'],
    },
    {
      what: 'a defender who cannot',
      text: elf('condition: [stunned]', `${DEFENCE}, defender: b`),
      at: 'b',
      path: 'engagement.defender',
      severity: 'warning',
      says: ['cannot defend', 'MB-DEF-1'],
    },
    ...[DUEL, SKIRMISH].map((text) => ({
      what: `a ${text.includes('duel') ? 'duel' : 'skirmish'} that never ends`,
      text: elf('weapon: { damage: 0 }', text).replace(
        'profile: example-human',
        'weapon: { damage: 0 }, profile: example-human',
      ),
      at: '{ x',
      path: 'engagement.sides',
      severity: 'warning' as const,
      says: ['neither side can hurt the other'],
    })),
    tactic('reactions', 'reactions', '[pass, dodge]', SKIRMISH, '[pass, dodge]', '', 'MB-SKIR-4'),
    ...[DUEL, SKIRMISH].map((text) => ({
      what: `no will in a ${text.includes('duel') ? 'duel' : 'skirmish'}`,
      text: engaged(text, second('characteristics: { weapon-skill: 8+d8, physique: 8 }')),
      at: '{ weapon-skill',
      path: 'fighters.b.characteristics',
      says: ['b has no will', 'MB-TURN-2'],
    })),
  ],
};
