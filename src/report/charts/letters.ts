/** Advance of most letters in ems, plain and bold, rather more than less; capitals and wide letters take half as much again. */
const ADVANCE = { plain: 0.56, bold: 0.63 } as const;
const WIDE = /[\p{Lu}\p{Lo}mw@%…—]/gu;

export type Weight = keyof typeof ADVANCE;

/**
 * About as wide as a text comes out, in the unit of its size: a renderer without a screen measures nothing. It is measured
 * for DejaVu Sans, which is as wide as any common face.
 */
export function textWidth(text: string, size: number, weight: Weight = 'plain'): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return (text.length + wide / 2) * size * ADVANCE[weight];
}
