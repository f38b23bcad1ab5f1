import type { z } from 'zod';
import { field } from '../../field.ts';
import type { Finding, Model, Variant } from '../../system.ts';
import { Arena } from '../arena.ts';
import { batchTablesFor } from '../batch-tables.ts';
import { DiveModel } from '../dive.ts';
import { Falls, HEIGHT_MAX } from '../falling.ts';
import { checkFighterId, warning } from '../findings.ts';
import { fallsOfJump, JUMP_MAX } from '../jumping.ts';
import { countsExact, isWithin } from '../mobility.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import { tacticsOf } from '../tactics.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('diving-charge', 'charge-plongeante').describe('one fighter jumps down on another'),
  attacker: fighterId.describe('who jumps'),
  target: fighterId.describe('on whom he jumps'),
  height: inches(HEIGHT_MAX, 'height of the jump'),
  distance: inches(HEIGHT_MAX, 'from the landing point to the target').default(0),
});

type DivingData = z.infer<typeof schema>;

/** How near the landing point the enemy has to be, in inches. // MH-DIV-1 */
const REACH = 2;

function isNearEnough({ distance }: DivingData, { rulings }: Variant): boolean {
  return isWithin(distance, REACH, rulings);
}

function warn(data: DivingData, variant: Variant): readonly Finding[] {
  if (data.height > JUMP_MAX) {
    const message = {
      en: `a diving charge from ${data.height} inches is not allowed`,
      fr: `une charge plongeante d’une hauteur de ${data.height} pas n’est pas permise`,
    };
    return [
      warning('not-allowed', ['height'], message, {
        en: `it starts from ${JUMP_MAX} inches at most`,
        fr: `elle part de ${JUMP_MAX} pas au plus`,
      }),
    ];
  }
  if (isNearEnough(data, variant)) return [];
  const message = {
    en: `a diving charge at a target ${data.distance} inches from the landing point is not allowed`,
    fr: `une charge plongeante sur une cible à ${data.distance} pas du point de chute n’est pas permise`,
  };
  const hint = countsExact(variant.rulings)
    ? { en: `he must be ${REACH} inches at most away`, fr: `elle doit être à ${REACH} pas au plus` }
    : { en: `he must be less than ${REACH} inches away`, fr: `elle doit être à moins de ${REACH} pas` };
  return [warning('not-allowed', ['distance'], message, hint)];
}

/** One fighter jumps down on another; one close-combat phase follows. */
export const divingCharge: KindDefinition<DivingData> = {
  listing: {
    id: 'diving-charge',
    alias: 'charge-plongeante',
    summary: {
      en: 'a jump down on an enemy, then one close-combat phase',
      fr: 'un saut sur un ennemi, puis une phase de corps à corps',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('height', 'inches', 'pas'),
      field(
        'distance',
        'inches from the landing point to the target, default 0',
        'pas du point de chute à la cible, par défaut 0',
      ),
    ],
  },
  schema,
  // Who dives was standing.
  neverFelt: ['stood-up-strike'],
  needs: ['WS', 'S', 'T', 'W', 'I', 'A', 'Ld'],
  doings: ['blows', 'opening-shots', 'moves'],
  check: ({ attacker, target }, variant) => [
    ...checkFighterId(['attacker'], attacker, variant),
    ...checkFighterId(['target'], target, variant),
  ],
  warn,
  compile: (data, variant, { engine }) => {
    const { attacker, target, height } = data;
    const arena = new Arena(variant, [attacker, target], [[attacker], [target]]);
    const heights = fallsOfJump(height, variant.rulings); // MH-JMP-2, MH-JMP-3
    const model = new DiveModel({
      arena,
      isAllowed: height <= JUMP_MAX && isNearEnough(data, variant), // MH-DIV-1
      tests: heights.length,
      falls: new Falls(arena.combatant(0), heights, variant.rulings, engine, true),
      tables: batchTablesFor(arena.readings, engine, false),
    });
    return { model: model as Model, tactics: tacticsOf(arena) };
  },
};
