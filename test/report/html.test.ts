import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderMarkdown } from '../../src/report/export/markdown.ts';
import { markdownToHtml, scriptJson } from '../../src/report/html/markup.ts';
import { REPORT_BYTES_MAX, renderHtml } from '../../src/report/html.ts';
import { en } from '../../src/report/locale/en.ts';
import { fr } from '../../src/report/locale/fr.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { outcomeNames } from '../../src/report/verdict.ts';
import { axisText, outcomeText } from '../../src/report/words.ts';
import { withFights } from '../support/fights-fixture.ts';
import {
  armouryFixture,
  attackFixture,
  auditedFixture,
  HOSTILE,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  planFixture,
  thousandFixture,
} from '../support/summary-fixture.ts';

const render = (summary: Summary, language: 'en' | 'fr' = 'en'): Promise<string> => renderHtml(summary, { language });

/** What a reader sees: no style, no script, no tags. */
function visibleText(html: string): string {
  return html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<pre[\s\S]*?<\/pre>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** The same without the definitions, which name everything. */
function withoutGlossary(html: string): string {
  return visibleText(html.slice(0, html.indexOf('<section id="glossary"')));
}

describe('the size of a report', () => {
  it('stays within its bound for a thousand variants, and says what is cut', async () => {
    const html = await render(thousandFixture());
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(REPORT_BYTES_MAX);
    expect(html).toContain('Distributions for ');
    expect(html).toMatch(/Charts for the first \d+ of 1,000 variants/);
    // Every variant keeps its row.
    expect(html).not.toContain('The first 1,000 of');
    expect((html.match(/<tr>/g) ?? []).length).toBeGreaterThan(1_000);
  });

  it('stays within its bound when the author writes a megabyte', async () => {
    const base = thousandFixture();
    const long = '<&"\u00e9'.repeat(250_000);
    const axes = base.axes.map((axis, index) => ({
      ...axis,
      values: index === 1 ? axis.values.map((v) => `${v}${long}`) : axis.values,
    }));
    const variants = base.variants.map((variant) => ({
      ...variant,
      label: { ...variant.label, 'captain.equipment': `${variant.label['captain.equipment']}${long}` },
    }));
    const html = await render({
      ...base,
      axes,
      variants,
      title: long,
      description: long,
      input: { file: long, text: long },
    });
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(REPORT_BYTES_MAX);
    expect(html).toContain('The first 50,000 of 1,000,000 characters');
  });

  it('stays within its bound when its fights are as long as they may be, and says what is left out', async () => {
    const html = await render(withFights(thousandFixture(), { bars: 61, lines: 240, text: '&<"'.repeat(90) }));
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(REPORT_BYTES_MAX);
    expect(html).toContain(en.fightUntold);
  });

  it('does not depend on the number of trials', async () => {
    const few = Buffer.byteLength(await render(armouryFixture('sampled', 1_000_000)));
    const many = Buffer.byteLength(await render(armouryFixture('sampled', 1_000_000_000)));
    expect(Math.abs(many - few) / few).toBeLessThan(0.05);
  });
});

describe('what strangers wrote', () => {
  let html = '';
  beforeAll(async () => {
    html = await render(hostileFixture());
  });

  it('never opens an element or closes a script', () => {
    expect(html).not.toContain('<img');
    expect((html.match(/<script/g) ?? []).length).toBe(3);
    expect((html.match(/<\/script>/g) ?? []).length).toBe(3);
    expect((html.match(/<\/style>/g) ?? []).length).toBe(1);
    const tags = html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '').match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=|javascript:/);
  });

  it('never becomes a link', () => {
    for (const [, target] of html.matchAll(/\s(?:xlink:)?(?:href|src)="([^"]*)"/g)) expect(target).toMatch(/^#[a-z]+$/);
  });

  it('is still shown, as text', () => {
    expect(visibleText(html)).toContain(HOSTILE.replace('\u202e', '').trim());
  });

  it('keeps its markup in the Markdown subset only', () => {
    expect(markdownToHtml('**a** *b* `**c**` <b>\n\n- x\n- y')).toBe(
      '<p><strong>a</strong> <em>b</em> <code>**c**</code> &lt;b&gt;</p><ul><li>x</li><li>y</li></ul>',
    );
    expect(markdownToHtml('[a](javascript:alert(1))')).toBe('<p>[a](javascript:alert(1))</p>');
  });

  it('cannot leave the data of the page', () => {
    expect(scriptJson({ a: '</script><!--\u2028' })).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(scriptJson({ a: '</script>&' }))).toEqual({ a: '</script>&' });
  });
});

