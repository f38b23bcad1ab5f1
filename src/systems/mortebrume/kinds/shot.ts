import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { SmallModel } from '../../small-model.ts';
import {
  CONTINUES,
  type CompileOptions,
  type Finding,
  type Language,
  type Metric,
  type Variant,
} from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { type Aim, aimShot } from '../aim.ts';
import { checkCards, checkShot, dodgeNeeds, shotNeeds, warnOfShot } from '../check-shot.ts';
import { checkActor, checkTarget } from '../checks.ts';
import { type Combatant, combatantOf, type Rulings, rulingsOf } from '../combatant.ts';
import { Condition } from '../condition.ts';
import { describeCondition } from '../condition-words.ts';
import { endingMetrics, endingsOf, measureEndings } from '../ending.ts';
import { instancesOf } from '../instances.ts';
import {
  checkNeighbours,
  NEIGHBOURS_LISTING,
  neighbourMetrics,
  neighbours,
  neighboursOf,
  withNeighbours,
} from '../neighbours.ts';
import { type Neighbour, NOBODY, Scatter } from '../scatter.ts';
import { SHOT_ALIASES, SHOT_FIELDS, SHOT_LISTING } from '../shot-fields.ts';
import { SHOT, Shots, shootsAgain } from '../shots.ts';
import { SITE } from '../sites.ts';
import { recoil, UNITS } from '../words.ts';
import type { KindDefinition, Need } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('shot', 'tir').describe('one shot, and a second one where a card gives it'),
    attacker: fighterId.describe('who shoots'),
    target: fighterId.describe('at whom'),
    ...SHOT_FIELDS,
    neighbours,
  },
  { attaquant: 'attacker', cible: 'target', voisins: 'neighbours', ...SHOT_ALIASES },
);

type ShotKindData = z.infer<typeof schema>;

/** The first three in the order of the results of a shot. */
const OUTCOMES = [
  outcome('hit', 'hit', 'touché'),
  inVain(outcome('dodged', 'dodged', 'esquivé')),
  inVain(outcome('miss', 'miss', 'raté')),
  outcome('scatter', 'strikes another', 'touche un autre'),
  outcome('not-possible', 'not possible', 'impossible'),
];
const SCATTERS = 3;
const NOT_POSSIBLE = 4;

const ATTACKER = 0;
const TARGET = 1;

/** Conditions change an aim by at most that, downwards. // MB-SHOT-2 */
const MOVED = 3;

/** State of a shot or two. */
class Shooting {
  /** Shooter, target, neighbours. */
  readonly conditions: readonly Condition[];
  /** Shots so far. */
  shots = 0;
  hits = 0;
  isSpecial = false;
  /** Of the first shot, from the least. */
  margin = 0;
  recoil = 0;
  /** Index of the neighbour who is struck, or {@link NOBODY}. */
  struck = NOBODY;
  scatterLost = 0;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }
}

interface ShotFacts {
  /** Shooter, target, neighbours. */
  readonly combatants: readonly Combatant[];
  readonly metrics: readonly Metric[];
  readonly aim: Aim;
  readonly neighbours: readonly Neighbour[];
  /** From which the margin is counted. */
  readonly leastMargin: number;
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
}

const FALLING = endingsOf(TARGET, 'target', ['out', 'dead']);
const LOST = endingsOf(TARGET, 'target', ['lost']);
const STUNNED = endingsOf(TARGET, 'target', ['stunned']);

function metricsOf({ neighbours: list }: ShotKindData, leastMargin: number): readonly Metric[] {
  return [
    ...endingMetrics(LOST),
    metric('scatter-lost', UNITS.physique, 'physique lost by others', 'physique perdu par d’autres'),
    metric('special', UNITS.flag, 'a hit is special', 'un tir spécial'),
    metric('hits', UNITS.hits, 'shots that hit', 'tirs réussis'),
    { ...metric('margin', UNITS.points, 'result less difficulty', 'résultat moins difficulté'), min: leastMargin },
    ...endingMetrics(STUNNED),
    recoil('target'),
    ...endingMetrics(FALLING),
    ...neighbourMetrics(list),
  ];
}

/** One shot, and a second after a hit where a card gives it. // MB-SHOT, MB-SCAT, MB-CARD-3 */
class ShotModel extends SmallModel<Shooting> {
  readonly keyLength: number;
  private readonly facts: ShotFacts;
  private readonly shots: Shots;
  private readonly scatter: Scatter;

  constructor(facts: ShotFacts) {
    const { combatants, metrics, engine } = facts;
    super({ outcomes: OUTCOMES, metrics, actors: combatants.map(({ name }) => name), engine });
    this.facts = facts;
    this.shots = new Shots(facts);
    this.scatter = new Scatter(facts.neighbours, facts.rulings);
    this.keyLength = 1 + combatants.length;
  }

  createState(): Shooting {
    return new Shooting(this.facts.combatants.length);
  }

