import type { KindDefinition as AnyKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import type { AptitudeId } from '../characteristics.ts';

/** What a fighter rolls with: an aptitude, or one that follows from other numbers (his throw, his escape). */
export type RolledId = AptitudeId | 'throw' | 'escape';

/** An aptitude without which a kind cannot be played. */
export interface Need {
  /** Id of a fighter or instance; unknown ones are passed over. */
  readonly fighter: string;
  /** Aptitudes that he rolls with: they need dice. */
  readonly rolls?: readonly RolledId[];
  /** Aptitudes of which only the value is compared. */
  readonly compares?: readonly AptitudeId[];
  /** Id of the rule that asks for them. */
  readonly rule: string;
}

/** One engagement kind of the game. */
export interface KindDefinition<Data = unknown> extends AnyKind<Data> {
  /** Aptitudes without which the kind cannot be played. */
  needs?(data: Data, variant: Variant): readonly Need[];
}
