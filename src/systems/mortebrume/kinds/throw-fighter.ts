import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkTarget } from '../checks.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { endingsOf } from '../ending.ts';
import { error } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { centimetres, half, LENGTH_MAX, millimetres } from '../lengths.ts';
import {
  checkThrow,
  THROW_ALIASES,
  THROW_FIELDS,
  THROW_LISTING,
  THROWER_LISTING,
  throwNeeds,
  warnOfThrow,
} from '../throw-fields.ts';
import { aimThrow, ThrowModel } from '../throwing.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('throw-fighter', 'lancer-combattant').describe('a fighter is thrown'),
    ...THROW_FIELDS,
    victim: fighterId.describe('who is thrown: a prisoner, or somebody out of combat'),
    recoil: centimetres(LENGTH_MAX, 'by how much the target is pushed back').default(0),
  },
  { ...THROW_ALIASES, victime: 'victim', recul: 'recoil' },
);

type ThrowFighterData = z.infer<typeof schema>;

const VICTIM = 1;
const TARGET = 2;

function modelOf(data: ThrowFighterData, variant: Variant, { engine }: CompileOptions): ThrowModel {
  const rulings = rulingsOf(variant);
  const written = [data.thrower, data.victim, ...(data.target === undefined ? [] : [data.target])];
  const combatants = (instancesOf([written])[0] ?? []).map((name) => combatantOf(variant, name));
  const [thrower, victim] = combatants as [Combatant, Combatant];
  const target = combatants[TARGET] ?? null;
  // MB-VICT-1, MB-VICT-2
  const effect = {
    damage: half(victim.physique, rulings),
    special: 'push-back',
    recoil: millimetres(data.recoil),
  } as const;
  return new ThrowModel({
    combatants,
    target: target === null ? null : TARGET,
    victim: { fighter: VICTIM },
    aim: aimThrow(data, thrower, target, { malus: victim.physique, effect }, variant),
    distance: millimetres(data.distance),
    endings: [
      ...endingsOf(VICTIM, 'victim', ['lost', 'dead', 'out']),
      ...(target === null ? [] : endingsOf(TARGET, 'target', ['lost', 'out'])),
    ],
    rulings,
    engine,
  });
}

function check(data: ThrowFighterData, variant: Variant): readonly Finding[] {
  return [...checkThrow(data, variant), ...checkVictim(data, variant)];
}

// MB-VICT-1
function checkVictim({ thrower, victim, target }: ThrowFighterData, variant: Variant): readonly Finding[] {
  const wrong = checkTarget(['victim'], victim, variant);
  if (wrong.length > 0) return wrong;
  const id = fighterOf(victim);
  if (id === fighterOf(thrower) || (target !== undefined && id === fighterOf(target))) {
    const message = `${victim} is thrown: he cannot be thrower or target as well`;
    return [error('victim', ['victim'], message, 'name another fighter')];
  }
  const { state, physiqueLeft } = combatantOf(variant, victim);
  if (state.isPrisoner || physiqueLeft === 0) return [];
  const message = `${victim} is neither a prisoner nor out of combat: only those may be thrown (MB-VICT-1)`;
  return [error('victim', ['victim'], message, 'write `condition: [prisoner]` or `physique-left: 0`')];
}

/** A fighter is thrown. // MB-VICT */
export const throwFighter: KindDefinition<ThrowFighterData> = {
  listing: {
    id: 'throw-fighter',
    alias: 'lancer-combattant',
    summary: {
      en: 'a prisoner, or somebody out of combat, is thrown',
      fr: 'un prisonnier, ou un combattant hors combat, est lancé',
    },
    fields: [
      THROWER_LISTING,
      field('victim', 'fighter id: who is thrown', 'identifiant d’un combattant : qui est lancé'),
      ...THROW_LISTING,
      field('recoil', 'cm: how far the target is pushed, default 0', 'cm : recul de la cible, défaut 0'),
    ],
  },
  schema,
  // Nobody is stunned by it.
  needs: throwNeeds,
  check,
  warn: warnOfThrow,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
