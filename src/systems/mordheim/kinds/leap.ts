import type { z } from 'zod';
import { field } from '../../field.ts';
import type { Finding, Outcome, Variant } from '../../system.ts';
import { word } from '../../vocabulary.ts';
import { checkNeeds } from '../check-fighter.ts';
import type { Combatant } from '../combatant.ts';
import { IMPOSSIBLE } from '../fall-words.ts';
import { HEIGHT_MAX } from '../falling.ts';
import type { FighterData } from '../fighter-schema.ts';
import { checkFighterId, warning } from '../findings.ts';
import { highestPass } from '../initiative.ts';
import { compilePeril, FALLS, type Peril, settled } from '../peril.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('leap', 'saut-en-longueur').describe('one fighter leaps over a gap'),
  subject: fighterId.describe('who leaps'),
  gap: inches(HEIGHT_MAX, 'width of the gap'),
  depth: inches(HEIGHT_MAX, 'height of a fall into the gap'),
  pace: word({
    noun: 'pace',
    ids: ['walk', 'run', 'charge'],
    aliases: { marche: 'walk', course: 'run' },
  }).default('walk'),
  'movement-left': inches(HEIGHT_MAX, 'movement left at the edge; default M, running or charging 2 M').optional(),
});

type LeapData = z.infer<typeof schema>;

const OUTCOMES: readonly Outcome[] = [{ name: 'leapt', label: { en: 'leapt over', fr: 'a sauté' } }, IMPOSSIBLE];
const LEAPT = 0;

/** Widest gap that can be leapt over, in inches. // MH-LEA-1 */
const LEAP_MAX = 3;

/** Inches that he may still move, all of his move unless told otherwise. // MH-LEA-2 */
function movementLeft(data: LeapData, { abilities, stats }: Combatant): number {
  if (data['movement-left'] !== undefined) return data['movement-left'];
  if (data.pace === 'walk') return stats.M;
  return stats.M * (abilities.has('sprint') ? 3 : 2);
}

function perilOf(data: LeapData, leaper: Combatant, { rulings }: Variant): Peril {
  const { gap, depth } = data;
  if (gap > LEAP_MAX) return settled(OUTCOMES, OUTCOMES.indexOf(IMPOSSIBLE), depth);
  if (gap > movementLeft(data, leaper)) return settled(OUTCOMES, FALLS, depth); // MH-LEA-2
  return {
    outcomes: OUTCOMES,
    tests: 1,
    highestPass: highestPass(leaper.stats.I, rulings),
    whenPassed: LEAPT,
    whenFailed: FALLS,
    heights: [depth],
  };
}

/** Movement matters only where nobody says how much of it is left. */
function check({ subject, ...data }: LeapData, variant: Variant): readonly Finding[] {
  const fighter = variant.fighters[subject] as FighterData | undefined;
  if (fighter === undefined) return checkFighterId(['subject'], subject, variant);
  return data['movement-left'] === undefined ? checkNeeds(subject, fighter, ['M']) : [];
}

/** One fighter leaps over a gap. */
export const leap: KindDefinition<LeapData> = {
  listing: {
    id: 'leap',
    alias: 'saut-en-longueur',
    summary: { en: 'a leap over a gap, and the fall that may follow', fr: 'un saut en longueur, et la chute possible' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('gap', 'inches', 'pas'),
      field('depth', 'inches: height of a fall', 'pas : hauteur d’une chute'),
      field('pace', 'walk (default) | run | charge', 'marche (défaut) | course | charge'),
      field(
        'movement-left',
        'inches; default M, running or charging 2 M',
        'pas ; par défaut M, en course ou en charge 2 M',
      ),
    ],
  },
  schema,
  // Who falls was standing.
  neverFelt: ['wound-while-down'],
  needs: ['T', 'W', 'I'],
  doings: ['moves'],
  check,
  warn: ({ gap }) => {
    if (gap <= LEAP_MAX) return [];
    const message = { en: `a leap over ${gap} inches is impossible`, fr: `un saut de ${gap} pas est impossible` };
    return [
      warning('impossible', ['gap'], message, {
        en: `${LEAP_MAX} inches is the widest gap`,
        fr: `${LEAP_MAX} pas sont la plus grande largeur permise`,
      }),
    ];
  },
  compile: (data, variant, options) =>
    compilePeril(variant, options, data.subject, (leaper) => perilOf(data, leaper, variant)),
};
