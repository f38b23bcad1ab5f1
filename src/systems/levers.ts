import type { Belonging, Dial, Lever, Words } from './system.ts';

interface ListOptions<Item> {
  /** Key of the list below the fighter: `equipment`. */
  readonly key: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly labelOf: (item: Item) => Words;
  /** The fighter with the rest of the list. @param at index of what is gone */
  readonly without: (rest: readonly Item[], at: number) => unknown;
}

/** Everything of a list, to be taken away one at a time. */
export function belongingsOf<Item>({ key, items, idOf, labelOf, without }: ListOptions<Item>): readonly Belonging[] {
  const met = new Map<string, number>();
  return items.map((item, at) => {
    const id = idOf(item);
    const count = (met.get(id) ?? 0) + 1;
    met.set(id, count);
    const nth = count === 1 ? '' : `#${count}`;
    const { en, fr } = labelOf(item);
    return {
      sort: 'belonging',
      id: `${key}.${id}${nth}`,
      label: { en: `${en}${nth}`, fr: `${fr}${nth}` },
      without: () =>
        without(
          items.filter((_, index) => index !== at),
          at,
        ),
    };
  });
}

interface CharacteristicFacts {
  readonly label: Words;
  readonly low: number;
  readonly high: number;
}

/**
 * A dial for each characteristic that a fighter has, in the order of `ids`.
 * @param data the fighter as the scenario has him
 * @param values what each characteristic is, by its id
 */
export function characteristicDials<Id extends string>(
  data: { readonly characteristics?: object | undefined },
  ids: readonly Id[],
  values: Readonly<Partial<Record<Id, number>>>,
  factsOf: (id: Id) => CharacteristicFacts,
): readonly Dial[] {
  return ids.flatMap((id): readonly Dial[] => {
    const value = values[id];
    if (value === undefined) return [];
    const { label, low: least, high: most } = factsOf(id);
    const set = (to: number): unknown => ({ ...data, characteristics: { ...data.characteristics, [id]: to } });
    return [{ sort: 'dial', id: `characteristics.${id}`, label, value, least, most, set }];
  });
}

/** A characteristic by its short names, with what they stand for. @param alias French, where it is written in capitals */
export function shortLabel(id: string, alias: string, meaning: Words): Words {
  const french = alias === alias.toLowerCase() ? id : alias;
  return { en: `${id} (${meaning.en})`, fr: `${french} (${meaning.fr})` };
}

/** The entries of a fighter that say something. */
export function written<Data extends object>(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Data;
}

/** Levers that are there only under a condition. */
export function leversIf(condition: boolean, levers: () => readonly Lever[]): readonly Lever[] {
  return condition ? levers() : [];
}
