import { InvariantError } from '../../../errors.ts';
import type { Variant } from '../../system.ts';
import { attack } from './attack.ts';
import type { KindDefinition } from './kind.ts';
import { melee } from './melee.ts';
import { movement } from './movement.ts';
import { rally } from './rally.ts';
import { routTest } from './rout-test.ts';

/** Every engagement kind, in the order of the listing. */
export const KINDS = [attack, melee, rally, routTest, movement] as unknown as readonly KindDefinition[];

const BY_ID = new Map(KINDS.map((kind) => [kind.listing.id, kind]));

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  const { kind } = variant.engagement as { readonly kind: string };
  const found = BY_ID.get(kind);
  if (found === undefined) throw new InvariantError(`no engagement kind ${kind}`);
  return found;
}
