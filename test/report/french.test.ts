import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderMarkdown } from '../../src/report/export/markdown.ts';
import { renderHtml } from '../../src/report/html.ts';
import { en } from '../../src/report/locale/en.ts';
import { fr } from '../../src/report/locale/fr.ts';
import { run } from '../../src/run.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import { textsOf } from '../support/page-text.ts';
import { armouryFixture } from '../support/summary-fixture.ts';

/** Scenarios whose own words are French, of every game; their outcomes, counts, rolls and rulings are the games'. */
const FRENCH = [
  'mordheim/charger-ou-attendre',
  'confrontation/deux-editions',
  'confrontation/rallier-les-fuyards',
  'mortebrume/duel-au-sommet',
  'mortebrume/lancer-le-prisonnier',
  'mortebrume/frappe-multiple',
  'seventh-sea/deux-pistolets',
  'seventh-sea/reserve-de-guerre',
];

/** Words that English sentences cannot do without and French ones do not have. */
const ENGLISH =
  /(?<![\p{L}’'-])(the|of|and|with|when|which|that|this|from|by|is|are|to|not|his|its|has|was|he|she|it|in|wounds?|hits|needs|success|failure|among|standing|unless|each|every|fights?|dice|rolls?|left)(?![\p{L}’'-])/iu;

async function summaryOf(scenario: string): Promise<Summary> {
  const file = await loadScenario(`scenarios/${scenario}.yaml`);
  // What is looked at is words: few trials have them all.
  return run(file, { method: file.script === null ? 'sampled' : 'auto', trials: 400, seed: 1, workers: 0 });
}

/** Both words of everything in a result that has two, where they differ. */
function pairsOf(value: unknown): readonly { readonly en: string; readonly fr: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as { readonly en?: unknown; readonly fr?: unknown };
  const inner = Object.values(value).flatMap(pairsOf);
  if (typeof own.en !== 'string' || typeof own.fr !== 'string' || own.en === own.fr) return inner;
  return [{ en: own.en, fr: own.fr }, ...inner];
}

/** Texts of the reports themselves, in pieces between their places. */
function piecesOf(texts: typeof en | typeof fr): readonly string[] {
  const whole = Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [value] : [value.one, value.other],
  );
  return whole.flatMap((text) => text.split(/\{\w+\}/)).map((piece) => piece.trim());
}

function whole(phrase: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'u');
}

describe.each(FRENCH)('a French report of %s', async (scenario) => {
  const summary = await summaryOf(scenario);
  // How the author sets his own title and description is his.
  const html = await renderHtml({ ...summary, title: '–', description: null }, { language: 'fr' });
  const texts = textsOf(html);

  it('has no English word in any text that it shows or speaks', () => {
    expect(html).toContain('<html lang="fr">');
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  });

  it('has none of the English words that the result or the reports have French ones for', () => {
    const all = texts.join('\n');
    const pairs = pairsOf(summary);
    const french = [...pairs.map((pair) => pair.fr), ...piecesOf(fr)].join('\n');
    const english = new Set([...pairs.map((pair) => pair.en), ...piecesOf(en)]);
    // What the author himself wrote may be any word, and what French has too is no English.
    const own = `${french}\n${summary.input.text}\n${summary.title}`;
    const wrong = [...english].filter(
      (phrase) => /[a-z]{3}/i.test(phrase) && phrase.length > 3 && !own.includes(phrase) && whole(phrase).test(all),
    );
    expect(wrong).toEqual([]);
  });

  it('writes decimals with a comma, percent behind a narrow blank, thousands apart', () => {
    const prose = texts.join('\n');
    expect(prose).not.toMatch(/\d%|\d %|\d\.\d+\u202f%/);
    expect(prose).not.toMatch(/ [;:!?»]|« /);
  });
});

describe('warnings in a French report', () => {
  it('are French, at their line, in page and Markdown', async () => {
    const text = readFileSync('scenarios/mordheim/sword-or-axe.yaml', 'utf8');
    const line = text.split('\n').findIndex((row) => row.includes('[sword, shield]')) + 1;
    const wasted = text.replace('[sword, shield]', '[sword, axe, halberd]');
    const scenario = await parseScenario(wasted, 'x.yaml', { loadSystem, systemNames: systemNames() });
    const summary = await run(scenario, { method: 'sampled', trials: 10, seed: 1, workers: 0 });
    const words = '«\u202fhallebarde\u202f» n’est jamais en main\u00a0: l’ordre de la liste décide';
    const french = await renderHtml(summary, { language: 'fr' });
    expect(textsOf(french).join('\n')).toMatch(new RegExp(`ligne ${line}\u00a0: .*${words}`));
    expect(french).not.toContain('never in hand');
    expect(renderMarkdown(summary, { language: 'fr' })).toContain('n’est jamais en main');
  });

  it('stand in a French frame, those without French words marked as English', async () => {
    const base = armouryFixture();
    const warningNotes = [
      { line: 12, en: 'the lance has no effect', fr: null },
      { line: null, en: 'left out', fr: 'laissé de côté' },
    ];
    const summary = { ...base, warnings: ['line 12: the lance has no effect', 'left out'], warningNotes };
    const french = await renderHtml(summary, { language: 'fr' });
    expect(french).toContain('<li>ligne 12\u00a0: <span lang="en">the lance has no effect</span></li>');
    expect(french).toContain('<li>laissé de côté</li>');
    const english = await renderHtml(summary, { language: 'en' });
    expect(english).toContain('<li>line 12: the lance has no effect</li><li>left out</li>');
  });
});
