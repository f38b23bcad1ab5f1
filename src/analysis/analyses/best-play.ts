import { z } from 'zod';
import type { BestPlayRequest, Player } from '../../scenario/analyses/best-play.ts';
import type { Label } from '../../scenario/axes.ts';
import { normalQuantile } from '../../stats/distributions.ts';
import { solveMatrixGame } from '../../stats/matrix-game.ts';
import type { Variant } from '../../systems/system.ts';
import { certain, combined, difference, type Estimate } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { type Difference, differences, patched } from '../patch.ts';
import { respond, response } from './best-play-policy.ts';
import { bilingual, estimate, head, label, measured, measuredOf } from './parts.ts';

const option = z.union([z.string(), z.number(), z.boolean()]);
const strategy = z
  .record(z.string(), option)
  .describe('path of a choice → option; what is not named stays as the scenario has it');

const playerResult = z.strictObject({
  name: z.string(),
  fighters: z.array(z.string()),
  options: z
    .array(
      z.strictObject({
        path: z.string(),
        option,
        value: estimate,
        effect: estimate.describe('value less the value of the scenario as it is'),
        matters: z
          .boolean()
          .describe(
            'whether switching it alone moves anything; where sampled, whether its effect leaves out zero at the level for all options of the player together',
          ),
      }),
    )
    .describe('every option that the scenario does not take, tried alone'),
  strategies: z.array(strategy).describe('combinations of what matters; the first is the scenario as it is'),
  fixed: z
    .array(z.string())
    .describe('paths that matter, but were left as the scenario has them: too many combinations'),
  mix: z.array(z.number()).describe('index strategy → weight when both play their best'),
  best: z.strictObject({ strategy, value: estimate }).describe('best against the others as the scenario has them'),
  worst: z
    .strictObject({ strategy, value: estimate })
    .describe('worst for himself, the others as the scenario has them'),
});

export const bestPlayResult = z.strictObject({
  kind: z.literal('best-play'),
  ...head,
  measure: measured,
  label: label.describe('variant that it starts from'),
  base: estimate.describe('the measure as the scenario has it'),
  maximiser: playerResult,
  minimiser: playerResult.nullable(),
  payoffs: z.array(z.array(estimate)).describe('strategy of the maximiser × strategy of the minimiser → measure'),
  game: z
    .strictObject({ value: estimate, exploitability: z.number() })
    .describe('both choose at once, knowing the options but not the choice of the other'),
  responses: z
    .array(response)
    .describe('choices made anew in every state, against the others as the scenario has them; exact'),
  note: bilingual.nullable().describe('why there are no responses'),
});

export type BestPlayResult = z.infer<typeof bestPlayResult>;
type PlayerResult = z.infer<typeof playerResult>;

/** Strategies of one player at most; beyond, the choices that matter least stay as they are. */
const STRATEGIES_MAX = 24;
/** Cells of the matrix at most. */
const CELLS_MAX = 240;
/** Exact values closer than this are equal. */
const EQUAL = 1e-12;

interface Play {
  readonly strategy: Readonly<Record<string, Label>>;
  readonly changes: readonly Difference[];
}

/** Tries every option alone, then what matters together, and solves the game of both players. */
export async function conductBestPlay(request: BestPlayRequest, lab: Lab): Promise<BestPlayResult> {
  const { kind, title, line, measure, base, maximiser, minimiser } = request;
  const trials = request.trials ?? Math.min(lab.trials, TRIALS_MAX);
  const valuesOf: Appraise = (variants) => lab.estimates(variants, measure, trials);
  const players = minimiser === null ? [maximiser] : [maximiser, minimiser];
  const [start = MISSING] = await valuesOf([base.variant]);
  const tried: Tried[] = [];
  for (const player of players) tried.push(await tryOptions(player, base.variant, start, lab, valuesOf));
  const caps = [STRATEGIES_MAX, Math.floor(CELLS_MAX / STRATEGIES_MAX)];
  const books = tried.map((own, index) => combine(own, caps[index] ?? 1));
  const table = await playTable(base.variant, books[0] ?? NO_BOOK, books[1] ?? NO_BOOK, valuesOf);
  const game = solveMatrixGame(table.map((row) => row.map(({ value }) => value.value)));
  const results: PlayerResult[] = [];
  for (const [index, player] of players.entries()) {
    const isRow = index === 0;
    const plays = isRow ? table.flatMap(([first]) => first ?? []) : (table[0] ?? []);
    results.push({
      ...{ name: player.name, fighters: [...player.fighters] },
      options: (tried[index]?.options ?? []).map(({ changes: _, ...rest }) => rest),
      strategies: (books[index] ?? NO_BOOK).plays.map(({ strategy: chosen }) => ({ ...chosen })),
      fixed: [...(books[index] ?? NO_BOOK).fixed],
      mix: [...(isRow ? game.rowMix : game.columnMix)],
      ...(await extremes(books[index] ?? NO_BOOK, plays, isRow, valuesOf)),
    });
  }
  const { responses, note } = await respond(request, players, lab);
  const [first, second = null] = results;
  if (first === undefined) throw new RangeError('best play has at least one player');
  const terms = table.flatMap((row, at) =>
    row.map(({ value }, other) => ({
      weight: (game.rowMix[at] ?? 0) * (game.columnMix[other] ?? 0),
      estimate: value,
    })),
  );
  return {
    ...{ kind, title, line, measure: measuredOf(measure, lab.model(base.variant)) },
    ...{ label: { ...base.label }, base: start, maximiser: first, minimiser: second },
    payoffs: table.map((row) => row.map(({ value }) => ({ ...value }))),
    game: { value: combined(terms), exploitability: game.exploitability },
    ...{ responses, note },
  };
}

