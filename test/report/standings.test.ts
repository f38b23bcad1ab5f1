import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/report/export/markdown.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { run } from '../../src/run.ts';
import { textsOf } from '../support/page-text.ts';
import { readText } from '../support/solve.ts';

const duel = (rounds: number): string => `
system: mordheim
fighters: { a: { profile: warrior }, b: { profile: warrior } }
engagement: { kind: melee, sides: { x: [a], y: [b] }, charger: x, rounds: ${rounds} }
`;

describe('how things stand at the cap of rounds', () => {
  it.each([1, 2, 3])(
    'comes to the probability of the cap, and is told below the verdict: %d rounds',
    async (rounds) => {
      const summary = await run(await readText(duel(rounds)), {});
      const [variant] = summary.variants;
      const standings = variant?.standings ?? [];
      expect(standings[0]?.label).toEqual({
        en: 'x: standing; y: standing',
        fr: 'x\u00a0: debout\u00a0; y\u00a0: debout',
      });
      expect(standings.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(variant?.outcomes.draw?.p ?? 0, 12);
      // Nobody who is out of the fight is in a fight that goes on.
      for (const { label } of standings) expect(label?.en).not.toContain('out of the fight');
    },
  );

  it('is on the page, on the terminal and in Markdown, in both languages', async () => {
    const summary = await run(await readText(duel(1)), {});
    const words = {
      en: 'When the rounds run out: x:\u00a0standing; y:\u00a0standing\u00a0',
      fr: 'Quand les tours sont écoulés\u00a0: x\u00a0:\u00a0debout',
    };
    for (const language of ['en', 'fr'] as const) {
      const texts = [
        textsOf(await renderHtml(summary, { language })).join('\n'),
        renderTerminal(summary, { language, width: 400, colour: false }),
        renderMarkdown(summary, { language }).replaceAll('\\', ''),
      ];
      for (const text of texts) expect(text).toContain(words[language]);
    }
  });

  it('is told of each of several variants, folded, on the page', async () => {
    const summary = await run(await readText(`${duel(1)}vary: { engagement.charger: [x, y] }\n`), {});
    for (const [language, title, words] of [
      ['en', 'When the rounds run out', 'x:\u00a0standing; y:\u00a0standing\u00a0'],
      ['fr', 'Quand les tours sont écoulés', 'x\u00a0:\u00a0debout'],
    ] as const) {
      const html = await renderHtml(summary, { language });
      const [, folded = ''] = html.split(`<summary>${title}</summary>`);
      const [list = ''] = folded.split('</details>');
      const told = list.split('<ul>').slice(1);
      expect(told).toHaveLength(2);
      for (const each of told) expect(each).toContain(words);
    }
  });
});
