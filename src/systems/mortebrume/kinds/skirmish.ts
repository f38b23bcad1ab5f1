import { z } from 'zod';
import { contested, played } from '../../act.ts';
import { field } from '../../field.ts';
import { kindWord, sides } from '../../schema-parts.ts';
import { checkSideName, checkSides, expandSide, type Sides, twoSides } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { championOrder } from '../champions.ts';
import { tacticError } from '../check-plan.ts';
import { checkConscious, checkHandToHand } from '../checks.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { POLICY_IDS } from '../decisions.ts';
import { initiativeNeeds, ROUNDS_MAX, rounds } from '../fight-fields.ts';
import { error, oneOf, sideFindings } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import type { Host } from '../muster.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import { type Plan, plannedRolls, splitMalus, wantedReactions } from '../plan.ts';
import { SkirmishModel } from '../skirmish.ts';
import { FIGHTERS_MAX } from '../skirmish-state.ts';
import { warnOfStalemate } from '../stalemate.ts';
import { policiesSchema, policyOf } from '../tactics.ts';
import type { KindDefinition, Need } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('skirmish', 'escarmouche').describe('two sides, turn by turn'),
    sides,
    rounds,
    morale: z.boolean().default(true).describe('morale is asked for after a turn in which somebody fell'),
    policy: policiesSchema(POLICY_IDS).default({}).describe('side → what it has decided beforehand'),
  },
  { camps: 'sides', tours: 'rounds', moral: 'morale', politique: 'policy' },
);

type SkirmishData = z.infer<typeof schema>;

function check(data: SkirmishData, variant: Variant): readonly Finding[] {
  const all = data.sides as Sides;
  const wrong = checkSides(sideFindings, all, variant, FIGHTERS_MAX);
  if (wrong.length > 0) return wrong;
  const fighters = [...new Set(Object.values(all).flatMap(expandSide))];
  return [
    ...Object.entries(all).flatMap(([side, entries]) =>
      [...new Set(expandSide(entries))].flatMap((id) => checkConscious(['sides', side], id, 'MB-SKIR-6', variant)),
    ),
    ...fighters.flatMap((id) => [...checkHandToHand(id, 'skirmish', variant), ...checkTactics(id, variant)]),
    ...Object.entries(data.policy).flatMap(([side, { champion }]) => checkPolicy(side, champion, all)),
  ];
}

/** Plans that need to know how many attack. // MB-SKIR-4 */
function checkTactics(id: string, variant: Variant): readonly Finding[] {
  const { reactions, 'malus-split': split } = combatantOf(variant, id).tactics;
  const findings: Finding[] = [];
  if (typeof reactions !== 'string') {
    const message = 'reactions is a list: in a skirmish nobody knows how many will attack (MB-SKIR-4)';
    findings.push(tacticError(id, 'reactions', message, 'write pass-first, pass-last, dodge-all or take-all'));
  }
  if (split === 'optimal') {
    const message = 'malus-split: optimal is not available in a skirmish (MB-COMB-5)';
    findings.push(tacticError(id, 'malus-split', message, 'write even, first or last'));
  }
  return findings;
}

function checkPolicy(side: string, champion: string | undefined, all: Sides): readonly Finding[] {
  const unknown = checkSideName(sideFindings, ['policy', side], side, all);
  if (unknown.length > 0 || champion === undefined || champion === 'best') return unknown;
  const own = [...new Set(expandSide(all[side] ?? []))];
  if (own.includes(fighterOf(champion))) return [];
  const message = `${JSON.stringify(champion)} is no fighter of side ${side}`;
  return [error('champion', ['policy', side, 'champion'], message, oneOf(champion, ['best', ...own], 'champions'))];
}

function warn({ sides }: SkirmishData, variant: Variant): readonly Finding[] {
  const { fighters } = twoSides(sides as Sides);
  const combatants = fighters.map((side) => [...new Set(side)].map((id) => combatantOf(variant, id)));
  const [first = [], second = []] = combatants;
  return [...warnOfLists(combatants.flat()), ...warnOfStalemate([first, second], rulingsOf(variant))];
}

