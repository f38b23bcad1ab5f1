import type { ContestRulings } from './contest.ts';
import type { DamageRulings } from './damage.ts';
import type { ReactionRulings } from './reaction.ts';
import { ROLL_RULINGS } from './roll.ts';
import type { RulingId, Rulings } from './rulings.ts';

/** Rulings that change an attack hand to hand. */
export type ExchangeRulings = ContestRulings &
  DamageRulings &
  ReactionRulings &
  Pick<
    Rulings,
    | 'half-rounding'
    | 'concentration-stack'
    | 'pass-activates'
    | 'dodge-activates'
    | 'body-strike-stats'
    | 'body-strike-armour'
    | 'body-strike-stun'
  >;

/**
 * Ids of those rulings, for all kinds in which somebody attacks hand to hand. Kinds that tell more rest on more: recoils on
 * `recoil-length`, deaths on `overkill`.
 */
export const EXCHANGE_RULINGS = [
  ...ROLL_RULINGS,
  'automatic-failure-opposed',
  'take-automatic-failure',
  'pass-tie',
  'dodge-tie',
  'special-doubling',
  'armour',
  'stun-armour-order',
  'special-through-armour',
  'shield',
  'stunned-pass',
  'activated-pass',
  'concentration-stack',
] as const satisfies readonly RulingId[];

/** Ids of the rulings on body strikes. */
export const BODY_STRIKE_RULINGS = [
  'body-strike-stats',
  'body-strike-armour',
  'body-strike-stun',
] as const satisfies readonly RulingId[];

/** Ids of the rulings that say who is activated: where somebody may act or answer later in the turn. */
export const ACTIVATION_RULINGS = ['pass-activates', 'dodge-activates'] as const satisfies readonly RulingId[];
