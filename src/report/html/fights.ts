import type { Fight, FightBar, FightKind, SampleFights, Summary, VariantFights } from '../../analysis/summary.ts';
import { metricWords } from '../laws.ts';
import type { TextKey } from '../locale/en.ts';
import type { Locale } from '../locale/locale.ts';
import { replayCommand } from '../replay-command.ts';
import { clip, labelsText, outcomeText, sideText } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { byteLength } from './table.ts';

const LABEL_MAX = 200;
/** Width of the box in which a bar is drawn, in units of its own. */
const BAR_WIDTH = 60;

const KINDS: Readonly<Record<FightKind, TextKey>> = {
  best: 'fightBest',
  median: 'fightMedian',
  worst: 'fightWorst',
  lowest: 'fightLowest',
  highest: 'fightHighest',
  only: 'fightOnly',
};

/** A few fights roll by roll, each behind a summary that opens it; as many stories as there is room for. */
export function fightsHtml(summary: Summary, locale: Locale, bytesMax: number): string {
  const { fights } = summary;
  if (fights === undefined) return '';
  const teller = new FightTeller(summary, fights, locale, bytesMax);
  const parts = fights.variants.map((variant) => teller.variantHtml(variant));
  const counts = { shown: locale.number(fights.variants.length), count: locale.number(summary.variants.length) };
  const cut = fights.variants.length < summary.variants.length ? note(locale.text('fightsCut', counts)) : '';
  const crowded = teller.isCut ? note(locale.text('fightsCrowded')) : '';
  return `${note(seedText(fights, locale))}${cut}${parts.join('')}${crowded}`;
}

function seedText({ seed, isSeedOfRun, variants }: SampleFights, locale: Locale): string {
  if (seed === null) return locale.text('fightsScripted');
  const isPart = variants.every(({ isPartOfRun }) => isPartOfRun);
  if (isPart) return locale.text('fightsOfRun', { seed: String(seed) });
  return locale.text(isSeedOfRun ? 'fightsBesideRun' : 'fightsOfSeed', { seed: String(seed) });
}

/** Writes fights until the room is used up, and from then on only how to see them. */
class FightTeller {
  readonly #summary: Summary;
  readonly #fights: SampleFights;
  readonly #locale: Locale;
  #room: number;
  #isCut = false;

  constructor(summary: Summary, fights: SampleFights, locale: Locale, bytesMax: number) {
    this.#summary = summary;
    this.#fights = fights;
    this.#locale = locale;
    this.#room = bytesMax;
  }

  /** Whether a fight was left out for want of room. */
  get isCut(): boolean {
    return this.#isCut;
  }

  variantHtml(variant: VariantFights): string {
    const label = labelsText(variant.label, this.#locale);
    const head = label === '' ? '' : `<h3>${escapeHtml(clip(label, LABEL_MAX))}</h3>`;
    const picks = variant.picks.map(({ kind, trial }) => {
      const title = this.#locale.text(KINDS[kind], {
        side: variant.side === null ? '' : sideText(this.#summary, variant.side, this.#locale),
        metric: this.#metricLabel(variant),
      });
      return this.#foldedHtml(variant, trial, `<b>${escapeHtml(title)}</b> `);
    });
    return this.#spend(head) + picks.join('') + this.#barsHtml(variant);
  }

