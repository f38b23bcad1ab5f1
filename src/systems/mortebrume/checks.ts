import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { type Combatant, combatantOf, fighterData, fighterOf } from './combatant.ts';
import { checkFighterId, error } from './findings.ts';
import type { WeaponClass } from './profile-schema.ts';

/** What keeps a fighter from acting, in words; null where nothing does. */
function hindranceOf({ physiqueLeft, state }: Combatant): string | null {
  if (state.isDead) return 'is dead';
  if (physiqueLeft === 0) return 'is out of combat';
  return state.isStunned ? 'is stunned' : null;
}

/** Mistakes in naming somebody who acts: unknown, or in a state in which he cannot. @param path below `engagement` */
export function checkActor(path: Path, id: string, variant: Variant): readonly Finding[] {
  const wrong = checkSubject(path, id, variant);
  if (wrong.length > 0 || !combatantOf(variant, id).state.isPrisoner) return wrong;
  const message = `${id} is a prisoner: he can do nothing but try to escape (MB-PRIS-1)`;
  return [error('state', path, message, 'name another fighter, or remove `prisoner` from his `condition`')];
}

/** The same of somebody who rolls or falls, which prisoners do too. @param path below `engagement` */
export function checkSubject(path: Path, id: string, variant: Variant): readonly Finding[] {
  const unknown = checkFighterId(path, fighterOf(id), variant);
  if (unknown.length > 0) return unknown;
  const hindrance = hindranceOf(combatantOf(variant, id));
  if (hindrance === null) return [];
  const message = `${id} ${hindrance}: a fighter in this state cannot do this`;
  return [error('state', path, message, 'name another fighter, or change his `condition` or `physique-left`')];
}

/** Mistakes in naming somebody to whom something is done: unknown, or dead. @param path below `engagement` */
export function checkTarget(path: Path, id: string, variant: Variant): readonly Finding[] {
  const unknown = checkFighterId(path, fighterOf(id), variant);
  if (unknown.length > 0) return unknown;
  if (!combatantOf(variant, id).state.isDead) return [];
  const message = `${id} is dead: nothing more can be done to him`;
  return [error('state', path, message, 'name another fighter, or remove `dead` from his `condition`')];
}

/**
 * Mistakes in naming somebody who must be conscious or wounded.
 * @param path below `engagement`
 * @param rule id of the rule that says so
 */
export function checkConscious(path: Path, id: string, rule: string, variant: Variant): readonly Finding[] {
  const unknown = checkFighterId(path, fighterOf(id), variant);
  if (unknown.length > 0) return unknown;
  const { physiqueLeft, state } = combatantOf(variant, id);
  if (physiqueLeft > 0 && !state.isDead) return [];
  const message = `${id} is ${state.isDead ? 'dead' : 'out of combat'}: he must be conscious (${rule})`;
  return [error('state', path, message, 'name another fighter, or change his `condition` or `physique-left`')];
}

/** An error where somebody fights from afar in a kind that is hand to hand. @param kind its id */
export function checkHandToHand(id: string, kind: string, variant: Variant): readonly Finding[] {
  const fighter = fighterOf(id);
  if (!Object.hasOwn(variant.fighters, fighter)) return [];
  const mode = fighterData(variant, id).tactics?.['attack-mode'];
  if (mode !== 'shot' && mode !== 'spell') return [];
  return [
    {
      severity: 'error',
      code: 'mortebrume/hand-to-hand',
      path: ['fighters', fighter, 'tactics', 'attack-mode'],
      message: `attack-mode: ${mode} is not possible here: an engagement of kind ${kind} is hand to hand only`,
      hint: 'write strike or body-strike',
    },
  ];
}

/**
 * An error where the weapon of a fighter does not allow a manoeuvre.
 * @param path below `engagement`
 * @param rule id of the rule that says so
 */
export function checkManoeuvre(
  path: Path,
  id: string,
  manoeuvre: string,
  { classes, rule }: { readonly classes: readonly WeaponClass[]; readonly rule: string },
  variant: Variant,
): readonly Finding[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id))) return [];
  const { weapon } = combatantOf(variant, id);
  if (classes.includes(weapon.class)) return [];
  const message = `${id} has a weapon of class ${weapon.class}: ${manoeuvre} needs ${classes.join(' or ')} (${rule})`;
  return [error('weapon-class', path, message, `give him a weapon of class ${classes.join(' or ')}`)];
}
