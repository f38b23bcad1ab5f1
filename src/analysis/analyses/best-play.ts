import { z } from 'zod';
import { type BestResponse, bestResponse } from '../../engine/best-response.ts';
import { ExactLimitError } from '../../errors.ts';
import type { BestPlayRequest, Player } from '../../scenario/analyses/best-play.ts';
import type { Label } from '../../scenario/axes.ts';
import { solveMatrixGame } from '../../stats/matrix-game.ts';
import type { AskedChoice, Variant } from '../../systems/system.ts';
import type { Estimate } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { type Difference, differences, patched } from '../patch.ts';
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
        effect: z.number().describe('value less the value of the scenario as it is'),
        matters: z.boolean().describe('whether switching it alone moves anything'),
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

const rule = z.strictObject({
  path: z.string(),
  situation: z
    .strictObject({ en: z.array(z.string()), fr: z.array(z.string()) })
    .describe('before the step, a line a fighter'),
  rounds: z.tuple([z.int(), z.int()]),
  option: z.string(),
  fallback: z.string().describe('what the scenario has instead'),
  visits: z.number().describe('how often a trial meets it'),
  gain: z.number().describe('what the choice is worth where it is met'),
});

const response = z.strictObject({
  player: z.string(),
  value: z.number(),
  states: z.int(),
  decisions: z.array(z.string()).describe('paths of the choices that were free at every moment'),
  rules: z.array(rule).describe('where the best choice is not that of the scenario, the most rewarding first'),
});

