import { askedOf, type Roles } from '../asked.ts';
import type { Variant } from '../system.ts';
import type { ArmyData } from './battle-fields.ts';

/** Decision points of fighters by what they decide. */
const ATTACKING = ['raises', 'called-shot', 'attack-style', 'off-hand', 'two-pistols', 'drama-attack', 'drama-damage'];
const DEFENDING = ['defend-up-to', 'passive-knack', 'defence-knack', 'drama-defence'];
const WOUNDED = ['drama-wound', 'wake'];
const ACTING = ['hold', 'release', 'die-order'];
const STRIKING = [...ACTING, 'defend', 'interrupt-dice', 'rise', 'empty-weapon', 'reroll-die'];
const DUELLING = [...STRIKING, ...ATTACKING, ...DEFENDING, ...WOUNDED];
const FIRING = ['raises', 'drama-attack', 'ammunition', 'take-trait'];
const UNDER_FIRE = ['drama-soak', 'lose-trait'];
const IN_BATTLE = ['defence-knack', ...WOUNDED];

/** Kind → field that names fighters → decision points that the kind asks of them. */
const ASKED: Readonly<Record<string, Roles>> = {
  roll: { subject: [] },
  contest: { attacker: [], target: [] },
  initiative: { sides: ['reroll-die'] },
  attack: { attacker: ATTACKING, target: [...DEFENDING, ...WOUNDED] },
  shot: { attacker: ATTACKING, target: [...DEFENDING, ...WOUNDED] },
  duel: { sides: DUELLING },
  brawl: { sides: [...DUELLING, 'target'] },
  'wound-check': { subject: WOUNDED },
  fall: { subject: WOUNDED },
  explosion: { subject: WOUNDED },
  improvised: { subject: ['drama-damage'] },
  surprise: { attacker: [], target: [] },
  repartee: { attacker: [], target: [] },
  busking: { subject: [], audience: [] },
  experience: { subject: [] },
  reputation: {},
  hubris: {},
  sorcery: { subject: [] },
  move: {},
  'drama-pool': { heroes: [] },
  encounter: {},
  battle: { heroes: IN_BATTLE, general: [], quartermaster: [], officers: [] },
  'battle-personal': { subject: IN_BATTLE },
  salvo: { shooters: [], targets: ['passive-knack', ...WOUNDED] },
  voyage: { navigator: [], pilot: [] },
  storm: { ship: ['lose-trait'], pilot: [] },
  capsize: { ship: [], pilot: [] },
  shallows: { ship: [] },
  reef: { ship: [], lookout: [], pilot: [] },
  provisions: { ship: [] },
  naval: { sides: [...ACTING, ...FIRING, ...UNDER_FIRE, 'lose-gun', 'rigging-keep'] },
  broadside: { attacker: FIRING, target: UNDER_FIRE },
  ram: { attacker: ['lose-trait', 'take-trait'], target: ['lose-trait', 'take-trait'] },
  scuttle: { attacker: ['drama-damage'], ship: UNDER_FIRE },
  'ship-turn': { ship: ['rigging-keep'] },
  'ship-course': { ship: [] },
  boarding: { attacker: ['surrender-at'], target: ['surrender-at'] },
  splinters: { subject: WOUNDED },
};

/** Kinds of engagements that say what they ask. */
export const ASKING_KINDS: readonly string[] = Object.keys(ASKED);
/** Every decision point that some kind asks of somebody. */
export const ASKED_POINTS: ReadonlySet<string> = new Set(
  Object.values(ASKED).flatMap((roles) => Object.values(roles).flat()),
);

type Engagement = Readonly<Record<string, unknown>>;

/** Whoever takes part in an engagement → the decision points that it asks of him. Names are those of defined fighters. */
export function askedTactics(variant: Variant): ReadonlyMap<string, ReadonlySet<string>> {
  const engagement = variant.engagement as Engagement;
  return askedOf(
    ASKED[String(engagement.kind)] ?? {},
    engagement.kind === 'battle' ? commands(engagement) : [engagement],
  );
}

/** The parts that armies give. */
function commands({ armies }: Engagement): readonly Engagement[] {
  return Object.values(armies as Readonly<Record<string, ArmyData>>).map((army) => ({
    ...army,
    heroes: Object.keys(army.heroes),
  }));
}
