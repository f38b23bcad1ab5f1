import type { RulingId } from '../rulings.ts';

/** Rulings on single combats: dice, exchanges, wounds. */
const EXCHANGING: readonly RulingId[] = [
  'several-sixes',
  'opposed-tie',
  'opposed-double-failure',
  'characteristic-floor',
  'wound-penalty',
  'initiative-wounds',
  'damage-wounds',
  'stun-adds',
  'parry-tie',
  'missed-attack-die',
  'counter-near-miss',
  'sustained-defence',
  'split-order',
  'exceptional-wound',
  'war-fury-text',
  'fierce-death',
  'force-on-charge',
  'bestial-charge',
  'born-killer',
  'ambidextrous',
];

/** Rulings on charges, fear, and leaving a fight. */
const OPENING: readonly RulingId[] = [
  'disengage-wounds',
  'charge-comparison',
  'mixed-charge',
  'charge-stacking',
  'rout',
  'fear-immunity',
  'bravery',
  'fanaticism',
  'brute',
  'left-side',
];

const ASSAULTING: readonly RulingId[] = [
  'charge-condition',
  'flight-redirects',
  'free-assault-fire',
  'shot-damage-wounds',
  'impact',
];

const DIVING: readonly RulingId[] = ['dive-bonus', 'level-change-cost'];

/** Felt only by who has charged. */
const CHARGING: ReadonlySet<RulingId> = new Set<RulingId>(['force-on-charge', 'bestial-charge']);

export const DISENGAGE_RULINGS: ReadonlySet<string> = new Set([
  ...EXCHANGING.filter((id) => !CHARGING.has(id)),
  'disengage-wounds',
]);
export const COMBAT_RULINGS: ReadonlySet<string> = new Set([...EXCHANGING, ...OPENING]);
export const ASSAULT_RULINGS: ReadonlySet<string> = new Set([...EXCHANGING, ...OPENING, ...ASSAULTING]);
export const DIVE_RULINGS: ReadonlySet<string> = new Set([...ASSAULT_RULINGS, ...DIVING]);
export const MELEE_RULINGS: ReadonlySet<string> = new Set([...EXCHANGING, 'dive-bonus', 'pursuit-order', 'implacable']);
