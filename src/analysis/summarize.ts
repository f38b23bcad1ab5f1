import { InvariantError } from '../errors.ts';
import { KINDS } from '../scenario/analyses/kinds.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { engagementOf, isMap, sidesOf } from '../scenario/sides.ts';
import { optionWordsOf } from '../systems/rulings.ts';
import type { GameSystem, Variant } from '../systems/system.ts';
import type { AnalysisResult } from './analyses/results.ts';
import { DEVIATION_MAX, deviations } from './audit.ts';
import { choiceAxis, type Stakes, sideNames, sideTold } from './choice.ts';
import { comparisonsOf } from './comparisons.ts';
import { judge } from './expectations.ts';
import { sampleFights } from './fights.ts';
import { choicesOfAnalyses, pathsOfAnalyses, pathWordsOf } from './path-words.ts';
import { type PathWords, placeOfWord, shownSteps } from './paths.ts';
import { describeRulings } from './rulings.ts';
import type { Summary } from './summary.ts';
import type { VariantSummary, WarningNote } from './summary-parts.ts';
import { type Findings, summarizeVariant } from './variant.ts';

/** A summary before its hash and its wall-clock figures: everything that must be reproducible. */
export type HashedSummary = Omit<Summary, 'hash' | 'performance'>;

export interface SummarizeInput {
  /** Version of Fracas. */
  readonly version: string;
  readonly scenario: Scenario;
  readonly system: GameSystem;
  /** Index variant → what was found. */
  readonly findings: readonly Findings[];
  /** What `analyses:` found out, in its order. */
  readonly analyses: readonly AnalysisResult[];
  /** The seed, when anything was sampled. */
  readonly seed: number | null;
  readonly confidence: number;
  /** Whether sampling was stopped before its plan was fulfilled. */
  readonly isInterrupted: boolean;
  /** Kinds of analyses that were not finished. */
  readonly interrupted: readonly string[];
}

/**
 * Turns findings into the result of a run: intervals, audit, expectations, provenance.
 * @throws InvariantError when a sampler and an exact law differ by more than five standard errors
 */
export function summarize(input: SummarizeInput): HashedSummary {
  const { scenario, system, findings, confidence, analyses } = input;
  const left: number[] = [];
  const summaries = scenario.variants.map(({ label, variant }, index): VariantSummary | null => {
    const found = findings[index];
    if (found === undefined || (found.exact === null && found.sampled === null)) {
      left.push(index);
      return null;
    }
    refuseDisagreement(found, nameOf(label, index));
    const isPeeked = scenario.run.peek === true;
    return summarizeVariant({ ...found, label, costs: costsOf(system, variant), isPeeked }, confidence);
  });
  const variants = summaries.filter((summary) => summary !== null);
  const comparisons = comparisonsOf(analyses);
  const concrete = scenario.variants.map(({ variant }) => variant);
  const sides = sidesOf(concrete[0], Object.keys(variants[0]?.outcomes ?? {}));
  const roles = isMap(engagementOf(concrete[0]).sides) ? [] : Object.keys(sides).map((role) => `engagement.${role}`);
  const paths = [...scenario.axes.map(({ name }) => name), ...pathsOfAnalyses(analyses), ...roles];
  const values = scenario.axes.flatMap(({ name: path, values }) => values.map((value) => ({ path, value })));
  const edition = scenario.edition === null ? [] : [{ path: 'edition', value: scenario.edition }];
  const pathWords = pathWordsOf(system, paths, [...values, ...choicesOfAnalyses(analyses), ...edition]);
  const optionWords = optionWordsOf(system);
  const labelsLeft = left.map((index) => scenario.variants[index]?.label ?? {});
  const evidence = { variants, left: labelsLeft, comparisons, analyses, confidence, pathWords };
  const { seed } = input;
  const told = sidesTold({ axes: scenario.axes, sides }, variants);
  const fights = sampleFights({ scenario, system, summaries, seed, sides: told });
  return {
    schema: 1,
    tool: 'fracas',
    version: input.version,
    title: scenario.title,
    description: scenario.description,
    system: scenario.system,
    systemTitle: system.title,
    edition: scenario.edition,
    ...describeRulings(system, concrete),
    ...describeWarnings(scenario, left, input.interrupted, pathWords),
    seed,
    confidence,
    partial: input.isInterrupted || left.length > 0,
    axes: scenario.axes,
    ...(Object.keys(pathWords).length === 0 ? {} : { pathWords }),
    ...(Object.keys(optionWords).length === 0 ? {} : { optionWords }),
    sides,
    variants,
    expectations: scenario.expect.map((expectation) => judge(expectation, evidence)),
    ...(fights === null ? {} : { fights }),
    analyses,
    comparisons,
    // Without its folder: where a file lies is no part of a result.
    input: { file: scenario.file.replace(/^.*[/\\]/, ''), text: scenario.text },
  };
}

