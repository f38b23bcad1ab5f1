import { z } from 'zod';
import { FracasError } from '../../src/errors.ts';
import { belongingsOf } from '../../src/systems/levers.ts';
import type { Finding, GameSystem, Lever, Model, Variant } from '../../src/systems/system.ts';
import { fields, noted, parseMuster, word } from '../../src/systems/vocabulary.ts';

const profile = word({
  noun: 'profile',
  ids: ['knight', 'goblin'],
  aliases: { chevalier: 'knight', gobelin: 'goblin' },
});
const weapon = word({
  noun: 'weapon',
  ids: ['sword', 'axe', 'spear', 'mace'],
  aliases: { épée: 'sword', hache: 'axe', lance: 'spear', masse: 'mace' },
});
const trait = word({ noun: 'trait', ids: Array.from({ length: 20 }, (_, index) => `trait-${index + 1}`), aliases: {} });
const level = (): z.ZodType<number> => noted(z.int().min(1).max(10), { description: 'Level, from 1 to 10.' });

const fighter = fields(
  {
    profile: profile.optional(),
    characteristics: fields(
      { F: level().optional(), T: level().optional() },
      { force: 'F', endurance: 'T' },
    ).optional(),
    equipment: z.array(weapon).max(5).optional(),
    traits: z.array(trait).optional(),
    cost: noted(z.int().min(0), { allowed: 'crowns' }).optional(),
    brave: z.boolean().optional(),
    note: z.string().optional(),
    stance: z.union([z.literal('free'), fields({ guard: level() })]).optional(),
  },
  { profil: 'profile', caractéristiques: 'characteristics', équipement: 'equipment' },
);

const sides = z.record(z.string(), z.array(z.string()).min(1));
const duel = fields(
  {
    kind: z.literal('duel'),
    sides,
    first: z.string().optional(),
    rounds: noted(z.int().min(1).max(100), { description: 'Cap, from 1 to 100 rounds.' }).optional(),
    distance: noted(z.number().gt(0), { allowed: 'inches' }).optional(),
  },
  { camps: 'sides', manches: 'rounds' },
);
const strike = fields(
  { kind: z.literal('strike'), attacker: z.string(), target: z.string() },
  { attaquant: 'attacker', cible: 'target' },
);

const rulings = fields({
  reading: word({ noun: 'reading', ids: ['book', 'sheet'], aliases: { livre: 'book', feuille: 'sheet' } }).optional(),
  luck: word({ noun: 'ruling option', ids: ['low', 'high'], aliases: { basse: 'low', haute: 'high' } }).optional(),
  ties: word({ noun: 'ruling option', ids: ['draw', 'again'], aliases: {} }).optional(),
});

const words = (text: string) => ({ en: text, fr: text });
const option = (id: string) => ({ id, alias: id, provenance: 'sheet' as const });

interface Engagement {
  readonly kind: string;
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly attacker?: string;
  readonly target?: string;
}

function check(variant: Variant): readonly Finding[] {
  const engagement = variant.engagement as Engagement;
  const findings: Finding[] = [];
  const known = (name: string, path: readonly (string | number)[]): void => {
    if (Object.hasOwn(variant.fighters, name)) return;
    const hint = `fighters: ${Object.keys(variant.fighters).join(', ')}`;
    findings.push({
      severity: 'error',
      code: 'fake/unknown-fighter',
      path,
      message: `there is no fighter "${name}"`,
      hint,
    });
  };
  for (const [side, entries] of Object.entries(engagement.sides ?? {})) {
    for (const [index, entry] of entries.entries())
      known(parseMuster(entry)?.fighter ?? entry, ['engagement', 'sides', side, index]);
  }
  if (engagement.attacker !== undefined) known(engagement.attacker, ['engagement', 'attacker']);
  if (engagement.target !== undefined) known(engagement.target, ['engagement', 'target']);
  for (const [id, data] of Object.entries(variant.fighters)) {
    const equipment = (data as { equipment?: readonly string[] }).equipment ?? [];
    if (equipment.includes('mace')) {
      const path = ['fighters', id, 'equipment', equipment.indexOf('mace')];
      findings.push({ severity: 'warning', code: 'fake/useless', path, message: 'a mace does nothing' });
    }
  }
  return findings;
}

