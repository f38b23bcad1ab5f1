import type { Finding, Variant } from '../system.ts';
import type { Characteristics } from './bestiary.ts';
import { checkAbilities, checkItems, type ItemPath, reasonAgainstUse } from './check-items.ts';
import { characteristicsOf, equipmentOf, usableEquipmentOf } from './combatant.ts';
import { ARMOURS } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';
import type { KindDefinition } from './kinds/kind.ts';
import { findWeapon } from './weapons.ts';

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
  const itemPath: ItemPath = (index) =>
    data.equipment === undefined ? [...base, 'profile'] : [...base, 'equipment', index];

  const usable = usableEquipmentOf(data, variant.rulings);
  const drawsCrossbow = kind.doings.includes('opening-shots') && usable.includes('crossbow-pistol');
  findings.push(...checkNeeds(id, data, drawsCrossbow ? [...kind.needs, 'BS'] : kind.needs));
  findings.push(...checkWornTwice(items, itemPath));
  findings.push(...checkGauntlet(id, items, itemPath));
  findings.push(...checkLaterWeapons(base, items, usable, data));
  findings.push(...checkItems(id, data, variant, kind.doings, itemPath));
  findings.push(...checkAbilities(id, data, variant));
  return findings;
}

/** An error where a fighter lacks characteristics that are asked for. */
export function checkNeeds(
  id: string,
  data: FighterData,
  needs: readonly (keyof Characteristics)[],
): readonly Finding[] {
  const stats = characteristicsOf(data);
  const missing = [...new Set(needs)].filter((key) => stats[key] === undefined);
  if (missing.length === 0) return [];
  return [
    {
      severity: 'error',
      code: 'mordheim/missing-characteristic',
      path: ['fighters', id, ...(data.characteristics === undefined ? [] : ['characteristics'])],
      message: `fighter ${id} lacks ${missing.join(', ')}`,
      french: `il manque ${missing.map((key) => `\`${key}\``).join(', ')} à ${id}`,
      hint: 'give the characteristics, or a profile that has them',
    },
  ];
}

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
      french: `\`${item}\`\u00a0: \`${before}\` est déjà porté, et l’un exclut l’autre`,
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
        french: `\`spiked-gauntlet\` ne peut être la seule arme de corps à corps de ${id}\u00a0; il possède \`${items.join(', ')}\``,
        hint: 'add a one-handed weapon for his main hand',
      },
    ];
  }
  return [];
}

/** Weapons for later rounds that he does not own, or not so many of, or may not use. // MH-EQ-1, MH-EQ-4 */
function checkLaterWeapons(
  base: readonly string[],
  items: readonly string[],
  usable: readonly string[],
  data: FighterData,
): readonly Finding[] {
  const later = data.tactics?.['later-weapons'] ?? [];
  return later.flatMap((item, index): Finding[] => {
    const owned = countOf(item, items);
    const path = [...base, 'tactics', 'later-weapons', index];
    if (owned > 0 && !usable.includes(item)) {
      const { en, fr } = reasonAgainstUse(item, usable);
      return [
        {
          severity: 'error',
          code: 'mordheim/not-usable',
          path,
          message: en,
          french: fr,
          hint: `he may use ${usable.join(', ')}`,
        },
      ];
    }
    if (countOf(item, later.slice(0, index)) < owned) return [];
    return [
      {
        severity: 'error',
        code: 'mordheim/not-owned',
        path,
        message: owned === 0 ? `${item} is not in his equipment` : `${item} is named more often than he owns it`,
        french:
          owned === 0
            ? `\`${item}\` n’est pas dans son équipement`
            : `\`${item}\` est nommé plus souvent qu’il n’en possède`,
        hint: `he owns ${items.length === 0 ? 'nothing' : items.join(', ')}`,
      },
    ];
  });
}

function countOf(item: string, items: readonly string[]): number {
  return items.filter((other) => other === item).length;
}
