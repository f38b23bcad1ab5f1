import { z } from 'zod';
import type { Variant } from '../../systems/system.ts';
import { fields, noted } from '../../systems/vocabulary.ts';
import type { Label } from '../axes.ts';
import type { Candidate, Measure } from '../scenario-parts.ts';
import { sidesOf } from '../sides.ts';
import { show, suggestion } from '../wording.ts';
import type { Desk } from './desk.ts';
import { labels, measureFields, trialsField } from './fields.ts';
import { placeOf } from './grid.ts';
import { type Asked, analysisKind } from './request.ts';

/** One choice of one fighter: what he may do instead of what the scenario has him do. */
export interface PlayChoice {
  /** `captain.tactics.parry`. */
  readonly path: string;
  readonly fighter: string;
  /** Options besides the one of the scenario, each with the variant in which nothing else differs. */
  readonly options: readonly { readonly option: Label; readonly variant: Variant }[];
}

/** Who wants the measure high, and who wants it low. */
export interface Player {
  /** Side, or fighter where there are no sides. */
  readonly name: string;
  readonly fighters: readonly string[];
  readonly choices: readonly PlayChoice[];
}

/** The choices of the players, solved. */
export interface BestPlayPlan {
  readonly measure: Measure;
  readonly base: Candidate;
  /** Wants the measure as high as can be. */
  readonly maximiser: Player;
  /** Wants it as low as can be; null where nobody else chooses. */
  readonly minimiser: Player | null;
  readonly trials: number | null;
}

export type BestPlayRequest = Asked<'best-play', BestPlayPlan>;

const tries = noted(
  z.record(
    z.string(),
    z
      .array(z.union([z.string(), z.number(), z.boolean()]))
      .min(1)
      .max(40),
  ),
  {
    allowed: 'a map: path → list of options',
    description:
      'Options to try where a choice has no list of its own, such as `duellist.tactics.raises: [0, 1, 2]`; with it, only what it names is tried.',
  },
);

const schema = fields({
  ...measureFields,
  of: noted(z.string(), {
    noun: 'side or fighter',
    description:
      'Who wants the measure high: a side or a fighter. The side that the outcome is named after when absent.',
  }).optional(),
  at: labels('Which variant: axis of `vary:` → label; the first when absent.').optional(),
  try: tries.optional(),
  trials: trialsField,
});

export const bestPlay = analysisKind<'best-play', z.infer<typeof schema>, BestPlayPlan>({
  id: 'best-play',
  alias: 'meilleur-jeu',
  summary: {
    en: 'the choices of the players solved: default, best and worst play, and the policy',
    fr: 'les choix des joueurs résolus\u00a0: jeu par défaut, meilleur et pire jeu, et la conduite à tenir',
  },
  schema,
  checks: {
    figures: {
      best: { en: 'the measure at its best play', fr: 'mesure au meilleur jeu' },
      worst: { en: 'the measure at its worst play', fr: 'mesure au pire jeu' },
      gain: {
        en: 'what best play adds to the scenario as it is',
        fr: 'ce que le meilleur jeu ajoute au scénario tel quel',
      },
    },
    verdicts: {},
  },
  plan: ({ outcome, metric, of, at, try: tried, trials }, desk) => {
    const index = desk.at(at);
    const base = index === null ? undefined : desk.variants[index];
    if (index === null || base === undefined) return null;
    const measure = desk.measure({ outcome, metric }, base.variant);
    if (measure === null) return null;
    const players = playersOf(desk, base.variant, measure, of);
    if (players === null) return null;
    const choices = tried === undefined ? listedChoices(desk, index) : triedChoices(desk, index, tried);
    if (choices === null) return null;
    const [maximiser, minimiser] = players.map(({ name, fighters }) => ({
      name,
      fighters,
      choices: choices.filter(({ fighter }) => fighters.includes(fighter)),
    }));
    if (maximiser === undefined) return null;
    return { measure, base, maximiser, minimiser: minimiser ?? null, trials: trials ?? null };
  },
});

