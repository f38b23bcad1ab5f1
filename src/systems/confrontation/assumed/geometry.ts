import type { Variant } from '../../system.ts';
import type { Facts } from '../felt.ts';
import { affairOf, targetsOf } from '../movement/affair.ts';
import type { MoveData, MovementData } from '../movement/fields.ts';
import { measureMove } from '../movement/measure.ts';
import { REASON } from '../movement/reasons.ts';
import { touchersOf } from '../movement/table.ts';
import type { RulingId } from '../rulings.ts';
import { type AssumedReading, type AssumedRule, say } from './reading.ts';

/** The order of a move on the table, or undefined. */
export function moveOf(facts: Facts): MoveData | undefined {
  return facts.field('move') as MoveData | undefined;
}

function hasRelief(facts: Facts): boolean {
  return ((facts.field('reliefs') as MovementData['reliefs'] | undefined) ?? []).length > 0;
}

function isSquareMover(facts: Facts): boolean {
  return facts.fighter(moveOf(facts)?.actor ?? '')?.base?.square !== undefined;
}

function hasSeveralTargets(facts: Facts): boolean {
  const target = moveOf(facts)?.target;
  return Array.isArray(target) && typeof target[0] === 'string';
}

function isTowardsFighter(facts: Facts): boolean {
  return typeof moveOf(facts)?.target === 'string' || hasSeveralTargets(facts);
}

/** Whether two things at least stand in whoever moves' way. */
function hasGaps(facts: Facts, { fighters, rulings }: Variant): boolean {
  if (moveOf(facts)?.target === undefined) return false; // CF-GEO-35
  const obstacles = (facts.field('obstacles') as MovementData['obstacles'] | undefined) ?? [];
  return Object.keys(fighters).length - 1 + obstacles.length > 1 && rulings.clearance !== 'mark-only';
}

/** Whether somebody comes down elsewhere than at a base. */
function landsAside(variant: Variant): boolean {
  const affair = affairOf(variant.engagement as MovementData, variant);
  const { end, outcome } = measureMove(affair);
  const actor = affair.table.figures.find(({ id }) => id === affair.order.actor);
  const isAside = outcome === 'short' || affair.order.point !== null;
  return actor !== undefined && actor.level > 0 && end.level === 0 && isAside;
}

/** Whether a pursuer still touches at the end of his way somebody whom he touched before, and did not go to. */
function keepsContact(variant: Variant): boolean {
  const data = variant.engagement as MovementData;
  if (data.move.action !== 'pursuit') return false;
  const affair = affairOf(data, variant);
  const { engaged, used } = measureMove(affair);
  const actor = affair.table.figures.find(({ id }) => id === data.move.actor);
  if (actor === undefined || used === 0) return false;
  const before = touchersOf(actor, affair.table).map(({ id }) => id);
  return (engaged ?? []).some((id) => before.includes(id) && !targetsOf(data.move).includes(id));
}

/** Readings of moves on the table that no source states, by ruling. */
export const GEOMETRY_READINGS: Readonly<Partial<Record<RulingId, AssumedReading>>> = {
  clearance: {
    says: {
      'half-base-clearance': say(
        'the mark keeps half a base from every obstacle that is no target',
        'la mire reste à un demi-socle de tout obstacle qui n’est pas une cible',
      ),
    },
  },
  'base-width': {
    needs: isSquareMover,
    says: {
      side: say('a square base is as wide as its side', 'un socle carré est large de son côté'),
      diagonal: say('a square base is as wide as its diagonal', 'un socle carré est large de sa diagonale'),
    },
  },
  'pass-friends': {
    says: { never: say('nobody is passed, not even friends', 'on ne traverse personne, pas même un ami') },
  },
  'relief-cost': {
    needs: hasRelief,
    says: {
      none: say('reliefs cost nothing', 'les reliefs ne coûtent rien'),
      impassable: say('no relief can be crossed', 'aucun relief n’est franchissable'),
    },
  },
  'contact-room': {
    needs: isTowardsFighter,
    says: {
      'edge-point': say(
        'every point of an edge can be reached, whether the base fits there or not',
        'tout point d’un bord peut être atteint, que le socle y tienne ou non',
      ),
    },
  },
  'multi-contact-mark': {
    needs: hasSeveralTargets,
    says: {
      'on-first-target': say(
        'the mark touches the first of several targets',
        'la mire touche la première de plusieurs cibles',
      ),
      'on-any-target': say(
        'the mark touches whichever of several targets is nearest',
        'la mire touche la plus proche de plusieurs cibles',
      ),
    },
  },
  'pivot-about': {
    needs: (facts) => Object.keys(moveOf(facts)?.pivot ?? {}).length > 0,
    says: {
      centre: say('a charged base turns about its centre', 'un socle chargé pivote autour de son centre'),
      mark: say('a charged base turns about its mark', 'un socle chargé pivote autour de sa mire'),
    },
  },
  rotation: {
    needs: (facts) => facts.fighter(moveOf(facts)?.actor ?? '')?.characteristics?.MOV === 0,
    says: {
      free: say('even who cannot move may turn on the spot', 'même qui ne peut pas bouger peut tourner sur place'),
    },
  },
  'line-of-sight': {
    needs: (facts) => moveOf(facts)?.action === 'charge',
    says: {
      'front-arc': say(
        'the target of a charge must lie in front, at least in part',
        'la cible d’une charge doit être devant, au moins en partie',
      ),
    },
  },
};

