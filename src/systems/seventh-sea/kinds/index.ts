import { kindOf as findKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import { attack } from './attack.ts';
import { busking } from './busking.ts';
import { contest } from './contest.ts';
import { dramaPool } from './drama-pool.ts';
import { encounter } from './encounter.ts';
import { experience } from './experience.ts';
import { hubris } from './hubris.ts';
import { initiative } from './initiative.ts';
import type { KindDefinition } from './kind.ts';
import { move } from './move.ts';
import { repartee } from './repartee.ts';
import { reputation } from './reputation.ts';
import { roll } from './roll.ts';
import { salvo } from './salvo.ts';
import { shot } from './shot.ts';
import { sorcery } from './sorcery.ts';
import { surprise } from './surprise.ts';

/** Every engagement kind, in the order of the listing. */
export const KINDS = [
  roll,
  contest,
  initiative,
  attack,
  shot,
  surprise,
  repartee,
  busking,
  experience,
  reputation,
  hubris,
  sorcery,
  move,
  dramaPool,
  encounter,
  salvo,
] as unknown as readonly KindDefinition[];

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  return findKind(KINDS, variant);
}
