import type { Path } from '../findings.ts';
import { checkEntries, expandSide } from '../sides.ts';
import type { Finding, Variant } from '../system.ts';
import { checkCards, checkShot, dodgeNeeds, shotNeeds, spellNeeds } from './check-shot.ts';
import { checkActor } from './checks.ts';
import { fighterData, fighterOf, mergedFighter } from './combatant.ts';
import { error, oneOf, sideFindings, warning } from './findings.ts';
import { entryFor } from './instances.ts';
import type { Need } from './kinds/kind.ts';
import { answerNeeds, attackNeeds } from './needs.ts';
import type { ShotData } from './shot-fields.ts';
import type { FighterTactics } from './tactics.ts';

/** Most fighters of a list. */
export const FIGHTERS_MAX = 30;

/** Fighter → circumstances of his shot or spell. */
export type ShotMap = Readonly<Record<string, ShotData>>;

/** How somebody attacks; a strike where he is unknown. */
export function modeOf(id: string, variant: Variant): FighterTactics['attack-mode'] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id))) return 'strike';
  return mergedFighter(fighterData(variant, id)).tactics['attack-mode'] ?? 'strike';
}

/** Whether somebody attacks from afar. */
export function shootsOrCasts(id: string, variant: Variant): boolean {
  const mode = modeOf(id, variant);
  return mode === 'shot' || mode === 'spell';
}

/** Mistakes in a list of fighters. @param least how many there must be @param checkOne what is wrong with one of them */
export function checkFighters(
  field: string,
  entries: readonly string[],
  variant: Variant,
  least: number,
  checkOne: (path: Path, id: string, variant: Variant) => readonly Finding[] = checkActor,
): readonly Finding[] {
  const { findings, count } = checkEntries(sideFindings, [field], entries, variant);
  if (findings.length > 0) return findings;
  if (count < least) {
    const message = `${count === 1 ? 'one fighter' : `${count} fighters`} in ${field}: at least ${least} are needed`;
    return [error(field, [field], message, 'name another fighter')];
  }
  if (count > FIGHTERS_MAX) {
    const message = `${count} fighters in ${field} are more than an engagement holds`;
    return [error('fighters', [field], message, `at most ${FIGHTERS_MAX}`)];
  }
  return entries.flatMap((entry, index) =>
    expandSide([entry])
      .slice(0, 1)
      .flatMap((id) => checkOne([field, index], id, variant)),
  );
}

/** Mistakes in a map by fighter: names of none of those whom it is about. @param who what they are, in words */
export function checkMap(
  field: string,
  map: Readonly<Record<string, unknown>>,
  ids: readonly string[],
  who: string,
): readonly Finding[] {
  return checkNames(field, Object.keys(map), ids, who, (name) => [field, name]);
}

/** Mistakes in a list of some among others. @param who what they are, in words */
export function checkList(
  field: string,
  list: readonly string[],
  ids: readonly string[],
  who: string,
): readonly Finding[] {
  return checkNames(field, list, ids, who, (_, index) => [field, index]);
}

function checkNames(
  field: string,
  names: readonly string[],
  ids: readonly string[],
  who: string,
  pathOf: (name: string, index: number) => Path,
): readonly Finding[] {
  const known = [...new Set(ids)];
  return names.flatMap((name, index) => {
    if (known.includes(fighterOf(name))) return [];
    const message = `${JSON.stringify(name)} in ${field} is none of the ${who}`;
    return [error(field, pathOf(name, index), message, oneOf(name, known, who))];
  });
}

/** Mistakes in `shots`: one is missing, or says too little. @param ids of those who attack */
export function checkShots(shots: ShotMap, ids: readonly string[], variant: Variant): readonly Finding[] {
  const shooting = [...new Set(ids.filter((id) => shootsOrCasts(id, variant)))];
  const missing = shooting
    .filter((id) => entryFor(shots, id) === undefined)
    .map((id) => {
      const mode = modeOf(id, variant);
      const message = `${id} attacks by ${mode}: shots has no entry for him`;
      return error('shots', ['shots'], message, `write \`shots: { ${id}: { difficulty: 12 } }\` or the like`);
    });
  return [
    ...missing,
    ...Object.entries(shots).flatMap(([id, shot]) => checkShot(shot, ['shots', id])),
    ...shooting.filter((id) => modeOf(id, variant) === 'shot').flatMap((id) => checkCards(id, variant)),
  ];
}

/** Warnings about shots of those who do not shoot. */
export function warnOfShots(shots: ShotMap, ids: readonly string[], variant: Variant): readonly Finding[] {
  const shooting = ids.filter((id) => shootsOrCasts(id, variant)).map(fighterOf);
  return Object.keys(shots)
    .filter((id) => !shooting.includes(fighterOf(id)))
    .map((id) => {
      const message = {
        en: `shots of ${id} have no effect: he does not attack by shot or spell`,
        fr: `les tirs de ${id} sont sans effet\u00a0: il n’attaque ni par tir ni par sort`,
      };
      return warning('no-effect', ['shots', id], message, {
        en: 'give him the tactic `attack-mode: shot`, or leave it out',
        fr: 'donnez-lui la tactique `attack-mode: shot`, ou omettez-les',
      });
    });
}

/** What an attacker rolls with in his mode. // MB-CC-4, MB-BODY-1, MB-SHOT-1, MB-SPELL-1 */
export function modeNeeds(id: string, variant: Variant): readonly Need[] {
  const mode = modeOf(id, variant);
  if (mode === 'shot') return shotNeeds(id);
  return mode === 'spell' ? spellNeeds(id) : attackNeeds(id, variant);
}

/** What somebody answers the attacks of several with: whatever he has, for what he wants may come to be impossible. */
export function answersNeeds(id: string, attackers: readonly string[], variant: Variant): readonly Need[] {
  const ranged = attackers.filter((attacker) => shootsOrCasts(attacker, variant));
  const ofShots = ranged.length > 0 ? dodgeNeeds(id, variant) : [];
  if (ranged.length === attackers.length || !Object.hasOwn(variant.fighters, fighterOf(id))) return ofShots;
  if (mergedFighter(fighterData(variant, id)).tactics.reaction === 'take') return ofShots;
  return [...ofShots, ...answerNeeds(id, variant, 'pass'), ...answerNeeds(id, variant, 'dodge')];
}
