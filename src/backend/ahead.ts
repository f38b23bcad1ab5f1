/**
 * Begins pieces of work before they are asked for, in their order: `width` are under way at once.
 * @returns what gives the result of a piece by its number, to be asked in order; an error comes at its place
 */
export function ahead<Result>(
  count: number,
  width: number,
  work: (index: number) => Promise<Result>,
): (index: number) => Promise<Result> {
  const begun: Promise<Result>[] = [];
  return (index) => {
    for (let next = begun.length; next < Math.min(count, index + width); next += 1) {
      const result = work(next);
      // What nobody asks for in the end fails unheard.
      result.catch(() => undefined);
      begun.push(result);
    }
    return begun[index] ?? work(index);
  };
}
