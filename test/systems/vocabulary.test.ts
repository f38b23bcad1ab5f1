import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { KINDS as ANALYSES } from '../../src/scenario/analyses/kinds.ts';
import { definitionOf } from '../../src/scenario/expected.ts';
import { canonicalSteps, schemasOf, wordAliases } from '../../src/scenario/field-names.ts';
import { type JsonSchema, scenarioSchema } from '../../src/scenario/json-schema.ts';
import { keyNames } from '../../src/scenario/key-names.ts';
import { ownKeys } from '../../src/scenario/root.ts';
import { readAbility } from '../../src/systems/confrontation/abilities.ts';
import { loadSystem, systemNames } from '../../src/systems/registry.ts';
import { skillId } from '../../src/systems/seventh-sea/deed-fields.ts';
import { foodName, weatherName } from '../../src/systems/seventh-sea/tables-schema.ts';
import type { Field, GameSystem } from '../../src/systems/system.ts';
import { normalizeWord, schemaNotes } from '../../src/systems/vocabulary.ts';

type Schema = z.core.$ZodType;

/** What a schema holds, as far down as it goes. */
function below(schema: Schema): readonly Schema[] {
  const definition = definitionOf(schema) as ReturnType<typeof definitionOf> & {
    readonly items?: readonly Schema[];
    readonly catchall?: Schema;
  };
  const { in: from, out, innerType, element, valueType, catchall, options = [], items = [], shape = {} } = definition;
  const one = [from, out, innerType, element, valueType, catchall, definition.getter?.()];
  return [...one.flatMap((each) => each ?? []), ...options, ...items, ...Object.values(shape)];
}

/** A schema that accepts other names: for its keys, or for words. */
interface Aliased {
  readonly schema: Schema;
  readonly isMap: boolean;
  /** Alias and what it stands for. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** Schemas that accept other names, each once. */
function aliased(roots: readonly Schema[]): readonly Aliased[] {
  const found: Aliased[] = [];
  const seen = new Set<Schema>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...below(next));
    const { out } = definitionOf(next);
    if (out === undefined) continue;
    const { shape } = definitionOf(out);
    const pairs = Object.entries(schemaNotes.get(out as z.ZodType)?.aliases ?? {});
    // Kinds share lists of aliases, and do not have all of their keys.
    const own = pairs.filter(([, meant]) => shape === undefined || Object.hasOwn(shape, meant));
    if (own.length > 0) found.push({ schema: next, isMap: shape !== undefined, pairs: own });
  }
  return found;
}

function rootsOf({ schema }: GameSystem): readonly Schema[] {
  const tables = schema.tables === null ? [] : [schema.tables];
  return [
    schema.fighter,
    ...Object.values(schema.engagements),
    schema.rulings,
    ...tables,
    ...Object.values(schema.settings ?? {}),
  ];
}

const systems = await Promise.all(systemNames().map(loadSystem));

/** Every vocabulary of every game and of the analyses. */
const VOCABULARIES = aliased([...systems.flatMap(rootsOf), ...ANALYSES.map(({ schema }) => schema as Schema)]);

/** Every French name of anything, wherever it stands. */
const ALIASES: readonly string[] = [
  ...new Set([
    ...VOCABULARIES.flatMap(({ pairs }) => pairs.map(([alias]) => alias)),
    ...ANALYSES.map(({ alias }) => alias),
    ...systems.flatMap(({ kinds, decisions, catalogues, keyAliases }) => [
      ...[...kinds, ...decisions, ...catalogues.flatMap(({ rows }) => rows)].map(({ alias }) => alias),
      ...Object.values(keyAliases).flat(),
    ]),
  ]),
];

/** As it is listed, without accents, with accents of their own, in capitals, with blanks. */
function writings(alias: string): readonly string[] {
  return [alias, normalizeWord(alias), alias.normalize('NFD'), alias.toUpperCase(), alias.replaceAll('-', ' ')];
}

/** Whether a map takes what is written under a name for the value of a key: then nonsense is refused there, and no key is unknown. */
function isReadAs(schema: Schema, name: string, key: string): boolean {
  const issues = z.safeParse(schema, { [name]: Symbol('nonsense') }).error?.issues ?? [];
  return issues.some(({ path }) => path[0] === key) && issues.every(({ code }) => code !== 'unrecognized_keys');
}

