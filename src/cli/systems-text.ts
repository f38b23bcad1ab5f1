import { aliasSteps, wordAliases } from '../scenario/field-names.ts';
import { inFrench } from '../scenario/quotes.ts';
import { optionWordsOf } from '../systems/rulings.ts';
import type { Catalogue, Field, GameSystem, Kind, Language, RulingOption, Words } from '../systems/system.ts';
import { heading, paragraph, table } from './table.ts';
import { COLON, SOURCES } from './words.ts';

const PHRASES = {
  kinds: { en: 'Kinds of engagement', fr: 'Types d’engagement' },
  dice: {
    en: 'Every kind also takes `dice`: the faces of a scripted fight, in the order in which they are rolled.',
    fr: 'Chaque type accepte aussi `dice` : les faces d’un combat imposé, dans l’ordre où elles sont jetées.',
  },
  fighter: { en: 'A fighter', fr: 'Un combattant' },
  settings: { en: 'Keys of its own, beside `fighters`', fr: 'Clés propres, à côté de `fighters`' },
  rulings: {
    en: 'Rulings (ambiguous rules; the first option is the default)',
    fr: 'Lectures des règles (la première option est celle par défaut)',
  },
  decisions: {
    en: 'Decision points (the first option is the default)',
    fr: 'Choix des joueurs (la première option est celle par défaut)',
  },
  presets: { en: 'Presets of rulings', fr: 'Lectures toutes faites' },
  defaults: { en: 'the defaults', fr: 'celles par défaut' },
  id: { en: 'id', fr: 'id' },
  alias: { en: 'French', fr: 'français' },
  summary: { en: 'what it is', fr: 'ce que c’est' },
  field: { en: 'field', fr: 'champ' },
  meaning: { en: 'meaning', fr: 'sens' },
  question: { en: 'question', fr: 'question' },
  options: { en: 'options', fr: 'options' },
  place: { en: 'where', fr: 'où' },
  engagement: { en: 'engagement', fr: 'engagement' },
  tactics: { en: 'tactics', fr: 'tactics' },
  when: { en: 'when', fr: 'quand' },
  editions: { en: 'editions', fr: 'éditions' },
  more: {
    en: 'fracas systems NAME lists fields, rulings, decisions and catalogues',
    fr: 'fracas systems NOM : champs, lectures, choix et catalogues',
  },
  rules: { en: 'lists the rules themselves', fr: 'énumère les règles elles-mêmes' },
} as const satisfies Readonly<Record<string, Words>>;

/** What a listing is printed in. */
interface Page {
  readonly lang: Language;
  readonly width: number;
  /** A text of the game in the language, with the names that scenarios of the language may write. */
  readonly quoted: (text: Words) => string;
}

/** The games, and the kinds of engagement of each. */
export function gamesText(systems: readonly GameSystem[], lang: Language, width: number): string {
  const parts = systems.map((system) => {
    const rows = system.kinds.map((kind) => [kind.id, kind.alias, kind.summary[lang]]);
    return `${system.name}${COLON[lang]}${system.title[lang]}\n${table(columns(lang, 'id', 'alias', 'summary'), rows, width)}`;
  });
  return `${parts.join('\n')}\n${PHRASES.more[lang]}\n`;
}

/** Everything that the scenarios of a game may hold. */
export function systemText(system: GameSystem, lang: Language, width: number): string {
  const quoted = (text: Words): string => (lang === 'fr' ? inFrench(text.fr, system) : text.en);
  const page = { lang, width, quoted };
  const editions =
    system.editions.length > 0 ? [`${PHRASES.editions[lang]}${COLON[lang]}${system.editions.join(', ')}`] : [];
  const parts = [
    `${system.name}${COLON[lang]}${system.title[lang]}`,
    ...editions,
    ...kindsText(system, page),
    ...(system.fighter.length > 0 ? [heading(PHRASES.fighter[lang]), fieldTable(fighterFields(system), page)] : []),
    ...settingsText(system, page),
    ...rulingsText(system, page),
    ...presetsText(system, page),
    ...decisionsText(system, page),
    ...system.catalogues.flatMap((catalogue) => [heading(catalogue.title[lang]), catalogueTable(catalogue, page)]),
    `\nfracas rules ${system.name} ${PHRASES.rules[lang]}`,
  ];
  return `${parts.join('\n')}\n`;
}

function settingsText(system: GameSystem, page: Page): readonly string[] {
  const settings = settingFields(system);
  return settings.length === 0 ? [] : [heading(PHRASES.settings[page.lang]), fieldTable(settings, page)];
}

