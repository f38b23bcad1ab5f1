import { kindOf as findKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import { attack } from './attack.ts';
import { climb } from './climb.ts';
import { divingCharge } from './diving-charge.ts';
import { edgeFall } from './edge-fall.ts';
import { fall } from './fall.ts';
import { jumpDown } from './jump-down.ts';
import type { KindDefinition } from './kind.ts';
import { leap } from './leap.ts';
import { melee } from './melee.ts';
import { movement } from './movement.ts';
import { rally } from './rally.ts';
import { routTest } from './rout-test.ts';
import { shooting } from './shooting.ts';
import { skirmish } from './skirmish.ts';

/** Every engagement kind, in the order of the listing. */
export const KINDS = [
  attack,
  melee,
  shooting,
  skirmish,
  rally,
  routTest,
  climb,
  jumpDown,
  divingCharge,
  leap,
  edgeFall,
  fall,
  movement,
] as readonly KindDefinition[];

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  return findKind(KINDS, variant);
}
