import { pick } from './paths.ts';
import { BEGINNING, type Blow, type Stories } from './stories.ts';
import { beginStanding, type Row, rowsOf, type Standing, struckStanding, type TotalOptions } from './totals.ts';

/** A story, and what it came to in all. */
export interface Total {
  readonly story: number;
  /** Packed gains, and those with each of the amount. */
  readonly total: number;
  readonly unit: number;
}

/** What the strikes of a story did, one after another, where they came to a total together. @param word gives numbers in [0, 1) */
export function blowsOf(
  stories: Stories,
  { story, total, unit }: Total,
  options: Pick<TotalOptions, 'effectOf'>,
  word: () => number,
): readonly Blow[] {
  const passed: number[] = [];
  for (let at = story; at !== BEGINNING; at = stories.before(at)) passed.unshift(at);
  const standings: Standing[] = [beginStanding(stories)];
  for (const at of passed) {
    standings.push(struckStanding(stories, at, standings.at(-1) as Standing, { ...options, negligible: 0 }));
  }
  const ends = [...rowsOf(standings.at(-1) as Standing)].flatMap((row) => {
    const all = [...row.amounts.p].map((p, at) => ({ row, amount: row.amounts.from + at, p }));
    return all.filter(({ amount }) => row.plus + amount * unit === total);
  });
  let now: Pick<(typeof ends)[number], 'row' | 'amount'> = ends[
    pick(
      ends.map(({ p }) => p),
      word(),
    )
  ] as (typeof ends)[number];
  const blows: Blow[] = [];
  for (let index = passed.length - 1; index >= 0; index -= 1) {
    const ways = waysTo(stories, passed[index] as number, standings[index] as Standing, now, options);
    const way = ways[
      pick(
        ways.map(({ p }) => p),
        word(),
      )
    ] as (typeof ways)[number];
    blows.unshift(way.blow);
    now = way;
  }
  return blows;
}

function waysTo(
  stories: Stories,
  story: number,
  before: Standing,
  { row: to, amount }: { readonly row: Row; readonly amount: number },
  { effectOf }: Pick<TotalOptions, 'effectOf'>,
): readonly { readonly row: Row; readonly amount: number; readonly blow: Blow; readonly p: number }[] {
  const ways: ReturnType<typeof waysTo>[number][] = [];
  for (const row of rowsOf(before)) {
    for (const blow of stories.blows(stories.strike(story), stories.result(story), row.part, row.value)) {
      const { struck } = blow;
      if (struck.part !== to.part) continue;
      if (struck.part >= 0 && blow.value !== to.value) continue;
      if (row.plus + effectOf(struck.leaf).gain !== to.plus) continue;
      const had = amount - blow.amount;
      const p = (row.amounts.p[had - row.amounts.from] ?? 0) * blow.p;
      if (p > 0) ways.push({ row, amount: had, blow, p });
    }
  }
  return ways;
}
