import type { Finding, Variant } from '../system.ts';
import { groupOf } from './abilities.ts';
import { characteristicsOf, equipmentOf } from './combatant.ts';
import { ARMOURS, isFirearm, isMissile } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';
import type { KindDefinition } from './kinds/kind.ts';
import { loadoutOf } from './loadout.ts';
import { findWeapon, PISTOLS } from './weapons.ts';

/** What is wrong or pointless about one fighter. */
export function checkFighter(
  id: string,
  data: FighterData,
  variant: Variant,
  kind: KindDefinition,
): readonly Finding[] {
  const findings: Finding[] = [];
  const items = equipmentOf(data);
  const base = ['fighters', id];
  const itemPath = (index: number): (string | number)[] =>
    data.equipment === undefined ? [...base, 'profile'] : [...base, 'equipment', index];

  const stats = characteristicsOf(data);
  const missing = kind.needs.filter((key) => stats[key] === undefined);
  if (items.includes('crossbow-pistol') && stats.BS === undefined) missing.push('BS');
  if (missing.length > 0) {
    findings.push({
      severity: 'error',
      code: 'mordheim/missing-characteristic',
      path: data.characteristics === undefined ? base : [...base, 'characteristics'],
      message: `fighter ${id} lacks ${missing.join(', ')}`,
      hint: 'give the characteristics, or a profile that has them',
    });
  }
  findings.push(...checkWornTwice(items, itemPath));
  findings.push(...checkGauntlet(id, items, itemPath));
  findings.push(...checkLaterWeapons(base, items, data));
  findings.push(...checkPointless(id, items, data, variant, itemPath));
  return findings;
}

type ItemPath = (index: number) => (string | number)[];

/** Only one of a kind can be worn. */
function checkWornTwice(items: readonly string[], pathOf: ItemPath): readonly Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  items.forEach((item, index) => {
    const sort = ARMOURS.some((a) => a.id === item)
      ? 'body armour'
      : item === 'shield' || item === 'buckler' || item === 'helmet'
        ? item
        : null;
    if (sort === null) return;
    const before = seen.get(sort);
    if (before === undefined) {
      seen.set(sort, item);
      return;
    }
    findings.push({
      severity: 'error',
      code: 'mordheim/worn-twice',
      path: pathOf(index),
      message: `${item}: only one ${sort} can be worn${before === item ? '' : `, and ${before} is worn already`}`,
      hint: 'remove one of them',
    });
  });
  return findings;
}

/** A spiked gauntlet is no main weapon. */
function checkGauntlet(id: string, items: readonly string[], pathOf: ItemPath): readonly Finding[] {
  const gauntlet = items.indexOf('spiked-gauntlet');
  if (gauntlet >= 0 && !items.some((item) => findWeapon(item) !== undefined)) {
    return [
      {
        severity: 'error',
        code: 'mordheim/gauntlet-alone',
        path: pathOf(gauntlet),
        message: `spiked-gauntlet cannot be ${id}'s only melee weapon; he owns ${items.join(', ')}`,
        hint: 'add a one-handed weapon for his main hand',
      },
    ];
  }
  return [];
}

function checkLaterWeapons(base: readonly string[], items: readonly string[], data: FighterData): readonly Finding[] {
  const later = data.tactics?.['later-weapons'] ?? [];
  return later.flatMap((item, index): Finding[] =>
    items.includes(item)
      ? []
      : [
          {
            severity: 'error',
            code: 'mordheim/not-owned',
            path: [...base, 'tactics', 'later-weapons', index],
            message: `${item} is not in his equipment`,
            hint: `he owns ${items.length === 0 ? 'nothing' : items.join(', ')}`,
          },
        ],
  );
}

/** Items that can have no effect, and abilities that a ruling switches off. */
function checkPointless(
  id: string,
  items: readonly string[],
  data: FighterData,
  variant: Variant,
  pathOf: ItemPath,
): readonly Finding[] {
  const findings: Finding[] = [];
  const warn = (code: string, path: (string | number)[], message: string): void => {
    findings.push({ severity: 'warning', code: `mordheim/${code}`, path, message });
  };
  const sheetOnly = variant.rulings['equipment-rules'] === 'sheet-only';
  const first = loadoutOf(items, { sheetOnly: false, drawsPistols: true });
  const later = loadoutOf(data.tactics?.['later-weapons'] ?? items, { sheetOnly: false, drawsPistols: false });
  const abilities = [...(data.abilities ?? [])];
  if (sheetOnly) {
    items.forEach((item, index) => {
      if (!ARMOURS.some((a) => a.id === item && a.onSheet) && item !== 'shield' && item !== 'natural-weapons') {
        if (item === 'dagger' && data.equipment === undefined) return;
        warn('no-effect', pathOf(index), `${item} has no effect under equipment-rules: sheet-only`);
      }
    });
  } else {
    const held = new Set([first.main.id, first.second?.id, later.main.id, later.second?.id]);
    const counts = new Map<string, number>();
    items.forEach((item, index) => {
      const nth = (counts.get(item) ?? 0) + 1;
      counts.set(item, nth);
      if (findWeapon(item) !== undefined) {
        const isThird = nth > (first.main.id === first.second?.id ? 2 : 1);
        if (!held.has(item) || isThird)
          warn('no-effect', pathOf(index), `${item} is never in hand: the order of the list decides`);
      } else if (item === 'shield' && !first.shield && !later.shield) {
        warn(
          'no-effect',
          pathOf(index),
          `shield has no effect in close combat: ${first.main.id} leaves no hand for it`,
        );
      } else if (item === 'buckler' && !holdsBuckler(items, first.main.id)) {
        warn('no-effect', pathOf(index), 'buckler has no effect: it is never in hand');
      } else if (PISTOLS.some((p) => p.id === item) && first.pistol?.id !== item) {
        warn('no-effect', pathOf(index), `${item} is never in hand`);
      } else if (isMissile(item) && !isFirearm(item)) {
        warn('no-effect', pathOf(index), `${item} has no effect in close combat`);
      }
    });
    if (first.main.id === 'fist' && !items.includes('fist')) {
      warn(
        'fists',
        data.equipment === undefined ? ['fighters', id] : ['fighters', id, 'equipment'],
        `${id} carries no melee weapon and fights with his fists: one attack, S -1`,
      );
    }
    if (first.main.weapon.id === 'lance' && !abilities.includes('mounted')) {
      warn('lance-on-foot', pathOf(items.indexOf(first.main.id)), 'lance: no bonus on foot (ability `mounted`)');
    }
  }
  abilities.forEach((ability, index) => {
    if (groupOf(ability) === 'psy' && variant.rulings.psychology === 'off') {
      warn('no-effect', ['fighters', id, 'abilities', index], `${ability} has no effect under psychology: off`);
    } else if (groupOf(ability) === 'special' && variant.rulings['special-rules'] === 'none') {
      warn('no-effect', ['fighters', id, 'abilities', index], `${ability} has no effect under special-rules: none`);
    }
  });
  return findings;
}

function holdsBuckler(items: readonly string[], main: string): boolean {
  const { partner } = findWeapon(main)?.weapon ?? { partner: 'none' };
  if (partner !== 'any' && partner !== 'shield-or-buckler') return false;
  const others = items.filter((item) => item !== main);
  const rivals = others.filter(
    (item) => item === 'shield' || item === 'buckler' || findWeapon(item)?.weapon.offHand === true,
  );
  return rivals[0] === 'buckler';
}
