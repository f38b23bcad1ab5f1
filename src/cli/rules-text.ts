import { inFrench } from '../scenario/quotes.ts';
import { optionWordsOf } from '../systems/rulings.ts';
import type { GameSystem, Language, Provenance, RuleKind, RulePin, Words } from '../systems/system.ts';
import type { ExplainedRule, ExplainedRuling } from './explained-rule.ts';
import { optionName } from './systems-text.ts';
import { heading, paragraph, table } from './table.ts';
import { COLON, SOURCES } from './words.ts';

const KINDS: Readonly<Record<RuleKind, Words>> = {
  dice: { en: 'dice', fr: 'dés' },
  computed: { en: 'computed', fr: 'calcul' },
  sequence: { en: 'sequence', fr: 'séquence' },
};

const KINDS_IN_FULL: Readonly<Record<RuleKind, Words>> = {
  dice: { en: 'asks for dice', fr: 'se joue aux dés' },
  computed: { en: 'computed without dice', fr: 'se calcule sans dés' },
  sequence: { en: 'state or sequence', fr: 'état ou déroulement' },
};

const PHRASES = {
  id: { en: 'id', fr: 'id' },
  kind: { en: 'kind', fr: 'sorte' },
  from: { en: 'from', fr: 'de' },
  pins: { en: 'tests', fr: 'tests' },
  title: { en: 'what it settles', fr: 'ce qu’elle règle' },
  option: { en: 'option', fr: 'option' },
  source: { en: 'source', fr: 'source' },
  inForce: { en: 'in force', fr: 'en vigueur' },
  byDefault: { en: 'by default', fr: 'par défaut' },
  edition: { en: 'edition', fr: 'édition' },
  ruling: { en: 'Ruling', fr: 'Lecture' },
  engagements: { en: 'Kinds of engagement: ', fr: 'Types d’engagement\u00a0: ' },
  nowhere: { en: 'none (told, not played)', fr: 'aucun (dite, mais non jouée)' },
  tests: { en: 'Tests', fr: 'Tests' },
  noTests: { en: 'No test pins it.', fr: 'Aucun test ne la fixe.' },
  rules: { en: 'rules', fr: 'règles' },
  more: { en: 'fracas rules NAME lists them', fr: 'fracas rules NOM les énumère' },
} as const satisfies Readonly<Record<string, Words>>;

/** The games and how many rules each has. */
export function gamesText(systems: readonly GameSystem[], lang: Language): string {
  const lines = systems.map(({ name, title, rules }) =>
    [`${name}: ${title[lang]}`, `${rules.length} ${PHRASES.rules[lang]}`].join(', '),
  );
  return `${lines.join('\n')}\n${PHRASES.more[lang]}\n`;
}

/** A line for each rule, section by section. */
export function catalogueText(
  { name, title }: GameSystem,
  rules: readonly ExplainedRule[],
  lang: Language,
  width: number,
): string {
  const head = (['id', 'kind', 'from', 'pins', 'title'] as const).map((column) => PHRASES[column][lang]);
  const all = rules.map((rule) => rowOf(rule, lang));
  const sections = [...new Set(rules.map(({ section }) => section[lang]))].map((section) => {
    const rows = all.filter((_, at) => rules[at]?.section[lang] === section);
    return `${heading(section)}\n${table(head, rows, width, all)}`;
  });
  const opening = `${name}: ${title[lang]}, ${rules.length} ${PHRASES.rules[lang]}`;
  return `${[opening, ...sections, '', legend(name, rules, lang)].join('\n')}\n`;
}

function rowOf({ id, kind, provenance, pins, title }: ExplainedRule, lang: Language): readonly string[] {
  return [
    id,
    KINDS[kind][lang],
    provenance.map((source) => letter(source, lang)).join(' '),
    `${pins.length}`,
    title[lang],
  ];
}

function letter(source: Provenance, lang: Language): string {
  return SOURCES[source][lang].charAt(0).toUpperCase();
}

function legend(name: string, rules: readonly ExplainedRule[], lang: Language): string {
  const used = new Set(rules.flatMap(({ provenance }) => provenance));
  const sources = (Object.keys(SOURCES) as Provenance[])
    .filter((source) => used.has(source))
    .map((source) => `${letter(source, lang)} ${SOURCES[source][lang]}`)
    .join(', ');
  return lang === 'fr'
    ? `Provenance : ${sources}. Tests : combien la fixent.\nfracas rules ${name} ID montre une règle en entier.`
    : `From: ${sources}. Tests: how many pin it.\nfracas rules ${name} ID shows a rule in full.`;
}

/** Rules in full, one after another. */
export function ruleText(system: GameSystem, rules: readonly ExplainedRule[], lang: Language, width: number): string {
  return `${rules.map((rule) => oneRule(system, rule, lang, width)).join('\n\n')}\n`;
}

function oneRule(system: GameSystem, rule: ExplainedRule, lang: Language, width: number): string {
  const { id, title, section, kind, provenance, text, rulings, engagements, pins } = rule;
  const sources = provenance.map((source) => SOURCES[source][lang]).join(', ');
  const aliases = new Map(system.kinds.map((kind) => [kind.id, kind.alias]));
  const kindName = (id: string): string => (lang === 'fr' ? (aliases.get(id) ?? id) : id);
  const kinds = engagements.length === 0 ? PHRASES.nowhere[lang] : engagements.map(kindName).join(', ');
  return [
    `${id}  ${title[lang]}`,
    paragraph(`${section[lang]} · ${KINDS_IN_FULL[kind][lang]} · ${sources}`, width),
    '',
    paragraph(lang === 'fr' ? inFrench(text.fr, system) : text.en, width),
    ...rulings.map((ruling) => rulingText(system, ruling, lang, width)),
    '',
    paragraph(`${PHRASES.engagements[lang]}${kinds}`, width),
    '',
    pinsText(pins, lang, width),
  ].join('\n');
}

function rulingText(system: GameSystem, ruling: ExplainedRuling, lang: Language, width: number): string {
  const french = lang === 'fr' ? optionWordsOf(system) : {};
  const presetText = (preset: string): string => {
    const id = system.presets?.id ?? '';
    return `${id}${COLON[lang]}${french[id]?.[preset] ?? preset}`;
  };
  const rows = ruling.options.map((option) => [
    `  ${optionName(option, lang)}`,
    SOURCES[option.provenance][lang],
    [
      ...(option.id === ruling.default ? [PHRASES.byDefault[lang]] : []),
      ...Object.entries(ruling.presets).flatMap(([preset, id]) => (option.id === id ? [presetText(preset)] : [])),
      ...Object.entries(ruling.editions).flatMap(([edition, id]) =>
        option.id === id ? [`${PHRASES.edition[lang]}${COLON[lang]}${edition}`] : [],
      ),
    ].join(', '),
  ]);
  const head = [`  ${PHRASES.option[lang]}`, PHRASES.source[lang], PHRASES.inForce[lang]];
  const question = `${PHRASES.ruling[lang]} ${ruling.id}${COLON[lang]}${ruling.question[lang]}`;
  return `\n${paragraph(question, width)}\n${table(head, rows, width)}`;
}

function pinsText(pins: readonly RulePin[], lang: Language, width: number): string {
  if (pins.length === 0) return PHRASES.noTests[lang];
  const files = [...new Set(pins.map(({ file }) => file))];
  const lines = files.flatMap((file) => [
    `  ${file}`,
    ...pins.filter((pin) => pin.file === file).map(({ test }) => paragraph(test, width, '    ')),
  ]);
  return [PHRASES.tests[lang], ...lines].join('\n');
}