interface FakeFighter {
  readonly characteristics?: Readonly<Record<string, number>>;
  readonly equipment?: readonly string[];
}

function leversOf(data: FakeFighter): readonly Lever[] {
  const { characteristics = {}, equipment = [] } = data;
  return [
    ...Object.entries(characteristics).map(([id, value]): Lever => {
      const set = (to: number) => ({ ...data, characteristics: { ...characteristics, [id]: to } });
      return { sort: 'dial', id: `characteristics.${id}`, label: words(id), value, least: 1, most: 10, set };
    }),
    ...belongingsOf({
      key: 'equipment',
      items: equipment,
      idOf: String,
      labelOf: words,
      without: (rest) => ({ ...data, equipment: rest }),
    }),
  ];
}

function compile(variant: Variant): Model {
  const engagement = variant.engagement as Engagement;
  const names = engagement.kind === 'duel' ? [...Object.keys(engagement.sides ?? {}), 'draw'] : ['hit', 'miss'];
  return {
    outcomes: names.map((name) => ({ name, label: words(name) })),
    metrics: [{ name: 'damage', label: words('damage'), unit: words('wounds') }],
    actors: [],
    roundsMax: engagement.kind === 'duel' ? 50 : 0,
    unresolved: -1,
    keyLength: 0,
    createState: () => null,
    reset: () => undefined,
    step: () => 0,
    key: () => undefined,
    copy: () => undefined,
    measure: () => undefined,
    describe: () => [],
  };
}

/** A small game without dice, whose schemas go through the same functions as the real ones. */
export const fakeSystem: GameSystem = {
  name: 'fake',
  title: { en: 'Fake game', fr: 'Faux jeu' },
  editions: ['first', 'second'],
  sites: [],
  kinds: [
    {
      id: 'duel',
      alias: 'mêlée',
      summary: words('Two sides fight.'),
      fields: [{ name: 'sides', text: words('side → fighters') }],
    },
    {
      id: 'strike',
      alias: 'frappe',
      summary: words('One blow.'),
      fields: [{ name: 'attacker', text: words('a fighter') }],
    },
  ],
  fighter: [],
  rulings: [
    { id: 'luck', question: words('How lucky?'), options: [option('low'), option('high')], rules: ['F-1'] },
    { id: 'ties', question: words('Ties?'), options: [option('draw'), option('again')], rules: ['F-2'] },
  ],
  rules: [],
  presets: { id: 'reading', values: { book: {}, sheet: { luck: 'high' } } },
  decisions: [
    { id: 'parry', alias: 'parade', when: words('When hit'), options: ['always', 'never'], place: 'fighter' },
  ],
  catalogues: [
    { id: 'weapons', title: words('Weapons'), columns: ['S'], rows: [{ id: 'sword', alias: 'épée', cells: ['1'] }] },
  ],
  schema: {
    fighter,
    engagements: { duel, strike },
    rulings,
    tables: fields({ hits: z.array(z.int().min(1)).optional() }),
  },
  keyWords: { profile: 'profil', characteristics: 'caractéristiques', equipment: 'équipement', T: 'E', sides: 'camps' },
  keyAliases: {
    profile: ['profil'],
    characteristics: ['caractéristiques'],
    equipment: ['équipement'],
    F: ['force'],
    T: ['endurance'],
    sides: ['camps'],
    rounds: ['manches'],
    attacker: ['attaquant'],
    target: ['cible'],
  },
  check,
  assumptions: () => [],
  costOf: () => null,
  levers: (variant, fighter) => leversOf(variant.fighters[fighter] as FakeFighter),
  compile: (variant) => ({ model: compile(variant), tactics: { choose: () => 0 } }),
};

/** Finds the fake game and nothing else. */
export function loadFake(name: string): Promise<GameSystem> {
  if (name === 'fake') return Promise.resolve(fakeSystem);
  return Promise.reject(
    new FracasError('system/unknown', `unknown game system "${name}"`, { hint: 'did you mean "fake"? systems: fake' }),
  );
}
