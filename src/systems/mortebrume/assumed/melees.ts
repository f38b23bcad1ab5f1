import { HAND_TO_HAND, MEASURED, MELEES, SWEEPING } from '../rules/felt.ts';
import { type AssumedRule, say } from './reading.ts';

/** Rules of attacks hand to hand, charges and captures without a source. */
export const MELEE_RULES: readonly AssumedRule[] = [
  {
    id: 'MB-CC-3',
    kinds: HAND_TO_HAND,
    needs: ({ some }) =>
      some(
        ({ characteristics }, { condition = [] }) =>
          condition.length > 0 ||
          characteristics['physique-left'] === 0 ||
          characteristics['weapon-skill'] === undefined ||
          characteristics.dodge === undefined,
      ),
    says: say(
      'who cannot pass dodges, who cannot dodge passes, who can do neither takes the blow',
      'qui ne peut faire de passe d’armes esquive, qui ne peut esquiver fait une passe d’armes, sinon on encaisse',
    ),
  },
  {
    id: 'MB-CC-5',
    kinds: HAND_TO_HAND,
    needs: ({ chooses, some }) => chooses('reaction', 'take') || some((_, { condition }) => isPrisoner(condition)),
    says: say(
      'an attack hits who takes it whatever its total',
      'une attaque touche qui encaisse, quel que soit son total',
    ),
  },
  {
    id: 'MB-CC-2',
    kinds: MELEES,
    needs: ({ field, isKind, chooses }) =>
      field('band') === 'reduced' && (isKind('body-strike') || chooses('attack-mode', 'body-strike')),
    says: say(
      'the reduced band halves the wounds of a body strike as it does those of a weapon',
      'la zone réduite divise par deux les blessures d’une frappe corporelle comme celles d’une arme',
    ),
  },
  {
    id: 'MB-CC-6',
    kinds: MEASURED,
    needs: ({ some, field }) =>
      field('type') === 'push' ||
      some(({ weapon, characteristics }) => weapon.special === 'push-back' || (characteristics['dodge-move'] ?? 0) > 0),
    says: say(
      'recoils and dodges open the gap by their whole length',
      'reculs et esquives augmentent l’écart de toute leur longueur',
    ),
  },
  {
    id: 'MB-CHG-6',
    kinds: [...['charge', 'duel'], ...SWEEPING],
    needs: ({ field, rulings }) =>
      (field('type') ?? Object(field('charge')).type) === 'offensive' &&
      rulings['pass-tie'] === 'both-hit' &&
      rulings['offensive-beneficiary'] === 'dominator',
    says: say(
      'where both are hit, the bonus of an offensive charge adds to both blows',
      'quand les deux sont touchés, le bonus d’une charge offensive s’ajoute aux deux coups',
    ),
  },
  {
    id: 'MB-CHG-10',
    kinds: ['charge'],
    needs: ({ field }) => field('pursuer') !== undefined,
    says: say(
      'the charger is activated when he is pursued, and wants to dodge',
      'l’attaquant est activé quand on le poursuit, et veut esquiver',
    ),
  },
  {
    id: 'MB-FLING-3',
    kinds: SWEEPING,
    needs: ({ some }) =>
      some(
        ({ weapon, tactics }) => weapon.special === 'push-back' || (tactics['after-domination'] ?? 'none') !== 'none',
      ),
    says: say(
      'after a multiple strike each gap is that between the striker and one target, whatever the others have done to the striker',
      'après une frappe multiple, chaque écart est celui entre l’attaquant et une cible, quoi que les autres aient fait à l’attaquant',
    ),
  },
  {
    id: 'MB-SWEEP-9',
    kinds: SWEEPING,
    says: say(
      'a multiple strike that fails automatically has failed against every target',
      'une frappe multiple en échec automatique a échoué contre toutes les cibles',
    ),
  },
  {
    id: 'MB-SWEEP-8',
    kinds: SWEEPING,
    says: say(
      'who rolls less once the strike is stopped has lost nothing, his turn included',
      'qui fait moins une fois la frappe arrêtée n’a rien perdu, pas même son tour',
    ),
  },
  {
    id: 'MB-SWEEP-1',
    kinds: SWEEPING,
    needs: ({ field }) => Object.values(field('bands') ?? {}).includes('blocked'),
    says: say(
      'a multiple strike is not possible with a target in the blocked band',
      'une frappe multiple est impossible avec une cible en zone bloquée',
    ),
  },
  {
    id: 'MB-CAPT-6',
    kinds: ['capture'],
    says: say(
      'a tie, a dodge or a miss captures nobody, and a target who dominates strikes as usual',
      'une égalité, une esquive ou un raté ne capture personne, et une cible qui domine frappe normalement',
    ),
  },
];

function isPrisoner(condition: readonly string[] | undefined): boolean {
  return condition?.includes('prisoner') ?? false;
}
