import type { z } from 'zod';
import { provenanceOf } from './provenance.ts';
import { option, switchOr } from './schema-parts.ts';
import type { GameSystem, Ruling, Words } from './system.ts';
import { fields } from './vocabulary.ts';

/** A variant's rulings, resolved: ruling id → option id. */
export type Rulings = Readonly<Record<string, string>>;

/**
 * Writes down a ruling.
 * @param rules rule ids without the prefix of the game, separated by blanks
 * @param options `id/provenance` with S sheet, C chapter, P published, A assumption, separated by blanks; the first is the default
 */
export type RulingWriter = (id: string, rules: string, options: string, question: Words) => Ruling;

/** Option ids in the options of a {@link RulingWriter}. */
export type OptionsIn<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? OptionsIn<First> | OptionsIn<Rest>
  : Text extends `${infer Id}/${string}`
    ? Id
    : never;

/** @param prefix of the rule ids of a game, e.g. `MH` */
export function rulingWriter(prefix: string): RulingWriter {
  return (id, rules, options, question) => ({
    id,
    question,
    options: options.split(' ').map((text) => {
      const [name = '', mark = 'A'] = text.split('/');
      return { id: name, provenance: provenanceOf(mark) };
    }),
    rules: rules.split(' ').map((rule) => `${prefix}-${rule}`),
  });
}

/** The option of a ruling that is in force where a scenario says nothing. */
export function defaultOption({ options, editions = {} }: Ruling, edition: string | null): string | undefined {
  return (edition === null ? undefined : editions[edition]) ?? options[0]?.id;
}

/** Schema of `rulings:`: every ruling optional, and the preset where a game has presets. */
export function rulingsSchema(rulings: readonly Ruling[], presets: GameSystem['presets']): z.ZodType {
  const preset: Record<string, z.ZodType> =
    presets === null ? {} : { [presets.id]: option(`preset of ${presets.id}`, Object.keys(presets.values)).optional() };
  const chosen = rulings.map(({ id, options, question }) => [
    id,
    optionOf(
      id,
      options.map((it) => it.id),
    )
      .optional()
      .describe(question.en),
  ]);
  return fields({ ...preset, ...Object.fromEntries(chosen) } as Record<string, z.ZodType>);
}

/** Options that true and false stand for. */
const SWITCHES = [
  ['yes', 'no'],
  ['on', 'off'],
] as const;

function optionOf(id: string, options: readonly string[]): z.ZodType<string> {
  const choice = option(`option of ${id}`, options);
  const pair = SWITCHES.find((words) => words.every((word) => options.includes(word)));
  if (pair === undefined) return choice;
  const [yes, no] = pair;
  return switchOr(choice, yes, no);
}
