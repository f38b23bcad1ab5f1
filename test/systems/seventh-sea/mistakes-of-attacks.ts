import type { Mistake, Mistakes } from '../../support/mistakes.ts';
import { engaged, hero, squad } from './mistakes.ts';

/** Fighters of {@link engaged}: the hero `a`, the squad `b`. */
const mistake = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  what,
  text: engaged(fields),
  at,
  path: path === '' ? 'engagement' : `engagement.${path}`,
  says,
});

const idle = (what: string, text: string, at: string, field: string, why: string): Mistake => ({
  what,
  text,
  at,
  path: `engagement.${field}`,
  says: [`${field} has no effect`, why],
  severity: 'warning',
});

/** An engagement with another hero as `a`, or somebody else as `b`. */
const by = (a: string, fields: string): string => hero(a).replace(/engagement: .*/, `engagement: { ${fields} }`);
const facing = (b: string, fields: string): string => squad(b).replace(/engagement: .*/, `engagement: { ${fields} }`);

const ATTACK = 'kind: attack, attacker: a, target: b';
const SHOT = 'kind: shot, attacker: a, target: b';
const PISTOLS = `${ATTACK}, two-pistols: true`;

/** Mistakes in attacks, wound checks and hazards. */
export const mistakesOfAttacks: Mistakes = {
  attacks: [
    mistake('an unknown attacker', 'kind: attack, attacker: z, target: b', 'z', 'attacker', 'unknown fighter "z"'),
    mistake('an unknown target', 'kind: attack, attacker: a, target: z', 'z', 'target', 'unknown fighter "z"'),
    {
      what: 'a ship as target',
      text: facing('profile: sloop', ATTACK),
      at: 'b',
      path: 'engagement.target',
      says: ['kind attack needs', 'ship'],
    },
    mistake('an unknown weapon', `${ATTACK}, weapon: rapeir`, 'rapeir', 'weapon', 'did you mean "rapier"'),
    mistake('gear as a weapon', `${ATTACK}, weapon: powder-horn`, 'powder-horn', 'weapon', 'powder-horn'),
    mistake('negative raises', `${ATTACK}, raises: -1`, '-1', 'raises', '0 to 20'),
    mistake('raises by a wrong word', `${ATTACK}, raises: best`, 'best', 'raises', 'best-damage'),
    mistake('a half raise', `${ATTACK}, called: 0.5`, '0.5', 'called', 'whole number'),
    mistake('negative drama dice', `${ATTACK}, drama-attack: -1`, '-1', 'drama-attack', '0'),
    mistake('an unknown state', `${ATTACK}, target-states: [lying]`, 'lying', 'target-states[0]', 'prone'),
    mistake('no distance of a shot', SHOT, '{ kind', '', 'distance'),
    mistake('a negative distance', `${SHOT}, distance: -3`, '-3', 'distance', '0'),
    mistake('a sword that shoots', `${SHOT}, distance: 5`, '5', 'distance', 'rapier cannot be used at a distance'),
    mistake(
      'a named sword that shoots',
      `${SHOT}, distance: 5, weapon: axe`,
      '5',
      'distance',
      'axe cannot be used at a distance',
    ),
    {
      what: 'a blow at somebody higher up',
      text: facing('profile: new-hero, level: 1', ATTACK),
      at: 'b',
      path: 'engagement.target',
      says: ['rapier cannot be used from level 0 on level 1', 'one higher'],
    },
    {
      what: 'a blow at somebody two levels below',
      text: by('profile: new-hero, level: 2', ATTACK),
      at: 'b',
      path: 'engagement.target',
      says: ['from level 2 on level 0'],
    },
    mistake('two pistols with a sword', PISTOLS, 'true', 'two-pistols', 'rapier cannot be used as one of two pistols'),
    {
      what: 'two pistols with one',
      text: by('profile: new-hero, equipment: [pistol]', PISTOLS),
      at: 'true',
      path: 'engagement.two-pistols',
      says: ['two pistols cannot be used by a, who has 1'],
    },
  ],
  'attacks that say too much': [
    idle(
      'a feint of a squad',
      engaged('kind: attack, attacker: b, target: a, feint: true'),
      'true',
      'feint',
      'a squad',
    ),
    idle(
      'drama dice of a squad',
      engaged('kind: attack, attacker: b, target: a, drama-attack: 2'),
      '2',
      'drama-attack',
      'a squad',
    ),
    idle('a defence of a squad', engaged(`${ATTACK}, defended: true`), 'true', 'defended', 'brutes fall'),
    idle('a damage die against a squad', engaged(`${ATTACK}, drama-damage: 1`), '1', 'drama-damage', 'brutes fall'),
    idle(
      'a feint that is a shot',
      by('profile: new-hero, equipment: [bow]', `${SHOT}, distance: 5, feint: true`),
      'true',
      'feint',
      'a shot is no feint',
    ),
    idle(
      'a defence against a pistol',
      facing('profile: new-hero', `${SHOT}, weapon: pistol, distance: 5, defended: true`),
      'true',
      'defended',
      'firearms',
    ),
  ],
  hazards: [
    mistake(
      'a squad that is wounded',
      'kind: wound-check, subject: b, damage: 5',
      'b',
      'subject',
      'kind wound-check needs',
      'squad',
    ),
    mistake('no damage', 'kind: wound-check, subject: a', '{ kind', '', 'damage'),
    mistake('negative damage', 'kind: wound-check, subject: a, damage: -5', '-5', 'damage', 'must be an integer >= 0'),
    mistake('a step of 0', 'kind: wound-check, subject: a, damage: 5, step: 0', '0', 'step', '1 to'),
    mistake(
      'neither height nor levels',
      'kind: fall, subject: a',
      '{ kind',
      '',
      'needs a height or levels',
      'out of range',
    ),
    mistake('height and levels', 'kind: fall, subject: a, height: 3, levels: 2', '3', 'height', 'out of range'),
    mistake('a half metre', 'kind: fall, subject: a, height: 2.5', '2.5', 'height', 'whole number'),
    mistake(
      'an unknown surface',
      'kind: fall, subject: a, height: 3, surface: firmly',
      'firmly',
      'surface',
      'did you mean "firm"',
    ),
    mistake('an explosive of level 0', 'kind: explosion, subject: a, level: 0', '0', 'level', '1 to 10'),
    mistake('an explosive of level 11', 'kind: explosion, subject: a, level: 11', '11', 'level', '1 to 10'),
    mistake(
      'an unknown way out',
      'kind: explosion, subject: a, level: 1, avoid: jumping',
      'jumping',
      'avoid',
      'leaping',
    ),
    mistake(
      'a squad that swings a chair',
      'kind: improvised, subject: b',
      'b',
      'subject',
      'kind improvised needs',
      'squad',
    ),
    mistake(
      'an unknown size',
      'kind: improvised, subject: a, size: smal',
      'smal',
      'size',
      'unknown size',
      'did you mean "small"',
    ),
    mistake('no critical', 'kind: splinters, subject: a, criticals: 0', '0', 'criticals', '1 to'),
  ],
};
