import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { InvariantError } from '../../../errors.ts';
import { Act, drawsLaws, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { check as reaches } from '../checks.ts';
import { combatantOf } from '../combatant.ts';
import { raises, skillId, traitWord, warnOfSkill } from '../deed-fields.ts';
import { deedOf, rollOfDeed } from '../deeds.ts';
import { checkPart, error, warning } from '../findings.ts';
import { RAISE, type Roll } from '../pools.ts';
import { CHARACTERS } from '../ranks.ts';
import { attemptWords } from '../roll-words.ts';
import { SITE } from '../sites.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

/** What an art asks for. // SS-SORC-1 */
const ARTS: Readonly<Record<string, { readonly costsDrama: boolean; readonly rolls: boolean }>> = {
  glamour: { costsDrama: true, rolls: false },
  laerdom: { costsDrama: false, rolls: true },
  porte: { costsDrama: false, rolls: true },
  pyeryem: { costsDrama: true, rolls: true },
  sorte: { costsDrama: false, rolls: true },
};

const schema = fields(
  {
    kind: kindWord('sorcery', 'sorcellerie').describe('somebody calls on his sorcery'),
    subject: fighterId.describe('the sorcerer'),
    art: word({ noun: 'art', ids: Object.keys(ARTS), aliases: {} }).describe('his sorcery'),
    trait: traitWord.optional().describe('trait that he rolls and keeps'),
    skill: skillId.optional().describe('knack of the art'),
    tn: integer(0, 999, 'target number').optional(),
    raises,
    level: integer(0, 10, 'level of a glamour').optional(),
    mastery: integer(0, 10, 'level that he masters').optional(),
    'runes-left': integer(0, 99, 'runes that he can still draw').optional(),
    drama: integer(0, 99, 'drama dice that he has, instead of those of the fighter').optional(),
  },
  {
    sujet: 'subject',
    compétence: 'skill',
    nd: 'tn',
    augmentations: 'raises',
    niveau: 'level',
    maîtrise: 'mastery',
    'runes-restantes': 'runes-left',
    héroïsme: 'drama',
  },
);

type SorceryData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('success', 'success', 'réussite'),
  inVain(outcome('failure', 'failure', 'échec')),
  outcome('impossible', 'impossible', 'impossible'),
];
const SUCCESS = 0;
const FAILURE = 1;
const IMPOSSIBLE = 2;

const METRICS = [metric('drama-spent', UNITS.dice, 'drama dice spent', 'dés d’héroïsme dépensés')];

function artOf({ art }: SorceryData): (typeof ARTS)[string] {
  const found = ARTS[art];
  if (found === undefined) throw new InvariantError(`no art ${art}`);
  return found;
}

/** Whether nothing can come of it, whatever the dice say. // SS-SORC-1 */
function isImpossible(data: SorceryData, variant: Variant): boolean {
  const drama = data.drama ?? combatantOf(variant, data.subject).drama;
  if (artOf(data).costsDrama && drama === 0) return true;
  if (data.art === 'glamour') return (data.level ?? 0) > (data.mastery ?? data.level ?? 0);
  return data.art === 'laerdom' && data['runes-left'] === 0;
}

interface Casting {
  readonly name: string;
  readonly roll: Roll;
  readonly tn: number;
  readonly drama: number;
}

/** An art that needs a roll. // SS-SORC-1 */
class CastingModel extends Act<'spent'> {
  private readonly casting: Casting;

  constructor(casting: Casting, { engine }: CompileOptions) {
    const opening = attemptWords(casting.name, casting.roll, casting.tn);
    super({
      outcomes: OUTCOMES,
      metrics: METRICS,
      actors: [casting.name],
      engine,
      keyed: [],
      counted: ['spent'],
      opening,
    });
    this.casting = casting;
  }

  protected advance(state: Record<'spent', number>, dice: Dice): number {
    const { roll, tn, drama } = this.casting;
    dice.scope(1, 0);
    state.spent = drama;
    return reaches(roll, tn, dice, SITE.roll) ? SUCCESS : FAILURE;
  }
}

