import { describe, expect, it } from 'vitest';
import { sideNames } from '../../src/analysis/choice.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { resultTable } from '../../src/report/results.ts';
import { gapFigures, levelText, verdictSentence } from '../../src/report/sentence.ts';
import { type ChoiceVerdict, judge } from '../../src/report/verdict.ts';
import { armouryFixture, attackFixture, lopsidedFixture, thousandFixture } from '../support/summary-fixture.ts';

function sentence(summary: Summary, language: 'en' | 'fr' = 'en'): string {
  return verdictSentence(summary, localeOf(language))
    .map((piece) => piece.text)
    .join('');
}

function choice(summary: Summary): ChoiceVerdict {
  const verdict = judge(summary);
  if (verdict?.kind !== 'choice') throw new Error('expected a choice');
  return verdict;
}

/** A choice among exact variants and one that is sampled, for the side `imperials`. */
function mixed(exact: readonly number[], [p = 0, low = 0, high = 0]: readonly number[]): Summary {
  const armoury = armouryFixture();
  const sampled = { p, low, high, count: 1, interval: 'wilson' as const };
  const shares = [...exact.map((share) => ({ p: share, low: share, high: share })), sampled];
  const weapons = armoury.axes[0]?.values.slice(0, shares.length) ?? [];
  const variants = shares.map((share, index) => {
    const variant = armoury.variants[6 * index];
    if (variant === undefined) throw new Error('no variant');
    const { imperials, ...others } = variant.outcomes;
    const label = { 'captain.equipment': weapons[index] ?? '' };
    return { ...variant, label, outcomes: { ...others, imperials: { ...imperials, ...share } } };
  });
  return { ...armoury, axes: [{ name: 'captain.equipment', values: weapons }], variants } as Summary;
}

/** The choice of the armoury's captain along an axis of another name, in its first circumstance. */
function renamedChoice(name: string): Summary {
  const armoury = armouryFixture();
  const values = armoury.axes[0]?.values.slice(0, 2) ?? [];
  const variants = armoury.variants
    .filter((_, index) => index === 0 || index === 6)
    .map((variant) => ({ ...variant, label: { [name]: variant.label['captain.equipment'] ?? '' } }));
  return { ...armoury, axes: [{ name, values }], variants };
}

