import { advised, type Path, unknownFighter, worded } from '../findings.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { type MergedFighter, mergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import { nearestOf, oneOf, REMOVE } from './findings.ts';
import { CHARACTERS } from './ranks.ts';
import { SKILL_ALIASES, SKILLS } from './skills.ts';
import { tablesOf } from './tables.ts';
import { TRAITS } from './traits.ts';
import { findWeapon, isFirearm } from './weapons.ts';

/** A fighter under examination. */
interface Examined {
  readonly id: string;
  readonly data: FighterData;
  readonly merged: MergedFighter;
  readonly variant: Variant;
}

function placeOf({ id }: Examined, code: string, path: Path): Pick<Finding, 'code' | 'path'> {
  return { code: `seventh-sea/${code}`, path: ['fighters', id, ...path] };
}

function error(examined: Examined, code: string, path: Path, message: string | Words, hint: string): Finding {
  return { severity: 'error', ...placeOf(examined, code, path), ...worded(message), hint };
}

function warning(examined: Examined, code: string, path: Path, message: Words, hint: Words): Finding {
  return { severity: 'warning', ...placeOf(examined, code, path), ...advised(message, hint) };
}

/** What is wrong or pointless about one fighter. */
export function checkFighter(id: string, data: FighterData, variant: Variant): readonly Finding[] {
  const examined: Examined = { id, data, merged: mergedFighter(data), variant };
  return CHECKS.flatMap((check) => check(examined));
}

/** Where a number is written: that of the scenario, else the profile. */
function characteristicPath({ data }: Examined, key: keyof MergedFighter['characteristics']): Path {
  return data.characteristics?.[key] === undefined ? ['profile'] : ['characteristics', key];
}

/** An error where a fighter lacks numbers that everybody of his rank has. */
function checkNeeds(examined: Examined): readonly Finding[] {
  const { id, data, merged } = examined;
  const { rank, characteristics } = merged;
  const needed = rank === 'squad' ? (['threat'] as const) : TRAITS;
  const missing = needed.filter((key) => characteristics[key] === undefined);
  if (missing.length === 0) return [];
  const path = data.characteristics === undefined ? [] : ['characteristics'];
  const hint = `give the characteristics of a ${rank}, or a profile that has them`;
  const list = missing.join(', ');
  const message = { en: `fighter ${id} needs ${list}`, fr: `il faut ${list} à ${id}` };
  return [error(examined, 'missing-characteristic', path, message, hint)];
}

/** Persons have Resolve: without any, they would be out before they were hurt. */
function checkResolve(examined: Examined): readonly Finding[] {
  const { rank, characteristics } = examined.merged;
  if (!CHARACTERS.includes(rank) || characteristics.resolve !== 0) return [];
  const message = {
    en: `Resolve of a ${rank} must be an integer >= 1, got 0`,
    fr: `resolve (détermination) doit être un entier >= 1 pour le rang ${rank}, ici 0`,
  };
  return [error(examined, 'resolve', characteristicPath(examined, 'resolve'), message, 'write 1 to 10')];
}

/** Numbers that a fighter of his rank does not have. */
function checkRankNumbers(examined: Examined): readonly Finding[] {
  const { id, data, merged } = examined;
  const foreign: readonly (keyof MergedFighter['characteristics'])[] =
    merged.rank === 'squad' ? TRAITS : ['threat', 'size'];
  return foreign
    .filter((key) => data.characteristics?.[key] !== undefined)
    .map((key) => {
      const why =
        merged.rank === 'squad'
          ? {
              en: 'a squad has its threat for every trait',
              fr: 'une bande a sa menace pour tout trait',
            }
          : { en: `only a squad has ${key}`, fr: `seule une bande a \`${key}\`` };
      const message = {
        en: `${key} has no effect: ${id} is a ${merged.rank}, and ${why.en}`,
        fr: `\`${key}\` est sans effet pour ${id}\u00a0: ${why.fr}`,
      };
      return warning(examined, 'no-effect', ['characteristics', key], message, REMOVE);
    });
}

/** Whoever is out before the first blow can take no part. */
function checkWounds(examined: Examined): readonly Finding[] {
  const { id, data, merged } = examined;
  const { rank, characteristics } = merged;
  const dramatic = data.wounds?.dramatic ?? 0;
  if (!CHARACTERS.includes(rank) || characteristics.resolve === undefined || dramatic === 0) return [];
  const limit = rank === 'henchman' ? characteristics.resolve : 2 * characteristics.resolve;
  if (dramatic < limit) return [];
  const message = {
    en: `${id} is out before it begins: ${dramatic} dramatic wounds, and ${limit} take a ${rank} out`,
    fr: `${id} est hors de combat avant de commencer\u00a0: ${dramatic} blessures graves, et ${limit} suffisent au rang ${rank}`,
  };
  return [error(examined, 'out-already', ['wounds', 'dramatic'], message, `write less than ${limit}`)];
}

/** Guns are Brawn, shared out between the sides of a ship. */
function checkGuns(examined: Examined): readonly Finding[] {
  const { id, data, merged } = examined;
  if (data.guns === undefined) return [];
  if (merged.rank !== 'ship') {
    return [error(examined, 'guns', ['guns'], `only ships have guns: ${id} is a ${merged.rank}`, 'remove them')];
  }
  const { port, starboard } = data.guns;
  const { brawn = port + starboard } = merged.characteristics;
  if (port + starboard === brawn) return [];
  const message = {
    en: `guns must add up to Brawn: ${port} + ${starboard} is not ${brawn}`,
    fr: `la somme des canons doit être brawn (gaillardise)\u00a0: ${port} + ${starboard} ne font pas ${brawn}`,
  };
  return [error(examined, 'guns', ['guns'], message, `share out ${brawn} between port and starboard`)];
}

