import type { Summary } from '../../analysis/summary.ts';
import type { ExportedFile, ExportOptions } from './files.ts';
import { reportPictures } from './pictures.ts';

/** Every chart of a report as a file of its own, NAME.CHART.svg. */
export async function* svgFiles(summary: Summary, options: ExportOptions): AsyncGenerator<ExportedFile> {
  for await (const { name, svg } of reportPictures(summary, options)) {
    yield { name: `${options.name}.${name}.svg`, content: svg };
  }
}
