import { DECISIONS } from './decisions.ts';
import type { DefenceKnack } from './skills.ts';
import type { Trait } from './traits.ts';

/** `tactics` of a scenario: decision point → option. */
export type TacticsData = Readonly<Record<string, string | number | undefined>>;

export type TargetTactic = 'first' | 'last' | 'random' | 'weakest' | 'strongest' | 'squads-first' | 'leaders-first';

/** Which trait of a ship a critical lowers. // SS-SHIP-9 */
export type TraitTactic = 'highest' | 'lowest' | Trait;

/** How many drama dice go into each roll of a sort; Infinity: all of them. // SS-DRAMA-2 */
export interface DramaTactics {
  readonly attack: number;
  readonly defence: number;
  readonly damage: number;
  readonly wound: number;
  /** Hull rolls of a ship. */
  readonly soak: number;
}

/** Every choice that a fighter has made beforehand. Numbers may be Infinity where an option has no limit. */
export interface FighterTactics {
  /** Damage raises of each attack. // SS-ATT-6, SS-ATT-9 */
  readonly raises: number | 'best-damage';
  /** Further raises without damage. // SS-ATT-7 */
  readonly calledShot: number;
  readonly attackStyle: 'plain' | 'feint';
  readonly target: TargetTactic;
  /** Due dice kept back. // SS-FIGHT-1 */
  readonly hold: number;
  readonly release: 'last-phase' | 'no-threat' | 'never';
  readonly defend: 'held' | 'interrupt' | 'never';
  /** Greatest attack total that is answered. // SS-DEF-2 */
  readonly defendUpTo: number;
  readonly passiveKnack: 'best' | DefenceKnack;
  readonly defenceKnack: 'best' | DefenceKnack;
  readonly dieOrder: 'lowest' | 'highest';
  readonly interruptDice: 'latest' | 'earliest';
  readonly drama: DramaTactics;
  readonly wakes: boolean;
  readonly rises: boolean;
  readonly offHand: boolean;
  readonly twoPistols: boolean;
  readonly emptyWeapon: 'switch' | 'reload';
  readonly rerollDie: 'highest' | 'lowest' | 'none';
  readonly loseTrait: TraitTactic;
  readonly takeTrait: TraitTactic;
  readonly loseGun: 'idle-side' | 'engaged-side';
  readonly riggingKeep: 'lowest' | 'highest';
  readonly ammunition: 'ball' | 'grape' | 'chain';
  /** Crew rank at or below which a ship yields. // SS-SHIP-17 */
  readonly surrenderAt: number;
}

const DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  DECISIONS.filter(({ place }) => place === 'fighter').map(({ id, options }) => [id, String(options[0])]),
);

/** A number, or the word that stands for none or for no limit. */
function amount(option: string | number): number {
  if (typeof option === 'number') return option;
  if (option === 'all' || option === 'any') return Number.POSITIVE_INFINITY;
  return option === 'none' ? 0 : Number(option);
}

/** The choices of a scenario, with the first option wherever it is silent. */
export function tacticsOf(data: TacticsData): FighterTactics {
  const chosen = (id: string): string | number => data[id] ?? DEFAULTS[id] ?? '';
  const word = <T extends string>(id: string): T => chosen(id) as T;
  const number = (id: string): number => amount(chosen(id));
  const isAlways = (id: string): boolean => chosen(id) === 'always';
  return {
    raises: chosen('raises') === 'best-damage' ? 'best-damage' : number('raises'),
    calledShot: number('called-shot'),
    attackStyle: word('attack-style'),
    target: word('target'),
    hold: number('hold'),
    release: word('release'),
    defend: word('defend'),
    defendUpTo: number('defend-up-to'),
    passiveKnack: word('passive-knack'),
    defenceKnack: word('defence-knack'),
    dieOrder: word('die-order'),
    interruptDice: word('interrupt-dice'),
    drama: {
      attack: number('drama-attack'),
      defence: number('drama-defence'),
      damage: number('drama-damage'),
      wound: number('drama-wound'),
      soak: number('drama-soak'),
    },
    wakes: isAlways('wake'),
    rises: chosen('rise') === 'at-once',
    offHand: isAlways('off-hand'),
    twoPistols: isAlways('two-pistols'),
    emptyWeapon: word('empty-weapon'),
    rerollDie: word('reroll-die'),
    loseTrait: word('lose-trait'),
    takeTrait: word('take-trait'),
    loseGun: word('lose-gun'),
    riggingKeep: word('rigging-keep'),
    ammunition: word('ammunition'),
    surrenderAt: number('surrender-at'),
  };
}
