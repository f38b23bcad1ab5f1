import { expandSide } from '../sides.ts';
import type { Variant } from '../system.ts';
import { type Combatant, combatantOf, fighterData } from './combatant.ts';
import type { FightFields } from './fight-fields.ts';
import { Ground } from './ground.ts';
import type { TableUse } from './kinds/kind.ts';
import { BARE_HANDS } from './manner.ts';
import type { Weapon } from './weapons.ts';

/** Tables on which the numbers of a fight rest: what hits of squads do to persons, how large improvised weapons are. */
export function fightTables({ sides, distance }: FightFields, variant: Variant): readonly TableUse[] {
  const ground = new Ground(variant.rulings, distance, { engine: 'dice' });
  const parties = Object.values(sides).map((entries) => [...new Set(expandSide(entries))]);
  const used = parties.flatMap((party, side) => {
    const meetsPersons = (parties[1 - side] ?? []).some((id) => combatantOf(variant, id).rank !== 'squad');
    return party.flatMap((id) => {
      const who = combatantOf(variant, id);
      const weapons = usedBy(who, ground);
      if (who.rank !== 'squad') return weapons.some(isImprovised) ? improvisedTable(variant, id) : [];
      return meetsPersons ? weapons.map(({ brute }): TableUse => `brute-damage.${brute}`) : [];
    });
  });
  return [...new Set(used)];
}

/** The weapons that somebody may use, bare hands included when all others may run out. // SS-FIGHT-5 */
function usedBy({ weapons }: Combatant, ground: Ground): readonly Weapon[] {
  const able = weapons.filter((weapon) => ground.reaches(weapon));
  if (ground.distance > 0) return able;
  const first = able.findIndex((weapon) => ground.isMelee(weapon));
  return first < 0 ? [...able, BARE_HANDS] : able.slice(0, first + 1);
}

function isImprovised({ id }: Weapon): boolean {
  return id === 'improvised';
}

function improvisedTable(variant: Variant, id: string): readonly TableUse[] {
  const size = fighterData(variant, id).improvised?.size ?? 'small';
  return typeof size === 'number' ? [] : [`improvised-table.${size}`];
}
