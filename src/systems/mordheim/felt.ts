import type { Variant } from '../system.ts';
import { parseMuster } from '../vocabulary.ts';
import { abilitiesOf, equipmentOf } from './combatant.ts';
import { goByWeapon } from './criticals.ts';
import type { FighterData } from './fighter-schema.ts';
import { kindOf } from './kinds/index.ts';
import { isMissile } from './missiles.ts';
import { PISTOLS } from './weapons.ts';

/** What a variant has that some readings and rules need to be felt. */
export interface Facts {
  readonly hasShots: boolean;
  /** Somebody shoots, and not only before the blows of a combat. */
  readonly hasShootingPhases: boolean;
  /** Somebody may shoot several times in a phase. */
  readonly hasQuickShots: boolean;
  readonly hasBlunderbuss: boolean;
  readonly hasPistolier: boolean;
  readonly hasUnstoppable: boolean;
  readonly stepsAside: boolean;
  readonly hasHeadgear: boolean;
  /** A man who lies may be hurt by a shot or a fall. */
  readonly hurtsTheFallen: boolean;
  /** A fall is not of whole inches. */
  readonly fallsBegunInches: boolean;
  readonly hasFear: boolean;
  readonly isCrowded: boolean;
  readonly lastsTurns: boolean;
  readonly isSheetOnly: boolean;
  readonly criticalsGoByWeapon: boolean;
  /** Nobody charges at the start, and no side is named for the first turn. */
  readonly leavesFirstTurnOpen: boolean;
}

/** Fields of engagements, of one kind or another, that facts follow from. */
interface FactFields {
  readonly kind?: string;
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly height?: number;
  readonly depth?: number;
  readonly turns?: number;
  readonly charger?: string;
  readonly 'first-turn'?: string;
}

/** Skills that let a shooter shoot several times. // MH-SHT-5 */
const QUICK_SKILLS = ['quick-shot', 'knife-fighter', 'pistolier'];

/** The facts of a variant. */
export function factsOf(variant: Variant): Facts {
  const { fighters, engagement, rulings } = variant;
  const all = Object.values(fighters) as readonly FighterData[];
  const carries = (item: string): boolean => all.some((data) => equipmentOf(data).includes(item));
  const has = (ability: string): boolean => all.some((data) => abilitiesOf(data, rulings).has(ability));
  const fields = engagement as FactFields;
  const { kind, sides, height = 0, depth = 0, turns = 1, charger = 'none' } = fields;
  const carryMissiles = all.some((data) => equipmentOf(data).some(isMissile));
  const hasShootingPhases = carryMissiles && kindOf(variant).doings.includes('shots');
  const hasShots = carries('crossbow-pistol') || hasShootingPhases;
  return {
    hasShots,
    hasShootingPhases,
    hasQuickShots: QUICK_SKILLS.some(has) || all.some(({ tactics }) => tactics?.['fire-twice'] === 'yes'),
    hasBlunderbuss: carries('blunderbuss'),
    hasPistolier: has('pistolier') && PISTOLS.some(({ braceId }) => carries(braceId)),
    hasUnstoppable: has('unstoppable-charge'),
    stepsAside: has('step-aside'),
    hasHeadgear: carries('helmet') || has('thick-skull'),
    hurtsTheFallen: hasShots || kind === 'edge-fall',
    fallsBegunInches: !Number.isInteger(height) || !Number.isInteger(depth),
    hasFear: has('causes-fear') || has('fearsome'),
    isCrowded: Object.values(sides ?? {}).some(
      (side) => side.length > 1 || side.some((entry) => parseMuster(entry)?.count !== 1),
    ),
    lastsTurns: turns > 1,
    criticalsGoByWeapon: goByWeapon(rulings),
    isSheetOnly: rulings['equipment-rules'] === 'sheet-only',
    leavesFirstTurnOpen: charger === 'none' && fields['first-turn'] === undefined,
  };
}
