import type { Combatant } from './combatant.ts';
import { millimetres } from './lengths.ts';
import type { Rulings } from './rulings.ts';
import type { ShotData } from './shot-fields.ts';
import { FAR_MODIFIER, HEIGHT_STEP, RANGE_BANDS, SHOT_MODIFIERS, sizeModifier } from './tables.ts';

/** Rulings that decide the modifiers of a shot, spell or throw. */
export type CircumstanceRulings = Pick<Rulings, 'target-lower-threshold' | 'size-category' | 'range-bands'>;

/**
 * Modifiers of a shot, spell or throw that do not change while it is played: whether somebody has moved, and whether the
 * target has fallen, are told apart.
 * @param target null where something is thrown at a spot
 * @source MB-SHOT-2
 */
export function circumstances(data: ShotData, target: Combatant | null, rulings: CircumstanceRulings): number {
  const size = target?.size ?? null;
  return (
    data.modifier +
    heightModifier(millimetres(data.height), rulings) +
    (hides(data, size, rulings) ? SHOT_MODIFIERS.cover.value : 0) +
    (data.weather ? SHOT_MODIFIERS.weather.value : 0) +
    (size === null ? 0 : sizeModifier(size))
  );
}

function heightModifier(height: number, rulings: CircumstanceRulings): number {
  if (height < -HEIGHT_STEP) return SHOT_MODIFIERS['higher-target'].value;
  const isLower = rulings['target-lower-threshold'] === 'more-than-3' ? height > HEIGHT_STEP : height >= HEIGHT_STEP;
  return isLower ? SHOT_MODIFIERS['lower-target'].value : 0;
}

function hides({ cover, 'cover-size': fallen = 0 }: ShotData, size: number | null, rulings: CircumstanceRulings) {
  if (cover !== 'fallen-fighter') return cover !== 'none';
  if (size === null) return false;
  return rulings['size-category'] === 'band' ? sizeBand(fallen) > sizeBand(size) : fallen > size;
}

/** Sizes 0, 1, 2 and 3, 4 and 5 → 0 to 3. */
function sizeBand(size: number): number {
  return size < 2 ? size : Math.floor(size / 2) + 1;
}

/** How far away the target is for a ranged weapon. */
export type RangeBand = 'normal' | 'far' | 'impossible';

/** The range band of a shot; `normal` where nothing says its range or the weapon has no reach. // MB-SHOT-3 */
export function rangeBandOf({ range }: ShotData, reach: number | null, rulings: CircumstanceRulings): RangeBand {
  if (range === undefined || reach === null || rulings['range-bands'] === 'none') return 'normal';
  const length = millimetres(range);
  if (length < reach || length > RANGE_BANDS.farthest * reach) return 'impossible';
  return length > RANGE_BANDS.normal * reach ? 'far' : 'normal';
}

/** What a range band adds to the roll. // MB-SHOT-3 */
export function rangeModifier(band: RangeBand): number {
  return band === 'far' ? FAR_MODIFIER : 0;
}
