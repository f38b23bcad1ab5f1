import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import type { CompileOptions } from '../system.ts';
import { Batch, ENDED } from './batch.ts';
import { batchKeyLength, writeBatchKey } from './batch-key.ts';
import type { Readings } from './readings.ts';
import { SITE } from './sites.ts';

export interface BatchTableOptions {
  /** Also keeps the laws as fractions. */
  readonly isRational: boolean;
  /** Whether hits and parries are counted, which tells more ends apart. */
  readonly countsHits: boolean;
}

/** Exact laws of batches, each tabulated when first met and drawn from ever after. */
export class BatchTables {
  /** Index volley id → context → law. */
  private readonly tables: (Map<number, Tabulated<Batch>> | undefined)[] = [];
  private readonly procedure: Omit<Procedure<Batch>, 'keyLength'>;
  private readonly isRational: boolean;

  constructor(readings: Readings, options: BatchTableOptions) {
    const { isRational, countsHits } = options;
    this.isRational = isRational;
    this.procedure = {
      createState: () => new Batch(readings),
      copy: (from, to) => to.copyFrom(from),
      key: (state, out) => writeBatchKey(state, out, countsHits),
      step: (state, dice) => state.advance(dice),
      isEnd: (state) => state.stage === ENDED,
    };
  }

  /** Plays a loaded batch by one draw from its law. */
  play(batch: Batch, dice: Dice): void {
    if (batch.stage === ENDED) return;
    const key = batch.contextKey();
    let byContext = this.tables[batch.volley.id];
    if (byContext === undefined) {
      byContext = new Map();
      this.tables[batch.volley.id] = byContext;
    }
    const used = batch.criticalsUsed;
    batch.criticalsUsed &= batch.volley.criticalSlots;
    let table = byContext.get(key);
    if (table === undefined) {
      table = this.tabulate(batch);
      byContext.set(key, table);
    }
    const end = table.ends[dice.draw(table.law, SITE.batch)];
    if (end !== undefined) batch.finishAs(end);
    batch.criticalsUsed |= used;
  }

  /** The law of a batch, for all that share its context: begun with a wound left at least. */
  private tabulate(batch: Batch): Tabulated<Batch> {
    const { wounds } = batch;
    batch.wounds = Math.max(1, wounds);
    const table = tabulate({ ...this.procedure, keyLength: batchKeyLength(batch.volley) }, batch, this.isRational);
    batch.wounds = wounds;
    return table;
  }
}

/** Tables for an engine that draws from laws, null for one that rolls dice. @param countsHits see {@link BatchTableOptions} */
export function batchTablesFor(
  readings: Readings,
  engine: CompileOptions['engine'],
  countsHits: boolean,
): BatchTables | null {
  if (engine !== 'tables' && engine !== 'fractions') return null;
  return new BatchTables(readings, { isRational: engine === 'fractions', countsHits });
}
