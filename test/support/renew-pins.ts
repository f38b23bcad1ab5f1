import { writeFileSync } from 'node:fs';
import { systemNames } from '../../src/systems/registry.ts';
import { findRulePins, pinsFile, pinsText } from './rule-pins.ts';

for (const name of systemNames()) writeFileSync(pinsFile(name), pinsText(await findRulePins(name)));
