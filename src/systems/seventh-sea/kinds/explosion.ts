import type { z } from 'zod';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { fields, word } from '../../vocabulary.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkPart } from '../findings.ts';
import { escapeBy, hazardDamage, hazardVictim } from '../hazard.ts';
import { AVOIDED, compileHazard } from '../hazard-model.ts';
import { RAISE } from '../pools.ts';
import { FIGHTERS } from '../ranks.ts';
import { SITE } from '../sites.ts';
import { hazardScale, STEP } from '../wounds.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('explosion', 'explosion').describe('one explosion'),
    subject: fighterId.describe('who stands near it'),
    level: integer(1, 10, 'level of the explosive'),
    avoid: word({
      noun: 'way out',
      ids: ['best', 'leaping', 'sprinting', 'none'],
      aliases: { meilleure: 'best', sauter: 'leaping', course: 'sprinting', aucune: 'none' },
    })
      .default('best')
      .describe('knack with which he tries to escape; best: that of the higher rank'),
  },
  { sujet: 'subject', niveau: 'level', éviter: 'avoid' },
);

/** The knack with which somebody flees from an explosion; null: he does not. // SS-HAZ-3 */
function wayOut(who: Combatant, avoid: string): string | null {
  if (avoid === 'none') return null;
  if (avoid !== 'best') return avoid;
  return who.skill('sprinting') > who.skill('leaping') ? 'sprinting' : 'leaping';
}

/** One explosion. */
export const explosion: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'explosion',
    alias: 'explosion',
    summary: { en: 'what an explosion does to somebody', fr: 'ce qu’une explosion fait à quelqu’un' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('level', '1 to 10', 'de 1 à 10'),
      field('avoid', 'best (default), leaping, sprinting or none', 'meilleure (défaut), sauter, course ou aucune'),
    ],
  },
  schema,
  check: ({ subject }, variant) => checkPart(['subject'], subject, FIGHTERS, variant),
  compile: ({ subject, level, avoid }, variant, options) => {
    const who = combatantOf(variant, subject);
    const { rulings } = variant;
    const context = { rulings, options };
    const skill = wayOut(who, avoid);
    const way = { trait: 'panache', skill: skill ?? '', tn: RAISE * level, site: SITE.escape } as const;
    const hazard = {
      who,
      times: 1,
      escape: skill === null ? null : escapeBy(who, way, context),
      damage: hazardDamage(level, context),
      victim: hazardVictim(who, hazardScale(STEP.explosive, rulings), context),
    };
    return compileHazard(hazard, { unhurt: AVOIDED, counts: ['damage', 'dramatic', 'flesh'] }, options);
  },
};
