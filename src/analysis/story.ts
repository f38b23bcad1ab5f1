import type { Cuts } from '../dice/dice.ts';
import { bandOf, type KeepPool, rollDice } from '../dice/keep-pool.ts';
import type { LogEntry } from '../dice/recording.ts';
import { resultMetrics } from '../engine/block.ts';
import type { Replay, StateWords } from '../engine/replay.ts';
import type { Language, Model, Words } from '../systems/system.ts';
import type { StoryLine } from './summary-parts.ts';

/** What is needed to name what a replay shows by number. */
export interface StoryNames {
  readonly model: Model;
  /** Index site → its name. */
  readonly sites: readonly Words[];
}

type KeepEntry = Extract<LogEntry, { readonly kind: 'keep' }>;

interface Phrases {
  readonly start: string;
  readonly end: string;
  readonly round: (round: number) => string;
  readonly outcome: string;
  readonly rolls: (sides: number, face: number) => string;
  readonly rollsAll: (sides: number, faces: readonly number[]) => string;
  readonly needs: (target: number) => string;
  readonly needsAtMost: (limit: number) => string;
  readonly always: string;
  readonly never: string;
  readonly success: string;
  readonly failure: string;
  readonly among: (bands: string) => string;
  readonly pool: (rolled: number, kept: number) => string;
  /** A total with the dice of which the best made it; no dice when it was drawn. */
  readonly keeps: (total: number, pool: string, dice: readonly string[]) => string;
  /** The total of a pool of which no die is left. */
  readonly empty: (total: number) => string;
  /** What is added to dice, and the sum: `, + 5 = 26`. */
  readonly plus: (added: number, sum: number) => string;
  readonly under: (total: number) => string;
  readonly orMore: (total: number) => string;
  readonly draws: (outcome: number, outcomes: number) => string;
  readonly brokenOff: string;
  readonly colon: string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    start: 'At the start',
    end: 'In the end',
    round: (round) => `Round ${round}`,
    outcome: 'outcome',
    rolls: (sides, face) => `${face} on a d${sides}`,
    rollsAll: (sides, faces) => `${faces.join(' + ')} = ${sum(faces)} on ${faces.length}d${sides}`,
    needs: (target) => `needs ${target}+`,
    needsAtMost: (limit) => `needs ${limit} or less`,
    always: 'cannot fail',
    never: 'cannot succeed',
    success: 'success',
    failure: 'failure',
    among: (bands) => `among ${bands}`,
    pool: (rolled, kept) => `${rolled}k${kept}`,
    keeps: (total, pool, dice) =>
      dice.length === 0 ? `${total} on ${pool}, drawn from its law` : `${total} on ${pool} (${dice.join(', ')})`,
    empty: (total) => `${total} without a die`,
    plus: signed,
    under: (total) => `under ${total}`,
    orMore: (total) => `${total} or more`,
    draws: (outcome, outcomes) => `case ${outcome} of 0 to ${outcomes - 1}, drawn from its law`,
    brokenOff: 'Here the trial breaks off.',
    colon: ': ',
  },
  fr: {
    start: 'Au début',
    end: 'À la fin',
    round: (round) => `Tour ${round}`,
    outcome: 'issue',
    rolls: (sides, face) => `${face} sur un d${sides}`,
    rollsAll: (sides, faces) => `${faces.join(' + ')} = ${sum(faces)} sur ${faces.length}d${sides}`,
    needs: (target) => `il faut ${target}+`,
    needsAtMost: (limit) => `il faut ${limit} ou moins`,
    always: 'ne peut échouer',
    never: 'ne peut réussir',
    success: 'réussi',
    failure: 'raté',
    among: (bands) => `parmi ${bands}`,
    pool: (rolled, kept) => `${rolled}g${kept}`,
    keeps: (total, pool, dice) =>
      dice.length === 0 ? `${total} sur ${pool}, tiré selon sa loi` : `${total} sur ${pool} (${dice.join(', ')})`,
    empty: (total) => `${total} sans un dé`,
    plus: signed,
    under: (total) => `moins de ${total}`,
    orMore: (total) => `${total} ou plus`,
    draws: (outcome, outcomes) => `cas ${outcome} de 0 à ${outcomes - 1}, tiré selon sa loi`,
    brokenOff: 'Ici le combat s’interrompt.',
    colon: '\u00a0: ',
  },
};

function signed(added: number, total: number): string {
  return added === 0 ? '' : `, ${added > 0 ? '+' : '−'} ${Math.abs(added)} = ${total}`;
}

function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}

/** A trial in words, roll by roll: rounds, dice with what was needed and what came, states that change. */
export function tellStory({ happenings }: Replay, names: StoryNames): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  let before: StateWords | null = null;
  for (const happening of happenings) {
    if (happening.kind === 'round') lines.push(say('heading', (words) => words.round(happening.round)));
    else if (happening.kind === 'die') {
      lines.push(say('roll', (words, language) => dieText(happening.entry, names, words, language)));
    } else {
      lines.push(...stateLines(happening.lines, before));
      before = happening.lines;
    }
  }
  return lines;
}

/** How a trial ended: its outcome and its metrics, or that it broke off. */
export function tellEnd({ outcome, metrics, failure }: Replay, { model }: StoryNames): readonly StoryLine[] {
  if (failure !== null) return [say('heading', (words) => words.brokenOff)];
  return [
    say('heading', (words) => words.end),
    say('fact', (words, language) => {
      const label = model.outcomes[outcome]?.label[language] ?? String(outcome);
      return `${words.outcome}${words.colon}${label}`;
    }),
    ...resultMetrics(model).map(({ label, unit }, at) =>
      say('fact', (words, language) => {
        const name = label[language];
        const isNamedByUnit = name.toLowerCase() === unit[language].toLowerCase();
        return `${name}${words.colon}${metrics[at] ?? 0}${isNamedByUnit ? '' : ` (${unit[language]})`}`;
      }),
    ),
  ];
}

