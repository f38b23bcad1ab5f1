import type { z } from 'zod';
import { schemaNotes } from '../systems/vocabulary.ts';

/** What is read of a zod schema's definition, whatever its kind. */
interface Definition {
  readonly type: string;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly getter?: () => z.core.$ZodType;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: NumberCheck } }[];
}

/** A check attached to a number schema. */
interface NumberCheck {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly format?: string;
}

/** The definition of a schema, whatever its kind. */
export function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as Definition;
}

/** Unwraps preprocessing, optionality and defaults down to the schema that does the checking. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = definitionOf(schema);
  if (schemaNotes.get(schema as z.ZodType) !== undefined) return schema;
  if (definition.type === 'pipe' && definition.in !== undefined && definition.out !== undefined) {
    return innermost(definitionOf(definition.in).type === 'transform' ? definition.out : definition.in);
  }
  if (definition.innerType !== undefined) return innermost(definition.innerType);
  if (definition.type === 'lazy' && definition.getter !== undefined) return innermost(definition.getter());
  return schema;
}

/** What a schema accepts, in words: `a whole number from 1 to 10`. */
export function expected(schema: z.core.$ZodType): string {
  const inner = innermost(schema);
  const note = schemaNotes.get(inner as z.ZodType) ?? {};
  const definition = definitionOf(inner);
  if (definition.type === 'number') {
    if (note.allowed?.startsWith('a ') === true) return note.allowed;
    const { allowed } = note;
    // A note that gives the bounds itself, with their unit, needs no second telling of them.
    const saysBounds = allowed !== undefined && /\d/.test(allowed) && !allowed.startsWith('such as');
    const number = saysBounds ? numberNoun(definition) : numberWords(definition);
    return allowed === undefined ? number : `${number} (${allowed})`;
  }
  if (note.allowed !== undefined) return note.allowed;
  if (note.noun !== undefined) return article(note.noun);
  switch (definition.type) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'nothing';
    case 'array':
      return definition.element === undefined ? 'a list' : `a list, each entry ${expected(definition.element)}`;
    case 'tuple':
      return 'a list';
    case 'object':
    case 'record':
      return 'a map (key: value)';
    case 'enum':
    case 'literal':
      return optionsOf(inner).map(quoted).join(' or ');
    case 'union':
      return [...new Set((definition.options ?? []).map(expected))].join(', or ');
    default:
      return 'another value';
  }
}

function quoted(option: unknown): string {
  return typeof option === 'string' ? `"${option}"` : String(option);
}

/** In which way a number is none that a schema accepts: ` (out of range: must be an integer >= 1)`; '' for others. */
export function misfit(schema: z.core.$ZodType, value: unknown): string {
  const inner = innermost(schema);
  const number = [inner, ...(definitionOf(inner).options ?? [])]
    .map(definitionOf)
    .find(({ type }) => type === 'number');
  if (typeof value !== 'number' || number === undefined) return '';
  const { low, high } = boundsOf(number);
  const isBelow = low?.value !== undefined && (value < low.value || (low.inclusive !== true && value === low.value));
  const isAbove =
    high?.value !== undefined && (value > high.value || (high.inclusive !== true && value === high.value));
  if (isAbove) return ' (out of range)';
  const least = low === undefined ? '' : ` ${low.inclusive === true ? '>=' : '>'} ${grouped(low.value)}`;
  const must = `must be${isWhole(number) ? ' an integer' : ''}${least}`;
  if (isBelow) return ` (out of range: ${must})`;
  return isWhole(number) && !Number.isInteger(value) ? ` (${must})` : '';
}

/** Values of an enumeration or literal. */
export function optionsOf(schema: z.core.$ZodType): readonly unknown[] {
  const values = schema._zod.values;
  return values === undefined ? [] : [...values];
}

/** Values that a schema accepts in the place of `value`: all of a short list, ends of a range; empty for open sets. */
export function candidatesOf(schema: z.core.$ZodType, value: unknown): readonly unknown[] {
  const inner = innermost(schema);
  const definition = definitionOf(inner);
  const ids = schemaNotes.get(inner as z.ZodType)?.ids;
  if (ids !== undefined) return ids;
  switch (definition.type) {
    case 'boolean':
      return [true, false];
    case 'number':
      return (definition.checks ?? []).flatMap(({ _zod: { def } }) =>
        typeof def.value === 'number' && def.inclusive === true ? [def.value] : [],
      );
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
    case 'array':
      return typeof value === 'string' ? [[value]] : [];
    case 'union':
      return (definition.options ?? []).flatMap((option) => candidatesOf(option, value));
    default:
      return optionsOf(inner);
  }
}

/** Keys that an object schema knows. */
export function keysOf(schema: z.core.$ZodType): readonly string[] {
  return Object.keys(definitionOf(schema).shape ?? {});
}

function isWhole({ format, checks = [] }: Definition): boolean {
  return format !== undefined || checks.some((check) => check._zod.def.check === 'number_format');
}

function boundsOf({ checks = [] }: Definition): { readonly low?: NumberCheck; readonly high?: NumberCheck } {
  const all = checks.map((check) => check._zod.def);
  const low = all.findLast((check) => check.check === 'greater_than');
  const high = all.findLast((check) => check.check === 'less_than');
  return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

function numberNoun(definition: Definition): string {
  return isWhole(definition) ? 'a whole number' : 'a number';
}

function numberWords(definition: Definition): string {
  const noun = numberNoun(definition);
  const { low, high } = boundsOf(definition);
  if (low?.inclusive === true && high?.inclusive === true) {
    return `${noun} from ${grouped(low.value)} to ${grouped(high.value)}`;
  }
  const from = low === undefined ? null : `${low.inclusive === true ? 'at least' : 'more than'} ${grouped(low.value)}`;
  const to = high === undefined ? null : `${high.inclusive === true ? 'at most' : 'less than'} ${grouped(high.value)}`;
  const bounds = [from, to].filter((part) => part !== null).join(' and ');
  return bounds === '' ? noun : `${noun}, ${bounds}`;
}

/** `1_000_000`, as a file may write it. */
function grouped(value: number | undefined): string {
  const text = String(value);
  return /^-?\d{5,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, '_') : text;
}

/** `a profile`, `an ability`. */
export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
