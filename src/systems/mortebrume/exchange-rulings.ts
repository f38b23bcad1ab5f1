import type { ContestRulings } from './contest.ts';
import type { DamageRulings } from './damage.ts';
import type { ReactionRulings } from './reaction.ts';
import type { Rulings } from './rulings.ts';

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
