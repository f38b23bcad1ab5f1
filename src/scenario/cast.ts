import type { GameSystem, Variant } from '../systems/system.ts';
import { parseMuster } from '../systems/vocabulary.ts';
import type { MistakeSink } from './diagnostic-log.ts';
import { textsOf } from './field-names.ts';
import { engagementOf } from './sides.ts';
import { entryOf, type MapNode, type SourceNode } from './source.ts';

/** Keeps account of everybody who takes part in a scenario: in one of its variants, or in what an analysis makes of them. */
export class Cast {
  readonly #system: GameSystem;
  readonly #names = new Set<string>();
  /** Pieces of variants that were looked at: variants share most of theirs. */
  readonly #seen = new Set<unknown>();

  constructor(system: GameSystem) {
    this.#system = system;
  }

  /** Everybody whom a variant names: its engagement and settings under any key, its fighters where one may name another. */
  addVariant(variant: Variant): void {
    const { engagement, settings, fighters } = variant;
    const kind = this.#system.kinds.find(({ id }) => id === engagementOf(variant).kind);
    if (kind?.takesAll === true) for (const id of Object.keys(fighters)) this.add(id);
    for (const piece of [engagement, ...Object.values(settings ?? {})]) {
      if (this.#isNew(piece)) for (const text of textsIn(piece)) this.add(text);
    }
    for (const [id, fighter] of Object.entries(fighters)) {
      if (!this.#isNew(fighter)) continue;
      for (const text of textsOf('fighter', this.#system.schema.fighter, fighter)) if (text !== id) this.add(text);
    }
  }

  /** @param text a fighter, or several alike: `2 x ghoul` */
  add(text: string): void {
    this.#names.add(parseMuster(text)?.fighter ?? text);
  }

  has(id: string): boolean {
    return this.#names.has(id);
  }

  #isNew(piece: unknown): boolean {
    if (this.#seen.has(piece)) return false;
    this.#seen.add(piece);
    return true;
  }
}

/** Warns of fighters who take part in nothing, and of whom no other is made by `*alias` or `<<`. */
export function warnOfUnused(root: MapNode, cast: Cast, log: MistakeSink): void {
  const fighters = entryOf(root, 'fighters')?.node;
  if (fighters?.kind !== 'map') return;
  const elsewhere = root.entries.filter(({ node }) => node !== fighters);
  for (const entry of fighters.entries) {
    if (cast.has(entry.key)) continue;
    const own = new Set(nodesIn(entry.node));
    // An alias is the very node that it stands for.
    const others = [...elsewhere, ...fighters.entries.filter((other) => other !== entry)];
    if (others.some(({ node }) => nodesIn(node).some((part) => own.has(part)))) continue;
    log.add({
      severity: 'warning',
      code: 'scenario/unused',
      path: ['fighters', entry.key],
      place: entry.keyPlace,
      message: 'this definition is used nowhere: no engagement and no analysis names it',
      french: 'cette définition ne sert nulle part\u00a0: ni engagement ni analyse ne la nomme',
      hint: `name ${entry.key} in the engagement, or remove the definition`,
      frenchHint: `nommez ${entry.key} dans l’engagement, ou retirez la définition`,
    });
  }
}

/** Keys and texts of a piece of data, however deep. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [] : Object.keys(data);
  return [...keys, ...Object.values(data).flatMap(textsIn)];
}

function nodesIn(node: SourceNode): readonly SourceNode[] {
  if (node.kind === 'scalar') return [node];
  const below = node.kind === 'list' ? node.items : node.entries.map((entry) => entry.node);
  return [node, ...below.flatMap(nodesIn)];
}
