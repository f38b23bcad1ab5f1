import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { shootingAptitude } from './aim.ts';
import { combatantOf, fighterData, fighterOf, mergedFighter, rulingsOf } from './combatant.ts';
import { error, warning } from './findings.ts';
import type { Need } from './kinds/kind.ts';
import type { ShotData } from './shot-fields.ts';

/** What is missing of the circumstances of a shot, spell or throw. @param path below `engagement` */
export function checkShot(data: ShotData, path: Path): readonly Finding[] {
  if (data.cover !== 'fallen-fighter' || data['cover-size'] !== undefined) return [];
  const message = 'cover-size is missing: the size of the fallen fighter who hides the target (MB-SHOT-2)';
  return [error('cover-size', [...path, 'cover'], message, 'write `cover-size: 0` to `cover-size: 5`')];
}

/** Warnings about circumstances that cannot matter. @param path below `engagement` */
export function warnOfShot(data: ShotData, path: Path, rangeMatters: boolean): readonly Finding[] {
  const findings: Finding[] = [];
  if (data['cover-size'] !== undefined && data.cover !== 'fallen-fighter') {
    const message = {
      en: 'cover-size has no effect: no fallen fighter hides the target',
      fr: '`cover-size` est sans effet\u00a0: aucun combattant à terre ne cache la cible',
    };
    findings.push(
      warning('no-effect', [...path, 'cover-size'], message, {
        en: 'write `cover: fallen-fighter`',
        fr: 'écrivez `cover: fallen-fighter`',
      }),
    );
  }
  if (data.range !== undefined && !rangeMatters) {
    const message = {
      en: 'range has no effect: only a shot of a weapon with reach has range bands (MB-SHOT-3)',
      fr: '`range` est sans effet\u00a0: seul le tir d’une arme à portée a des paliers de distance (MB-SHOT-3)',
    };
    findings.push(
      warning('no-effect', [...path, 'range'], message, {
        en: 'leave it out, or give the weapon a `reach:`',
        fr: 'omettez-la, ou donnez à l’arme une `reach`',
      }),
    );
  }
  return findings;
}

/** Mistakes in the cards of a shooter: with a dice table, the value that they change needs a row. // MB-CARD-1, MB-CARD-2 */
export function checkCards(id: string, variant: Variant): readonly Finding[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id))) return [];
  const who = combatantOf(variant, id);
  if (who.aptitudes['weapon-skill'] === null || shootingAptitude(who, variant) !== null) return [];
  return [
    {
      severity: 'error',
      code: 'mortebrume/dice-table',
      path: ['fighters', fighterOf(id), 'abilities'],
      message: `the dice table has no row for the weapon skill of ${fighterOf(id)} as his cards change it`,
      hint: 'add a row `0: [6]` or the like to `dice-table:`',
    },
  ];
}

/** What somebody shoots with. // MB-SHOT-1 */
export function shotNeeds(id: string): readonly Need[] {
  return [{ fighter: id, rolls: ['weapon-skill'], rule: 'MB-SHOT-1' }];
}

/** What somebody casts with. // MB-SPELL-1 */
export function spellNeeds(id: string): readonly Need[] {
  return [{ fighter: id, rolls: ['casting'], rule: 'MB-SPELL-1' }];
}

/** What the target of a shot, spell or throw may roll: a dodge that he has must have dice. // MB-SHOT-4 */
export function dodgeNeeds(id: string, variant: Variant): readonly Need[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id)) || rulingsOf(variant)['shot-dodge'] === 'none') return [];
  const data = fighterData(variant, id);
  const { characteristics, tactics } = mergedFighter(data);
  const hindrances = ['stunned', 'no-dodge', 'prisoner', 'dead'] as const;
  const isHindered = hindrances.some((state) => data.condition?.includes(state));
  if (isHindered || characteristics.dodge === undefined || characteristics['physique-left'] === 0) return [];
  return tactics['shot-reaction'] === 'take' ? [] : [{ fighter: id, rolls: ['dodge'], rule: 'MB-SHOT-4' }];
}
