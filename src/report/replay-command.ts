import type { SampleFights, Summary, VariantFights } from '../analysis/summary.ts';
import type { Language } from './locale/locale.ts';

/** The command that tells one fight of a result, to be pasted into a shell beside the scenario's file. */
export function replayCommand(
  summary: Summary,
  { seed }: SampleFights,
  { variant }: VariantFights,
  { trial, language }: { readonly trial: number; readonly language: Language },
): string {
  const hasVariants = summary.axes.some(({ values }) => values.length > 1);
  return [
    `fracas replay ${shellWord(summary.input.file)}`,
    // Dice that the scenario gives have neither.
    ...(seed === null ? [] : [`--seed ${seed} --trial ${trial}`]),
    ...(hasVariants ? [`--variant ${variant}`] : []),
    ...(language === 'fr' ? ['--lang fr'] : []),
  ].join(' ');
}

/** A file name as one word of a shell, never an option. */
export function shellWord(name: string): string {
  const path = name.startsWith('-') ? `./${name}` : name;
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/'/g, String.raw`'\''`)}'`;
}
