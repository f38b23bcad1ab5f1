import { expandSide, type Sides } from '../sides.ts';
import type { Finding, Variant } from '../system.ts';
import { combatantOf } from './combatant.ts';
import { fearOf, isFearful } from './courage.ts';
import { warning } from './findings.ts';

interface Frightening {
  readonly sides?: Sides;
  readonly fear?: boolean;
}

/** A warning where nobody tests his courage although one side frightens the other. // CF-FEAR-2 */
export function checkFear(variant: Variant): readonly Finding[] {
  const { sides, fear } = variant.engagement as Frightening;
  if (sides === undefined || fear !== false) return [];
  const all = Object.values(sides).map((side) => [...new Set(expandSide(side))].map((id) => combatantOf(variant, id)));
  const isFrightening = all.some(
    (side, index) =>
      side.some((who) => fearOf(who, false) !== null) && all.some((other, at) => at !== index && other.some(isFearful)),
  );
  if (!isFrightening) return [];
  return [
    warning(
      'fear',
      ['fear'],
      {
        en: 'one side frightens the other, and nobody tests his courage',
        fr: 'un camp fait peur à l’autre, et personne ne teste son courage',
      },
      { en: 'write `fear: true`', fr: 'écrivez `fear: true`' },
    ),
  ];
}
