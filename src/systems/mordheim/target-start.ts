import { field } from '../field.ts';
import type { Finding, Variant } from '../system.ts';
import { characteristicsOf } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import { error } from './findings.ts';
import { DOWN, STANDING, STUNNED } from './posture.ts';
import { integer, option } from './schema-parts.ts';

const POSTURES: Readonly<Record<string, number>> = { standing: STANDING, 'knocked-down': DOWN, stunned: STUNNED };

/** Fields of an engagement that say in what state its one target is found. */
export const TARGET_FIELDS = {
  'target-state': option('target-state', Object.keys(POSTURES)).default('standing'),
  'target-wounds': integer(0, 10, 'wounds left to the target; W if standing, else 0').optional(),
};

/** The same in listings of kinds. */
export const TARGET_LISTING = [
  field('target-state', 'standing (default) | knocked-down | stunned', 'standing (défaut) | knocked-down | stunned'),
  field(
    'target-wounds',
    'wounds left; default W if standing, else 0',
    'points de vie restants ; par défaut PV s’il est debout, sinon 0',
  ),
];

/** What the fields yield. */
export interface TargetStart {
  readonly 'target-state': string;
  readonly 'target-wounds'?: number | undefined;
}

/** Posture and wounds of a target before anything happens. @param full his characteristic W */
export function targetAtStart(data: TargetStart, full: number): { readonly posture: number; readonly wounds: number } {
  const posture = POSTURES[data['target-state']] ?? STANDING;
  return { posture, wounds: data['target-wounds'] ?? (posture === STANDING ? full : 0) };
}

/** Wounds that contradict state or characteristics of the target. */
export function checkTargetStart(data: TargetStart, target: string, variant: Variant): readonly Finding[] {
  const wounds = data['target-wounds'];
  const fighter = variant.fighters[target] as FighterData | undefined;
  if (wounds === undefined || fighter === undefined) return [];
  const full = characteristicsOf(fighter).W;
  if (data['target-state'] !== 'standing' && wounds !== 0) {
    const message = `target-wounds ${wounds} contradicts target-state ${data['target-state']}`;
    return [error('target-wounds', ['target-wounds'], message, 'a man who is down has 0 wounds left')];
  }
  if (full === undefined || wounds <= full) return [];
  const message = `target-wounds ${wounds} is more than the target's W ${full}`;
  return [error('target-wounds', ['target-wounds'], message, `give 0 to ${full}`)];
}
