import { absorb } from '../../dice/absorb.ts';
import type { Dice, Site } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import type { CompileOptions } from '../system.ts';

/** A procedure that cuts endless series of sixes short. */
export interface Cuttable<State> extends Procedure<State> {
  /** Whether a series was cut short on the way to an end. */
  isCut(state: State): boolean;
  /** The same without an end of its series, where its states are still few; its law can then be told in fractions. */
  readonly endless?: Procedure<State>;
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
    const table = this.isRational ? this.rational(start) : tabulate(this.procedure, start);
    this.laws.set(key, table);
    return table;
  }

  /** The law with its fractions, where it has any that could be told. */
  private rational(start: State): Tabulated<State> {
    const { procedure } = this;
    if (procedure.endless !== undefined) return absorb(procedure.endless, start);
    const { law, ends } = tabulate(procedure, start, true);
    const isWhole = !ends.some((end) => procedure.isCut(end));
    return { law: isWhole ? law : { ...law, fractions: null }, ends };
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