describe('every alias, with its accents or without,', () => {
  test('there are many', () => {
    expect(ALIASES.length).toBeGreaterThan(1000);
    expect(ALIASES.filter((alias) => alias !== normalizeWord(alias)).length).toBeGreaterThan(300);
  });

  test('stands for one id or key', () => {
    for (const { schema, isMap, pairs } of VOCABULARIES) {
      for (const [alias, meant] of pairs) {
        for (const text of writings(alias)) {
          if (isMap) expect(isReadAs(schema, text, meant), `${text} for ${meant}`).toBe(true);
          else expect(z.safeParse(schema, text).data, text).toBe(meant);
        }
      }
    }
  });

  test('names the same step of a path', () => {
    for (const { schema, pairs } of VOCABULARIES.filter(({ isMap }) => isMap)) {
      for (const [alias, key] of pairs) {
        for (const text of writings(alias)) expect(canonicalSteps([schema], [text]), text).toEqual([key]);
      }
    }
  });

  test.each(systems.map((system) => [system.name, system] as const))(
    'is what editors accept in a scenario of %s',
    (_, system) => {
      const schema = scenarioSchema(system);
      const patterns = [...patternsIn(schema)].map((pattern) => new RegExp(pattern));
      const aliases = aliased(rootsOf(system)).flatMap(({ pairs }) => pairs.map(([alias]) => alias));
      for (const alias of new Set([...aliases, ...system.kinds.map((kind) => kind.alias)])) {
        const fitting = patterns.filter((pattern) => pattern.test(alias));
        expect(fitting.length, alias).toBeGreaterThan(0);
        for (const pattern of fitting) expect(pattern.test(normalizeWord(alias)), `${pattern}: ${alias}`).toBe(true);
      }
      const keys = Object.keys((schema.patternProperties ?? {}) as JsonSchema).map((pattern) => new RegExp(pattern));
      for (const [key, others] of Object.entries(ownKeys(system))) {
        const names = keyNames(ownKeys(system));
        for (const text of [key, ...others].flatMap(writings).filter((each) => each === each.normalize('NFC'))) {
          expect(names.canonical(text), text).toBe(key);
          expect(keys.filter((pattern) => pattern.test(text)).length, text).toBe(1);
        }
      }
    },
  );
});

/** The patterns of words and of keys in a JSON Schema. */
function patternsIn(value: unknown, into: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return into;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'pattern' && typeof part === 'string') into.add(part);
    if (key === 'patternProperties') for (const pattern of Object.keys(part as object)) into.add(pattern);
    patternsIn(part, into);
  }
  return into;
}

describe('words outside the schemas of choice', () => {
  it.each([
    ['coup-de-maître-3', 'master-strike', '3'],
    ['coup-de-maitre-3', 'master-strike', '3'],
    ['coup-de-maître-3'.normalize('NFD'), 'master-strike', '3'],
    ['Coup de  maître  3', 'master-strike', '3'],
    ['enchaînement', 'sequence', null],
    ['ennemi-personnel-Été_2', 'personal-enemy', 'Été_2'],
    ['contre-attaque-améliorée', 'counter-attack-improved', null],
  ])('reads the ability %s', (text, id, rest) => {
    expect(readAbility(text)).toMatchObject({ ability: { id }, rest });
  });

  it.each([
    ['tempête', 'storm'],
    ['Tempete', 'storm'],
    ['gros temps', 'rough'],
    ['mousson', 'mousson'],
  ])('reads the weather %s', (text, weather) => expect(weatherName.parse(text)).toBe(weather));

  it.each([
    ['salé', 'salted'],
    ['sale', 'salted'],
    ['rhum', 'rhum'],
  ])('reads the food %s', (text, food) => expect(foodName.parse(text)).toBe(food));

  it.each([
    ['équilibre', 'balance'],
    ['equilibre', 'balance'],
    ['attaque-arme-à-feu', 'attack-firearm'],
    ['Mode', 'Mode'],
  ])('reads the knack %s', (text, knack) => expect(skillId.parse(text)).toBe(knack));
});

/** Words that French never writes without these accents; what means something else without them (`des`, `active`) is left out. */
const SPELT = new Map(
  `acharné agilité aiguisés améliorée après arbalète armées arrêt arrêter arrivée aussitôt baïonnette bannière blessé
  blessés bloquée bordée bougé bâbord bâton capacité capacités caractéristique caractéristiques carré chargés combinée
  compétence compétences coût coûts crâne décor défendu défense défenseur dégagé dégradation dégâts déjà départ déplacé
  déplacement dérive dernière déroute désengagement désengagé destinée détermination dextérité difficulté dépense
  augmenté cumulés dévie déclarée difficulté effacés entamée entière gênée ignoré ignorée imposée
  indépendants pénalisé recalculé séries zéro
  écart écarts échec éclair éclaireur éclats égal élan élite éloigne éloignement enchaînement engagée épaisse épais
  épée éperonner équilibre équipage équipement équitable équitation estropié étaler état états étourdi étourdissante
  évasion éviter expérience fléau forcés frégate frénésie général générale grâce gréer guerrière géant habitué héroïsme
  héros idéale immunisé immunité improvisée improvisées inexpérimenté inférieure infériorité intempéries intimidé
  irrésistible légère légères léger maître maîtrise mené moitié montée monté mêlée même opportunité opposé percée
  portée portées possédé poudrière poussée première précis précise précédent préalable prêtre privilège provoqué près
  pénalité pétoire ramés rapidité rapière récifs récompense réduite réflexes régénération répartition répurgateur
  répétition réputation réserve résistance résistant rétablissement réussi réveil réaction réactions réorientation
  réorienter résoudre ruée salé sensibilité séparation sonné spéciale stratégie stupidité supposée supérieure sœur tempête tête très
  tué tuée tués visé visée vétéran volonté vœu zweihänder zélote à-terre à-portée œil`
    .split(/\s+/)
    .map((word) => [normalizeWord(word), word] as const),
);

