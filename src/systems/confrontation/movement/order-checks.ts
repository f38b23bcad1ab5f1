import type { Finding, Variant, Words } from '../../system.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import { isPlace, targetsOf } from './affair.ts';
import type { MoveData } from './fields.ts';

/** What contradicts itself in an order. */
export function checkOrder(move: MoveData, variant: Variant): readonly Finding[] {
  return [
    ...checkNames(move, variant),
    ...checkTargets(move),
    ...checkOptions(move),
    ...(move['target-lost'] === 'none' ? [] : checkSequel(move)),
  ];
}

function checkNames(move: MoveData, variant: Variant): readonly Finding[] {
  const { target, 'then-target': then } = move;
  const named = (path: readonly (string | number)[], name: string) => checkFighterId(['move', ...path], name, variant);
  const targets = Array.isArray(target)
    ? targetsOf(move).flatMap((name, index) => named(['target', index], name))
    : targetsOf(move).flatMap((name) => named(['target'], name));
  return [
    ...named(['actor'], move.actor),
    ...targets,
    ...(typeof then === 'string' ? named(['then-target'], then) : []),
    ...Object.keys(move.pivot).flatMap((name) => named(['pivot', name], name)),
  ];
}

function isAssault({ action }: MoveData): boolean {
  return action === 'charge' || action === 'engage';
}

function checkTargets(move: MoveData): readonly Finding[] {
  const { actor, action, target } = move;
  const targets = targetsOf(move);
  const findings: Finding[] = [];
  const place = (name: string): readonly (string | number)[] =>
    Array.isArray(target) ? ['move', 'target', targets.lastIndexOf(name)] : ['move', 'target'];
  const twice = targets.find((name, index) => targets.indexOf(name) !== index);
  // CF-GEO-35
  if (target === undefined && action !== 'pursuit') {
    const message = `a ${action} needs a target`;
    findings.push(error('target', ['move', 'action'], message, 'write `target:`; only a pursuit may stay where it is'));
  }
  if (targets.includes(actor)) {
    const message = `${actor} is not a possible target of his own move`;
    findings.push(error('target', place(actor), message, 'name somebody else, or a place [x, y]'));
  }
  if (twice !== undefined) {
    findings.push(error('target', place(twice), `${twice} is not a possible target twice`, 'name each target once'));
  }
  if (isPlace(target) && isAssault(move)) {
    const message = `a ${action} needs a fighter as its target, not a place`;
    findings.push(error('target', ['move', 'target'], message, 'name an enemy, or choose walk or run'));
  }
  if (targets.length > 1 && !isAssault(move)) {
    const message = `a ${action} has one target only, here ${targets.join(', ')}`;
    findings.push(error('target', ['move', 'target'], message, 'only a charge or an engage may have several'));
  }
  return findings;
}

function checkOptions(move: MoveData): readonly Finding[] {
  const targets = targetsOf(move);
  const findings = Object.keys(move.pivot)
    .filter((name) => !targets.includes(name))
    .map((name) => {
      const message = `${name} cannot be turned: only charged fighters are`;
      return error('pivot', ['move', 'pivot', name], message, 'name him among the targets, or leave him as he stands');
    });
  if (move['contact-angle'] !== undefined && targets.length !== 1) {
    const message = 'contact-angle needs one fighter as the target';
    findings.push(error('contact-angle', ['move', 'contact-angle'], message, 'leave it out, or name a single target'));
  }
  if (move.disengaged && move.action === 'pursuit') {
    const message = 'disengaged contradicts pursuit: nobody disengages in a pursuit';
    findings.push(error('disengaged', ['move', 'disengaged'], message, 'leave one of the two out'));
  }
  return findings;
}

