import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor } from '../checks.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { warning } from '../findings.ts';
import { type Jumped, jump as jumps } from '../jumping.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { allowanceOf, MOVE_ALIASES, MOVE_FIELDS, MOVE_LISTING } from '../move-fields.ts';
import { lost, out, UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

/** Greatest size of an obstacle. */
const SIZE_MAX = 5;

const obstacle = fields(
  {
    at: centimetres(LENGTH_MAX, 'from where he leaves the ground'),
    size: integer(0, SIZE_MAX, 'size of the obstacle'),
  },
  { à: 'at', taille: 'size' },
);

const schema = fields(
  {
    kind: kindWord('jump', 'saut').describe('a jump over a gap'),
    subject: fighterId.describe('who jumps'),
    'run-up': centimetres(LENGTH_MAX, 'straight run before the jump'),
    gap: centimetres(LENGTH_MAX, 'wanted length of the jump'),
    ...MOVE_FIELDS,
    obstacle: obstacle.optional().describe('what stands in the way'),
    drop: centimetres(LENGTH_MAX, 'depth where he comes down').default(0),
    'landing-fits': z.boolean().default(true).describe('his base fits where he lands'),
  },
  {
    sujet: 'subject',
    élan: 'run-up',
    trou: 'gap',
    ...MOVE_ALIASES,
    vide: 'drop',
    'arrivée-possible': 'landing-fits',
  },
);

type JumpData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('lands', 'lands', 'arrive'),
  outcome('falls-short', 'falls short', 'trop court'),
  outcome('falls', 'falls from the edge', 'tombe du bord'),
  outcome('not-possible', 'not possible', 'impossible'),
];

const METRICS = [
  metric('length', UNITS.millimetres, 'length of his jump', 'longueur de son saut'),
  metric('longest', UNITS.millimetres, 'longest jump that he could make', 'saut le plus long possible'),
  metric('travelled', UNITS.millimetres, 'distance covered', 'distance parcourue'),
  lost('subject'),
  metric('no-dodge', UNITS.flag, 'cannot dodge until the end of the turn', 'sans esquive jusqu’à la fin du tour'),
  out('subject'),
];

function jumped(data: JumpData, variant: Variant): Jumped & { readonly isOut: boolean } {
  const who = combatantOf(variant, data.subject);
  const { encumbrance, physiqueLeft } = who;
  const result = jumps(
    {
      allowance: allowanceOf(who, data.move),
      priorMove: millimetres(data['prior-move']),
      runUp: millimetres(data['run-up']),
      encumbrance,
      physiqueLeft,
      gap: millimetres(data.gap),
      obstacle: data.obstacle === undefined ? null : { at: millimetres(data.obstacle.at), size: data.obstacle.size },
      drop: millimetres(data.drop),
      hasRoom: data['landing-fits'],
    },
    rulingsOf(variant),
  );
  return { ...result, isOut: result.lost === physiqueLeft };
}

function compile(data: JumpData, variant: Variant): ReturnType<typeof settled> {
  const { end, length, longest, travelled, lost, isOut } = jumped(data, variant);
  const values = [length, longest, travelled, lost, Number(end === 'falls-short'), Number(isOut)];
  const facts = {
    outcomes: OUTCOMES,
    metrics: METRICS,
    actors: [data.subject],
    opening: {
      en: `${data.subject} jumps ${length / 10} cm at most: ${data.gap} cm wanted`,
      fr: `${data.subject} saute au plus ${length / 10} cm : ${data.gap} cm voulus`,
    },
  };
  return settled(facts, { outcome: OUTCOMES.findIndex(({ name }) => name === end), values });
}

function warn(data: JumpData): readonly Finding[] {
  if (data.obstacle === undefined || data.obstacle.size > 0) return [];
  const message = {
    en: 'the obstacle has no effect: those smaller than size 1 are jumped over (MB-JUMP-4)',
    fr: 'l’obstacle est sans effet\u00a0: on saute par-dessus ceux d’une taille inférieure à 1 (MB-JUMP-4)',
  };
  return [
    warning('no-effect', ['obstacle', 'size'], message, {
      en: 'write a size of 1 or more, or leave the obstacle out',
      fr: 'écrivez une taille d’au moins 1, ou omettez l’obstacle',
    }),
  ];
}

/** A jump over a gap. // MB-JUMP */
export const jump: KindDefinition<JumpData> = {
  listing: {
    id: 'jump',
    alias: 'saut',
    summary: { en: 'a jump over a gap', fr: 'un saut par-dessus un trou' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('run-up', 'cm: straight run before the jump', 'cm : course d’élan en ligne droite'),
      field('gap', 'cm: wanted length', 'cm : longueur voulue'),
      ...MOVE_LISTING,
      field('obstacle', '{at: cm, size: 0–5}: in the way', '{a : cm, taille : 0–5} : sur le chemin'),
      field('drop', 'cm: depth where he comes down, default 0', 'cm : hauteur du vide, défaut 0'),
      field('landing-fits', 'true (default) | false: his base fits', 'true (défaut) | false : le socle tient'),
    ],
  },
  schema,
  check: (data, variant) => checkActor(['subject'], data.subject, variant),
  warn,
  compile,
};
