import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { canonicalPath, pathWordsOf } from '../analysis/path-words.ts';
import { type StoryNames, tellEnd, tellStory } from '../analysis/story.ts';
import type { StoryLine } from '../analysis/summary.ts';
import type { Engine } from '../engine/planner.ts';
import { drawnTeller, type Replay, replayScript, replayTrial, type Stage } from '../engine/replay.ts';
import { FracasError } from '../errors.ts';
import { type Locale, localeOf } from '../report/locale/locale.ts';
import { type LabelledVariant, LIMITS, type Scenario } from '../scenario/scenario.ts';
import { atScript } from '../scenario/script.ts';
import { loadSystem } from '../systems/registry.ts';
import type { GameSystem, Language } from '../systems/system.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import { loadInput } from './input.ts';
import { choice, wholeNumber } from './values.ts';
import { COLON } from './words.ts';

interface ReplayFlags {
  readonly variant?: readonly string[];
  readonly trial?: number;
  readonly seed?: number;
  readonly engine: Engine;
  readonly lang: Language;
}

/** Drawn seeds stay short enough to be typed again. */
const SEED_END = 2 ** 32;

const HELP = `
Trials are numbered from 0 over a whole run: trial 41 here is trial 41 of \`fracas run\` with the same seed and engine,
whatever its workers. A scenario with scripted dice tells its script.

Examples:
  $ fracas replay duel.yaml                             the first fight of a drawn seed, which is printed
  $ fracas replay duel.yaml --seed 7 --trial 41
  $ fracas replay sword-or-axe.yaml --seed 7 --variant captain.equipment=axe ghoul.characteristics.T=4
  $ fracas replay sword-or-axe.yaml --seed 7 --variant 12 --lang fr`;

/** Adds `fracas replay FILE`. */
export function registerReplay(program: Command): void {
  program
    .command('replay')
    .summary('tell one fight roll by roll')
    .description('Tell one fight of a scenario roll by roll: who rolls what, what was needed, what came, what changed.')
    .argument('<file>', 'scenario file (YAML), or - for standard input')
    .option('--variant <what...>', 'axis=value, as many as it takes, or the number of the variant from 0')
    .option('--trial <n>', 'number of the trial, from 0 (default: 0)', wholeNumber(0, LIMITS.trials - 1))
    .option(
      '--seed <n>',
      "seed of the dice (default: the file's, else drawn and printed)",
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
    )
    .option('--engine <what>', 'what the run sampled: dice or tables', choice(['dice', 'tables']), 'dice' as const)
    .option('--lang <code>', 'language: en or fr', choice(['en', 'fr']), 'en' as const)
    .addHelpText('after', HELP)
    .action(replayFile);
}

async function replayFile(file: string, flags: ReplayFlags): Promise<void> {
  const scenario = await loadInput(file);
  const system = await loadSystem(scenario.system);
  const names = axisNames(scenario, system, flags.lang);
  const chosen = chooseVariant(scenario, flags.variant ?? [], names);
  // Small steps ask for the same dice in the same order, and let the state be told in between.
  const engine = scenario.script === null && flags.engine !== 'dice' ? 'tables' : 'steps';
  const stage: Stage = system.compile(chosen.variant, { engine });
  const siteName = (site: number): string => system.sites[site]?.[flags.lang] ?? `${site}`;
  const { replay, title } = play(scenario, stage, flags, siteName);
  const label = Object.entries(chosen.label).map(
    ([axis, value]) => `${names.shown(axis)} = ${names.word(axis, value)}`,
  );
  const heading = [scenario.title, ...label, title].filter((line) => line !== '').join('\n');
  if (flags.variant === undefined && scenario.variants.length > 1) {
    process.stderr.write(`${OTHERS[flags.lang](scenario.variants.length)}\n`);
  }
  const story = { model: stage.model, sites: system.sites };
  process.stdout.write(`${heading}\n\n${renderReplay(replay, story, flags.lang)}`);
  if (replay.failure !== null) throw atScript(scenario, replay.failure);
}

const OTHERS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `variant 0 of ${count}: --variant chooses another`,
  fr: (count) => `variante 0 sur ${count}${COLON.fr}--variant en choisit une autre`,
};

const INDENTS: Readonly<Record<StoryLine['kind'], string>> = { heading: '', fact: '  ', roll: '  ', change: '    → ' };

/** A trial in words for a terminal, with a blank line before each of its parts. */
export function renderReplay(replay: Replay, names: StoryNames, language: Language): string {
  const lines = [...tellStory(replay, names), ...tellEnd(replay, names)];
  const locale = localeOf(language);
  const text = lines.map((line) => `${line.kind === 'heading' ? '\n' : ''}${INDENTS[line.kind]}${locale.pick(line)}\n`);
  return text.join('').replace(/^\n/, '');
}

interface Played {
  readonly replay: Replay;
  /** Where the luck came from. */
  readonly title: string;
}

