import { z } from 'zod';
import type { Lever, Variant, Words } from '../../systems/system.ts';
import { fields, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import type { Change } from '../derive.ts';
import type { Measure } from '../scenario-parts.ts';
import { show, suggestion } from '../wording.ts';
import type { Desk } from './desk.ts';
import { labels, measureFields, trialsField } from './fields.ts';
import { type Asked, analysisKind } from './request.ts';

/** One step of a lever. */
export interface Turn {
  /** {@link Lever} id. */
  readonly lever: string;
  readonly label: Words;
  readonly how: 'less' | 'more' | 'without';
  /** Of a number; null of what is taken away. */
  readonly from: number | null;
  readonly to: number | null;
}

/** A step that can be taken. */
export interface TakenTurn extends Turn {
  readonly variant: Variant;
  /** By how much the fighter becomes cheaper; null where the game has no price for it. */
  readonly price: number | null;
}

/** Why a step cannot be taken: the number is at its bound already, or what the rules say against it. */
export type Refusal =
  | { readonly kind: 'bound'; readonly bound: number }
  | { readonly kind: 'rules'; readonly message: string; readonly french?: string };

export interface RefusedTurn extends Turn {
  readonly refusal: Refusal;
}

/** Two steps together. */
export interface TurnPair {
  /** Indexes of the steps, the lower first. */
  readonly between: readonly [number, number];
  readonly variant: Variant;
}

/** What each number and belonging of a fighter is worth. */
export interface SensitivityPlan {
  readonly measure: Measure;
  readonly fighter: string;
  /** The variant that is changed. */
  readonly at: Readonly<Record<string, Label>>;
  readonly base: Variant;
  /** Whether it was taken for being the first of several. */
  readonly isFirstOfMany: boolean;
  readonly turns: readonly TakenTurn[];
  readonly refused: readonly RefusedTurn[];
  /** What the fighter costs, where the game prices him. */
  readonly cost: { readonly amount: number; readonly unit: Words } | null;
  /** Everything that has a price taken away at once; null where nothing has one, or where the rules forbid it. */
  readonly stripped: { readonly variant: Variant; readonly price: number } | null;
  /** Pairs of steps of different levers, and how many the rules forbid; null where they are not asked for. */
  readonly pairs: { readonly possible: readonly TurnPair[]; readonly refused: number } | null;
  readonly trials: number | null;
}

export type SensitivityRequest = Asked<'sensitivity', SensitivityPlan>;

const schema = fields({
  of: noted(z.string(), {
    noun: 'fighter',
    description: 'Fighter who is changed; the first of the first side when absent.',
  }).optional(),
  at: labels('Axis of `vary:` → label: the variant that is changed; the first when absent.').optional(),
  levers: noted(z.array(z.string()).min(1).max(200), {
    allowed: 'a list of what is changed, such as `characteristics.T` or `equipment.sword`',
    description: 'What is changed; everything that can be when absent.',
  }).optional(),
  ...measureFields,
  pairs: z
    .boolean()
    .default(false)
    .describe('Whether two changes at a time are tried as well: how far they amount to more or less than their sum.'),
  trials: trialsField,
});

type Fields = z.infer<typeof schema>;

export const sensitivity = analysisKind<'sensitivity', Fields, SensitivityPlan>({
  id: 'sensitivity',
  alias: 'sensibilité',
  summary: {
    en: 'what one point of each characteristic, each item and each ability of a fighter is worth',
    fr: 'ce que vaut un point de chaque caractéristique, chaque objet et chaque capacité d’un combattant',
  },
  schema,
  checks: {
    figures: {
      'largest-effect': {
        en: 'the largest effect of one change, whichever way',
        fr: 'plus grand effet d’un changement, dans un sens ou l’autre',
      },
    },
    verdicts: {},
  },
  plan: (asked, desk) => {
    const index = desk.at(asked.at);
    const found = index === null ? undefined : desk.variants[index];
    if (index === null || found === undefined) return null;
    const base = found.variant;
    const measure = desk.measure(asked, base);
    const fighter = fighterOf(asked, desk, base);
    if (measure === null || fighter === null) return null;
    const levers = leversOf(asked, desk, base, fighter);
    if (levers === null) return null;
    const planner = new Planner(desk, index, base, fighter);
    const steps = levers.flatMap((lever) => planner.stepsOf(lever));
    const taken = steps.filter((step) => step !== null && 'variant' in step);
    const refused = steps.filter((step) => step !== null && 'refusal' in step);
    return {
      measure,
      fighter,
      at: found.label,
      base,
      isFirstOfMany: asked.at === undefined && desk.variants.length > 1,
      turns: taken.map(({ change: _, ...turn }) => turn),
      refused,
      cost: desk.system.costOf(base, fighter),
      stripped: planner.stripped(taken),
      pairs: asked.pairs ? planner.pairsOf(taken) : null,
      trials: asked.trials ?? null,
    };
  },
});

function fighterOf({ of }: Fields, desk: Desk, base: Variant): string | null {
  const ids = Object.keys(base.fighters);
  if (of === undefined) {
    const first = desk.foremost(base);
    return first ?? desk.mistake([], 'there is no fighter to change', 'write `fighters:`');
  }
  if (ids.includes(of)) return of;
  const hint = suggestion(of, ids, 'fighters');
  return desk.mistake(['of'], `there is no fighter ${show(of)}`, hint, 'scenario/unknown-fighter');
}

function leversOf({ levers }: Fields, desk: Desk, base: Variant, fighter: string): readonly Lever[] | null {
  const all = desk.system.levers(base, fighter);
  if (levers === undefined) {
    if (all.length > 0) return all;
    return desk.mistake(['of'], `nothing of ${show(fighter)} can be changed`, 'name another fighter');
  }
  const known = all.map(({ id }) => id);
  const unknown = levers.findIndex((id) => !known.includes(id));
  if (unknown >= 0) {
    const hint = suggestion(levers[unknown] ?? '', known, 'one of');
    return desk.mistake(['levers', unknown], `${fighter} has no ${show(levers[unknown])} to change`, hint);
  }
  return all.filter(({ id }) => levers.includes(id));
}

/** A step with what it writes into the scenario. */
interface PlannedTurn extends TakenTurn {
  readonly change: Change;
}

/** Takes the steps of a fighter's levers, alone and together. */
class Planner {
  readonly #desk: Desk;
  readonly #index: number;
  readonly #base: Variant;
  readonly #fighter: string;

  constructor(desk: Desk, index: number, base: Variant, fighter: string) {
    this.#desk = desk;
    this.#index = index;
    this.#base = base;
    this.#fighter = fighter;
  }

  /** The steps of one lever: a number up and down by one, a belonging away. Null for one that could not be tried. */
  stepsOf(lever: Lever): readonly (PlannedTurn | RefusedTurn | null)[] {
    const { id, label } = lever;
    if (lever.sort === 'belonging') {
      return [this.#take({ lever: id, label, how: 'without', from: null, to: null }, lever.without())];
    }
    const { value: from, least, most } = lever;
    return ([-1, 1] as const).map((step) => {
      const to = stepFrom(from, step);
      const turn: Turn = { lever: id, label, how: step < 0 ? 'less' : 'more', from, to };
      if (to < least) return { ...turn, refusal: { kind: 'bound', bound: least } };
      if (to > most) return { ...turn, refusal: { kind: 'bound', bound: most } };
      return this.#take(turn, lever.set(to));
    });
  }

  #take(turn: Turn, written: unknown): PlannedTurn | RefusedTurn | null {
    const change = this.#change(written);
    const derived = change === null ? null : this.#desk.attempt([], this.#index, [change]);
    if (change === null || derived === null) return null;
    if ('variant' in derived) return { ...turn, ...derived, change, price: this.#priceOf(derived.variant) };
    const [first] = derived.mistakes;
    const { message = '', french } = first ?? {};
    return { ...turn, refusal: { kind: 'rules', message, ...(french === undefined ? {} : { french }) } };
  }

  #change(written: unknown): Change | null {
    return this.#desk.change([], `fighters.${this.#fighter}`, { data: written });
  }

  /** What is saved by a change; null where it saves nothing. */
  #priceOf(changed: Variant): number | null {
    const before = this.#desk.system.costOf(this.#base, this.#fighter);
    const after = this.#desk.system.costOf(changed, this.#fighter);
    if (before === null || after === null) return null;
    const saved = before.amount - after.amount;
    return saved > 0 ? saved : null;
  }

  /** Everything with a price taken away at once. */
  stripped(turns: readonly PlannedTurn[]): SensitivityRequest['stripped'] {
    const priced = turns.filter(({ how, price }) => how === 'without' && price !== null);
    const [first, ...others] = priced.toReversed();
    if (first === undefined) return null;
    // From the last on, so that the second of two alike keeps its name until it goes.
    let changed = { variant: first.variant, changes: [first.change] };
    for (const turn of others) {
      const next = this.#onTopOf(changed, turn);
      if (next === null) return null;
      changed = next;
    }
    const price = this.#priceOf(changed.variant);
    return price === null ? null : { variant: changed.variant, price };
  }

  /** Pairs of steps of different levers: of a number the step up, or down where it is at its most. */
  pairsOf(turns: readonly PlannedTurn[]): NonNullable<SensitivityRequest['pairs']> {
    const chosen = turns.flatMap((turn, index) => {
      const isAlone = turn.how !== 'less' || !turns.some(({ lever, how }) => lever === turn.lever && how === 'more');
      return isAlone ? [{ turn, index }] : [];
    });
    const all = chosen.flatMap((one, at) =>
      chosen
        .slice(at + 1)
        .filter(({ turn }) => !isWithin(turn.lever, one.turn.lever) && !isWithin(one.turn.lever, turn.lever))
        .map((other): TurnPair | null => {
          // A later belonging goes first: the second of two alike keeps its name until it goes.
          const both = this.#onTopOf({ variant: other.turn.variant, changes: [other.turn.change] }, one.turn);
          return both === null ? null : { between: [one.index, other.index], variant: both.variant };
        }),
    );
    const possible = all.filter((pair) => pair !== null);
    return { possible, refused: all.length - possible.length };
  }

  /** A step taken by whoever has been changed already; null where it cannot be. */
  #onTopOf(
    { variant, changes }: { readonly variant: Variant; readonly changes: readonly Change[] },
    turn: PlannedTurn,
  ): { readonly variant: Variant; readonly changes: Change[] } | null {
    const lever = this.#desk.system.levers(variant, this.#fighter).find(({ id }) => id === turn.lever);
    if (lever === undefined) return null;
    const step = turn.how === 'less' ? -1 : 1;
    const change = this.#change(lever.sort === 'dial' ? lever.set(stepFrom(lever.value, step)) : lever.without());
    if (change === null) return null;
    const all = [...changes, change];
    const derived = this.#desk.attempt([], this.#index, all);
    return derived !== null && 'variant' in derived ? { variant: derived.variant, changes: all } : null;
  }
}

/** Whether a lever is about a part of what another is about: `skills.footwork.known`, `skills.footwork`. */
function isWithin(part: string, whole: string): boolean {
  return part === whole || part.startsWith(`${whole}.`);
}

/** One more or less; lengths have one decimal. */
function stepFrom(value: number, step: 1 | -1): number {
  return Math.round(10 * (value + step)) / 10;
}
