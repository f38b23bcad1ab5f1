import type { Variant } from '../system.ts';
import { parseMuster } from '../vocabulary.ts';
import { abilitiesOf, equipmentOf } from './combatant.ts';
import { goByWeapon } from './criticals.ts';
import type { FighterData } from './fighter-schema.ts';
import { kindOf } from './kinds/index.ts';
import { isMissile } from './missiles.ts';
import { PISTOLS } from './weapons.ts';

/** What a variant has that some readings need to be felt. */
interface Facts {
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

/** Readings and rules that only some fights can feel. */
const FELT_WITH: Readonly<Record<string, keyof Facts>> = {
  'seven-plus-to-hit': 'hasShots',
  'critical-limit-shooting': 'hasQuickShots',
  'blunderbuss-hit': 'hasBlunderbuss',
  'pistolier-brace': 'hasPistolier',
  'unstoppable-charge': 'hasUnstoppable',
  'step-aside-roll': 'stepsAside',
  'wound-while-down': 'hurtsTheFallen',
  'fall-strength': 'fallsBegunInches',
  'helmet-roll': 'hasHeadgear',
  'all-alone-opponents': 'isCrowded',
  'MH-PSY-4': 'hasFear',
  'MH-RAL-5': 'lastsTurns',
  'MH-ROUT-4': 'lastsTurns',
  'MH-SHT-9': 'lastsTurns',
  'MH-EQ-5': 'isSheetOnly',
  'MH-CRIT-4': 'criticalsGoByWeapon',
  'MH-CRIT-5': 'criticalsGoByWeapon',
  'MH-CRIT-8': 'criticalsGoByWeapon',
  'MH-SKI-5': 'isCrowded',
  'MH-SKI-6': 'hasShootingPhases',
  'MH-TURN-2': 'leavesFirstTurnOpen',
};

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

function factsOf(variant: Variant): Facts {
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

/** Tells of a ruling or rule, by its id, whether a variant can feel it as far as fighters and engagement go. */
export function feltIn(variant: Variant): (id: string) => boolean {
  const facts = factsOf(variant);
  return (id) => {
    const needed = FELT_WITH[id];
    return needed === undefined || facts[needed];
  };
}
