import type { z } from 'zod';
import { type Cuts, cuts, type Dice, type Site } from '../../../dice/dice.ts';
import { Act, type ActFacts, played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { CONTINUES, type Finding, type Variant, type Words } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import type { AbilityId } from '../abilities.ts';
import { combatantOf } from '../combatant.ts';
import { checkFighterId, error } from '../findings.ts';
import { SITE } from '../sites.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const ROLLED = [
  'survival-instinct',
  'insensible',
  'regeneration',
  'reinforcement',
] as const satisfies readonly AbilityId[];

type Rolled = (typeof ROLLED)[number];

const rolled = word({
  noun: 'ability',
  ids: ROLLED,
  aliases: { 'instinct-de-survie': 'survival-instinct', régénération: 'regeneration', renfort: 'reinforcement' },
}) as z.ZodType<Rolled>;

const schema = fields(
  {
    kind: kindWord('ability-roll', 'jet-de-capacité').describe('the dice of one ability'),
    subject: fighterId.describe('who has it'),
    ability: rolled.describe('which of his abilities'),
  },
  { sujet: 'subject', capacité: 'ability' },
);

type AbilityRollData = z.infer<typeof schema>;

const REACHED = [outcome('success', 'success', 'réussite'), outcome('failure', 'failure', 'échec')];
const HEALED = [outcome('healed', 'healed', 'guéri'), outcome('unchanged', 'unchanged', 'inchangé')];
const RETURNS = [
  outcome('gone', 'gone for good', 'parti pour de bon'),
  outcome('waits', 'waits', 'attend'),
  outcome('returns', 'returns', 'revient'),
];

const SITES: Readonly<Record<Rolled, Site>> = {
  'survival-instinct': SITE.survival,
  insensible: SITE.insensible,
  regeneration: SITE.regeneration,
  reinforcement: SITE.reinforcement,
};

interface BandFacts extends ActFacts<never> {
  readonly bands: Cuts;
  readonly site: Site;
}

/** One die whose bands are the outcomes. // CF-ABL-12 */
class BandModel extends Act<never> {
  private readonly bands: Cuts;
  private readonly site: Site;

  constructor(facts: BandFacts) {
    super(facts);
    this.bands = facts.bands;
    this.site = facts.site;
  }

  protected advance(_state: Record<never, number>, dice: Dice): number {
    dice.scope(1, 0);
    return dice.band(6, this.bands, this.site);
  }
}

interface FaceFacts extends ActFacts<'degrees'> {
  /** Face that suffices. */
  readonly face: number;
  readonly site: Site;
  /** Most successes that help; after each but the last the die is rolled once more. */
  readonly most: number;
}

/** A die that must show a face, rolled again after a success as long as that helps. // CF-ABL-9 to 11 */
class FaceModel extends Act<'degrees'> {
  private readonly facts: FaceFacts;

  constructor(facts: FaceFacts) {
    super(facts);
    this.facts = facts;
  }

  protected advance(state: Record<'degrees', number>, dice: Dice): number {
    const { face, site, most } = this.facts;
    dice.scope(1, 0);
    if (!dice.atLeast(6, face, site)) return state.degrees > 0 ? 0 : 1;
    state.degrees += 1;
    return state.degrees < most ? CONTINUES : 0;
  }
}

/** Rolls of regeneration in one maintenance, at most. // CF-ABL-9 */
const REGENERATIONS = 2;

function check({ subject, ability }: AbilityRollData, variant: Variant): readonly Finding[] {
  const unknown = checkFighterId(['subject'], subject, variant);
  if (unknown.length > 0 || combatantOf(variant, subject).abilities.has(ability)) return unknown;
  const message = `${subject} lacks the ability ${ability}`;
  const written = ability === 'reinforcement' ? ability : `${ability}-5`;
  return [error('no-ability', ['ability'], message, `add \`${written}\` to his abilities`)];
}

/** The dice of one ability. */
export const abilityRoll: KindDefinition<AbilityRollData> = {
  listing: {
    id: 'ability-roll',
    alias: 'jet-de-capacité',
    summary: { en: 'the dice of one ability', fr: 'les dés d’une capacité' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field(
        'ability',
        'survival-instinct, insensible, regeneration (from his `state.level`) or reinforcement',
        'instinct-de-survie, insensible, régénération (selon son `state.level`) ou renfort',
      ),
    ],
  },
  schema,
  check,
  compile: ({ subject, ability }, variant, { engine }) => {
    const who = combatantOf(variant, subject);
    const face = who.abilities.number(ability) ?? 0;
    const site = SITES[ability];
    const words = (en: string, fr: string): Words => ({ en: `${who.id}: ${en}`, fr: `${who.id} : ${fr}` });
    const common = { actors: [who.id], engine, keyed: [], site };
    if (ability === 'reinforcement') {
      const opening = words('1-2 gone, 3-4 waits, 5-6 returns', '1-2 parti, 3-4 attend, 5-6 revient');
      return played(
        new BandModel({ ...common, outcomes: RETURNS, metrics: [], counted: [], opening, bands: cuts(6, [3, 5]) }),
      );
    }
    const opening = words(`${ability} on ${face} or more`, `${ability} à ${face} ou plus`);
    if (ability !== 'regeneration') {
      return played(new FaceModel({ ...common, outcomes: REACHED, metrics: [], counted: [], opening, face, most: 1 }));
    }
    const metrics = [metric('degrees', UNITS.degrees, 'degrees healed', 'degrés guéris')];
    const most = Math.min(REGENERATIONS, who.state.level);
    if (most === 0) {
      return settled({ outcomes: HEALED, metrics, actors: [who.id] }, { outcome: 1, values: [0] });
    }
    return played(
      new FaceModel({
        ...common,
        outcomes: HEALED,
        metrics,
        keyed: ['degrees'],
        counted: ['degrees'],
        opening,
        face,
        most,
      }),
    );
  },
};
