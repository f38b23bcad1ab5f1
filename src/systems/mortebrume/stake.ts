import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions, Finding, Variant } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from './combatant.ts';
import type { Condition } from './condition.ts';
import { Roll, type RollRulings, Rolls } from './roll.ts';
import type { Rulings } from './rulings.ts';
import { derivedAptitude, diceTableOf } from './settings.ts';
import { SITE } from './sites.ts';

/** Rulings that decide what is staked. */
export type StakeRulings = RollRulings & Pick<Rulings, 'stake-size' | 'stake-limit'>;

/** What the casting of somebody becomes with each stake from 0 on; null where nothing says its dice. // MB-AUG-4 */
function raisedAptitudes({ aptitudes, physique }: Combatant, variant: Variant): readonly (Aptitude | null)[] {
  const { casting } = aptitudes;
  if (casting === null) return [];
  const table = diceTableOf(variant);
  return Array.from({ length: physique + 1 }, (_, stake) =>
    stake === 0 ? casting : derivedAptitude(casting.value + stake, casting.dice, table),
  );
}

/** Physique that one caster stakes on his spells; made once. // MB-AUG */
export class Stakes {
  /** He stakes something. // MB-AUG-1 */
  readonly isAnnounced: boolean;
  private readonly wish: Combatant['tactics']['stake'];
  private readonly rulings: StakeRulings;
  private readonly rolls: Rolls;
  private readonly roll = new Roll();
  /** His casting dice alone. */
  private readonly bare: Aptitude;
  private readonly raised: readonly (Aptitude | null)[];

  constructor(caster: Combatant, variant: Variant, options: Pick<CompileOptions, 'engine'>) {
    this.wish = caster.tactics.stake;
    this.isAnnounced = this.wish !== 'none';
    this.rulings = rulingsOf(variant);
    this.rolls = new Rolls(this.rulings, options);
    this.bare = { value: 0, dice: caster.aptitudes.casting?.dice ?? [] };
    this.raised = raisedAptitudes(caster, variant);
  }

  /** Rolls for how much may be staked, and pays. @returns the stake // MB-AUG-2 to 4 */
  pay(caster: Condition, dice: Dice): number {
    this.rolls.roll(this.roll, this.bare, 0, 0, dice, SITE.stake);
    const kept = this.rulings['stake-limit'] === 'keep-one' ? 1 : 0;
    const limit = Math.max(0, Math.min(this.roll.total, caster.physique - kept));
    const stake = this.chosen(limit);
    caster.physique -= stake;
    return stake;
  }

  // MB-AUG-3
  private chosen(limit: number): number {
    const { wish } = this;
    if (this.rulings['stake-size'] === 'forced' || wish === 'max') return limit;
    if (wish === 'half') return Math.floor(limit / 2);
    return wish === 'none' ? 0 : Math.min(wish, limit);
  }

  /** What he casts with after a stake. */
  aptitude(stake: number): Aptitude | null {
    return this.raised[stake] ?? null;
  }
}

/** An error where a dice table gives no dice to a casting that a stake raises. // MB-AUG-4 */
export function checkStake(id: string, variant: Variant): readonly Finding[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id))) return [];
  const who = combatantOf(variant, id);
  if (who.tactics.stake === 'none' || !raisedAptitudes(who, variant).includes(null)) return [];
  return [
    {
      severity: 'error',
      code: 'mortebrume/dice-table',
      path: ['fighters', fighterOf(id)],
      message: `the dice table has no row for the casting of ${fighterOf(id)} as a stake raises it`,
      hint: 'add a row `0: [6]` or the like to `dice-table:`',
    },
  ];
}
