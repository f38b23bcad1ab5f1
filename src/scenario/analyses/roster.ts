import { z } from 'zod';
import type { Variant } from '../../systems/system.ts';
import { noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import type { Change } from '../derive.ts';
import { sidesOf } from '../sides.ts';
import type { SourceNode } from '../source.ts';
import { show, suggestion } from '../wording.ts';
import type { Desk } from './desk.ts';
import { labels, trialsField } from './fields.ts';

/** Entries of one roster: their pairs grow with the square. */
const ENTRIES_MAX = 40;

/** A place in the engagement that every entry takes in turn. */
export interface Seat {
  readonly fighter: string;
  /** Outcome in which this seat wins. */
  readonly outcome: string;
}

/** All against all, every pair in both seatings. */
export interface Roster {
  /** The scenario's variant in whose engagement they meet. */
  readonly label: Readonly<Record<string, Label>>;
  readonly seats: readonly [Seat, Seat];
  readonly entries: readonly string[];
  /** Entry in the first seat × entry in the second → the variant; null on the diagonal. */
  readonly cells: readonly (readonly (Variant | null)[])[];
  /** Trials of each cell where it must be sampled; null for the run's. */
  readonly trials: number | null;
}

const anything = z.unknown();

/** Fields of the analyses of a roster. */
export const rosterFields = {
  roster: noted(z.union([z.array(z.string()), z.record(z.string(), anything)]), {
    allowed: 'ids of fighters, or a map: name → fighter',
    description:
      'Who meets whom: ids of fighters of the scenario, or name → a fighter (as under `fighters:`) or an id.',
  }).optional(),
  loadouts: noted(z.record(z.string(), z.record(z.string(), anything)), {
    allowed: 'a map: name → { path: value }',
    description:
      'Instead of a roster: the fighter of the first seat with some values replaced, `{ axe: { equipment: [axe] } }`.',
  }).optional(),
  between: noted(z.array(z.string()).length(2), {
    allowed: 'two ids of fighters',
    description:
      'The two fighters of the engagement whose places are taken in turn; those of the two sides when absent.',
  }).optional(),
  at: labels('Which variant: axis of `vary:` → label; the first when absent.').optional(),
  trials: trialsField,
};

export interface RosterFields {
  readonly roster?: readonly string[] | Readonly<Record<string, unknown>> | undefined;
  readonly loadouts?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  readonly between?: readonly string[] | undefined;
  readonly at?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly trials?: number | undefined;
}

/** Looks up seats and entries and derives every cell; null after recording what is wrong. */
export function planRoster(fields: RosterFields, desk: Desk): Roster | null {
  const index = desk.at(fields.at);
  const base = index === null ? undefined : desk.variants[index];
  if (index === null || base === undefined) return null;
  const seats = seatsOf(desk, base.variant, fields.between);
  if (seats === null) return null;
  const entries = entriesOf(desk, index, seats[0].fighter, fields);
  if (entries === null) return null;
  const cells = cellsOf(desk, index, seats, entries);
  if (cells === null) return null;
  const names = entries.map(({ name }) => name);
  return { label: base.label, seats, entries: names, cells, trials: fields.trials ?? null };
}

function seatsOf(desk: Desk, base: Variant, between: readonly string[] | undefined): readonly [Seat, Seat] | null {
  const outcomes = desk.model(base).outcomes.map(({ name }) => name);
  const sides = Object.entries(sidesOf(base, outcomes));
  const hint = 'write `between:` and the ids of two fighters of different sides';
  if (sides.length < 2)
    return desk.mistake(
      ['between'],
      'this engagement has no two sides to sit on',
      'choose a kind of fight with two sides',
    );
  const named = between ?? sides.slice(0, 2).map(([, fighters]) => fighters[0] ?? '');
  const found: Seat[] = [];
  for (const [place, fighter] of named.entries()) {
    const side = sides.find(([, fighters]) => fighters.includes(fighter));
    if (side === undefined) {
      const known = sides.flatMap(([, fighters]) => fighters);
      return desk.mistake(
        ['between', place],
        `${show(fighter)} fights on no side`,
        suggestion(fighter, known, 'one of'),
      );
    }
    found.push({ fighter, outcome: side[0] });
  }
  const [first, second] = found;
  if (
    first === undefined ||
    second === undefined ||
    first.outcome === second.outcome ||
    first.fighter === second.fighter
  ) {
    return desk.mistake(['between'], 'the two seats must be two fighters of different sides', hint);
  }
  return [first, second];
}

interface Entry {
  readonly name: string;
  /** Where it stands in the request, for mistakes. */
  readonly path: readonly (string | number)[];
  /** The whole fighter. */
  readonly fighter: SourceNode;
  /** Values to be put over it: path below the fighter → value. */
  readonly over: readonly { readonly path: string; readonly node: SourceNode }[];
}

function entriesOf(
  desk: Desk,
  index: number,
  seat: string,
  { roster, loadouts }: RosterFields,
): readonly Entry[] | null {
  if (roster !== undefined && loadouts !== undefined) {
    return desk.mistake(['loadouts'], 'both a roster and loadouts are given', 'keep one of the two');
  }
  const entries =
    loadouts === undefined
      ? rosterEntries(desk, index, roster ?? desk.fighters)
      : loadoutEntries(desk, index, seat, loadouts);
  if (entries === null) return null;
  const key = loadouts === undefined ? 'roster' : 'loadouts';
  if (entries.length < 2) return desk.mistake([key], 'a roster needs at least two entries', 'add another');
  if (entries.length > ENTRIES_MAX) {
    return desk.mistake(
      [key],
      `${entries.length} entries, and ${ENTRIES_MAX} are allowed`,
      'shorten the roster',
      'scenario/too-many-variants',
    );
  }
  return entries;
}

function rosterEntries(
  desk: Desk,
  index: number,
  roster: NonNullable<RosterFields['roster']>,
): readonly Entry[] | null {
  const written: [string, unknown][] = Array.isArray(roster)
    ? roster.map((id: string) => [id, id])
    : Object.entries(roster);
  const entries: Entry[] = [];
  for (const [place, [name, value]] of written.entries()) {
    const path = ['roster', Array.isArray(roster) ? place : name];
    const fighter = typeof value === 'string' ? idOf(desk, index, path, value) : desk.node(path);
    if (fighter === null) return null;
    entries.push({ name, path, fighter, over: [] });
  }
  const twin = entries.find(({ name }, at) => entries.findIndex((other) => other.name === name) < at);
  if (twin !== undefined)
    return desk.mistake(twin.path, `${show(twin.name)} stands here twice`, 'remove one, or give it a name of its own');
  return entries;
}

function idOf(desk: Desk, index: number, path: readonly (string | number)[], id: string): SourceNode | null {
  const node = desk.fighters.includes(id) ? desk.fighter(index, id) : null;
  if (node !== null) return node;
  return desk.mistake(path, `there is no fighter ${show(id)}`, suggestion(id, desk.fighters, 'one of'));
}

function loadoutEntries(
  desk: Desk,
  index: number,
  seat: string,
  loadouts: NonNullable<RosterFields['loadouts']>,
): readonly Entry[] | null {
  const fighter = desk.fighter(index, seat);
  if (fighter === null) return null;
  return Object.entries(loadouts).map(([name, values]) => ({
    name,
    path: ['loadouts', name],
    fighter,
    over: Object.keys(values).flatMap((path) => {
      const node = desk.node(['loadouts', name, path]);
      return node === null ? [] : [{ path, node }];
    }),
  }));
}

function cellsOf(
  desk: Desk,
  index: number,
  seats: readonly [Seat, Seat],
  entries: readonly Entry[],
): (Variant | null)[][] | null {
  const [rows, columns] = seats.map(({ fighter }) => entries.map((entry) => changesFor(desk, fighter, entry)));
  // Each alone first: so that a mistake is told of the entry that has it.
  const isSound = entries.map(({ path }, at) => desk.derive(path, index, rows?.[at] ?? []) !== null);
  if (isSound.includes(false)) return null;
  const cells: (Variant | null)[][] = [];
  for (const [row, entry] of entries.entries()) {
    const line: (Variant | null)[] = [];
    for (const column of entries.keys()) {
      const [one, other] = [rows?.[row], columns?.[column]];
      if (one === undefined || one === null || other === undefined || other === null) return null;
      const variant = row === column ? null : desk.derive(entry.path, index, [...one, ...other]);
      if (row !== column && variant === null) return null;
      line.push(variant);
    }
    cells.push(line);
  }
  return cells;
}

/** What puts an entry into a seat. */
function changesFor(desk: Desk, seat: string, { path, fighter, over }: Entry): readonly Change[] | null {
  const changes: Change[] = [];
  for (const part of [{ path: '', node: fighter }, ...over]) {
    const change = desk.change(path, part.path === '' ? seat : `${seat}.${part.path}`, { node: part.node });
    if (change === null) return null;
    changes.push(change);
  }
  return changes;
}
