/** A copy of a list of integers with room for `length` of them. */
export function grownInts(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length);
  grown.set(list);
  return grown;
}

/** A copy of a list of numbers with room for `length` of them. */
export function grownFloats(list: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(length);
  grown.set(list);
  return grown;
}
