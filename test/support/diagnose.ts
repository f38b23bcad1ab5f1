import { type Diagnostic, ScenarioError } from '../../src/errors.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { loadFake } from './fake-system.ts';

/** A sound scenario of the fake game, to be changed by tests. */
export const SOUND = `system: fake
fighters:
  captain: { profile: knight, equipment: [sword] }
  gob: { profile: goblin }
engagement: { kind: duel, sides: { men: [captain], greens: [2 x gob] } }
`;

/** Reads a text as `duel.yaml` with the fake game. */
export function read(text: string): Promise<Scenario> {
  return parseScenario(text, 'duel.yaml', { loadSystem: loadFake, systemNames: ['fake'] });
}

/** Every diagnostic of a text, warnings included. */
export async function diagnose(text: string): Promise<readonly Diagnostic[]> {
  try {
    return (await read(text)).warnings;
  } catch (error) {
    if (error instanceof ScenarioError) return error.diagnostics;
    throw error;
  }
}

/** The text under the place of a diagnostic, up to the end of the word or value. */
export function pointedAt(text: string, diagnostic: Diagnostic): string {
  return (text.split('\n')[diagnostic.line - 1] ?? '').slice(diagnostic.column - 1);
}
