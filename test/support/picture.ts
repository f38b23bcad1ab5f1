import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

/** Takes the README's picture: verdict and first charts of the example report, as a desktop shows them. */
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1120, height: 800 }, colorScheme: 'light' });
await page.goto(`file://${resolve('reports/examples/sword-or-axe.html')}`);
const main = await page.locator('main').boundingBox();
const verdict = await page.locator('#verdict h2').boundingBox();
const below = await page.getByText('armoured dwarf · charger: captain').first().boundingBox();
if (main === null || verdict === null || below === null) throw new Error('the report is laid out otherwise');
const margin = 20;
const top = Math.floor(verdict.y) - margin;
await page.screenshot({
  path: 'reports/examples/sword-or-axe.png',
  fullPage: true,
  clip: { x: main.x - margin, y: top, width: main.width + 2 * margin, height: Math.floor(below.y) - margin / 2 - top },
});
await browser.close();
