import { z } from 'zod';
import { integer } from '../schema-parts.ts';
import { fields, noted, word, wordOrName } from '../vocabulary.ts';
import {
  aliasesOf,
  DECISION_IDS,
  type DecisionId,
  type OptionOf,
  occasionOf,
  optionsOf,
  POLICY_ALIASES,
  type PolicyId,
  type PolicyOptionOf,
  policyOptionsOf,
  TACTIC_ALIASES,
} from './decisions.ts';

/** How a fighter answers one attack. */
export type Reaction = OptionOf<'reaction'>;

/** What tactics may be besides a word. */
interface Forms {
  /** One reaction per attacker. */
  readonly reactions: readonly Reaction[];
  /** Points of malus per attacker. */
  readonly 'malus-split': readonly number[];
  /** Physique points. */
  readonly stake: number;
}

type ChoiceOf<Id extends DecisionId> = OptionOf<Id> | (Id extends keyof Forms ? Forms[Id] : never);

/** `tactics` of a scenario: decision point → option; those that are written. */
export type TacticsData = { readonly [Id in DecisionId]?: ChoiceOf<Id> | undefined };

/** Every choice that a fighter has made beforehand: decision point → option. */
export type FighterTactics = { readonly [Id in DecisionId]: ChoiceOf<Id> };

/** The plan against a combined attack that a reaction stands for. */
const PLANS: Readonly<Record<Reaction, OptionOf<'reactions'>>> = {
  pass: 'pass-first',
  dodge: 'dodge-all',
  take: 'take-all',
};

/** The choices of a scenario, with the defaults wherever it is silent. */
export function tacticsOf(data: TacticsData): FighterTactics {
  const defaults = Object.fromEntries(DECISION_IDS.map((id) => [id, optionsOf(id)[0]]));
  const written = Object.fromEntries(Object.entries(data).filter(([, option]) => option !== undefined));
  return { ...defaults, reactions: PLANS[data.reaction ?? 'pass'], ...written } as FighterTactics;
}

function wordOf(noun: string, ids: readonly string[], id?: DecisionId): z.ZodType<string> {
  return word({ noun, ids, aliases: aliasesOf(ids, id) });
}

/** Most attackers of a list of reactions or points. */
const ATTACKERS_MAX = 30;
/** Most physique points that can be staked. */
const STAKE_MAX = 99;

function listOf(id: 'reactions' | 'malus-split' | 'stake'): z.ZodType {
  if (id === 'stake') return integer(0, STAKE_MAX, 'physique points staked');
  if (id === 'reactions') return z.array(wordOf('reaction', optionsOf('reaction'))).max(ATTACKERS_MAX);
  return z.array(integer(0, ATTACKERS_MAX, 'points of malus')).max(ATTACKERS_MAX);
}

const FORM_WORDS = {
  reactions: 'or a list with one of pass, dodge, take per attacker',
  'malus-split': 'or a list of whole numbers, one per attacker',
  stake: `or a whole number from 0 to ${STAKE_MAX}`,
} as const;

function choiceSchema(id: DecisionId): z.ZodType {
  const ids = optionsOf(id);
  const choice = wordOf(`${id} tactic`, ids, id);
  if (id !== 'reactions' && id !== 'malus-split' && id !== 'stake') return choice;
  const allowed = `${ids.join(', ')}, ${FORM_WORDS[id]}`;
  return noted(z.union([listOf(id), choice]), { noun: `${id} tactic`, allowed, ids, aliases: aliasesOf(ids, id) });
}

/** Schema of a fighter's `tactics`. */
export const TACTICS_SCHEMA = fields(
  Object.fromEntries(DECISION_IDS.map((id) => [id, choiceSchema(id).optional().describe(occasionOf(id).en)])),
  TACTIC_ALIASES,
) as z.ZodType<TacticsData>;

/** What one side has decided beforehand. */
export type SidePolicy = {
  readonly [Id in Exclude<PolicyId, 'champion'>]: PolicyOptionOf<Id>;
} & {
  /** `best`, or the id of a fighter of the side. */
  readonly champion: string;
};

/** `policy` of an engagement: side → its choices; those that are written. */
export type PolicyData = Readonly<Record<string, Partial<SidePolicy>>>;

/** Who stands for a side: `best`, or the id of a fighter. */
export const championName = wordOrName(
  { noun: 'champion', ids: policyOptionsOf('champion'), aliases: aliasesOf(policyOptionsOf('champion')) },
  'best, or a fighter of the side',
);

/** Schema of one policy by its id. */
export function policySchema(id: PolicyId): z.ZodType<string> {
  if (id === 'champion') return championName;
  return wordOf(`${id} policy`, policyOptionsOf(id));
}

/** Schema of `policy: { <side>: … }` with the choices that a kind knows. */
export function policiesSchema(ids: readonly PolicyId[]): z.ZodType<PolicyData> {
  const aliases = Object.fromEntries(Object.entries(POLICY_ALIASES).filter(([, id]) => ids.includes(id as PolicyId)));
  const side = fields(Object.fromEntries(ids.map((id) => [id, policySchema(id).optional()])), aliases);
  return noted(z.record(z.string(), side), {
    allowed: `side → choices: ${ids.join(', ')}`,
  }) as z.ZodType<PolicyData>;
}

/** The choices of a side, with the defaults wherever the scenario is silent. */
export function policyOf(data: PolicyData, side: string): SidePolicy {
  const own = data[side] ?? {};
  return {
    activation: own.activation ?? 'listed',
    target: own.target ?? 'weakest',
    combine: own.combine ?? 'never',
    champion: own.champion ?? 'best',
    'morale-use': own['morale-use'] ?? 'first-attack',
  };
}
