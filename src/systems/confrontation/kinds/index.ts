import { kindOf as findKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import { abilityRoll } from './ability-roll.ts';
import { action } from './action.ts';
import { assault } from './assault.ts';
import { attack } from './attack.ts';
import { combat } from './combat.ts';
import { disengage } from './disengage.ts';
import { diveCharge } from './dive-charge.ts';
import { fear } from './fear.ts';
import type { KindDefinition } from './kind.ts';
import { melee } from './melee.ts';
import { movement } from './movement.ts';
import { rally } from './rally.ts';
import { shooting } from './shooting.ts';
import { test } from './test.ts';
import { wound } from './wound.ts';

/** Every engagement kind, in the order of the listing. */
export const KINDS = [
  test,
  abilityRoll,
  wound,
  attack,
  combat,
  melee,
  assault,
  diveCharge,
  action,
  disengage,
  shooting,
  fear,
  rally,
  movement,
] as readonly KindDefinition[];

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  return findKind(KINDS, variant);
}