/** Brutes help villains and henchmen of their own side. // SS-SQ-9 */
function checkSupport(examined: Examined): readonly Finding[] {
  const { id, data, merged, variant } = examined;
  if (data.support === undefined) return [];
  const { squad } = data.support;
  const helpers = variant.fighters[squad] as FighterData | undefined;
  const only = 'only villains and henchmen are supported, by the brutes of a squad';
  const findings: Finding[] = [];
  if (merged.rank !== 'villain' && merged.rank !== 'henchman') {
    findings.push(error(examined, 'support', ['support'], `${only}: ${id} is a ${merged.rank}`, 'remove the support'));
  }
  if (helpers === undefined) {
    findings.push(unknownFighter('seventh-sea', ['fighters', id, 'support', 'squad'], squad, variant));
  } else if (mergedFighter(helpers).rank !== 'squad') {
    const message = `${only}: ${squad} is a ${mergedFighter(helpers).rank}`;
    findings.push(error(examined, 'support', ['support', 'squad'], message, 'name a squad of his side'));
  }
  return findings;
}

/** A size that is a name has to be one of the table. */
function checkImprovised(examined: Examined): readonly Finding[] {
  const { data, merged, variant } = examined;
  const { improvised } = data;
  if (improvised === undefined) return [];
  const names = Object.keys(tablesOf(variant)['improvised-table']);
  const { size } = improvised;
  if (typeof size === 'string' && !names.includes(size)) {
    const message = `unknown size ${JSON.stringify(size)}`;
    return [
      error(examined, 'improvised-size', ['improvised', 'size'], message, oneOf(size, names, 'improvised-table')),
    ];
  }
  if (merged.equipment.includes('improvised')) return [];
  const message = {
    en: 'improvised has no effect: the weapon `improvised` is not in his equipment',
    fr: '`improvised` est sans effet\u00a0: l’arme `improvised` n’est pas dans son équipement',
  };
  return [
    warning(examined, 'no-effect', ['improvised'], message, {
      en: 'add `improvised` to the equipment',
      fr: 'ajoutez `improvised` à l’équipement',
    }),
  ];
}

/** Items that go with another, and have it not. */
function checkItems(examined: Examined): readonly Finding[] {
  const { data, merged } = examined;
  const { equipment } = merged;
  const pathOf = (item: string): Path =>
    data.equipment === undefined ? ['profile'] : ['equipment', equipment.indexOf(item)];
  const findings: Finding[] = [];
  if (equipment.includes('bayonet') && !equipment.includes('musket')) {
    const message = { en: 'a bayonet cannot be used without a musket', fr: 'une baïonnette ne sert pas sans mousquet' };
    findings.push(
      warning(examined, 'bayonet', pathOf('bayonet'), message, {
        en: 'add `musket` to the equipment',
        fr: 'ajoutez `musket` à l’équipement',
      }),
    );
  }
  const firearms = equipment.flatMap((item) => findWeapon(item) ?? []).filter(isFirearm);
  if (equipment.includes('powder-horn') && firearms.length === 0) {
    const message = {
      en: 'powder-horn has no effect: he has no firearm',
      fr: '`powder-horn` est sans effet\u00a0: il n’a pas d’arme à feu',
    };
    findings.push(
      warning(examined, 'no-effect', pathOf('powder-horn'), message, {
        en: 'remove it, or add a firearm',
        fr: 'retirez-la, ou ajoutez une arme à feu',
      }),
    );
  }
  return findings;
}

const KNOWN_SKILLS: ReadonlySet<string> = new Set(SKILLS);

/** A knack that no rule reads and that the engagement does not name: most likely a slip of the pen. */
function checkSkills(examined: Examined): readonly Finding[] {
  const { data, variant } = examined;
  const named = textsIn(variant.engagement);
  return Object.keys(data.skills ?? {})
    .filter((skill) => !KNOWN_SKILLS.has(skill) && !named.has(skill))
    .map((skill) => {
      const message = {
        en: `skill ${skill} has no effect: no rule reads it, and the engagement does not name it`,
        fr: `la compétence «\u202f${skill}\u202f» est sans effet\u00a0: aucune règle ne la lit, et l’engagement ne la nomme pas`,
      };
      const meant = nearestOf(skill, [...SKILLS, ...Object.keys(SKILL_ALIASES)]);
      const hint =
        meant === null ? ALL : { en: `did you mean "${meant}"?`, fr: `vouliez-vous dire \`${meant}\`\u202f?` };
      return warning(examined, 'no-effect', ['skills', skill], message, hint);
    });
}

const ALL: Words = {
  en: '`fracas systems seventh-sea` lists those that rules read',
  fr: '`fracas systems seventh-sea` énumère celles que lisent les règles',
};

/** Every text that stands somewhere in a value. */
function textsIn(value: unknown, into: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, into);
  return into;
}

const CHECKS: readonly ((examined: Examined) => readonly Finding[])[] = [
  checkNeeds,
  checkResolve,
  checkRankNumbers,
  checkWounds,
  checkGuns,
  checkSupport,
  checkImprovised,
  checkItems,
  checkSkills,
];