/** What follows where the target is lost. // CF-GEO-30, CF-GEO-31 */
function checkSequel(move: MoveData): readonly Finding[] {
  const { then, 'then-target': target, 'target-lost': lost } = move;
  const findings: Finding[] = [];
  const wrong = (key: string, message: string, hint: string): void => {
    findings.push(error('sequel', ['move', key], message, hint));
  };
  if (targetsOf(move).length !== 1) {
    wrong('target-lost', 'target-lost needs one fighter as the target', 'name a single fighter, or leave it out');
    return findings;
  }
  if (lost === 'fled' && move['fled-to'] === undefined) {
    wrong('target-lost', 'the target fled, but fled-to is missing', 'write `fled-to: [x, y]`, its new centre');
  }
  if (then === undefined) {
    wrong('target-lost', 'then is missing: the target is lost', 'write `then: stay`, `redirect` or `run`');
  } else if (then !== 'stay' && target === undefined) {
    const hint = then === 'run' ? 'write `then-target: [x, y]`' : 'write `then-target:` with the id of an enemy';
    wrong('then', `then-target is missing: ${then} needs one`, hint);
  } else if (then === 'run' && typeof target === 'string') {
    wrong('then-target', 'a run goes to a place, not to a fighter', 'write `then-target: [x, y]`');
  } else if (then === 'redirect') findings.push(...checkRedirection(move));
  return findings;
}

function checkRedirection(move: MoveData): readonly Finding[] {
  const { actor, 'then-target': target, 'target-lost': lost } = move;
  const path = ['move', 'then-target'];
  if (typeof target !== 'string') {
    return [error('sequel', path, 'a redirection goes to a fighter, not to a place', 'name an enemy')];
  }
  if (target === actor) {
    return [error('target', path, `${actor} is not a possible target of his own move`, 'name an enemy')];
  }
  if (lost === 'killed' && targetsOf(move).includes(target)) {
    const message = `${target} was killed: nobody can be redirected at him`;
    return [error('sequel', path, message, 'name another enemy')];
  }
  return [];
}

/** What is written, but can have no effect. */
export function warnOfOrder(move: MoveData): readonly Finding[] {
  const findings: Finding[] = [];
  const pointless = (key: keyof MoveData, why: Words): void => {
    const message = { en: `${key} has no effect: ${why.en}`, fr: `\`${key}\` est sans effet\u00a0: ${why.fr}` };
    findings.push(warning('no-effect', ['move', key], message, { en: 'leave it out', fr: 'omettez-le' }));
  };
  const isLost = move['target-lost'] !== 'none';
  const isFacingFelt = !isAssault(move) || (isLost && move.then !== 'redirect');
  if (move.facing !== undefined && !isFacingFelt)
    pointless('facing', { en: 'an assault ends facing its target', fr: 'un assaut finit face à sa cible' });
  if (move.facing !== undefined && move.target === undefined)
    pointless('facing', { en: 'whoever stays does not turn', fr: 'qui reste sur place ne tourne pas' });
  if (!move.visible && move.action !== 'charge')
    pointless('visible', { en: 'only a charge needs sight', fr: 'seule une charge demande de voir' });
  if (move['level-change'] === 'none' && move['level-change-when'] !== 'after')
    pointless('level-change-when', { en: 'he changes no level', fr: 'il ne change pas de palier' });
  if (!move['then-visible'] && (!isLost || move.then !== 'redirect'))
    pointless('then-visible', { en: 'nothing is redirected', fr: 'rien n’est réorienté' });
  if (move['fled-to'] !== undefined && move['target-lost'] === 'killed')
    pointless('fled-to', { en: 'the target is dead', fr: 'la cible est morte' });
  if (isLost && move.then === 'stay' && move['then-target'] !== undefined)
    pointless('then-target', { en: 'he stays', fr: 'il reste sur place' });
  if (isLost) return findings;
  for (const key of ['then', 'then-target', 'fled-to'] as const) {
    if (move[key] !== undefined) pointless(key, { en: 'the target is not lost', fr: 'la cible n’est pas perdue' });
  }
  return findings;
}
