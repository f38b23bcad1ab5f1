import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { CONTINUES } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { check as reaches } from '../checks.ts';
import { combatantOf } from '../combatant.ts';
import { type Deed, deedOf, perceptionOf, rollOfDeed } from '../deeds.ts';
import { checkPart } from '../findings.ts';
import type { Roll } from '../pools.ts';
import { CHARACTERS } from '../ranks.ts';
import { attemptWords } from '../roll-words.ts';
import { groundingCriticals } from '../sailing.ts';
import { SITE } from '../sites.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

/** TN of the lookout, and of the pilot, to see the reef. // SS-SEA-9 */
const LOOKOUT_TN = 20;
const PILOT_TN = 30;

/** Bounds of the TN to steer clear. // SS-SEA-9 */
const [TN_MIN, TN_MAX] = [20, 30];

const schema = fields(
  {
    kind: kindWord('reef', 'récifs').describe('a ship among reefs'),
    ship: fighterId.describe('ship'),
    lookout: fighterId.describe('who looks out'),
    pilot: fighterId.describe('who steers'),
    tn: integer(TN_MIN, TN_MAX, 'target number to steer clear').default(TN_MIN),
    depth: integer(0, 99, 'depth of the water over the reef').default(0),
  },
  { navire: 'ship', vigie: 'lookout', pilote: 'pilot', nd: 'tn', profondeur: 'depth' },
);

type ReefData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('clear', 'clear', 'passe'),
  outcome('aground-unseen', 'aground on a reef unseen', 'échoué sans avoir vu'),
  outcome('aground', 'aground though seen', 'échoué malgré l’alerte'),
];
const CLEAR = 0;
const UNSEEN = 1;
const AGROUND = 2;

const STAGE = { lookingOut: 0, looking: 1, steering: 2 } as const;
const LOOKOUT = 0;
const PILOT = 1;

type Name = 'stage' | 'criticals';

interface ReefFacts extends ActFacts<Name> {
  readonly lookout: Roll;
  readonly look: Roll;
  readonly steer: Roll;
  readonly tn: number;
  /** What running aground costs. */
  readonly criticals: number;
}

/** The lookout, else the pilot, sees the reef; then it is to be steered clear of. // SS-SEA-9 */
class ReefModel extends Act<Name> {
  private readonly facts: ReefFacts;

  constructor(facts: ReefFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(state: Record<Name, number>, dice: Dice): number {
    const { lookout, look, steer, tn } = this.facts;
    dice.scope(1, state.stage === STAGE.lookingOut ? LOOKOUT : PILOT);
    switch (state.stage) {
      case STAGE.lookingOut:
        state.stage = reaches(lookout, LOOKOUT_TN, dice, SITE.lookout) ? STAGE.steering : STAGE.looking;
        return CONTINUES;
      case STAGE.looking:
        if (!reaches(look, PILOT_TN, dice, SITE.lookout)) return this.ground(state, UNSEEN);
        state.stage = STAGE.steering;
        return CONTINUES;
      default:
        return reaches(steer, tn, dice, SITE.pilot) ? CLEAR : this.ground(state, AGROUND);
    }
  }

  private ground(state: Record<Name, number>, how: number): number {
    state.criticals = this.facts.criticals;
    return how;
  }
}

/** A ship among reefs. */
export const reef: KindDefinition<ReefData> = {
  listing: {
    id: 'reef',
    alias: 'récifs',
    summary: {
      en: 'a reef is seen in time and steered clear of, or not',
      fr: 'un récif est vu à temps et évité, ou non',
    },
    fields: [
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field('lookout', 'fighter id', 'identifiant d’un combattant'),
      field('pilot', 'fighter id', 'identifiant d’un combattant'),
      field('tn', '20 (default) to 30: to steer clear', 'de 20 (défaut) à 30 : pour l’éviter'),
      field('depth', 'depth over the reef, default 0', 'profondeur sur le récif, défaut 0'),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check: ({ ship, lookout, pilot }, variant) => [
    ...checkPart(['ship'], ship, ['ship'], variant),
    ...checkPart(['lookout'], lookout, CHARACTERS, variant),
    ...checkPart(['pilot'], pilot, CHARACTERS, variant),
  ],
  compile: (data, variant, options) => {
    const { rulings } = variant;
    const lookout = combatantOf(variant, data.lookout);
    const pilot = combatantOf(variant, data.pilot);
    const rolled = (deed: Deed): Roll => rollOfDeed(deed, rulings, drawsLaws(options));
    const steering = deedOf(pilot, 'wits', rulings, { skill: 'pilot' });
    const lookoutRoll = rolled(perceptionOf(lookout, rulings));
    return played(
      new ReefModel({
        outcomes: OUTCOMES,
        metrics: [metric('criticals', UNITS.criticals, 'critical hits', 'dégâts graves')],
        actors: [lookout.name, pilot.name],
        engine: options.engine,
        keyed: ['stage'],
        counted: ['criticals'],
        opening: attemptWords(lookout.name, lookoutRoll, LOOKOUT_TN),
        lookout: lookoutRoll,
        look: rolled(perceptionOf(pilot, rulings)),
        steer: rolled(steering),
        tn: data.tn + steering.tnMore,
        criticals: groundingCriticals(combatantOf(variant, data.ship).traits.resolve, data.depth),
      }),
    );
  },
};