/** Lists of points count as even. // MB-SKIR-4 */
function warnOfLists(combatants: readonly Combatant[]): readonly Finding[] {
  const ids = combatants.filter(({ tactics }) => typeof tactics['malus-split'] !== 'string').map(({ name }) => name);
  return [...new Set(ids)].map((id) => {
    const message = `malus-split of ${id} is a list: in a skirmish it counts as even (MB-SKIR-4)`;
    const french = `\`malus-split\` de ${id} est une liste\u00a0: dans une escarmouche, elle compte comme \`malus-split: even\` (MB-SKIR-4)`;
    const frenchHint = 'écrivez `malus-split: even`, `malus-split: first` ou `malus-split: last`';
    return {
      ...tacticError(id, 'malus-split', message, 'write even, first or last'),
      severity: 'warning',
      french,
      frenchHint,
    };
  });
}

function needs({ sides, morale }: SkirmishData, variant: Variant): readonly Need[] {
  const fighters = [...new Set(Object.values(sides as Sides).flatMap(expandSide))];
  return fighters.flatMap((id): readonly Need[] => [
    ...attackNeeds(id, variant),
    ...answerNeeds(id, variant, 'pass'),
    ...answerNeeds(id, variant, 'dodge'),
    ...initiativeNeeds(id, variant),
    ...(morale ? [{ fighter: id, rolls: ['will'] as const, rule: 'MB-MOR-2' }] : []),
  ]);
}

function hostsOf(data: SkirmishData, sideFighters: readonly (readonly Combatant[])[]): readonly [Host, Host] {
  const { names } = twoSides(data.sides as Sides);
  const host = (side: 0 | 1): Host => {
    const fighters = sideFighters[side] ?? [];
    const first = side === 0 ? 0 : (sideFighters[0]?.length ?? 0);
    const policy = policyOf(data.policy, names[side]);
    const champions = championOrder(fighters, policy.champion).map((index) => first + index);
    return { name: names[side], first, end: first + fighters.length, policy, champions };
  };
  return [host(0), host(1)];
}

/** How a fighter answers one, two, three … who attack together. // MB-SKIR-4 */
function plansOf(who: Combatant): readonly Plan[] {
  const { 'malus-split': split } = who.tactics;
  const fixed = typeof split !== 'string' || split === 'optimal' ? 'even' : split;
  return Array.from({ length: FIGHTERS_MAX }, (_, count) => {
    const areRanged = new Array<boolean>(count).fill(false);
    const wanted = wantedReactions(who, { areRanged, canDodgeShots: true });
    return { wanted, malus: splitMalus(fixed, plannedRolls(wanted)) };
  });
}

function compile(
  data: SkirmishData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const sideFighters = instancesOf(Object.values(data.sides as Sides)).map((names) =>
    names.map((name) => combatantOf(variant, name)),
  );
  const combatants = sideFighters.flat();
  const fight = played(
    new SkirmishModel({
      hosts: hostsOf(data, sideFighters),
      combatants,
      plans: combatants.map(plansOf),
      rulings: rulingsOf(variant),
      engine,
      rounds: data.rounds,
      hasMorale: data.morale,
    }),
  );
  return contested(fight, sideFighters);
}

/** Two sides, turn by turn, until one of them has nobody left. // MB-SKIR */
export const skirmish: KindDefinition<SkirmishData> = {
  listing: {
    id: 'skirmish',
    alias: 'escarmouche',
    summary: {
      en: 'two sides hand to hand, turn by turn, with morale and combined attacks',
      fr: 'deux camps au corps à corps, tour par tour, avec moral et attaques combinées',
    },
    fields: [
      field(
        'sides',
        'exactly two: name → list of fighter ids (`2 x human`)',
        'exactement deux : nom → liste de combattants (`2 x human`)',
      ),
      field('rounds', `1 to ${ROUNDS_MAX}, default 20: cap of turns`, `1 à ${ROUNDS_MAX}, défaut 20 : limite de tours`),
      field(
        'morale',
        'true (default) | false: it is asked for after a turn in which somebody fell',
        'true (défaut) | false : on le demande après un tour où quelqu’un est tombé',
      ),
      field(
        'policy',
        '{<side>: {activation, target, combine, champion, morale-use}}',
        '{<camp> : {activation, cible, combiner, champion, usage-du-moral}}',
      ),
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile,
};
