import { kindOf as findKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { battlePersonal } from './battle-personal.ts';
import { boarding } from './boarding.ts';
import { brawl } from './brawl.ts';
import { broadside } from './broadside.ts';
import { busking } from './busking.ts';
import { capsize } from './capsize.ts';
import { contest } from './contest.ts';
import { dramaPool } from './drama-pool.ts';
import { duel } from './duel.ts';
import { encounter } from './encounter.ts';
import { experience } from './experience.ts';
import { explosion } from './explosion.ts';
import { fall } from './fall.ts';
import { hubris } from './hubris.ts';
import { improvised } from './improvised.ts';
import { initiative } from './initiative.ts';
import type { KindDefinition } from './kind.ts';
import { move } from './move.ts';
import { naval } from './naval.ts';
import { provisions } from './provisions.ts';
import { ram } from './ram.ts';
import { reef } from './reef.ts';
import { repartee } from './repartee.ts';
import { reputation } from './reputation.ts';
import { roll } from './roll.ts';
import { salvo } from './salvo.ts';
import { scuttle } from './scuttle.ts';
import { shallows } from './shallows.ts';
import { shipCourse } from './ship-course.ts';
import { shipTurn } from './ship-turn.ts';
import { shot } from './shot.ts';
import { sorcery } from './sorcery.ts';
import { splinters } from './splinters.ts';
import { storm } from './storm.ts';
import { surprise } from './surprise.ts';
import { voyage } from './voyage.ts';
import { woundCheck } from './wound-check.ts';

/** Every engagement kind, in the order of the listing. */
export const KINDS = [
  roll,
  contest,
  initiative,
  attack,
  shot,
  duel,
  brawl,
  woundCheck,
  fall,
  explosion,
  improvised,
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
  battle,
  battlePersonal,
  salvo,
  voyage,
  storm,
  capsize,
  shallows,
  reef,
  provisions,
  naval,
  broadside,
  ram,
  scuttle,
  shipTurn,
  shipCourse,
  boarding,
  splinters,
] as readonly KindDefinition[];

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  return findKind(KINDS, variant);
}
