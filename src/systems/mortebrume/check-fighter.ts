import { advised, type Path, unknownFighter, worded } from '../findings.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { fighterOf, type MergedFighter, mergedFighter } from './combatant.ts';
import { MANOEUVRES } from './domination.ts';
import type { FighterData } from './fighter-schema.ts';
import type { WeaponClass } from './profile-schema.ts';

/** A fighter under examination. */
interface Examined {
  readonly id: string;
  readonly data: FighterData;
  readonly merged: MergedFighter;
  readonly variant: Variant;
}

function placeOf({ id }: Examined, code: string, path: Path): Pick<Finding, 'code' | 'path'> {
  return { code: `mortebrume/${code}`, path: ['fighters', id, ...path] };
}

function fighterError(examined: Examined, code: string, path: Path, message: Words, hint: string): Finding {
  return { severity: 'error', ...placeOf(examined, code, path), ...worded(message), hint };
}

function fighterWarning(examined: Examined, code: string, path: Path, message: Words, hint: Words): Finding {
  return { severity: 'warning', ...placeOf(examined, code, path), ...advised(message, hint) };
}

/** What is wrong or pointless about one fighter. */
export function checkFighter(id: string, data: FighterData, variant: Variant): readonly Finding[] {
  const examined: Examined = { id, data, merged: mergedFighter(data), variant };
  return CHECKS.flatMap((check) => check(examined));
}

// MB-STATE-2
function checkPhysique(examined: Examined): readonly Finding[] {
  const { physique = 1, 'physique-left': left = physique } = examined.merged.characteristics;
  if (left <= physique) return [];
  const own = examined.data.characteristics;
  const field = own?.['physique-left'] === undefined ? 'physique' : 'physique-left';
  const message = {
    en: `physique-left ${left} of ${examined.id} is more than his physique ${physique}`,
    fr: `\`physique-left: ${left}\` de ${examined.id} dépasse son physique ${physique}`,
  };
  return [fighterError(examined, 'physique-left', ['characteristics', field], message, `write 0 to ${physique}`)];
}

// MB-PRIS-1
function checkPrisoner(examined: Examined): readonly Finding[] {
  const { holds } = examined.data;
  if (holds === undefined) return [];
  if (!Object.hasOwn(examined.variant.fighters, holds)) {
    return [unknownFighter('mortebrume', ['fighters', examined.id, 'holds'], holds, examined.variant)];
  }
  if (fighterOf(holds) !== examined.id) return [];
  const message = {
    en: `${examined.id} cannot hold himself prisoner`,
    fr: `${examined.id} ne peut pas se garder prisonnier lui-même`,
  };
  return [fighterError(examined, 'holds', ['holds'], message, 'name another fighter')];
}

function checkWeapon(examined: Examined): readonly Finding[] {
  const { data, merged } = examined;
  const findings: Finding[] = [];
  const { weapon } = data;
  if (weapon?.recoil !== undefined && (merged.weapon.special ?? 'none') !== 'push-back') {
    const message = {
      en: `recoil has no effect: the weapon of ${examined.id} does not push back`,
      fr: `\`recoil\` est sans effet\u00a0: l’arme de ${examined.id} ne repousse pas`,
    };
    findings.push(
      fighterWarning(examined, 'no-effect', ['weapon', 'recoil'], message, {
        en: 'write `special: push-back`',
        fr: 'écrivez `special: push-back`',
      }),
    );
  }
  const shoots = merged.weapon.class === 'ranged' || merged.weapon.class === 'thrown';
  if (weapon?.reach !== undefined && !shoots) {
    const message = {
      en: `reach has no effect: the weapon of ${examined.id} is ${merged.weapon.class ?? 'short'}`,
      fr: `\`reach\` est sans effet\u00a0: l’arme de ${examined.id} est de \`class: ${merged.weapon.class ?? 'short'}\``,
    };
    findings.push(
      fighterWarning(examined, 'no-effect', ['weapon', 'reach'], message, {
        en: 'write `class: ranged`',
        fr: 'écrivez `class: ranged`',
      }),
    );
  }
  return findings;
}

// MB-ROLL-6
function checkDestiny(examined: Examined): readonly Finding[] {
  const { data } = examined;
  const use = data.tactics?.['destiny-use'] ?? 'never';
  if (use === 'never' || (data.destiny ?? 0) > 0) return [];
  const message = {
    en: `destiny-use: ${use} has no effect: ${examined.id} has no destiny points`,
    fr: `\`destiny-use: ${use}\` est sans effet, car ${examined.id} n’a aucun point de destinée`,
  };
  const hint = { en: 'give him `destiny: 1`, or leave it out', fr: 'donnez-lui `destiny: 1`, ou omettez-le' };
  return [fighterWarning(examined, 'no-effect', ['tactics', 'destiny-use'], message, hint)];
}

// MB-CLOSE-1, MB-FLING-1
function checkManoeuvre(examined: Examined): readonly Finding[] {
  const { data, merged } = examined;
  const wish = data.tactics?.['after-domination'] ?? 'none';
  if (wish === 'none') return [];
  const { class: own = 'short' } = merged.weapon;
  const classes: readonly WeaponClass[] = MANOEUVRES[wish].classes;
  if (classes.includes(own)) return [];
  const rule = MANOEUVRES[wish].rule;
  const message = {
    en: `after-domination: ${wish} has no effect: the weapon of ${examined.id} is ${own} (${rule})`,
    fr: `\`after-domination: ${wish}\` est sans effet\u00a0: l’arme de ${examined.id} est de \`class: ${own}\` (${rule})`,
  };
  const allowed = classes.map((it) => `\`class: ${it}\``);
  const hint = { en: `write ${allowed.join(' or ')}`, fr: `écrivez ${allowed.join(' ou ')}` };
  return [fighterWarning(examined, 'no-effect', ['tactics', 'after-domination'], message, hint)];
}

const CHECKS: readonly ((examined: Examined) => readonly Finding[])[] = [
  checkPhysique,
  checkPrisoner,
  checkWeapon,
  checkDestiny,
  checkManoeuvre,
];
