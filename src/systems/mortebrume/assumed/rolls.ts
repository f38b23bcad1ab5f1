import { DEADLY, DESTINED } from '../rules/felt.ts';
import { type AssumedRule, type Needs, say } from './reading.ts';

/** Somebody spends destiny, or a roll is given some. */
const spendsDestiny: Needs = ({ some, field, chooses }) =>
  Number(field('destiny') ?? 0) > 0 ||
  (some((_, { destiny }) => (destiny ?? 0) > 0) && chooses('destiny-use', 'attack', 'defence', 'both'));

const isAttacked: Needs = ({ field }) => ((field('attackers') as readonly string[] | undefined) ?? []).length > 0;

/** Rules of rolls, states and objects that no source states. */
export const ROLL_RULES: readonly AssumedRule[] = [
  {
    id: 'MB-ROLL-6',
    kinds: DESTINED,
    needs: spendsDestiny,
    says: say(
      'a destiny point adds a die to one roll before it is thrown, one point a roll',
      'un point de destinée ajoute un dé à un jet avant de le lancer, un point par jet',
    ),
  },
  {
    id: 'MB-STATE-4',
    kinds: DEADLY,
    says: say(
      'the wounds of a blow are taken together, and one blow does not both fell and kill unless ruled so',
      'les blessures d’un coup se prennent ensemble, et un même coup ne met pas hors de combat et ne tue pas à la fois, sauf autre lecture',
    ),
  },
  {
    id: 'MB-PICK-1',
    kinds: ['pick-up'],
    needs: isAttacked,
    says: say(
      'whoever picks something up counts as activated, and is attacked in order while he is conscious',
      'qui ramasse un objet compte comme activé, et est attaqué dans l’ordre tant qu’il est conscient',
    ),
  },
];