/**
 * @param left indexes of the variants that an interruption left out
 * @param interrupted kinds of analyses that it did not let finish
 */
function describeWarnings(
  scenario: Scenario,
  left: readonly number[],
  interrupted: readonly string[],
  pathWords: PathWords,
): Pick<Summary, 'warnings' | 'warningNotes'> {
  const notes: readonly WarningNote[] = [
    ...scenario.warnings.map(({ message, french, line }) => ({ line, en: message, fr: french ?? null })),
    ...left.map((index) => {
      const label = scenario.variants[index]?.label ?? {};
      return {
        line: null,
        en: `interrupted before any trial of ${nameOf(label, index)}: left out`,
        fr: `interrompu avant tout essai de ${frenchNameOf(label, index, pathWords)}\u00a0: variante laissée de côté`,
      };
    }),
    ...interrupted.map((kind) => ({
      line: null,
      en: `interrupted before the analysis ${kind} was finished: left out`,
      fr: `interrompu avant la fin de l’analyse «\u202f${frenchKind(kind)}\u202f»\u00a0: laissée de côté`,
    })),
  ];
  const warnings = notes.map(({ line, en }) => (line === null ? en : `line ${line}: ${en}`));
  return notes.length === 0 ? { warnings } : { warnings, warningNotes: notes };
}

function nameOf(label: VariantSummary['label'], index: number): string {
  const values = Object.entries(label).map(([axis, value]) => `${axis} = ${value}`);
  return values.length === 0 ? `variants[${index}]` : `variants[${index}] (${values.join(', ')})`;
}

function frenchNameOf(label: VariantSummary['label'], index: number, pathWords: PathWords): string {
  const nameOfAxis = (axis: string): string => shownSteps(axis, pathWords[axis] ?? axis.split('.')).join('\u00a0› ');
  const values = Object.entries(label).map(([axis, value]) => {
    const [word = value] = pathWords[placeOfWord(axis, value)] ?? [];
    return `${nameOfAxis(axis)} = ${word}`;
  });
  return values.length === 0 ? `la variante ${index}` : `la variante ${index} (${values.join(', ')})`;
}

function frenchKind(id: string): string {
  return KINDS.find((kind) => kind.id === id)?.alias ?? id;
}

function refuseDisagreement({ model, exact, sampled }: Findings, name: string): void {
  if (exact === null || sampled === null) return;
  const wrong = deviations(model, exact, sampled.tally).filter(({ z }) => Math.abs(z) > DEVIATION_MAX);
  if (wrong.length === 0) return;
  const list = wrong.map(
    ({ path, exact: p, sampled: share, z }) =>
      `${path} is ${p} exactly and ${share} sampled (${z.toFixed(1)} standard errors)`,
  );
  throw new InvariantError(`${name}: the sampler and the exact law disagree: ${list.join('; ')}`, {
    hint: 'this is a defect of Fracas, or a chance of one in a million: try another --seed, then please report it',
  });
}

function costsOf(system: GameSystem, variant: Variant): VariantSummary['costs'] {
  const costs = Object.keys(variant.fighters).map((fighter) => [fighter, system.costOf(variant, fighter)] as const);
  return Object.fromEntries(costs.flatMap(([fighter, cost]) => (cost === null ? [] : [[fighter, cost]])));
}

/**
 * Sides whose victory is an outcome: of them there is a best fight and a worst. First comes the one that a report speaks of:
 * who chooses, or who wins most often where there is nothing to choose.
 */
function sidesTold(stakes: Stakes, variants: readonly VariantSummary[]): readonly string[] {
  const [first] = variants;
  const names = sideNames({ ...stakes, variants }).filter((side) => Object.hasOwn(first?.outcomes ?? {}, side));
  const axis = variants.length > 1 ? choiceAxis(stakes) : undefined;
  const chance = (side: string): number => first?.outcomes[side]?.p ?? 0;
  if (names.length === 0) return names;
  const told = axis === undefined ? [...names].sort((a, b) => chance(b) - chance(a))[0] : sideTold(stakes, axis, names);
  return told === undefined ? names : [told, ...names.filter((side) => side !== told)];
}
