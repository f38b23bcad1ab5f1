import { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { InvariantError } from '../../../errors.ts';
import { Act, type ActFacts, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { bySide, metric, outcome } from '../../outcomes.ts';
import { integer, kindWord, sides } from '../../schema-parts.ts';
import { checkSideName, checkSides, type Sides, twoSides } from '../../sides.ts';
import type { CompileOptions, Finding, Metric, Outcome, Variant } from '../../system.ts';
import { fields, noted } from '../../vocabulary.ts';
import type { Aptitude } from '../aptitude.ts';
import { championOrder } from '../champions.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { error, oneOf, sideFindings } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { Morale, NOBODY } from '../morale.ts';
import { championName } from '../tactics.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition, Need } from './kind.ts';

/** Most fighters of both sides together. */
const FIGHTERS_MAX = 30;

const schema = fields(
  {
    kind: kindWord('morale', 'moral').describe('the rolls for morale at the start of a turn'),
    sides,
    'lost-last-turn': noted(z.record(z.string(), integer(0, FIGHTERS_MAX, 'fighters lost')), {
      allowed: 'side → fighters out of combat or fled in the previous turn',
    })
      .default({})
      .describe('side → fighters out of combat or fled in the previous turn'),
    champions: noted(z.record(z.string(), championName), {
      allowed: 'side → best, or a fighter of the side',
    })
      .default({})
      .describe('side → who rolls for it: best, or a fighter of the side'),
  },
  { camps: 'sides', 'perdus-au-tour-précédent': 'lost-last-turn' },
);

type MoraleData = z.infer<typeof schema>;

/** Whether somebody may stand for his side. // MB-MOR-2 */
function canRoll({ physiqueLeft, state }: Combatant): boolean {
  return physiqueLeft > 0 && !state.isDead && !state.isPrisoner;
}

/** One side before it rolls. */
interface Host {
  readonly name: string;
  readonly fighters: readonly Combatant[];
  /** Index of its champion, -1 where nobody can roll. */
  readonly champion: number;
  readonly level: number;
  readonly lost: number;
}

function hostsOf(data: MoraleData, variant: Variant): readonly [Host, Host] {
  const { names } = twoSides(data.sides as Sides);
  const lists = instancesOf(Object.values(data.sides));
  const host = (side: 0 | 1): Host => {
    const name = names[side];
    const fighters = (lists[side] ?? []).map((instance) => combatantOf(variant, instance));
    const standing = fighters.filter(canRoll);
    const order = championOrder(fighters, data.champions[name] ?? 'best');
    return {
      name,
      fighters,
      champion: order.find((index) => canRoll(fighters[index] as Combatant)) ?? -1,
      level: standing.reduce((total, { level }) => total + level, 0),
      lost: data['lost-last-turn'][name] ?? 0,
    };
  };
  return [host(0), host(1)];
}

type Numbers = 'firstBonus' | 'secondBonus' | 'firstDestiny' | 'secondDestiny' | 'margin';
const NUMBERS: readonly Numbers[] = ['firstBonus', 'secondBonus', 'firstDestiny', 'secondDestiny', 'margin'];

interface MoraleFacts extends ActFacts<Numbers> {
  readonly morale: Morale;
  /** From which the margin is counted. */
  readonly least: number;
}

const NONE = 2;
const NOT_POSSIBLE = 3;

/** Morale, once. // MB-MOR-1 to 7 */
class MoraleModel extends Act<Numbers> {
  private readonly facts: MoraleFacts;

  constructor(facts: MoraleFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(state: Record<Numbers, number>, dice: Dice): number {
    const { morale, least } = this.facts;
    morale.play(1, dice);
    state.margin = morale.margin - least;
    if (morale.winner === NOBODY) return NONE;
    // MB-MOR-7
    if (morale.winner === 0) {
      state.firstBonus = morale.bonus;
      state.firstDestiny = 1;
    } else {
      state.secondBonus = morale.bonus;
      state.secondDestiny = 1;
    }
    return morale.winner;
  }
}

function outcomesOf(names: readonly string[]): readonly Outcome[] {
  return [
    ...names.map((name) => outcome(name, name, name)),
    outcome('none', 'neither side', 'aucun camp'),
    outcome('not-possible', 'nothing to ask it for', 'rien ne permet de le demander'),
  ];
}

function metricsOf(names: readonly string[], least: number): readonly Metric[] {
  return [
    ...bySide(names, 'bonus', UNITS.points, (side) => ({ en: `bonus of ${side}`, fr: `bonus de ${side}` })),
    ...bySide(names, 'destiny', UNITS.points, (side) => ({
      en: `destiny points of ${side}`,
      fr: `points de destinée de ${side}`,
    })),
    { ...metric('margin', UNITS.points, 'first result less second', 'premier résultat moins second'), min: least },
  ];
}

const HIGHEST = (total: number, sides: number): number => total + sides;

function extremes({ value, dice }: Aptitude): readonly [number, number] {
  return [value + dice.length, value + dice.reduce(HIGHEST, 0)];
}

function compile(data: MoraleData, variant: Variant, options: CompileOptions): ReturnType<typeof played> {
  const hosts = hostsOf(data, variant);
  const names = hosts.map(({ name }) => name);
  const actors = hosts.flatMap(({ fighters }) => fighters.map(({ name }) => name));
  // MB-MOR-1
  if (hosts.every(({ lost }) => lost === 0)) {
    const facts = { outcomes: outcomesOf(names), metrics: metricsOf(names, 0), actors };
    return settled(facts, { outcome: NOT_POSSIBLE, values: [0, 0, 0, 0, 0] });
  }
  const morale = new Morale(rulingsOf(variant), options);
  hosts.forEach(({ fighters, champion, level }, index) => {
    const side = morale.sides[index === 0 ? 0 : 1];
    const will = fighters[champion]?.aptitudes.will;
    if (will === null || will === undefined) throw new InvariantError('nobody can roll for morale');
    side.aptitude = will;
    side.level = level;
    side.enemiesLost = hosts[index === 0 ? 1 : 0].lost;
    side.actor = champion + (index === 0 ? 0 : hosts[0].fighters.length);
  });
  const [first, second] = morale.sides;
  const lowest = extremes(first.aptitude)[0] - extremes(second.aptitude)[1] + morale.modifier(0) - morale.modifier(1);
  const least = Math.min(0, lowest);
  const rollers = hosts.map(({ fighters, champion }) => fighters[champion]?.name ?? '');
  const model = new MoraleModel({
    outcomes: outcomesOf(names),
    metrics: metricsOf(names, least),
    actors,
    engine: options.engine,
    keyed: [],
    counted: NUMBERS,
    opening: {
      en: `${rollers[0]} +${morale.modifier(0)} against ${rollers[1]} +${morale.modifier(1)}`,
      fr: `${rollers[0]} +${morale.modifier(0)} contre ${rollers[1]} +${morale.modifier(1)}`,
    },
    morale,
    least,
  });
  return played(model);
}

function check(data: MoraleData, variant: Variant): readonly Finding[] {
  const all = data.sides as Sides;
  const wrong = checkSides(sideFindings, all, variant, FIGHTERS_MAX, 'morale');
  if (wrong.length > 0) return wrong;
  return [
    ...Object.keys(data['lost-last-turn']).flatMap((name) =>
      checkSideName(sideFindings, ['lost-last-turn', name], name, all),
    ),
    ...Object.entries(data.champions).flatMap(([side, champion]) => checkChampion(side, champion, all)),
    ...hostsOf(data, variant).flatMap(({ name, champion }): readonly Finding[] => {
      if (champion >= 0) return [];
      const message = `nobody of side ${name} is conscious and free: nobody can roll for it (MB-MOR-2)`;
      return [error('no-champion', ['sides', name], message, 'add a fighter who is')];
    }),
  ];
}

function checkChampion(side: string, champion: string, all: Sides): readonly Finding[] {
  const unknown = checkSideName(sideFindings, ['champions', side], side, all);
  if (unknown.length > 0 || champion === 'best') return unknown;
  const [own = []] = instancesOf([all[side] ?? []]);
  if (own.map(fighterOf).includes(fighterOf(champion))) return [];
  const message = `${JSON.stringify(champion)} is no fighter of side ${side}`;
  const names = ['best', ...new Set(own.map(fighterOf))];
  return [error('champion', ['champions', side], message, oneOf(champion, names, 'champions'))];
}

/** Whoever may have to roll: the champion that is named, or all of whom the best is chosen. */
function needs(data: MoraleData, variant: Variant): readonly Need[] {
  const known = Object.values(data.sides).flatMap((list) => instancesOf([list])[0] ?? []);
  if (Object.keys(data.sides).length !== 2 || known.some((name) => !Object.hasOwn(variant.fighters, fighterOf(name)))) {
    return [];
  }
  return hostsOf(data, variant).flatMap(({ fighters, champion }): readonly Need[] => {
    const who = fighters[champion];
    return who === undefined ? [] : [{ fighter: who.name, rolls: ['will'], rule: 'MB-MOR-2' }];
  });
}

/** Rolls for morale at the start of a turn. */
export const morale: KindDefinition<MoraleData> = {
  listing: {
    id: 'morale',
    alias: 'moral',
    summary: { en: 'the rolls for morale at the start of a turn', fr: 'les jets de moral au début d’un tour' },
    fields: [
      field('sides', '{side: [fighter …], side: [fighter …]}', '{camp : [combattant…], camp : [combattant…]}'),
      field(
        'lost-last-turn',
        '{side: fighters out of combat or fled in the previous turn}, default 0',
        '{camp : combattants hors combat ou enfuis au tour précédent}, défaut 0',
      ),
      field(
        'champions',
        '{side: best (default) or a fighter}: who rolls',
        '{camp : meilleur (défaut) ou un combattant} : qui jette les dés',
      ),
    ],
  },
  schema,
  needs,
  check,
  compile,
};
