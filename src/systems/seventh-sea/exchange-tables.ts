import type { Dice } from '../../dice/dice.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import { EXCHANGE, Exchange } from './exchange.ts';
import { SITE } from './sites.ts';

/** Exact laws of exchanges, each tabulated when first met and drawn from ever after. */
export class ExchangeTables {
  /** Index bout → stakes and guard → law. */
  private readonly tables: (Map<number, Tabulated<Exchange>> | undefined)[] = [];
  private readonly isRational: boolean;

  constructor(isRational: boolean) {
    this.isRational = isRational;
  }

  /** Plays an exchange by one draw from its law. */
  play(exchange: Exchange, dice: Dice): void {
    const { bout } = exchange;
    const key = keyOf(exchange);
    let byKey = this.tables[bout.id];
    if (byKey === undefined) {
      byKey = new Map();
      this.tables[bout.id] = byKey;
    }
    let table = byKey.get(key);
    if (table === undefined) {
      exchange.begin();
      table = tabulate({ ...EXCHANGE, createState: () => new Exchange(bout) }, exchange, this.isRational);
      byKey.set(key, table);
    }
    dice.scope(exchange.round, exchange.attacker);
    const end = table.ends[dice.draw(table.law, SITE.attack)];
    if (end !== undefined) exchange.finishAs(end);
  }
}

/** Drama dice in the end, told apart no more. */
const DRAMA_MAX = 127;

/** In 30 bits; without a guard the dice of the defender are nothing to the purpose. */
function keyOf({ guard, stakes }: Exchange): number {
  const attack = Math.min(DRAMA_MAX, stakes.attack);
  return guard === null ? attack : attack | (Math.min(DRAMA_MAX, stakes.guardStock) << 7) | ((guard.id + 1) << 14);
}