  reset(state: Shooting): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) (state.conditions[i] as Condition).begin(combatants[i] as Combatant);
    state.shots = 0;
    state.hits = 0;
    state.isSpecial = false;
    state.margin = 0;
    state.recoil = 0;
    state.struck = NOBODY;
    state.scatterLost = 0;
  }

  protected advance(state: Shooting, dice: Dice): number {
    const { facts, shots } = this;
    const { report } = shots;
    const { conditions } = state;
    const target = conditions[TARGET] as Condition;
    shots.prepare(ATTACKER, TARGET, facts.aim, SITE.shot);
    shots.play(conditions[ATTACKER] as Condition, target, 1, dice);
    state.shots += 1;
    if (state.shots === 1) state.margin = report.margin - facts.leastMargin;
    if (report.isSpecial) state.isSpecial = true;
    state.recoil += report.targetRecoil;
    if (report.result !== SHOT.hit) return this.miss(state, dice);
    state.hits += 1;
    const goesOn =
      state.shots === 1 && shootsAgain(facts.combatants[ATTACKER] as Combatant, facts.aim.isSteady, target);
    return goesOn ? CONTINUES : SHOT.hit;
  }

  /** @returns the outcome, which is that of the first shot */
  private miss(state: Shooting, dice: Dice): number {
    const { shots, scatter } = this;
    const { result } = shots.report;
    state.struck = scatter.pick(shots.report, state.conditions, dice);
    if (state.struck !== NOBODY) {
      state.scatterLost = shots.strikeOther(state.struck, state.conditions[state.struck] as Condition);
    }
    if (state.hits > 0) return SHOT.hit;
    return result === SHOT.missed && state.struck !== NOBODY ? SCATTERS : result;
  }

  key(state: Shooting, out: Int32Array): void {
    out[0] = state.shots | (state.isSpecial ? 4 : 0);
    for (let i = 0; i < state.conditions.length; i += 1) out[1 + i] = (state.conditions[i] as Condition).code;
  }

  copy(from: Shooting, to: Shooting): void {
    for (let i = 0; i < from.conditions.length; i += 1) {
      (to.conditions[i] as Condition).copyFrom(from.conditions[i] as Condition);
    }
    to.shots = from.shots;
    to.hits = from.hits;
    to.isSpecial = from.isSpecial;
    to.margin = from.margin;
    to.recoil = from.recoil;
    to.struck = from.struck;
    to.scatterLost = from.scatterLost;
  }

  measure(state: Shooting, out: Int32Array): void {
    const { combatants, neighbours: near } = this.facts;
    let at = measureEndings(LOST, combatants, state.conditions, out, 0);
    out[at++] = state.scatterLost;
    out[at++] = Number(state.isSpecial);
    out[at++] = state.hits;
    out[at++] = state.margin;
    at = measureEndings(STUNNED, combatants, state.conditions, out, at);
    out[at++] = state.recoil;
    at = measureEndings(FALLING, combatants, state.conditions, out, at);
    for (let i = 0; i < near.length; i += 1) out[at++] = Number(state.struck === (near[i] as Neighbour).fighter);
  }

  describe({ conditions }: Shooting, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}

type Compiled = ReturnType<typeof played>;

function compile(data: ShotKindData, variant: Variant, { engine }: CompileOptions): Compiled {
  const rulings = rulingsOf(variant);
  const [pair = []] = instancesOf([[data.attacker, data.target]]);
  const names = withNeighbours(pair, data.neighbours);
  const combatants = names.map((name) => combatantOf(variant, name));
  const [attacker, target] = combatants as [Combatant, Combatant];
  const aim = aimShot(data, attacker, target, variant, rulings);
  if (aim === null) {
    const metrics = metricsOf(data, 0);
    const facts = { outcomes: OUTCOMES, metrics, actors: names };
    return settled(facts, { outcome: NOT_POSSIBLE, values: metrics.map(() => 0) });
  }
  const lowest = aim.aptitude.value + aim.aptitude.dice.length + aim.modifier - MOVED - aim.difficulty;
  const leastMargin = Math.min(0, lowest);
  return played(
    new ShotModel({
      combatants,
      metrics: metricsOf(data, leastMargin),
      aim,
      neighbours: neighboursOf(data.neighbours, names),
      leastMargin,
      rulings,
      engine,
    }),
  );
}

function check(data: ShotKindData, variant: Variant): readonly Finding[] {
  return [
    ...checkActor(['attacker'], data.attacker, variant),
    ...checkTarget(['target'], data.target, variant),
    ...checkShot(data, []),
    ...checkCards(data.attacker, variant),
    ...checkNeighbours(data.neighbours, data.target, variant),
  ];
}

function needs({ attacker, target }: ShotKindData, variant: Variant): readonly Need[] {
  return [...shotNeeds(attacker), ...dodgeNeeds(target, variant)];
}

/** One shot. // MB-SHOT, MB-SCAT, MB-CARD */
export const shot: KindDefinition<ShotKindData> = {
  listing: {
    id: 'shot',
    alias: 'tir',
    summary: {
      en: 'a shot, its dodge, and whom a miss strikes',
      fr: 'un tir, son esquive, et qui reçoit un tir raté',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      ...SHOT_LISTING,
      NEIGHBOURS_LISTING,
    ],
  },
  schema,
  needs,
  check,
  warn: (data, variant) => warnOfShot(data, [], combatantOf(variant, data.attacker).weapon.reach !== null),
  compile,
};
