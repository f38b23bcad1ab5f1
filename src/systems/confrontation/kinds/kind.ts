import type { KindDefinition as AnyKind } from '../../kind.ts';
import type { Variant } from '../../system.ts';
import type { CharacteristicId } from '../characteristics.ts';

/** Who needs a characteristic, and where the scenario names him. */
export interface Need {
  /** Id of a fighter or instance. */
  readonly fighter: string;
  readonly characteristics: readonly CharacteristicId[];
}

/** One engagement kind of the game. */
export interface KindDefinition<Data = unknown> extends AnyKind<Data> {
  /** Characteristics without which the kind cannot be played, by fighter; unknown fighters are passed over. */
  needs?(data: Data, variant: Variant): readonly Need[];
  /** Whether an engagement may roll for damage, so that it rests on the wound table; false when absent. */
  rollsDamage?(data: Data, variant: Variant): boolean;
}
