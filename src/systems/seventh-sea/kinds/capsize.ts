import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, drawsLaws, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { check as reaches } from '../checks.ts';
import { combatantOf } from '../combatant.ts';
import { rollOfDeed } from '../deeds.ts';
import { checkPart, warning } from '../findings.ts';
import type { Roll } from '../pools.ts';
import { CHARACTERS } from '../ranks.ts';
import { attemptWords } from '../roll-words.ts';
import { steering } from '../sailing.ts';
import { SITE } from '../sites.ts';
import type { KindDefinition } from './kind.ts';

/** TN against capsizing. // SS-SEA-7 */
const TN = 15;
/** Drama dice that force it, and as many that cancel it. // SS-SEA-7 */
const PRICE = 3;

const schema = fields(
  {
    kind: kindWord('capsize', 'chavirer').describe('a ship that the game master would see capsize'),
    ship: fighterId.describe('ship'),
    pilot: fighterId.describe('who steers it'),
    'gm-dice': integer(0, 99, 'drama dice of the game master').default(PRICE),
    'crew-dice': integer(0, 99, 'drama dice of those aboard').default(0),
    cancel: word({
      noun: 'cancel option',
      ids: ['never', 'before', 'after-failure'],
      aliases: { jamais: 'never', avant: 'before', 'après-échec': 'after-failure' },
    })
      .default('never')
      .describe('when those aboard pay three dice to stay upright'),
  },
  { navire: 'ship', pilote: 'pilot', 'dés-du-mj': 'gm-dice', 'dés-du-bord': 'crew-dice', annuler: 'cancel' },
);

type CapsizeData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('upright', 'stays upright', 'reste à flot'),
  outcome('cancelled', 'cancelled by drama dice', 'annulé par des dés d’héroïsme'),
  outcome('capsized', 'crew overboard', 'équipage par-dessus bord'),
  outcome('not-forced', 'not forced: too few dice', 'non imposé : pas assez de dés'),
];
const UPRIGHT = 0;
const CANCELLED = 1;
const CAPSIZED = 2;
const NOT_FORCED = 3;

interface CapsizeFacts extends ActFacts<never> {
  readonly roll: Roll;
  readonly tn: number;
  readonly whenFailed: number;
}

/** One roll of the pilot. */
class CapsizeModel extends Act<never> {
  private readonly facts: CapsizeFacts;

  constructor(facts: CapsizeFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(_state: Record<never, number>, dice: Dice): number {
    const { roll, tn, whenFailed } = this.facts;
    dice.scope(1, 0);
    return reaches(roll, tn, dice, SITE.pilot) ? UPRIGHT : whenFailed;
  }
}

function warn(data: CapsizeData): readonly Finding[] {
  if (data.cancel === 'never' || data['crew-dice'] >= PRICE) return [];
  const message = {
    en: `cancel has no effect: those aboard have ${data['crew-dice']} drama dice, and it takes ${PRICE}`,
    fr: `\`cancel\` est sans effet\u00a0: ceux du bord ont ${data['crew-dice']} dés d’héroïsme, et il en faut ${PRICE}`,
  };
  return [
    warning('no-effect', ['cancel'], message, {
      en: `write crew-dice: ${PRICE}, or more`,
      fr: `écrivez \`crew-dice: ${PRICE}\`, ou plus`,
    }),
  ];
}

/** A ship that the game master would see capsize. // SS-SEA-7 */
export const capsize: KindDefinition<CapsizeData> = {
  listing: {
    id: 'capsize',
    alias: 'chavirer',
    summary: {
      en: 'a pilot keeps his ship upright in a storm, or everybody goes overboard',
      fr: 'un pilote garde son navire à flot dans la tempête, ou tous passent par-dessus bord',
    },
    fields: [
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field('pilot', 'fighter id', 'identifiant d’un combattant'),
      field('gm-dice', 'drama dice of the game master, default 3', 'dés d’héroïsme du MJ, défaut 3'),
      field('crew-dice', 'drama dice of those aboard, default 0', 'dés d’héroïsme du bord, défaut 0'),
      field(
        'cancel',
        'never (default), before or after-failure: when those aboard pay 3 dice',
        'jamais (défaut), avant ou après-échec : quand ceux du bord paient 3 dés',
      ),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check: ({ ship, pilot }, variant) => [
    ...checkPart(['ship'], ship, ['ship'], variant),
    ...checkPart(['pilot'], pilot, CHARACTERS, variant),
  ],
  warn,
  compile: (data, variant, options) => {
    const pilot = combatantOf(variant, data.pilot);
    const { rulings } = variant;
    const deed = steering(combatantOf(variant, data.ship).traits.resolve, pilot, rulings);
    const roll = rollOfDeed(deed, rulings, drawsLaws(options));
    const tn = TN + deed.tnMore;
    const told = { outcomes: OUTCOMES, metrics: [], actors: [pilot.name], opening: attemptWords(pilot.name, roll, tn) };
    const canCancel = data['crew-dice'] >= PRICE;
    if (data['gm-dice'] < PRICE) return settled(told, { outcome: NOT_FORCED, values: [] });
    if (canCancel && data.cancel === 'before') return settled(told, { outcome: CANCELLED, values: [] });
    return played(
      new CapsizeModel({
        ...told,
        engine: options.engine,
        keyed: [],
        counted: [],
        roll,
        tn,
        whenFailed: canCancel && data.cancel === 'after-failure' ? CANCELLED : CAPSIZED,
      }),
    );
  },
};
