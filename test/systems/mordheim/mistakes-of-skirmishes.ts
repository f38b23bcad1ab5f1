import type { Mistakes } from '../../support/mistakes.ts';

const SKIRMISH = `system: mordheim
fighters:
  a: { profile: marksman, equipment: [bow, dagger] }
  b: { profile: ghoul }
engagement: { kind: skirmish, sides: { men: [a], undead: [b] }, distance: 20 }
`;

const more = (fields: string): string => SKIRMISH.replace('distance: 20 }', `distance: 20, ${fields} }`);
const sides = (list: string): string => SKIRMISH.replace('{ men: [a], undead: [b] }', list);
const distance = (value: string): string => SKIRMISH.replace('distance: 20', `distance: ${value}`);
const archer = (fields: string): string =>
  SKIRMISH.replace('{ profile: marksman, equipment: [bow, dagger] }', `{ ${fields} }`);

/** Mistakes of skirmishes by their number in the specification. */
export const mistakesOfSkirmishes: Mistakes = {
  '1: tactics of a skirmish': [
    {
      what: 'an unknown stance',
      text: archer('profile: marksman, tactics: { stance: hol }'),
      at: 'hol',
      path: 'fighters.a.tactics.stance',
      says: ['hol', 'charge', 'hold', 'advance-shooting'],
    },
    {
      what: 'charge-at in words',
      text: archer('profile: marksman, tactics: { charge-at: far }'),
      at: 'far',
      path: 'fighters.a.tactics.charge-at',
      says: ['far', 'inches'],
    },
  ],
  '2: what a skirmish needs': [
    {
      what: 'a movement',
      text: archer('characteristics: { WS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 }'),
      at: '{ WS',
      path: 'fighters.a.characteristics',
      says: ['a lacks M'],
    },
    {
      what: 'a shooter’s skill',
      text: archer('characteristics: { M: 4, WS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7 }, equipment: [bow]'),
      at: '{ M',
      path: 'fighters.a.characteristics',
      says: ['a lacks BS'],
    },
  ],
  '6: sides of a skirmish': [
    {
      what: 'one',
      text: sides('{ men: [a] }'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['two sides', 'men'],
    },
    {
      what: 'somebody unknown',
      text: sides('{ men: [a], undead: [gohul] }'),
      at: 'gohul',
      path: 'engagement.sides.undead[0]',
      says: ['gohul'],
    },
    {
      what: 'a repetition of too many',
      text: sides('{ men: [a], undead: [100 x b] }'),
      at: '100 x b',
      path: 'engagement.sides.undead[0]',
      says: ['100 x b', '2 x ghoul'],
    },
    {
      what: 'armies',
      text: sides('{ men: [16 x a], undead: [15 x b] }'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['31', 'at most 30'],
    },
  ],
  '7: names of sides in a skirmish': [
    {
      what: 'first-turn',
      text: more('first-turn: orcs'),
      at: 'orcs',
      path: 'engagement.first-turn',
      says: ['orcs', 'men, undead'],
    },
    {
      what: 'cover',
      text: more('cover: [men, orcs]'),
      at: 'orcs',
      path: 'engagement.cover[1]',
      says: ['orcs', 'men, undead'],
    },
    { what: 'rout', text: more('rout: [orcs]'), at: 'orcs', path: 'engagement.rout[0]', says: ['orcs', 'men, undead'] },
  ],
  '9: distance and rounds of a skirmish': [
    ...['0', '-3', '10.3', '201', 'far'].map((value) => ({
      what: `distance ${value}`,
      text: distance(value),
      at: value,
      path: 'engagement.distance',
      says: [value, 'inches', 'more than 0', '0.125'],
    })),
    {
      what: 'no distance',
      text: SKIRMISH.replace(', distance: 20', ''),
      at: '{ kind',
      path: 'engagement',
      says: ['distance'],
    },
    ...['0', '-1', '1.5', '501', 'many'].map((value) => ({
      what: `rounds ${value}`,
      text: more(`rounds: ${value}`),
      at: value,
      path: 'engagement.rounds',
      says: [value, '1', '500'],
    })),
  ],
  '16: what can have no effect in a skirmish': [
    {
      what: 'a second missile weapon',
      text: archer('profile: marksman, equipment: [bow, crossbow, dagger]'),
      at: 'crossbow',
      path: 'fighters.a.equipment[1]',
      says: ['crossbow', 'bow'],
      severity: 'warning',
    },
  ],
  '17: skirmishes in which nothing happens': [
    {
      what: 'a shooter without skill',
      text: archer('profile: marksman, characteristics: { BS: 0 }, equipment: [bow, dagger]'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['a has BS 0', 'never shoots', 'holds'],
      severity: 'warning',
    },
    {
      what: 'sides that wait for each other',
      text: archer('profile: warrior, tactics: { stance: hold }').replace(
        '{ profile: ghoul }',
        '{ profile: ghoul, tactics: { stance: hold } }',
      ),
      at: '{ men',
      path: 'engagement.sides',
      says: ['20 inches apart', 'draw', 'charge'],
      severity: 'warning',
    },
    {
      what: 'shooters who wait where they never hit',
      text: more('cover: [men, undead]')
        .replace('{ profile: marksman, equipment', '{ profile: marksman, characteristics: { BS: 1 }, equipment')
        .replace('{ profile: ghoul }', '{ profile: marksman, characteristics: { BS: 1 }, equipment: [bow, dagger] }'),
      at: '{ men',
      path: 'engagement.sides',
      says: ['20 inches apart', 'no shot can wound', 'draw', 'cover'],
      severity: 'warning',
    },
    {
      what: 'shooters who wait out of range',
      text: archer('profile: marksman, equipment: [short-bow]').replace(
        '{ profile: ghoul }',
        '{ profile: marksman, equipment: [sling] }',
      ),
      at: '{ men',
      path: 'engagement.sides',
      says: ['20 inches apart', 'no shot can wound', 'draw'],
      severity: 'warning',
    },
    {
      what: 'nobody who ever charges',
      text: archer('profile: warrior, tactics: { charge-at: 0.5 }').replace(
        '{ profile: ghoul }',
        '{ profile: ghoul, characteristics: { M: 0 } }',
      ),
      at: '{ men',
      path: 'engagement.sides',
      says: ['nobody can ever charge', 'draw', 'charge-at'],
      severity: 'warning',
    },
    {
      what: 'arrows and blows that cannot wound',
      text: archer('profile: marksman, characteristics: { T: 10, S: 1 }, equipment: [bow, dagger]').replace(
        '{ profile: ghoul }',
        '{ profile: ghoul, characteristics: { T: 7 } }',
      ),
      at: '{ men',
      path: 'engagement.sides',
      says: ['neither side can wound', 'draw'],
      severity: 'warning',
    },
    {
      what: 'sides that cannot wound each other',
      text: archer('profile: warrior, characteristics: { S: 1, T: 10 }').replace(
        '{ profile: ghoul }',
        '{ profile: ghoul, characteristics: { T: 5 } }',
      ),
      at: '{ men',
      path: 'engagement.sides',
      says: ['draw'],
      severity: 'warning',
    },
  ],
};
