import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import type { Tabulated } from '../../../dice/tabulate.ts';
import { Act, drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { bySide, sideOutcomes } from '../../outcomes.ts';
import { kindWord, sides } from '../../schema-parts.ts';
import { checkSides, twoSides } from '../../sides.ts';
import { CONTINUES, type CompileOptions, type Finding, type Metric, type Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkPart, error, FINDINGS } from '../findings.ts';
import { InitiativeRoll, InitiativeThrow } from '../first-action.ts';
import { FIGHTERS } from '../ranks.ts';
import { SITE } from '../sites.ts';
import { UNITS, UNRESOLVED } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('initiative', 'initiative').describe('who acts first'),
    sides: sides.describe('exactly two sides of one fighter each'),
  },
  { camps: 'sides' },
);

type InitiativeData = z.infer<typeof schema>;

/** Most fighters that a scenario can name at all; more than one a side is told apart. */
const FIGHTERS_MAX = 60;

/** Index of the outcome when nobody has any dice. */
const DRAW = 2;

type Count = 'firstPhase' | 'firstTotal' | 'secondPhase' | 'secondTotal' | 'thrown';

/** One side's dice: rolled, or drawn from the law of what comes of them. */
interface Throw {
  readonly roll: InitiativeRoll;
  readonly table: Tabulated<InitiativeThrow> | null;
}

/** Both sides roll their action dice; who acts first? // SS-INIT-8 */
class InitiativeModel extends Act<Count> {
  private readonly throws: readonly [Throw, Throw];
  private readonly panaches: readonly [number, number];
  private readonly isListed: boolean;
  /** Dice being rolled. */
  private readonly hand = new InitiativeThrow();

  constructor(
    names: readonly string[],
    pair: readonly [Combatant, Combatant],
    variant: Variant,
    options: CompileOptions,
  ) {
    super({
      outcomes: sideOutcomes(names, UNRESOLVED),
      metrics: metricsOf(names),
      actors: pair.map(({ name }) => name),
      engine: options.engine,
      keyed: ['thrown', 'firstPhase', 'firstTotal'],
      counted: ['firstPhase', 'secondPhase', 'firstTotal', 'secondTotal'],
      opening: { en: 'action dice are rolled', fr: 'on lance les dés d’action' },
    });
    const throwOf = (who: Combatant): Throw => {
      const roll = new InitiativeRoll(who);
      return { roll, table: drawsLaws(options) ? roll.tabulated(options.engine === 'fractions') : null };
    };
    this.throws = [throwOf(pair[0]), throwOf(pair[1])];
    this.panaches = [pair[0].traits.panache, pair[1].traits.panache];
    this.isListed = variant.rulings['initiative-tie'] === 'listed';
  }

  protected advance(state: Record<Count, number>, dice: Dice): number {
    if (state.thrown === 0) {
      const { first, total } = this.thrown(0, dice);
      state.thrown = 1;
      state.firstPhase = first;
      state.firstTotal = total;
      return CONTINUES;
    }
    const { first, total } = this.thrown(1, dice);
    state.secondPhase = first;
    state.secondTotal = total;
    return this.first(state, dice);
  }

  private thrown(side: 0 | 1, dice: Dice): InitiativeThrow {
    const { roll, table } = this.throws[side];
    dice.scope(1, side);
    if (table !== null) return table.ends[dice.draw(table.law, SITE.initiative)] as InitiativeThrow;
    roll.play(this.hand, dice);
    return this.hand;
  }

  /** Lowest face, then the larger total, then Panache, then luck. // SS-INIT-8, SS-INIT-3 */
  private first({ firstPhase, secondPhase, firstTotal, secondTotal }: Record<Count, number>, dice: Dice): number {
    if (firstPhase === 0 && secondPhase === 0) return DRAW;
    if (firstPhase === 0 || secondPhase === 0) return firstPhase === 0 ? 1 : 0;
    if (firstPhase !== secondPhase) return firstPhase < secondPhase ? 0 : 1;
    if (firstTotal !== secondTotal) return firstTotal > secondTotal ? 0 : 1;
    const [one, other] = this.panaches;
    if (one !== other) return one > other ? 0 : 1;
    return this.isListed || dice.atLeast(2, 2, SITE.order) ? 0 : 1;
  }
}

function metricsOf(names: readonly string[]): readonly Metric[] {
  return [
    ...bySide(names, 'first-phase', { en: 'phase', fr: 'phase' }, (side) => ({
      en: `first phase of ${side} (0: no die)`,
      fr: `première phase de ${side} (0 : aucun dé)`,
    })),
    ...bySide(names, 'total', UNITS.points, (side) => ({
      en: `initiative total of ${side}`,
      fr: `total d’initiative de ${side}`,
    })),
  ];
}

function check({ sides: given }: InitiativeData, variant: Variant): readonly Finding[] {
  const findings = checkSides(FINDINGS, given, variant, FIGHTERS_MAX);
  if (findings.length > 0) return findings;
  const { names, fighters } = twoSides(given);
  return names.flatMap((side, index) => {
    const members = fighters[index] ?? [];
    const [member = ''] = members;
    if (members.length === 1) return checkPart(['sides', side, 0], member, FIGHTERS, variant);
    const message = `side ${side} has ${members.length} fighters: expected one`;
    return [error('one-fighter', ['sides', side], message, 'name one fighter on each side')];
  });
}

/** Two fighters roll their action dice. */
export const initiative: KindDefinition<InitiativeData> = {
  listing: {
    id: 'initiative',
    alias: 'initiative',
    summary: {
      en: 'action dice of two fighters: who acts first',
      fr: 'dés d’action de deux combattants : qui agit d’abord',
    },
    fields: [
      field(
        'sides',
        'two sides: {name: [fighter]}, one fighter each',
        'deux camps : {nom : [combattant]}, un combattant chacun',
      ),
    ],
  },
  schema,
  check,
  compile: ({ sides: given }, variant, options) => {
    const { names, fighters } = twoSides(given);
    const [one = '', other = ''] = fighters.map(([member]) => member);
    const pair = [combatantOf(variant, one), combatantOf(variant, other)] as const;
    return played(new InitiativeModel(names, pair, variant, options));
  },
};
