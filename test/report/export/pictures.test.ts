import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../src/analysis/summary.ts';
import { reportPictures } from '../../../src/report/export/pictures.ts';
import { pngFiles, renderPng } from '../../../src/report/export/png.ts';
import { en } from '../../../src/report/locale/en.ts';
import { fr } from '../../../src/report/locale/fr.ts';
import {
  armouryFixture,
  attackFixture,
  HOSTILE,
  hostileFixture,
  lopsidedFixture,
  partialFixture,
  planFixture,
  thousandFixture,
} from '../../support/summary-fixture.ts';
import { everyElement, parseXml } from '../../support/xml.ts';

type Options = Parameters<typeof reportPictures>[1];

async function picturesOf(summary: Summary, options: Partial<Options> = {}): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for await (const { name, svg } of reportPictures(summary, { language: 'en', theme: 'light', ...options })) {
    expect(pictures.has(name), name).toBe(false);
    pictures.set(name, svg);
  }
  return pictures;
}

const DRAWN = ['svg', 'g', 'rect', 'path', 'line', 'text', 'circle', 'polygon'];

/** Texts of a picture, one a line. */
function textOf(svg: string): string {
  const texts = [...everyElement(parseXml(svg))].filter(({ name }) => name === 'text');
  return texts.map(({ text }) => text).join('\n');
}

describe('the pictures of a result', () => {
  it('are one for each circumstance, two for each count that varies, and one for each plan', async () => {
    const names = [...(await picturesOf(armouryFixture('sampled', 20_000))).keys()];
    expect(names.slice(0, 3)).toEqual([
      'outcomes-ghoul-charger-imperials',
      'outcomes-ghoul-charger-enemies',
      'outcomes-zombie-charger-imperials',
    ]);
    expect(names).toContain('rounds');
    expect(names).toContain('rounds-at-least');
    expect([...(await picturesOf(planFixture([3, 4]))).keys()]).toEqual(['outcomes', 'plan-circle-3', 'plan-circle-4']);
  });

  it('say what they show, how it was found and how far off it may be', async () => {
    const pictures = await picturesOf(armouryFixture('sampled', 20_000));
    const outcomes = textOf(pictures.get('outcomes-ghoul-charger-imperials') ?? '');
    for (const words of ['What should a captain carry?', 'ghoul · charger: imperials', 'victory of imperials', '95%'])
      expect(outcomes).toContain(words);
    expect(outcomes.replaceAll('\n', ' ')).toContain('n = 20,000 · intervals 95% · seed 20261 · Fracas 0.1.0');
    expect(textOf(pictures.get('rounds') ?? '').replaceAll('\n', ' ')).toContain('From 20,000 trials: with 95%');
  });

  it('say that a run was interrupted, to those who hear them too', async () => {
    for (const [language, text] of [
      ['en', en.partialRun],
      ['fr', fr.partialRun],
    ] as const) {
      for (const [name, svg] of await picturesOf(partialFixture(), { language })) {
        expect(textOf(svg).replaceAll('\n', ' '), name).toContain(text);
        expect(parseXml(svg).attributes['aria-label'], name).toContain(text);
      }
    }
  });

  it('speak French', async () => {
    const pictures = await picturesOf(attackFixture(), { language: 'fr' });
    expect(textOf(pictures.get('outcomes') ?? '')).toContain('hors de combat');
  });

  it.each(['light', 'dark'] as const)('have their colours in themselves: %s', async (theme) => {
    const [svg = ''] = (await picturesOf(lopsidedFixture(), { theme })).values();
    expect(svg).not.toContain('var(');
    expect(svg).toContain(theme === 'light' ? 'fill="#fbfaf8"' : 'fill="#14171b"');
  });

  it('hold no markup, link or request of a user, and nothing that XML forbids', async () => {
    const title = `${HOSTILE}\u0000\u0008\ud800 var(--accent)`;
    for (const svg of (await picturesOf({ ...hostileFixture(), title })).values()) {
      for (const { name, attributes } of everyElement(parseXml(svg))) {
        expect(DRAWN, name).toContain(name);
        const strange = Object.entries(attributes).filter(
          ([key, value]) => /^on|href|^data-/.test(key) || /url\(/.test(value),
        );
        expect(strange).toEqual([]);
      }
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
      expect(svg).not.toMatch(/[\u0000-\u0008\ud800]/u);
      expect(svg.match(/<svg/g)).toHaveLength(1);
      expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
    }
    const [first = ''] = (await picturesOf({ ...lopsidedFixture(), title: 'a var(--accent) b' })).values();
    expect(textOf(first)).toContain('a var(--accent) b');
  });

  it('are few even of a thousand variants, and what is left out is told', async () => {
    const notes: string[] = [];
    const pictures = await picturesOf(thousandFixture(), { note: (text) => notes.push(text) });
    expect(pictures.size).toBeLessThan(60);
    expect(notes).toEqual(['outcomes are drawn for the first 120 of 1000 variants']);
  });
});

/** Pixels of an SVG document that differ from its first. */
async function inkOf(body: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" font-family="'DejaVu Sans', sans-serif"><rect width="200" height="40" fill="#fff"/>${body}</svg>`;
  const inside = `data:image/png;base64,${Buffer.from(await renderPng(svg)).toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><image width="400" height="80" href="${inside}"/></svg>`,
  ).render();
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 200) ink += 1;
  return ink;
}

describe('a picture in pixels', () => {
  it('is twice as large as its SVG, each way', async () => {
    for await (const { name, content } of pngFiles(lopsidedFixture(), { name: 'x', language: 'en', theme: 'light' })) {
      if (name !== 'x.outcomes.png' || !(content instanceof Uint8Array)) continue;
      const view = new DataView(content.buffer, content.byteOffset);
      expect([...content.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
      const svg = (await picturesOf(lopsidedFixture())).get('outcomes') ?? '';
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([2 * Number(width), 2 * Number(height)]);
    }
  });

  it('shows letters without any font of the machine, bold ones apart', async () => {
    const plain = await inkOf('<text x="10" y="25" font-size="16">Épée ≥ 3</text>');
    const bold = await inkOf('<text x="10" y="25" font-size="16" font-weight="bold">Épée ≥ 3</text>');
    expect(await inkOf('')).toBe(0);
    expect(plain).toBeGreaterThan(300);
    expect(bold).toBeGreaterThan(1.2 * plain);
  });

  it.each([...'≥›·–±∞×…éœ'])('has a sign for %s, not the box of a missing one', async (sign) => {
    const ink = await inkOf(`<text x="10" y="30" font-size="24">${sign}</text>`);
    const missing = await inkOf('<text x="10" y="30" font-size="24">\ue123</text>');
    expect(ink).toBeGreaterThan(4);
    expect(ink).not.toBe(missing);
  });

  it('takes the narrow space of French for a space', async () => {
    expect(await inkOf('<text x="10" y="30" font-size="24">\u202f\u00a0</text>')).toBe(0);
  });
});
