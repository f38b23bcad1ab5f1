import { FixedTactics, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import type { TargetTactic } from './combatant.ts';
import { DECISION, ENEMIES_DOWN, SPLIT, STANCES, TARGET } from './decisions.ts';

const TARGETS: Readonly<Record<TargetTactic, number>> = TARGET;

/** What the fighters of an arena decide, as their scenario says. */
export function tacticsOf(arena: Arena): Tactics {
  return new FixedTactics(
    arena.fighters.map(({ tactics }) => {
      const options: number[] = [];
      options[DECISION.target] = TARGETS[tactics.target];
      options[DECISION.split] = tactics.split === 'even' ? SPLIT.even : SPLIT.none;
      options[DECISION.parry] = tactics.parries ? 0 : 1;
      options[DECISION.standUp] = tactics.standsUp ? 0 : 1;
      options[DECISION.stance] = STANCES[tactics.stance];
      options[DECISION.shootDowned] = tactics.shootsDowned ? 0 : 1;
      options[DECISION.enemiesDown] = ENEMIES_DOWN[tactics.enemiesDown];
      return options;
    }),
  );
}
