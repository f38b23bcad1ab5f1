import { WATCHED } from '../systems/rulings.ts';
import type { Variant } from '../systems/system.ts';

/** The rulings that were read of a variant so far. */
export interface Watched {
  readonly variant: Variant;
  readonly read: ReadonlySet<string>;
}

/** @returns `own`, the same variant, which notes what is read of it while it is compiled and while it is played */
export function watch(variant: Variant): Watched & { readonly own: Variant } {
  const read = new Set<string>();
  const rulings: Record<string, string> = {};
  Object.defineProperty(rulings, WATCHED, { value: true });
  for (const [id, option] of Object.entries(variant.rulings)) {
    let isRead = false;
    const get = (): string => {
      if (!isRead) read.add(id);
      isRead = true;
      return option;
    };
    Object.defineProperty(rulings, id, { enumerable: true, get });
  }
  return { variant, read, own: { ...variant, rulings } };
}

/** All of a variant but how its rulings read. */
export function withoutRulings({ rulings, ...rest }: Variant): string {
  return JSON.stringify([rest, Object.keys(rulings)]);
}

/**
 * Whether another variant, one {@link withoutRulings} with the first, differs in none that was read of it. Whatever the first did so
 * far, the other does as well: nothing has asked where they differ.
 */
export function isAlike({ variant, read }: Watched, other: Variant): boolean {
  return Object.entries(variant.rulings).every(([id, option]) => other.rulings[id] === option || !read.has(id));
}
