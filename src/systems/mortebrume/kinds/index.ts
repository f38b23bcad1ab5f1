import { kindOf as findKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import { bodyStrike } from './body-strike.ts';
import { capture } from './capture.ts';
import { charge } from './charge.ts';
import { clash } from './clash.ts';
import { climb } from './climb.ts';
import { closeIn } from './close-in.ts';
import { combinedAttack } from './combined-attack.ts';
import { defence } from './defence.ts';
import { disengagement } from './disengagement.ts';
import { duel } from './duel.ts';
import { escapeKind } from './escape.ts';
import { fall } from './fall.ts';
import { fling } from './fling.ts';
import { interception } from './interception.ts';
import { jump } from './jump.ts';
import type { KindDefinition } from './kind.ts';
import { landing } from './landing.ts';
import { morale } from './morale.ts';
import { multipleStrike } from './multiple-strike.ts';
import { passObject } from './pass-object.ts';
import { pickUp } from './pick-up.ts';
import { prisoner } from './prisoner.ts';
import { shot } from './shot.ts';
import { skirmish } from './skirmish.ts';
import { spell } from './spell.ts';
import { stepOver } from './step-over.ts';
import { test } from './test.ts';
import { throwFighter } from './throw-fighter.ts';
import { throwObject } from './throw-object.ts';

/** Every engagement kind of the game, in the order of listings. */
export const KINDS = [
  test,
  clash,
  bodyStrike,
  closeIn,
  fling,
  charge,
  multipleStrike,
  capture,
  shot,
  spell,
  throwObject,
  throwFighter,
  jump,
  fall,
  landing,
  climb,
  stepOver,
  morale,
  pickUp,
  passObject,
  prisoner,
  escapeKind,
  combinedAttack,
  interception,
  disengagement,
  defence,
  duel,
  skirmish,
] as readonly KindDefinition[];

/** The kind of a variant's engagement. @throws InvariantError when the variant did not pass the schema */
export function kindOf(variant: Variant): KindDefinition {
  return findKind(KINDS, variant);
}
