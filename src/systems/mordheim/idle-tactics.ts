import { askedOf, chosen, idle, unasked } from '../asked.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { ASKED } from './asked-tactics.ts';
import { type Combatant, combatantOf, usableEquipmentOf } from './combatant.ts';
import { goByWeapon } from './criticals.ts';
import { DECISIONS } from './decisions.ts';
import type { FighterData } from './fighter-schema.ts';
import { kindOf } from './kinds/index.ts';
import { type Loadout, loadoutOf } from './loadout.ts';
import { expandSide, type Sides } from './sides.ts';

/** Who decides something in an engagement, and what it is about. */
interface Scene {
  readonly who: Combatant;
  readonly data: FighterData;
  readonly variant: Variant;
  readonly engagement: Engagement;
}

interface Engagement {
  readonly kind: string;
  readonly attacker?: string;
  readonly 'first-round'?: boolean;
  readonly sides?: Sides;
}

/**
 * Why a decision changes nothing although an engagement asks for it; null: it may change something. Which missile weapon
 * he has is no reason: scenarios like to compare slings with bows.
 */
type Reason = (scene: Scene) => Words | null;

const ONE_ENEMY: Words = { en: 'he has a single enemy', fr: 'il n’a qu’un ennemi' };
const ONE_BLOW: Words = { en: 'he strikes one blow at a time', fr: 'il ne porte qu’un coup à la fois' };
const ONE_WEAPON: Words = {
  en: 'he never fights with two different weapons',
  fr: 'il ne se bat jamais avec deux armes différentes',
};
const EACH_ONCE: Words = {
  en: 'with a single attack either weapon strikes once',
  fr: 'avec une seule attaque, chaque arme frappe une fois',
};
const NO_PARRY: Words = { en: 'he has nothing to parry with', fr: 'il n’a rien pour parer' };
const NO_PISTOL: Words = { en: 'he has no pistol that he would use', fr: 'il n’a pas de pistolet qui servirait' };
const NO_FIRST_ROUND: Words = {
  en: 'pistols are for the first round (`first-round: false`)',
  fr: 'les pistolets servent au premier tour (`first-round: false`)',
};
const FIRST_ROUND: Words = {
  en: 'this is his first round (`first-round: true`)',
  fr: 'c’est son premier tour (`first-round: true`)',
};
const NO_SHOTS: Words = { en: 'he has nothing to shoot with', fr: 'il n’a rien pour tirer' };
const HOLDS: Words = { en: 'he holds his place and never charges', fr: 'il tient sa place et ne charge jamais' };

const REASONS: Readonly<Record<string, Reason>> = {
  target: (scene) => (hasOneEnemy(scene) ? ONE_ENEMY : null),
  split: (scene) => (hasOneEnemy(scene) ? ONE_ENEMY : strikesOnce(scene) ? ONE_BLOW : null),
  'single-attack-with': (scene) =>
    always(scene, hasOneWeapon) ? ONE_WEAPON : attacksOf(scene.who) <= 1 ? EACH_ONCE : null,
  parry: (scene) => (always(scene, ({ parryItems }) => parryItems === 0) ? NO_PARRY : null),
  pistols: (scene) => (isLater(scene) ? NO_FIRST_ROUND : drawsPistols(scene) ? null : NO_PISTOL),
  'later-weapons': ({ engagement }) => (engagement['first-round'] === true ? FIRST_ROUND : null),
  'fire-twice': unarmed,
  'shoot-downed': unarmed,
  'charge-at': ({ who: { tactics, isFrenzied } }) =>
    tactics.stance === 'hold' && tactics.enemiesDown !== 'charge' && !isFrenzied ? HOLDS : null,
  // Who leaves goes to the next enemy or, where he holds, back to his own.
  'enemies-down': (scene) =>
    hasOneEnemy(scene) && !(scene.who.tactics.enemiesDown === 'leave' && scene.who.tactics.stance === 'hold')
      ? ONE_ENEMY
      : null,
};

