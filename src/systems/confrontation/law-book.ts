import type { Dice, Site } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import type { CompileOptions } from '../system.ts';

/** A procedure whose law has no fractions from some ends on: a series of sixes was cut short. */
export interface Cuttable<State> extends Procedure<State> {
  isCut(state: State): boolean;
}

/** Exact laws of a procedure from different starts, each tabulated when first met and drawn from ever after. */
export class LawBook<State> {
  private readonly procedure: Cuttable<State>;
  private readonly isRational: boolean;
  private readonly laws = new Map<number, Tabulated<State>>();

  /** @param isRational also works the laws out in fractions */
  constructor(procedure: Cuttable<State>, isRational: boolean) {
    this.procedure = procedure;
    this.isRational = isRational;
  }

  /**
   * The law from a start.
   * @param key a whole number by which starts that differ are told apart
   */
  law(key: number, start: State): Tabulated<State> {
    const known = this.laws.get(key);
    if (known !== undefined) return known;
    const { procedure } = this;
    const { law, ends } = tabulate(procedure, start, this.isRational);
    const isWhole = !ends.some((end) => procedure.isCut(end));
    const table = { law: isWhole ? law : { ...law, fractions: null }, ends };
    this.laws.set(key, table);
    return table;
  }

  /** How a trial ends that begins so. */
  draw(key: number, start: State, dice: Dice, site: Site): State {
    const { law, ends } = this.law(key, start);
    return ends[dice.draw(law, site)] as State;
  }
}

/** A book for an engine that draws from laws, null for one that rolls dice. */
export function lawBookFor<State>(procedure: Cuttable<State>, engine: CompileOptions['engine']): LawBook<State> | null {
  return engine === 'tables' || engine === 'fractions' ? new LawBook(procedure, engine === 'fractions') : null;
}
