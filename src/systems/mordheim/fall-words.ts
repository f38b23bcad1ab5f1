import type { Language, Metric, Outcome, Words } from '../system.ts';
import { EFFECTIVE_WOUNDS, FINAL_STATES } from './words.ts';

/** Final states of a man who fell, in the order of FINAL_STATES. */
export const FALLEN_STATES: readonly Outcome[] = FINAL_STATES.map(({ name, label }) => ({
  name: `fell-${name}`,
  label: { en: `fell, ${label.en}`, fr: `tombé, ${label.fr}` },
}));

/** The move cannot be tried at all. */
export const IMPOSSIBLE: Outcome = { name: 'impossible', label: { en: 'impossible', fr: 'impossible' } };

/** Hits of a fall, as a metric. */
export const FALL_HITS: Metric = {
  name: 'hits',
  label: { en: 'hits of the fall', fr: 'touches de la chute' },
  unit: { en: 'hits', fr: 'touches' },
};

/** What a fall does, in the order in which models measure it. */
export const FALL_METRICS: readonly Metric[] = [
  FALL_HITS,
  {
    name: 'wounds',
    label: { en: 'wounds of the fall', fr: 'blessures de la chute' },
    unit: { en: 'wounds', fr: 'blessures' },
  },
  EFFECTIVE_WOUNDS,
];

/** Tests of Initiative taken, as a metric. */
export const TESTS_TAKEN: Metric = {
  name: 'tests',
  label: { en: 'Initiative tests taken', fr: 'tests d’Initiative effectués' },
  unit: { en: 'tests', fr: 'tests' },
};

/** Final states of the enemy on whom one has come down, in the order of FINAL_STATES. */
export const TARGET_STATES: readonly Outcome[] = FINAL_STATES.map(({ name, label }) => ({
  name: `target-${name}`,
  label: { en: `target ${label.en}`, fr: `adversaire ${label.fr}` },
}));

const FALLING: Words = { en: 'falling', fr: 'en train de tomber' };

/** Somebody in mid-air, in a line. */
export function describeFall(name: string, language: Language): string {
  return `${name}: ${FALLING[language]}`;
}
