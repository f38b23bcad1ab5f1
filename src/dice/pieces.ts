/** Work in pieces of some milliseconds: whoever has it done may attend to something else between two of them, or give it up. */
export type Pieces<Result> = Generator<undefined, Result>;

/** Does all of it at once. */
export function finish<Result>(pieces: Pieces<Result>): Result {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}