export const bestPlayResult = z.strictObject({
  kind: z.literal('best-play'),
  ...head,
  measure: measured,
  label: label.describe('variant that it starts from'),
  base: estimate.describe('the measure as the scenario has it'),
  maximiser: playerResult,
  minimiser: playerResult.nullable(),
  payoffs: z.array(z.array(z.number())).describe('strategy of the maximiser × strategy of the minimiser → measure'),
  game: z
    .strictObject({ value: z.number(), exploitability: z.number() })
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
const RULES_MAX = 60;
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
  const valuesOf = (variants: readonly Variant[]): Promise<readonly Estimate[]> =>
    lab.estimates(variants, measure, trials);
  const players = minimiser === null ? [maximiser] : [maximiser, minimiser];
  const [start = MISSING] = await valuesOf([base.variant]);
  const tried: Tried[] = [];
  for (const player of players) tried.push(await tryOptions(player, base.variant, start, lab, valuesOf));
  const cap = Math.max(1, Math.min(STRATEGIES_MAX, Math.floor(CELLS_MAX / (players.length > 1 ? STRATEGIES_MAX : 1))));
  const books = tried.map((own, index) => combine(own, index === 0 ? STRATEGIES_MAX : cap));
  const [rows = NO_BOOK, columns = NO_BOOK] = books;
  const cells = rows.plays.flatMap((row) =>
    columns.plays.map((column) => patched(base.variant, [...row.changes, ...column.changes])),
  );
  const values = await valuesOf(cells);
  const width = columns.plays.length;
  const payoffs = rows.plays.map((_, row) =>
    columns.plays.map((__, column) => values[row * width + column]?.value ?? start.value),
  );
  const game = solveMatrixGame(payoffs);
  const along = (index: number): readonly Estimate[] =>
    index === 0
      ? rows.plays.map((_, row) => values[row * width] ?? start)
      : columns.plays.map((_, column) => values[column] ?? start);
  const results = players.map((player, index): PlayerResult => {
    const mix = index === 0 ? game.rowMix : game.columnMix;
    return playerOf(
      player,
      tried[index] ?? NOTHING_TRIED,
      books[index] ?? NO_BOOK,
      along(index),
      [...mix],
      index === 0,
    );
  });
  const { responses, note } = await respond(request, players, lab);
  const [first, second = null] = results;
  if (first === undefined) throw new RangeError('best play has at least one player');
  return {
    ...{
      kind,
      title,
      line,
      measure: measuredOf(measure, lab.model(base.variant)),
      label: { ...base.label },
      base: start,
    },
    ...{ maximiser: first, minimiser: second, payoffs },
    game: { value: game.value, exploitability: game.exploitability },
    ...{ responses, note },
  };
}

/** Trials of each strategy, where it must be sampled and nobody says otherwise. */
const TRIALS_MAX = 100_000;
const MISSING: Estimate = { value: 0, low: 0, high: 0, n: null, method: 'exact' };

interface Tried {
  readonly options: readonly (PlayerResult['options'][number] & { readonly changes: readonly Difference[] })[];
}

const NOTHING_TRIED: Tried = { options: [] };

async function tryOptions(
  player: Player,
  base: Variant,
  start: Estimate,
  lab: Lab,
  valuesOf: (variants: readonly Variant[]) => Promise<readonly Estimate[]>,
): Promise<Tried> {
  const alone = player.choices.flatMap(({ path, options }) => options.map((one) => ({ path, ...one })));
  const values = await valuesOf(alone.map(({ variant }) => variant));
  const before = await lab.law(base);
  const options: Tried['options'][number][] = [];
  for (const [index, { path, option: chosen, variant }] of alone.entries()) {
    const value = values[index] ?? start;
    const after = before === null ? null : await lab.law(variant);
    // Some options only matter beside others: what moves any outcome at all is kept.
    const matters =
      before === null || after === null
        ? value.low > start.high || value.high < start.low
        : Math.abs(value.value - start.value) > EQUAL ||
          after.outcomes.some((p, at) => Math.abs(p - (before.outcomes[at] ?? 0)) > EQUAL);
    options.push({
      path,
      option: chosen,
      value,
      effect: value.value - start.value,
      matters,
      changes: differences(base, variant),
    });
  }
  return { options };
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
    Math.max(...options.filter((one) => one.path === path).map(({ effect }) => Math.abs(effect)));
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

function playerOf(
  { name, fighters }: Player,
  { options }: Tried,
  { plays, fixed }: Book,
  values: readonly Estimate[],
  mix: number[],
  wantsMost: boolean,
): PlayerResult {
  const sign = wantsMost ? 1 : -1;
  const order = values
    .map((value, at) => ({ value, at }))
    .sort((a, b) => sign * (b.value.value - a.value.value) || a.at - b.at);
  const named = (place: { readonly value: Estimate; readonly at: number } | undefined) => ({
    strategy: { ...(plays[place?.at ?? 0]?.strategy ?? {}) },
    value: place?.value ?? MISSING,
  });
  return {
    name,
    fighters: [...fighters],
    options: options.map(({ changes: _, ...rest }) => rest),
    strategies: plays.map(({ strategy: chosen }) => ({ ...chosen })),
    fixed: [...fixed],
    mix,
    best: named(order[0]),
    worst: named(order.at(-1)),
  };
}

/** Each player's best policy when every choice may depend on the state, the others playing as the scenario has them. */
async function respond(
  { measure, base }: BestPlayRequest,
  players: readonly Player[],
  lab: Lab,
): Promise<Pick<BestPlayResult, 'responses' | 'note'>> {
  const { model, tactics } = lab.system.compile(base.variant, { engine: 'tables' });
  const { choices = [] } = model;
  if (choices.length === 0 || measure.kind === 'metric')
    return { responses: [], note: choices.length === 0 ? BEFOREHAND : ONLY_OUTCOMES };
  if ((await lab.law(base.variant)) === null) return { responses: [], note: TOO_LARGE };
  const payoff = model.outcomes.map(({ name }) => (name === measure.name ? 1 : 0));
  const responses: BestPlayResult['responses'] = [];
  for (const [index, player] of players.entries()) {
    const isFree = model.actors.map((actor) => player.fighters.includes(fighterOf(actor)));
    const aim = index === 0 ? 'most' : 'least';
    try {
      const found = bestResponse(model, tactics, payoff, {
        isFree,
        optionCounts: choices.map(({ options }) => options.length),
        aim,
      });
      responses.push(responseOf(player.name, found, choices, model.actors));
    } catch (error) {
      if (!(error instanceof ExactLimitError)) throw error;
      return { responses: [], note: TOO_LARGE };
    }
  }
  return { responses, note: null };
}

/** `ghoul 2` → `ghoul`: one of several of a kind. */
function fighterOf(actor: string): string {
  return actor.replace(/\s+\d+$/, '');
}

function responseOf(
  player: string,
  { value, states, rules }: BestResponse,
  choices: readonly AskedChoice[],
  actors: readonly string[],
): BestPlayResult['responses'][number] {
  const pathOf = (actor: number, decision: number): string =>
    `${actors[actor] ?? actor}.tactics.${choices[decision]?.id ?? decision}`;
  const met = [...new Set(rules.map(({ actor, decision }) => pathOf(actor, decision)))].sort();
  const worth = (one: (typeof rules)[number]): number => Math.abs(one.gain) * one.visits;
  const told = rules
    .filter(({ option: chosen, fallback }) => chosen !== fallback)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, RULES_MAX)
    .map(({ decision, actor, situation, rounds, option: chosen, fallback, visits, gain }) => ({
      path: pathOf(actor, decision),
      situation: { en: [...situation.en], fr: [...situation.fr] },
      rounds: [rounds[0], rounds[1]] as [number, number],
      option: choices[decision]?.options[chosen] ?? String(chosen),
      fallback: choices[decision]?.options[fallback] ?? String(fallback),
      visits,
      gain,
    }));
  return { player, value, states, decisions: met, rules: told };
}

const BEFOREHAND = {
  en: 'In this kind of engagement all choices are made beforehand: none can depend on how the fight goes.',
  fr: 'Dans ce genre d’engagement, tous les choix se font d’avance\u00a0: aucun ne peut dépendre du cours du combat.',
};
const ONLY_OUTCOMES = {
  en: 'Choices that depend on the state are solved for outcomes only, not for the mean of a metric.',
  fr: 'Les choix qui dépendent de l’état ne sont résolus que pour une issue, non pour la moyenne d’une mesure.',
};
const TOO_LARGE = {
  en: 'Choices that depend on the state were not solved: the run samples, or the states are too many.',
  fr: 'Les choix qui dépendent de l’état n’ont pas été résolus\u00a0: le calcul procède par tirages, ou les états sont trop nombreux.',
};
