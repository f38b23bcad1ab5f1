/**
 * Fights between men who never miss and always kill, unless the target spends a die on a defence, which never fails: only
 * action dice decide. Written anew, straight from the procedure of the rules, to be compared with the real thing.
 */

export interface Man {
  readonly side: 0 | 1;
  readonly panache: number;
  readonly hold?: number;
  readonly release?: 'last-phase' | 'no-threat' | 'never';
  readonly defend?: 'held' | 'interrupt' | 'never';
  readonly dieOrder?: 'lowest' | 'highest';
  readonly interruptDice?: 'latest' | 'earliest';
  /** The last enemy of the list rather than the first. */
  readonly aimsAtLast?: boolean;
  readonly reflexes?: 'highest' | 'lowest';
  readonly isSurprised?: boolean;
}

export interface Readings {
  readonly rounds?: number;
  readonly isListed?: boolean;
  readonly isFixed?: boolean;
  readonly heldOnly?: boolean;
  readonly keeps?: boolean;
  readonly shortSurprise?: boolean;
}

type Dice = readonly (readonly number[])[];

interface Scene {
  readonly dice: Dice;
  readonly alive: readonly boolean[];
  readonly phase: number;
  readonly done: readonly number[];
  /** Fixed order of the phase that is left. */
  readonly queue: readonly number[];
}

/** Probabilities that side 0 wins, that side 1 does, and that neither has by the last round. */
export type Chances = readonly [number, number, number];

export function twin(men: readonly Man[], readings: Readings = {}): Chances {
  const result = [0, 0, 0] as [number, number, number];
  playRound(
    men,
    readings,
    men.map(() => true),
    men.map(() => []),
    1,
    1,
    result,
  );
  return result;
}

function playRound(
  men: readonly Man[],
  readings: Readings,
  alive: readonly boolean[],
  kept: Dice,
  round: number,
  weight: number,
  result: [number, number, number],
): void {
  const after = new Map<string, { alive: readonly boolean[]; kept: Dice; weight: number }>();
  for (const [dice, p] of throwsOf(men, readings, alive, kept, round)) {
    const scene: Scene = { dice, alive, phase: 1, done: surprisedIn(men, round), queue: [] };
    play(men, readings, round, openPhase(men, readings, scene), weight * p, (end, w) => {
      const winner = winnerOf(men, end.alive);
      if (winner >= 0) result[winner] = (result[winner] ?? 0) + w;
      else {
        const left = readings.keeps === true ? end.dice.map((hand) => hand.map(() => 0)) : men.map(() => []);
        const key = JSON.stringify([end.alive, left]);
        const known = after.get(key);
        after.set(key, { alive: end.alive, kept: left, weight: (known?.weight ?? 0) + w });
      }
    });
  }
  for (const { alive: survivors, kept: left, weight: w } of after.values()) {
    if (round === (readings.rounds ?? 1)) result[2] += w;
    else playRound(men, readings, survivors, left, round + 1, w, result);
  }
}

function surprisedIn(men: readonly Man[], round: number): number[] {
  return round > 1 ? [] : men.flatMap(({ isSurprised }, i) => (isSurprised === true ? [i] : []));
}

function throwsOf(
  men: readonly Man[],
  readings: Readings,
  alive: readonly boolean[],
  kept: Dice,
  round: number,
): readonly (readonly [Dice, number])[] {
  let all: (readonly [Dice, number])[] = [[[], 1]];
  men.forEach((man, i) => {
    const isStill = round === 1 && man.isSurprised === true && readings.shortSurprise !== true;
    const hands = alive[i] === true && !isStill ? handsOf(man) : [[[], 1] as const];
    all = all.flatMap(([dice, p]) =>
      hands.map(([hand, q]) => [[...dice, [...(kept[i] ?? []), ...hand]], p * q] as const),
    );
  });
  return all;
}

/** Hands as multisets, with their probabilities. */
function handsOf({ panache, reflexes }: Man): readonly (readonly [readonly number[], number])[] {
  const faces = Array.from({ length: 10 }, (_, i) => i + 1);
  let all: number[][] = [[]];
  for (let die = 0; die < panache; die += 1) all = all.flatMap((hand) => faces.map((face) => [...hand, face]));
  if (reflexes !== undefined && panache > 0) {
    all = all.flatMap((hand) => {
      const given = reflexes === 'highest' ? Math.max(...hand) : Math.min(...hand);
      return faces.map((face) => [...without(hand, given), face]);
    });
  }
  const sums = new Map<string, number>();
  for (const hand of all) {
    const key = JSON.stringify([...hand].sort((a, b) => a - b));
    sums.set(key, (sums.get(key) ?? 0) + 1 / all.length);
  }
  return [...sums].map(([key, p]) => [JSON.parse(key) as number[], p] as const);
}

function without(hand: readonly number[], face: number): number[] {
  const at = hand.indexOf(face);
  return [...hand.slice(0, at), ...hand.slice(at + 1)];
}

function sum(hand: readonly number[] | undefined): number {
  return (hand ?? []).reduce((total, face) => total + face, 0);
}

function due(hand: readonly number[] | undefined, phase: number): number[] {
  return (hand ?? []).filter((face) => face <= phase);
}

