import type { Reading, RulingsResult } from '../analyses/rulings-result.ts';
import type { SensitivityResult } from '../analyses/sensitivity.ts';
import { type AnalysisNumber, estimated, type Place, plain, rateUnit, unitOf, worded } from './number.ts';

/** Of every change: its effect, its price and what it is worth; the rate, and pairs of changes. */
export function sensitivityNumbers(result: SensitivityResult, confidence: number): readonly AnalysisNumber[] {
  const { measure, base, changes, cost, rate, pairs, fighter } = result;
  const unit = unitOf(measure);
  const money = cost?.unit ?? null;
  const perCost = rateUnit(measure, money);
  const place = (index: number): Place => {
    const { lever = '', how = '' } = changes[index] ?? {};
    return { lever, how };
  };
  return [
    ...estimated({ subject: { fighter }, figure: 'base', unit }, base, confidence),
    ...changes.flatMap((change, index) => {
      const subject = place(index);
      return [
        ...estimated({ subject, figure: 'effect', unit }, change.effect, confidence),
        ...plain({ subject, figure: 'price', unit: money }, change.price, 'given'),
        ...estimated({ subject, figure: 'effect-per-cost', unit: perCost }, change.perCost, confidence),
        ...estimated({ subject, figure: 'worth', unit: money }, change.worth, confidence),
      ];
    }),
    ...(rate === null
      ? []
      : [
          ...plain({ subject: { fighter }, figure: 'price', unit: money }, rate.price, 'given'),
          ...estimated({ subject: { fighter }, figure: 'effect', unit }, rate.effect, confidence),
          ...estimated({ subject: { fighter }, figure: 'effect-per-cost', unit: perCost }, rate.perCost, confidence),
        ]),
    ...(pairs?.tried ?? []).flatMap(({ between: [one, other], together, sum, beyond, isCertain }) => {
      const both = { subject: place(one), against: place(other), unit };
      const verdict = isCertain ? 'certain' : 'uncertain';
      return [
        ...estimated({ ...both, figure: 'together' }, together, confidence, 'probe'),
        ...plain({ ...both, figure: 'sum' }, sum),
        ...estimated({ ...both, figure: 'interaction', verdict }, beyond, confidence, 'probe'),
      ];
    }),
  ];
}

/** Of every variant: its value as the rules are read, and how far each other reading moves it, with what it changes. */
export function rulingNumbers(result: RulingsResult, confidence: number): readonly AnalysisNumber[] {
  const { measure, variants, readings, factorial } = result;
  const unit = unitOf(measure);
  const labelOf = (index: number): Place => variants[index]?.label ?? {};
  const placeOf = (index: number): Place => {
    const reading = readings[index];
    return reading === undefined ? {} : readingPlace(reading);
  };
  const moves = readings.flatMap((reading) =>
    reading.moves.flatMap((move, index) => {
      const place = { subject: readingPlace(reading), against: labelOf(index) };
      return estimated({ ...place, figure: 'move', unit }, move, confidence);
    }),
  );
  const flips = readings.flatMap((reading) =>
    reading.flips.map((flip) => {
      const subject = readingPlace(reading);
      const verdict = flip.isSlight ? 'slight' : flip.isCertain ? 'certain' : 'uncertain';
      if (flip.kind === 'best') return worded({ subject, against: labelOf(flip.from), figure: 'flips-best' }, verdict);
      return worded({ subject, against: labelOf(flip.variant), figure: 'flips-leader' }, verdict);
    }),
  );
  const factors = factorial?.factors ?? [];
  return [
    ...variants.flatMap(({ label, base }) => estimated({ subject: label, figure: 'base', unit }, base, confidence)),
    ...moves,
    ...flips,
    ...factors.flatMap(({ reading, effect }) =>
      estimated({ subject: placeOf(reading), figure: 'main-effect', unit }, effect, confidence, 'probe'),
    ),
    ...(factorial?.interactions ?? []).flatMap(({ between: [one, other], effect, isCertain }) => {
      const place = {
        subject: placeOf(factors[one]?.reading ?? -1),
        against: placeOf(factors[other]?.reading ?? -1),
      };
      const verdict = isCertain ? 'certain' : 'uncertain';
      return estimated({ ...place, figure: 'interaction', unit, verdict }, effect, confidence, 'probe');
    }),
  ];
}

function readingPlace({ sort, id, option }: Reading): Place {
  return sort === 'ruling' ? { [id]: option } : { [sort]: id };
}
