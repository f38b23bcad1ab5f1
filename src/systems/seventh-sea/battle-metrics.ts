import { bySide } from '../outcomes.ts';
import type { Metric } from '../system.ts';
import type { Army, Hero } from './armies.ts';
import { GUILDERS, UNITS } from './words.ts';

/** Of whom and what a battle counts. */
interface Counted {
  readonly armies: readonly Army[];
  readonly heroes: readonly Hero[];
  readonly turns: number;
  /** Least reputation that a hero can bring home from one turn, at most 0. */
  readonly leastReputation: number;
}

/** Places of the metrics: each sort has one a hero, or one an army. */
export interface Places {
  readonly reputation: number;
  readonly dramatic: number;
  readonly losses: number;
  readonly killed: number;
  readonly wounded: number;
  readonly loot: number;
}

export function placesOf(heroes: number): Places {
  const losses = 2 * heroes;
  return { reputation: 0, dramatic: heroes, losses, killed: losses + 2, wounded: losses + 4, loot: losses + 6 };
}

/** In the order of their places. */
export function metricsOf({ armies, heroes, turns, leastReputation }: Counted): readonly Metric[] {
  const sides = armies.map(({ name }) => name);
  const names = heroes.map(({ name }) => name);
  const words = (en: string, fr: string) => (name: string) => ({ en: `${en} ${name}`, fr: `${fr} ${name}` });
  const reputation = bySide(names, 'reputation', UNITS.points, words('reputation of', 'réputation,'));
  return [
    ...reputation.map((it) => ({ ...it, min: turns * leastReputation })),
    ...bySide(names, 'dramatic', UNITS.dramatic, words('dramatic wounds of', 'blessures graves,')),
    ...bySide(sides, 'losses', UNITS.fighters, words('heroes out,', 'héros hors de combat,')),
    ...bySide(sides, 'killed', UNITS.percent, words('killed,', 'tués,')),
    ...bySide(sides, 'wounded', UNITS.percent, words('wounded,', 'blessés,')),
    ...bySide(names, 'loot', GUILDERS, words('loot of', 'butin,')),
  ];
}
