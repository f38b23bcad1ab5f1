import { TapeDice } from '../dice/sampled.ts';
import { resultMetrics, Trial } from '../engine/block.ts';
import { type Replay, replayScript, replayTrials, type Stage } from '../engine/replay.ts';
import { InvariantError } from '../errors.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { GameSystem } from '../systems/system.ts';
import { barsOf, type Played, pickFights } from './fight-picks.ts';
import { type StoryNames, tellStory } from './story.ts';
import type { Fight, SampleFights, StoryLine, VariantFights, VariantSummary } from './summary-parts.ts';

/** Trials looked at in each variant: those of the first block that any run of the seed begins with. */
const TRIALS_MAX = 4_096;
/** Work that looking at them may cost in all variants, so that battles take no longer than duels: see {@link workOf}. */
const WORK_MAX = 20_000;
/** Seed where neither the run nor the scenario has one. */
const SEED_DEFAULT = 0;
/** Variants told: three at most of many. */
const VARIANTS_MAX = 3;
/** Characters of stories in a variant, in JSON. */
const STORY_CHARACTERS_MAX = 32_000;
const STORY_LINES_MAX = 240;
const LINE_CHARACTERS_MAX = 300;

/** What fights are told of. */
export interface FightsInput {
  readonly scenario: Scenario;
  readonly system: GameSystem;
  /** Index variant of the scenario → its summary; null where an interruption left it out. */
  readonly summaries: readonly (VariantSummary | null)[];
  /** Seed of the run; null when nothing was sampled. */
  readonly seed: number | null;
  /** Names of the sides, the one whose fights are best or worst first; empty without sides. */
  readonly sides: readonly string[];
}

/** The fights that a result shows, of the first trials of its seed; null where there is no variant. */
export function sampleFights(input: FightsInput): SampleFights | null {
  const { scenario, seed } = input;
  const variants = chooseVariants(input);
  if (variants.length === 0) return null;
  if (scenario.script !== null) {
    return { seed: null, isSeedOfRun: false, variants: [tellScript(input, scenario.script)] };
  }
  const own = seed ?? scenario.run.seed ?? SEED_DEFAULT;
  return {
    seed: own,
    isSeedOfRun: seed !== null,
    variants: variants.map((index) => tellVariant(input, index, own, WORK_MAX / variants.length)),
  };
}

/** The first variant of the file, and those in which the first side (or outcome) is most and least frequent. */
function chooseVariants({ summaries, sides }: FightsInput): readonly number[] {
  const known = summaries.flatMap((summary, index) => (summary === null ? [] : [index]));
  if (known.length <= VARIANTS_MAX) return known;
  const chance = (index: number): number => {
    const { outcomes = {} } = summaries[index] ?? {};
    const name = sides[0] ?? Object.keys(outcomes)[0] ?? '';
    return Object.hasOwn(outcomes, name) ? (outcomes[name]?.p ?? 0) : 0;
  };
  const most = known.reduce((best, index) => (chance(index) > chance(best) ? index : best));
  const least = known.reduce((best, index) => (chance(index) < chance(best) ? index : best));
  return [...new Set([...known.slice(0, 1), most, least])].sort((a, b) => a - b);
}

function tellVariant(input: FightsInput, index: number, seed: number, workMax: number): VariantFights {
  const { scenario, system, summaries, sides } = input;
  const { label = {}, variant } = scenario.variants[index] ?? {};
  const summary = summaries[index] ?? null;
  if (variant === undefined || summary === null) throw new InvariantError(`there is no variant ${index} to tell`);
  const [quick, slow] = [system.compile(variant, { engine: 'dice' }), system.compile(variant, { engine: 'steps' })];
  // Fights are played with dice, and are part of a run only if it was too.
  const isPartOfRun = summary.method !== 'exact' && summary.engine === undefined;
  const trialsMax = isPartOfRun ? Math.min(TRIALS_MAX, summary.trials ?? 0) : TRIALS_MAX;
  const played = survey(quick, seed, { trialsMax, workMax });
  const side = sides[0] ?? null;
  const { metric, bars } = barsOf(played, summary);
  const picks = pickFights(played, sides, metric);
  const trials = [...picks.map(({ trial }) => trial), ...byFrequency(bars)];
  const replays = replayTrials(slow, quick, { seed, trials });
  const told = tellWithin(replays, trials, { model: slow.model, sites: system.sites });
  return { label, variant: index, trials: played.length, isPartOfRun, side, metric, picks, bars, told };
}

