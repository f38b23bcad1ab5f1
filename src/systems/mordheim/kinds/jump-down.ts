import type { z } from 'zod';
import { field } from '../../field.ts';
import type { Outcome, Variant } from '../../system.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { IMPOSSIBLE } from '../fall-words.ts';
import { HEIGHT_MAX } from '../falling.ts';
import { checkFighterId, warning } from '../findings.ts';
import { highestPass } from '../initiative.ts';
import { ACROBAT_MAX, fallsOfJump, JUMP_MAX } from '../jumping.ts';
import { compilePeril, FALLS, type Peril, settled } from '../peril.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('jump-down', 'descendre-en-sautant').describe('one fighter jumps down'),
  subject: fighterId.describe('who jumps'),
  height: inches(HEIGHT_MAX, 'height of the jump'),
});

type JumpData = z.infer<typeof schema>;

const OUTCOMES: readonly Outcome[] = [
  { name: 'landed', label: { en: 'landed on his feet', fr: 'retombé sur ses pieds' } },
  IMPOSSIBLE,
];
const LANDED = 0;

function greatestJump({ abilities }: Combatant): number {
  return abilities.has('acrobat') ? ACROBAT_MAX : JUMP_MAX; // MH-JMP-1, MH-JMP-4
}

function perilOf(height: number, jumper: Combatant, { rulings }: Variant): Peril {
  if (height > greatestJump(jumper)) return settled(OUTCOMES, OUTCOMES.indexOf(IMPOSSIBLE), height);
  const heights = jumper.abilities.has('acrobat') ? [height] : fallsOfJump(height, rulings); // MH-JMP-4
  return {
    outcomes: OUTCOMES,
    tests: heights.length,
    highestPass: highestPass(jumper.stats.I, rulings),
    whenPassed: LANDED,
    whenFailed: FALLS,
    heights,
  };
}

/** One fighter jumps down. */
export const jumpDown: KindDefinition<JumpData> = {
  listing: {
    id: 'jump-down',
    alias: 'descendre-en-sautant',
    summary: { en: 'a jump down, and the fall that may follow', fr: 'descendre en sautant, et la chute possible' },
    fields: [field('subject', 'fighter id', 'identifiant d’un combattant'), field('height', 'inches', 'pas')],
  },
  schema,
  // Who falls was standing.
  neverFelt: ['wound-while-down'],
  needs: ['T', 'W', 'I'],
  doings: ['moves'],
  check: ({ subject }, variant) => checkFighterId(['subject'], subject, variant),
  warn: ({ subject, height }, variant) => {
    const limit = greatestJump(combatantOf(variant, subject));
    if (height <= limit) return [];
    const message = {
      en: `a jump down of ${height} inches is impossible`,
      fr: `un saut de ${height} pas vers le bas est impossible`,
    };
    return [
      warning('impossible', ['height'], message, {
        en: `${subject} jumps down ${limit} inches at most`,
        fr: `${subject} saute de ${limit} pas au plus`,
      }),
    ];
  },
  compile: ({ subject, height }, variant, options) =>
    compilePeril(variant, options, subject, (jumper) => perilOf(height, jumper, variant), {
      countsTests: true,
      isJump: true,
    }),
};
