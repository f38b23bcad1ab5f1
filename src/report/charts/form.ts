import type { Data, Spec } from 'vega';
import type { TopLevelSpec } from 'vega-lite';

/** Rows of a dataset. */
type Rows = readonly object[];

/** What a chart has of its own among those of its form. */
export interface Particulars {
  /** Dataset → rows. */
  readonly datasets: Readonly<Record<string, Rows>>;
  /** Signal → domain of a scale, or title or ticks of its axis. */
  readonly signals: Readonly<Record<string, unknown>>;
}

/** A layered chart taken apart: charts of equal keys are alike but for their particulars. */
export interface Formed {
  readonly key: string;
  readonly particulars: Particulars;
}

/** The part of a positional channel that is looked at. */
interface Channel {
  readonly scale?: { readonly domain?: unknown };
  readonly axis?: { readonly title?: unknown; readonly values?: unknown };
}

type Encoding = Readonly<Record<string, Channel>>;

interface Layers {
  readonly datasets?: Readonly<Record<string, Rows>>;
  readonly layer?: readonly { readonly encoding?: Encoding }[];
}

const CHANNELS = ['x', 'y'] as const;

/** Takes a chart apart; null where it has no layers over named datasets, or its layers differ in what is taken out. */
export function takeApart(spec: TopLevelSpec): Formed | null {
  const { datasets, layer } = spec as Layers;
  if (datasets === undefined || layer === undefined) return null;
  const signals: Record<string, unknown> = {};
  for (const { encoding = {} } of layer) {
    for (const name of CHANNELS) {
      for (const [signal, value] of Object.entries(ownOf(encoding[name], name))) {
        if (value === undefined) continue;
        if (signal in signals && !isEqual(signals[signal], value)) return null;
        signals[signal] = value;
      }
    }
  }
  const rest = { ...spec, datasets: Object.keys(datasets), layer: layer.map(withoutOwn) };
  return { key: JSON.stringify(rest), particulars: { datasets, signals } };
}

function ownOf(channel: Channel | undefined, name: string): Readonly<Record<string, unknown>> {
  const { scale, axis } = channel ?? {};
  return { [`${name}Domain`]: scale?.domain, [`${name}Title`]: axis?.title, [`${name}Ticks`]: axis?.values };
}

/** Whether something is said there still counts, what is said does not. */
function withoutOwn(unit: { readonly encoding?: Encoding }): object {
  const encoding: Record<string, object> = { ...unit.encoding };
  for (const name of CHANNELS) {
    const { [name]: channel } = unit.encoding ?? {};
    if (channel === undefined) continue;
    const { scale, axis } = channel;
    encoding[name] = {
      ...channel,
      ...(scale === undefined ? {} : { scale: { ...scale, domain: scale.domain !== undefined } }),
      ...(axis === undefined
        ? {}
        : { axis: { ...axis, title: axis.title !== undefined, values: axis.values !== undefined } }),
    };
  }
  return { ...unit, encoding };
}

/**
 * The form of a compiled chart, to be given its particulars as data and signals; null where one of them is not found in it
 * as it was written, so that the chart stands for itself alone.
 */
export function formOf(compiled: Spec, { datasets, signals }: Particulars): Spec | null {
  const placed = new Set<string>();
  const place = (signal: string, value: unknown): unknown => {
    if (!(signal in signals) || !isEqual(signals[signal], value)) return value;
    placed.add(signal);
    return { signal };
  };
  const scales = compiled.scales?.map((scale) => ({ ...scale, domain: place(`${scale.name}Domain`, scale.domain) }));
  const axes = compiled.axes?.map((axis) => ({
    ...axis,
    ...(axis.title === undefined ? {} : { title: place(`${axis.scale}Title`, axis.title) }),
    ...(axis.values === undefined ? {} : { values: place(`${axis.scale}Ticks`, axis.values) }),
  }));
  const names = Object.keys(signals);
  const sources = compiled.data ?? [];
  const isWhole = Object.keys(datasets).every((name) =>
    sources.some((source) => source.name === name && isPlain(source)),
  );
  if (!isWhole || names.some((name) => !placed.has(name))) return null;
  const data = sources.map((source) => (source.name in datasets ? { ...source, values: [] } : source));
  const own = names.map((name) => ({ name, value: signals[name] }));
  return { ...compiled, data, scales, axes, signals: [...(compiled.signals ?? []), ...own] } as Spec;
}

/** Whether its rows are taken as they are, so that others may be put in their place. */
function isPlain(source: Data): boolean {
  return 'values' in source && source.format === undefined;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
