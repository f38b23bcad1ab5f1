import type { Combatant } from './combatant.ts';
import type { Loadout } from './loadout.ts';

/** A fighter as he is after weapons were knocked from his hands in a combat; the first has lost none. // MH-CRIT-5 */
export interface Grip {
  readonly who: Combatant;
  /** In his first round, then later: the grips that the loss of one weapon in hand leads to, one for each weapon. */
  readonly after: readonly [readonly number[], readonly number[]];
}

/**
 * Every grip that a fighter may come to.
 * @param rearm the fighter without these items, each as often as it is named
 */
export function gripsOf(whole: Combatant, rearm: (lost: readonly string[]) => Combatant): readonly Grip[] {
  const losses: (readonly string[])[] = [[]];
  const keys = [''];
  const grips: Grip[] = [];
  for (let index = 0; index < losses.length; index += 1) {
    const lost = losses[index] as readonly string[];
    const who = index === 0 ? whole : rearm(lost);
    const after = [who.first, who.later].map((hands) =>
      weaponsIn(hands).map((item) => {
        const more = [...lost, item].sort();
        const known = keys.indexOf(more.join());
        if (known >= 0) return known;
        keys.push(more.join());
        return losses.push(more) - 1;
      }),
    );
    grips.push({ who, after: [after[0] ?? [], after[1] ?? []] });
  }
  return grips;
}

/** What can be knocked from his hands: a pair or a brace as one, a gauntlet not at all. */
function weaponsIn({ main, second, pistol, brace }: Loadout): readonly string[] {
  if (brace !== null) return [brace.braceId];
  const held = [main.weapon.hands === 'body' ? null : main.id, second?.id ?? null, pistol?.id ?? null];
  return held.filter((item) => item !== null);
}
