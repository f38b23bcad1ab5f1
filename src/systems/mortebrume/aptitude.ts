import { z } from 'zod';
import { integer } from '../schema-parts.ts';
import { fields, noted } from '../vocabulary.ts';

/** What a fighter rolls with: its value and its dice, in the order in which they are thrown. No dice: a constant. */
export interface Aptitude {
  readonly value: number;
  /** Sides of each die: 6, 8 or 10. */
  readonly dice: readonly number[];
}

/** An aptitude as a scenario writes it; a bare value has the dice of the dice table. // MB-ROLL-5 */
export interface AptitudeData {
  readonly value: number;
  readonly dice?: readonly number[] | undefined;
}

/** Greatest value of an aptitude. */
export const VALUE_MAX = 99;
/** Most dice of one roll, destiny dice apart. */
const DICE_MAX = 18;

const TERM = /^(\d*)d(6|8|10)$/;

/** Reads `d8`, `2d6`, `d6+d8`: sides of the dice in their order; null when malformed. */
export function readDice(text: string): readonly number[] | null {
  const dice: number[] = [];
  for (const term of text.toLowerCase().replace(/\s+/g, '').split('+')) {
    const [, count, sides] = TERM.exec(term) ?? [];
    const copies = count === '' ? 1 : Number(count);
    if (sides === undefined || copies < 1 || dice.length + copies > DICE_MAX) return null;
    for (let die = 0; die < copies; die += 1) dice.push(Number(sides));
  }
  return dice;
}

/** Reads `8+d8`, `6+2d6`, `5+d6+d8`; null when malformed. */
export function readAptitude(text: string): AptitudeData | null {
  const [, value, rest] = /^\s*(\d{1,2})\s*\+(.+)$/.exec(text) ?? [];
  const dice = rest === undefined ? null : readDice(rest);
  return dice === null ? null : { value: Number(value), dice };
}

const die = noted(z.union([z.literal(6), z.literal(8), z.literal(10)]), { allowed: 'the sides of a die: 6, 8 or 10' });

const DICE_TEXT = /^\s*[1-6]?[dD](6|8|10)(\s*\+\s*[1-6]?[dD](6|8|10)){0,2}\s*$/;
const APTITUDE_TEXT = /^\s*\d{1,2}(\s*\+\s*[1-6]?[dD](6|8|10)){1,3}\s*$/;

/** Dice alone: `d10`, `2d6`, or a list of sides. */
export function diceOf(description: string): z.ZodType<readonly number[]> {
  const text = z
    .string()
    .regex(DICE_TEXT)
    .transform((written) => readDice(written) ?? []);
  return noted(z.union([text, z.array(die).max(DICE_MAX)]), {
    allowed: 'dice such as `d8`, `2d6`, `d6+d8` or [6, 8]: only d6, d8 and d10',
    description,
  });
}

const FORMS = 'an aptitude such as `8+d8`, `6+2d6`, `{ value: 8, dice: [8] }`, or a bare value with a dice table';

const value = integer(0, VALUE_MAX, 'value of the aptitude');

const aptitudeFields = fields(
  { value, dice: diceOf('its dice; those of the dice table when absent').optional() },
  { valeur: 'value', dés: 'dice' },
);

/** An aptitude in any of its forms. */
export function aptitudeOf(description: string): z.ZodType<AptitudeData> {
  const bare = value.transform((number) => ({ value: number }));
  const text = z
    .string()
    .regex(APTITUDE_TEXT)
    .transform((written) => readAptitude(written) ?? { value: 0 });
  return noted(z.union([bare, text, aptitudeFields]), {
    noun: 'aptitude',
    allowed: `${FORMS}; dice d6, d8 and d10 only`,
    description,
  }) as z.ZodType<AptitudeData>;
}

/** `8+d8`, `6+2d6`, `5+d6+d8`; a constant is its value alone. */
export function aptitudeText({ value, dice }: AptitudeData): string {
  return [String(value), diceText(dice ?? [])].filter((part) => part !== '').join('+');
}

/** `d8`, `2d6`, `d6+d8`. */
export function diceText(dice: readonly number[]): string {
  const terms: { sides: number; count: number }[] = [];
  for (const sides of dice) {
    const last = terms.at(-1);
    if (last?.sides === sides) last.count += 1;
    else terms.push({ sides, count: 1 });
  }
  return terms.map(({ sides, count }) => `${count === 1 ? '' : count}d${sides}`).join('+');
}
