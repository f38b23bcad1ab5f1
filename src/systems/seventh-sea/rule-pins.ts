// Made from the names of the tests: `npm run pins` renews it.
import type { RulePins } from '../system.ts';

/** Tests that hold the code to each rule. */
export const RULE_PINS: RulePins = {
};
