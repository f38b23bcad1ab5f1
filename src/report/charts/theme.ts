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
  'k-r0': '#e2e4e8',
  'k-r1': '#b8dcae',
  'k-r2': '#79c6b8',
  'k-r3': '#41a9c4',
  'k-r4': '#2a80b8',
  'k-r5': '#2a579e',
  'k-r6': '#1a2f78',
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
  'k-r0': '#333b46',
  'k-r1': '#31509a',
  'k-r2': '#2a74b4',
  'k-r3': '#2f9cc4',
  'k-r4': '#5cc0bf',
  'k-r5': '#a4deb2',
  'k-r6': '#f0f6c4',
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
