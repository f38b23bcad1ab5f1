import type { Finding, Variant } from '../system.ts';
import { compileBlows, type Stance } from './blows.ts';
import { combatantOf } from './combatant.ts';
import { expandSide } from './compile.ts';
import { NEVER } from './numbers.ts';
import type { EngagementData, MeleeData } from './schema.ts';

const STANCE: Stance = {
  firstRound: true,
  charging: true,
  charged: true,
  frenzied: false,
  crowded: false,
  diving: false,
  targetFirstRound: true,
  criticalSlot: -1,
};

/** Warns of a mêlée that cannot end: neither side can ever wound the other. */
export function checkMatch(variant: Variant): readonly Finding[] {
  const data = variant.engagement as EngagementData;
  if (data.kind !== 'melee') return [];
  const [first, second] = Object.values((data as MeleeData).sides).map((side) => [...new Set(expandSide(side))]);
  if (first === undefined || second === undefined) return [];
  const canWound = (from: readonly string[], to: readonly string[]): boolean =>
    from.some((a) =>
      to.some((d) => {
        const blows = compileBlows(combatantOf(variant, a), combatantOf(variant, d), STANCE, variant.rulings);
        return blows.some((b) => b.toWound < NEVER || b.isPoisoned);
      }),
    );
  if (canWound(first, second) || canWound(second, first)) return [];
  return [
    {
      severity: 'warning',
      code: 'mordheim/never-ends',
      path: ['engagement', 'sides'],
      message: 'neither side can wound the other: every fight is a draw at the cap of rounds',
      hint: 'Strength is 4 or more below Toughness on both sides',
    },
  ];
}
