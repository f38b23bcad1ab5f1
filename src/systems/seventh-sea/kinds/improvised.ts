import type { z } from 'zod';
import type { Dice } from '../../../dice/dice.ts';
import { Act, type ActFacts, played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf, improvisedWeapon } from '../combatant.ts';
import { raises } from '../deed-fields.ts';
import { isCrippled } from '../deeds.ts';
import { IMPROVISED_ALIASES, IMPROVISED_SHAPE } from '../fighter-schema.ts';
import { checkPart, error, oneOf } from '../findings.ts';
import { Ground } from '../ground.ts';
import { Harm } from '../harm.ts';
import { BARE_HANDS } from '../manner.ts';
import { CHARACTERS } from '../ranks.ts';
import { ownDrama } from '../starting-drama.ts';
import { tablesOf } from '../tables.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('improvised', 'arme-improvisée').describe('one blow with an improvised weapon'),
    subject: fighterId.describe('who strikes'),
    ...IMPROVISED_SHAPE,
    raises,
  },
  { sujet: 'subject', augmentations: 'raises', ...IMPROVISED_ALIASES },
);

type ImprovisedData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('broken', 'the weapon breaks', 'l’arme se brise'),
  outcome('intact', 'the weapon holds', 'l’arme tient'),
] as const;
const BROKEN = 0;
const INTACT = 1;

/** One damage roll that may break the weapon. // SS-DMG-2 */
class BlowAct extends Act<'damage'> {
  private readonly harm: Harm;
  /** Drama dice that go into it. // SS-DRAMA-2 */
  private readonly drama: number;

  constructor(facts: ActFacts<'damage'>, harm: Harm, drama: number) {
    super(facts);
    this.harm = harm;
    this.drama = drama;
  }

  protected advance(state: Record<'damage', number>, dice: Dice): number {
    dice.scope(1, 0);
    state.damage = this.harm.total(this.drama, dice);
    return this.harm.isBroken ? BROKEN : INTACT;
  }
}

function check(data: ImprovisedData, variant: Variant): readonly Finding[] {
  const { size } = data;
  const parts = checkPart(['subject'], data.subject, CHARACTERS, variant);
  const names = Object.keys(tablesOf(variant)['improvised-table']);
  if (typeof size === 'number' || names.includes(size)) return parts;
  const message = `unknown size ${JSON.stringify(size)}`;
  return [...parts, error('improvised-size', ['size'], message, oneOf(size, names, 'improvised-table'))];
}

/** One blow with an improvised weapon. */
export const improvised: KindDefinition<ImprovisedData> = {
  listing: {
    id: 'improvised',
    alias: 'arme-improvisée',
    summary: {
      en: 'the damage of an improvised weapon, and whether it breaks',
      fr: 'les dommages d’une arme improvisée, et si elle se brise',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('size', 'dice, or a name of improvised-table; small', 'dés, ou un nom de `improvised-table` ; petit'),
      field(
        'edge',
        'blunt (default): one die kept; sharp: two',
        'contondant (défaut) : un dé gardé ; tranchant : deux',
      ),
      field(
        'build',
        'fragile: an exploding die breaks it; sturdy (default): a second explosion; solid: nothing',
        'fragile : un dé qui explose la brise ; résistant (défaut) : une seconde explosion ; solide : rien',
      ),
      field('raises', 'raises for damage, default 0', 'augmentations pour les dommages, par défaut 0'),
    ],
  },
  schema,
  tables: ({ size }) => (typeof size === 'number' ? [] : [`improvised-table.${size}`]),
  check,
  compile: (data, variant, options) => {
    const who = combatantOf(variant, data.subject);
    // Whatever the hands have found.
    const weapon = improvisedWeapon(BARE_HANDS, data, variant);
    const ground = new Ground(variant.rulings, 0, options);
    const facts = { isCrippled: isCrippled(who), raises: data.raises, isPair: false, support: 0 };
    return played(
      new BlowAct(
        {
          outcomes: OUTCOMES,
          metrics: [metric('damage', UNITS.flesh, 'damage', 'dommages')],
          actors: [who.name],
          engine: options.engine,
          keyed: [],
          counted: ['damage'],
          opening: { en: `${who.name} strikes`, fr: `${who.name} frappe` },
        },
        new Harm(who, weapon, facts, ground),
        Math.min(who.tactics.drama.damage, ownDrama(who)),
      ),
    );
  },
};
