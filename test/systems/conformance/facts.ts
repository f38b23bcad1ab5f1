/**
 * What a game says of itself so that the conformance suite can try it: `test/systems/<name>/conformance.ts` exports
 * `facts`.
 */
export interface ConformanceFacts {
  /** A scenario for each engagement kind at least, that between them touch what is peculiar to the game. */
  readonly samples: readonly string[];
  /** Scenarios in which choices of fighters matter that matter in no sample and no known answer. */
  readonly choices: readonly string[];
  /** Pairs of scenarios that differ by which side is which: the outcomes and metrics of each side change places. */
  readonly mirrors: readonly {
    readonly one: string;
    readonly other: string;
    readonly sides: readonly [string, string];
  }[];
  /** Catalogue id → a fighter that names one of its entries; null where no fighter names any. */
  readonly naming: Readonly<Record<string, ((word: string) => unknown) | null>>;
}

/** The facts of a game. @throws Error when its test folder has none */
export async function factsOf(system: string): Promise<ConformanceFacts> {
  const file = new URL(`../${system}/conformance.ts`, import.meta.url).href;
  const { facts } = (await import(file)) as { readonly facts?: ConformanceFacts };
  if (facts === undefined) throw new Error(`test/systems/${system}/conformance.ts exports no facts`);
  return facts;
}
