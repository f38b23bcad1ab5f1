import type { Summary } from '../../analysis/summary.ts';
import type { ExportedFile, ExportOptions } from './files.ts';

/** What a result can be written as from its summary alone. */
export const SUMMARY_FORMATS = ['html', 'json', 'csv', 'svg', 'png', 'md'] as const;

export type SummaryFormat = (typeof SUMMARY_FORMATS)[number];

/** The files of a result in one format, one after the other. A format's libraries are loaded when it is first asked for. */
export async function* exportFiles(
  summary: Summary,
  format: SummaryFormat,
  options: ExportOptions,
): AsyncGenerator<ExportedFile> {
  const { name, language } = options;
  switch (format) {
    case 'html': {
      const { renderHtml } = await import('../html.ts');
      yield { name: `${name}.html`, content: await renderHtml(summary, { language }) };
      return;
    }
    case 'json':
      yield { name: `${name}.json`, content: `${JSON.stringify(summary, null, 2)}\n` };
      return;
    case 'md': {
      const { renderMarkdown } = await import('./markdown.ts');
      yield { name: `${name}.md`, content: renderMarkdown(summary, { language }) };
      return;
    }
    case 'csv': {
      const { csvFiles } = await import('./csv.ts');
      yield* csvFiles(summary, name, options.csvSeparator);
      return;
    }
    case 'svg': {
      const { svgFiles } = await import('./svg.ts');
      yield* svgFiles(summary, options);
      return;
    }
    case 'png': {
      const { pngFiles } = await import('./png.ts');
      yield* pngFiles(summary, options);
    }
  }
}
