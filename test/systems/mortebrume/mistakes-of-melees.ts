import type { Mistake, Mistakes } from '../../support/mistakes.ts';
import { engaged, first, second } from './mistakes.ts';

/** Fighters `a`, a human with a short weapon, and `b`, an elf with a long one. */
const mistake = (what: string, fields: string, at: string, path: string, ...says: readonly string[]): Mistake => ({
  what,
  text: engaged(fields),
  at,
  path: path === '' ? 'engagement' : `engagement.${path}`,
  says,
});

const CLASH = 'kind: clash, attacker: a, target: b';
const CHARGE = 'kind: charge, attacker: a, target: b, run: 8';
const SWEEP = 'kind: multiple-strike, attacker: b';
const CAPTURE = 'kind: capture, attacker: a, target: b';

const human = (fields: string, engagement: string): string =>
  engaged(engagement, first(`profile: example-human, ${fields}`));
const elf = (fields: string, engagement: string): string =>
  engaged(engagement, second(`profile: example-elf, ${fields}`));

const KINDS = ['clash', 'body-strike', 'close-in'] as const;

/** Mistakes in attacks hand to hand, charges, multiple strikes and captures. */
export const mistakesOfMelees: Mistakes = {
  attacks: [
    mistake('unknown attacker', 'kind: clash, attacker: c, target: b', 'c', 'attacker', '"c"', 'fighters: a, b'),
    mistake('unknown target', 'kind: clash, attacker: a, target: c', 'c', 'target', '"c"', 'fighters: a, b'),
    mistake('band', `${CLASH}, band: near`, 'near', 'band', 'ideal', 'reduced', 'blocked'),
    mistake('distance finer than a millimetre', `${CLASH}, distance: 1.25`, '1.25', 'distance', 'at most one decimal'),
    mistake('fling-to above 4 cm', `${CLASH}, fling-to: 4.5`, '4.5', 'fling-to', '4.5', 'MB-FLING-1', '0 to 4 cm'),
    ...KINDS.flatMap((kind) => [
      {
        what: `${kind} by somebody out of combat`,
        text: human('characteristics: { physique-left: 0 }', `kind: ${kind}, attacker: a, target: b`),
        at: 'a',
        path: 'engagement.attacker',
        says: ['a is out of combat', 'cannot do this'],
      },
      {
        what: `${kind} by somebody stunned`,
        text: human('condition: [stunned]', `kind: ${kind}, attacker: a, target: b`),
        at: 'a',
        path: 'engagement.attacker',
        says: ['a is stunned'],
      },
      {
        what: `${kind} by a prisoner`,
        text: human('condition: [prisoner]', `kind: ${kind}, attacker: a, target: b`),
        at: 'a',
        path: 'engagement.attacker',
        says: ['a is a prisoner', 'MB-PRIS-1'],
      },
      {
        what: `${kind} at somebody dead`,
        text: elf('condition: [dead]', `kind: ${kind}, attacker: a, target: b`),
        at: 'b',
        path: 'engagement.target',
        says: ['b is dead'],
      },
      {
        what: `${kind} from afar`,
        text: human('tactics: { attack-mode: shot }', `kind: ${kind}, attacker: a, target: b`),
        at: 'shot',
        path: 'fighters.a.tactics.attack-mode',
        says: ['attack-mode: shot', `kind ${kind}`, 'hand to hand only'],
      },
    ]),
    {
      what: 'an attacker without weapon skill',
      text: engaged(CLASH, first('characteristics: { physique: 8 }')),
      at: '{ physique: 8 }',
      path: 'fighters.a.characteristics',
      says: ['a has no weapon-skill', 'MB-CC-4'],
    },
    {
      what: 'a body striker without dodge',
      text: engaged(
        'kind: body-strike, attacker: a, target: b',
        first('characteristics: { weapon-skill: 8+d6, physique: 8 }'),
      ),
      at: '{ weapon-skill',
      path: 'fighters.a.characteristics',
      says: ['a has no dodge', 'MB-BODY-1'],
    },
    {
      what: 'a target whose dodge has no dice',
      text: engaged(CLASH, second('profile: example-elf, characteristics: { dodge: 9 }')),
      at: '9',
      path: 'fighters.b.characteristics.dodge',
      says: ['dodge of b has no dice', 'MB-CC-3'],
    },
  ],
  manoeuvres: [
    mistake(
      'a long weapon that closes in',
      'kind: close-in, attacker: b, target: a',
      'b',
      'attacker',
      'class long',
      'short',
      'MB-CLOSE-1',
    ),
    mistake(
      'a short weapon that flings',
      'kind: fling, attacker: a, target: b',
      'a',
      'attacker',
      'class short',
      'long or heavy',
      'MB-FLING-1',
    ),
    mistake(
      'a short weapon that sweeps',
      'kind: multiple-strike, attacker: a, targets: [b, b]',
      'a',
      'attacker',
      'class short',
      'long or heavy',
      'MB-SWEEP-1',
    ),
    {
      what: 'a multiple strike with the body',
      text: elf('tactics: { attack-mode: body-strike }', `${SWEEP}, targets: [2 x a]`),
      at: 'body-strike',
      path: 'fighters.b.tactics.attack-mode',
      says: ['no effect', 'MB-SWEEP-1'],
      severity: 'warning',
    },
    {
      what: 'fling-to where nobody flings',
      text: engaged(`${CLASH}, fling-to: 2`),
      at: '2',
      path: 'engagement.fling-to',
      says: ['no effect', 'after-domination: fling'],
      severity: 'warning',
    },
  ],
  charges: [
    mistake('type', `${CHARGE}, type: surprize`, 'surprize', 'type', 'did you mean "surprise"', 'breakthrough'),
    mistake('run', 'kind: charge, attacker: a, target: b, type: push, run: -1', '-1', 'run', '-1', 'centimetres'),
    mistake('unknown pursuer', `${CHARGE}, type: push, pursuer: c`, 'c', 'pursuer', '"c"'),
    {
      what: 'a pursuer who shoots',
      text: elf('tactics: { attack-mode: shot }', `${CHARGE}, type: push, pursuer: b`),
      at: 'shot',
      path: 'fighters.b.tactics.attack-mode',
      says: ['kind charge', 'hand to hand only'],
    },
  ],
  'multiple strikes': [
    mistake('one target', `${SWEEP}, targets: [a]`, '[a]', 'targets', '1 target', 'at least two are needed'),
    mistake('no target', `${SWEEP}, targets: []`, '[]', 'targets', '0 targets', 'at least two are needed'),
    mistake('too many targets', `${SWEEP}, targets: [31 x a]`, '[31 x a]', 'targets', '31 targets', 'at most 30'),
    mistake('unknown target', `${SWEEP}, targets: [a, c]`, 'c', 'targets[1]', '"c"', 'fighters: a, b'),
    mistake('malformed target', `${SWEEP}, targets: [a, "2 a"]`, '"2 a"', 'targets[1]', 'neither a fighter nor'),
    mistake(
      'band of somebody else',
      `${SWEEP}, targets: [2 x a], bands: { b: reduced }`,
      'reduced',
      'bands.b',
      'b is no target',
      'targets: a',
    ),
    mistake(
      'type of its charge',
      `${SWEEP}, targets: [2 x a], charge: { type: push, run: 8 }`,
      'push',
      'charge.type',
      'surprise',
      'offensive',
    ),
    {
      what: 'a dead target',
      text: human('condition: [dead]', `${SWEEP}, targets: [b, a]`),
      at: 'a',
      path: 'engagement.targets[1]',
      says: ['a is dead'],
    },
  ],
  captures: [
    {
      what: 'a target out of combat',
      text: elf('characteristics: { physique-left: 0 }', CAPTURE),
      at: 'b',
      path: 'engagement.target',
      says: ['b is out of combat', 'conscious', 'MB-CAPT-1'],
    },
    {
      what: 'a prisoner captured again',
      text: elf('condition: [prisoner]', CAPTURE),
      at: 'b',
      path: 'engagement.target',
      says: ['b is a prisoner already', 'MB-CAPT-1'],
    },
    mistake('no companion', `${CAPTURE}, by: companion`, '{', '', 'dominator is missing', 'by: companion'),
    mistake('way', `${CAPTURE}, by: friend`, 'friend', 'by', 'dominator', 'companion'),
    {
      what: 'a companion where there is none',
      text: engaged(`${CAPTURE}, dominator: b`),
      at: 'b',
      path: 'engagement.dominator',
      says: ['no effect', 'by: companion'],
      severity: 'warning',
    },
    {
      what: 'a stunned companion',
      text: elf('condition: [stunned]', 'kind: capture, attacker: a, target: a, by: companion, dominator: b'),
      at: 'b',
      path: 'engagement.dominator',
      says: ['b is stunned'],
    },
    {
      what: 'a captor without will',
      text: engaged(CAPTURE, first('characteristics: { weapon-skill: 8+d6, physique: 8 }')),
      at: '{ weapon-skill',
      path: 'fighters.a.characteristics',
      says: ['a has no will', 'MB-CAPT-3'],
    },
    {
      what: 'a target without will',
      text: engaged(CAPTURE, second('characteristics: { weapon-skill: 8+d6, physique: 8 }')),
      at: '{ weapon-skill',
      path: 'fighters.b.characteristics',
      says: ['b has no will', 'MB-CAPT-3'],
    },
  ],
};
