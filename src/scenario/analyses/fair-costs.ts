import { z } from 'zod';
import { fields, noted } from '../../systems/vocabulary.ts';
import { show, suggestion } from '../wording.ts';
import { part } from './fields.ts';
import { type Asked, analysisKind } from './request.ts';
import { planRoster, type Roster, rosterFields } from './roster.ts';

/** The costs that equalise a roster. */
export interface FairCostsPlan extends Roster {
  /** Index of the entry that keeps its cost; null where the total of all is kept. */
  readonly anchor: number | null;
  /** How far a cost may be from the fair one, as a share of it, and still be called fair. */
  readonly within: number;
}

export type FairCostsRequest = Asked<'fair-costs', FairCostsPlan>;

const WITHIN_DEFAULT = 0.1;

const schema = fields({
  ...rosterFields,
  anchor: noted(z.string(), {
    noun: 'entry',
    description: 'Entry that keeps its cost; the total of all is kept when absent.',
  }).optional(),
  within: part('How far from the fair cost still counts as fair, as a share of it; 10% when absent.', '10%').optional(),
});

export const fairCosts = analysisKind<'fair-costs', z.infer<typeof schema>, FairCostsPlan>({
  id: 'fair-costs',
  alias: 'coûts-justes',
  summary: {
    en: 'the costs that would make a roster fair: points in proportion to the odds',
    fr: 'les coûts qui rendraient une liste équitable\u00a0: des points en proportion des chances',
  },
  schema,
  checks: {
    figures: { unfair: { en: 'entries whose cost is not fair', fr: 'entrées dont le coût n’est pas juste' } },
    entryFigures: { 'fair-cost': { en: 'fair cost', fr: 'coût juste' } },
    verdicts: {
      verdict: {
        label: { en: 'the verdict on all costs', fr: 'verdict de tous les coûts' },
        words: {
          fair: { en: 'fair', fr: 'justes' },
          unfair: { en: 'not fair', fr: 'pas justes' },
          unclear: { en: 'unclear', fr: 'indécis' },
        },
      },
    },
  },
  plan: ({ anchor, within, ...written }, desk) => {
    const roster = planRoster(written, desk);
    if (roster === null) return null;
    const at = anchor === undefined ? null : roster.entries.indexOf(anchor);
    if (at === -1) {
      return desk.mistake(
        ['anchor'],
        `there is no entry ${show(anchor)}`,
        suggestion(anchor ?? null, roster.entries, 'one of'),
      );
    }
    return { ...roster, anchor: at, within: within ?? WITHIN_DEFAULT };
  },
});