function kindsText(system: GameSystem, page: Page): readonly string[] {
  const parts = system.kinds.map((kind) =>
    [
      `${kind.id} (${kind.alias})${COLON[page.lang]}${kind.summary[page.lang]}`,
      fieldTable(kindFields(system, kind), page),
    ].join('\n'),
  );
  return [heading(PHRASES.kinds[page.lang]), parts.join('\n\n'), `\n${paragraph(PHRASES.dice[page.lang], page.width)}`];
}

function fieldTable(fields: readonly NamedField[], { lang, width, quoted }: Page): string {
  const rows = fields.map(({ name, alias, text }) => [name, alias, quoted(text)]);
  return table(columns(lang, 'field', 'alias', 'meaning'), rows, width);
}

/** A field and its French name; equal to `name` where there is none. */
export interface NamedField extends Field {
  readonly alias: string;
}

export function fighterFields({ fighter, schema }: GameSystem): readonly NamedField[] {
  return fighter.map((field) => ({ ...field, alias: aliasBelow(schema.fighter, field.name) }));
}

export function kindFields({ schema }: GameSystem, { id, fields }: Kind): readonly NamedField[] {
  const root = schema.engagements[id];
  return fields.map((field) => ({ ...field, alias: root === undefined ? field.name : aliasBelow(root, field.name) }));
}

export function settingFields({ settings = [], keyAliases }: GameSystem): readonly NamedField[] {
  return settings.map((field) => ({ ...field, alias: keyAliases[field.name]?.[0] ?? field.name }));
}

/** @param name of a field of a map, or of a part of one: `move.actor` */
function aliasBelow(root: GameSystem['schema']['fighter'], name: string): string {
  return aliasSteps(root, name.split('.')).join('.');
}

/** An option as a scenario of the language may write it. */
export function optionName({ id, alias }: RulingOption, lang: Language): string {
  return lang === 'fr' ? alias : id;
}

function rulingsText({ rulings, keyWords }: GameSystem, { lang, width }: Page): readonly string[] {
  if (rulings.length === 0) return [];
  const rows = rulings.map(({ id, question, options, editions = {} }) => {
    const words = options.map((option) => `${optionName(option, lang)} (${SOURCES[option.provenance][lang]})`);
    const defaults = Object.entries(editions).map(([edition, id]) => {
      const option = options.find((it) => it.id === id);
      const name = lang === 'fr' ? (keyWords[`edition.${edition}`] ?? edition) : edition;
      return `${name}${COLON[lang]}${option === undefined ? id : optionName(option, lang)}`;
    });
    return [id, question[lang], [words.join(', '), ...defaults].join(lang === 'fr' ? '\u00a0; ' : '; ')];
  });
  return [heading(PHRASES.rulings[lang]), table(columns(lang, 'id', 'question', 'options'), rows, width)];
}

function presetsText(system: GameSystem, { lang, width }: Page): readonly string[] {
  const { presets } = system;
  if (presets === null) return [];
  const french = lang === 'fr' ? optionWordsOf(system) : {};
  const chosenText = (id: string, option: string): string => `${id}${COLON[lang]}${french[id]?.[option] ?? option}`;
  const rows = Object.entries(presets.values).map(([preset, chosen]) => {
    const options = Object.entries(chosen).map(([id, option]) => chosenText(id, option));
    return [chosenText(presets.id, preset), options.length === 0 ? PHRASES.defaults[lang] : options.join(', ')];
  });
  return [heading(PHRASES.presets[lang]), table(columns(lang, 'id', 'options'), rows, width)];
}

function decisionsText({ decisions, schema }: GameSystem, { lang, width, quoted }: Page): readonly string[] {
  if (decisions.length === 0) return [];
  const below = wordAliases(schema);
  const rows = decisions.map(({ id, alias, place, when, options }) => {
    const french = lang === 'fr' ? below.get(id) : undefined;
    return [
      id,
      alias,
      PHRASES[place === 'fighter' ? 'tactics' : 'engagement'][lang],
      quoted(when),
      options.map((option) => (typeof option === 'string' ? (french?.get(option) ?? option) : option[lang])).join(', '),
    ];
  });
  const head = columns(lang, 'id', 'alias', 'place', 'when', 'options');
  return [heading(PHRASES.decisions[lang]), table(head, rows, width)];
}

function catalogueTable(catalogue: Catalogue, { lang, width }: Page): string {
  const rows = catalogue.rows.map((row) => [row.id, row.alias, ...row.cells.map((cell) => inWords(cell, lang))]);
  const head = [...columns(lang, 'id', 'alias'), ...catalogue.columns.map((column) => inWords(column, lang))];
  return table(head, rows, width);
}

function inWords(text: string | Words, lang: Language): string {
  return typeof text === 'string' ? text : text[lang];
}

function columns(lang: Language, ...ids: readonly (keyof typeof PHRASES)[]): readonly string[] {
  return ids.map((id) => PHRASES[id][lang]);
}
