#!/usr/bin/env node
import { openScripts } from '../scripts.ts';

type Start = typeof import('./start.ts');

// The same modules, from cached scripts where they were made: nothing else differs.
const scripts = openScripts();
const { start } = scripts === null ? await import('./start.ts') : (scripts.load('cli/start.js') as Start);
await start();
