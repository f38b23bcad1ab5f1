import type { Facts } from '../felt.ts';
import { COMBATS } from '../rules/players.ts';
import { ownSettings } from '../settings.ts';
import type { ShootingData } from '../shooting-fields.ts';
import { type AssumedRule, say } from './reading.ts';

/** Kinds whose fighters may slip away. */
const ESCAPES = ['combat', 'assault', 'dive-charge'];

function leaves(facts: Facts): boolean {
  return facts.isKind('disengage') || (facts.comesToBlows && facts.chooses('disengage', 'agility', 'force', 'best'));
}

/** Whether a shot rests on a number of the tables, and not on those of an assault. */
function isPlainShot(facts: Facts): boolean {
  return facts.field('assault-fire') !== true;
}

function stateOf(facts: Facts): ShootingData['target-state'] | undefined {
  return facts.field('target-state') as ShootingData['target-state'] | undefined;
}

/** Rules of tests, attacks, wounds, disengagements and shots without a source. */
export const PROCEDURES: readonly AssumedRule[] = [
  {
    id: 'CF-XCH-9',
    kinds: COMBATS,
    needs: ({ comesToBlows }) => comesToBlows,
    says: say(
      'a wound counts for every later roll of the same combat',
      'une blessure compte pour tous les jets suivants du même combat',
    ),
  },
  {
    id: 'CF-ABL-2',
    kinds: COMBATS,
    needs: (facts) => facts.comesToBlows && facts.chooses('counter-attack', 'always'),
    says: say(
      'the free blow of a counter-attack can only be parried plainly',
      'le coup gratuit d’une contre-attaque ne peut être paré que simplement',
    ),
  },
  {
    id: 'CF-DIS-1',
    kinds: ['disengage', 'assault', 'dive-charge'],
    needs: (facts) => leaves(facts) && facts.assumesContactLimit,
    says: say(
      'eight opponents at most can touch a fighter, unless he says otherwise',
      'huit adversaires au plus peuvent toucher un combattant, sauf mention contraire',
    ),
  },
  {
    id: 'CF-DIS-7',
    kinds: ESCAPES,
    needs: (facts) => leaves(facts) && facts.chooses('after-disengaging', 're-engage'),
    says: say(
      'the other opponents of who engages again stand by until the next turn',
      'les autres adversaires de qui engage de nouveau attendent le tour suivant',
    ),
  },
  {
    id: 'CF-DIS-8',
    kinds: ESCAPES,
    needs: leaves,
    says: say('a lone fighter touches all his opponents', 'un combattant seul touche tous ses adversaires'),
  },
  {
    id: 'CF-DIS-9',
    kinds: ['disengage'],
    needs: (facts) => facts.field('combat') === true,
    says: say(
      'who disengages fights only those whom he touches then, without maintenance',
      'qui se désengage ne combat que ceux qu’il touche alors, sans entretien',
    ),
  },
  {
    id: 'CF-SHOT-3',
    kinds: ['shooting'],
    needs: (facts, variant) => isPlainShot(facts) && ownSettings(variant)['range-difficulty']?.long === undefined,
    says: say('the difficulty at long range is 10', 'la difficulté à longue portée est 10'),
  },
  {
    id: 'CF-SHOT-4',
    kinds: ['shooting'],
    needs: (facts, variant) => {
      const cover = String(facts.field('cover'));
      const own = ownSettings(variant)['cover-difficulty'] as Readonly<Record<string, number | undefined>> | undefined;
      return isPlainShot(facts) && cover !== 'none' && own?.[cover] === undefined;
    },
    says: say(
      'light cover adds 1 to the difficulty, heavy cover 2',
      'un couvert léger ajoute 1 à la difficulté, un couvert lourd 2',
    ),
  },
  {
    id: 'CF-SHOT-5',
    kinds: ['shooting'],
    needs: (facts, { rulings }) =>
      isPlainShot(facts) &&
      stateOf(facts)?.['cover-move'] === true &&
      stateOf(facts)?.activated !== true &&
      rulings['cover-move-effect'] === 'target-2' &&
      rulings['dive-for-cover'] === 'yes',
    says: say(
      'a cover move and a dive for cover do not add up',
      'déplacement à couvert et mise à couvert ne s’additionnent pas',
    ),
  },
  {
    id: 'CF-SHOT-6',
    kinds: ['shooting'],
    needs: (facts, { rulings }) => facts.field('rapid') === true && rulings['dive-for-cover'] === 'yes',
    says: say(
      'a dive for cover holds for all shots of one action',
      'une mise à couvert vaut pour tous les tirs d’une action',
    ),
  },
];
