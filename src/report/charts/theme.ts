/** Colours of a theme: name of a CSS variable, without its dashes → colour. */
export type Theme = Readonly<Record<string, string>>;

/** For paper and bright rooms. */
export const LIGHT: Theme = {
  bg: '#fbfaf8',
  panel: '#fff',
  text: '#1d2126',
  muted: '#5b6470',
  line: '#e4e2dd',
  'line-strong': '#b9b7b1',
  accent: '#1b66b0',
  'accent-soft': '#e8f0f9',
  warn: '#8a4b00',
  'warn-bg': '#fff5e3',
  'warn-line': '#e9c788',
  good: '#1c6b3c',
  bad: '#a8231f',
  whisker: '#10151b',
  shade: 'rgb(20 24 30/.26)',
  'k-a': '#2f7cc4',
  'k-b': '#c9531a',
  'k-c': '#2a8c74',
  'k-d': '#9a5aa6',
  'k-n0': '#cfcdc8',
  'k-n1': '#aeaca6',
  'k-n2': '#8e8c86',
  'k-r0': '#dfe5ec',
  'k-r1': '#b9cfe4',
  'k-r2': '#8fb5d6',
  'k-r3': '#6696bf',
  'k-r4': '#4377a6',
  'k-r5': '#2a5a89',
  'k-r6': '#163f68',
};

/** For dark screens. */
export const DARK: Theme = {
  bg: '#14171b',
  panel: '#1b1f25',
  text: '#e7e9ec',
  muted: '#a1a9b4',
  line: '#2e343c',
  'line-strong': '#59616c',
  accent: '#74b3ee',
  'accent-soft': '#1e2e40',
  warn: '#f1c06f',
  'warn-bg': '#2c2413',
  'warn-line': '#6c5526',
  good: '#74c995',
  bad: '#f28b82',
  whisker: '#fff',
  shade: 'rgb(0 0 0/.75)',
  'k-a': '#5aa3e6',
  'k-b': '#e8814a',
  'k-c': '#4fbfa2',
  'k-d': '#c58fd0',
  'k-n0': '#4a515b',
  'k-n1': '#656d78',
  'k-n2': '#808894',
  'k-r0': '#2c3540',
  'k-r1': '#33495f',
  'k-r2': '#3b6082',
  'k-r3': '#477ba7',
  'k-r4': '#5a98cb',
  'k-r5': '#83b7e2',
  'k-r6': '#b9d9f4',
};

export const THEMES = { light: LIGHT, dark: DARK } as const;

/** A theme as declarations of CSS variables. */
export function cssVariables(theme: Theme): string {
  return Object.entries(theme)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

/** Variables in the attributes of tags become the colours of a theme; what stands between the tags is left alone. */
export function paint(svg: string, theme: Theme): string {
  return svg.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/var\(--([\w-]+)\)/g, (variable, name: string) => theme[name] ?? variable),
  );
}