type Camp = Pick<Player, 'name' | 'fighters'>;

/** The camp that wants the measure high, then the other. */
function playersOf(desk: Desk, variant: Variant, measure: Measure, of: string | undefined): readonly Camp[] | null {
  const sides = sidesOf(
    variant,
    desk.model(variant).outcomes.map(({ name }) => name),
  );
  const camps = Object.entries(sides).map(([name, fighters]) => ({ name, fighters }));
  const all = desk.fighters;
  if (of === undefined) {
    const first = camps.find(({ name }) => name === measure.name) ?? camps[0];
    if (first === undefined) return [{ name: all.join(', '), fighters: all }];
    return opponents(first, camps);
  }
  const camp = camps.find(({ name, fighters }) => name === of || fighters.includes(of));
  if (camp !== undefined) return opponents(camp, camps);
  if (all.includes(of))
    return opponents({ name: of, fighters: [of] }, [
      { name: all.filter((id) => id !== of).join(', '), fighters: all.filter((id) => id !== of) },
    ]);
  const known = [...camps.map(({ name }) => name), ...all];
  return desk.mistake(['of'], `there is no side or fighter ${show(of)}`, suggestion(of, known, 'one of'));
}

function opponents(camp: Camp, camps: readonly Camp[]): readonly Camp[] {
  const other = camps.find(
    ({ name, fighters }) => name !== camp.name && fighters.some((id) => !camp.fighters.includes(id)),
  );
  return other === undefined ? [camp] : [camp, other];
}

/** Every decision point of every fighter, where its options are words that the game lists. */
function listedChoices(desk: Desk, index: number): readonly PlayChoice[] {
  const points = desk.system.decisions.filter(({ place }) => place === 'fighter');
  return desk.fighters.flatMap((fighter) =>
    points.flatMap((point): PlayChoice[] => {
      const words = point.options.filter((option) => typeof option === 'string').filter((word) => !/[‹›]/.test(word));
      const options = optionsAt(desk, index, `${fighter}.tactics.${point.id}`, words, []);
      return options.length === 0 ? [] : [{ path: `${fighter}.tactics.${point.id}`, fighter, options }];
    }),
  );
}

function triedChoices(
  desk: Desk,
  index: number,
  tried: Readonly<Record<string, readonly Label[]>>,
): readonly PlayChoice[] | null {
  const choices: PlayChoice[] = [];
  for (const [path, words] of Object.entries(tried)) {
    const at = ['try', path];
    const target = desk.change(at, path, { data: words[0] });
    if (target === null) return null;
    const [head, fighter] = target.section.split('.');
    if (head !== 'fighters' || fighter === undefined) {
      return desk.mistake(at, `${show(path)} is no choice of a fighter`, 'write `<fighter>.tactics.<decision>`');
    }
    const place = placeOf(target);
    const twin = words.find((word, index) => words.indexOf(word) < index);
    if (twin !== undefined) return desk.mistake(at, `the option ${show(twin)} stands here twice`, 'remove one');
    if (choices.some((choice) => choice.path === place)) {
      return desk.mistake(at, `${show(path)} names ${place} a second time`, 'keep one of the two');
    }
    choices.push({ path: place, fighter, options: optionsAt(desk, index, path, words, at) });
  }
  return choices;
}

/** @param at where to report an option that is not allowed; empty: it is left out */
function optionsAt(
  desk: Desk,
  index: number,
  path: string,
  words: readonly Label[],
  at: readonly string[],
): PlayChoice['options'] {
  const base = JSON.stringify(desk.variants[index]?.variant);
  return words.flatMap((option) => {
    const change = desk.change(at, path, { data: option });
    if (change === null) return [];
    const variant = at.length === 0 ? desk.silently(index, [change]) : desk.derive(at, index, [change]);
    return variant === null || JSON.stringify(variant) === base ? [] : [{ option, variant }];
  });
}
