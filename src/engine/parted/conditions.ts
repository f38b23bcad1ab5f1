import { GONE } from '../../systems/parts.ts';

/** Conditions of the members of each sort, numbered as they are met: codes. */
export class Conditions {
  readonly #sorts: readonly number[];
  readonly #lists: number[][];
  readonly #codes: Map<number, number>[];

  /** @param sorts index member → sort; @param lists index sort → index code → condition, as far as they are known */
  constructor(sorts: readonly number[], lists: readonly (readonly number[])[] = []) {
    this.#sorts = sorts;
    this.#lists = Array.from({ length: 1 + Math.max(...sorts) }, (_, sort) => [...(lists[sort] ?? [])]);
    this.#codes = this.#lists.map((list) => new Map(list.map((condition, code) => [condition, code])));
  }

  /** Code of a condition, numbered when new. {@link GONE} has none: 0, which nobody asks for. */
  codeOf(sort: number, condition: number): number {
    if (condition === GONE) return 0;
    const codes = this.#codes[sort] as Map<number, number>;
    const known = codes.get(condition);
    if (known !== undefined) return known;
    const list = this.#lists[sort] as number[];
    codes.set(condition, list.length);
    list.push(condition);
    return list.length - 1;
  }

  /** Code of a condition, or -1 where it has none. */
  knownCode(sort: number, condition: number): number {
    return this.#codes[sort]?.get(condition) ?? -1;
  }

  conditionOf(sort: number, code: number): number {
    return this.#lists[sort]?.[code] as number;
  }

  /** @param conditions index member → condition */
  addAll(conditions: readonly number[]): void {
    for (const [member, condition] of conditions.entries()) this.codeOf(this.#sorts[member] as number, condition);
  }

  /** Codes of a sort. */
  countOf(sort: number): number {
    return (this.#lists[sort] as number[]).length;
  }

  lists(): readonly (readonly number[])[] {
    return this.#lists.map((list) => [...list]);
  }
}
