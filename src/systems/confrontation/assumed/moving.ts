import { moveOf } from './geometry.ts';
import { type AssumedRule, say } from './reading.ts';

/** Rules of movement, flight and fear without a source. */
export const MOVING: readonly AssumedRule[] = [
  {
    id: 'CF-MOVE-7',
    kinds: ['action', 'movement'],
    needs: (facts, { edition }) =>
      edition === 'revised' && [facts.field('action'), moveOf(facts)?.action].includes('pursuit'),
    says: say(
      'a pursuit goes half the movement in the revised edition too',
      'une poursuite fait la moitié du mouvement dans l’édition révisée aussi',
    ),
  },
  {
    id: 'CF-MOVE-2',
    kinds: ['action'],
    needs: (facts, { edition }) => edition !== 'revised' && facts.field('action') === 'run',
    says: say(
      'only a free fighter may run in the third edition too',
      'seul un combattant libre peut courir dans la troisième édition aussi',
    ),
  },
  {
    id: 'CF-FLY-6',
    kinds: ['action'],
    needs: (facts, { edition }) => edition === 'revised' && facts.has('flight'),
    says: say(
      'fliers move as in the third edition',
      'les créatures volantes se déplacent comme dans la troisième édition',
    ),
  },
  {
    id: 'CF-FEAR-2',
    kinds: ['fear'],
    says: say('whoever frightens never tests his own courage', 'qui fait peur ne teste jamais son propre courage'),
  },
];
