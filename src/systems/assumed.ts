import { InvariantError } from '../errors.ts';
import { type KindDefinition, rulingsFelt } from './kind.ts';
import type { Assumption, RuleEntry, Ruling, Variant, Words } from './system.ts';

/** What a reading without a source says, by option of its ruling. */
export interface AssumedReading<Needs> {
  /** Where it cannot be felt, it is not told. */
  readonly needs?: Needs;
  readonly says: Readonly<Record<string, Words>>;
}

/** What a rule without a source says, where it is played. */
export interface AssumedRule<Needs> {
  readonly id: string;
  /** Ids of the kinds whose numbers can rest on it. */
  readonly kinds: readonly string[];
  /** Where it cannot be felt, it is not told. */
  readonly needs?: Needs;
  readonly says: Words;
}

export function say(en: string, fr: string): Words {
  return { en, fr };
}

/** All that a game takes for granted without a source, tables and profiles apart. */
export interface Assumed<Needs> {
  readonly catalogue: readonly RuleEntry[];
  readonly rulings: readonly Ruling[];
  /** Ruling id → its readings that no source states. */
  readonly readings: Readonly<Record<string, AssumedReading<Needs> | undefined>>;
  readonly rules: readonly AssumedRule<Needs>[];
}

/**
 * Readings and rules without a source on which a variant's numbers rest.
 * @param isFelt whether the variant has what a reading or a rule needs to be felt
 * @throws InvariantError when a reading in force has no words
 */
export function assumedIn<Needs>(
  variant: Variant,
  kind: KindDefinition,
  { catalogue, rulings, readings, rules }: Assumed<Needs>,
  isFelt: (needs: Needs) => boolean,
): readonly Assumption[] {
  const isTold = (needs: Needs | undefined): boolean => needs === undefined || isFelt(needs);
  const felt = rulingsFelt(kind, catalogue);
  const read = rulings
    .filter(({ id }) => felt.has(id))
    .flatMap(({ id, options }) => {
      const option = options.find((it) => it.id === variant.rulings[id]);
      if (option?.provenance !== 'assumption') return [];
      const reading = readings[id];
      const text = reading?.says[option.id];
      if (text === undefined) throw new InvariantError(`no words for the reading ${id}: ${option.id}`);
      return isTold(reading?.needs) ? [{ id, text }] : [];
    });
  const played = rules.filter(({ kinds, needs }) => kinds.includes(kind.listing.id) && isTold(needs));
  return [...read, ...played.map(({ id, says }) => ({ id, text: says }))];
}
