import type { Question, QuestionRun } from './question.ts';
import { renderNumber } from './table.ts';

/** What is asked of the corpus as a whole. */
export const DEMANDS = {
  /** Two measurements of one build differ by less than this ratio, … */
  slower: 1.1,
  /** … or by fewer seconds. */
  slowerSeconds: 0.3,
  mean: 0.4,
  cpuSeconds: 15,
  peakMb: 500,
} as const;

/** Questions of more than five hundred fights: they may take longer. */
export const LARGE: readonly string[] = ['confrontation-search', 'mordheim-search', 'mortebrume-search'];

/** One question in two builds. */
export interface Pair {
  readonly question: Pick<Question, 'name' | 'title'>;
  readonly before: QuestionRun;
  readonly now: QuestionRun;
}

export interface Demand {
  readonly text: string;
  readonly seen: string;
  readonly isMet: boolean;
}

/** CPU time now over CPU time before. */
export function ratioOf({ before, now }: Pair): number {
  return now.cpuSeconds / before.cpuSeconds;
}

function isSlower(pair: Pair): boolean {
  const { before, now } = pair;
  return ratioOf(pair) > DEMANDS.slower && now.cpuSeconds - before.cpuSeconds > DEMANDS.slowerSeconds;
}

/** The geometric mean of all ratios. */
export function meanRatio(pairs: readonly Pair[]): number {
  return Math.exp(pairs.reduce((sum, pair) => sum + Math.log(ratioOf(pair)), 0) / pairs.length);
}

/** Each demand, and whether it is met. @param pairs at least one */
export function demandsOf(pairs: readonly Pair[]): readonly Demand[] {
  const mean = meanRatio(pairs);
  const slower = pairs.filter(isSlower);
  const small = pairs.filter(({ question }) => !LARGE.includes(question.name));
  const worst = most(pairs, ratioOf);
  const longest = most(small, ({ now }) => now.cpuSeconds);
  const largest = most(small, ({ now }) => now.peakMb);
  const told = (pair: Pair | null, text: (pair: Pair) => string): string =>
    pair === null ? '-' : `${text(pair)} (${pair.question.name})`;
  return [
    {
      text: 'none slower',
      seen: `${slower.length} slower; worst ratio ${told(worst, (pair) => renderNumber(ratioOf(pair)))}`,
      isMet: slower.length === 0,
    },
    { text: `geometric mean at most ${DEMANDS.mean}`, seen: renderNumber(mean), isMet: mean <= DEMANDS.mean },
    {
      text: `none above ${DEMANDS.cpuSeconds} s of CPU but those of more than 500 fights`,
      seen: told(longest, ({ now }) => `${renderNumber(now.cpuSeconds)} s`),
      isMet: longest === null || longest.now.cpuSeconds <= DEMANDS.cpuSeconds,
    },
    {
      text: `none above ${DEMANDS.peakMb} MB but those of more than 500 fights`,
      seen: told(largest, ({ now }) => `${now.peakMb} MB`),
      isMet: largest === null || largest.now.peakMb <= DEMANDS.peakMb,
    },
  ];
}

function most(pairs: readonly Pair[], figure: (pair: Pair) => number): Pair | null {
  return pairs.reduce<Pair | null>((best, pair) => (best === null || figure(pair) > figure(best) ? pair : best), null);
}

/** All questions and what became of the demands, as Markdown. */
export function renderQuestions(
  pairs: readonly Pair[],
  revisions: { readonly before: string; readonly now: string },
): string {
  const rows = pairs.map((pair) => {
    const { question, before, now } = pair;
    const both = (text: (run: QuestionRun) => string): string => `${text(before)} → ${text(now)}`;
    return [
      `${question.name}: ${question.title}`,
      both(({ cpuSeconds }) => renderNumber(cpuSeconds)),
      renderNumber(ratioOf(pair)),
      both(({ peakMb }) => String(peakMb)),
      before.method === now.method ? now.method : both(({ method }) => method),
      both(({ trials }) => trials.toLocaleString('en-US')),
      both(({ points }) => renderNumber(points)),
    ];
  });
  const head = ['question', 'CPU, s', 'ratio', 'peak, MB', 'method', 'trials', '± points'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const demands = demandsOf(pairs).map(({ text, seen, isMet }) => line([text, seen, isMet ? 'met' : 'MISSED']));
  return [
    '# Questions that users ask',
    '',
    `Each in a process of its own at the defaults, CPU time of all threads: ${revisions.before} → ${revisions.now}.`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    line(['demand', 'seen', '']),
    line(['---', '---', '---']),
    ...demands,
    '',
  ].join('\n');
}
