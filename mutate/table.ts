import type { Fault } from './faults.ts';

/**
 * What became of a fault: `refused` by TypeScript, `noticed` by a test, `stalled` where tests went round in circles, or
 * `survived` all that ran.
 */
export type Verdict = 'refused' | 'noticed' | 'stalled' | 'survived';

/** A fault that was tried. */
export interface Finding {
  readonly fault: Fault;
  readonly verdict: Verdict;
  /** `file: name` of the test that failed. */
  readonly test?: string;
  /** Test files that ran, of all that lead to the place. */
  readonly ran: number;
  readonly related: number;
  readonly ms: number;
}

/** A Markdown table of what was tried, survivors first, and a line of how many were noticed. */
export function renderTable(tried: readonly Finding[]): string {
  const survivors = tried.filter(({ verdict }) => verdict === 'survived');
  const rows = [...survivors, ...tried.filter(({ verdict }) => verdict !== 'survived')].map(describeFinding);
  const noticed = tried.length - survivors.length;
  return [
    '| place | before → after | noticed by |',
    '|---|---|---|',
    ...rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    '',
    `${tried.length} tried, ${noticed} noticed (${((noticed / tried.length) * 100).toFixed(1)} %)`,
  ].join('\n');
}

/** Place, change and result of a fault, each on one line. */
export function describeFinding({ fault, verdict, test, ran, related }: Finding): readonly string[] {
  const cut = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/^(.{59}).{2,}$/, '$1…');
  const results = {
    noticed: test ?? '',
    survived: `survived ${ran} of ${related} files`,
    stalled: 'timed out',
    refused: '',
  };
  return [`${fault.path}:${fault.line}`, `\`${cut(fault.before)}\` → \`${cut(fault.after)}\``, results[verdict]];
}
