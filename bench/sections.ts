import type { Section } from './section.ts';
import { afterExact } from './sections/after-exact.ts';
import { coldStart } from './sections/cold-start.ts';
import { compiled } from './sections/compiled.ts';
import { curves } from './sections/curves.ts';
import { dice } from './sections/dice.ts';
import { duel } from './sections/duel.ts';
import { exact } from './sections/exact.ts';
import { games } from './sections/games.ts';
import { matrix } from './sections/matrix.ts';
import { melee } from './sections/melee.ts';
import { memory } from './sections/memory.ts';
import { rollKeep } from './sections/roll-keep.ts';
import { table } from './sections/table.ts';
import { workers } from './sections/workers.ts';

/** All sections, in the order in which they are measured. */
export const SECTIONS: readonly Section[] = [
  duel,
  compiled,
  melee,
  rollKeep,
  games,
  dice,
  afterExact,
  workers,
  exact,
  matrix,
  table,
  coldStart,
  memory,
  curves,
];
