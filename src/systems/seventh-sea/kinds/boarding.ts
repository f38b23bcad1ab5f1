import type { z } from 'zod';
import { type Cuts, cuts, type Dice } from '../../../dice/dice.ts';
import { Act, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { CONTINUES, type CompileOptions, type Words } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkOpponents } from '../findings.ts';
import { SITE } from '../sites.ts';
import type { BoardingRow } from '../table-types.ts';
import { rowAt, tablesOf } from '../tables.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const ASSAULTS_MAX = 200;

const schema = fields(
  {
    kind: kindWord('boarding', 'abordage').describe('a boarding, assault by assault'),
    attacker: fighterId.describe('ship whose crew boards'),
    target: fighterId.describe('ship that is boarded'),
    assaults: integer(1, ASSAULTS_MAX, 'cap of assaults').default(50),
  },
  { attaquant: 'attacker', cible: 'target', assauts: 'assaults' },
);

type BoardingData = z.infer<typeof schema>;

const TOLD = {
  outcomes: [
    outcome('attacker', 'the attacker takes the ship', 'l’attaquant prend le navire'),
    outcome('target', 'the target beats him off', 'la cible repousse l’abordage'),
    outcome('draw', 'draw', 'nul'),
  ],
  metrics: [
    metric('assaults', UNITS.assaults, 'assaults', 'assauts'),
    metric('losses.attacker', UNITS.ranks, 'crew ranks that the attacker lost', 'rangs d’équipage perdus, attaquant'),
    metric('losses.target', UNITS.ranks, 'crew ranks that the target lost', 'rangs d’équipage perdus, cible'),
  ],
} as const;
const ATTACKER = 0;
const TARGET = 1;
const DRAW = 2;

const D10 = 10;

/** The rows of the table under the faces of the die, for one difference of crews. */
interface Assault {
  readonly faces: Cuts;
  /** Index band → row. */
  readonly rows: readonly BoardingRow[];
}

/** @param ahead crew of the attacker less that of the target */
function assaultOf(table: readonly BoardingRow[], ahead: number): Assault {
  const byFace = Array.from({ length: D10 }, (_, index) => rowAt(table, index + 1 + ahead));
  const starts = byFace.flatMap((row, index) => (index > 0 && row !== byFace[index - 1] ? [index + 1] : []));
  return { faces: cuts(D10, starts), rows: [1, ...starts].map((face) => byFace[face - 1] as BoardingRow) };
}

/** The boarding ship, and the boarded one. */
type Crews = readonly [Combatant, Combatant];

function openingOf([attacker, target]: Crews): Words {
  const [crew, enemies] = [attacker.traits.finesse, target.traits.finesse];
  return {
    en: `${attacker.name} (crew ${crew}) boards ${target.name} (crew ${enemies})`,
    fr: `${attacker.name} (équipage ${crew}) aborde ${target.name} (équipage ${enemies})`,
  };
}

type Name = 'crew' | 'enemies' | 'assaults' | 'attackerLost' | 'targetLost';

/** Assault by assault, until a crew is gone or yields. // SS-SHIP-17 */
class BoardingModel extends Act<Name> {
  private readonly attacker: Combatant;
  private readonly target: Combatant;
  private readonly assaultsMax: number;
  /** Index crew of the attacker less that of the target, plus {@link most} → assault. */
  private readonly assaults: readonly Assault[];
  private readonly most: number;

  constructor(
    [attacker, target]: Crews,
    { table, assaultsMax }: { readonly table: readonly BoardingRow[]; readonly assaultsMax: number },
    { engine }: CompileOptions,
  ) {
    const [crew, enemies] = [attacker.traits.finesse, target.traits.finesse];
    super({
      ...TOLD,
      actors: [attacker.name, target.name],
      engine,
      keyed: ['crew', 'enemies', 'assaults'],
      counted: ['assaults', 'attackerLost', 'targetLost'],
      opening: openingOf([attacker, target]),
    });
    this.attacker = attacker;
    this.target = target;
    this.assaultsMax = assaultsMax;
    this.most = enemies;
    this.assaults = Array.from({ length: crew + enemies + 1 }, (_, index) => assaultOf(table, index - enemies));
  }

  override reset(state: Record<Name, number>): void {
    super.reset(state);
    state.crew = this.attacker.traits.finesse;
    state.enemies = this.target.traits.finesse;
  }

  protected advance(state: Record<Name, number>, dice: Dice): number {
    const { faces, rows } = this.assaults[state.crew - state.enemies + this.most] as Assault;
    dice.scope(state.assaults + 1, 0);
    const row = rows[dice.band(D10, faces, SITE.boarding)] as BoardingRow;
    const lost = Math.min(row.attacker, state.crew);
    const killed = Math.min(row.target, state.enemies);
    state.crew -= lost;
    state.enemies -= killed;
    state.attackerLost += lost;
    state.targetLost += killed;
    state.assaults += 1;
    const end = endOf(this.attacker, state.crew, this.target, state.enemies);
    return end === CONTINUES && state.assaults >= this.assaultsMax ? DRAW : end;
  }
}

/** Who has won, if anybody: a crew at or below its limit yields. */
function endOf(attacker: Combatant, crew: number, target: Combatant, enemies: number): number {
  const isBeaten = crew <= attacker.tactics.surrenderAt;
  const isTaken = enemies <= target.tactics.surrenderAt;
  if (isBeaten && isTaken) return DRAW;
  if (isTaken) return ATTACKER;
  return isBeaten ? TARGET : CONTINUES;
}

/** One ship boards another. */
export const boarding: KindDefinition<BoardingData> = {
  listing: {
    id: 'boarding',
    alias: 'abordage',
    summary: {
      en: 'one crew boards another, assault by assault',
      fr: 'un équipage en aborde un autre, assaut par assaut',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('assaults', '1 to 200, default 50: cap of assaults', 'de 1 à 200, défaut 50 : plafond d’assauts'),
    ],
  },
  schema,
  tables: () => ['boarding-table'],
  check: (data, variant) => checkOpponents(data, variant, ['ship']),
  compile: (data, variant, options) => {
    const attacker = combatantOf(variant, data.attacker);
    const target = combatantOf(variant, data.target);
    const start = endOf(attacker, attacker.traits.finesse, target, target.traits.finesse);
    if (start !== CONTINUES) {
      const told = { ...TOLD, actors: [attacker.name, target.name], opening: openingOf([attacker, target]) };
      return settled(told, { outcome: start, values: [0, 0, 0] });
    }
    const facts = { table: tablesOf(variant)['boarding-table'], assaultsMax: data.assaults };
    return played(new BoardingModel([attacker, target], facts, options));
  },
};
