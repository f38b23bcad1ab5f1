import { SCATTERING } from '../rules/felt.ts';
import { SHOOTING } from '../rules/shots.ts';
import { type AssumedRule, type Needs, say } from './reading.ts';

const THROWS = ['throw-object', 'throw-fighter'];
const SPELLS = ['spell'];

const hasNeighbours: Needs = ({ field }) => ((field('neighbours') as readonly unknown[] | undefined) ?? []).length > 0;
const isPrepared: Needs = ({ field }) => field('delay') !== undefined;
const hasTarget: Needs = ({ field }) => field('target') !== undefined;
/** Somebody shoots where others strike. */
const shoots: Needs = ({ isKind, chooses }) => isKind('shot') || chooses('attack-mode', 'shot');
/** Somebody casts where others strike. */
const casts: Needs = ({ isKind, chooses }) => isKind('spell') || chooses('attack-mode', 'spell');

/** Rules of shots, spells, throws and jumps that no source states. */
export const RULES_FROM_AFAR: readonly AssumedRule[] = [
  {
    id: 'MB-SHOT-1',
    kinds: SHOOTING,
    needs: shoots,
    says: say(
      'a shot rolls weapon skill against the difficulty that the scenario gives',
      'un tir jette le maniement d’arme contre la difficulté que donne le scénario',
    ),
  },
  {
    id: 'MB-SHOT-5',
    kinds: SHOOTING,
    needs: (facts) => shoots(facts) || casts(facts),
    says: say(
      'shots and spells wound like a blow that is taken, less armour and shield',
      'tirs et sorts blessent comme un coup encaissé, moins armure et bouclier',
    ),
  },
  {
    id: 'MB-CARD-3',
    kinds: SHOOTING,
    needs: ({ some }) => some((_, { abilities }) => abilities?.['intuitive-shot'] === true),
    says: say(
      'the first of two intuitive shots does not count as having acted for the second',
      'le premier de deux tirs intuitifs ne compte pas comme une action pour le second',
    ),
  },
  {
    id: 'MB-SCAT-3',
    kinds: SCATTERING,
    needs: hasNeighbours,
    says: say(
      'whoever a miss strikes cannot dodge, and suffers the damage without special effect',
      'qui reçoit un tir raté ne peut pas esquiver, et subit les dégâts sans effet spécial',
    ),
  },
  {
    id: 'MB-SPELL-1',
    kinds: ['spell', 'combined-attack', 'interception', 'pick-up'],
    needs: casts,
    says: say(
      'a spell has neither range bands nor the malus of a prisoner; it is dodged like a shot',
      'un sort n’a ni portées ni malus de prisonnier ; il s’esquive comme un tir',
    ),
  },
  {
    id: 'MB-AUG-4',
    kinds: SPELLS,
    needs: ({ chooses, some }) =>
      chooses('stake', 'max', 'half') || some(({ tactics }) => typeof tactics.stake === 'number'),
    says: say(
      'a spell is resolved even when its stake leaves the caster without physique',
      'un sort est résolu même si la mise laisse le lanceur sans physique',
    ),
  },
  {
    id: 'MB-DELAY-1',
    kinds: SPELLS,
    needs: isPrepared,
    says: say(
      'who prepares a spell counts as activated; a disturber of the target’s name is the target himself',
      'qui prépare un sort compte comme activé ; un perturbateur du nom de la cible est la cible elle-même',
    ),
  },
  {
    id: 'MB-DELAY-3',
    kinds: SPELLS,
    needs: isPrepared,
    says: say(
      'a prepared spell or strike is left out when the caster is stunned, or the target dead, or fallen and spared',
      'sort ou frappe préparés n’ont pas lieu si le lanceur est étourdi, ou la cible morte, ou tombée et épargnée',
    ),
  },
  {
    id: 'MB-THROW-5',
    kinds: THROWS,
    needs: hasTarget,
    says: say(
      'what is thrown is dodged like a shot, lands there all the same, and strikes nobody else',
      'ce qui est lancé s’esquive comme un tir, arrive là tout de même, et ne frappe personne d’autre',
    ),
  },
  {
    id: 'MB-JUMP-8',
    kinds: ['jump'],
    needs: ({ field }) => Number(field('drop') ?? 0) > 0,
    says: say(
      'the fall after a short jump counts the physique that the jump has left',
      'la chute après un saut trop court compte le physique que le saut a laissé',
    ),
  },
];
