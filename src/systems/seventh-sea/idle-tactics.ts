import { chosen, idle as idleOf, unasked } from '../asked.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { askedTactics } from './asked-tactics.ts';
import { type Combatant, combatantOf, fighterData } from './combatant.ts';
import { DECISIONS } from './decisions.ts';
import { isGameMasters } from './drama-dice.ts';
import { BARE_HANDS, isPistol } from './manner.ts';
import { tablesOf } from './tables.ts';
import { findWeapon, type Weapon } from './weapons.ts';

/** Who decides something in an engagement, and what it is about. */
interface Scene {
  readonly who: Combatant;
  readonly kind: string;
  readonly engagement: Readonly<Record<string, unknown>>;
  readonly variant: Variant;
}

/**
 * Why a decision changes nothing although an engagement asks for it; null: it may change something. Numbers and options
 * that scenarios like to vary are no reasons: a sweep begins where a thing does nothing.
 */
type Reason = (scene: Scene) => Words | null;

/** Reasons in which decision points differ; those of squads and of drama dice come first. */
const REASONS: Readonly<Record<string, Reason>> = {
  'attack-style': ({ engagement, who }) => (canFeint(engagement, who) ? null : SHOOTS),
  'defend-up-to': undefended,
  'defence-knack': undefended,
  'drama-defence': undefended,
  'passive-knack': ({ kind, variant }) =>
    kind === 'salvo' && tablesOf(variant)['salvo-wounds'].length === 1 ? ALIKE : null,
  'two-pistols': ({ who, kind, engagement }) =>
    who.weapons.filter(isPistol).length < 2
      ? ONE_PISTOL
      : ATTACKS.includes(kind) && !isPistol(weaponOf(engagement, who))
        ? NO_PISTOL
        : null,
  'reroll-die': ({ who }) => (who.abilities.has('combat-reflexes') ? null : NO_REFLEXES),
  'empty-weapon': ({ who }) => (who.weapons.some(({ missile }) => missile !== null) ? null : NO_SHOTS),
  'lose-gun': ({ who }) => (who.guns === null ? ALL_BEAR : null),
  'take-trait': ({ kind, variant }) =>
    floats({ kind, variant }) ?? (variant.rulings['critical-chooser'] === 'attacker' ? null : OWN_CAPTAIN),
  'lose-trait': ({ kind, variant }) =>
    floats({ kind, variant }) ??
    (HAS_TAKER.includes(kind) && variant.rulings['critical-chooser'] === 'attacker' ? ENEMY_CAPTAIN : null),
};

/** What squads do not decide. // SS-SQ-7, SS-ATT-15 */
const OF_PERSONS = ['hold', 'release', 'defend', 'interrupt-dice', 'attack-style', 'wake'];
const DEFENCES = ['defend-up-to', 'defence-knack', 'passive-knack'];

/** Kinds in which the ship that hits may choose what is lost. // critical-chooser */
const HAS_TAKER = ['naval', 'broadside', 'ram'];
const ATTACKS = ['attack', 'shot'];
const MELEES = ['duel', 'brawl'];
const FIGHTS = [...ATTACKS, ...MELEES];
/** Kinds in which villains and henchmen have no drama dice but those of the game master. */
const SHARING = [
  ...FIGHTS,
  ...['wound-check', 'fall', 'explosion', 'splinters', 'improvised', 'scuttle', 'salvo', 'battle', 'battle-personal'],
];
/** Kinds of ships, which have drama dice of their own. */
const AT_SEA = ['naval', 'broadside'];

const SQUAD: Words = {
  en: 'a squad neither holds dice nor feints, defends itself actively or spends drama dice',
  fr: 'une bande ne garde pas de dés, ne feinte pas, ne se défend pas activement et ne dépense pas de dés d’héroïsme',
};
const SHOOTS: Words = { en: 'a shot is no feint', fr: 'un tir n’est pas une feinte' };
const UNDEFENDED: Words = {
  en: 'the attack says nothing of an active defence (`defended: true`)',
  fr: 'l’attaque ne parle pas de défense active (`defended: true`)',
};
const ALIKE: Words = {
  en: 'all hits of a salvo wound alike: `salvo-wounds` has one row',
  fr: 'tous les coups d’une salve blessent autant\u00a0: `salvo-wounds` n’a qu’une ligne',
};
const ONE_PISTOL: Words = { en: 'he has no two pistols', fr: 'il n’a pas deux pistolets' };
const NO_PISTOL: Words = { en: 'he does not attack with a pistol', fr: 'il n’attaque pas au pistolet' };
const NO_REFLEXES: Words = { en: 'he has no combat-reflexes', fr: 'il n’a pas `combat-reflexes`' };
const NO_SHOTS: Words = { en: 'he has nothing to load', fr: 'il n’a rien à charger' };
const ALL_BEAR: Words = { en: 'all its guns bear: `guns` is missing', fr: 'tous ses canons portent, faute de `guns`' };
const OWN_CAPTAIN: Words = {
  en: 'the captain who is hit chooses (ruling critical-chooser)',
  fr: 'le capitaine touché choisit (lecture `critical-chooser`)',
};
const ENEMY_CAPTAIN: Words = {
  en: 'the captain who hits chooses (ruling critical-chooser)',
  fr: 'le capitaine adverse choisit (lecture `critical-chooser`)',
};
const FLOATS: Words = {
  en: 'only criticals are counted (ruling sink-resolve: starting)',
  fr: 'seuls les dégâts graves sont comptés (lecture `sink-resolve: starting`)',
};
const NO_DRAMA: Words = {
  en: 'outside of fights only heroes have drama dice',
  fr: 'hors des combats, seuls les héros ont des dés d’héroïsme',
};
const MASTERS_DICE: Words = {
  en: 'villains and henchmen draw on the dice of the game master',
  fr: 'vilains et hommes de main puisent dans les dés du meneur',
};
const NO_MASTERS_DICE: Words = {
  en: 'the game master has no drama dice without heroes',
  fr: 'sans héros, le meneur n’a pas de dés d’héroïsme',
};

