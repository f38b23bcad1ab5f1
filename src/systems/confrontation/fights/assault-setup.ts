import { concerned } from './assault-entries.ts';
import type { AssaultData, Extent } from './assault-fields.ts';
import type { AssaultEntry } from './assault-plan.ts';
import type { FrontPlan } from './front-setup.ts';
import type { Party } from './party.ts';

export interface AssaultFacts {
  readonly party: Party;
  readonly assaults: readonly AssaultData[];
  readonly entries: readonly AssaultEntry[];
  /** Index of whoever dives, or -1. */
  readonly diver: number;
  readonly extent: Extent;
  readonly rounds: number;
  readonly fear: boolean;
}

/** The fight that assaults lead to. // CF-ASLT-14 */
export function assaultPlan({ party, assaults, entries, diver, extent, rounds, fear }: AssaultFacts): FrontPlan {
  const { sideOf, combatants } = party;
  const { taking } = concerned(assaults);
  return {
    party,
    loneSide: sideOf.filter((side) => side === 0).length === 1 ? 0 : 1,
    roster: combatants.map(({ id }) => taking.has(id)),
    assailant: sideOf[entries[0]?.by ?? 0] === 1 ? 1 : 0,
    isInContact: false,
    entries,
    diver,
    charged: 0,
    forced: 0,
    fear,
    isAssault: true,
    extent,
    rounds,
  };
}
