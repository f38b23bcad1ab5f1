import type { Variant } from '../system.ts';
import { type MergedFighter, mergedFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import { CHARACTERS } from './ranks.ts';
import { TRAITS } from './traits.ts';
import { findWeapon } from './weapons.ts';

/** What a variant has that some readings and rules need to be felt. */
export interface Facts {
  /** Somebody has a trait of 0 to roll with. */
  readonly hasZeroTrait: boolean;
  /** Something takes dice off a roll. */
  readonly losesDice: boolean;
  readonly hasKeenSenses: boolean;
  readonly hasSquad: boolean;
  readonly hasTwoSquads: boolean;
  readonly hasSupport: boolean;
  /** A squad supports more than one. */
  readonly sharesHelp: boolean;
  /** Somebody lies on the ground. */
  readonly hasProne: boolean;
  /** Not all stand on one level of the scenery. */
  readonly hasLevels: boolean;
  readonly hasScimitar: boolean;
  readonly feintsWithScimitar: boolean;
  /** Somebody who feints has something to shoot or throw as well. */
  readonly feintsWithShots: boolean;
  readonly hasSwordCane: boolean;
  readonly hasVouge: boolean;
  readonly hasGrenade: boolean;
  /** Something is thrown. */
  readonly throws: boolean;
  /** Something is shot or thrown from a distance. */
  readonly hasShots: boolean;
  readonly hasTwoPistols: boolean;
  /** Somebody intimidates or taunts another. */
  readonly hasFeelings: boolean;
  readonly hasRaises: boolean;
  /** Somebody takes the raises of the greatest expectation. */
  readonly choosesRaises: boolean;
  readonly lastsRounds: boolean;
  readonly holdsDice: boolean;
  readonly buysSwords: boolean;
  /** The ground is hard enough to hurt. */
  readonly hurts: boolean;
  readonly hasOfficers: boolean;
  readonly hasHeroes: boolean;
  /** Heroes of a battle may meet opportunities that count. */
  readonly hasOpportunities: boolean;
  readonly isOpposed: boolean;
  readonly hasSeveralTargets: boolean;
  /** A ship has somebody who trims its sails. */
  readonly hasRigging: boolean;
  /** Broadsides are fired with raises. */
  readonly raisesBroadsides: boolean;
  /** Drama dice go into hull rolls, and a ship without a hull has none. */
  readonly soaksWithDrama: boolean;
  /** A hit may do no damage to a ship that has superficial damage. */
  readonly hitsForNothing: boolean;
  /** A ship has suffered criticals before. */
  readonly hadCriticals: boolean;
  /** A ship can sink of what happens. */
  readonly canSink: boolean;
}

/** Fields of engagements, of one kind or another, that facts follow from. */
interface FactFields {
  readonly kind: string;
  readonly check?: string;
  readonly penalty?: number;
  readonly support?: number;
  readonly weapon?: string;
  readonly dice?: unknown;
  readonly intimidated?: number;
  readonly taunted?: number;
  readonly 'off-hand'?: boolean;
  readonly feint?: boolean;
  readonly 'two-pistols'?: boolean;
  readonly effects?: readonly unknown[];
  readonly distance?: number;
  readonly raises?: number | string;
  readonly rounds?: number;
  readonly surface?: string;
  readonly targets?: unknown;
  readonly purchases?: readonly object[];
  readonly criticals?: number;
  readonly superficial?: number;
  readonly blows?: number;
  readonly armies?: Readonly<
    Record<string, { readonly officers: readonly unknown[]; readonly heroes: Readonly<Record<string, string>> }>
  >;
  readonly 'opportunity-bonus'?: number;
}

/** The facts of a variant. */
export function factsOf(variant: Variant): Facts {
  const data = Object.values(variant.fighters) as readonly FighterData[];
  const engagement = variant.engagement as FactFields;
  const all = data.map((one) => withWeapon(mergedFighter(one), engagement));
  const people = peopleFacts(data, all);
  const hasSupport = people.hasSupport || (engagement.support ?? 0) > 0;
  return { ...people, hasSupport, ...engagementFacts(engagement, all, variant) };
}

/** A weapon that an attack names counts as carried: its attacker need not own it. */
function withWeapon(fighter: MergedFighter, { weapon }: FactFields): MergedFighter {
  return weapon === undefined ? fighter : { ...fighter, equipment: [...fighter.equipment, weapon] };
}

function peopleFacts(data: readonly FighterData[], all: readonly MergedFighter[]) {
  const supporting = data.flatMap(({ support }) => support?.squad ?? []);
  const carries = (id: string): boolean => all.some(({ equipment }) => equipment.includes(id));
  return {
    hasZeroTrait: all.some(
      ({ rank, characteristics }) => CHARACTERS.includes(rank) && TRAITS.some((trait) => characteristics[trait] === 0),
    ),
    hasKeenSenses: all.some(({ abilities }) => abilities.includes('keen-senses')),
    hasSquad: all.some(({ rank }) => rank === 'squad'),
    hasTwoSquads: all.filter(({ rank }) => rank === 'squad').length > 1,
    hasSupport: data.some(({ support }) => support !== undefined),
    sharesHelp: new Set(supporting).size < supporting.length,
    hasProne: data.some(({ states = [] }) => states.includes('prone')),
    hasLevels: new Set(data.map(({ level = 0 }) => level)).size > 1,
    hasScimitar: carries('scimitar'),
    hasSwordCane: carries('sword-cane'),
    hasVouge: carries('vouge'),
    hasGrenade: carries('grenade'),
    holdsDice: all.some(({ tactics }) => (tactics.hold ?? 0) !== 0),
    hasRigging: all.some(({ skills }) => (skills.rigging ?? 0) > 0),
    raisesBroadsides: all.some(({ tactics }) => !['none', 0].includes(tactics.raises ?? 'none')),
  };
}

function engagementFacts(engagement: FactFields, all: readonly MergedFighter[], variant: Variant) {
  const {
    kind,
    distance = 0,
    effects = [],
    intimidated = 0,
    taunted = 0,
    raises = 0,
    dice,
    purchases = [],
  } = engagement;
  const carries = (id: string): boolean => all.some(({ equipment }) => equipment.includes(id));
  const decides = (id: string, option: unknown): boolean => all.some(({ tactics }) => tactics[id] === option);
  const weapons = all.flatMap(({ equipment }) => equipment.flatMap((id) => findWeapon(id) ?? []));
  const isFar = distance > 0;
  const feints = engagement.feint === true || decides('attack-style', 'feint');
  const hasFeelings = effects.length > 0 || intimidated > 0 || taunted > 0;
  const hasTwoPistols = engagement['two-pistols'] === true || decides('two-pistols', 'always');
  const armies = Object.values(engagement.armies ?? {});
  /** Dice of damage are lost against a hull. */
  const doesLess = kind === 'scuttle' || decides('ammunition', 'grape') || decides('ammunition', 'chain');
  return {
    losesDice:
      (engagement.penalty ?? 0) > 0 ||
      (typeof dice === 'number' && dice < 0) ||
      hasFeelings ||
      engagement['off-hand'] === true ||
      decides('off-hand', 'always') ||
      (hasTwoPistols && variant.rulings['two-pistols-off-hand'] === 'penalised') ||
      carries('cutlass') ||
      (feints && carries('scimitar')) ||
      variant.rulings['battle-soak'] === 'dice' ||
      doesLess,
    feintsWithScimitar: feints && carries('scimitar'),
    feintsWithShots: all.some(
      ({ tactics, equipment }) => tactics['attack-style'] === 'feint' && equipment.some((id) => isShot(id, isFar)),
    ),
    throws: weapons.some(({ id, missile }) => missile?.isThrown === true && isShot(id, isFar)),
    hasShots: isFar && weapons.some(({ missile }) => missile !== null),
    hasTwoPistols,
    hasFeelings,
    hasRaises: raises !== 0,
    choosesRaises: raises === 'best-damage' || decides('raises', 'best-damage'),
    lastsRounds: (engagement.rounds ?? 1) > 1,
    buysSwords: purchases.some((purchase) => 'sword' in purchase),
    hurts: engagement.surface !== 'soft',
    hasOfficers: armies.some(({ officers }) => officers.length > 0),
    hasHeroes: armies.some(({ heroes }) => Object.keys(heroes).length > 0),
    hasOpportunities:
      engagement['opportunity-bonus'] !== 0 &&
      armies.some(({ heroes }) => Object.values(heroes).some((level) => level !== 'reserve')),
    isOpposed: kind !== 'repartee' || variant.rulings['repartee-roll'] !== 'simple',
    soaksWithDrama:
      variant.rulings['ship-zero-trait'] !== 'weak-die' &&
      all.some(({ tactics }) => !['none', 0].includes(tactics['drama-soak'] ?? 'none')),
    hitsForNothing:
      variant.rulings['empty-pool'] === 'zero' &&
      doesLess &&
      (kind === 'naval' || (engagement.superficial ?? 0) > 0 || (engagement.blows ?? 1) > 1),
    hadCriticals: (engagement.criticals ?? 0) > 0,
    canSink: kind !== 'storm' || variant.rulings['storm-dice'] === 'count-as-critical',
    hasSeveralTargets: typeof engagement.targets === 'number' && engagement.targets > 1,
  };
}

/** Whether a weapon is shot or thrown at such a distance. */
function isShot(id: string, isFar: boolean): boolean {
  const weapon = findWeapon(id);
  return weapon !== undefined && weapon.missile !== null && (isFar || weapon.melee === null);
}