/** The measure of each variant. */
type Appraise = (variants: readonly Variant[]) => Promise<readonly Estimate[]>;

interface TableCell {
  readonly variant: Variant;
  readonly value: Estimate;
}

async function playTable(base: Variant, rows: Book, columns: Book, valuesOf: Appraise): Promise<TableCell[][]> {
  const variants = rows.plays.map((row) =>
    columns.plays.map((column) => patched(base, [...row.changes, ...column.changes])),
  );
  const values = (await valuesOf(variants.flat())).values();
  return variants.map((row) => row.map((variant) => ({ variant, value: values.next().value ?? MISSING })));
}

/** The best and the worst of a player's strategies; sampled ones on fresh luck, as the luckiest of many would flatter. */
async function extremes(
  { plays }: Book,
  cells: readonly TableCell[],
  wantsMost: boolean,
  valuesOf: Appraise,
): Promise<Pick<PlayerResult, 'best' | 'worst'>> {
  const sign = wantsMost ? -1 : 1;
  const order = [...cells.keys()].sort(
    (a, b) => sign * ((cells[a]?.value.value ?? 0) - (cells[b]?.value.value ?? 0)) || a - b,
  );
  const picked = [order[0] ?? 0, order.at(-1) ?? 0];
  const [best = MISSING, worst = MISSING] = await valuesOf(picked.flatMap((at) => cells[at]?.variant ?? []));
  const named = (at: number | undefined) => ({ ...(plays[at ?? 0]?.strategy ?? {}) });
  return { best: { strategy: named(picked[0]), value: best }, worst: { strategy: named(picked[1]), value: worst } };
}

/** Trials of each strategy, where it must be sampled and nobody says otherwise. */
const TRIALS_MAX = 100_000;
const MISSING: Estimate = certain(0);

interface Tried {
  readonly options: readonly (PlayerResult['options'][number] & { readonly changes: readonly Difference[] })[];
}

async function tryOptions(
  player: Player,
  base: Variant,
  start: Estimate,
  lab: Lab,
  valuesOf: Appraise,
): Promise<Tried> {
  const alone = player.choices.flatMap(({ path, options }) => options.map((one) => ({ path, ...one })));
  const values = await valuesOf(alone.map(({ variant }) => variant));
  const before = await lab.law(base);
  const options: Tried['options'][number][] = [];
  for (const [index, { path, option: chosen, variant }] of alone.entries()) {
    const value = values[index] ?? start;
    const after = before === null ? null : await lab.law(variant);
    const effect = difference(value, start);
    // Some options only matter beside others: what moves any outcome at all is kept.
    const matters =
      before === null || after === null
        ? standsOut(effect, lab.confidence, alone.length)
        : Math.abs(effect.value) > EQUAL ||
          after.outcomes.some((p, at) => Math.abs(p - (before.outcomes[at] ?? 0)) > EQUAL);
    options.push({
      path,
      option: chosen,
      value,
      effect,
      matters,
      changes: differences(base, variant),
    });
  }
  return { options };
}

/** Whether an effect leaves out zero at a level that holds for all of several together (Bonferroni). */
function standsOut({ value, low, high }: Estimate, confidence: number, count: number): boolean {
  const wider = normalQuantile(1 - (1 - confidence) / (2 * count)) / normalQuantile((1 + confidence) / 2);
  return value - wider * (value - low) > 0 || value + wider * (high - value) < 0;
}

interface Book {
  readonly plays: readonly Play[];
  readonly fixed: readonly string[];
}

const AS_IT_IS: Play = { strategy: {}, changes: [] };
const NO_BOOK: Book = { plays: [AS_IT_IS], fixed: [] };

/** All combinations of the options that matter, the most telling choices first, up to a number of strategies. */
function combine({ options }: Tried, cap: number): Book {
  const paths = [...new Set(options.filter(({ matters }) => matters).map(({ path }) => path))];
  const weight = (path: string): number =>
    Math.max(...options.filter((one) => one.path === path).map(({ effect }) => Math.abs(effect.value)));
  paths.sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1));
  let plays: readonly Play[] = [AS_IT_IS];
  const fixed: string[] = [];
  for (const path of paths) {
    const own = options.filter((one) => one.path === path && one.matters);
    if (plays.length * (own.length + 1) > cap) {
      fixed.push(path);
      continue;
    }
    plays = [
      ...plays,
      ...own.flatMap(({ option: chosen, changes }) =>
        plays.map((play) => ({
          strategy: { ...play.strategy, [path]: chosen },
          changes: [...play.changes, ...changes],
        })),
      ),
    ];
  }
  return { plays, fixed };
}
