import { finish, type Pieces } from '../../dice/pieces.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import { type Blueprint, blueprintInPieces, effectsIn, packNetwork } from '../compiled/blueprint.ts';
import type { Effect } from '../compiled/effects.ts';
import { NEGLIGIBLE } from '../compiled/law-columns.ts';
import { ASKED_MACHINE } from '../compiled/machine.ts';
import { drawnWith } from '../compiled/register-machine.ts';
import { StopLaws } from '../compiled/stop-laws.ts';
import { type Leaf, NotComposable } from '../control/composed.ts';
import { changeOf } from '../control/graph.ts';
import type { Network } from '../control/network.ts';
import type { GroupBits, Packing } from '../packing.ts';
import { startMetrics } from '../steps.ts';
import type { SumFacts } from '../sum-counter.ts';
import { type Endings, endingsOf } from './endings.ts';
import { type Frame, frameOf } from './frame.ts';
import { Stories } from './stories.ts';

/** How fights of two may go as wholes, and what the machine that draws them is made of. */
export interface FightPlan {
  readonly blueprint: Blueprint;
  readonly frame: Frame;
  readonly packing: Packing;
  /** What the sums of trials mean; outcomes are their own places. */
  readonly facts: SumFacts & { readonly groupBits: GroupBits };
  /** Index register → what may happen to it. */
  readonly stories: readonly [Stories, Stories];
  readonly endings: Endings;
  /** Index register → packed gain with each of an amount. */
  readonly units: readonly [number, number];
  /** What a leaf does, its rounds apart. */
  readonly effectOf: (leaf: Leaf) => Effect;
}

/** Outcomes of a law, and endings of a fight, that are so improbable are left out. */
export interface Negligible {
  readonly law: number;
  readonly ending: number;
}

/** What is not drawn. */
export const NOT_DRAWN: Negligible = { law: NEGLIGIBLE, ending: 2 ** -40 };

/** Probability of all endings together that may be left out. */
const LEFT_OUT_MAX = 2 ** -19;

/** Endings of a fight, at most. */
export const ENDINGS_MAX = 2 ** 20;

/** Null where fights fall apart otherwise, or into too many ways. @param model compiled as for a machine */
export function planFights(model: Model, tactics: Tactics, negligible = NOT_DRAWN): FightPlan | null {
  return finish(planFightsInPieces(model, tactics, negligible));
}

/** The same in pieces. */
export function* planFightsInPieces(model: Model, tactics: Tactics, negligible = NOT_DRAWN): Pieces<FightPlan | null> {
  if (model.registers?.places.length !== 2 || model.roundsMax === 0) return null;
  const blueprint = yield* blueprintInPieces(model, tactics, {
    ...drawnWith(ASKED_MACHINE),
    negligible: negligible.law,
  });
  const frame = blueprint === null ? null : frameOf(blueprint);
  if (blueprint === null || frame === null) return null;
  const packing = packingOf(model, blueprint.network);
  if (packing === null) return null;
  const effectOf = effectsOf(packing, blueprint);
  const [one, other] = [0, 1].map((register) => unitOf(frame, register, effectOf)) as [number | null, number | null];
  if (one === null || other === null) return null;
  const stories = storiesOf(model, blueprint, frame, negligible.law);
  yield;
  const { roundsMax, unresolved: capped } = model;
  const endings = composed(() =>
    endingsOf(frame, stories, { roundsMax, capped, negligible: negligible.ending, endingsMax: ENDINGS_MAX }),
  );
  // Added from the end: the least first.
  if (endings === null || 1 - endings.p.reduceRight((sum, p) => sum + p, 0) > LEFT_OUT_MAX) return null;
  const facts = {
    endBase: 0,
    outcomeCount: model.outcomes.length,
    fields: packing.fields,
    groupBits: packing.groupBits,
    offsets: [1, ...startMetrics(model)],
    roundsMax,
  };
  return { blueprint, frame, packing, facts, stories, endings, units: [one, other], effectOf };
}

/** Null where it cannot be composed. */
function composed<Made>(compose: () => Made | null): Made | null {
  try {
    return compose();
  } catch (error) {
    if (error instanceof NotComposable) return null;
    throw error;
  }
}

function packingOf(model: Model, network: Network): Packing | null {
  const laws = new StopLaws(network);
  const amounts = network.families.filter(({ hasAmount }) => hasAmount);
  return packNetwork(model, network, new Map(amounts.map((family) => [family, laws.of(family).amountMax])));
}

function effectsOf(packing: Packing, { valueBits }: Blueprint): FightPlan['effectOf'] {
  const packed = effectsIn(packing, valueBits);
  const known = new Map<Leaf, Effect>();
  return (leaf) => {
    const effect = known.get(leaf) ?? packed({ ...leaf, rounds: 0 });
    known.set(leaf, effect);
    return effect;
  };
}

/** Null where strikes of a register gain otherwise with each of their amounts. */
function unitOf({ registers }: Frame, register: number, effectOf: FightPlan['effectOf']): number | null {
  const units = new Set<number>();
  for (const { effects } of registers[register]?.strikes ?? []) {
    for (const struck of effects.flat()) if (struck !== undefined) units.add(effectOf(struck.leaf).unit);
  }
  const [unit = 0] = units;
  return units.size > 1 ? null : unit;
}

function storiesOf(
  model: Model,
  { graph, network }: Blueprint,
  { registers }: Frame,
  negligible: number,
): readonly [Stories, Stories] {
  let most = 0;
  for (const [family, values] of network.values) if (family.register >= 0) most = Math.max(most, values.at(-1) ?? 0);
  const [one, other] = registers.map((framed, register) => {
    const { kept, plus } = network.entry.changes[register] ?? changeOf(1, 0, 0);
    const value = kept * (graph.startRegisters[register] as number) + plus;
    return new Stories(framed, { value, width: most + 1, outcomes: model.outcomes.length, negligible });
  });
  return [one as Stories, other as Stories];
}
