import { expandSide } from '../../sides.ts';
import type { MergedFighter } from '../combatant.ts';

import { type AssumedRule, say } from './reading.ts';

const COMBINED = ['combined-attack'];
const PASSAGES = ['interception', 'disengagement'];
const DEFENCES = ['defence'];
const DUELS = ['duel'];
const SKIRMISHES = ['skirmish'];

function isRanged({ tactics }: MergedFighter): boolean {
  return tactics['attack-mode'] === 'shot' || tactics['attack-mode'] === 'spell';
}

function canStepAway({ characteristics }: MergedFighter): boolean {
  return (characteristics['dodge-move'] ?? 0) > 0;
}

function listed(ids: unknown): readonly string[] {
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Rules of combined attacks, interceptions, defences and fights to the end without a source. */
export const FIGHT_RULES: readonly AssumedRule[] = [
  {
    id: 'MB-COMB-3',
    kinds: [...COMBINED, ...SKIRMISHES],
    needs: ({ isKind, field }) =>
      isKind('combined-attack') ||
      Object.values(Object(field('policy'))).some((it) => Object(it).combine !== undefined),
    says: say(
      'what the target of a combined attack cannot do falls back at once, even to its only weapon pass',
      'ce que la cible d’une attaque combinée ne peut faire est remplacé aussitôt, même par son unique passe d’armes',
    ),
  },
  {
    id: 'MB-COMB-5',
    kinds: COMBINED,
    needs: ({ chooses }) => chooses('malus-split', 'optimal'),
    says: say(
      'the best split of the malus is the one with the smallest chance to go out of combat',
      'la meilleure répartition du malus est celle qui donne le moins de chances d’être mis hors de combat',
    ),
  },
  {
    id: 'MB-COMB-6',
    kinds: COMBINED,
    needs: ({ some }) => some(canStepAway),
    says: say(
      'every dodge leads away from the distance at the start: two short ones do not add up',
      'chaque esquive éloigne depuis la distance de départ : deux esquives courtes ne s’ajoutent pas',
    ),
  },
  {
    id: 'MB-INT-5',
    kinds: PASSAGES,
    needs: ({ some, isKind }) => isKind('interception') && some(isRanged),
    says: say(
      'who moves has moved for every shot and spell at him; spells of interception have no stake',
      'qui se déplace a bougé pour tout tir ou sort contre lui ; les sorts d’interception sont sans mise',
    ),
  },
  {
    id: 'MB-INT-7',
    kinds: ['interception'],
    needs: ({ field }) => expandSide(listed(field('interceptors'))).includes(String(field('target'))),
    says: say(
      'a target that has fallen while it intercepted is attacked only by who finishes off',
      'une cible tombée en interceptant n’est attaquée que par qui achève',
    ),
  },
  {
    id: 'MB-DEF-1',
    kinds: DEFENCES,
    says: say(
      'a defender must be conscious, not stunned, and able to end beside his friend within striking distance',
      'un défenseur doit être conscient, non étourdi, et pouvoir finir contre son ami à distance de frappe',
    ),
  },
  {
    id: 'MB-DUEL-1',
    kinds: DUELS,
    says: say(
      'in a duel both attack once a turn, in order of initiative, if they still can',
      'dans un duel, chacun attaque une fois par tour, dans l’ordre d’initiative, s’il le peut encore',
    ),
  },
  {
    id: 'MB-DUEL-4',
    kinds: [...DUELS, ...SKIRMISHES],
    needs: ({ some }) => some((who) => canStepAway(who) || who.weapon.special === 'push-back'),
    says: say(
      'positions do not count in fights to the end: recoils and dodges move nobody',
      'les positions ne comptent pas dans un combat jusqu’au bout : reculs et esquives ne déplacent personne',
    ),
  },
  {
    id: 'MB-SKIR-3',
    kinds: SKIRMISHES,
    says: say(
      'in a skirmish everybody is within reach of everybody, and each side sends its fighters by its policies',
      'dans une escarmouche, tous sont à portée de tous, et chaque camp envoie ses combattants selon ses choix',
    ),
  },
  {
    id: 'MB-SKIR-5',
    kinds: SKIRMISHES,
    says: say(
      'the sides take turns to act until nobody can any more',
      'les camps agissent à tour de rôle jusqu’à ce que plus personne ne puisse agir',
    ),
  },
  {
    id: 'MB-SKIR-6',
    kinds: SKIRMISHES,
    says: say(
      'a skirmish ends when a side has nobody conscious left; who has fallen is not finished off',
      'une escarmouche finit quand un camp n’a plus personne de conscient ; qui est tombé n’est pas achevé',
    ),
  },
  {
    id: 'MB-MOR-7',
    kinds: SKIRMISHES,
    needs: ({ field }) => field('morale') === true,
    says: say(
      'bonus and destiny point of morale go to one roll, the first attack unless the policy says otherwise',
      'le bonus et le point de destinée du moral vont à un même jet, la première attaque sauf autre choix',
    ),
  },
];
