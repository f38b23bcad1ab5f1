import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { measuredLines } from '../../src/report/measured.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { armouryFixture, planFixture } from '../support/summary-fixture.ts';

describe('a plan in a report', () => {
  it('is a picture with its words, in both languages', async () => {
    const english = await renderHtml(planFixture(), { language: 'en' });
    expect(english).toContain('<section id="plan"');
    expect(english).toContain('role="img" aria-label="Plan"');
    expect(english).toContain('z goes round the rock.');
    expect(await renderHtml(planFixture(), { language: 'fr' })).toContain('z contourne le rocher.');
  });

  it('turns the table upside down as pictures do, arcs with it', async () => {
    const html = await renderHtml(planFixture(), { language: 'en' });
    // 13.5 + 1.5 cm across 332 units; the arc that turns left on the table turns against the clock here.
    const [path = ''] = /<path d="M[^"]*A[^"]*"/.exec(html) ?? [];
    const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
    const scale = (360 - 2 * 14) / 15;
    expect(numbers[0]).toBeCloseTo(14 + 1.5 * scale, 1);
    expect(path).toContain(`A${Math.round(3 * scale * 100) / 100} ${Math.round(3 * scale * 100) / 100} 0 0 0 `);
    expect(html).toContain('2\u00a0cm');
  });

  it('writes names as text and nothing else', async () => {
    const html = await renderHtml(planFixture(), { language: 'en' });
    expect(html).toContain('>rock &lt;&amp;&gt;</text>');
    expect(html).not.toContain('rock <&>');
  });

  it('shows as many as there is room for, and none where nobody draws', async () => {
    const many = planFixture(Array.from({ length: 900 }, (_, index) => 3 + index / 1000));
    const html = await renderHtml(many, { language: 'en' });
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
    expect(html).toMatch(/Plans of the first \d+ of 900 variants/);
    expect(await renderHtml(armouryFixture(), { language: 'en' })).not.toContain('id="plan"');
  });
});

describe('measured numbers', () => {
  it('have a table of their own, and no chart', async () => {
    const html = await renderHtml(planFixture(), { language: 'en' });
    expect(html).toContain('<section id="measured"');
    expect(html).toContain('No die decides these numbers');
    expect(html).toContain('>15.35<');
    expect(html).toContain('Nothing varies from trial to trial');
    expect(await renderHtml(armouryFixture(), { language: 'en' })).not.toContain('id="measured"');
  });

  it('have one for each number where there are several variants', async () => {
    const html = await renderHtml(planFixture([3, 5]), { language: 'fr' });
    expect(html.match(/<summary>longueur du trajet<\/summary>/g)).toHaveLength(1);
    expect(html).toContain('>17,35<');
  });

  it('stand on the terminal, a column for each variant that fits', () => {
    expect(renderTerminal(planFixture(), { language: 'en' })).toMatch(/^length of the path \(cm\)\s+15\.35$/m);
    const two = measuredLines(planFixture([3, 5]), localeOf('en'), 100);
    expect(two).toEqual([
      '                         circle\u00a03  circle\u00a05',
      'length of the path (cm)     15.35     17.35',
      'left (cm)                       0         –',
    ]);
    expect(measuredLines(planFixture([3, 5]), localeOf('en'), 36)[0]).toBe('                         circle\u00a03');
    expect(measuredLines(armouryFixture(), localeOf('en'), 100)).toEqual([]);
  });

  it('tell a certainty alone', () => {
    expect(renderTerminal(planFixture(), { language: 'en' })).toContain('In contact: 100% (exact).');
  });
});
