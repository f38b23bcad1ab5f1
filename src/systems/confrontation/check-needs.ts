import type { Finding, Variant } from '../system.ts';
import { fighterOf, mergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import type { KindDefinition } from './kinds/kind.ts';

/** Errors where a fighter lacks a characteristic without which the kind cannot be played. */
export function checkNeeds(kind: KindDefinition, variant: Variant): readonly Finding[] {
  const needs = kind.needs?.(variant.engagement, variant) ?? [];
  const missing = new Map<string, Set<string>>();
  for (const { fighter, characteristics } of needs) {
    const id = fighterOf(fighter);
    const data = variant.fighters[id] as FighterData | undefined;
    if (data === undefined) continue;
    const merged = mergedFighter(data).characteristics;
    const absent = missing.get(id) ?? new Set();
    for (const name of characteristics) if (merged[name] === null) absent.add(name);
    missing.set(id, absent);
  }
  return [...missing].flatMap(([id, names]): readonly Finding[] => {
    if (names.size === 0) return [];
    const data = variant.fighters[id] as FighterData;
    const list = [...names].join(', ');
    const path = ['fighters', id, ...(data.characteristics === undefined ? [] : ['characteristics'])];
    const message = `fighter ${id} needs ${list} in an engagement of kind ${kind.listing.id}`;
    const french = `il faut ${list} à ${id} dans un engagement de type ${kind.listing.id}`;
    const hint = `write ${list} among his characteristics, or give him a profile that has them`;
    return [{ severity: 'error', code: 'confrontation/missing-characteristic', path, message, french, hint }];
  });
}
