import { writeFileSync } from 'node:fs';
import { systemNames } from '../../src/systems/registry.ts';
import { findRulePins } from './rule-pins.ts';

for (const name of systemNames()) {
  const pins = JSON.stringify(await findRulePins(name), null, 1);
  const text = `import type { RulePins } from '../system.ts';\n\nexport const RULE_PINS: RulePins = ${pins};\n`;
  writeFileSync(new URL(`../../src/systems/${name}/rule-pins.ts`, import.meta.url), text);
}