describe('a verdict over several axes', () => {
  it('takes the axis with most values as the choice and its owner as the one who chooses', () => {
    const verdict = choice(armouryFixture());
    expect(verdict.axis.name).toBe('captain.equipment');
    expect(verdict.outcome).toBe('imperials');
    expect(verdict.circumstances).toHaveLength(6);
  });

  it('finds the side of a fighter whose side comes second', () => {
    const summary = armouryFixture();
    const turned = { ...summary, sides: { enemies: ['foe'], imperials: ['captain'] } };
    expect(choice(turned).outcome).toBe('imperials');
  });

  it('finds the sides in the metrics when the summary does not name them', () => {
    const { sides: _, ...summary } = armouryFixture();
    expect(sideNames(summary)).toEqual(['imperials', 'enemies']);
  });

  it('takes the side that an axis of the engagement names for the one who chooses', () => {
    const along = (name: string) => choice(renamedChoice(name)).outcome;
    expect(along('engagement.sides.enemies')).toBe('enemies');
    expect(along('engagement.policy.enemies.combine')).toBe('enemies');
    expect(along('engagement.armies.imperials.fortification')).toBe('imperials');
    expect(along('engagement.distance')).toBe('imperials');
    const { sides: _, ...unnamed } = renamedChoice('engagement.armies.enemies.fortification');
    expect(choice(unnamed).outcome).toBe('enemies');
  });

  it('credits nobody with what a fighter of both sides carries', () => {
    const shared = { ...renamedChoice('captain.equipment'), sides: { imperials: ['captain'], enemies: ['captain'] } };
    expect(choice(shared).isVictory).toBe(false);
    expect(sentence(shared)).toMatch(/^“victory of imperials” is most frequent with /);
    expect(sentence(shared, 'fr')).toMatch(/^«\u202fvictoire d’imperials\u202f» est le plus fréquent avec /);
  });

  it('tells a side that is a role of the engagement by the word of the language', () => {
    const armoury = armouryFixture();
    const roles = { ...armoury, pathWords: { ...armoury.pathWords, 'engagement.imperials': ['engagement', 'cible'] } };
    expect(verdictSentence(roles, localeOf('fr', roles))[0]?.text).toBe(
      'Meilleur choix pour le camp «\u202fcible\u202f»',
    );
    expect(verdictSentence(roles, localeOf('en', roles))[0]?.text).toBe('Best choice for the imperials');
  });

  it('calls what no side chooses favourable, not a choice', () => {
    const distance = renamedChoice('engagement.distance');
    expect(sentence(distance)).toMatch(/^Most favourable to imperials: distance: \w+, winning /);
    // No `à`, which would melt with the article of a role: `au camp`.
    const pathWords = { ...distance.pathWords, 'engagement.imperials': ['engagement', 'imperials'] };
    expect(sentence({ ...distance, pathWords }, 'fr')).toMatch(
      /^Le plus favorable pour le camp «\u202fimperials\u202f»\u00a0: /,
    );
    expect(sentence(distance, 'fr')).toMatch(/^Le plus favorable pour imperials\u00a0: distance\u00a0: \w+, avec /);
    const [{ outcomes = {} } = {}] = distance.variants;
    const level = { ...distance, variants: distance.variants.map((variant) => ({ ...variant, outcomes })) };
    expect(sentence(level)).toMatch(/^No single value is most favourable to imperials: .* are level, winning /);
    expect(sentence(level, 'fr')).toMatch(/^Aucune valeur n’est à elle seule la plus favorable pour imperials\u00a0: /);
    expect(resultTable(distance, judge(distance), localeOf('en')).legend).toBe('favourLegend');
    const choice = renamedChoice('captain.tactics.hero-attack');
    expect(resultTable(choice, judge(choice), localeOf('en')).legend).toBe('bestLegend');
  });

  it('names such an axis once for several of its words', () => {
    const alike = renamedChoice('engagement.policy.enemies.combine');
    const [{ outcomes = {} } = {}] = alike.variants;
    const level = { ...alike, variants: alike.variants.map((variant) => ({ ...variant, outcomes })) };
    expect(sentence(level)).toMatch(/combine: \w+ and \w+/);
    expect(sentence(level).match(/combine: /g)).toHaveLength(1);
  });

  it('sets apart the words that an axis of the engagement or of tactics takes', () => {
    expect(sentence(renamedChoice('engagement.policy.enemies.combine'))).toMatch(
      /^Best choice for enemies: combine: \w+, winning .* ahead of combine: \w+\.$/,
    );
    expect(sentence(renamedChoice('captain.tactics.hero-attack'))).toMatch(
      /^Best choice for imperials: hero-attack: \w+, winning .* ahead of hero-attack: \w+\.$/,
    );
    expect(sentence(renamedChoice('engagement.sides.enemies'))).toMatch(
      /^Best choice for enemies: “\w+”, winning .* ahead of “\w+”\.$/,
    );
    expect(sentence(renamedChoice('engagement.sides.enemies'), 'fr')).toMatch(
      /^Meilleur choix pour enemies\u00a0: «\u202f\w+\u202f», avec .* devant «\u202f\w+\u202f»\.$/,
    );
  });

  it('names the best on average, the lead and who leads where, when exact', () => {
    expect(sentence(armouryFixture())).toBe(
      'Best choice for imperials on average: two maces, winning 72.49% of fights over 6 circumstances counted alike (exact), 0.77 points ahead of sword; in the lead: two maces in 5, sword in 1.',
    );
  });

  it('calls overlapping intervals a tie and names no winner', () => {
    const text = sentence(armouryFixture('sampled', 3_000));
    expect(text).toContain('no single best choice');
    expect(text).toContain('a tie in each of them');
  });

  it('counts the leads of those whom it does not name', () => {
    const summary = armouryFixture();
    const verdict = choice(summary);
    const [first] = verdict.standings;
    if (first === undefined) throw new Error('no standing');
    const standings = ['a', 'b', 'c', 'd', 'e'].map((value, at) => ({ ...first, value, leads: 3 - Math.min(2, at) }));
    const pieces = verdictSentence(summary, localeOf('en'), { ...verdict, standings, level: 1 });
    expect(pieces.map(({ text }) => text).join('')).toContain('in the lead: a in 3, b in 2, c in 1, 2 others in 2.');
  });

  it('tells a lead that two digits would make none', () => {
    const next = { p: 0.5, low: 0.5, high: 0.5 };
    const best = { p: 0.500_000_02, low: 0.500_000_02, high: 0.500_000_02 };
    const { gap, decimals } = gapFigures(best, next);
    expect(localeOf('en').number(gap, decimals)).toBe('0.0000020');
    for (const p of [0.5077, 0.500_96, 0.5]) expect(gapFigures({ ...best, p, low: p, high: p }, next).decimals).toBe(2);
  });

  it('states the interval of a sampled lead', () => {
    expect(sentence(armouryFixture('sampled', 1_000_000))).toContain('95% interval 72.40 to 72.58');
  });

  it('calls an exact leader exact where others are sampled, and gives its lead the reach of theirs', () => {
    expect(sentence(mixed([0.253_143_024_6, 0.034_952_4], [0.002, 0.0016, 0.0025]))).toBe(
      'Best choice for imperials: sword, winning 25.31% of fights (exact), 21.82 points ahead of axe.',
    );
    expect(sentence(mixed([0.253_143_024_6], [0.034_952_4, 0.0334, 0.0366]))).toBe(
      'Best choice for imperials: sword, winning 25.31% of fights (exact), 21.8 points (21.6 to 22.0) ahead of axe.',
    );
    expect(sentence(mixed([0.253_143_024_6], [0.034_952_4, 0.0334, 0.0366]), 'fr')).toBe(
      'Meilleur choix pour imperials\u00a0: sword, avec 25,31\u202f% de victoires (exact), 21,8 points (de 21,6 à 22,0) devant axe.',
    );
    expect(sentence(mixed([0.034_952_4], [0.253, 0.2501, 0.2561]))).toBe(
      'Best choice for imperials: axe, winning 25.3% of fights (95% interval 25.0 to 25.7), 21.8 points (21.5 to 22.2) ahead of sword.',
    );
  });

  it('prices no win that is rarer than what exact solutions may leave out', () => {
    const { standings } = choice(mixed([0.25, 9e-19], [0.002, 0.0016, 0.0025]));
    expect(standings.map(({ costPerWin }) => costPerWin === null)).toEqual([false, false, true]);
  });

  it('tells two exact shares apart by their numbers where a third is sampled', () => {
    expect(choice(mixed([0.25, 0.25 + 1e-12], [0.002, 0.0016, 0.0025])).level).toBe(2);
    expect(choice(mixed([0.25, 0.25 + 1e-8], [0.002, 0.0016, 0.0025])).level).toBe(1);
  });

  it('speaks of no choice where only the reading of the rules varies', () => {
    const armoury = armouryFixture();
    const renamed = (name: string): string => (name === 'captain.equipment' ? 'rulings.critical-limit' : 'rulings.x');
    const axes = armoury.axes.slice(0, 1).map((axis) => ({ ...axis, name: renamed(axis.name) }));
    const variants = armoury.variants
      .slice(0, 1)
      .concat(armoury.variants.slice(6, 7))
      .map((variant) => ({
        ...variant,
        label: { 'rulings.critical-limit': variant.label['captain.equipment'] ?? '' },
      }));
    const text = sentence({ ...armoury, axes, variants });
    expect(text).not.toContain('choice');
    expect(text).not.toMatch(/\b(best|most|least|ahead)\b/);
    expect(text).toMatch(
      /^The readings of the rules move “victory of imperials” by [\d.]+ points?: .* with .*, .* with /,
    );
  });

  it('chooses what is carried before what one is born with, longer or not', () => {
    expect(choice(thousandFixture()).axis.name).toBe('captain.equipment');
  });

  it('names a number together with its axis', () => {
    const thousand = thousandFixture();
    const axes = thousand.axes.filter(({ name }) => name !== 'captain.equipment');
    const variants = thousand.variants
      .filter(({ label }) => label['captain.equipment'] === 'sword')
      .map((variant) => {
        const { 'captain.equipment': _, ...label } = variant.label;
        return { ...variant, label };
      });
    expect(sentence({ ...thousand, axes, variants })).toMatch(
      /^Best choice for imperials: S\u00a010, ahead in all 10 circumstances/,
    );
  });

  it('names who charges together with the axis, lest he be taken for a winner', () => {
    const armoury = armouryFixture();
    const axes = armoury.axes.filter(({ name }) => name === 'engagement.charger');
    const variants = armoury.variants.slice(0, 2).map((variant) => {
      const charger = variant.label['engagement.charger'] ?? '';
      return { ...variant, label: { 'engagement.charger': charger } };
    });
    expect(sentence({ ...armoury, axes, variants })).toMatch(
      /^Most favourable to imperials: charger: \w+, .* ahead of charger: \w+\.$/,
    );
  });

  it('speaks of the outcome that the choice moves most where nobody wins', () => {
    expect(sentence(attackFixture())).toBe(
      '“stunned” is most frequent with club: 20.00% (exact), 5.00 points more than with axe; least with sword: 13.00%.',
    );
  });

  it('speaks of the outcome that the first check is about, where nobody wins', () => {
    const summary = attackFixture();
    const check = { text: '', verdict: 'pass', detail: '', line: 1 } as const;
    const claims = [check, { ...check, outcome: 'no-such' }, { ...check, outcome: 'unharmed' }];
    expect(Object.keys(summary.variants[0]?.outcomes ?? {})).toContain('unharmed');
    expect(choice({ ...summary, expectations: claims }).outcome).toBe('unharmed');
  });

  it('speaks of the first of outcomes that the choice moves alike, whatever rounding says', () => {
    const summary = attackFixture();
    const shares = [0.1, 0.2, 0.4];
    const variants = summary.variants.map((variant, index) => {
      const p = shares[index] ?? 0;
      const outcome = (share: number) => ({ ...variant.outcomes.stunned, p: share, low: share, high: share });
      return { ...variant, outcomes: { success: outcome(p), failure: outcome(1 - p + (index === 0 ? 1e-15 : 0)) } };
    });
    expect(choice({ ...summary, variants } as Summary).outcome).toBe('success');
  });

  it('speaks of no miss while something else moves, and of the miss where nothing does', () => {
    const summary = attackFixture();
    const outcome = (p: number) => ({ ...summary.variants[0]?.outcomes.stunned, p, low: p, high: p });
    const moved = (shares: readonly (readonly [number, number])[]): string => {
      const variants = summary.variants.map((variant, index) => {
        const [miss, hurt] = shares[index] ?? [0, 0];
        const outcomes = {
          miss: { ...outcome(miss), isVain: true },
          light: outcome(hurt),
          hurt: outcome(1 - miss - hurt),
        };
        return { ...variant, outcomes };
      });
      return choice({ ...summary, variants } as Summary).outcome;
    };
    expect(
      moved([
        [0.1, 0.3],
        [0.5, 0.2],
        [0.8, 0.1],
      ]),
    ).toBe('hurt');
    expect(
      moved([
        [0.8, 0.05],
        [0.5, 0.4],
        [0.1, 0.8],
      ]),
    ).toBe('light');
    const gone = summary.variants.map((variant, index) => ({
      ...variant,
      outcomes: { miss: { ...outcome(index / 10), isVain: true }, none: outcome(0) },
    }));
    expect(choice({ ...summary, variants: gone } as Summary).outcome).toBe('miss');
  });

  it('compares an outcome that every variant has, where they are of several kinds', () => {
    const summary = attackFixture();
    const variants = summary.variants.map((variant, index) => {
      const { stunned, ...others } = variant.outcomes;
      return index > 0 || stunned === undefined ? variant : { ...variant, outcomes: { ...others, dazed: stunned } };
    });
    expect(choice(summary).outcome).toBe('stunned');
    expect(Object.keys(variants[0]?.outcomes ?? {})).toContain(choice({ ...summary, variants }).outcome);
    expect(choice({ ...summary, variants }).outcome).not.toBe('dazed');
  });

  it('treats exactly equal variants as level', () => {
    const summary = attackFixture();
    const [first] = summary.variants;
    if (first === undefined) throw new Error('no variant');
    const same = summary.variants.map((variant) => ({ ...variant, outcomes: first.outcomes }));
    expect(choice({ ...summary, variants: same }).level).toBe(3);
  });

  it('is in French as well', () => {
    expect(sentence(armouryFixture(), 'fr')).toBe(
      'Meilleur choix pour imperials en moyenne\u00a0: two maces, avec 72,49\u202f% de victoires sur 6 circonstances à poids égal (exact), 0,77 point devant sword\u202f; en tête\u00a0: two maces dans 5, sword dans 1.',
    );
  });
});

