import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { fields, word } from '../../vocabulary.ts';
import { checkLevel, levelWord, personalModifier } from '../battle-fields.ts';
import { BattlePersonalModel } from '../battle-personal.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart } from '../findings.ts';
import { CHARACTERS } from '../ranks.ts';
import { BATTLE_STATES, type BattleState } from '../table-types.ts';
import { tablesOf } from '../tables.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('battle-personal', 'jet-personnel').describe('a hero’s part in one turn of a battle'),
    subject: fighterId.describe('who takes part'),
    level: levelWord.default('engaged').describe('how deep he is in the battle'),
    state: (
      word({
        noun: 'state of the turn',
        ids: BATTLE_STATES,
        aliases: { perdant: 'losing', égal: 'even', gagnant: 'winning' },
      }) as z.ZodType<BattleState>
    )
      .default('even')
      .describe('how the turn goes for his side'),
    modifier: personalModifier.default(0),
  },
  { sujet: 'subject', niveau: 'level', état: 'state', modificateur: 'modifier' },
);

type BattlePersonalData = z.infer<typeof schema>;

/** A hero's part in one turn of a battle. */
export const battlePersonal: KindDefinition<BattlePersonalData> = {
  listing: {
    id: 'battle-personal',
    alias: 'jet-personnel',
    summary: {
      en: 'what one turn of a battle does to a hero, and what it brings him',
      fr: 'ce qu’un tour de bataille fait à un héros, et ce qu’il lui apporte',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field(
        'level',
        'reserve, disengaged, engaged (default) or first-line',
        'soutien, désengagé, engagé (défaut) ou première-ligne',
      ),
      field('state', 'losing, even (default) or winning', 'perdant, égal (défaut) ou gagnant'),
      field('modifier', 'points on the roll, default 0', 'points sur le jet, par défaut 0'),
    ],
  },
  schema,
  // No wound is a grenade’s, and nobody leads officers.
  neverFelt: ['grenade-step', 'officer-penalty'],
  tables: () => ['battle-table'],
  check: ({ subject, level }, variant) => [
    ...checkPart(['subject'], subject, CHARACTERS, variant),
    ...checkLevel(['level'], level, variant),
  ],
  compile: ({ subject, level, state, modifier }, variant, options) => {
    const who = combatantOf(variant, subject);
    const { rulings } = variant;
    const table = tablesOf(variant)['battle-table'];
    return played(new BattlePersonalModel({ who, level, state, modifier, table, rulings }, options));
  },
};
