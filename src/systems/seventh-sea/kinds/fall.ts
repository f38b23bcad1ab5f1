import type { z } from 'zod';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart, error } from '../findings.ts';
import { hazardDamage, hazardVictim } from '../hazard.ts';
import { compileHazard } from '../hazard-model.ts';
import { FIGHTERS } from '../ranks.ts';
import type { Rulings } from '../rulings.ts';
import { WOUND_OUTCOMES } from '../words.ts';
import { hazardScale, STEP } from '../wounds.ts';
import type { KindDefinition } from './kind.ts';

/** Metres of a slice of a fall. // SS-HAZ-1 */
const SLICE = 3;

const schema = fields(
  {
    kind: kindWord('fall', 'chute').describe('one fall'),
    subject: fighterId.describe('who falls'),
    height: integer(0, 999, 'metres').optional().describe('metres of the fall'),
    levels: integer(0, 99, 'levels of the scenery').optional().describe('levels of the fall, instead of metres'),
    surface: word({
      noun: 'surface',
      ids: ['soft', 'firm', 'hard'],
      aliases: { molle: 'soft', mou: 'soft', ferme: 'firm', dure: 'hard', dur: 'hard' },
    })
      .default('firm')
      .describe('what he falls on'),
  },
  { sujet: 'subject', hauteur: 'height', niveaux: 'levels', sol: 'surface' },
);

type FallData = z.infer<typeof schema>;

/** Dice of a fall; none on soft ground. // SS-HAZ-1, SS-MOVE-1 */
function fallDice({ height = 0, levels, surface }: FallData, rulings: Rulings): number {
  if (surface === 'soft') return 0;
  if (levels !== undefined) return levels;
  return rulings['fall-dice'] === 'begun' ? Math.ceil(height / SLICE) : Math.floor(height / SLICE);
}

function check(data: FallData, variant: Variant): readonly Finding[] {
  const findings = checkPart(['subject'], data.subject, FIGHTERS, variant);
  if ((data.height === undefined) !== (data.levels === undefined)) return findings;
  const [path, message] =
    data.height === undefined
      ? [[], 'a fall needs a height or levels: with neither it is out of range']
      : [['height'], 'a fall has a height or levels: together they are out of range'];
  return [...findings, error('fall-height', path, message, 'give one of height (metres) and levels')];
}

/** One fall. */
export const fall: KindDefinition<FallData> = {
  listing: {
    id: 'fall',
    alias: 'chute',
    summary: { en: 'what a fall does to somebody', fr: 'ce qu’une chute fait à quelqu’un' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('height', 'metres', 'mètres'),
      field('levels', 'levels of the scenery, instead of metres', 'niveaux de décor, au lieu de mètres'),
      field('surface', 'soft, firm (default) or hard', 'molle, ferme (défaut) ou dure'),
    ],
  },
  schema,
  check,
  compile: (data, variant, options) => {
    const who = combatantOf(variant, data.subject);
    const { rulings } = variant;
    const context = { rulings, options };
    const scale = hazardScale(data.surface === 'hard' ? STEP.explosive : STEP.ordinary, rulings); // SS-HAZ-2
    const hazard = {
      who,
      times: 1,
      escape: null,
      damage: hazardDamage(fallDice(data, rulings), context),
      victim: hazardVictim(who, scale, context),
    };
    return compileHazard(hazard, { unhurt: WOUND_OUTCOMES.unhurt, counts: ['damage', 'dramatic', 'flesh'] }, options);
  },
};
