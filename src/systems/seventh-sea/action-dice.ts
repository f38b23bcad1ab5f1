/** Phases of a round, and faces of an action die. */
export const PHASES = 10;

/** Bits of a key for the dice of one face: more than any trait has. */
const FACE_BITS = 5;
/** Faces to a word of a key. */
const FACES_A_WORD = 6;

/**
 * The unspent action dice of one who acts. A die of face f can be used from phase f on; dice kept over from the round
 * before count as face 0: due at once, and nothing in the total. // SS-INIT-1, SS-INIT-6
 */
export class ActionDice {
  /** Dice that are unspent. */
  count = 0;
  /** Sum of their faces. // SS-INIT-2 */
  total = 0;
  /** Index face → dice. */
  private readonly faces = new Uint8Array(PHASES + 1);
  /** Bit set of the faces of which there are dice: most questions are about them, and asked often. */
  private shown = 0;

  clear(): void {
    this.count = 0;
    this.total = 0;
    for (let left = this.shown; left !== 0; left &= left - 1) this.faces[lowestOf(left)] = 0;
    this.shown = 0;
  }

  /** Adds dice of one face. */
  add(face: number, dice = 1): void {
    this.faces[face] = (this.faces[face] as number) + dice;
    if (dice > 0) this.shown |= 1 << face;
    this.count += dice;
    this.total += face * dice;
  }

  /** Takes away a die of one face, of which there is one. */
  remove(face: number): void {
    this.faces[face] = (this.faces[face] as number) - 1;
    if (this.faces[face] === 0) this.shown &= ~(1 << face);
    this.count -= 1;
    this.total -= face;
  }

  /** Dice of one face. */
  showing(face: number): number {
    return this.faces[face] as number;
  }

  /** Dice that can be used in a phase: held ones, and those of the phase itself. // SS-INIT-4 */
  due(phase: number): number {
    let dice = 0;
    for (let left = this.between(0, phase); left !== 0; left &= left - 1) {
      dice += this.faces[lowestOf(left)] as number;
    }
    return dice;
  }

  /** Whether any die can be used in a phase. */
  isDue(phase: number): boolean {
    return this.between(0, phase) !== 0;
  }

  /** Lowest face from `from` to `to`, both included, of which there is a die; -1 without one. */
  lowest(from = 0, to = PHASES): number {
    return lowestOf(this.between(from, to));
  }

  /** Highest face from `from` to `to`, both included, of which there is a die; -1 without one. */
  highest(from = 0, to = PHASES): number {
    return 31 - Math.clz32(this.between(from, to));
  }

  /** Bit set of the faces from `from` to `to` of which there are dice. */
  private between(from: number, to: number): number {
    return this.shown & ((2 << to) - 1) & -(1 << from);
  }

  copyFrom(other: ActionDice): void {
    const { faces } = other;
    this.clear();
    for (let left = other.shown; left !== 0; left &= left - 1) {
      const face = lowestOf(left);
      this.faces[face] = faces[face] as number;
    }
    this.count = other.count;
    this.total = other.total;
    this.shown = other.shown;
  }

  /** Integers of {@link key}. */
  static readonly keyLength = Math.ceil((PHASES + 1) / FACES_A_WORD);

  /** Writes {@link keyLength} integers from `at` on. */
  key(out: Int32Array, at: number): void {
    for (let word = 0; word < ActionDice.keyLength; word += 1) out[at + word] = 0;
    for (let face = 0; face <= PHASES; face += 1) {
      const word = at + Math.floor(face / FACES_A_WORD);
      out[word] = (out[word] as number) | ((this.faces[face] as number) << (FACE_BITS * (face % FACES_A_WORD)));
    }
  }
}

/** The lowest member of a bit set; -1 of an empty one. */
function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
