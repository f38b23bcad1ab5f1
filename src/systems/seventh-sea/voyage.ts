import type { Dice } from '../../dice/dice.ts';
import { Act, drawsLaws } from '../act.ts';
import { metric, outcome } from '../outcomes.ts';
import { CONTINUES, type CompileOptions } from '../system.ts';
import { shortfall } from './checks.ts';
import type { Combatant } from './combatant.ts';
import { deedOf, rollOfDeed } from './deeds.ts';
import { bestRaises, chanceToReach } from './expectation.ts';
import { costOfMiss } from './margins.ts';
import { RAISE, type Roll, type Rulings } from './pools.ts';
import { attemptWords } from './roll-words.ts';
import { SITE } from './sites.ts';
import { UNITS } from './words.ts';

/** TN of a voyage that never leaves the coast far behind, and what each slice of it adds. // SS-SEA-2 */
const TN = 5;
/** Kilometres off the coast to a slice. // SS-SEA-2 */
const SLICE_KM = 400;
/** Points of the margin to a slice, and the kilometres off course that it costs. // SS-SEA-5 */
const LOST_STEP = 5;
const LOST_KM = 100;

export const VOYAGE = {
  outcomes: [outcome('on-course', 'on course', 'bonne route'), outcome('lost', 'lost', 'perdu')],
  metrics: [
    metric('off-course', UNITS.kilometres, 'off course', 'écart de route'),
    { ...metric('heading', UNITS.degrees, 'drift (-1 on course)', 'dérive (-1 si bonne route)'), min: -1 },
    metric('raises', UNITS.raises, 'raises of the navigator', 'augmentations du navigateur'),
  ],
} as const;

export const ON_COURSE = 0;
const LOST = 1;

/** The TN of a voyage so far off the coast. // SS-SEA-2 */
export function voyageTn(offshoreKm: number, rulings: Rulings): number {
  const slices = offshoreKm / SLICE_KM;
  return TN + TN * (rulings['voyage-step'] === 'begun' ? Math.ceil(slices) : Math.floor(slices));
}

/** Who sails, and how far. */
export interface VoyageFacts {
  readonly navigator: Combatant;
  readonly pilot: Combatant;
  readonly tn: number;
  readonly raises: number | 'best-chance';
  /** Degrees off course, each as likely. */
  readonly drift: readonly number[];
  readonly rulings: Rulings;
}

const STAGE = { navigating: 0, piloting: 1, drifting: 2 } as const;

type Name = 'stage' | 'navigatorMissed' | 'offCourse' | 'heading' | 'raises';

/** A navigator sets a course, a pilot steers it. // SS-SEA-2 to 5 */
export class VoyageModel extends Act<Name> {
  private readonly navigator: Roll;
  private readonly pilot: Roll;
  private readonly navigatorTn: number;
  /** The pilot's, where the navigator succeeded, and where he failed. */
  private readonly easedTn: number;
  private readonly pilotTn: number;
  private readonly raises: number;
  private readonly drift: readonly number[];
  private readonly bothFailed: string;
  private readonly countsBegun: boolean;

  constructor({ navigator, pilot, tn, raises, drift, rulings }: VoyageFacts, options: CompileOptions) {
    const setting = deedOf(navigator, 'wits', rulings, { skill: 'navigation' });
    const steering = deedOf(pilot, 'wits', rulings, { skill: 'pilot' });
    const navigatorRoll = rollOfDeed(setting, rulings, drawsLaws(options));
    const pilotRoll = rollOfDeed(steering, rulings, drawsLaws(options));
    const [setTn, steerTn] = [tn + setting.tnMore, tn + steering.tnMore];
    const chosen =
      raises === 'best-chance'
        ? bestRaises(
            0,
            (n) => chanceToReach(navigatorRoll, setTn + RAISE * n) * chanceToReach(pilotRoll, steerTn - RAISE * n),
          )
        : raises;
    const navigatorTn = setTn + RAISE * chosen;
    super({
      ...VOYAGE,
      actors: [navigator.name, pilot.name],
      engine: options.engine,
      keyed: ['stage', 'navigatorMissed'],
      counted: ['offCourse', 'heading', 'raises'],
      opening: attemptWords(navigator.name, navigatorRoll, navigatorTn),
    });
    this.navigator = navigatorRoll;
    this.pilot = pilotRoll;
    this.navigatorTn = navigatorTn;
    this.easedTn = steerTn - RAISE * chosen;
    this.pilotTn = steerTn;
    this.raises = chosen;
    this.drift = drift;
    this.bothFailed = rulings['voyage-both-failed'] ?? '';
    this.countsBegun = rulings['lost-step'] === 'begun';
  }

  override reset(state: Record<Name, number>): void {
    super.reset(state);
    state.raises = this.raises;
  }

  protected advance(state: Record<Name, number>, dice: Dice): number {
    switch (state.stage) {
      case STAGE.navigating:
        dice.scope(1, 0);
        state.navigatorMissed = shortfall(this.navigator, this.navigatorTn, dice, SITE.navigator);
        state.stage = STAGE.piloting;
        return CONTINUES;
      case STAGE.piloting:
        dice.scope(1, 1);
        return this.steer(state, dice);
      default:
        // A heading of 0 degrees counts one above that of a ship on course.
        state.heading = 1 + (this.drift[this.rollDrift(dice)] ?? 0);
        return LOST;
    }
  }

  // SS-SEA-3, SS-SEA-4
  private steer(state: Record<Name, number>, dice: Dice): number {
    const { navigatorMissed } = state;
    const tn = navigatorMissed === 0 ? this.easedTn : this.pilotTn;
    const pilotMissed = shortfall(this.pilot, tn, dice, SITE.pilot);
    if (navigatorMissed === 0 && pilotMissed === 0) return ON_COURSE;
    const missed = this.marginOf(navigatorMissed, pilotMissed);
    const { countsBegun } = this;
    state.offCourse = LOST_KM * costOfMiss(missed, { step: LOST_STEP, countsBegun, onlySlices: true }); // SS-SEA-5
    state.navigatorMissed = 0;
    state.stage = STAGE.drifting;
    return CONTINUES;
  }

  /** The margin that counts, one of them at least having failed. // SS-SEA-4 */
  private marginOf(navigatorMissed: number, pilotMissed: number): number {
    const larger = Math.max(navigatorMissed, pilotMissed);
    if (navigatorMissed === 0 || pilotMissed === 0 || this.bothFailed === 'worst-margin') return larger;
    if (this.bothFailed === 'smallest-margin') return Math.min(navigatorMissed, pilotMissed);
    const lead = this.navigatorTn - navigatorMissed - (this.pilotTn - pilotMissed);
    if (lead === 0) return larger;
    return lead < 0 ? navigatorMissed : pilotMissed;
  }

  private rollDrift(dice: Dice): number {
    return this.drift.length === 1 ? 0 : dice.roll(this.drift.length, SITE.drift) - 1;
  }
}
