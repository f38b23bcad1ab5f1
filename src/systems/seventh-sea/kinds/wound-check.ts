import { z } from 'zod';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart, REMOVE, warning } from '../findings.ts';
import { hazardVictim } from '../hazard.ts';
import { compileHazard } from '../hazard-model.ts';
import { CHARACTERS } from '../ranks.ts';
import { combatScale, STEP } from '../wounds.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('wound-check', 'jet-de-blessures').describe('one wound check'),
    subject: fighterId.describe('who is wounded'),
    damage: integer(0, 999, 'new flesh wounds'),
    firearm: z.boolean().default(false).describe('of a firearm: slices of 10'),
    step: integer(1, 99, 'points missed for each further dramatic wound; 20, or 10 of a firearm').optional(),
    drama: integer(0, 99, 'drama dice for the check; his own tactic by default').optional(),
  },
  { sujet: 'subject', dommages: 'damage', 'arme-à-feu': 'firearm', tranche: 'step', héroïsme: 'drama' },
);

/** One wound check. // SS-WND-1 to 3 */
export const woundCheck: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'wound-check',
    alias: 'jet-de-blessures',
    summary: {
      en: 'what new flesh wounds do to somebody',
      fr: 'ce que de nouvelles blessures légères font à quelqu’un',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('damage', 'new flesh wounds', 'nouvelles blessures légères'),
      field('firearm', 'true | false (default): slices of 10', 'true | false (défaut) : tranches de 10'),
      field(
        'step',
        'points of a slice; default 20, of a firearm 10',
        'points d’une tranche ; 20, ou 10 d’une arme à feu',
      ),
      field(
        'drama',
        'drama dice for the check; his own tactic by default',
        'dés d’héroïsme du jet ; sa tactique par défaut',
      ),
    ],
  },
  schema,
  // No wound is a grenade’s.
  neverFelt: ['grenade-step'],
  check: ({ subject }, variant) => checkPart(['subject'], subject, CHARACTERS, variant),
  warn: ({ firearm, step }) => {
    if (!firearm || step === undefined) return [];
    const message = {
      en: `firearm has no effect: step: ${step} says how large a slice is`,
      fr: `\`firearm\` est sans effet\u00a0: \`step: ${step}\` dit ce que vaut une tranche`,
    };
    return [warning('no-effect', ['firearm'], message, REMOVE)];
  },
  compile: ({ subject, damage, firearm, step, drama }, variant, options) => {
    const who = combatantOf(variant, subject);
    const { rulings } = variant;
    const scale = combatScale(step ?? (firearm ? STEP.explosive : STEP.ordinary), rulings);
    const victim = hazardVictim(who, scale, { rulings, options }, drama);
    const hazard = { who, times: 1, escape: null, damage, victim };
    return compileHazard(hazard, { unhurt: null, counts: ['dramatic', 'flesh'] }, options);
  },
};
