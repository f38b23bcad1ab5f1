/** Each look comes after a quarter more trials than the one before: at most a quarter of a sample is more than was needed. */
const GROWTH = 1.25;

/**
 * Numbers of trials at which a sequential rule looks at its sample: multiples of a unit, ever farther apart, and the
 * last trial. They depend on nothing that was seen.
 * @param unit trials of the first look, at least 1
 * @param trialsMax at least 1
 */
export function looks(unit: number, trialsMax: number): readonly number[] {
  const found: number[] = [];
  for (let units = 1; units * unit < trialsMax; units = Math.max(units + 1, Math.ceil(units * GROWTH))) {
    found.push(units * unit);
  }
  return [...found, trialsMax];
}
