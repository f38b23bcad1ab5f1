import { z } from 'zod';
import { type BestResponse, bestResponse } from '../../engine/best-response.ts';
import { ExactLimitError } from '../../errors.ts';
import type { BestPlayRequest, Player } from '../../scenario/analyses/best-play.ts';
import type { AskedChoice } from '../../systems/system.ts';
import type { Lab } from '../lab.ts';
import type { Bilingual } from '../summary-parts.ts';

const rule = z.strictObject({
  path: z.string(),
  situation: z
    .strictObject({ en: z.array(z.string()), fr: z.array(z.string()) })
    .describe('before the step, a line a fighter'),
  rounds: z.tuple([z.int(), z.int()]),
  option: z.string(),
  fallback: z.string().describe('what the scenario has instead'),
  visits: z.number().describe('how often a trial meets it'),
  gain: z.number().describe('what the choice is worth where it is met'),
});

export const response = z.strictObject({
  player: z.string(),
  value: z.number(),
  states: z.int(),
  decisions: z.array(z.string()).describe('paths of the choices that were free at every moment'),
  rules: z.array(rule).describe('where the best choice is not that of the scenario, the most rewarding first'),
});

type Response = z.infer<typeof response>;

interface Responses {
  readonly responses: Response[];
  /** Why there are none. */
  readonly note: Bilingual | null;
}

const RULES_MAX = 60;

/** Each player's best policy when every choice may depend on the state, the others playing as the scenario has them. */
export async function respond(
  { measure, base }: BestPlayRequest,
  players: readonly Player[],
  lab: Lab,
): Promise<Responses> {
  const { model, tactics } = lab.system.compile(base.variant, { engine: 'tables', choices: 'free' });
  const { choices = [] } = model;
  if (choices.length === 0 || measure.kind === 'metric')
    return { responses: [], note: choices.length === 0 ? BEFOREHAND : ONLY_OUTCOMES };
  if ((await lab.law(base.variant, 'outcomes')) === null) return { responses: [], note: TOO_LARGE };
  const payoff = model.outcomes.map(({ name }) => (name === measure.name ? 1 : 0));
  const responses: Response[] = [];
  for (const [index, player] of players.entries()) {
    const isFree = model.actors.map((actor) => player.fighters.includes(fighterOf(actor)));
    const aim = index === 0 ? 'most' : 'least';
    try {
      const found = bestResponse(model, tactics, payoff, {
        isFree,
        optionCounts: choices.map(({ options }) => options.length),
        aim,
      });
      responses.push(responseOf(player.name, found, choices, model.actors));
    } catch (error) {
      if (!(error instanceof ExactLimitError)) throw error;
      return { responses: [], note: TOO_LARGE };
    }
  }
  return { responses, note: null };
}

/** `ghoul 2` → `ghoul`: one of several of a kind. */
function fighterOf(actor: string): string {
  return actor.replace(/\s+\d+$/, '');
}

function responseOf(
  player: string,
  { value, states, rules }: BestResponse,
  choices: readonly AskedChoice[],
  actors: readonly string[],
): Response {
  const pathOf = (actor: number, decision: number): string =>
    `${actors[actor] ?? actor}.tactics.${choices[decision]?.id ?? decision}`;
  const met = [...new Set(rules.map(({ actor, decision }) => pathOf(actor, decision)))].sort();
  const worth = (one: (typeof rules)[number]): number => Math.abs(one.gain) * one.visits;
  const told = rules
    .filter(({ option: chosen, fallback }) => chosen !== fallback)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, RULES_MAX)
    .map(
      ({ decision, actor, situation, rounds, option: chosen, fallback, visits, gain }): Response['rules'][number] => ({
        path: pathOf(actor, decision),
        situation: { en: [...situation.en], fr: [...situation.fr] },
        rounds: [rounds[0], rounds[1]],
        option: choices[decision]?.options[chosen] ?? String(chosen),
        fallback: choices[decision]?.options[fallback] ?? String(fallback),
        visits,
        gain,
      }),
    );
  return { player, value, states, decisions: met, rules: told };
}

const BEFOREHAND = {
  en: 'Every option holds for the whole fight: choices anew in every situation are not solved for this kind of engagement.',
  fr: 'Chaque option vaut pour tout le combat\u00a0: ce genre d’engagement ne se résout pas situation par situation.',
};
const ONLY_OUTCOMES = {
  en: 'Choices that depend on the state are solved for outcomes only, not for the mean of a metric.',
  fr: 'Les choix qui dépendent de l’état ne sont résolus que pour une issue, non pour la moyenne d’une mesure.',
};
const TOO_LARGE = {
  en: 'Choices that depend on the state were not solved: the run samples, or the states are too many.',
  fr: 'Les choix qui dépendent de l’état n’ont pas été résolus\u00a0: le calcul procède par tirages, ou les états sont trop nombreux.',
};
