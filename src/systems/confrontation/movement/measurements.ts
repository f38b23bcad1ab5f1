import { outcome } from '../../outcomes.ts';
import type { Measurement, Outcome, Words } from '../../system.ts';
import type { MoveOutcome, MoveResult } from './measure.ts';
import { degrees } from './vector.ts';

/** Ends of a move. // section of outcomes */
export const MOVE_OUTCOMES: readonly (Outcome & { readonly name: MoveOutcome })[] = [
  outcome('contact', 'in contact', 'au contact'),
  outcome('arrived', 'arrived', 'arrivé'),
  outcome('short', 'too far', 'trop loin'),
  outcome('blocked', 'no way', 'aucun chemin'),
  outcome('illegal', 'not allowed', 'interdit'),
] as readonly (Outcome & { readonly name: MoveOutcome })[];

const CM: Words = { en: 'cm', fr: 'cm' };
const DEGREES: Words = { en: 'degrees', fr: 'degrés' };
const FLAG: Words = { en: '0 or 1', fr: '0 ou 1' };
const CODE: Words = { en: 'code', fr: 'code' };
const LEVEL: Words = { en: 'level', fr: 'palier' };
const ENEMIES: Words = { en: 'enemies', fr: 'ennemis' };

function measured(name: string, unit: Words, en: string, fr: string, value: number): Measurement {
  return { name, label: { en, fr }, unit, value: tidy(value) };
}

/** Rounding leaves -0 and 1e-16 where 0 is meant. */
function tidy(value: number): number {
  return Math.abs(value) < 1e-12 ? 0 : value;
}

/** The numbers of a move, in the order of the specification. */
export function measurementsOf(result: MoveResult): readonly Measurement[] {
  const { potential, used, end, reason, isMoved } = result;
  return [
    measured('potential', CM, 'potential', 'potentiel', potential),
    ...pathMeasurements(result),
    measured('used', CM, 'used', 'utilisé', used),
    measured('remaining', CM, 'left', 'restant', potential - used),
    measured('end-x', CM, 'final mark, x', 'mire finale, x', end.mark.x),
    measured('end-y', CM, 'final mark, y', 'mire finale, y', end.mark.y),
    measured('end-facing', DEGREES, 'final facing', 'orientation finale', degrees(end.facing)),
    measured('end-centre-x', CM, 'final centre, x', 'centre final, x', end.centre.x),
    measured('end-centre-y', CM, 'final centre, y', 'centre final, y', end.centre.y),
    measured('end-level', LEVEL, 'final flight level', 'palier final', end.level),
    ...standingMeasurements(result),
    ...engagedMeasurements(result),
    measured('moved', FLAG, 'counts as having moved', 'compte comme ayant bougé', isMoved ? 1 : 0),
    measured('reason', CODE, 'why it is not allowed', 'motif de l’interdiction', reason),
    ...firstMeasurements(result),
  ];
}

function pathMeasurements({ lengths }: MoveResult): readonly Measurement[] {
  if (lengths === null) return [];
  const { path, relief, straight } = lengths;
  return [
    measured('path-length', CM, 'length of the path', 'longueur du trajet', path),
    measured('relief-cost', CM, 'climbing paid', 'relief payé', relief),
    measured('total-cost', CM, 'total cost', 'coût total', path + relief),
    measured('straight-distance', CM, 'distance as the crow flies', 'distance à vol d’oiseau', straight),
  ];
}

function standingMeasurements({ standing }: MoveResult): readonly Measurement[] {
  if (standing === null) return [];
  return [
    measured('end-fits', FLAG, 'the base fits at the end', 'le socle tient à l’arrivée', standing.fits ? 1 : 0),
    measured('contacts', ENEMIES, 'enemies touched', 'ennemis touchés', standing.touched.length),
  ];
}

// CF-GEO-35
function engagedMeasurements({ engaged, table }: MoveResult): readonly Measurement[] {
  if (engaged === null) return [];
  const fresh = table.figures.filter(({ id, hasFought }) => engaged.includes(id) && !hasFought); // CF-PUR-5
  return [
    measured('engaged', ENEMIES, 'enemies engaged', 'ennemis engagés', engaged.length),
    measured('to-fight', ENEMIES, 'of them to be fought at once', 'dont à combattre aussitôt', fresh.length),
  ];
}

function firstMeasurements({ first }: MoveResult): readonly Measurement[] {
  if (first === null) return [];
  return [
    measured('first-length', CM, 'first leg', 'première partie', first.length),
    measured('still-charge', FLAG, 'still a charge', 'toujours une charge', first.isCharge ? 1 : 0),
  ];
}