/** Warnings about decisions of those who take part that change nothing, as far as the scenario itself makes them. */
export function warnIdleTactics(variant: Variant): readonly Finding[] {
  const engagement = variant.engagement as Scene['engagement'];
  const kind = String(engagement.kind);
  return [...askedTactics(variant)].flatMap(([id, asked]) => {
    const scene: Scene = { who: combatantOf(variant, id), kind, engagement, variant };
    const tactics = chosen(DECISIONS, fighterData(variant, id).tactics ?? {}).flatMap((point) => {
      const reason = asked.has(point) ? reasonFor(point, scene) : unasked(kind);
      return reason === null ? [] : [idle(id, ['tactics', point], reason)];
    });
    return [...tactics, ...warnIdleFields(id, scene)];
  });
}

/** Fields of a fighter that the engagement does not read, though others do. */
function warnIdleFields(id: string, { who, kind, engagement, variant }: Scene): readonly Finding[] {
  const { support, drama = 0 } = fighterData(variant, id);
  const reason = drama === 0 ? null : strangerToDrama(who, kind);
  return [
    ...(support === undefined || MELEES.includes(kind)
      ? []
      : [idle(id, ['support'], helpless(kind, engagement.attacker === id))]),
    ...(reason === null ? [] : [idle(id, ['drama'], reason)]),
  ];
}

// SS-DRAMA-2, SS-SQ-7
function strangerToDrama(who: Combatant, kind: string): Words | null {
  if (who.rank === 'squad') return SQUAD;
  return isGameMasters(who) && SHARING.includes(kind) ? MASTERS_DICE : null;
}

// SS-SQ-9
function helpless(kind: string, isAttacker: boolean): Words {
  if (!ATTACKS.includes(kind) || !isAttacker) return unasked(kind);
  return { en: 'the field support of the attack says it', fr: 'le champ `support` de l’attaque le dit' };
}

function reasonFor(point: string, scene: Scene): Words | null {
  const isDrama = point === 'wake' || point.startsWith('drama-');
  if (scene.who.rank === 'squad' && (isDrama || OF_PERSONS.includes(point) || DEFENCES.includes(point))) return SQUAD;
  return (isDrama ? dramaless(scene) : null) ?? REASONS[point]?.(scene) ?? null;
}

/** Villains and henchmen have the dice of the game master, in fights with heroes. // SS-DRAMA-1, SS-DRAMA-2 */
function dramaless({ who, kind, engagement, variant }: Scene): Words | null {
  if (AT_SEA.includes(kind) || !isGameMasters(who)) return null;
  if (!FIGHTS.includes(kind)) return NO_DRAMA;
  return engagement['gm-dice'] === undefined && !isFacedByHero(variant) ? NO_MASTERS_DICE : null;
}

function isFacedByHero(variant: Variant): boolean {
  return [...askedTactics(variant).keys()].some((id) => combatantOf(variant, id).rank === 'hero');
}

/** Nobody defends himself actively. // SS-DEF-2, SS-DEF-5 */
function undefended({ kind, engagement }: Scene): Words | null {
  return ATTACKS.includes(kind) && engagement.defended !== true ? UNDEFENDED : null;
}

/** Feints are made hand to hand, with what strikes there. // SS-ATT-15 */
function canFeint({ kind, distance, weapon }: Scene['engagement'], who: Combatant): boolean {
  if (typeof distance === 'number' && distance > 0) return false;
  return !ATTACKS.includes(String(kind)) || weaponOf({ weapon }, who).melee !== null;
}

/** What an attack of one on another is made with. */
function weaponOf({ weapon }: Scene['engagement'], { weapons }: Combatant): Weapon {
  return (typeof weapon === 'string' ? findWeapon(weapon) : weapons[0]) ?? BARE_HANDS;
}

/** Whether criticals of a ramming sink at once is a matter of their number alone. // SS-SHIP-8, SS-SHIP-11 */
function floats({ kind, variant }: Pick<Scene, 'kind' | 'variant'>): Words | null {
  return kind === 'ram' && variant.rulings['sink-resolve'] === 'starting' ? FLOATS : null;
}

function idle(id: string, below: readonly string[], why: Words): Finding {
  return idleOf('seventh-sea', id, below, why);
}
