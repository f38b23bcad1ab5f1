import { LAWS_SCRIPT } from './script-laws.ts';
import { PAGE_SCRIPT } from './script-page.ts';
import { SAVE_SCRIPT } from './script-save.ts';

/**
 * The script of a report, in plain browser JavaScript. It reads data from the page only and writes text, never markup; the
 * page says the same without it.
 */
export const SCRIPT = `
(() => {
'use strict';${PAGE_SCRIPT}${SAVE_SCRIPT}${LAWS_SCRIPT}})();
`;
