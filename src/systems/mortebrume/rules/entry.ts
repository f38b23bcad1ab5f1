import { ruleWriter } from '../../rule-entries.ts';
import { RULINGS } from '../rulings.ts';

export const { rule, section } = ruleWriter('MB', RULINGS);
