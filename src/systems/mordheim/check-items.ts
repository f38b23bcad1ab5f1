import type { Finding, Variant, Words } from '../system.ts';
import { groupOf } from './abilities.ts';
import { equipmentOf, type Rulings, usableEquipmentOf } from './combatant.ts';
import { ARMOURS } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';
import type { Doing } from './kinds/kind.ts';
import { excludesOthers, type Loadout, loadoutOf } from './loadout.ts';
import { isFirearm, isMissile } from './missiles.ts';
import { CROSSBOW_PISTOL, findWeapon, PISTOLS } from './weapons.ts';

type Path = readonly (string | number)[];

/** Place of an item in the scenario, by its place in the list; that of the profile when the list is the profile's. */
export type ItemPath = (index: number) => Path;

function warning(code: string, path: Path, { en, fr }: Words): Finding {
  return { severity: 'warning', code: `mordheim/${code}`, path, message: en, french: fr };
}

/** Warnings of items that can have no effect on what is done in an engagement. */
export function checkItems(
  id: string,
  data: FighterData,
  variant: Variant,
  doings: readonly Doing[],
  pathOf: ItemPath,
): readonly Finding[] {
  // Whoever only moves or tests his nerve is described as he is: nothing that he carries is out of place.
  if (!doings.includes('blows') && !doings.includes('shots')) return [];
  if (variant.rulings['equipment-rules'] === 'sheet-only') return checkSheetItems(data, doings, pathOf);
  const carried = new Carried(data, variant.rulings, doings);
  return [
    ...carried.items.flatMap((item, index) => {
      const reason = carried.reasonAgainst(item, index);
      return reason === null ? [] : [warning('no-effect', pathOf(index), reason)];
    }),
    ...(doings.includes('blows') ? checkMainHand(id, data, carried) : []),
  ];
}

/** Items without a rule on the sheet. // MH-EQ-5 */
function checkSheetItems(data: FighterData, doings: readonly Doing[], pathOf: ItemPath): readonly Finding[] {
  const hasEffect = (item: string): boolean => {
    if (item === 'shield' || ARMOURS.some((a) => a.id === item && a.onSheet)) return true;
    return doings.includes('shots') && isMissile(item);
  };
  const isExcused = (item: string): boolean => {
    if (isForBlows(item) && !doings.includes('blows')) return true;
    return item === 'natural-weapons' || (item === 'dagger' && data.equipment === undefined);
  };
  return equipmentOf(data).flatMap((item, index) =>
    hasEffect(item) || isExcused(item)
      ? []
      : [
          warning('no-effect', pathOf(index), {
            en: `${item} has no effect under equipment-rules: sheet-only`,
            fr: `\`${item}\` est sans effet avec \`equipment-rules: sheet-only\``,
          }),
        ],
  );
}

function isForBlows(item: string): boolean {
  return item === 'buckler' || item === 'spiked-gauntlet' || findWeapon(item) !== undefined;
}

/** What a fighter carries, and what of it he can use. */
class Carried {
  readonly items: readonly string[];
  /** What of it he may use at all. // MH-EQ-1 */
  private readonly usable: readonly string[];
  readonly first: Loadout;
  /** From the second round on. // MH-EQ-4 */
  readonly later: Loadout;
  private readonly strikes: boolean;
  private readonly opens: boolean;
  private readonly shoots: boolean;
  /** What he shoots with: the first missile weapon of the list. */
  private readonly missile: string | undefined;

  constructor(data: FighterData, rulings: Rulings, doings: readonly Doing[]) {
    this.items = equipmentOf(data);
    this.usable = usableEquipmentOf(data, rulings);
    this.strikes = doings.includes('blows');
    this.opens = doings.includes('opening-shots');
    this.shoots = doings.includes('shots');
    this.missile = this.usable.find(isMissile);
    this.first = loadoutOf(this.usable, { sheetOnly: false, drawsPistols: true });
    const laterItems = data.tactics?.['later-weapons'] ?? this.usable;
    this.later = loadoutOf(laterItems, { sheetOnly: false, drawsPistols: false });
  }

  /** Why an item can have no effect; null when it may have one. */
  reasonAgainst(item: string, index: number): Words | null {
    if (!this.usable.includes(item) && (this.strikes || isMissile(item))) return reasonAgainstUse(item, this.usable);
    if (isMissile(item)) {
      return this.items.indexOf(item) < index ? reasonAgainstSecond(item) : this.reasonAgainstMissile(item);
    }
    if (!this.strikes) return null;
    if (isForBlows(item)) {
      if (this.isHeld(item, index)) return null;
      return {
        en: `${item} is never in hand: the order of the list decides`,
        fr: `\`${item}\` n’est jamais en main\u00a0: l’ordre de la liste décide`,
      };
    }
    if (item !== 'shield' || this.shoots || this.isHeld(item, index)) return null;
    return {
      en: 'shield has no effect in close combat: what he fights with leaves no hand for it',
      fr: '`shield` est sans effet au corps à corps\u00a0: ses armes ne lui laissent pas de main libre',
    };
  }

