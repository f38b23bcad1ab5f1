import { z } from 'zod';
import type { Assumption, Provenance, Variant, Words } from '../../systems/system.ts';
import { fields, normalizeWord, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import type { Change } from '../derive.ts';
import type { Candidate, Measure } from '../scenario-parts.ts';
import { engagementOf } from '../sides.ts';
import type { Desk } from './desk.ts';
import { measureFields, trialsField, whereField } from './fields.ts';
import { type Asked, analysisKind } from './request.ts';

/** Something that the sources leave open, read in another way. */
export interface RulingSwitch {
  readonly sort: 'ruling' | 'preset' | 'table';
  /** Ruling, preset, or label of the tables. */
  readonly id: string;
  readonly question: Words | null;
  /** Option tried; of tables their label. */
  readonly option: string;
  /** Option in force; null where the variants differ, and of presets and tables. */
  readonly inForce: string | null;
  /** Of the option tried. */
  readonly provenance: Provenance | null;
  /** Index variant → the variant read so; null where it is read so already, or where the rules refuse it. */
  readonly variants: readonly (Variant | null)[];
}

/** What the rules say against an option, in English and, where it is known, in French. */
interface Refusal {
  readonly message: string;
  readonly french?: string;
}

/** An option that the rules refuse. */
type RefusedReading = Refusal & { readonly id: string; readonly option: string };

/** How far a verdict depends on what the sources leave open. */
export interface RulingsPlan {
  readonly measure: Measure;
  readonly variants: readonly Candidate[];
  /** The axis whose values are compared, and what is compared: indexes of variants that differ along it alone. Null without one. */
  readonly along: { readonly axis: string; readonly groups: readonly (readonly number[])[] } | null;
  readonly switches: readonly RulingSwitch[];
  /** Options that the rules refuse in every variant. */
  readonly refused: readonly RefusedReading[];
  /** Rulings of the game that this kind of engagement does not know. */
  readonly untouched: readonly string[];
  /** What has no source and no alternative to try. */
  readonly untried: readonly Assumption[];
  /** Whether the strongest are tried together. */
  readonly pairs: boolean;
  readonly trials: number | null;
}

export type RulingsRequest = Asked<'rulings', RulingsPlan>;

const schema = fields({
  ...measureFields,
  where: whereField,
  along: noted(z.string(), {
    noun: 'axis',
    description: 'Axis of `vary:` whose values are compared; the first with several values when absent.',
  }).optional(),
  tables: noted(z.record(z.string(), z.record(z.string(), z.unknown())), {
    allowed: 'a map: label → tables in place of those of the scenario',
    description: 'Other tables to try, by a label of yours; each is tried like a ruling.',
  }).optional(),
  pairs: z
    .boolean()
    .default(false)
    .describe('Whether the strongest rulings, four at most, are also switched together in every combination.'),
  trials: trialsField,
});

type Fields = z.infer<typeof schema>;

export const rulings = analysisKind<'rulings', Fields, RulingsPlan>({
  id: 'rulings',
  alias: 'lectures',
  summary: {
    en: 'how far the verdict depends on each ambiguous rule and each assumed table',
    fr: 'combien le verdict dépend de chaque règle ambiguë et de chaque table supposée',
  },
  schema,
  checks: {
    figures: {
      flips: { en: 'readings that change the verdict', fr: 'lectures qui changent le verdict' },
      'largest-move': {
        en: 'the largest move of the measure, whichever way',
        fr: 'plus grand déplacement de la mesure, dans un sens ou l’autre',
      },
    },
    verdicts: {
      verdict: {
        label: { en: 'the verdict under other readings', fr: 'verdict sous d’autres lectures' },
        words: {
          holds: { en: 'holds', fr: 'tient' },
          flips: { en: 'changes', fr: 'change' },
          unclear: { en: 'may change', fr: 'peut changer' },
        },
      },
    },
  },
  plan: (asked, desk) => {
    const chosen = desk.where(['where'], asked.where);
    const axis = asked.along === undefined ? null : desk.axis(['along'], asked.along);
    const [first] = chosen ?? [];
    if (chosen === null || (asked.along !== undefined && axis === null)) return null;
    if (first === undefined) return desk.mistake(['where'], 'no variant agrees with it', 'name other labels');
    const measure = desk.measure(asked, desk.variants[first]?.variant);
    if (measure === null) return null;
    const variants = desk.candidates(chosen);
    const audit = new Audit(desk, chosen, variants);
    const { switches, refused, untouched } = audit.rulings();
    const tables = audit.tables(asked.tables ?? {});
    if (tables === null) return null;
    const all = [...audit.presets(), ...switches, ...tables];
    if (all.length === 0) {
      const hint = 'write `tables:` with others to try';
      return desk.mistake([], 'there is nothing to read in another way here', hint);
    }
    return {
      measure,
      variants,
      along: alongOf(axis?.name ?? null, desk, variants),
      switches: all,
      refused,
      untouched,
      untried: audit.untried(all),
      pairs: asked.pairs,
      trials: asked.trials ?? null,
    };
  },
});

/** Groups of variants that differ along one axis alone; null where nothing differs. */
function alongOf(named: string | null, desk: Desk, variants: readonly Candidate[]): RulingsRequest['along'] {
  const isLong = (name: string): boolean => new Set(variants.map(({ label }) => label[name])).size > 1;
  const axis = named ?? desk.axes.find(({ name }) => isLong(name))?.name;
  if (axis === undefined) return null;
  const groups = new Map<string, number[]>();
  variants.forEach(({ label }, index) => {
    const { [axis]: _, ...rest }: Record<string, Label> = { ...label };
    const key = JSON.stringify(rest);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return { axis, groups: [...groups.values()].filter((group) => group.length > 1) };
}

/** Reads some variants in every other way. */
class Audit {
  readonly #desk: Desk;
  readonly #indexes: readonly number[];
  readonly #variants: readonly Candidate[];
  readonly #touching: ReadonlySet<string>;

  constructor(desk: Desk, indexes: readonly number[], variants: readonly Candidate[]) {
    this.#desk = desk;
    this.#indexes = indexes;
    this.#variants = variants;
    const kinds = variants.map(({ variant }) => engagementOf(variant).kind);
    this.#touching = new Set(
      desk.system.rules
        .filter(({ engagements }) => kinds.some((kind) => typeof kind === 'string' && engagements.includes(kind)))
        .flatMap((rule) => rule.rulings),
    );
  }

  /** Every other option of every ruling that touches the kind. */
  rulings(): Pick<RulingsRequest, 'switches' | 'refused' | 'untouched'> {
    const all = this.#desk.system.rulings;
    const touching = all.filter(({ id }) => this.#touching.has(id));
    const refused: RefusedReading[] = [];
    const switches = touching.flatMap(({ id, question, options }) => {
      const taken = new Set(this.#variants.map(({ variant }) => variant.rulings[id]));
      const [first = null] = taken;
      return options
        .filter((option) => taken.size > 1 || option.id !== first)
        .flatMap((option): readonly RulingSwitch[] => {
          const change = this.#desk.change([], `rulings.${id}`, { data: option.id });
          const read = change === null ? null : this.#read([change]);
          if (read === null) return [];
          if (read.variants.every((variant) => variant === null)) {
            if (read.refusal !== null) refused.push({ id, option: option.id, ...read.refusal });
            return [];
          }
          const inForce = taken.size === 1 ? (first ?? null) : null;
          const { provenance } = option;
          return [{ sort: 'ruling', id, question, option: option.id, inForce, provenance, variants: read.variants }];
        });
    });
    return { switches, refused, untouched: all.filter(({ id }) => !this.#touching.has(id)).map(({ id }) => id) };
  }

  /** Every preset that reads something in another way. */
  presets(): readonly RulingSwitch[] {
    const { presets } = this.#desk.system;
    if (presets === null) return [];
    const { id } = presets;
    return Object.keys(presets.values).flatMap((option): readonly RulingSwitch[] => {
      const change = this.#desk.change([], `rulings.${id}`, { data: option });
      const variants = change === null ? null : (this.#read([change])?.variants ?? null);
      if (variants === null || variants.every((variant) => variant === null)) return [];
      return [{ sort: 'preset', id, question: null, option, inForce: null, provenance: null, variants }];
    });
  }

  /** The tables that the request gives; null after recording what is wrong with them. */
  tables(given: NonNullable<Fields['tables']>): readonly RulingSwitch[] | null {
    const switches: RulingSwitch[] = [];
    let isSound = true;
    for (const [label, tables] of Object.entries(given)) {
      const changes = Object.keys(tables).map((key) => this.#tableChange(label, key));
      const sound = changes.filter((change) => change !== null);
      const variants =
        sound.length === changes.length
          ? this.#indexes.map((index) => this.#desk.derive(['tables', label], index, sound))
          : [null];
      if (variants.some((variant) => variant === null)) isSound = false;
      const sort = 'table';
      switches.push({ sort, id: label, question: null, option: label, inForce: null, provenance: null, variants });
    }
    return isSound ? switches : null;
  }

  #tableChange(label: string, key: string): Change | null {
    const path = ['tables', label, key];
    const node = this.#desk.node(path);
    const own = Object.keys(this.#desk.system.schema.settings ?? {});
    const setting = own.find((name) => normalizeWord(name) === normalizeWord(key));
    if (setting === undefined && this.#desk.system.schema.tables === null) {
      const hint = own.length === 0 ? 'remove the key `tables`' : `one of: ${own.join(', ')}`;
      return this.#desk.mistake(path, `${this.#desk.system.name} has no table ${key} to replace`, hint);
    }
    return node === null ? null : this.#desk.change(path, setting ?? `tables.${key}`, { node });
  }

  /** The variants changed; null for one where nothing changes, or that the rules refuse. Null when there are too many. */
  #read(changes: readonly Change[]): { variants: readonly (Variant | null)[]; refusal: Refusal | null } | null {
    const variants: (Variant | null)[] = [];
    let refusal: Refusal | null = null;
    for (const index of this.#indexes) {
      const derived = this.#desk.attempt([], index, changes);
      if (derived === null) return null;
      const before = this.#desk.variants[index]?.variant;
      if ('mistakes' in derived) {
        const { message = '', french } = derived.mistakes[0] ?? {};
        refusal ??= { message, ...(french === undefined ? {} : { french }) };
      }
      const isSame = 'variant' in derived && isReadAlike(before, derived.variant);
      variants.push('variant' in derived && !isSame ? derived.variant : null);
    }
    return { variants, refusal };
  }

  /** What the variants take for granted that none of the switches touches. */
  untried(switches: readonly RulingSwitch[]): readonly Assumption[] {
    const { system } = this.#desk;
    const rulingIds = new Set(system.rulings.map(({ id }) => id));
    const found = new Map<string, Assumption>();
    for (const { variant } of this.#variants) {
      for (const assumption of system.assumptions(variant)) {
        if (!rulingIds.has(assumption.id)) found.set(`${assumption.id}\n${assumption.text.en}`, assumption);
      }
    }
    const tables = switches.filter(({ sort }) => sort === 'table');
    return [...found.values()].filter(({ id }) =>
      tables.every(({ variants }) =>
        variants.some((variant) => variant === null || system.assumptions(variant).some((it) => it.id === id)),
      ),
    );
  }
}

function isReadAlike(before: Variant | undefined, after: Variant): boolean {
  return before !== undefined && Object.entries(after.rulings).every(([id, option]) => before.rulings[id] === option);
}
