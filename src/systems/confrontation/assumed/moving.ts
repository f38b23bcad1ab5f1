import type { Variant } from '../../system.ts';
import type { Facts } from '../felt.ts';
import { moveOf } from './geometry.ts';
import { type AssumedRule, say } from './reading.ts';

/** Whether somebody moves in the air, or to whom is there. // CF-FLY */
function flies(facts: Facts, { fighters }: Variant): boolean {
  if (facts.isKind('dive-charge')) return true;
  const move = moveOf(facts);
  if (move === undefined) return facts.has('flight');
  return move['level-change'] !== 'none' || Object.keys(fighters).some((id) => (facts.fighter(id)?.level ?? 0) > 0);
}

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
    id: 'CF-MOVE-6',
    kinds: ['action'],
    needs: (facts, { edition }) =>
      edition !== 'revised' &&
      facts.field('action') === 'cover-move' &&
      (facts.field('free') === false || facts.field('disengaged') === true),
    says: say(
      'only a free fighter who has not disengaged makes a cover move in the third edition too',
      'seul un combattant libre qui ne s’est pas désengagé se déplace à couvert dans la troisième édition aussi',
    ),
  },
  {
    id: 'CF-MOVE-9',
    kinds: ['action'],
    needs: (facts, { edition }) => edition !== 'revised' && facts.field('already-walked') === true,
    says: say(
      'a fighter walks once in a speaking turn in the third edition too',
      'un combattant marche une fois par tour de parole dans la troisième édition aussi',
    ),
  },
  {
    id: 'CF-FLY-6',
    kinds: ['action', 'movement', 'dive-charge'],
    needs: (facts, variant) => variant.edition === 'revised' && flies(facts, variant),
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
