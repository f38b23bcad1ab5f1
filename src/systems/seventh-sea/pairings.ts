import type { AssaultParts } from './assault.ts';
import { type BoutFacts, Bouts, type BoutsContext } from './bouts.ts';
import type { Combatant } from './combatant.ts';
import type { DramaDice, DramaHabits } from './drama-dice.ts';
import type { Bout } from './exchange.ts';
import type { Feelings } from './feelings.ts';
import { type Guard, type GuardFacts, makeGuard } from './guard.ts';
import { BARE_HANDS, type Manner } from './manner.ts';
import type { Weapon } from './weapons.ts';

/** How a fighter attacks, and what he does with drama dice. */
export interface Habits extends DramaHabits {
  readonly manner: Manner;
}

/** What stays the same in all defences of one fighter against another's weapon. */
type Answer = Omit<GuardFacts, 'isCrippled' | 'support'>;

/** One fighter against another with one weapon: attacks and defences, each compiled when it is first met. */
export class Pairing {
  readonly parts: AssaultParts;
  private readonly bouts: Bouts;
  private readonly answer: Answer;
  private readonly context: BoutsContext;
  /** Index support × 2 + crippled. */
  private readonly guards: (Guard | undefined)[] = [];

  constructor(parts: AssaultParts, answer: Answer, context: BoutsContext) {
    this.parts = parts;
    this.bouts = new Bouts(parts, context);
    this.answer = answer;
    this.context = context;
  }

  bout(facts: BoutFacts): Bout {
    return this.bouts.find(facts);
  }

  guard(isCrippled: boolean, support: number): Guard {
    const place = 2 * support + (isCrippled ? 1 : 0);
    return this.guards[place] ?? this.makeGuard(place, isCrippled, support);
  }

  private makeGuard(place: number, isCrippled: boolean, support: number): Guard {
    const { guards, ground } = this.context;
    const guard = makeGuard(guards.length, { ...this.answer, isCrippled, support }, ground);
    guards.push(guard);
    this.guards[place] = guard;
    return guard;
  }
}

/** What the pairings of an engagement are made of. Lists are by index of the fighter. */
export interface PairingsFacts {
  readonly combatants: readonly Combatant[];
  readonly habits: readonly Habits[];
  readonly feelings: Feelings;
  readonly dramaDice: DramaDice;
  readonly context: BoutsContext;
}

/** Every pairing of an engagement. @returns index attacker → index target → index weapon, bare hands after the last */
export function pairingsOf(facts: PairingsFacts): readonly (readonly (readonly Pairing[])[])[] {
  const { combatants } = facts;
  return combatants.map(({ weapons }, attacker) =>
    combatants.map((_, target) => [...weapons, BARE_HANDS].map((weapon) => pair(facts, attacker, target, weapon))),
  );
}

function pair(facts: PairingsFacts, attacker: number, target: number, weapon: Weapon): Pairing {
  const { combatants, habits, feelings, dramaDice, context } = facts;
  const who = combatants[attacker] as Combatant;
  const whom = combatants[target] as Combatant;
  const { manner } = habits[attacker] as Habits;
  // Squads do not feint, nor does anybody at a distance. // SS-ATT-15
  const isFeint = manner.isFeint && who.rank !== 'squad' && context.ground.isMelee(weapon);
  const parts: AssaultParts = {
    attacker: who,
    target: whom,
    weapon,
    manner: { ...manner, isFeint },
    intimidated: feelings.amount('intimidated', attacker, target),
    taunted: feelings.amount('taunted', attacker, target),
  };
  const answer: Answer = {
    defender: whom,
    weapon,
    intimidated: feelings.amount('intimidated', target, attacker),
    taunted: feelings.amount('taunted', target, attacker),
    wish: (habits[target] as Habits).drama.defence,
    shared: dramaDice.shared(attacker, target),
  };
  return new Pairing(parts, answer, context);
}