describe('the page', () => {
  it('allows its own style and script by hash, and nothing else', async () => {
    const html = await render(armouryFixture());
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    const hash = (text: string | undefined): string =>
      createHash('sha256')
        .update(text ?? '')
        .digest('base64');
    expect(policy).toContain(hash(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]));
    expect(policy).toContain(hash(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1]));
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('begins with what limits the numbers', async () => {
    const html = await render(partialFixture());
    const text = visibleText(html);
    expect(text).toContain('Interrupted run');
    expect(text.indexOf('Interrupted run')).toBeLessThan(text.indexOf('no single best choice'));
    expect(text).toContain('1 expectation not met');
    expect(text).toContain('1 warning');
  });

  it('reports the audit of exact numbers', async () => {
    expect(visibleText(await render(auditedFixture()))).toContain(
      'at most 1.83 standard errors apart over 1,000,000 trials each',
    );
  });

  it('warns aloud when exact and sampled disagree', async () => {
    const summary = auditedFixture();
    const variants = summary.variants.map((variant, index) =>
      index > 0 || variant.audit === null ? variant : { ...variant, audit: { ...variant.audit, agrees: false } },
    );
    expect(visibleText(await render({ ...summary, variants }))).toContain('disagree in 1 / 36');
  });

  it('never claims certainty from a sample', async () => {
    const html = await render(lopsidedFixture());
    expect(visibleText(html)).toContain('<\u202f0.04%');
    const cells = [...html.matchAll(/<td[^>]*>([^<]*)/g)].map((match) => match[1] ?? '');
    expect(cells.filter((cell) => /^(0|100)([.,]0+)?\u202f?%/.test(cell))).toEqual([]);
  });

  it('is the same every time', async () => {
    expect(await render(attackFixture())).toBe(await render(attackFixture()));
  });

  it('shows an empty interrupted run', async () => {
    const html = await render({ ...lopsidedFixture(), partial: true, variants: [] });
    expect(visibleText(html)).toContain('Interrupted run');
  });

  it.each(['en', 'fr'] as const)('explains in its glossary every column that any table has, %s', async (language) => {
    const summaries = [
      partialFixture(),
      auditedFixture(),
      attackFixture(),
      planFixture([3, 5]),
      armouryFixture('sampled', 20_000),
    ];
    for (const summary of summaries) {
      const html = await render(summary, language);
      const terms = new Set([...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map((match) => match[1]));
      const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map((match) => match[1] ?? '');
      const locale = localeOf(language, summary);
      // Axes and outcomes head columns under their own names; each kind has one entry.
      const named = [
        ...summary.axes.map(({ name }) => axisText(name, locale)),
        ...outcomeNames(summary).map((name) => outcomeText(summary, name, locale)),
      ];
      expect(heads.filter((head) => !terms.has(head) && !named.includes(head))).toEqual([]);
      expect(terms).toContain(locale.text('axis'));
      expect(html).toContain(`<dt>${locale.text('probability')}</dt><dd>${locale.text('gProbability')}</dd>`);
      expect(terms).toContain(locale.text('outcome'));
    }
  });

  it('tells one share alike in the verdict and in the table of outcomes, whatever stands beside it', async () => {
    const summary = armouryFixture();
    const sure = (p: number) => ({ p, low: p, high: p });
    const variants = summary.variants.map((variant, at) => {
      // Of the leader where he meets the first: 33.334% is 33.33% beside twice 33.333%, though they come to 99.99%.
      const p = at === 0 ? 0.333_34 : 0.1;
      const { imperials, ...others } = variant.outcomes;
      const rest = Object.entries(others).map(([name, outcome], _, all) => [
        name,
        { ...outcome, ...sure((1 - p) / all.length) },
      ]);
      return { ...variant, outcomes: { imperials: { ...imperials, ...sure(p) }, ...Object.fromEntries(rest) } };
    }) as typeof summary.variants;
    const html = await renderHtml({ ...summary, variants }, { language: 'en' });
    const [, verdict = '', outcomes = ''] = html.split(/<section id="(?:verdict|outcomes)"/);
    expect(verdict).toContain('33.33%');
    expect(outcomes).toContain('33.33%');
    expect(verdict + outcomes).not.toContain('33.34%');
  });

  it('gives the parts in the order in which a reader needs them', async () => {
    const html = await render(withFights(partialFixture(), { bars: 3, lines: 3, text: '' }));
    expect([...html.matchAll(/<section[^>]* id="(\w+)"/g)].map((match) => match[1])).toEqual([
      'problems',
      'verdict',
      'outcomes',
      'expectations',
      'distributions',
      'fights',
      'statistics',
      'rules',
      'input',
      'provenance',
      'glossary',
    ]);
  });

  it('splits the outcomes by who goes first where an axis says so, and nowhere else', async () => {
    const text = visibleText(await render(armouryFixture()));
    expect(text).toContain('Mean shares by charger, of 18 variants each, counted alike.');
    expect(withoutGlossary(await render(attackFixture()))).not.toContain(en.byStriker);
    expect(visibleText(await render(partialFixture()))).toContain(en.byStriker);
    const { variants } = partialFixture();
    const fewer = { ...partialFixture(), variants: variants.slice(0, -1) };
    expect(withoutGlossary(await render(fewer))).not.toContain(en.byStriker);
  });

  it('says of each sampled variant how precise it is and what half the error would take', async () => {
    const html = await render(armouryFixture('sampled', 20_000));
    const row = visibleText(/<section id="statistics"[\s\S]*?<tbody>([\s\S]*?)<\/tr>/.exec(html)?.[1] ?? '').replace(
      /\s+/g,
      ' ',
    );
    expect(row).toMatch(/sampled 20,000 0\.\d\d Wilson 80,000 1 \/ \d \/ \d+ number of trials/);
    expect(visibleText(html)).toContain('Half-widths of the 95% intervals of “victory of imperials”. Seed: 20261.');
  });

  it('says of exact numbers nothing but that they are exact', async () => {
    const html = await render(armouryFixture());
    const statistics = /<section id="statistics"[\s\S]*?<h3>/.exec(html)?.[0] ?? '';
    expect(visibleText(statistics)).toContain(en.allExact);
    expect(statistics).not.toContain('<table');
  });

  it('says that a count which never varies from certainty is certain: no digits behind 100%', async () => {
    const sure = { p: 1, low: 1, high: 1, count: null, fraction: null, interval: 'exact' as const };
    const summary = attackFixture();
    const label = { en: 'held', fr: 'tenu' };
    const variants = summary.variants.map((variant) => ({ ...variant, outcomes: { held: { ...sure, label } } }));
    const text = visibleText(await render({ ...summary, variants }));
    expect(text).toContain('100%');
    expect(text).not.toContain('100.00%');
  });

  it('counsels nothing where it cannot know whether more is better', async () => {
    const text = withoutGlossary(await render(attackFixture()));
    expect(text).toContain('least with sword');
    expect(text).not.toMatch(/\bbest\b|ahead of/i);
  });
});

describe('a French report', () => {
  it('has no English text', async () => {
    const summaries = [
      armouryFixture(),
      partialFixture(),
      auditedFixture(),
      lopsidedFixture(),
      attackFixture(),
      thousandFixture(),
    ];
    // The author's own words stay as they are; they are taken away before looking.
    const pages = await Promise.all(
      summaries.map((summary) => render({ ...summary, title: '–', description: null, warnings: [] }, 'fr')),
    );
    const text = pages.map((html) => visibleText(html).replace(/\s+/g, ' ')).join(' ');
    const french = Object.values(fr)
      .flatMap((value) => (typeof value === 'string' ? [value] : [value.one, value.other]))
      .join(' ');
    for (const [key, value] of Object.entries(en)) {
      const forms: string[] = typeof value === 'string' ? [value] : [value.one, value.other];
      for (const part of forms.flatMap((form) => form.split(/\{\w+\}/)).map((each) => each.trim())) {
        if (part.length < 4 || !/[a-z]{3}/i.test(part) || french.includes(part)) continue;
        const word = new RegExp(`(?<![\\p{L}-])${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'u');
        expect(word.exec(text)?.[0], `${key}: ${part}`).toBeUndefined();
      }
    }
  });

  it('breaks no line inside the quotes of its author, nor before his marks, but leaves his code alone', async () => {
    const title = 'Élodie contre « Noir » : qui gagne ?';
    const description = 'Le « Noir » ; voir `a : b`.';
    const own = { ...attackFixture(), title, description };
    const html = await render(own, 'fr');
    expect(html).toContain('<h1>Élodie contre «\u00a0Noir\u00a0»\u00a0: qui gagne\u00a0?</h1>');
    expect(html).toContain('Le «\u00a0Noir\u00a0»\u00a0; voir <code>a : b</code>.');
    expect(renderMarkdown(own, { language: 'fr' })).toContain('contre «\u00a0Noir\u00a0»');
    expect(await render(own, 'en')).toContain(`<h1>${title}</h1>`);
  });

  it('writes numbers as French does', async () => {
    const text = visibleText(await render(auditedFixture(), 'fr'));
    expect(text).toContain('72,49\u202f%');
    expect(text).toContain('1\u202f000\u202f000');
  });
});
