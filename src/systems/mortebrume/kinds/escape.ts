import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { InvariantError } from '../../../errors.ts';
import { Act, type ActFacts, played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { CONTINUES, type CompileOptions, type Finding, type Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { type Aptitude, aptitudeText } from '../aptitude.ts';
import { checkConscious } from '../checks.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { error } from '../findings.ts';
import { Roll, Rolls } from '../roll.ts';
import { rolledAptitude } from '../rolled.ts';
import { SITE } from '../sites.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const MODIFIER_MAX = 99;
const ATTEMPTS_MAX = 100;

const schema = fields(
  {
    kind: kindWord('escape', 'évasion').describe('attempts of a prisoner to escape'),
    prisoner: fighterId.describe('who tries to escape'),
    captor: fighterId.describe('who holds him'),
    attempts: integer(1, ATTEMPTS_MAX, 'attempts at most').default(1),
    modifier: integer(-MODIFIER_MAX, MODIFIER_MAX, 'added to each roll').default(0),
  },
  { prisonnier: 'prisoner', gardien: 'captor', tentatives: 'attempts', modificateur: 'modifier' },
);

type EscapeData = z.infer<typeof schema>;

const FREE = 0;
const PRISONER = 1;

interface EscapeFacts extends ActFacts<'attempts'> {
  readonly rolls: Rolls;
  readonly aptitude: Aptitude;
  readonly modifier: number;
  readonly difficulty: number;
  readonly most: number;
}

/** Attempts one after the other, until one succeeds. // MB-ESC-1 to 3 */
class EscapeModel extends Act<'attempts'> {
  private readonly facts: EscapeFacts;
  private readonly roll = new Roll();

  constructor(facts: EscapeFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(state: Record<'attempts', number>, dice: Dice): number {
    const { rolls, aptitude, modifier, difficulty, most } = this.facts;
    dice.scope(1, 0);
    rolls.roll(this.roll, aptitude, modifier, 0, dice, SITE.escape);
    state.attempts += 1;
    if (this.roll.reaches(difficulty)) return FREE;
    return state.attempts === most ? PRISONER : CONTINUES;
  }
}

function modelOf(data: EscapeData, variant: Variant, options: CompileOptions): EscapeModel {
  const prisoner = combatantOf(variant, data.prisoner);
  const captor = combatantOf(variant, data.captor);
  const aptitude = rolledAptitude(prisoner, 'escape', variant);
  if (aptitude === null) throw new InvariantError(`${data.prisoner} has nothing to escape with`);
  const difficulty = captor.physiqueLeft + captor.armour;
  const text = aptitudeText(aptitude);
  return new EscapeModel({
    outcomes: [outcome('free', 'free', 'libre'), outcome('prisoner', 'still a prisoner', 'toujours prisonnier')],
    metrics: [metric('attempts', UNITS.attempts, 'attempts made', 'tentatives faites')],
    actors: [prisoner.name, captor.name],
    engine: options.engine,
    keyed: ['attempts'],
    counted: ['attempts'],
    opening: {
      en: `${prisoner.name} tries to escape: ${text} against ${difficulty}`,
      fr: `${prisoner.name} tente de s’évader : ${text} contre ${difficulty}`,
    },
    rolls: new Rolls(rulingsOf(variant), options),
    aptitude,
    modifier: data.modifier,
    difficulty,
    most: data.attempts,
  });
}

function check(data: EscapeData, variant: Variant): readonly Finding[] {
  const findings = [
    ...checkConscious(['prisoner'], data.prisoner, 'MB-ESC-1', variant),
    ...checkConscious(['captor'], data.captor, 'MB-PRIS-1', variant),
  ];
  if (data.prisoner !== data.captor) return findings;
  const message = `${data.captor} cannot hold himself prisoner`;
  return [...findings, error('captor', ['captor'], message, 'name two fighters')];
}

/** Attempts of a prisoner to escape. */
export const escapeKind: KindDefinition<EscapeData> = {
  listing: {
    id: 'escape',
    alias: 'évasion',
    summary: { en: 'attempts of a prisoner to escape', fr: 'les tentatives d’évasion d’un prisonnier' },
    fields: [
      field('prisoner', 'fighter id', 'identifiant d’un combattant'),
      field('captor', 'fighter id', 'identifiant d’un combattant'),
      field('attempts', 'at most so many, default 1', 'au plus autant, défaut 1'),
      field('modifier', 'added to each roll, default 0', 'ajouté à chaque jet, défaut 0'),
    ],
  },
  schema,
  needs: ({ prisoner }) => [{ fighter: prisoner, rolls: ['escape'], rule: 'MB-ESC-1' }],
  check,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