  private reasonAgainstMissile(item: string): Words | null {
    if (this.shoots && item === this.missile) return null;
    if (this.strikes && this.isDrawn(item)) return null;
    if (this.strikes && item === CROSSBOW_PISTOL.id) return UNOPENED;
    if (this.shoots) {
      return {
        en: `${item} is never used: he shoots with ${this.missile}, which comes first in the list`,
        fr: `\`${item}\` ne sert jamais\u00a0: il tire avec \`${this.missile}\`, qui vient en premier dans la liste`,
      };
    }
    return isFirearm(item)
      ? { en: `${item} is never in hand`, fr: `\`${item}\` n’est jamais en main` }
      : { en: `${item} has no effect in close combat`, fr: `\`${item}\` est sans effet au corps à corps` };
  }

  /** Whether this item of the list is in hand at one time or another; a second one of a kind where both hands hold it. */
  private isHeld(item: string, index: number): boolean {
    const before = this.items.slice(0, index).filter((other) => other === item).length;
    return [this.first, this.later].some(
      ({ main, offHand }) => [main.id, offHand].filter((held) => held === item).length > before,
    );
  }

  /** Whether he uses this pistol, brace or crossbow pistol in the first round. // MH-ATK-6 to 8 */
  private isDrawn(item: string): boolean {
    if (item === CROSSBOW_PISTOL.id) return this.opens;
    return item === this.first.pistol?.id || item === this.first.brace?.braceId;
  }
}

const UNOPENED: Words = {
  en: 'crossbow-pistol has no effect here: it is shot before the blows, which are all that is played',
  fr: '`crossbow-pistol` est sans effet ici\u00a0: on en tire avant les coups, et seuls les coups sont joués',
};

/** Why a missile weapon that is carried twice serves once. */
function reasonAgainstSecond(item: string): Words {
  const pair = PISTOLS.find((p) => p.id === item)?.braceId;
  return {
    en: `a second ${item} is never used${pair === undefined ? '' : `: two of them are ${pair}`}`,
    fr: `un second exemplaire de \`${item}\` ne sert jamais${pair === undefined ? '' : `\u00a0: à deux, c’est \`${pair}\``}`,
  };
}

/** Why he may not use an item that he carries. @param usable what he may use // MH-EQ-1 */
export function reasonAgainstUse(item: string, usable: readonly string[]): Words {
  if (findWeapon(item)?.weapon.needsMount === true) {
    return {
      en: `${item} is never in hand: it cannot be used on foot (ability \`mounted\`)`,
      fr: `\`${item}\` n’est jamais en main\u00a0: elle ne sert pas à pied (aptitude \`mounted\`)`,
    };
  }
  const claws = usable.find(excludesOthers);
  return claws === undefined
    ? {
        en: `${item} is never in hand: it goes with no other weapon, and another comes first in the list`,
        fr: `\`${item}\` n’est jamais en main\u00a0: elle exclut toute autre arme, et une autre vient en premier dans la liste`,
      }
    : {
        en: `${item} is never used: ${claws} excludes any other weapon`,
        fr: `\`${item}\` ne sert jamais\u00a0: \`${claws}\` exclut toute autre arme`,
      };
}

/** Warnings of a main hand that is empty. */
function checkMainHand(id: string, data: FighterData, carried: Carried): readonly Finding[] {
  const { items, first, later } = carried;
  if (hasFists(first, items)) {
    const path = ['fighters', id, ...(data.equipment === undefined ? [] : ['equipment'])];
    return [
      warning('fists', path, {
        en: `${id} has no melee weapon to use and fights with his fists: one attack, S -1`,
        fr: `${id} n’a pas d’arme de corps à corps utilisable et se bat à poings nus\u00a0: une attaque, F -1`,
      }),
    ];
  }
  if (!hasFists(later, items)) return [];
  return [
    warning('fists', ['fighters', id, 'tactics', 'later-weapons'], {
      en: `${id} draws no melee weapon for later rounds and fights them with his fists: one attack, S -1`,
      fr: `${id} ne prend pas d’arme de corps à corps pour les tours suivants et s’y bat à poings nus\u00a0: une attaque, F -1`,
    }),
  ];
}

/** Whether nothing but fists is left to him, and not by his own list. */
function hasFists({ main }: Loadout, items: readonly string[]): boolean {
  return main.id === 'fist' && !items.includes('fist');
}

/** Warnings of abilities that a ruling switches off. */
export function checkAbilities(id: string, data: FighterData, { rulings }: Variant): readonly Finding[] {
  return (data.abilities ?? []).flatMap((ability, index) => {
    const ruling = rulingAgainst(ability, rulings);
    if (ruling === null) return [];
    return [
      warning('no-effect', ['fighters', id, 'abilities', index], {
        en: `${ability} has no effect under ${ruling}`,
        fr: `\`${ability}\` est sans effet avec \`${ruling}\``,
      }),
    ];
  });
}

function rulingAgainst(ability: string, rulings: Rulings): string | null {
  const group = groupOf(ability);
  if (group === 'psy' && rulings.psychology === 'off') return 'psychology: off';
  return group === 'special' && rulings['special-rules'] === 'none' ? 'special-rules: none' : null;
}
