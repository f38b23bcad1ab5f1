import { z } from 'zod';
import { played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { inVain, metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Metric, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { combatantOf, rankOfFighter } from '../combatant.ts';
import { bestChance } from '../deed-fields.ts';
import { bestRaises, RAISES_MAX } from '../expectation.ts';
import { checkOpponents, error } from '../findings.ts';
import { CHARACTERS, FIGHTERS } from '../ranks.ts';
import type { Trait } from '../traits.ts';
import { BOUT, type Bout, BoutAct, boutOf, boutWords, chanceOf } from '../wits.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('repartee', 'repartie').describe('a duel of wits'),
    attacker: fighterId.describe('who begins it'),
    target: fighterId.describe('who is to be charmed, intimidated or taunted; one of several alike'),
    mode: word({
      noun: 'mode',
      ids: ['charm', 'intimidate', 'taunt'],
      aliases: { charmer: 'charm', intimider: 'intimidate', provoquer: 'taunt' },
    }).describe('charm with Wits, intimidate with Resolve, taunt with Panache'),
    raises: z
      .union([integer(0, RAISES_MAX, 'raises announced'), bestChance])
      .default(0)
      .describe('raises announced, 0 to 20; of charm also best-chance'),
    targets: integer(1, 30, 'targets at once, one raise for each beyond the first').default(1),
    convictions: z.boolean().default(false).describe('charm goes against deep convictions'),
  },
  {
    attaquant: 'attacker',
    cible: 'target',
    augmentations: 'raises',
    cibles: 'targets',
  },
);

type ReparteeData = z.infer<typeof schema>;

const OUTCOMES = [outcome('success', 'success', 'réussite'), inVain(outcome('failure', 'failure', 'échec'))];
const RAISES = metric('raises', UNITS.raises, 'raises announced', 'augmentations annoncées');

/** Trait, and what a success does. // SS-SOC-1, SS-SOC-4, SS-SOC-5 */
const MODES: Readonly<
  Record<string, { trait: Trait; metrics: readonly Metric[]; effect: (raises: number) => number }>
> = {
  charm: { trait: 'wits', metrics: [RAISES], effect: () => 0 },
  intimidate: {
    trait: 'resolve',
    metrics: [RAISES, metric('effect', UNITS.dice, 'dice that the victim loses', 'dés perdus par la victime')],
    effect: (raises) => 1 + raises,
  },
  taunt: {
    trait: 'panache',
    metrics: [
      RAISES,
      metric('effect', UNITS.raises, 'raises that the victim must make', 'augmentations imposées à la victime'),
    ],
    effect: (raises) => raises,
  },
};

function modeOf({ mode }: ReparteeData): (typeof MODES)[string] {
  return MODES[mode] ?? (MODES.charm as (typeof MODES)[string]);
}

/** The bout with so many raises announced. // SS-SOC-2, SS-SOC-3 */
function boutIn(data: ReparteeData, raises: number, variant: Variant, options: CompileOptions): Bout {
  const { trait } = modeOf(data);
  const target = combatantOf(variant, data.target);
  const attacker = combatantOf(variant, data.attacker);
  const parties = [
    { who: attacker, trait, raises: raises + data.targets - 1, freeRaises: 0 },
    { who: target, trait, raises: 0, freeRaises: 0 },
  ] as const;
  const needed = data.mode === 'charm' ? Math.max(1, Math.ceil(target.traits.resolve / (1 + raises))) : 1;
  return boutOf(parties, needed, variant, options);
}

/** The number of raises with the greatest chance of full success. // SS-SOC-3 */
function raisesOf(data: ReparteeData, variant: Variant): number {
  if (typeof data.raises === 'number') return data.raises;
  if (data.convictions) return 0;
  return bestRaises(0, (raises) => chanceOf(boutIn(data, raises, variant, { engine: 'tables' })));
}

function check(data: ReparteeData, variant: Variant): readonly Finding[] {
  const { target, mode, raises, targets, convictions } = data;
  const findings = [...checkOpponents(data, variant, mode === 'charm' ? CHARACTERS : FIGHTERS, FIGHTERS)];
  if (findings.length === 0 && targets > 1 && ['hero', 'villain'].includes(rankOfFighter(variant, target))) {
    const message = `${targets} targets at once are not possible with ${target}: heroes and villains are faced one by one (SS-SOC-2)`;
    findings.push(error('not-possible', ['targets'], message, 'leave targets out, or name a henchman or a squad'));
  }
  if (mode !== 'charm' && typeof raises !== 'number') {
    const message = `best-chance is for charm: more raises make ${mode} stronger, not likelier`;
    findings.push(error('best-chance', ['raises'], message, 'write a number of raises'));
  }
  if (mode !== 'charm' && convictions) {
    const message = `convictions withstand charm alone, not ${mode}`;
    findings.push(error('convictions', ['convictions'], message, 'leave convictions out'));
  }
  return findings;
}

/** Charm, intimidation, taunts. */
export const repartee: KindDefinition<ReparteeData> = {
  listing: {
    id: 'repartee',
    alias: 'repartie',
    summary: {
      en: 'a duel of wits: charm, intimidate or taunt',
      fr: 'joute verbale : charmer, intimider ou provoquer',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id; one of several alike', 'identifiant d’un combattant ; l’un de plusieurs semblables'),
      field('mode', 'charm | intimidate | taunt', 'charmer | intimider | provoquer'),
      field(
        'raises',
        'number, default 0; of charm also best-chance',
        'nombre, par défaut 0 ; pour charmer aussi meilleures-chances',
      ),
      field('targets', 'targets at once, default 1', 'cibles à la fois, par défaut 1'),
      field(
        'convictions',
        'true | false (default): against deep convictions',
        'true | false (défaut) : contre des convictions profondes',
      ),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  check,
  compile: (data, variant, options) => {
    const raises = raisesOf(data, variant);
    const { metrics, effect } = modeOf(data);
    const names = [data.attacker, data.target] as const;
    const bout = boutIn(data, raises, variant, options);
    const facts = { outcomes: OUTCOMES, metrics, actors: names };
    if (data.convictions)
      return settled({ ...facts, opening: boutWords(bout, names) }, { outcome: BOUT.failure, values: [raises] }); // SS-SOC-3
    return played(new BoutAct({ ...facts, bout, names, raises, effect: effect(raises) }, options));
  },
};
