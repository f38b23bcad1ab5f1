import { KINDS } from '../kinds/index.ts';

/** Ids of all kinds that rest on one of these rulings. */
export function resting(...rulings: readonly string[]): readonly string[] {
  return KINDS.filter((kind) => rulings.some((ruling) => kind.rulings.has(ruling))).map(({ listing }) => listing.id);
}

/** Kinds in which no pool of dice is rolled: single faces at most. */
const WITHOUT_POOLS = [
  'initiative',
  'shallows',
  'ram',
  'ship-turn',
  'ship-course',
  'boarding',
  'experience',
  'hubris',
  'move',
  'drama-pool',
  'encounter',
];

/** Kinds in which pools are rolled of which the best dice are kept. */
export const ROLLS_POOLS: readonly string[] = KINDS.map(({ listing }) => listing.id).filter(
  (id) => !WITHOUT_POOLS.includes(id),
);

/** Kinds in which two or more fight. */
export const FIGHTS = ['duel', 'brawl'] as const;
/** Kinds in which somebody attacks. */
export const ATTACKS = ['attack', 'shot', ...FIGHTS] as const;
/** Kinds in which two roll against each other. */
export const CONTESTS = ['contest', 'surprise', 'repartee'] as const;