describe('the share of several that are level', () => {
  const never = { p: 0, low: 0, high: 0.000_184 };
  const rare = { p: 0.0001, low: 0.000_03, high: 0.000_36 };

  it('is a range of values', () => {
    expect(levelText([rare, { p: 0.0003, low: 0.000_13, high: 0.0007 }], localeOf('en'))).toBe('0.01% to 0.03%');
  });

  it('is one bound for all where one of them is a bound, never a range from it', () => {
    expect(levelText([never], localeOf('en'))).toBe('<\u202f0.019%');
    expect(levelText([never, never], localeOf('en'))).toBe('<\u202f0.019%');
    expect(levelText([never, rare], localeOf('en'))).toBe('<\u202f0.04%');
    expect(levelText([rare, never], localeOf('fr'))).toBe('<\u202f0,04\u202f%');
    const turned = [never, rare].map(({ p, low, high }) => ({ p: 1 - p, low: 1 - high, high: 1 - low }));
    expect(levelText(turned, localeOf('en'))).toBe('>\u202f99.96%');
    expect(levelText([{ p: 0, low: 0, high: 0 }, never], localeOf('en'))).toBe('<\u202f0.019%');
  });

  it('is bounded by the digits of exact shares where all are exact', () => {
    const [none, hardly] = [0, 1e-10].map((p) => ({ p, low: p, high: p }));
    if (none === undefined || hardly === undefined) throw new Error('no estimate');
    expect(levelText([none, hardly], localeOf('en'))).toBe('<\u202f0.01%');
  });

  it('reaches over the whole of the intervals where few trials leave a bound at either end', () => {
    const [none, all] = [
      { p: 0, low: 0, high: 0.708 },
      { p: 1, low: 0.292, high: 1 },
    ];
    expect(levelText([none, all], localeOf('en'))).toBe('0% to 100%');
  });
});

