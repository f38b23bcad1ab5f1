import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { en } from '../../src/report/locale/en.ts';
import { barriersOf, openBrowser, type View } from '../support/browser.ts';
import { withFights } from '../support/fights-fixture.ts';
import {
  armouryFixture,
  attackFixture,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  planFixture,
} from '../support/summary-fixture.ts';
import { runToy, toyText } from '../support/toy-game.ts';

describe('a report in a browser without a network', () => {
  const browser = openBrowser();
  const { problems } = browser;
  const open = (summary: Summary, language: 'en' | 'fr', view?: View): Promise<Page> =>
    browser.open(summary, language, view);

  it('asks for nothing and complains of nothing, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      const page = await open(armouryFixture('sampled', 20_000), language);
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });

  it('runs no script of a stranger', async () => {
    const page = await open(hostileFixture(), 'en');
    await page.selectOption('#law-variant', '3');
    await page.hover('svg.outcome-chart [data-tip]');
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
    expect(await page.locator('img, iframe, object, embed, link, base').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('never scrolls sideways on a phone', async () => {
    for (const summary of [
      armouryFixture(),
      partialFixture(),
      attackFixture(),
      lopsidedFixture(),
      hostileFixture(),
      planFixture([3, 5]),
    ]) {
      const page = await open(summary, 'fr', { width: 390 });
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await page.context().close();
    }
  });

  it.each([
    ['light', 1280, 'fr', withFights(partialFixture(), { bars: 4, lines: 5, text: '' })],
    ['dark', 390, 'fr', withFights(partialFixture(), { bars: 4, lines: 5, text: '' })],
    ['dark', 1280, 'en', lopsidedFixture()],
    ['light', 390, 'en', planFixture()],
  ] as const)('has no barrier that axe finds, %s, %i units wide, %s', async (theme, width, language, summary) => {
    const page = await open(summary, language, { theme, width });
    // What is folded is looked at as well; the tables of counts are all made alike.
    await page.evaluate(
      "document.querySelectorAll('nav details, #problems details, #fights details, .save').forEach((each) => { each.open = true; })",
    );
    expect(await barriersOf(page)).toEqual([]);
    await page.context().close();
  });

  it('draws letters of one size on a desk, and legible ones on a phone, whatever a chart shows', async () => {
    const roster = 'roster: { rock: { hand: rock, coins: 5 }, paper: { hand: paper, coins: 6 } }';
    const summaries = [
      await runToy(toyText(`{ kind: matrix, ${roster} }\n  - { kind: fair-costs, anchor: rock, ${roster} }`), {}),
      armouryFixture(),
      planFixture([3]),
    ];
    for (const summary of summaries) {
      for (const [width, least, most] of [
        [1280, 11, 14],
        [390, 9, 14],
      ] as const) {
        const page = await open(summary, 'en', { width });
        const sizes = (await page.evaluate(`[...document.querySelectorAll('figure svg')].flatMap((svg) => {
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const letters = [...svg.querySelectorAll('text')].map((text) => scale * parseFloat(getComputedStyle(text).fontSize));
          return scale === 0 ? [] : letters;
        })`)) as number[];
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
        await page.context().close();
      }
    }
  });

  it('lets a chart that is wider than a phone be scrolled, by keyboard too, and says so', async () => {
    const page = await open(armouryFixture(), 'en', { width: 320 });
    const box = page.locator('.drawn', { has: page.locator('svg') }).first();
    expect(await box.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true);
    expect(await box.getAttribute('tabindex')).toBe('0');
    expect(await page.locator('.drawn + .cue:not([hidden])').first().textContent()).toBe(en.scrollCueChart);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => box.getAttribute('tabindex')).toBeNull();
    await page.context().close();
  });

  it('switches from P(= x) to P(≥ x), to another variant and count, and compares two', async () => {
    const page = await open(armouryFixture(), 'en');
    const bar = page.locator('.law:not([hidden]) figure:not([hidden]) path[data-x="2"]');
    const first = { tip: await bar.getAttribute('data-tip'), d: await bar.getAttribute('d') };
    expect(first.tip).toMatch(/^P\(=\u202f2\) 24\.\d\d%$/);

    await page.locator('#law-controls .seg span', { hasText: 'P(≥ x)' }).click();
    expect(await bar.getAttribute('data-tip')).toMatch(/^P\(≥\u202f2\) 54\.\d\d%$/);

    await page.selectOption('#law-other', { index: 8 });
    expect(await bar.getAttribute('data-tip')).toMatch(/% \/ .*%$/);
    expect(await page.locator('.law:not([hidden]) thead th').count()).toBe(5);
    expect(await page.locator('#law-of span').count()).toBe(2);

    await page.selectOption('#law-other', '');
    await page.locator('#law-controls .seg span', { hasText: 'P(= x)' }).click();
    await page.selectOption('#law-variant', { index: 5 });
    expect(await bar.getAttribute('d')).not.toBe(first.d);
    expect(await page.locator('.law:not([hidden]) thead th').count()).toBe(3);

    await page.selectOption('#law-metric', { index: 1 });
    expect(await page.locator('.law:not([hidden]) h3').textContent()).toContain('wounds dealt by imperials');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('shows in its table the numbers that the server wrote when the first variant comes back', async () => {
    const still = await open(armouryFixture('sampled', 20_000), 'fr', { scripts: false });
    const written = await still.locator('.law tbody').first().textContent();
    await still.context().close();
    const again = await open(armouryFixture('sampled', 20_000), 'fr');
    await again.selectOption('#law-variant', '4');
    await again.selectOption('#law-variant', '0');
    expect(await again.locator('.law:not([hidden]) tbody').textContent()).toBe(written);
    await again.context().close();
  });

  it('sorts a table by number and back', async () => {
    const page = await open(armouryFixture(), 'en');
    const table = page.locator('#outcomes table.sortable');
    const button = table.locator('thead th', { hasText: 'victory of imperials' }).locator('button');
    const shares = async (): Promise<number[]> =>
      (await table.locator('tbody tr td:nth-child(5)').allInnerTexts()).map((text) => Number.parseFloat(text));
    await button.click();
    const descending = await shares();
    expect(descending).toEqual([...descending].sort((a, b) => b - a));
    await button.click();
    const ascending = await shares();
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    expect(await table.locator('th[aria-sort=ascending]').count()).toBe(1);
    await page.context().close();
  });

  it('changes its theme at a click', async () => {
    const page = await open(lopsidedFixture(), 'en');
    const background = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.locator('#theme span', { hasText: 'Dark' }).click();
    expect(await background()).not.toBe(light);
    await page.locator('#theme span', { hasText: 'Light' }).click();
    expect(await background()).toBe(light);
    await page.context().close();
  });

  it('shows every chart and number without scripts', async () => {
    const page = await open(armouryFixture(), 'en', { scripts: false });
    expect(await page.locator('#law-controls').isVisible()).toBe(false);
    expect(await page.locator('figure:visible svg').count()).toBe(6 + 2 * 6);
    expect(await page.locator('#outcomes table.sortable tbody tr').count()).toBe(36);
    await page.context().close();
  });
});
