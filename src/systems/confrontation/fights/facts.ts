import type { CompileOptions } from '../../system.ts';
import type { Combatant, Rulings } from '../combatant.ts';
import type { Settings } from '../settings.ts';
import type { Party } from './party.ts';

/** What every part of a fight asks for; nothing of it changes during a trial. */
export interface FightFacts {
  readonly party: Party;
  readonly rulings: Rulings;
  readonly settings: Settings;
  readonly engine: CompileOptions['engine'];
  /** The side that assaults in the first turn, to which ties may go; the first where neither or both do. // CF-TEST-9 */
  readonly assailant: 0 | 1;
}

/** A fighter by his index. */
export function fighterAt({ combatants }: Party, index: number): Combatant {
  return combatants[index] as Combatant;
}

/** Who decides for a side: its first fighter; undefined where it has none. */
export function headOf({ combatants, sideOf }: Party, side: number): Combatant | undefined {
  return combatants[sideOf.indexOf(side)];
}

/** A characteristic that a kind makes sure of; 0 where it is absent. */
export function printedOf({ characteristics }: Combatant, id: keyof Combatant['characteristics']): number {
  return characteristics[id] ?? 0;
}