const isThird = ({ edition }: Variant): boolean => edition !== 'revised';

/** Why a move is refused that only the chapter of the revised edition forbids. */
const REVISED_REASONS: readonly number[] = [REASON.notFree, REASON.afterDisengaging, REASON.contactForbidden];

/** Rules of moves on the table without a source. */
export const GEOMETRY_RULES: readonly AssumedRule[] = [
  {
    id: 'CF-GEO-5',
    kinds: ['movement'],
    needs: (_, variant) =>
      isThird(variant) &&
      REVISED_REASONS.includes(measureMove(affairOf(variant.engagement as MovementData, variant)).reason),
    says: say(
      'what the revised edition forbids in contact, after disengaging and into contact is forbidden in the third too',
      'ce que l’édition révisée interdit au contact, après un désengagement ou jusqu’au contact l’est aussi dans la troisième',
    ),
  },
  {
    id: 'CF-GEO-9',
    kinds: ['movement'],
    needs: (facts, variant) => isThird(variant) && hasGaps(facts, variant),
    says: say(
      'gaps narrower than a base are closed in the third edition too',
      'un passage plus étroit que le socle est fermé dans la troisième édition aussi',
    ),
  },
  {
    id: 'CF-GEO-10',
    kinds: ['movement'],
    needs: hasGaps,
    says: say(
      'a closed gap bars the shortest segments between two obstacles, and nothing else',
      'un passage fermé barre les plus courts segments entre deux obstacles, et rien d’autre',
    ),
  },
  {
    id: 'CF-GEO-17',
    kinds: ['movement'],
    needs: (facts, variant) => isThird(variant) && hasRelief(facts),
    says: say(
      'reliefs cost by size in the third edition too',
      'les reliefs coûtent selon la taille dans la troisième édition aussi',
    ),
  },
  {
    id: 'CF-GEO-25',
    kinds: ['movement'],
    needs: hasRelief,
    says: say(
      'whoever cannot pay a whole climb stops at its foot',
      'qui ne peut payer un relief en entier s’arrête à son pied',
    ),
  },
  {
    id: 'CF-GEO-20',
    kinds: ['movement'],
    needs: (facts, variant) => isThird(variant) && isTowardsFighter(facts),
    says: say(
      'an assault without room at its target is refused in the third edition too',
      'un assaut sans place à sa cible est refusé dans la troisième édition aussi',
    ),
  },
  {
    id: 'CF-GEO-21',
    kinds: ['movement'],
    needs: isTowardsFighter,
    says: say(
      'whoever makes contact faces as he came, as nearly as contact allows',
      'qui arrive au contact garde au mieux la direction de son trajet',
    ),
  },
  {
    id: 'CF-GEO-33',
    kinds: ['movement'],
    needs: (facts, { fighters }) => {
      const aloft = Object.keys(fighters).filter((id) => (facts.fighter(id)?.level ?? 0) > 0).length;
      return aloft > 1 || (aloft === 1 && isTowardsFighter(facts));
    },
    says: say(
      'a target in the air is reached at the centre of its marker, and only there touched',
      'une cible en vol est atteinte au centre de son marqueur, et n’est touchée que là',
    ),
  },
  {
    id: 'CF-GEO-34',
    kinds: ['movement'],
    needs: (_, variant) => landsAside(variant),
    says: say(
      'whoever lands stands with the centre of his base where his marker was',
      'qui se pose a le centre de son socle à la place de son marqueur',
    ),
  },
  {
    id: 'CF-GEO-35',
    kinds: ['movement'],
    needs: (_, variant) => keepsContact(variant),
    says: say(
      'a pursuer who moves has also engaged whom he has touched all along, without going to him',
      'un poursuivant qui se déplace engage aussi qui il n’a cessé de toucher, sans aller à lui',
    ),
  },
];
