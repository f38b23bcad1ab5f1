import { kindOf as findKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import { attack } from './attack.ts';
import type { KindDefinition } from './kind.ts';
import { shooting } from './shooting.ts';
import { test } from './test.ts';
import { wound } from './wound.ts';

/** Every engagement kind, in the order of the listing. */
export const KINDS = [test, wound, attack, shooting] as unknown as readonly KindDefinition[];

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  return findKind(KINDS, variant);
}
