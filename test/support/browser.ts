import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderHtml } from '../../src/report/html.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const hasBrowser = existsSync(CHROMIUM);

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface View {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly scripts?: boolean;
  /** Whether a finger points. */
  readonly touch?: boolean;
}

/** A browser without a network that opens reports, and notes whatever they ask for or complain of. */
class ReportBrowser {
  /** Requests that left the page, messages and errors of the page opened last. */
  readonly problems: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'fracas-report-'));
  #browser: Browser | null = null;

  async start(): Promise<void> {
    this.#browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The caller closes the page's context. */
  async open(summary: Summary, language: 'en' | 'fr', view: View = {}): Promise<Page> {
    if (this.#browser === null) throw new Error('the browser has not been started');
    const file = join(this.#folder, 'report.html');
    writeFileSync(file, await renderHtml(summary, { language }));
    const context = await this.#browser.newContext({
      viewport: { width: view.width ?? 1280, height: 900 },
      colorScheme: view.theme ?? 'light',
      // Scrolling arrives at once: no test waits for a movement.
      reducedMotion: 'reduce',
      javaScriptEnabled: view.scripts ?? true,
      hasTouch: view.touch ?? false,
      offline: true,
      bypassCSP: false,
    });
    const page = await context.newPage();
    this.problems.length = 0;
    page.on('request', (request) => {
      // An image of a chart is data of the page; nothing else is ever asked for.
      if (!/^(file|data|blob):/.test(request.url())) this.problems.push(`request ${request.url()}`);
    });
    page.on('console', (message) => this.problems.push(`console ${message.text()}`));
    page.on('pageerror', (error) => this.problems.push(`error ${error.message}`));
    await page.goto(pathToFileURL(file).href);
    return page;
  }
}

/** A browser for the tests of a group, which are skipped where there is none. */
export function openBrowser(): ReportBrowser {
  const browser = new ReportBrowser();
  beforeAll(async () => {
    if (hasBrowser) await browser.start();
  });
  beforeEach(({ skip }) => skip(!hasBrowser, `no browser at ${CHROMIUM}: set CHROMIUM`));
  afterAll(() => browser.stop());
  return browser;
}

/** What axe finds wrong with a page, in words. */
export async function barriersOf(page: Page): Promise<readonly string[]> {
  // The policy of the page forbids foreign scripts; the auditor comes in through the debugger.
  await page.evaluate(readFileSync(axe, 'utf8'));
  const found = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
  };
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
  );
}
