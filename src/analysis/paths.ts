/**
 * Path of a scenario → what French calls each of its steps; and `path = word` of a word of the game that stands there → what
 * French calls it.
 */
export type PathWords = Readonly<Record<string, readonly string[]>>;

/** Of a path of three steps and more, a second one that goes without saying: `ghoul.characteristics.T`. */
const SILENT_STEPS: readonly string[] = ['characteristics'];

/**
 * Steps of a path as results show them: without `engagement`, of which there is one, and what goes without saying.
 * @param words what to call each step of the path
 * @param silent further second steps that go without saying
 */
export function shownSteps(path: string, words: readonly string[], silent: readonly string[] = []): readonly string[] {
  const steps = path.split('.');
  if (steps.length > 1 && steps[0] === 'engagement') return words.slice(1);
  const isSilent = steps.length > 2 && [...SILENT_STEPS, ...silent].includes(steps[1] ?? '');
  return isSilent ? words.filter((_, index) => index !== 1) : words;
}

/** Where a result has the French of a word that stands at a path. */
export function placeOfWord(path: string, word: string | number | boolean): string {
  return `${path} = ${word}`;
}
