import type { Mistakes } from '../../support/mistakes.ts';

const SHOOTING = `system: mordheim
fighters:
  a: { profile: marksman, equipment: [bow] }
  b: { profile: ghoul }
engagement: { kind: shooting, shooters: [a], target: b, range: 12 }
`;

const shooters = (list: string): string => SHOOTING.replace('[a]', list);
const archer = (fields: string): string => SHOOTING.replace('{ profile: marksman, equipment: [bow] }', `{ ${fields} }`);
const target = (fields: string): string => SHOOTING.replace('{ profile: ghoul }', `{ ${fields} }`);
const more = (fields: string): string => SHOOTING.replace('range: 12 }', `range: 12, ${fields} }`);
const range = (value: string): string => SHOOTING.replace('range: 12', `range: ${value}`);

/** Mistakes of shooting scenarios by their number in the specification. */
export const mistakesOfShooting: Mistakes = {
  '2: what a part in the shooting needs': [
    {
      what: 'a shooter’s skill',
      text: archer('characteristics: { S: 3 }, equipment: [bow]'),
      at: '{ S: 3',
      path: 'fighters.a.characteristics',
      says: ['a lacks BS'],
    },
    {
      what: 'a thrower’s Strength',
      text: archer('characteristics: { BS: 3 }, equipment: [throwing-knives]'),
      at: '{ BS: 3',
      path: 'fighters.a.characteristics',
      says: ['a lacks S'],
    },
    {
      what: 'a target’s Toughness and wounds',
      text: target('equipment: [sword]'),
      at: '{ equipment',
      path: 'fighters.b',
      says: ['b lacks T, W'],
    },
  ],
  '6: shooters and target': [
    {
      what: 'nobody',
      text: shooters('[]'),
      at: '[]',
      path: 'engagement.shooters',
      says: ['nobody'],
    },
    {
      what: 'somebody unknown',
      text: shooters('[a, c]'),
      at: 'c]',
      path: 'engagement.shooters[1]',
      says: ['"c"', 'a, b'],
    },
    {
      what: 'a repetition of none',
      text: shooters('[0 x a]'),
      at: '[0 x a]',
      path: 'engagement.shooters',
      says: ['nobody'],
    },
    {
      what: 'an army',
      text: shooters('[30 x a]'),
      at: '[30',
      path: 'engagement.shooters',
      says: ['30', 'at most 29'],
    },
    {
      what: 'an unknown target',
      text: SHOOTING.replace('target: b', 'target: bb'),
      at: 'bb',
      path: 'engagement.target',
      says: ['"bb"', 'a, b'],
    },
  ],
  '8: nothing to shoot with': [
    {
      what: 'a sword',
      text: archer('profile: marksman, equipment: [sword]'),
      at: 'a]',
      path: 'engagement.shooters[0]',
      says: ['a has no missile weapon', 'sword'],
    },
    {
      what: 'claws',
      text: shooters('[a, b]'),
      at: 'b]',
      path: 'engagement.shooters[1]',
      says: ['b has no missile weapon', 'natural-weapons'],
    },
  ],
  '9: range and turns of shooting': [
    ...['-3', 'far', '121'].map((value) => ({
      what: `range ${value}`,
      text: range(value),
      at: value,
      path: 'engagement.range',
      says: [value, 'inches'],
    })),
    ...['0', '-1', '1.5', '101', 'many'].map((value) => ({
      what: `turns ${value}`,
      text: more(`turns: ${value}`),
      at: value,
      path: 'engagement.turns',
      says: [value, '1', '100'],
    })),
  ],
  '12: contradictions of a target that is shot': [
    {
      what: 'more than W',
      text: more('target-wounds: 2'),
      at: '2',
      path: 'engagement.target-wounds',
      says: ['2', 'W 1'],
    },
    {
      what: 'wounds left to a downed man',
      text: more('target-state: stunned, target-wounds: 1'),
      at: '1',
      path: 'engagement.target-wounds',
      says: ['1', 'stunned'],
    },
  ],
  '16: what can have no effect in shooting': [
    {
      what: 'a second missile weapon',
      text: archer('profile: marksman, equipment: [bow, crossbow]'),
      at: 'crossbow',
      path: 'fighters.a.equipment[1]',
      says: ['crossbow', 'bow'],
      severity: 'warning',
    },
    {
      what: 'a crossbow after moving',
      text: archer('profile: marksman, equipment: [crossbow]').replace('range: 12', 'range: 12, moved: true'),
      at: 'a]',
      path: 'engagement.shooters[0]',
      says: ['a moved', 'crossbow', 'nimble'],
      severity: 'warning',
    },
  ],
  '17: shots that never hit': [
    {
      what: 'a shooter without skill',
      text: archer('profile: marksman, characteristics: { BS: 0 }, equipment: [bow]'),
      at: 'a]',
      path: 'engagement.shooters[0]',
      says: ['a has BS 0', 'never hit'],
      severity: 'warning',
    },
    {
      what: 'a shot that needs more than a die shows',
      text: archer('profile: marksman, characteristics: { BS: 1 }, equipment: [bow]').replace(
        'range: 12',
        'range: 13, cover: true',
      ),
      at: 'a]',
      path: 'engagement.shooters[0]',
      says: ['7 or more', 'never hits', 'BS'],
      severity: 'warning',
    },
    {
      what: 'a target out of range',
      text: archer('profile: marksman, equipment: [short-bow]').replace('range: 12', 'range: 17'),
      at: 'a]',
      path: 'engagement.shooters[0]',
      says: ['out of range', 'never hits'],
      severity: 'warning',
    },
    {
      what: 'arrows that cannot wound',
      text: archer('profile: marksman, equipment: [bow]').replace('ghoul }', 'ghoul, characteristics: { T: 7 } }'),
      at: 'a]',
      path: 'engagement.shooters[0]',
      says: ['no shot of a', 'wound', '4 or more below'],
      severity: 'warning',
    },
  ],
};
