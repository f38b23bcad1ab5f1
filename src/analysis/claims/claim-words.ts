import type { Band, Expectation, Labels } from '../../scenario/scenario.ts';
import type { PathWords } from '../paths.ts';
import type { Bilingual } from '../summary-parts.ts';
import { authored, equations, type Grammar, inBoth } from './grammar.ts';

/** What the results know of a claim's subject. */
export interface Subject {
  /** Whether the figure of an analysis is a share; what a claim about variants is about tells itself. */
  readonly isShare?: boolean;
  /** What French calls the outcome or metric; English keeps to its id, which the file has. */
  readonly french?: string | null;
  /** What French calls the steps of axes. */
  readonly pathWords?: PathWords;
}

/** A claim in words: `imperials between 45% and 55% where ghoul.characteristics.T = 4`. */
export function wordClaim(expectation: Expectation, subject: Subject = {}): Bilingual {
  return inBoth((grammar) => claimText(expectation, subject, grammar));
}

function claimText(expectation: Expectation, subject: Subject, grammar: Grammar): string {
  const { isShare = false, french = null, pathWords = {} } = subject;
  const named = (labels: Labels): string => equations(labels, grammar, pathWords);
  const subjectOf = ({ outcome, metric }: VariantClaim): string => {
    const id = outcome ?? metric ?? '';
    const name = grammar.language === 'fr' ? (french ?? id) : id;
    return outcome === null ? grammar.meanOf(name) : name;
  };
  switch (expectation.kind) {
    case 'band':
      return `${subjectOf(expectation)} ${bandOf(expectation, grammar, pathWords)}`;
    case 'difference': {
      const { of, from } = expectation;
      const difference = grammar.difference(subjectOf(expectation), named(of), named(from));
      return `${difference} ${bandOf(expectation, grammar, pathWords)}`;
    }
    case 'rank': {
      const rank = grammar.rank(...expectation.rank);
      const claim = grammar.ranks(named(expectation.of), rank, subjectOf(expectation));
      return `${claim}${conditionOf(expectation.where, grammar, pathWords)}`;
    }
    case 'dominance': {
      const [one, other] = [named(expectation.of), named(expectation.dominates)];
      const claim = grammar.dominates(one, other, subjectOf(expectation));
      return `${claim}${conditionOf(expectation.where, grammar, pathWords)}`;
    }
    case 'analysis': {
      const { analysis, name, figure: asked, claim } = expectation;
      const label = asked.label[grammar.language];
      const what =
        claim.kind === 'band'
          ? `${label} ${boundsText(claim.between, isShare, grammar)}`
          : grammar.verdict(
              label,
              claim.verdicts.map((verdict) => verdict.label[grammar.language]),
            );
      return `${grammar.analysis(analysis, name[grammar.language])}${grammar.colon}${what}`;
    }
  }
}

type VariantClaim = Exclude<Expectation, { kind: 'analysis' }>;

function bandOf(
  claim: Extract<VariantClaim, { kind: 'band' | 'difference' }>,
  grammar: Grammar,
  pathWords: PathWords,
): string {
  const bounds = claim.kind === 'band' ? claim.between : claim.difference;
  return `${boundsText(bounds, claim.outcome !== null, grammar)}${conditionOf(claim.where, grammar, pathWords)}`;
}

function boundsText([low, high]: Band, isShare: boolean, grammar: Grammar): string {
  return grammar.between(authored(low, isShare, grammar), authored(high, isShare, grammar));
}

function conditionOf(where: Labels, grammar: Grammar, pathWords: PathWords): string {
  const conditions = equations(where, grammar, pathWords, grammar.and);
  return conditions === '' ? '' : grammar.where(conditions);
}
