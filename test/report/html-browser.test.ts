import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderHtml } from '../../src/report/html.ts';
import {
  armouryFixture,
  attackFixture,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  planFixture,
} from '../support/summary-fixture.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const isPresent = existsSync(CHROMIUM);
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

it('has a browser to look at reports with, at least in continuous integration', () => {
  expect(isPresent || process.env.CI !== 'true', `no browser at ${CHROMIUM} (set CHROMIUM)`).toBe(true);
});
if (!isPresent)
  process.stderr.write(`SKIPPED: no browser at ${CHROMIUM}, the report is not looked at (set CHROMIUM)\n`);

interface View {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly scripts?: boolean;
}

describe.skipIf(!isPresent)('a report in a browser without a network', () => {
  let browser: Browser;
  let folder: string;
  const problems: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fracas-report-'));
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(summary: Summary, language: 'en' | 'fr', view: View = {}): Promise<Page> {
    const file = join(folder, 'report.html');
    writeFileSync(file, await renderHtml(summary, { language }));
    const context = await browser.newContext({
      viewport: { width: view.width ?? 1280, height: 900 },
      colorScheme: view.theme ?? 'light',
      javaScriptEnabled: view.scripts ?? true,
      offline: true,
      bypassCSP: false,
    });
    const page = await context.newPage();
    problems.length = 0;
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) problems.push(`request ${request.url()}`);
    });
    page.on('console', (message) => problems.push(`console ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`error ${error.message}`));
    await page.goto(pathToFileURL(file).href);
    return page;
  }

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

  it.each(['light', 'dark'] as const)('has no barrier that axe finds, %s', async (theme) => {
    for (const [summary, language] of [
      [partialFixture(), 'fr'],
      [lopsidedFixture(), 'en'],
      [planFixture(), 'en'],
    ] as const) {
      const page = await open(summary, language, { theme });
      // The policy of the page forbids foreign scripts; the auditor comes in through the debugger.
      await page.evaluate(readFileSync(axe, 'utf8'));
      const found = (await page.evaluate('axe.run()')) as {
        violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
      };
      expect(
        found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
        ),
      ).toEqual([]);
      await page.context().close();
    }
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
