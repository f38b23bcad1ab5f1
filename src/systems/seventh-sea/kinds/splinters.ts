import type { z } from 'zod';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart } from '../findings.ts';
import { escapeBy, hazardDamage, hazardVictim } from '../hazard.ts';
import { compileHazard } from '../hazard-model.ts';
import { FIGHTERS } from '../ranks.ts';
import { SITE } from '../sites.ts';
import { WOUND_OUTCOMES } from '../words.ts';
import { combatScale, STEP } from '../wounds.ts';
import type { KindDefinition } from './kind.ts';

const TN = 15;
/** Dice of the flesh wounds, rolled and kept. */
const DICE = 2;

const schema = fields(
  {
    kind: kindWord('splinters', 'éclats').describe('splinters of a ship under fire'),
    subject: fighterId.describe('who is aboard'),
    criticals: integer(1, 40, 'critical hits on crew or hull').default(1),
  },
  { sujet: 'subject', 'dégâts-graves': 'criticals' },
);

/** Splinters that fly about a ship's deck. // SS-SHIP-13 */
export const splinters: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'splinters',
    alias: 'éclats',
    summary: { en: 'what splinters do to somebody aboard', fr: 'ce que les éclats font à quelqu’un à bord' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field(
        'criticals',
        'critical hits on crew or hull, default 1',
        'dégâts graves à l’équipage ou à la coque, par défaut 1',
      ),
    ],
  },
  schema,
  // No wound is a grenade’s.
  neverFelt: ['grenade-step'],
  check: ({ subject }, variant) => checkPart(['subject'], subject, FIGHTERS, variant),
  compile: ({ subject, criticals }, variant, options) => {
    const who = combatantOf(variant, subject);
    const { rulings } = variant;
    const context = { rulings, options };
    const hazard = {
      who,
      times: criticals,
      escape: escapeBy(who, { trait: 'panache', skill: 'balance', tn: TN, site: SITE.balance }, context),
      damage: hazardDamage(DICE, context),
      victim: hazardVictim(who, combatScale(STEP.ordinary, rulings), context),
    };
    return compileHazard(hazard, { unhurt: WOUND_OUTCOMES.unhurt, counts: ['dramatic'] }, options);
  },
};