/** Warnings about decisions of those who take part that change nothing, as far as the scenario itself makes them. */
export function warnIdleTactics(variant: Variant): readonly Finding[] {
  const engagement = variant.engagement as Engagement;
  const asked = askedOf(ASKED[engagement.kind] ?? {}, [{ ...engagement }]);
  return [...asked].flatMap(([id, points]) => {
    const data = variant.fighters[id] as FighterData;
    const choices = chosen(DECISIONS, data.tactics ?? {});
    if (choices.length === 0) return [];
    const scene: Scene = { who: combatantOf(variant, id), data, variant, engagement };
    return choices.flatMap((point) => {
      const reason = points.has(point) ? (REASONS[point]?.(scene) ?? null) : unasked(engagement.kind);
      return reason === null ? [] : [idle('mordheim', id, ['tactics', point], reason)];
    });
  });
}

function unarmed({ who }: Scene): Words | null {
  return who.missile === null ? NO_SHOTS : null;
}

function hasOneEnemy({ who, engagement }: Scene): boolean {
  const sides = Object.values(engagement.sides ?? {}).map(expandSide);
  return sides.every(
    (side, own) => !side.includes(who.name) || sides.filter((_, at) => at !== own).every(({ length }) => length <= 1),
  );
}

/** Whether no first round of a combat is played. */
function isLater({ engagement }: Scene): boolean {
  return engagement['first-round'] === false;
}

/** Whether something is so whatever he holds; where weapons are knocked from hands, who knows. // MH-EQ-4, MH-CRIT-5 */
function always(scene: Scene, holds: (hands: Loadout) => boolean): boolean {
  const { kind } = scene.engagement;
  const { first, later } = scene.who;
  if (kind === 'attack') return holds(isLater(scene) ? later : first);
  if (kind === 'diving-charge') return holds(first);
  return !goByWeapon(scene.variant.rulings) && holds(first) && holds(later);
}

/** Two alike strike alike. // MH-ATK-5 */
function hasOneWeapon({ main, second, gauntlet }: Loadout): boolean {
  return !gauntlet && (second === null || second.id === main.id);
}

/** Most attacks before those of further weapons. // MH-ATK-1, MH-ATK-3, MH-PSY-5 */
function attacksOf({ stats, isFrenzied, abilities }: Combatant): number {
  const more = ['charge-attacks-2', 'combat-master'].filter((ability) => abilities.has(ability)).length;
  return stats.A * (isFrenzied ? 2 : 1) + more;
}

// MH-ATK-1, MH-ATK-5 to 7
function strikesOnce(scene: Scene): boolean {
  const single = ({ main, second, gauntlet, pistol, brace }: Loadout): boolean =>
    second === null &&
    !gauntlet &&
    pistol === null &&
    brace === null &&
    main.weapon.hands !== 'pair' &&
    !main.weapon.whip;
  return attacksOf(scene.who) <= 1 && always(scene, single);
}

/** Whether he would use a pistol, a brace or a crossbow pistol, if he chose to. // MH-ATK-6 to 8 */
function drawsPistols({ who, data, variant, engagement }: Scene): boolean {
  const sheetOnly = variant.rulings['equipment-rules'] === 'sheet-only';
  const items = usableEquipmentOf(data, variant.rulings);
  const { brace, pistol } = loadoutOf(items, { sheetOnly, drawsPistols: true });
  // Who is struck and never strikes feels only that a brace leaves no hand for parries. // MH-EQ-4
  if (engagement.kind === 'attack' && engagement.attacker !== who.name) {
    return brace !== null && loadoutOf(items, { sheetOnly, drawsPistols: false }).parryItems > 0;
  }
  const opens = kindOf(variant).doings.includes('opening-shots');
  return brace !== null || pistol !== null || (opens && !sheetOnly && items.includes('crossbow-pistol'));
}