/** The trials behind bars, those of the highest first. */
function byFrequency(bars: VariantFights['bars']): readonly number[] {
  return [...bars].sort((a, b) => b.count - a.count).flatMap(({ trial }) => (trial === null ? [] : [trial]));
}

interface Limits {
  readonly trialsMax: number;
  readonly workMax: number;
}

/** Plays the first trials of a seed, as many as there is work allowed for; one at least. */
function survey({ model, tactics }: Stage, seed: number, limits: Limits): readonly Played[] {
  const { trialsMax, workMax } = limits;
  const metrics = resultMetrics(model);
  const dice = new TapeDice();
  dice.seek(seed, 0);
  const trial = new Trial(model, tactics);
  const played: Played[] = [];
  for (let work = 0; played.length < trialsMax && work < workMax; work += workOf(trial)) {
    const outcome = model.outcomes[trial.play(dice)];
    if (outcome === undefined) {
      throw new InvariantError(`trial ${played.length} of seed ${seed} does not end`, {
        hint: `this is a defect of Fracas, please report it; fracas replay FILE --seed ${seed} --trial ${played.length} shows the trial`,
      });
    }
    const values: Record<string, number> = {};
    for (const [at, { name, min = 0 }] of metrics.entries()) values[name] = min + (trial.values[at] ?? 0);
    played.push({ trial: played.length, outcome: outcome.name, values });
  }
  return played;
}

/** The one fight of a scenario that gives its dice. */
function tellScript({ scenario, system, summaries, sides }: FightsInput, faces: readonly number[]): VariantFights {
  const { label = {}, variant } = scenario.variants[0] ?? {};
  if (variant === undefined) throw new InvariantError('there is no variant to tell');
  const stage = system.compile(variant, { engine: 'steps' });
  const replays = new Map([[0, replayScript(stage, faces, (site) => system.sites[site]?.en ?? `site ${site}`)]]);
  const told = tellWithin(replays, [0], { model: stage.model, sites: system.sites });
  const picks = [{ kind: 'only' as const, trial: 0 }];
  const isPartOfRun = summaries[0]?.trials === 1;
  return { label, variant: 0, trials: 1, isPartOfRun, side: sides[0] ?? null, metric: null, picks, bars: [], told };
}

/**
 * The fights in words, in the order of their trials.
 * @param wanted trials, the ones to tell while there is room first; may repeat
 */
function tellWithin(
  replays: ReadonlyMap<number, Replay>,
  wanted: readonly number[],
  names: StoryNames,
): readonly Fight[] {
  let room = STORY_CHARACTERS_MAX;
  const fights = [...new Set(wanted)].flatMap((trial): Fight[] => {
    const replay = replays.get(trial);
    if (replay === undefined) return [];
    const { story, linesCut } = storyOf(replay, names);
    const characters = JSON.stringify(story).length;
    const hasRoom = characters <= room;
    if (hasRoom) room -= characters;
    const values = resultMetrics(names.model).map(({ name }, at) => [name, replay.metrics[at] ?? 0] as const);
    return [
      {
        trial,
        outcome: names.model.outcomes[replay.outcome]?.name ?? '',
        values: Object.fromEntries(values),
        story: hasRoom ? story : [],
        linesCut: hasRoom ? linesCut : 0,
      },
    ];
  });
  return fights.sort((a, b) => a.trial - b.trial);
}

function storyOf(replay: Replay, names: StoryNames): Pick<Fight, 'story' | 'linesCut'> {
  const lines = tellStory(replay, names);
  const story = lines
    .slice(0, STORY_LINES_MAX)
    .map(({ kind, en, fr }): StoryLine => ({ kind, en: cut(en), fr: cut(fr) }));
  return { story, linesCut: lines.length - story.length };
}

function cut(text: string): string {
  return text.length <= LINE_CHARACTERS_MAX ? text : `${text.slice(0, LINE_CHARACTERS_MAX - 1)}…`;
}

/** Roughly how long a trial took, in a unit that no clock measures: its steps, and a look at each actor in each round. */
function workOf({ model, steps, values }: Trial): number {
  return steps + model.actors.length * (model.roundsMax > 0 ? (values[0] ?? 1) : 1);
}
