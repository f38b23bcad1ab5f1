import { z } from 'zod';
import { field } from '../../field.ts';
import { integer } from '../../schema-parts.ts';
import type { Field } from '../../system.ts';
import { noted } from '../../vocabulary.ts';

/** Turns of a fight, at most. */
const ROUNDS_MAX = 1000;

/** Names of fighters as they stand on their sides. */
export const instanceNames = noted(z.array(z.string().min(1)).max(30), {
  allowed: 'a list of fighters of this engagement; further ones of an id are `goblin#2`, `goblin#3` …',
});

/** Cap of turns. */
export function rounds(turns: number): z.ZodDefault<z.ZodNumber> {
  return integer(1, ROUNDS_MAX, 'cap of turns').default(turns);
}

/** A speaking turn, by its number. */
export const speakingTurn = integer(1, 99, 'number of the speaking turn');

/** French names of the fields that fights have in common, and what else they may be called. */
export const FIGHT_ALIASES = {
  camps: 'sides',
  tours: 'rounds',
  turns: 'rounds',
  peur: 'fear',
};

export const SIDES_FIELD: Field = field(
  'sides',
  'exactly two: name → list of fighter ids (`2 x goblin`)',
  'exactement deux : nom → liste de combattants (`2 x gobelin`)',
);

export function roundsField(turns: number): Field {
  return field(
    'rounds',
    `1 to ${ROUNDS_MAX}, default ${turns}: cap of turns`,
    `1 à ${ROUNDS_MAX}, par défaut ${turns} : limite de tours`,
  );
}

export function fearField(isFelt: boolean): Field {
  return field('fear', `whether courage is tested, default ${isFelt}`, `si le courage est testé, par défaut ${isFelt}`);
}