function castingOf(data: SorceryData, variant: Variant, options: CompileOptions): Casting {
  const { trait, skill, tn } = data;
  if (trait === undefined || tn === undefined) throw new InvariantError(`${data.art} without trait or tn`);
  const deed = deedOf(combatantOf(variant, data.subject), trait, variant.rulings, { skill });
  return {
    name: data.subject,
    roll: rollOfDeed(deed, variant.rulings, drawsLaws(options)),
    tn: tn + deed.tnMore + RAISE * data.raises,
    drama: artOf(data).costsDrama ? 1 : 0,
  };
}

function check(data: SorceryData, variant: Variant): readonly Finding[] {
  const findings = [...checkPart(['subject'], data.subject, CHARACTERS, variant)];
  if (!artOf(data).rolls) return findings;
  const missing = (['trait', 'skill', 'tn'] as const).filter((key) => data[key] === undefined);
  if (missing.length === 0) return findings;
  const message = `the art ${data.art} needs ${missing.join(', ')}`;
  return [...findings, error('missing-roll', [], message, 'give trait, skill and tn: the art needs a roll')];
}

function warn(data: SorceryData, variant: Variant): readonly Finding[] {
  return artOf(data).rolls ? [...warnOfIdle(data), ...warnOfSkill('skill', data.skill, variant)] : warnOfIdle(data);
}

/** Fields that the art does not heed. */
function warnOfIdle(data: SorceryData): readonly Finding[] {
  const idle: Readonly<Record<string, boolean>> = {
    level: data.art !== 'glamour',
    mastery: data.art !== 'glamour',
    'runes-left': data.art !== 'laerdom',
    drama: !artOf(data).costsDrama,
    trait: !artOf(data).rolls,
    skill: !artOf(data).rolls,
    tn: !artOf(data).rolls,
  };
  return Object.keys(idle)
    .filter((key) => idle[key] === true && data[key as keyof SorceryData] !== undefined)
    .map((key) =>
      warning(
        'pointless-field',
        [key],
        { en: `${key} means nothing to the art ${data.art}`, fr: `\`${key}\` ne signifie rien pour l’art ${data.art}` },
        { en: `leave ${key} out`, fr: `omettez \`${key}\`` },
      ),
    );
}

/** Somebody calls on his sorcery. */
export const sorcery: KindDefinition<SorceryData> = {
  listing: {
    id: 'sorcery',
    alias: 'sorcellerie',
    summary: {
      en: 'calling on a sorcery: can it be, and does it succeed',
      fr: 'activer une sorcellerie : possible, et réussie ?',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('art', 'glamour | laerdom | porte | pyeryem | sorte', 'glamour | laerdom | porte | pyeryem | sorte'),
      field('trait', 'of the roll; glamour needs none', 'du jet ; inutile au glamour'),
      field('skill', 'knack of the art', 'compétence de l’art'),
      field('tn', 'target number', 'niveau de difficulté'),
      field('raises', 'TN +5 each, default 0', 'ND +5 chacune, par défaut 0'),
      field('level', 'of a glamour', 'd’un glamour'),
      field('mastery', 'greatest level that he masters', 'plus haut niveau maîtrisé'),
      field('runes-left', 'of laerdom: 0 makes it impossible', 'de laerdom : 0 le rend impossible'),
      field(
        'drama',
        'drama dice that he has; those of the fighter by default',
        'ses dés d’héroïsme ; par défaut ceux du combattant',
      ),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check,
  warn,
  compile: (data, variant, options) => {
    const facts = { outcomes: OUTCOMES, metrics: METRICS, actors: [data.subject] };
    const opening = { en: `${data.subject}: ${data.art}`, fr: `${data.subject} : ${data.art}` };
    if (isImpossible(data, variant)) return settled({ ...facts, opening }, { outcome: IMPOSSIBLE, values: [0] });
    if (!artOf(data).rolls) return settled({ ...facts, opening }, { outcome: SUCCESS, values: [1] });
    return played(new CastingModel(castingOf(data, variant, options), options));
  },
};
