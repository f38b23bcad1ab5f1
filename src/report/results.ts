import { sideNames } from '../analysis/choice.ts';
import type { Summary, VariantSummary } from '../analysis/summary.ts';
import type { Locale } from './locale/locale.ts';
import { type PerWin, perWinText } from './per-win.ts';
import { type ChoiceVerdict, chance, costOf, hasExactNumbers, outcomeNames, type Verdict } from './verdict.ts';
import { axisText, clip, labelText, meanText, outcomeText, type ShareText, shareTexts, stackOrder } from './words.ts';

/** A row of the table of results, as text in one language; shared by the page and the terminal. */
export interface ResultRow {
  readonly variant: VariantSummary;
  /** One per axis. */
  readonly labels: readonly string[];
  readonly cost: { readonly text: string; readonly amount: number } | null;
  readonly costPerWin: PerWin | null;
  /** One per outcome, in the order of `ResultTable.outcomes`. */
  readonly shares: readonly (ShareText & { readonly p: number })[];
  readonly rounds: (ShareText & { readonly mean: number }) | null;
  /** Leads its circumstance alone, is level with the best, or neither. */
  readonly rank: 'best' | 'tie' | null;
  readonly method: string;
}

export interface ResultTable {
  readonly axes: readonly string[];
  /** Outcome names in the order of stacked bars. */
  readonly outcomes: readonly string[];
  readonly outcomeTitles: readonly string[];
  readonly hasCost: boolean;
  /** Unit of all costs, for the heads of columns; amounts stand without it. */
  readonly costUnit: string | null;
  readonly hasRounds: boolean;
  /** Whether the rows were obtained in different ways, so that each must say how. */
  readonly hasMethods: boolean;
  /** What a marked row is: best for who chooses, where the outcome is most frequent, or most favourable by a circumstance. */
  readonly legend: 'bestLegend' | 'mostLegend' | 'favourLegend';
  readonly rows: readonly ResultRow[];
}

/** The result of every variant in rows, in the order of the summary. */
export function resultTable(summary: Summary, verdict: Verdict | null, locale: Locale): ResultTable {
  const choice = verdict?.kind === 'choice' ? verdict : null;
  const subject = subjectOf(summary, verdict);
  const outcomes = stackOrder(summary, outcomeNames(summary), subject);
  const ranks = rankOf(choice);
  const payer = choice === null ? null : choice.isVictory ? choice.outcome : (choice.axis.name.split('.')[0] ?? '');
  const rows = summary.variants.map((variant): ResultRow => {
    const shares = shareTexts(variant, locale);
    const cost = payer === null ? null : costOf(summary, variant, payer);
    const win = choice?.isVictory === true ? chance(variant, subject) : null;
    const rounds = meanText(variant, 'rounds', summary.confidence, locale);
    return {
      variant,
      labels: summary.axes.map((axis) => labelText(axis.name, variant.label[axis.name] ?? '–', locale)),
      cost: cost === null ? null : { text: plainAmount(cost.amount, 1, locale), amount: cost.amount },
      costPerWin: win === null || cost === null ? null : perWinText(cost.amount, win, locale),
      shares: outcomes.map((name) => ({
        ...(shares.get(name) ?? { share: '–', interval: null }),
        p: chance(variant, name).p,
      })),
      rounds: Object.hasOwn(variant.metrics, 'rounds') ? { ...rounds, mean: variant.metrics.rounds?.mean ?? 0 } : null,
      rank: ranks.get(variant) ?? null,
      method: locale.text(variant.method),
    };
  });
  return {
    axes: summary.axes.map((axis) => axisText(axis.name, locale)),
    outcomes,
    outcomeTitles: outcomes.map((name) => outcomeText(summary, name, locale)),
    hasCost: rows.some((row) => row.cost !== null),
    costUnit: unitOf(summary, payer, locale),
    hasRounds: rows.some((row) => row.rounds !== null),
    hasMethods: new Set(summary.variants.map((variant) => variant.method)).size > 1,
    legend: choice?.isVictory === false ? 'mostLegend' : choice?.isChosen === false ? 'favourLegend' : 'bestLegend',
    rows,
  };
}

/** The outcome that a report is about: the one maximised, else the first side, else the most frequent outcome. */
export function subjectOf(summary: Summary, verdict: Verdict | null): string {
  if (verdict?.kind === 'choice') return verdict.outcome;
  return sideNames(summary)[0] ?? verdict?.ranked[0] ?? '';
}

/** Whether each sampled interval can be called by one name in this result. */
export function isSampled(summary: Summary): boolean {
  return summary.variants.some((variant) => !hasExactNumbers(variant));
}

function rankOf(choice: ChoiceVerdict | null): Map<VariantSummary, 'best' | 'tie'> {
  const ranks = new Map<VariantSummary, 'best' | 'tie'>();
  for (const { ranked, level } of choice?.circumstances ?? []) {
    if (ranked.length < 2 || level === ranked.length) continue;
    for (const entry of ranked.slice(0, level)) ranks.set(entry.variant, level === 1 ? 'best' : 'tie');
  }
  return ranks;
}

function unitOf(summary: Summary, payer: string | null, locale: Locale): string | null {
  if (payer === null) return null;
  for (const variant of summary.variants) {
    const cost = costOf(summary, variant, payer);
    if (cost !== null) return clip(locale.pick(cost.unit));
  }
  return null;
}

function plainAmount(amount: number, decimals: number, locale: Locale): string {
  return locale.number(amount, Number.isInteger(amount) ? 0 : decimals);
}
