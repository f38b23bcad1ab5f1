import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Warriors against as many ghouls, everyone in contact in pairs. */
export function crowdScene(warriors: number, ghouls: number): string {
  return `system: mordheim
title: ${warriors} against ${ghouls}
fighters:
  warrior: { profile: warrior, equipment: [axe, shield] }
  ghoul: { profile: ghoul }
engagement:
  kind: melee
  sides: { imperials: [${warriors} x warrior], undead: [${ghouls} x ghoul] }
  charger: imperials
  contact: paired
  rounds: 20
`;
}

/** The duel of a warrior and a ghoul of so many wounds each: the states grow with their square. */
export function woundedScene(wounds: number): string {
  return `system: mordheim
title: ${wounds} wounds each
fighters:
  warrior: { profile: warrior, equipment: [axe, shield], characteristics: { w: ${wounds} } }
  ghoul: { profile: ghoul, characteristics: { w: ${wounds} } }
engagement: { kind: melee, sides: { imperials: [warrior], undead: [ghoul] }, charger: imperials, rounds: 20 }
`;
}

/** A captain and a ghoul in so many variants: a power of ten up to a thousand, one axis of ten values for each. */
export function variedScene(variants: number): string {
  const values = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]';
  const axes = ['ws', 's', 't'].slice(0, Math.round(Math.log10(variants)));
  const vary = axes.map((name) => `  captain.characteristics.${name}: ${values}\n`).join('');
  return `system: mordheim
title: A captain in ${variants} variants
fighters:
  captain: { profile: reikland-captain, equipment: [sword, shield] }
  ghoul: { profile: ghoul }
engagement: { kind: melee, sides: { imperials: [captain], undead: [ghoul] }, charger: imperials, rounds: 20 }
${vary === '' ? '' : `vary:\n${vary}`}`;
}

/** Writes a scenario for as long as `use` takes. @param use is given the file's full name */
export function withScene<Result>(text: string, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'fracas-bench-'));
  const file = join(folder, 'scene.yaml');
  try {
    writeFileSync(file, text);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