describe('a verdict on one variant', () => {
  it('names the most frequent outcome with its interval', () => {
    expect(sentence(lopsidedFixture())).toBe(
      'Victory of knights: 99.97% (95% interval 99.91 to 99.99), against 0.03% for victory of peasants.',
    );
  });

  it('leaves the names of sides as their author wrote them, and begins with a capital of its own', () => {
    const summary = lopsidedFixture();
    const [variant] = summary.variants;
    if (variant === undefined) throw new Error('no variant');
    const { knights, peasants, draw } = variant.outcomes;
    const named = (name: string) => ({ label: { en: name, fr: name } });
    const outcomes = { a: { ...knights, ...named('a') }, A: { ...peasants, ...named('A') }, draw };
    const turned = { ...summary, sides: { a: ['a'], A: ['A'] }, variants: [{ ...variant, outcomes }] } as Summary;
    expect(sentence(turned)).toBe('a: 99.97% (95% interval 99.91 to 99.99), against 0.03% for A.');
    expect(sentence(turned, 'fr')).toMatch(/^a\u00a0: 99,97\u202f% .* contre 0,03\u202f% pour A\.$/);
    expect(sentence(summary)).toMatch(/^Victory of knights: /);
  });

  it('is too close to call when the first two intervals overlap', () => {
    const summary = lopsidedFixture(20);
    const [variant] = summary.variants;
    if (variant === undefined) throw new Error('no variant');
    const half = { p: 0.5, low: 0.3, high: 0.7, count: 10, fraction: null, interval: 'wilson' as const };
    const outcomes = {
      knights: { ...half, label: { en: 'knights', fr: 'chevaliers' } },
      peasants: { ...half, label: { en: 'peasants', fr: 'paysans' } },
    };
    expect(sentence({ ...summary, variants: [{ ...variant, outcomes }] })).toMatch(/^Too close to call/);
  });

  it('does not exist for a run that computed nothing', () => {
    const summary = lopsidedFixture();
    expect(judge({ ...summary, variants: [] })).toBeNull();
    expect(sentence({ ...summary, variants: [] })).toBe('');
  });
});
