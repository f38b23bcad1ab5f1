import type { Rulings } from './rulings.ts';

/** How a hand-to-hand attack comes out; a failed dodge and a blow that is taken count as dominated. // MB-CC-5 */
export const RESULT = { attacker: 0, defender: 1, tie: 2, bothHit: 3, dodged: 4, missed: 5 } as const;

/** One of {@link RESULT}. */
export type Result = (typeof RESULT)[keyof typeof RESULT];

/** What the target of an attack does. */
export const REACTION = { pass: 0, dodge: 1, take: 2 } as const;

/** One of {@link REACTION}. */
export type Reaction = (typeof REACTION)[keyof typeof REACTION];

/** Rulings that decide opposed rolls. */
export type OppositionRulings = Pick<
  Rulings,
  'automatic-failure-opposed' | 'take-automatic-failure' | 'pass-tie' | 'dodge-tie'
>;

/** A roll as its opponent sees it. */
export interface Rolled {
  readonly total: number;
  /** It failed automatically. // MB-ROLL-4 */
  readonly isFailure: boolean;
}

const TIES = {
  nobody: RESULT.tie,
  'both-hit': RESULT.bothHit,
  attacker: RESULT.attacker,
  defender: RESULT.defender,
} as const;

const FAILURES = { ignored: 0, loses: 1, 'cannot-dominate': 2 } as const;

/** How opposed rolls compare under the rulings of an engagement. // MB-CC-5 */
export class Opposition {
  /** What an automatic failure does: one of {@link FAILURES}. */
  private readonly failures: number;
  private readonly tie: Result;
  private readonly isDodgedOnTie: boolean;
  private readonly rulings: Omit<OppositionRulings, 'pass-tie'>;

  /** @param tie whose an equal weapon pass is */
  constructor(rulings: Omit<OppositionRulings, 'pass-tie'>, tie: OppositionRulings['pass-tie']) {
    this.failures = FAILURES[rulings['automatic-failure-opposed']];
    this.tie = TIES[tie];
    this.isDodgedOnTie = rulings['dodge-tie'] === 'dodger';
    this.rulings = rulings;
  }

  /** Weapon pass: weapon skill against weapon skill. // MB-ROLL-7 */
  pass(attack: Rolled, defence: Rolled): Result {
    const { failures } = this;
    if (failures === FAILURES.loses && (attack.isFailure || defence.isFailure)) {
      if (attack.isFailure && defence.isFailure) return RESULT.tie;
      return attack.isFailure ? RESULT.defender : RESULT.attacker;
    }
    const result = this.higher(attack.total, defence.total);
    return failures === FAILURES['cannot-dominate'] && hasFailed(result, attack, defence) ? RESULT.tie : result;
  }

  private higher(attack: number, defence: number): Result {
    if (attack === defence) return this.tie;
    return attack > defence ? RESULT.attacker : RESULT.defender;
  }

  /** Dodge against an attack, a shot or a spell: nobody dominates by it. // MB-ROLL-8 */
  dodge(attack: Rolled, dodge: Rolled): Result {
    if (this.failures !== FAILURES.ignored) {
      if (attack.isFailure) return RESULT.missed;
      if (dodge.isFailure) return RESULT.attacker;
    }
    const isAvoided = dodge.total > attack.total || (dodge.total === attack.total && this.isDodgedOnTie);
    return isAvoided ? RESULT.dodged : RESULT.attacker;
  }

  /** An attack that its target takes. // MB-CC-5 */
  taken({ isFailure }: Rolled): Result {
    return isFailure && this.rulings['take-automatic-failure'] === 'misses' ? RESULT.missed : RESULT.attacker;
  }
}

/** Whether somebody would strike whose own roll has failed. */
function hasFailed(result: Result, attack: Rolled, defence: Rolled): boolean {
  const { isFailure } = attack;
  if (result === RESULT.attacker) return isFailure;
  return result === RESULT.defender ? defence.isFailure : isFailure || defence.isFailure;
}

/** Whether a result makes the target strike back: he dominates, or both hit. */
export function isAnswered(result: Result): boolean {
  return result === RESULT.defender || result === RESULT.bothHit;
}

/** Whether a result makes the attacker's blow land. */
export function isLanded(result: Result): boolean {
  return result === RESULT.attacker || result === RESULT.bothHit;
}
