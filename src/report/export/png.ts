import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { Summary } from '../../analysis/summary.ts';
import type { ExportedFile, ExportOptions } from './files.ts';
import { reportPictures } from './pictures.ts';

/** Pixels for each unit of a picture, so that it is sharp on screens of double density and in print. */
const SCALE = 2;

const require = createRequire(import.meta.url);

/** The faces that pictures are set in: they come with Fracas, so that pictures are the same on every machine. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
);

/** Every chart of a report as a picture of its own, NAME.CHART.png. */
export async function* pngFiles(summary: Summary, options: ExportOptions): AsyncGenerator<ExportedFile> {
  for await (const { name, svg } of reportPictures(summary, options)) {
    yield { name: `${options.name}.${name}.png`, content: await renderPng(svg) };
  }
}

/** An SVG document in pixels, twice its size each way. No font of the machine is used. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: {
      loadSystemFonts: false,
      fontFiles: FONT_FILES,
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
    },
  });
  return new Uint8Array(image.asPng());
}
