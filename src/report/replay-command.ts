import type { SampleFights, Summary, VariantFights } from '../analysis/summary.ts';
import type { Language } from './locale/locale.ts';

/** What messages and results call a scenario that came by standard input. */
export const STDIN_NAME = '<stdin>';

/** The command that tells one fight of a result, to be pasted into a shell beside the scenario's file, or behind what gives it by standard input. */
export function replayCommand(
  summary: Summary,
  { seed }: SampleFights,
  { variant }: VariantFights,
  { trial, language }: { readonly trial: number; readonly language: Language },
): string {
  const hasVariants = summary.axes.some(({ values }) => values.length > 1);
  return [
    `fracas replay ${summary.input.file === STDIN_NAME ? '-' : shellWord(summary.input.file)}`,
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
