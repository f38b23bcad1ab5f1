import type { Sides } from '../../sides.ts';
import { fighterOf } from '../combatant.ts';
import type { Facts } from '../felt.ts';
import { namesBySide } from '../fights/fight-checks.ts';
import { CHARGES, COMBATS, FIGHTS } from '../rules/players.ts';
import { type AssumedRule, say } from './reading.ts';

/** More than the default limit of contacts. */
const CROWD = 9;

/** Whether the default limit of contacts may decide something: who leaves contact, who finds room. // CF-DIS-1, CF-SEP-3 */
function feelsContactLimit(facts: Facts, fighters: number): boolean {
  if (facts.isKind('combat')) return facts.chooses('disengage', 'agility', 'force', 'best');
  if (facts.isKind('movement')) return fighters > CROWD;
  return facts.sideSizes.some((count) => count >= CROWD);
}

/** Whether somebody may pursue who touches two enemies beside those whom he has killed. // CF-PUR-3 */
function touchesSeveral(facts: Facts): boolean {
  const sides = namesBySide((facts.field('sides') ?? {}) as Sides);
  const { spacing = 0, spacings = {} } = {
    spacing: facts.field('spacing'),
    spacings: facts.field('spacings'),
  } as Spacings;
  const own = new Map(Object.entries(spacings).map(([pair, cm]) => [pair.replace(/\s/g, ''), cm]));
  return sides.some((pursuers, side) => {
    const enemies = sides[1 - side] ?? [];
    if (enemies.length < KILLED_AND_TWO) return false;
    return pursuers.some(
      (name) =>
        facts.fighter(fighterOf(name))?.tactics?.pursue !== 'never' &&
        enemies.filter((enemy) => (own.get(`${name}>${enemy}`) ?? spacing) === 0).length >= 2,
    );
  });
}

/** One who is dead, and two to choose from. */
const KILLED_AND_TWO = 3;

interface Spacings {
  readonly spacing?: number;
  readonly spacings?: Readonly<Record<string, number>>;
}

