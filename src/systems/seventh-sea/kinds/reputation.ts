import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { integer, kindWord } from '../../schema-parts.ts';
import { CONTINUES, type CompileOptions, type Finding, type Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { check as reaches } from '../checks.ts';
import { error } from '../findings.ts';
import { buildRoll, type Roll } from '../pools.ts';
import { attemptWords } from '../roll-words.ts';
import { SITE } from '../sites.ts';
import type { KindDefinition } from './kind.ts';

const action = fields(
  {
    dice: integer(1, 99, 'reputation dice put into it'),
    tn: integer(0, 999, 'target number'),
  },
  { dés: 'dice', nd: 'tn' },
);

const schema = fields({
  kind: kindWord('reputation', 'réputation').describe('actions that reputation makes possible'),
  points: integer(-999, 999, 'points of reputation'),
  actions: z.array(action).min(1).max(30).describe('actions of one act: {dice, tn}'),
});

type ReputationData = z.infer<typeof schema>;

/** Points of reputation for each die. // SS-REP-1 */
const POINTS_A_DIE = 10;

const OUTCOMES = [outcome('success', 'success', 'réussite'), inVain(outcome('failure', 'failure', 'échec'))];
const METRICS = [metric('successes', { en: 'actions', fr: 'actions' }, 'actions that succeed', 'actions réussies')];
const SUCCESS = 0;
const FAILURE = 1;

interface Attempt {
  readonly roll: Roll;
  readonly tn: number;
}

/** The dice put into an action are all kept. // SS-REP-1 */
function attemptsOf({ actions }: ReputationData, { rulings }: Variant, options: CompileOptions): readonly Attempt[] {
  return actions.map(({ dice, tn }) => ({
    roll: buildRoll({ rolled: dice, kept: dice, bonus: 0 }, { sort: 'exploding' }, rulings, drawsLaws(options)),
    tn,
  }));
}

/** The actions of one act, one after the other. // SS-REP-1 */
class ReputationModel extends Act<'tried' | 'failed' | 'successes'> {
  private readonly attempts: readonly Attempt[];

  constructor(attempts: readonly Attempt[], { engine }: CompileOptions) {
    const words = attempts.map(({ roll, tn }) => attemptWords('', roll, tn));
    super({
      outcomes: OUTCOMES,
      metrics: METRICS,
      actors: ['reputation'],
      engine,
      keyed: ['tried', 'failed'],
      counted: ['successes'],
      opening: { en: words.map(({ en }) => en).join('; '), fr: words.map(({ fr }) => fr).join(' ; ') },
    });
    this.attempts = attempts;
  }

  protected advance(state: Record<'tried' | 'failed' | 'successes', number>, dice: Dice): number {
    const { roll, tn } = this.attempts[state.tried] as Attempt;
    dice.scope(1, 0);
    state.tried += 1;
    if (reaches(roll, tn, dice, SITE.roll)) state.successes += 1;
    else state.failed = 1;
    if (state.tried < this.attempts.length) return CONTINUES;
    return state.failed === 0 ? SUCCESS : FAILURE;
  }
}

function check({ points, actions }: ReputationData): readonly Finding[] {
  const has = Math.floor(Math.abs(points) / POINTS_A_DIE);
  const spent = actions.reduce((sum, { dice }) => sum + dice, 0);
  if (spent <= has) return [];
  const message = `${points} points of reputation give only ${has} dice, not ${spent}`;
  return [error('reputation-dice', ['actions'], message, `put ${has} dice or fewer into the actions of an act`)];
}

/** What reputation can do in one act. */
export const reputation: KindDefinition<ReputationData> = {
  listing: {
    id: 'reputation',
    alias: 'réputation',
    summary: { en: 'actions that reputation makes possible', fr: 'actions que la réputation rend possibles' },
    needsFighters: false,
    fields: [
      field('points', 'points of reputation: a die for every 10', 'points de réputation : un dé par tranche de 10'),
      field('actions', 'list of {dice, tn}', 'liste de {dés, nd}'),
    ],
  },
  schema,
  check,
  compile: (data, variant, options) => played(new ReputationModel(attemptsOf(data, variant, options), options)),
};