function winnerOf(men: readonly Man[], alive: readonly boolean[]): number {
  return [0, 1].find((side) => men.every((man, i) => man.side === side || alive[i] !== true)) ?? -1;
}

/** Those who may act, best first, and the ways to settle ties: each a queue with its probability. */
function queues(
  men: readonly Man[],
  readings: Readings,
  scene: Scene,
): readonly (readonly [readonly number[], number])[] {
  const able = men.flatMap((_, i) =>
    scene.alive[i] === true && !scene.done.includes(i) && due(scene.dice[i], scene.phase).length > 0 ? [i] : [],
  );
  const rank = (i: number): number => 100 * sum(scene.dice[i]) + (men[i]?.panache ?? 0);
  if (readings.isListed === true) return [[[...able].sort((a, b) => rank(b) - rank(a) || a - b), 1]];
  const orders = permutations(able).filter((order) =>
    order.every((i, at) => at === 0 || rank(order[at - 1] as number) >= rank(i)),
  );
  return orders.map((order) => [order, 1 / orders.length] as const);
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((it) => it !== item)).map((rest) => [item, ...rest]));
}

function openPhase(men: readonly Man[], readings: Readings, scene: Scene): readonly (readonly [Scene, number])[] {
  if (readings.isFixed !== true) return [[scene, 1]];
  return queues(men, readings, scene).map(([queue, p]) => [{ ...scene, queue }, p] as const);
}

function play(
  men: readonly Man[],
  readings: Readings,
  round: number,
  scenes: readonly (readonly [Scene, number])[],
  weight: number,
  end: (scene: Scene, weight: number) => void,
): void {
  for (const [scene, p] of scenes) {
    const w = weight * p;
    if (winnerOf(men, scene.alive) >= 0) {
      end(scene, w);
      continue;
    }
    const turns = turnsOf(men, readings, scene);
    if (turns.length === 0) {
      if (scene.phase === 10) end(scene, w);
      else {
        const next = { ...scene, phase: scene.phase + 1, done: [], queue: [] };
        play(men, readings, round, openPhase(men, readings, next), w, end);
      }
      continue;
    }
    for (const [who, q] of turns) {
      play(men, readings, round, [[takeTurn(men, readings, round, scene, who), 1]], w * q, end);
    }
  }
}

function turnsOf(men: readonly Man[], readings: Readings, scene: Scene): readonly (readonly [number, number])[] {
  if (readings.isFixed === true) {
    const next = scene.queue.find(
      (i) => scene.alive[i] === true && !scene.done.includes(i) && due(scene.dice[i], scene.phase).length > 0,
    );
    return next === undefined ? [] : [[next, 1]];
  }
  return queues(men, readings, scene).flatMap(([order, p]) => (order[0] === undefined ? [] : [[order[0], p] as const]));
}

function takeTurn(men: readonly Man[], readings: Readings, round: number, scene: Scene, who: number): Scene {
  const man = men[who] as Man;
  const { hold = 0, release = 'last-phase' } = man;
  const mine = due(scene.dice[who], scene.phase);
  const isThreatened = men.some(
    (other, i) => other.side !== man.side && scene.alive[i] === true && (scene.dice[i]?.length ?? 0) > 0,
  );
  const isReleased = release !== 'never' && (!isThreatened || (release === 'last-phase' && scene.phase === 10));
  if (!isReleased && mine.length <= hold) return { ...scene, done: [...scene.done, who] };
  const dice = scene.dice.map((hand, i) => (i === who ? spendDue(man, hand, scene.phase) : hand));
  const enemies = men.flatMap((other, i) => (other.side !== man.side && scene.alive[i] === true ? [i] : []));
  const target = (man.aimsAtLast === true ? enemies.at(-1) : enemies[0]) as number;
  const isHelpless = surprisedIn(men, round).includes(target) && (readings.shortSurprise !== true || scene.phase === 1);
  const defended = isHelpless ? null : defend(men[target] as Man, dice[target] ?? [], scene.phase, readings);
  if (defended !== null) return { ...scene, dice: dice.map((hand, i) => (i === target ? defended : hand)) };
  return {
    ...scene,
    dice: dice.map((hand, i) => (i === target ? [] : hand)),
    alive: scene.alive.map((it, i) => it && i !== target),
  };
}

function spendDue({ dieOrder }: Man, hand: readonly number[], last: number): number[] {
  const usable = due(hand, last);
  return without(hand, dieOrder === 'highest' ? Math.max(...usable) : Math.min(...usable));
}

/** The hand after a defence; null without one. */
function defend(man: Man, hand: readonly number[], phase: number, { heldOnly }: Readings): number[] | null {
  if (man.defend === 'never') return null;
  const last = heldOnly === true ? phase - 1 : phase;
  if (due(hand, last).length > 0) return spendDue(man, hand, last);
  const future = hand.filter((face) => face > phase).sort((a, b) => a - b);
  if (man.defend !== 'interrupt' || future.length < 2) return null;
  const given = man.interruptDice === 'earliest' ? future.slice(0, 2) : future.slice(-2);
  return given.reduce((left, face) => without(left, face), [...hand]);
}
