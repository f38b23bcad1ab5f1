import { z } from 'zod';
import type { BestPlayRequest, Player } from '../../scenario/analyses/best-play.ts';
import { holm } from '../../stats/families.ts';
import type { Variant } from '../../systems/system.ts';
import { type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { type Difference, differences } from '../patch.ts';
import { type Play, playTable, solveTable, type Table } from './best-play-game.ts';
import { respond, response } from './best-play-policy.ts';
import { type Effects, effectsOf, type Question } from './effects.ts';
import { bilingual, effect, estimate, head, label, measured, measuredOf } from './parts.ts';

const option = z.union([z.string(), z.number(), z.boolean()]);
const strategy = z
  .record(z.string(), option)
  .describe('path of a choice → option; what is not named stays as the scenario has it');

const extreme = z.strictObject({
  strategy,
  value: estimate.describe('where sampled, on luck that did not choose it: the luckiest of many would flatter'),
  gain: effect.describe('value less the value of the scenario as it is, where sampled on shared luck'),
});

const playerResult = z.strictObject({
  name: z.string(),
  fighters: z.array(z.string()),
  options: z
    .array(
      z.strictObject({
        path: z.string(),
        option,
        value: estimate,
        effect: effect.describe('value less the value of the scenario as it is, where sampled on shared luck'),
        matters: z
          .boolean()
          .describe(
            'whether switching it alone moves anything; where sampled, whether its effect differs from 0 in the family of all options of the player (Holm)',
          ),
      }),
    )
    .describe('every option that the scenario does not take, tried alone'),
  strategies: z.array(strategy).describe('combinations of what matters; the first is the scenario as it is'),
  fixed: z
    .array(z.string())
    .describe('paths that matter, but were left as the scenario has them: too many combinations'),
  mix: z.array(z.number()).describe('index strategy → weight when both play their best'),
  against: z
    .array(estimate)
    .describe('index strategy → the measure against the mix of the other; where sampled, on luck that chose no mix'),
  best: extreme.describe('best against the others as the scenario has them'),
  worst: extreme.describe('worst for himself, the others as the scenario has them'),
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
    .strictObject({
      value: estimate.describe(
        'where sampled, from the least that the mix of the maximiser gets to the most that the mix of the minimiser lets through, on luck that chose neither: it holds whatever the best mixes are',
      ),
      exploitability: z.number().describe('what the best replies gain against the mixes, by the values of `payoffs`'),
    })
    .describe('both choose at once, knowing the options but not the choice of the other'),
  responses: z
    .array(response)
    .describe('choices made anew in every state, against the others as the scenario has them; exact'),
  note: bilingual.nullable().describe('why there are no responses'),
});

export type BestPlayResult = z.infer<typeof bestPlayResult>;
type PlayerResult = z.infer<typeof playerResult>;
type PlayerOption = PlayerResult['options'][number];

/** Strategies of one player at most; beyond, the choices that matter least stay as they are. */
const STRATEGIES_MAX = 24;
/** Cells of the matrix at most. */
const CELLS_MAX = 240;
/** Trials of each strategy, where it must be sampled and nobody says otherwise. */
const TRIALS_MAX = 100_000;

/** Tries every option alone, then what matters together, and solves the game of both players. */
export async function conductBestPlay(request: BestPlayRequest, lab: Lab): Promise<BestPlayResult> {
  const { kind, title, line, measure, base, maximiser, minimiser } = request;
  const question = { measure, trials: lab.trialsFor(request, TRIALS_MAX) };
  const players = minimiser === null ? [maximiser] : [maximiser, minimiser];
  const { start, tried } = await tryOptions(players, base.variant, question, lab);
  const caps = [STRATEGIES_MAX, Math.floor(CELLS_MAX / STRATEGIES_MAX)];
  const books = players.map((_, index) => combine(tried[index] ?? [], caps[index] ?? 1));
  const [rows, columns] = [books[0] ?? NO_BOOK, books[1] ?? NO_BOOK];
  const table = await playTable(base.variant, rows.plays, columns.plays, question, lab);
  const game = await solveTable(table, question, lab);
  const extremes = players.map((_, index) => extremesOf(table, index === 0));
  const ends = await effectsOf(
    base.variant,
    extremes.flatMap(({ best, worst }) => [best.variant, worst.variant]),
    { ...question, first: question.trials },
    lab,
  );
  const results = players.map(({ name, fighters }, index): PlayerResult => {
    const isRow = index === 0;
    const { plays, fixed } = isRow ? rows : columns;
    return {
      ...{ name, fighters: [...fighters] },
      options: (tried[index] ?? []).map(({ changes: _, ...rest }) => rest),
      strategies: plays.map((play) => ({ ...play.strategy })),
      fixed: [...fixed],
      mix: [...(isRow ? game.rowMix : game.columnMix)],
      against: [...(isRow ? game.rowsAgainst : game.columnsAgainst)],
      best: extremeOf(plays[extremes[index]?.best.at ?? 0], ends, 2 * index),
      worst: extremeOf(plays[extremes[index]?.worst.at ?? 0], ends, 2 * index + 1),
    };
  });
  const { responses, note } = await respond(request, players, lab);
  const [first, second = null] = results;
  if (first === undefined) throw new RangeError('best play has at least one player');
  return {
    ...{ kind, title, line, measure: measuredOf(measure, lab.model(base.variant)) },
    ...{ label: { ...base.label }, base: start, maximiser: first, minimiser: second },
    payoffs: table.map((row) => row.map(({ value }) => ({ ...value }))),
    game: { value: game.value, exploitability: game.exploitability },
    ...{ responses, note },
  };
}

interface Tried extends Readonly<PlayerOption> {
  readonly changes: readonly Difference[];
}

/** Every option of every player alone, all beside the scenario as it is. */
async function tryOptions(
  players: readonly Player[],
  base: Variant,
  question: Question,
  lab: Lab,
): Promise<{ readonly start: Estimate; readonly tried: readonly (readonly Tried[])[] }> {
  const alone = players.map(({ choices }) =>
    choices.flatMap(({ path, options }) => options.map((one) => ({ path, ...one }))),
  );
  const variants = alone.flat().map(({ variant }) => variant);
  const effects = await effectsOf(base, variants, question, lab);
  let first = 0;
  const tried = alone.map((options) => {
    const places = options.map((_, at) => first + at);
    first += options.length;
    const adjusted = holm(places.map((place) => effects.pValues[place] ?? 1));
    return options.map(({ path, option: chosen, variant }, at): Tried => {
      const place = places[at] ?? -1;
      const isMoved = (adjusted[at] ?? 1) <= 1 - lab.confidence;
      return {
        ...{ path, option: chosen, ...tellOption(effects, place) },
        matters: isMoved || movesOutcomes(effects, place),
        changes: differences(base, variant),
      };
    });
  });
  return { start: effects.base, tried };
}

function tellOption({ values, effects }: Effects, at: number): Pick<PlayerOption, 'value' | 'effect'> {
  const [value, own] = [values[at], effects[at]];
  if (value === undefined || own === undefined) throw new RangeError(`option ${at} was not tried`);
  return { value, effect: own };
}

/** Whether an option moves any outcome exactly: some only matter beside others. */
function movesOutcomes({ baseShares, shares }: Effects, at: number): boolean {
  const own = shares[at];
  if (own === undefined || own.n !== null || baseShares.n !== null) return false;
  return own.p.some((p, outcome) => Math.abs(p - (baseShares.p[outcome] ?? 0)) > EXACT_TIE);
}

/** The best and the worst of a player's strategies, the other as the scenario has him; of equal ones the first. */
function extremesOf(table: Table, wantsMost: boolean): Record<'best' | 'worst', { at: number; variant: Variant }> {
  const cells = wantsMost ? table.flatMap(([first]) => first ?? []) : (table[0] ?? []);
  const top = (sign: 1 | -1): { at: number; variant: Variant } => {
    const most = Math.max(...cells.map(({ value }) => sign * value.value));
    const at = cells.findIndex(({ value }) => sign * value.value >= most - EXACT_TIE);
    const found = cells[at];
    if (found === undefined) throw new RangeError('a player has one strategy at least');
    return { at, variant: found.variant };
  };
  return wantsMost ? { best: top(1), worst: top(-1) } : { best: top(-1), worst: top(1) };
}

function extremeOf(play: Play | undefined, effects: Effects, at: number): PlayerResult['best'] {
  const { value, effect: gain } = tellOption(effects, at);
  return { strategy: { ...play?.strategy }, value, gain };
}

interface Book {
  readonly plays: readonly Play[];
  /** Paths that matter, and for which there was no room. */
  readonly fixed: readonly string[];
}

const AS_IT_IS: Play = { strategy: {}, changes: [] };
const NO_BOOK: Book = { plays: [AS_IT_IS], fixed: [] };

/** All combinations of the options that matter, the most telling choices first, up to a number of strategies. */
function combine(options: readonly Tried[], cap: number): Book {
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