/** English words among the names that a game takes. */
const ENGLISH: ReadonlySet<string> = new Set(['sees-target']);

describe('French names', () => {
  const words = ALIASES.filter((alias) => !ENGLISH.has(alias)).flatMap((alias) => alias.split(/[-:]/));

  test('are written as French writes them', () => {
    const wrong = words.filter((word) => (SPELT.get(normalizeWord(word)) ?? word) !== word);
    expect(wrong).toEqual([]);
  });

  test('have the accents that endings and letters ask for', () => {
    const wrong = words.filter((word) => /ees?$|ieres?$|^oe|[bcdfglmnprstv]oeu|(?:l|t)ete$/.test(word));
    expect(wrong).toEqual([]);
  });

  test('tell the preposition from the verb, and dice from the article', () => {
    const wrong = ALIASES.filter(
      (alias) => /(?:^|-)a(?:-|$)/.test(alias.replace(/(^|-)a-bougé$/, '')) || /^des?-d|-des-des$|^des$/.test(alias),
    );
    expect(wrong.filter((alias) => !/^descente/.test(alias))).toEqual([]);
  });
});

/** Choices that French writes as English does. */
const SAME: ReadonlySet<string> = new Set(
  'activation champion interception discipline d6 d10 simple double six actions phase points optimal force courage initiative impossible strict'.split(
    ' ',
  ),
);

describe.each(systems.map((system) => [system.name, system] as const))(
  'every choice of %s has a name of its own in French:',
  (_, { rulings, presets, decisions, schema }) => {
    test('options of rulings', () => {
      const same = rulings.flatMap(({ id: ruling, options }) =>
        options.filter(({ id, alias }) => id === alias && !SAME.has(id)).map(({ id }) => `${ruling}: ${id}`),
      );
      expect(same).toEqual([]);
      for (const { id, options } of rulings) {
        const names = new Set(options.map(({ alias }) => normalizeWord(alias)));
        expect(names.size, id).toBe(options.length);
      }
    });

    test('presets', () => {
      const named = new Set(Object.values(presets?.aliases ?? {}));
      expect(Object.keys(presets?.values ?? {}).filter((id) => !named.has(id) && !SAME.has(id))).toEqual([]);
    });

    test('decisions and their options', () => {
      expect(decisions.filter(({ id, alias }) => id === alias && !SAME.has(id)).map(({ id }) => id)).toEqual([]);
      const same = decisions.flatMap(({ id, options }) => {
        const french = wordAliases(schema).get(id);
        const words = options.filter((option) => typeof option === 'string' && !/^\d+$/.test(option)) as string[];
        return words.filter((word) => french?.has(word) !== true && !SAME.has(word)).map((word) => `${id}: ${word}`);
      });
      expect(same).toEqual([]);
    });
  },
);

describe('French texts of fields', () => {
  /** English that a text quotes from a scenario, although what the field holds has a French name. */
  function english({ name, text }: Field, roots: readonly Schema[]): readonly string[] {
    const schemas = name.split('.').reduce((at, step) => at.flatMap((map) => schemasOf(map, step)), roots);
    const named = new Set(aliased(schemas).flatMap(({ pairs }) => pairs.map(([, meant]) => meant)));
    const aliases = new Set(aliased(schemas).flatMap(({ pairs }) => pairs.map(([alias]) => alias)));
    // Abbreviations in capitals are those of both languages, or have a French one beside them.
    const foreign = [...named].filter((word) => !aliases.has(word) && word !== word.toUpperCase());
    return foreign.filter((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(text.fr));
  }

  test.each(systems.map((system) => [system.name, system] as const))('say the French names, in %s', (_, system) => {
    const { fighter, engagements, settings = {} } = system.schema;
    const own = z.object(settings as Record<string, z.ZodType>);
    for (const field of system.fighter) expect(english(field, [fighter]), field.name).toEqual([]);
    for (const field of system.settings ?? []) expect(english(field, [own]), field.name).toEqual([]);
    for (const { id, fields } of system.kinds) {
      const schema = engagements[id];
      if (schema === undefined) throw new Error(`no schema of ${id}`);
      for (const field of fields) expect(english(field, [schema]), `${id}.${field.name}`).toEqual([]);
    }
  });
});

test.each(systems.map((system) => [system.name, system] as const))(
  'catalogues of %s name in French what they list',
  (_, system) => {
    const rows = system.catalogues.flatMap((catalogue) => catalogue.rows);
    const aliases = new Set(rows.map(({ alias }) => alias));
    const foreign = new Set(rows.filter(({ id, alias }) => alias !== '' && !aliases.has(id)).map(({ id }) => id));
    const cells = rows.flatMap(({ cells }) => cells).map((cell) => (typeof cell === 'string' ? cell : cell.fr));
    expect(cells.filter((cell) => cell.split(', ').some((name) => foreign.has(name)))).toEqual([]);
  },
);
