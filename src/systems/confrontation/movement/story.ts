import type { Words } from '../../system.ts';
import type { MoveOutcome, MoveResult } from './measure.ts';
import { REASON_WORDS } from './reasons.ts';
import type { Leg } from './route.ts';
import { placeOnLeg } from './stroll.ts';
import type { Figure, Table } from './table.ts';
import { degrees, type Point } from './vector.ts';

const ENDS: Readonly<Record<MoveOutcome, Words>> = {
  contact: { en: 'ends in contact', fr: 'finit au contact' },
  arrived: { en: 'arrives', fr: 'arrive' },
  short: { en: 'stops on the way', fr: 's’arrête en chemin' },
  blocked: { en: 'finds no way', fr: 'ne trouve aucun chemin' },
  illegal: { en: 'may not move so', fr: 'ne peut pas se déplacer ainsi' },
};

/** A plan in words: who stands where, which way the path goes and how it ends. */
export function storyOf(table: Table, actor: Figure, result: MoveResult): Words {
  return { en: tell(table, actor, result, EN), fr: tell(table, actor, result, FR) };
}

interface Tongue {
  readonly language: keyof Words;
  number(value: number): string;
  readonly stands: string;
  readonly lies: string;
  readonly path: string;
  readonly round: string;
  readonly facing: string;
  readonly used: string;
  readonly of: string;
  readonly engaged: string;
  /** Between two coordinates, and two clauses. */
  readonly between: string;
}

function spoken(tag: string): (value: number) => string {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return (value) => format.format(Math.abs(value) < 0.005 ? 0 : value).replace('-', '\u2212');
}

const EN: Tongue = {
  language: 'en',
  number: spoken('en-GB'),
  stands: 'stands at',
  lies: 'Ground:',
  path: 'Path of the mark:',
  round: 'round to',
  facing: 'facing',
  used: 'used',
  of: 'of',
  engaged: 'has engaged',
  between: '; ',
};

const FR: Tongue = {
  language: 'fr',
  number: spoken('fr-FR'),
  stands: 'se tient en',
  lies: 'Terrain\u00a0:',
  path: 'Trajet de la mire\u00a0:',
  round: 'en contournant vers',
  facing: 'orienté à',
  used: 'utilisés\u00a0:',
  of: 'sur',
  engaged: 'vient d’engager',
  between: '\u00a0; ',
};

function tell(table: Table, actor: Figure, result: MoveResult, tongue: Tongue): string {
  const { language, number } = tongue;
  const place = ({ x, y }: Point): string => `(${number(x)}${tongue.between}${number(y)})`;
  const stands = table.figures.map(({ id, side, centre }) => `${id} (${side}) ${tongue.stands} ${place(centre)}`);
  const grounds = [...table.obstacles, ...table.reliefs].map(({ id }) => id);
  const steps = result.travelled.map((leg) => stepText(leg, place, tongue));
  const [first] = result.travelled;
  const engaged = result.engaged ?? [];
  const sentences = [
    `${stands.join(', ')}.`,
    ...(grounds.length === 0 ? [] : [`${tongue.lies} ${grounds.join(', ')}.`]),
    ...(first === undefined ? [] : [`${tongue.path} ${[place(placeOnLeg(first, 0)), ...steps].join(' → ')}.`]),
    `${actor.id} ${ENDS[result.outcome][language]}${tail(result, tongue)}.`,
    ...(engaged.length === 0 ? [] : [`${actor.id} ${tongue.engaged} ${engaged.join(', ')}.`]),
  ];
  return sentences.join(' ');
}

function stepText(leg: Leg, place: (point: Point) => string, { round }: Tongue): string {
  const to = place(placeOnLeg(leg, leg.length));
  return leg.kind === 'line' ? to : `${round} ${to}`;
}

function tail({ outcome, reason, end, used, potential }: MoveResult, tongue: Tongue): string {
  const { language, number } = tongue;
  if (reason !== 0) return ` (${REASON_WORDS[reason - 1]?.[language] ?? reason})`;
  if (outcome === 'blocked') return '';
  const lengths = `${tongue.used} ${number(used)} ${tongue.of} ${number(potential)} cm`;
  return `, ${tongue.facing} ${number(degrees(end.facing))}°${tongue.between}${lengths}`;
}
