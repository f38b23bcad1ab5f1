import { expect, it } from 'vitest';
import { parseScenario } from '../../../src/scenario/parse.ts';
import { KEY_WORDS } from '../../../src/systems/mordheim/key-words.ts';
import { KINDS } from '../../../src/systems/mordheim/kinds/index.ts';
import { loadSystem } from '../../../src/systems/registry.ts';

const ENGLISH = `system: mordheim
fighters:
  a: { profile: warrior, characteristics: { T: 4 }, equipment: [sword], abilities: [hard-to-kill], tactics: { parry: never }, cost: 90 }
  b: { profile: ghoul }
engagement: { kind: melee, sides: { one: [a], two: [b] }, charger: one, rounds: 9, friends-near: [two] }
vary: { a.equipment: { sword: [sword], axe: [axe] } }
`;
const FRENCH = `system: mordheim
fighters:
  a: { Profil: guerrier, caractéristiques: { E: 4 }, équipement: [épée], capacites: [dur-a-tuer], tactique: { parade: never }, coût: 90 }
  b: { profil: goule }
engagement: { kind: mêlée, camps: { one: [a], two: [b] }, assaillant: one, tours: 9, amis à proximité: [two] }
vary: { a.équipement: { sword: [épée], axe: [hache] } }
`;

async function variantsOf(text: string): Promise<unknown> {
  const { variants } = await parseScenario(text, 'duel.yaml', { loadSystem, systemNames: ['mordheim'] });
  return variants;
}

it('keys of fighters and engagements may be French', async () =>
  expect(await variantsOf(FRENCH)).toEqual(await variantsOf(ENGLISH)));

it('no two keys of an engagement have one French name', () => {
  for (const { listing } of KINDS) {
    const names = listing.fields.map(({ name }) => KEY_WORDS[name] ?? name);
    expect(new Set(names).size, listing.id).toBe(names.length);
  }
});
