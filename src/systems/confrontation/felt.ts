import { expandSide, type Sides } from '../sides.ts';
import type { Variant } from '../system.ts';
import { type AbilityId, readAbility } from './abilities.ts';
import { type MergedFighter, mergedFighter } from './combatant.ts';
import type { DecisionId } from './decisions.ts';
import type { FighterData } from './fighter-schema.ts';
import { assumesContactLimit } from './settings.ts';

/** What a variant has that some readings need to be felt. */
export interface Facts {
  /** Whether some fighter has an ability. */
  has(ability: AbilityId): boolean;
  /** Whether some fighter's tactics name an option of a decision. */
  chooses(decision: DecisionId, ...options: readonly (string | number)[]): boolean;
  /** A field of the engagement as it is read, or undefined. */
  field(name: string): unknown;
  /** Whether the kind of engagement is one of these. */
  isKind(...kinds: readonly string[]): boolean;
  /** A fighter as the scenario writes him. */
  fighter(id: string): FighterData | undefined;
  /** Whether it comes to more than a move or an assault that is not fought out. */
  readonly comesToBlows: boolean;
  /** Whether the limit of contacts of some fighter is the default one. // CF-SEP-5 */
  readonly assumesContactLimit: boolean;
  /** Fighters of each side, in order; empty where there are no sides. */
  readonly sideSizes: readonly number[];
  /** Whether somebody may charge. */
  readonly charges: boolean;
  /** Whether some fighter frightens. */
  readonly frightens: boolean;
  /** Whether some fighter can shoot. */
  readonly shoots: boolean;
}

/** What fighters and engagement of a variant have. */
export function factsOf(variant: Variant): Facts {
  const { fighters, engagement } = variant;
  const all = Object.values(fighters) as readonly FighterData[];
  const merged = all.map(mergedFighter);
  const abilities = new Set(
    merged.flatMap((fighter) => fighter.abilities.flatMap((text) => readAbility(text)?.ability.id ?? [])),
  );
  const fields = engagement as Readonly<Record<string, unknown>>;
  return {
    has: (ability) => abilities.has(ability) || (BUNDLED.has(ability) && abilities.has('character')),
    chooses: (decision, ...options) => all.some(({ tactics }) => options.some((it) => tactics?.[decision] === it)),
    field: (name) => fields[name],
    isKind: (...kinds) => kinds.includes(String(fields.kind)),
    fighter: (id) => fighters[id] as FighterData | undefined,
    comesToBlows: fields.then !== 'contact' && (fields.kind !== 'disengage' || fields.combat === true),
    assumesContactLimit: all.some(
      (data, i) =>
        data['contact-limit'] === undefined && assumesContactLimit(variant, (merged[i] as MergedFighter).size),
    ),
    sideSizes: Object.values((fields.sides ?? {}) as Sides).map((side) => expandSide(side).length),
    charges:
      ASSAULTS.includes(String(fields.kind)) ||
      fields.opening === 'charge' ||
      [fields.chargers, fields.divers].some(isNamed),
    frightens: merged.some(({ characteristics }) => characteristics.FEAR !== null) || abilities.has('war-cry'),
    shoots: merged.some(({ characteristics, shots }) => characteristics.AIM !== null && shots.length > 0),
  };
}

/** Kinds that begin with charges or engagements. */
const ASSAULTS: readonly string[] = ['assault', 'dive-charge'];

function isNamed(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** Abilities that come with `character`. // CF-ABL-18 */
const BUNDLED: ReadonlySet<AbilityId> = new Set<AbilityId>(['sequence', 'counter-attack', 'master-strike']);
