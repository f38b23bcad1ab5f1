import type { z } from 'zod';
import { provenanceOf } from './provenance.ts';
import { switchOr } from './schema-parts.ts';
import type { GameSystem, Ruling, Words } from './system.ts';
import { fields, word } from './vocabulary.ts';

/** A variant's rulings, resolved: ruling id → option id. */
export type Rulings = Readonly<Record<string, string>>;

/** Key that rulings have of which is noted what is read; see {@link readWhenAsked}. */
export const WATCHED: unique symbol = Symbol('watched');

/**
 * What the rules make of rulings that they ask over and over while they play: of rulings that are watched each is read when it is
 * asked for, so that those which nobody asks are known; of others all are read at once, and are as quick as any number.
 * @param readings getters, each of which reads rulings
 */
export function readWhenAsked<Readings extends object>(rulings: object, readings: Readings): Readings {
  return WATCHED in rulings ? readings : { ...readings };
}

/**
 * Writes down a ruling.
 * @param rules rule ids without the prefix of the game, separated by blanks
 * @param options `id/provenance/alias`, separated by blanks, the first is the default: provenance S sheet, C chapter, P published
 *   or A assumption; the alias is its French name, which yes, no, on and off need not have
 */
export type RulingWriter = (id: string, rules: string, options: string, question: Words) => Ruling;

/** Option ids in the options of a {@link RulingWriter}. */
export type OptionsIn<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? OptionsIn<First> | OptionsIn<Rest>
  : Text extends `${infer Id}/${string}`
    ? Id
    : never;

/** French of the options that answer a question by themselves. */
const COMMON_WORDS: Readonly<Record<string, string>> = { yes: 'oui', no: 'non', on: 'oui', off: 'non' };

/** @param prefix of the rule ids of a game, e.g. `MH` */
export function rulingWriter(prefix: string): RulingWriter {
  return (id, rules, options, question) => ({
    id,
    question,
    options: options.split(' ').map((text) => {
      const [name = '', mark = 'A', alias = COMMON_WORDS[name] ?? name] = text.split('/');
      return { id: name, alias, provenance: provenanceOf(mark) };
    }),
    rules: rules.split(' ').map((rule) => `${prefix}-${rule}`),
  });
}

/** The option of a ruling that is in force where a scenario says nothing. */
export function defaultOption({ options, editions = {} }: Ruling, edition: string | null): string | undefined {
  return (edition === null ? undefined : editions[edition]) ?? options[0]?.id;
}

/** Ruling or preset → option → what French calls it; those that have no French name are left out. */
export function optionWordsOf({
  rulings,
  presets,
}: Pick<GameSystem, 'rulings' | 'presets'>): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const named = rulings.map(
    ({ id, options }) => [id, options.map((option) => [option.id, option.alias] as const)] as const,
  );
  const preset = Object.entries(presets?.aliases ?? {}).map(([alias, id]) => [id, alias] as const);
  const all = [...named, ...(presets === null ? [] : [[presets.id, preset] as const])];
  const french = all.map(([id, pairs]) => [id, pairs.filter(([option, alias]) => option !== alias)] as const);
  return Object.fromEntries(
    french.flatMap(([id, pairs]) => (pairs.length === 0 ? [] : [[id, Object.fromEntries(pairs)]])),
  );
}

/** Schema of `rulings:`: every ruling optional, and the preset where a game has presets. */
export function rulingsSchema(rulings: readonly Ruling[], presets: GameSystem['presets']): z.ZodType {
  const preset: Record<string, z.ZodType> = presets === null ? {} : { [presets.id]: presetOf(presets).optional() };
  const chosen = rulings.map((ruling) => [ruling.id, optionOf(ruling).optional().describe(ruling.question.en)]);
  return fields({ ...preset, ...Object.fromEntries(chosen) } as Record<string, z.ZodType>);
}

/** Options that true and false stand for. */
const SWITCHES = [
  ['yes', 'no'],
  ['on', 'off'],
] as const;

function presetOf({ id, values, aliases = {} }: NonNullable<GameSystem['presets']>): z.ZodType<string> {
  return word({ noun: `preset of ${id}`, ids: Object.keys(values), aliases });
}

function optionOf({ id, options }: Ruling): z.ZodType<string> {
  const ids = options.map((option) => option.id);
  const french = options.filter((option) => option.alias !== option.id);
  const aliases = Object.fromEntries(french.map((option) => [option.alias, option.id]));
  const choice = word({ noun: `option of ${id}`, ids, aliases });
  const pair = SWITCHES.find((words) => words.every((each) => ids.includes(each)));
  if (pair === undefined) return choice;
  const [yes, no] = pair;
  return switchOr(choice, yes, no);
}
