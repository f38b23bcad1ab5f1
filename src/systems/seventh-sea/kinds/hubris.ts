import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { integer, kindWord, option } from '../../schema-parts.ts';
import type { Finding } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { error, REMOVE, warning } from '../findings.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const limit = (description: string) =>
  z
    .union([integer(0, 99, description), option('limit', ['unlimited'], { illimité: 'unlimited' })])
    .default('unlimited')
    .describe(`${description}: 0 to 99, or unlimited`);

const schema = fields(
  {
    kind: kindWord('hubris', 'travers').describe('drama dice about a hubris, a virtue or a flaw'),
    mode: word({
      noun: 'mode',
      ids: ['hubris', 'virtue', 'flaw'],
      aliases: { travers: 'hubris', vertu: 'virtue', faiblesse: 'flaw' },
    })
      .default('hubris')
      .describe('hubris: the game master against a hero; virtue and flaw: a hero, unanswered'),
    'gm-dice': integer(0, 99, 'drama dice of the game master').optional(),
    'hero-dice': integer(0, 99, 'drama dice of the hero').optional(),
    'gm-limit': limit('most dice that the game master spends'),
    'hero-limit': limit('most dice that the hero spends'),
  },
  { 'dés-du-mj': 'gm-dice', 'dés-du-héros': 'hero-dice', 'limite-du-mj': 'gm-limit', 'limite-du-héros': 'hero-limit' },
);

type HubrisData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('activated', 'activated', 'activé'),
  outcome('resisted', 'resisted', 'contré'),
  outcome('impossible', 'impossible', 'impossible'),
];
const ACTIVATED = 0;
const RESISTED = 1;
const IMPOSSIBLE = 2;

const METRICS = [
  metric('gm-spent', UNITS.dice, 'dice that the game master spends', 'dés dépensés par le meneur'),
  metric('hero-spent', UNITS.dice, 'dice that the hero spends', 'dés dépensés par le héros'),
];

/** How the bidding ends. @returns outcome, dice of the game master, dice of the hero // SS-DRAMA-4 */
function endOf(data: HubrisData): readonly [number, number, number] {
  const { mode, 'gm-dice': gm = 0, 'hero-dice': hero = 0 } = data;
  const most = (dice: number, cap: number | string): number => (typeof cap === 'number' ? Math.min(dice, cap) : dice);
  const heroes = most(hero, data['hero-limit']);
  if (mode !== 'hubris') return heroes > 0 ? [ACTIVATED, 0, 1] : [IMPOSSIBLE, 0, 0];
  const masters = most(gm, data['gm-limit']);
  if (masters === 0) return [IMPOSSIBLE, 0, 0];
  return masters > heroes ? [ACTIVATED, heroes + 1, heroes] : [RESISTED, masters, masters];
}

function check(data: HubrisData): readonly Finding[] {
  const needed = data.mode === 'hubris' ? 'gm-dice' : 'hero-dice';
  if (data[needed] !== undefined) return [];
  return [error('missing-dice', [], `mode ${data.mode} needs ${needed}`, `write \`${needed}:\` and a number`)];
}

/** A virtue, and the flaw of a villain, are unanswered. // SS-DRAMA-4 */
function warn(data: HubrisData): readonly Finding[] {
  if (data.mode === 'hubris') return [];
  const idle: Readonly<Record<string, boolean>> = {
    'gm-dice': (data['gm-dice'] ?? 0) > 0,
    'gm-limit': typeof data['gm-limit'] === 'number',
  };
  return Object.keys(idle)
    .filter((key) => idle[key])
    .map((key) => {
      const message = {
        en: `${key} has no effect: nobody bids against a hero in mode ${data.mode}`,
        fr: `\`${key}\` est sans effet\u00a0: personne ne mise contre un héros avec \`mode: ${data.mode}\``,
      };
      return warning('no-effect', [key], message, REMOVE);
    });
}

/** Drama dice bid for and against a hubris. */
export const hubris: KindDefinition<HubrisData> = {
  listing: {
    id: 'hubris',
    alias: 'travers',
    summary: {
      en: 'drama dice bid for and against a hubris',
      fr: 'enchère de dés d’héroïsme pour et contre un travers',
    },
    needsFighters: false,
    fields: [
      field('mode', 'hubris (default) | virtue | flaw', 'travers (défaut) | vertu | faiblesse'),
      field('gm-dice', 'drama dice of the game master', 'dés d’héroïsme du meneur'),
      field('hero-dice', 'drama dice of the hero', 'dés d’héroïsme du héros'),
      field(
        'gm-limit',
        'most that the game master spends, or unlimited (default)',
        'maximum dépensé par le meneur, ou illimité (défaut)',
      ),
      field(
        'hero-limit',
        'most that the hero spends, or unlimited (default)',
        'maximum dépensé par le héros, ou illimité (défaut)',
      ),
    ],
  },
  schema,
  check,
  warn,
  compile: (data) => {
    const [end, ...values] = endOf(data);
    const opening = { en: 'drama dice are bid', fr: 'on mise des dés d’héroïsme' };
    return settled(
      { outcomes: OUTCOMES, metrics: METRICS, actors: ['game master', 'hero'], opening },
      { outcome: end, values },
    );
  },
};