/** A line in both languages, with the blanks that French sets before double punctuation. */
function say(kind: StoryLine['kind'], text: (words: Phrases, language: Language) => string): StoryLine {
  const french = text(PHRASES.fr, 'fr').replace(/\s*([:;!?])(?=\s|$)/g, '\u00a0$1');
  return { kind, en: text(PHRASES.en, 'en'), fr: french };
}

/** All of the first state; of later ones the lines that differ from those before, in either language. */
function stateLines(state: StateWords, before: StateWords | null): readonly StoryLine[] {
  const lines = state.en.map((_, at) => at);
  if (before === null) {
    const start = say('heading', (words) => words.start);
    return [start, ...lines.map((at) => say('fact', (_, language) => state[language][at] ?? ''))];
  }
  const changed = lines.filter((at) => state.en[at] !== before.en[at] || state.fr[at] !== before.fr[at]);
  return changed.map((at) => say('change', (_, language) => state[language][at] ?? ''));
}

function dieText(entry: LogEntry, { model, sites }: StoryNames, words: Phrases, language: Language): string {
  const actor = model.actors[entry.actor] ?? `${entry.actor}`;
  const site = sites[entry.site]?.[language] ?? `${entry.site}`;
  return `${actor}, ${site}${words.colon}${faceText(entry, words)}`;
}

function faceText(entry: LogEntry, words: Phrases): string {
  switch (entry.kind) {
    case 'draw':
      return words.draws(entry.outcome, entry.outcomes);
    case 'roll': {
      const { sides, face, added = 0, target } = entry;
      const came = `${words.rolls(sides, face)}${words.plus(added, face + added)}`;
      return target === undefined ? came : `${words.needs(target)}, ${came}`;
    }
    case 'band':
      return `${words.rolls(entry.sides, entry.face)} (${words.among(bandsText(entry.cuts, entry.band))})`;
    case 'keep':
      return keepText(entry, words);
    case 'totalAtMost': {
      const { limit, sides, faces, success } = entry;
      const [face = 0, ...others] = faces;
      const came = others.length === 0 ? words.rolls(sides, face) : words.rollsAll(sides, faces);
      return `${words.needsAtMost(limit)}, ${came}, ${success ? words.success : words.failure}`;
    }
    case 'atLeast': {
      const { target, sides, face, success } = entry;
      const need = target <= 1 ? words.always : target > sides ? words.never : words.needs(target);
      return `${need}, ${words.rolls(sides, face)}, ${success ? words.success : words.failure}`;
    }
  }
}

/**
 * `needs 20+, 21 on 3k2 (10 + 4, 7, 2), + 5 = 26, success`: with the dice of the pool and what is added to them, or the bands
 * when there are several.
 */
function keepText({ pool, faces, total, added, starts }: KeepEntry, words: Phrases): string {
  const shown =
    pool.rolled === 0
      ? words.empty(total)
      : words.keeps(total, words.pool(pool.rolled, pool.kept), dieTexts(pool, faces));
  const came = `${shown}${words.plus(added, total + added)}`;
  const target = targetOf(pool, starts);
  if (target !== null) {
    const need = target <= pool.min ? words.always : words.needs(target + added);
    return `${need}, ${came}, ${total >= target ? words.success : words.failure}`;
  }
  if (starts.length === 0) return came;
  const sums = starts.map((start) => start + added);
  return `${came} (${words.among(rangesText(sums, bandOf(starts, total), words))})`;
}

/** The total that was needed, where bands tell only by how much it is missed; null where they tell more, or there are none. */
function targetOf(pool: KeepPool, starts: readonly number[]): number | null {
  const isMargin = starts.every((start, index) => start === pool.min + 1 + index);
  return starts.length === 1 || isMargin ? (starts.at(-1) ?? null) : null;
}

/** Each die of a pool: `7`, or `10 + 4` when it was rolled again. */
function dieTexts(pool: KeepPool, faces: readonly number[]): readonly string[] {
  let at = 0;
  const roll = () => faces[at++] ?? 0;
  return faces.length === 0 ? [] : rollDice(pool, roll).map((die) => die.join(' + '));
}

/** `under 10, [10-19], 20 or more`: the ranges of a total that are not empty, the one that came in brackets. */
function rangesText(starts: readonly number[], band: number, words: Phrases): string {
  return [...starts, Number.POSITIVE_INFINITY]
    .flatMap((end, index) => {
      const start = starts[index - 1];
      if (start !== undefined && start >= end) return [];
      const last = start === undefined ? words.under(end) : end === start + 1 ? `${start}` : `${start}-${end - 1}`;
      const range = start !== undefined && end === Number.POSITIVE_INFINITY ? words.orMore(start) : last;
      return [index === band ? `[${range}]` : range];
    })
    .join(', ');
}

/** `1-2, [3-4], 5-6`: the bands of a die that have faces, the one that came in brackets. */
function bandsText(cuts: Cuts, band: number): string {
  let first = 1;
  return cuts.facesIn
    .flatMap((count, index) => {
      const last = first + count - 1;
      const range = count === 1 ? `${first}` : `${first}-${last}`;
      first = last + 1;
      return count === 0 ? [] : [index === band ? `[${range}]` : range];
    })
    .join(', ');
}