function play(scenario: Scenario, stage: Stage, flags: ReplayFlags, siteName: (site: number) => string): Played {
  const { script } = scenario;
  const isFrench = flags.lang === 'fr';
  if (script !== null) {
    if (flags.trial !== undefined || flags.seed !== undefined) {
      throw new FracasError('replay/scripted', 'the dice of this scenario are scripted: there is no trial or seed', {
        hint: 'leave out --trial and --seed, or remove `engagement.dice`',
      });
    }
    const title = isFrench ? `dés imposés (${script.length})` : `scripted dice (${script.length})`;
    return { replay: replayScript(stage, script, siteName), title };
  }
  const trial = flags.trial ?? 0;
  const seed = flags.seed ?? scenario.run.seed ?? randomInt(SEED_END);
  const title = isFrench ? `combat ${trial}, graine ${seed}` : `trial ${trial}, seed ${seed}`;
  const luck = { seed, trial };
  return { replay: flags.engine === 'dice' ? replayTrial(stage, luck) : drawnTeller(stage)(luck), title };
}

type Value = Scenario['axes'][number]['values'][number];

/** How the axes of a scenario and their values may be named, and are shown. */
interface AxisNames {
  /** The name of the axis that a path in either language means. */
  axis(path: string): string;
  /** A path that means the axis, in the language of the replay. */
  shown(axis: string): string;
  /** A value, in the language of the replay. */
  word(axis: string, value: Value): string;
  /** Everything that names a value. */
  words(axis: string, value: Value): readonly string[];
}

const AS_IN_RESULTS: AxisNames = {
  axis: (path) => path,
  shown: (axis) => axis,
  word: (_, value) => String(value),
  words: (_, value) => [String(value)],
};

function axisNames({ axes }: Scenario, system: GameSystem, language: Language): AxisNames {
  const choices = axes.flatMap(({ name: path, values }) => values.map((value) => ({ path, value })));
  const pathWords = pathWordsOf(
    system,
    axes.map(({ name }) => name),
    choices,
  );
  const wordIn = (locale: Locale, axis: string, value: Value): string =>
    typeof value === 'string' ? locale.word(axis, value) : String(value);
  const [locale, french] = [localeOf(language, { pathWords }), localeOf('fr', { pathWords })];
  return {
    axis: (path) => {
      const meant = normalizeWord(canonicalPath(system, path));
      return axes.find(({ name }) => name === path || normalizeWord(name) === meant)?.name ?? path;
    },
    shown: (axis) => locale.steps(axis).join('.'),
    word: (axis, value) => wordIn(locale, axis, value),
    words: (axis, value) => [String(value), wordIn(french, axis, value)],
  };
}

/**
 * The variant that a choice names; the first without a choice.
 * @param choice an index alone, or `axis=value` words
 * @throws FracasError when it names none or leaves several
 */
export function chooseVariant(
  scenario: Scenario,
  choice: readonly string[],
  names: AxisNames = AS_IN_RESULTS,
): LabelledVariant {
  const [word = ''] = choice;
  const [first] = scenario.variants;
  if (choice.length === 0 && first !== undefined) return first;
  const named =
    /^\d+$/.test(word) && choice.length === 1 ? byNumber(scenario, word) : byLabels(scenario, choice, names);
  const [only, second] = named;
  if (only !== undefined && second === undefined) return only;
  const axes = scenario.axes
    .map(({ name, values }) => `${names.shown(name)}=${values.map((value) => names.word(name, value)).join('|')}`)
    .join(' ');
  if (only === undefined) {
    throw new FracasError('replay/no-variant', `no variant is ${choice.join(' ')}`, {
      hint:
        axes === ''
          ? 'leave out --variant: there is one'
          : `numbers from 0 to ${scenario.variants.length - 1}, or: ${axes}`,
    });
  }
  throw new FracasError('replay/which-variant', `${choice.join(' ')} leaves ${named.length} variants: choose one`, {
    hint: `--variant with a number from 0 to ${scenario.variants.length - 1}, or: ${axes}`,
  });
}

function byNumber(scenario: Scenario, word: string): readonly LabelledVariant[] {
  const variant = scenario.variants[Number(word)];
  return variant === undefined ? [] : [variant];
}

function byLabels(scenario: Scenario, choice: readonly string[], names: AxisNames): readonly LabelledVariant[] {
  const wanted = choice.map((word) => {
    const at = word.indexOf('=');
    const axis = names.axis(word.slice(0, at).trim());
    if (at < 1 || !scenario.axes.some(({ name }) => name === axis)) {
      const known = scenario.axes.map(({ name }) => names.shown(name)).join(', ');
      throw new FracasError('replay/axis', `${word} names no axis of the scenario`, {
        hint: known === '' ? 'it has none' : `axes: ${known}`,
      });
    }
    return { axis, value: normalizeWord(word.slice(at + 1)) };
  });
  return scenario.variants.filter(({ label }) =>
    wanted.every(({ axis, value }) => {
      const words = names.words(axis, label[axis] ?? '').map(normalizeWord);
      return words.includes(value);
    }),
  );
}
