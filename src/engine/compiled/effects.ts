/** Numbers of what a way does: packed gains, and what they grow by with each of the amount. */
export const EFFECT_GAINS = 2;
/** Numbers of what it does to registers, see {@link KEEP}. */
export const EFFECT_REGISTERS = 4;
/** Within those: mask of the registers that are kept; what is added to all; what is added with each of the amount. */
export const KEEP = 0;
export const PLUS = 1;
export const TIMES = 2;

/** What a way does to the sum of a trial and to its packed registers. */
export interface Effect {
  readonly gain: number;
  /** Gain with each of the amount. */
  readonly unit: number;
  readonly keep: number;
  readonly plus: number;
  readonly times: number;
}

/** Effects laid out one after another. */
export interface EffectTables {
  /** {@link EFFECT_GAINS} numbers each. */
  readonly effectGains: Float64Array;
  /** {@link EFFECT_REGISTERS} numbers each. */
  readonly effectRegisters: Int32Array;
}

/** What ways do, each thing once. */
export class Effects {
  readonly #known = new Map<string, number>();
  readonly #list: Effect[] = [];

  indexOf(effect: Effect): number {
    const { gain, unit, keep, plus, times } = effect;
    const name = `${gain} ${unit} ${keep} ${plus} ${times}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.#list.length);
    this.#list.push(effect);
    return this.#list.length - 1;
  }

  get count(): number {
    return this.#list.length;
  }

  lay(): EffectTables {
    const list = this.#list;
    return {
      effectGains: Float64Array.from(list.flatMap(({ gain, unit }) => [gain, unit])),
      effectRegisters: Int32Array.from(list.flatMap(({ keep, plus, times }) => [keep, plus, times, 0])),
    };
  }
}