  #barsHtml(variant: VariantFights): string {
    if (variant.bars.length === 0) return '';
    const locale = this.#locale;
    const metric = this.#metricLabel(variant);
    const title = metric === '' ? locale.text('fightBehindOutcome') : locale.text('fightBehindBar', { metric });
    const most = Math.max(1, ...variant.bars.map(({ count }) => count));
    const items = groupBars(variant.bars).map((bars) => {
      const [bar] = bars;
      if (bar === undefined) return '';
      if (bar.trial === null) return this.#missingHtml(variant, bars);
      return this.#foldedHtml(variant, bar.trial, this.#barLead(variant, bar, bar.count / most));
    });
    const isFirst = this.#fights.variants[0] === variant;
    const head = `<details class="fights"${isFirst ? ' open' : ''}><summary>${escapeHtml(title)}</summary>`;
    return `${this.#spend(head)}${items.join('')}</details>`;
  }

  /** Bars side by side that none of the trials reached. */
  #missingHtml(variant: VariantFights, bars: readonly FightBar[]): string {
    const names = [...new Set([bars[0], bars.at(-1)])].flatMap((bar) =>
      bar === undefined ? [] : [this.#valueText(bar)],
    );
    const words = this.#locale.plural('fightNone', variant.trials);
    return this.#spend(`<p class="fight none"><b>${escapeHtml(names.join('–'))}</b> ${escapeHtml(words)}</p>`);
  }

  #valueText({ value }: FightBar): string {
    return typeof value === 'number' ? this.#locale.number(value) : outcomeText(this.#summary, value, this.#locale);
  }

  /** The value of a bar, with the share of the trials that fell there as a small drawing and in words. */
  #barLead(variant: VariantFights, bar: FightBar, height: number): string {
    const locale = this.#locale;
    const width = Math.max(1, Math.round(BAR_WIDTH * height));
    const drawing = `<svg class="tiny" viewBox="0 0 ${BAR_WIDTH} 10" aria-hidden="true"><rect width="${width}" height="10" rx="1.5" fill="var(--accent)"/></svg>`;
    const shares = locale.plural('fightCount', variant.trials, { hits: locale.number(bar.count) });
    return `<b class="value">${escapeHtml(this.#valueText(bar))}</b> ${drawing} <small>${escapeHtml(shares)}</small> `;
  }

  /** @param lead safe HTML that tells this fight from the others */
  #foldedHtml(variant: VariantFights, trial: number, lead: string): string {
    const locale = this.#locale;
    const fight = variant.told.find((each) => each.trial === trial);
    if (fight === undefined) return '';
    const number =
      this.#fights.seed === null
        ? ''
        : ` <small>${escapeHtml(locale.text('fightTrial', { trial: String(trial) }))}</small>`;
    const head = `<summary>${lead}<span>${escapeHtml(this.#endText(fight))}</span>${number}</summary>`;
    const command = replayCommand(this.#summary, this.#fights, variant, { trial, language: locale.language });
    const how = `<p class="note"><code>${escapeHtml(command)}</code></p>`;
    const story = this.#storyHtml(fight);
    const html = `<details class="fight">${head}${how}${story}</details>`;
    if (byteLength(html) > this.#room) {
      this.#isCut = true;
      return '';
    }
    return this.#spend(html);
  }

  /** How it ended: `captain, 3 rounds`. */
  #endText({ outcome, values }: Fight): string {
    const locale = this.#locale;
    const end = outcomeText(this.#summary, outcome, locale);
    const rounds = Object.hasOwn(values, 'rounds') ? values.rounds : undefined;
    return rounds === undefined ? end : `${end}, ${locale.plural('fightRounds', rounds)}`;
  }

  #storyHtml(fight: Fight): string {
    const locale = this.#locale;
    if (fight.story.length === 0) return note(locale.text('fightUntold'));
    const parts: string[] = [];
    for (const line of fight.story) {
      const text = escapeHtml(locale.pick(line));
      if (line.kind === 'heading')
        parts.push(`${parts.length === 0 ? '' : '</ul>'}<p class="part">${text}</p><ul class="story">`);
      else parts.push(`${parts.length === 0 ? '<ul class="story">' : ''}<li class="${line.kind}">${text}</li>`);
    }
    const cut = fight.linesCut > 0 ? note(locale.plural('fightLinesCut', fight.linesCut)) : '';
    const html = `${parts.join('')}</ul>${cut}`.replaceAll('<ul class="story"></ul>', '');
    return byteLength(html) > this.#room ? note(locale.text('fightUntold')) : html;
  }

  #metricLabel({ metric }: VariantFights): string {
    return metric === null ? '' : clip(metricWords(this.#summary, metric, this.#locale).label);
  }

  #spend(html: string): string {
    this.#room -= byteLength(html);
    return html;
  }
}

/** Each bar by itself, but numbers side by side that have no fight together; outcomes are never taken together. */
function groupBars(bars: readonly FightBar[]): readonly (readonly FightBar[])[] {
  const groups: FightBar[][] = [];
  for (const bar of bars) {
    const last = groups.at(-1);
    const isEmpty = bar.trial === null && typeof bar.value === 'number';
    if (isEmpty && last?.[0]?.trial === null) last.push(bar);
    else groups.push([bar]);
  }
  return groups;
}

function note(text: string): string {
  return `<p class="note">${escapeHtml(text)}</p>`;
}
