import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { total } from '../checks.ts';
import { combatantOf, rankOfFighter } from '../combatant.ts';
import { raises, traitWord } from '../deed-fields.ts';
import { deedOf, rollOfDeed } from '../deeds.ts';
import { checkPart, error } from '../findings.ts';
import { RAISE, type Roll, traitTn } from '../pools.ts';
import { CHARACTERS, FIGHTERS } from '../ranks.ts';
import { attemptWords } from '../roll-words.ts';
import { SITE } from '../sites.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('busking', 'cabotinage').describe('a performance for money'),
    subject: fighterId.describe('who performs'),
    trait: traitWord.describe('trait that goes with the knack of busking'),
    audience: fighterId.optional().describe('who listens, by the Resolve of one of them'),
    resolve: integer(0, 10, 'Resolve of the audience, where nobody is named').optional(),
    raises,
    hostile: z.boolean().default(false).describe('the crowd is hostile'),
  },
  {
    sujet: 'subject',
    public: 'audience',
    détermination: 'resolve',
    augmentations: 'raises',
  },
);

type BuskingData = z.infer<typeof schema>;

const OUTCOMES = [outcome('success', 'success', 'réussite'), inVain(outcome('failure', 'failure', 'échec'))];
const METRICS = [metric('cents', { en: 'cents', fr: 'centimes' }, 'cents earned', 'centimes gagnés')];
const SUCCESS = 0;
const FAILURE = 1;

interface Show {
  readonly name: string;
  readonly roll: Roll;
  readonly tn: number;
  /** Total from which each point pays. // busking-margin */
  readonly from: number;
  /** Cents for each point, and for the show. // busking-raise */
  readonly aPoint: number;
  readonly besides: number;
}

/** @source SS-SOC-6 */
function showOf(data: BuskingData, variant: Variant, options: CompileOptions): Show {
  const { rulings } = variant;
  const who = combatantOf(variant, data.subject);
  const deed = deedOf(who, data.trait, rulings, { skill: 'busking' });
  const { audience } = data;
  const resolve = audience === undefined ? (data.resolve ?? 0) : combatantOf(variant, audience).traits.resolve;
  const base = traitTn(resolve) + deed.tnMore;
  const tn = base + RAISE * data.raises;
  const isFlat = rulings['busking-raise'] === 'flat';
  return {
    name: who.name,
    roll: rollOfDeed(deed, rulings, drawsLaws(options)),
    tn,
    from: rulings['busking-margin'] === 'base-tn' ? base : tn,
    aPoint: isFlat ? 1 : 1 + data.raises,
    besides: isFlat ? data.raises : 0,
  };
}

/** One performance. // SS-SOC-6 */
class BuskingModel extends Act<'cents'> {
  private readonly show: Show;

  constructor(show: Show, { engine }: CompileOptions) {
    const opening = attemptWords(show.name, show.roll, show.tn);
    super({
      outcomes: OUTCOMES,
      metrics: METRICS,
      actors: [show.name],
      engine,
      keyed: [],
      counted: ['cents'],
      opening,
    });
    this.show = show;
  }

  protected advance(state: Record<'cents', number>, dice: Dice): number {
    const { roll, tn, from, aPoint, besides } = this.show;
    dice.scope(1, 0);
    const reached = total(roll, dice, SITE.roll);
    if (reached < tn) return FAILURE;
    state.cents = aPoint * (reached - from) + besides;
    return SUCCESS;
  }
}

function check({ subject, audience, resolve, hostile }: BuskingData, variant: Variant): readonly Finding[] {
  const findings = [...checkPart(['subject'], subject, CHARACTERS, variant)];
  const hint = 'write `audience:` with a fighter, or `resolve:` with a number';
  if (audience !== undefined) findings.push(...checkAudience(audience, variant));
  else if (resolve === undefined) findings.push(error('audience', [], 'busking needs an audience', hint));
  if (audience !== undefined && resolve !== undefined) {
    findings.push(error('audience', ['resolve'], 'an audience and a Resolve are both given', hint));
  }
  if (hostile) {
    const message = 'busking before a hostile crowd is not possible (SS-SOC-6)';
    findings.push(error('not-possible', ['hostile'], message, 'leave hostile out'));
  }
  return findings;
}

function checkAudience(audience: string, variant: Variant): readonly Finding[] {
  const wrong = checkPart(['audience'], audience, FIGHTERS, variant);
  if (wrong.length > 0 || rankOfFighter(variant, audience) !== 'villain') return wrong;
  const message = `busking before the villain ${audience} is not possible (SS-SOC-6)`;
  return [error('not-possible', ['audience'], message, 'name another audience')];
}

/** Somebody performs for money. */
export const busking: KindDefinition<BuskingData> = {
  listing: {
    id: 'busking',
    alias: 'cabotinage',
    summary: {
      en: 'a performance: does it please, and what does it earn',
      fr: 'un numéro d’artiste : plaît-il, et que rapporte-t-il',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('trait', 'that goes with busking', 'qui accompagne Bateleur'),
      field('audience', 'fighter id, instead of resolve', 'identifiant d’un combattant, au lieu de la Détermination'),
      field('resolve', 'Resolve of the audience, 0 to 10', 'Détermination du public, 0 à 10'),
      field('raises', 'TN +5 each, more money; default 0', 'ND +5 chacune, plus d’argent ; par défaut 0'),
      field(
        'hostile',
        'false (default); a hostile crowd pays nothing',
        'false (défaut) ; une foule hostile ne paie pas',
      ),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check,
  compile: (data, variant, options) => played(new BuskingModel(showOf(data, variant, options), options)),
};
