import { idleAt } from '../../asked.ts';
import type { Path } from '../../findings.ts';
import type { Sides } from '../../sides.ts';
import type { Finding, Variant, Words } from '../../system.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { error, warning } from '../findings.ts';
import { concerned, meansToFire } from './assault-entries.ts';
import type { AssaultData, RedirectionData } from './assault-fields.ts';
import { checkCrowd, checkInstance, checkLone, namesBySide } from './fight-checks.ts';

/** Contradictions of a list of assaults; the sides are sound. @param pathOf of an entry */
export function checkAssaults(
  assaults: readonly AssaultData[],
  sides: Sides,
  variant: Variant,
  pathOf: (index: number) => Path,
): readonly Finding[] {
  const named = assaults.flatMap((assault, index) => checkNamed(assault, sides, pathOf(index)));
  if (named.length > 0) return named;
  return [
    ...assaults.flatMap((assault, index) => checkOne(assault, variant, pathOf(index))),
    ...checkTwice(assaults, pathOf),
    ...checkRedirections(assaults, pathOf),
    ...checkTaking(assaults, sides, pathOf),
  ];
}

/** Everybody is there, and assailants and targets are opponents. // CF-ERR-16 */
function checkNamed({ by, on, redirect }: AssaultData, sides: Sides, path: Path): readonly Finding[] {
  const unknown = checkInstance([...path, 'by'], by, sides);
  if (unknown.length > 0) return unknown;
  const lists: readonly (readonly [Path, RedirectionData['on']])[] = [
    [[...path, 'on'], on],
    ...(redirect === undefined ? [] : [[[...path, 'redirect', 'on'], redirect.on] as const]),
  ];
  return lists.flatMap(([at, names]) => names.flatMap((name, i) => checkTarget([...at, i], by, name, sides)));
}

function checkTarget(path: Path, by: string, name: string, sides: Sides): readonly Finding[] {
  const unknown = checkInstance(path, name, sides);
  if (unknown.length > 0) return unknown;
  const own = namesBySide(sides).find((names) => names.includes(by)) ?? [];
  if (!own.includes(name)) return [];
  const message = `${by} and ${name} stand on the same side`;
  return [error('same-side', path, message, 'name fighters of the other side')];
}

function checkOne(assault: AssaultData, variant: Variant, path: Path): readonly Finding[] {
  const { by, type, visible } = assault;
  const rulings = rulingsOf(variant);
  const findings: Finding[] = [];
  if (type === 'charge' && !visible && rulings['charge-condition'] !== 'free') {
    const message = 'a target that is not seen cannot be charged';
    findings.push(error('unseen-charge', [...path, 'type'], message, 'write type: engage, or visible: true')); // CF-ERR-11
  }
  const who = combatantOf(variant, by);
  if (visible && meansToFire(who, rulings)) findings.push(...checkWeapon(who, path));
  return findings;
}

/** Assault fire needs something to shoot with. // CF-ERR-7 */
function checkWeapon({ id, characteristics, shots }: ReturnType<typeof combatantOf>, path: Path): readonly Finding[] {
  const missing = [
    ...(characteristics.AIM === null ? ['AIM'] : []),
    ...(shots.length === 0 ? ['a ranged weapon'] : []),
  ];
  if (missing.length === 0) return [];
  const message = `${id} shoots when he assaults, but lacks ${missing.join(' and ')}`;
  return [error('cannot-shoot', [...path, 'by'], message, 'give him what is missing, or the tactic assault-fire: no')];
}

/**
 * More who assault one, or are assaulted by one, than can touch him; the assaults are sound. // CF-SEP-5
 * @param at where an assault names its targets, or those of its redirection
 */
export function checkCrowds(
  assaults: readonly AssaultData[],
  variant: Variant,
  at: (index: number, of: 'on' | 'redirect') => Path,
): readonly Finding[] {
  const about = assaults.flatMap(({ by, on, redirect }, index) => [
    ...checkCrowd(at(index, 'on'), by, on.length, variant),
    ...(redirect === undefined ? [] : checkCrowd(at(index, 'redirect'), by, redirect.on.length, variant)),
  ]);
  const targets = new Set(assaults.flatMap(({ on }) => on));
  return [
    ...about,
    ...[...targets].flatMap((name) => {
      const assailants = assaults.flatMap(({ on }, index) => (on.includes(name) ? [index] : []));
      return checkCrowd(at(assailants.at(-1) ?? 0, 'on'), name, assailants.length, variant);
    }),
  ];
}

/** One activation a turn, so one assault. */
function checkTwice(assaults: readonly AssaultData[], pathOf: (index: number) => Path): readonly Finding[] {
  return assaults.flatMap(({ by }, index) => {
    if (assaults.findIndex((other) => other.by === by) === index) return [];
    const message = `${by} makes two assaults`;
    return [
      error('two-assaults', [...pathOf(index), 'by'], message, 'he is activated once: name all his targets in one'),
    ];
  });
}

// CF-ERR-18
function checkRedirections(assaults: readonly AssaultData[], pathOf: (index: number) => Path): readonly Finding[] {
  if (assaults.length < 2) return [];
  return assaults.flatMap(({ redirect }, index) => {
    if (redirect === undefined) return [];
    const message = 'an assault among several cannot be redirected';
    return [error('redirect', [...pathOf(index), 'redirect'], message, 'only a lone assailant may redirect')];
  });
}

/** What a lone assault has no use for: a speaking turn, or a redirection that its assailant would never make. */
export function warnOfIdleAssaults(
  assaults: readonly AssaultData[],
  variant: Variant,
  pathOf: (index: number) => Path,
): readonly Finding[] {
  const idle = (index: number, key: string, why: Words): Finding =>
    idleAt('confrontation', ['engagement', ...pathOf(index), key], key, why);
  return assaults.flatMap(({ by, redirect, 'speaking-turn': turn }, index) => {
    const choice = combatantOf(variant, by).tactics.redirect;
    return [
      ...(assaults.length > 1 || turn === 1
        ? []
        : [idle(index, 'speaking-turn', { en: 'nobody else assaults', fr: 'personne d’autre ne donne l’assaut' })]),
      ...(redirect === undefined || choice === 'redirect'
        ? []
        : [idle(index, 'redirect', { en: `${by} chooses \`${choice}\``, fr: `${by} choisit \`${choice}\`` })]),
    ];
  });
}

/** A redirection at somebody whose loss is what redirects the assault. // CF-ASLT-10, CF-FEAR-9 */
export function warnOfRedirections(
  assaults: readonly AssaultData[],
  pathOf: (index: number) => Path,
): readonly Finding[] {
  return assaults.flatMap(({ on, redirect }, index) => {
    const names = redirect?.on ?? [];
    return names.flatMap((name, i) => {
      if (!on.includes(name)) return [];
      const message = {
        en: `${name} is a target of the assault itself: once he is gone, nothing can be redirected at him`,
        fr: `${name} est une cible de l’assaut même\u00a0: une fois parti, rien ne peut être réorienté sur lui`,
      };
      return [
        warning('no-effect', [...pathOf(index), 'redirect', 'on', i], message, {
          en: 'name somebody else',
          fr: 'nommez quelqu’un d’autre',
        }),
      ];
    });
  });
}

// CF-ERR-6
function checkTaking(
  assaults: readonly AssaultData[],
  sides: Sides,
  pathOf: (index: number) => Path,
): readonly Finding[] {
  const { all } = concerned(assaults);
  const counts = namesBySide(sides).map((names) => names.filter((name) => all.has(name)).length);
  return checkLone(pathOf(0).slice(0, 1), counts);
}