/** Rules of turns, assaults, combats and pursuits without a source. */
export const FIGHTING: readonly AssumedRule[] = [
  {
    id: 'CF-XCH-1',
    kinds: COMBATS,
    needs: ({ comesToBlows }) => comesToBlows,
    says: say(
      'a combat ends when nobody in it has attack dice, and unused dice are lost',
      'un combat finit quand plus personne n’y a de dé d’attaque, et les dés restants sont perdus',
    ),
  },
  {
    id: 'CF-TURN-6',
    kinds: FIGHTS,
    needs: (facts) => facts.field('then') !== 'contact',
    says: say(
      'a fight ends when one side has nobody left, and is a draw at the cap of turns',
      'un affrontement finit quand un camp n’a plus personne, et il est nul à la limite de tours',
    ),
  },
  {
    id: 'CF-TURN-2',
    kinds: ['melee'],
    needs: (facts) => facts.field('tactical-winner') === 'roll',
    says: say(
      'the tactical roll is an opposed test of the highest DIS present on each side',
      'le jet tactique est un test d’opposition des plus hautes DIS présentes',
    ),
  },
  {
    id: 'CF-TURN-3',
    kinds: CHARGES,
    needs: (facts) => facts.chooses('disengage', 'agility', 'force', 'best') && facts.field('then') !== 'contact',
    says: say(
      'attempts to leave contact come after all assaults, in list order',
      'les désengagements viennent après tous les assauts, dans l’ordre de la liste',
    ),
  },
  {
    id: 'CF-SEP-3',
    kinds: ['melee'],
    says: say(
      'all who are left close in again each turn, paired in list order',
      'tous les survivants se rejoignent à chaque tour, appariés dans l’ordre de la liste',
    ),
  },
  {
    id: 'CF-SEP-5',
    kinds: ['combat', 'melee', 'movement'],
    needs: (facts, { fighters }) => facts.assumesContactLimit && feelsContactLimit(facts, Object.keys(fighters).length),
    says: say(
      'eight opponents at most can touch a fighter of any size, unless he says otherwise',
      'huit adversaires au plus peuvent toucher un combattant de toute taille, sauf mention contraire',
    ),
  },
  {
    id: 'CF-PUR-1',
    kinds: ['melee'],
    needs: (_, { edition }) => edition === 'revised',
    says: say(
      'pursuits are those of the third edition in the revised one too',
      'les poursuites de l’édition révisée sont celles de la troisième',
    ),
  },
  {
    id: 'CF-PUR-3',
    kinds: ['melee'],
    needs: touchesSeveral,
    says: say(
      'a pursuer who touches several enemies turns to one of them, as if he had moved to him, and has not engaged the others',
      'un poursuivant qui touche plusieurs ennemis se tourne vers l’un d’eux, comme s’il s’était déplacé vers lui, sans engager les autres',
    ),
  },
  {
    id: 'CF-ASLT-7',
    kinds: ['assault', 'dive-charge'],
    needs: (facts) => facts.field('then') === 'fight',
    says: say(
      'whoever falls short assaults again next turn from where he stands',
      'qui est trop court repart à l’assaut au tour suivant depuis sa place',
    ),
  },
  {
    id: 'CF-ASLT-9',
    kinds: ['assault', 'dive-charge'],
    needs: (facts) => facts.chooses('redirect', 'run') && !(facts.isKind('dive-charge') && facts.field('level') === 1),
    says: say(
      'whoever runs on after losing his target uses up his movement',
      'qui continue en course après avoir perdu sa cible épuise son mouvement',
    ),
  },
  {
    id: 'CF-ASLT-12',
    kinds: ['assault', 'dive-charge'],
    says: say(
      'those who are assaulted do not charge back in the same phase',
      'les assaillis ne chargent pas en retour dans la même phase',
    ),
  },
  {
    id: 'CF-FEAR-5',
    kinds: CHARGES,
    needs: (facts) => facts.frightens && facts.field('fear') === true,
    says: say(
      'an assailant who fails his courage test stays put and tries again next turn; a target in contact only defends itself',
      'un assaillant qui rate son test de courage reste sur place et réessaie au tour suivant ; une cible au contact se défend seulement',
    ),
  },
  {
    id: 'CF-FEAR-2',
    kinds: ['combat'],
    needs: (facts) => facts.frightens && facts.field('fear') === true && facts.field('opening') !== 'contact',
    says: say(
      'a combat that opens with a charge tests courage as an assault from no distance does',
      'un combat ouvert par une charge teste le courage comme un assaut à distance nulle',
    ),
  },
  {
    id: 'CF-FEAR-9',
    kinds: CHARGES,
    needs: (facts) => facts.frightens && facts.field('fear') === true,
    says: say(
      'whoever flees is out of the fight for good, and no redirected assault follows him',
      'qui fuit est hors du combat pour de bon, et aucun assaut réorienté ne le suit',
    ),
  },
  {
    id: 'CF-ABL-5',
    kinds: ['assault', 'dive-charge'],
    needs: (facts) => facts.has('fierce') && facts.shoots,
    says: say(
      'a fierce target that is shot dead still stands until maintenance',
      'une cible acharnée abattue tient encore jusqu’à l’entretien',
    ),
  },
  {
    id: 'CF-FLY-10',
    kinds: ['dive-charge'],
    needs: (facts) => facts.field('redirect') !== undefined,
    says: say(
      'a redirected dive keeps its bonus while it stays a charge',
      'un piqué réorienté garde son bonus tant qu’il reste une charge',
    ),
  },
  {
    id: 'CF-DIS-1',
    kinds: ['combat'],
    needs: (facts) => facts.chooses('disengage', 'agility', 'force', 'best'),
    says: say(
      'whoever begins under a charge penalty does not leave contact in the first turn',
      'qui commence sous un malus de charge ne se désengage pas au premier tour',
    ),
  },
];
