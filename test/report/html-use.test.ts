import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { compile } from 'vega-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutcomeSummary } from '../../src/analysis/summary.ts';
import { hasBrowser, ReportBrowser } from '../support/browser.ts';
import { withFights } from '../support/fights-fixture.ts';
import { armouryFixture, attackFixture, hostileFixture, partialFixture } from '../support/summary-fixture.ts';

describe.skipIf(!hasBrowser)('a reader of a report', () => {
  const browser = new ReportBrowser();
  beforeAll(() => browser.start());
  afterAll(() => browser.stop());

  const told = withFights(armouryFixture(), { bars: 4, lines: 6, text: 'captain,' });

  /** What a click on one of the buttons of a chart hands over. */
  async function take(page: Page, chart: string, kind: string): Promise<{ name: string; bytes: Buffer }> {
    const figure = page.locator(chart);
    if ((await figure.locator('.save').getAttribute('open')) === null) await figure.locator('.save summary').click();
    const coming = page.waitForEvent('download');
    await figure.locator('.save button', { hasText: kind }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  const OUTCOMES = '#outcomes figure >> nth=0';
  const LAW = '.law:not([hidden]) figure:not([hidden])';

  it('takes a chart away as SVG and PNG, in the colours that it has on the page', async () => {
    const page = await browser.open(told, 'fr', { theme: 'dark' });
    const svg = await take(page, OUTCOMES, 'SVG');
    expect(svg.name).toMatch(/\.svg$/);
    const text = svg.bytes.toString('utf8');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).not.toMatch(/var\(--|data-tip|<script/);
    expect(text).toContain('#5aa3e6');
    const png = await take(page, OUTCOMES, 'PNG');
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1_000);
    expect(png.bytes.length).toBeGreaterThan(5_000);
    expect(browser.problems).toEqual([]);
    await page.context().close();
  });

  it('takes the numbers of a chart away as CSV, with all their digits', async () => {
    const summary = armouryFixture();
    const page = await browser.open(summary, 'en');
    const { bytes, name } = await take(page, OUTCOMES, 'CSV');
    expect(name).toMatch(/^What-should-a-captain-carry-.*\.csv$/);
    const accented = await browser.open({ ...summary, title: 'Épée ou hallebarde ?' }, 'fr');
    expect((await take(accented, OUTCOMES, 'SVG')).name).toMatch(/^Epee-ou-hallebarde-.*\.svg$/);
    await accented.context().close();
    const [head, first = ''] = bytes.toString('utf8').replace('\ufeff', '').split('\r\n');
    expect(head).toBe('choice,outcome,p,low,high');
    expect(first.startsWith('sword,victory of imperials,')).toBe(true);
    expect(Number(first.split(',')[2])).toBe(summary.variants[0]?.outcomes.imperials?.p);
    await page.context().close();
  });

  it('takes the law away that the page shows, other variant and P(≥ x) included', async () => {
    const page = await browser.open(armouryFixture(), 'en');
    await page.selectOption('#law-variant', { index: 3 });
    await page.locator('#law-controls .seg span', { hasText: 'P(≥ x)' }).click();
    const csv = (await take(page, LAW, 'CSV')).bytes.toString('utf8').replace('\ufeff', '').split('\r\n');
    expect(csv[0]).toBe('variant,x,P(= x),P(>= x)');
    expect(Number(csv[1]?.split(',')[3])).toBe(1);
    const spec = JSON.parse((await take(page, LAW, 'Vega-Lite')).bytes.toString('utf8'));
    expect(spec.datasets.bars[0].p).toBe(1);
    expect(spec.title.text).toBe(csv[1]?.split(',')[0]);
    expect(JSON.stringify(spec)).not.toContain('var(--');
    // It is a specification that the library takes.
    expect(compile(spec).spec.marks?.length).toBeGreaterThan(0);
    expect(browser.problems).toEqual([]);
    await page.context().close();
  });

  it('sees every law in the scale that it has by itself', async () => {
    const [first, ...rest] = armouryFixture().variants;
    if (first === undefined) throw new Error('no variant');
    const wide = { ...first.metrics.rounds, min: 100, max: 399, p: {} as Record<string, number> };
    for (let value = 100; value < 400; value += 1) wide.p[value] = 1 / 300;
    const last = { ...first, ...rest.at(-1), metrics: { ...first.metrics, rounds: wide } } as typeof first;
    const page = await browser.open({ ...armouryFixture(), variants: [first, ...rest.slice(0, -1), last] }, 'en');
    const find =
      "JSON.parse(document.getElementById('laws').textContent).variants.findIndex(({ laws }) => laws[0].v[0] === 100)";
    await page.selectOption('#law-variant', `${await page.evaluate(find)}`);
    const texts = (selector: string): Promise<string[]> => page.locator(`${LAW} ${selector}`).allTextContents();
    expect(await page.locator(`${LAW} path[data-tip]`).count()).toBe(30);
    expect(await page.locator(`${LAW} path[data-tip]`).first().getAttribute('data-tip')).toBe('P(100–109) 3.33%');
    expect(await texts('[data-axis=x] text')).toEqual([
      ...[100, 150, 200, 250, 300, 350].map(String),
      'x = rounds fought',
    ]);
    expect(await texts('[data-axis=y] text')).toEqual(['0%', '1%', '2%', '3%', '4%', '5%', 'P(values of a bar)']);
    await page.selectOption('#law-variant', { index: 0 });
    expect(await page.locator(`${LAW} path[data-tip]`).count()).toBeLessThan(20);
    expect(browser.problems).toEqual([]);
    await page.context().close();
  });

  it('gets no formula and no markup from what a stranger wrote', async () => {
    const summary = hostileFixture();
    const formula = '=HYPERLINK("x"),1';
    const variants = summary.variants.map((variant) => {
      const imperials = { ...variant.outcomes.imperials, label: { en: formula, fr: formula } } as OutcomeSummary;
      return { ...variant, outcomes: { ...variant.outcomes, imperials } };
    });
    const page = await browser.open({ ...summary, variants }, 'en');
    const csv = (await take(page, OUTCOMES, 'CSV')).bytes.toString('utf8');
    expect(csv).toContain(`"'=HYPERLINK(""x""),1"`);
    expect((await take(page, OUTCOMES, 'SVG')).bytes.toString('utf8')).not.toMatch(/<img|<script/);
    await take(page, OUTCOMES, 'Vega-Lite');
    await page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
    expect(await page.locator('#fights li').first().textContent()).toContain('needs 4+');
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
    expect(await page.locator('main a, img').count()).toBe(0);
    expect(browser.problems).toEqual([]);
    await page.context().close();
  });

  it('reaches everything by keyboard and sees where he is', async () => {
    const page = await browser.open(told, 'en');
    await page.locator('input[name=law-mode][value=eq]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator(LAW).getAttribute('data-mode')).toBe('ge');
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator(LAW).getAttribute('data-mode')).toBe('eq');
    const outline = await page.evaluate(
      "getComputedStyle(document.querySelector('input[name=law-mode]:focus + span')).outlineStyle",
    );
    expect(outline).toBe('solid');

    const fight = page.locator('details.fight').first();
    await fight.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await fight.locator('.story').first().isVisible()).toBe(true);
    expect(await fight.locator('code').textContent()).toBe(
      'fracas replay scenarios/mordheim/sword-or-axe.yaml --seed 7 --trial 0 --variant 0',
    );

    // Every control can be come to with the tab key alone.
    const reached = (await page.evaluate(`(() => {
      const able = [...document.querySelectorAll('a[href], button, select, summary, input, .scroll, pre')].filter((node) => node.getClientRects().length > 0 || node.matches('input'));
      return able.filter((node) => node.tabIndex < 0).map((node) => node.outerHTML.slice(0, 80));
    })()`)) as string[];
    expect(reached).toEqual([]);
    await page.context().close();
  });

  it('finds the part that he is reading marked in the contents', async () => {
    const page = await browser.open(told, 'en');
    const marked = page.locator('nav a[aria-current]');
    await page.locator('nav a[href="#fights"]').click();
    await expect.poll(() => marked.getAttribute('href')).toBe('#fights');
    expect(await marked.count()).toBe(1);
    await page.context().close();
  });

  it('has on a phone a folded menu that stays in sight, and is told of tables that go on', async () => {
    const page = await browser.open(told, 'en', { width: 390 });
    const menu = page.locator('nav details');
    expect(await menu.getAttribute('open')).toBeNull();
    await page.evaluate("document.getElementById('statistics').scrollIntoView()");
    await expect.poll(() => page.locator('#here').textContent()).not.toBe('');
    expect(await page.locator('nav summary').isVisible()).toBe(true);
    const top = await page.evaluate("document.querySelector('nav').getBoundingClientRect().top");
    expect(Math.abs(Number(top))).toBeLessThan(2);
    await page.locator('nav summary').click();
    await page.locator('nav a[href="#outcomes"]').click();
    expect(await menu.getAttribute('open')).toBeNull();

    const cue = page.locator('#verdict .scroll + .cue');
    expect(await cue.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => cue.isVisible()).toBe(false);
    await page.context().close();
  });

  it('is told of tables that go on below, as soon as they are unfolded', async () => {
    const page = await browser.open(told, 'en', { width: 1280 });
    await page.evaluate("document.querySelectorAll('main details').forEach((each) => { each.open = true; })");
    const long = await page.evaluate(
      "[...document.querySelectorAll('.scroll')].filter((box) => box.scrollHeight > box.clientHeight + 1).length",
    );
    expect(long).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.scroll + .cue[data-way*="↕"]:visible').count()).toBe(long);
    await page.context().close();
  });

  it('reads on a phone every expectation without scrolling, and beside each number all that its row is about', async () => {
    const summary = armouryFixture();
    const page = await browser.open({ ...summary, expectations: partialFixture().expectations }, 'en', { width: 390 });
    const fits = "(box) => box.scrollWidth <= box.clientWidth && getComputedStyle(box).maxHeight === 'none'";
    const box = page.locator('#expectations .scroll');
    expect(await box.evaluate(`(${fits})(document.querySelector('#expectations .scroll'))`)).toBe(true);
    expect(await box.locator('td').first().getAttribute('data-title')).toBe('Claim');
    expect(await box.locator('thead').isVisible()).toBe(false);

    const row = page.locator('#verdict tbody tr').first();
    const [foe, charger] = await row.locator('th').all();
    const also = (await charger?.textContent()) ?? '';
    expect(also).not.toBe('');
    expect(await foe?.getAttribute('data-also')).toBe(also);
    expect(await charger?.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await charger?.isVisible()).toBe(true);
    expect(await box.locator('thead').isVisible()).toBe(true);
    await page.context().close();
  });

  it('is told the number of a bar at the touch of a finger, until he touches something else', async () => {
    const page = await browser.open(armouryFixture(), 'en', { width: 390, touch: true });
    const tip = page.locator('.tip');
    await page.locator(OUTCOMES).scrollIntoViewIfNeeded();
    const box = await page.locator(`${OUTCOMES} >> [data-tip]`).first().boundingBox();
    if (box === null) throw new Error('no bar');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => tip.textContent()).toMatch(/^sword: victory of imperials \d/);
    expect(await tip.isVisible()).toBe(true);
    await page.touchscreen.tap(4, box.y);
    await expect.poll(() => tip.isVisible()).toBe(false);
    await page.context().close();
  });

  it('prints every number: folded tables open, scrolled ones whole, controls gone', async () => {
    const page = await browser.open(told, 'en');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const pages = (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(40);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('nav').isVisible()).toBe(false);
    expect(await page.locator('.save').first().isVisible()).toBe(false);
    expect(await page.locator('#law-controls').isVisible()).toBe(false);
    expect(await page.locator('details.fight > summary').first().isVisible()).toBe(true);
    expect(await page.locator('#statistics details:not([open])').count()).toBe(0);
    await page.setViewportSize({ width: 718, height: 1000 });
    const clipped = await page.evaluate(
      "[...document.querySelectorAll('.scroll')].filter((box) => box.getClientRects().length > 0 && (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)).length",
    );
    expect(clipped).toBe(0);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await page.locator('#statistics details[open]').count()).toBe(0);
    await page.context().close();
  });

  it('reads fights and charts without scripts too', async () => {
    const page = await browser.open(withFights(attackFixture(), { bars: 3, lines: 4, text: '' }), 'fr', {
      scripts: false,
    });
    const fight = page.locator('details.fight').first();
    await fight.locator('summary').click();
    expect(await fight.locator('li').first().textContent()).toContain('il faut 4+, réussi');
    expect(await page.locator('.save, .cue').count()).toBe(0);
    expect(await page.locator('nav a').first().isVisible()).toBe(true);
    await page.context().close();
  });
});
