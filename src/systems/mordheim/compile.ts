import { InvariantError } from '../../errors.ts';
import { type CompileOptions, FixedTactics, type Model, type Tactics, type Variant } from '../system.ts';
import { parseMuster } from '../vocabulary.ts';
import { Arena, type Terms } from './arena.ts';
import { AttackModel } from './attack.ts';
import { BatchTables } from './batch-tables.ts';
import type { TargetTactic } from './combatant.ts';
import { DECISION, SPLIT, TARGET } from './decisions.ts';
import { MeleeModel } from './melee.ts';
import type { AttackData, EngagementData, MeleeData } from './schema.ts';

/** Fighter ids of a side, repetitions written out. */
export function expandSide(entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) => {
    const muster = parseMuster(entry);
    return muster === null ? [] : new Array<string>(muster.count).fill(muster.fighter);
  });
}

/** Compiles a checked variant into its model. @throws InvariantError when the variant was not checked */
export function compile(variant: Variant, options: CompileOptions): { model: Model; tactics: Tactics } {
  const data = variant.engagement as EngagementData;
  const arena =
    data.kind === 'attack' ? attackArena(variant, data as AttackData) : meleeArena(variant, data as MeleeData);
  const tables =
    options.engine === 'tables' || options.engine === 'fractions'
      ? new BatchTables(arena.readings, {
          isRational: options.engine === 'fractions',
          countsHits: data.kind === 'attack',
        })
      : null;
  const model =
    data.kind === 'attack'
      ? new AttackModel(arena, data as AttackData, tables)
      : meleeModel(arena, data as MeleeData, tables, options.engine !== 'dice');
  return { model: model as Model, tactics: tacticsOf(arena) };
}

function attackArena(variant: Variant, data: AttackData): Arena {
  return new Arena(variant, [data.attacker, data.target], [[data.attacker], [data.target]]);
}

function meleeArena(variant: Variant, data: MeleeData): Arena {
  const [first, second] = Object.entries(data.sides);
  if (first === undefined || second === undefined) throw new InvariantError('a mêlée needs two sides');
  const names: readonly [string, string] = [first[0], second[0]];
  const bySide = (holds: (side: string) => boolean): readonly [boolean, boolean] => [holds(names[0]), holds(names[1])];
  const terms: Terms = {
    isPaired: data.contact === 'paired',
    hasFriendsNear: bySide((side) => data['friends-near'].includes(side)),
    testsRout: bySide((side) => (typeof data.rout === 'boolean' ? data.rout : data.rout.includes(side))),
    concedes: bySide((side) => data.concede[side] === 'when-allowed'),
  };
  return new Arena(variant, names, [expandSide(first[1]), expandSide(second[1])], terms);
}

function meleeModel(arena: Arena, data: MeleeData, tables: BatchTables | null, isStepwise: boolean): MeleeModel {
  const firstTurn = data['first-turn'] === undefined ? 0 : arena.sideNames.indexOf(data['first-turn']);
  return new MeleeModel({
    arena,
    charger: arena.sideNames.indexOf(data.charger),
    firstTurn: Math.max(0, firstTurn),
    roundsMax: data.rounds,
    tables,
    isStepwise,
  });
}

const TARGETS: Readonly<Record<TargetTactic, number>> = TARGET;

function tacticsOf(arena: Arena): Tactics {
  return new FixedTactics(
    arena.fighters.map(({ tactics }) => {
      const options: number[] = [];
      options[DECISION.target] = TARGETS[tactics.target];
      options[DECISION.split] = tactics.split === 'even' ? SPLIT.even : SPLIT.none;
      options[DECISION.parry] = tactics.parries ? 0 : 1;
      options[DECISION.standUp] = tactics.standsUp ? 0 : 1;
      return options;
    }),
  );
}
