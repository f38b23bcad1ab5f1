import type { PathWords } from '../../src/analysis/paths.ts';
import type {
  Axis,
  Label,
  MetricSummary,
  OutcomeSummary,
  Summary,
  VariantSummary,
} from '../../src/analysis/summary.ts';
import { lawMetric, sampledOutcome, variantOf } from './duel-fixture.ts';
import { withFights } from './fights-fixture.ts';

/* Invented results of plausible shape, for reports. */

/** Six loadouts of a captain against three opponents, charging and charged: 36 exact variants. */
export function armouryFixture(method: 'exact' | 'sampled' | 'both' = 'exact', trials = 1_000_000): Summary {
  const weapons = {
    sword: [0.27, 10],
    axe: [0.26, 5],
    mace: [0.262, 3],
    halberd: [0.285, 10],
    'double-handed': [0.3, 15],
    'two maces': [0.31, 6],
  } as const;
  const foes = { ghoul: [0.2, 40], zombie: [0.12, 15], 'orc-boy': [0.17, 25] } as const;
  const axes: Axis[] = [
    { name: 'captain.equipment', values: Object.keys(weapons) },
    { name: 'foe.profile', values: Object.keys(foes) },
    { name: 'engagement.charger', values: ['imperials', 'enemies'] },
  ];
  const variants: VariantSummary[] = [];
  for (const [weapon, [strength, price]] of Object.entries(weapons)) {
    for (const [foe, [threat, hire]] of Object.entries(foes)) {
      for (const charger of ['imperials', 'enemies']) {
        const slow = weapon === 'double-handed' ? 0.06 : 0;
        const first = strength + (charger === 'imperials' ? 0.04 : -slow) - (foe === 'ghoul' ? 0.03 : 0);
        const second = threat + (charger === 'enemies' ? 0.03 : 0) - (weapon === 'sword' ? 0.025 : 0);
        variants.push(
          variantOf({
            label: { 'captain.equipment': weapon, 'foe.profile': foe, 'engagement.charger': charger },
            duel: { first, second, roundsMax: 20 },
            sides: ['imperials', 'enemies'],
            method,
            trials,
            costs: { captain: 60 + price, foe: hire },
          }),
        );
      }
    }
  }
  return summaryOf({
    title: 'What should a captain carry?',
    description:
      'A Reikland captain with a few crowns to spend chooses **one weapon**, not knowing whom he will meet.\n\n- against a ghoul, a zombie or an orc\n- charging, or charged by them\n\nFights stop after `20` rounds.',
    axes,
    pathWords: {
      'captain.equipment': ['captain', 'équipement'],
      'foe.profile': ['foe', 'profil'],
      'engagement.charger': ['engagement', 'assaillant'],
    },
    variants,
    sides: { imperials: ['captain'], enemies: ['foe'] },
    seed: method === 'exact' ? null : 20261,
  });
}

/** One variant, a million trials, an outcome that never came and one that nearly always did. */
export function lopsidedFixture(trials = 10_000): Summary {
  const base = variantOf({
    label: {},
    duel: { first: 0.9, second: 0.01, roundsMax: 20 },
    sides: ['knights', 'peasants'],
    method: 'sampled',
    trials,
    costs: {},
  });
  const outcomes = {
    knights: sampledOutcome('knights', trials - 3, trials),
    peasants: sampledOutcome('peasants', 3, trials),
    draw: sampledOutcome('draw', 0, trials),
  };
  return summaryOf({
    title: 'Knights against peasants',
    description: null,
    axes: [],
    variants: [{ ...base, outcomes }],
    sides: { knights: ['knight'], peasants: ['peasant'] },
    seed: 7,
  });
}

/** Exact numbers audited by sampling. */
export function auditedFixture(): Summary {
  return armouryFixture('both');
}

/** An interrupted run with warnings, a failed and an undecided expectation. */
export function partialFixture(): Summary {
  const whole = armouryFixture('sampled', 49_152);
  return {
    ...whole,
    partial: true,
    warnings: ['foe.profile: an orc boy cannot be hired by this band'],
    variants: whole.variants.map((variant) => ({ ...variant, stopped: 'interrupted' as const })),
    expectations: [
      expectation('imperials', 'ghoul', 'fail', 31),
      expectation('imperials', 'zombie', 'pass', 32),
      expectation('draw', 'orc-boy', 'inconclusive', 33),
    ],
  };
}

/** A procedure without sides: the final states of one attack. */
export function attackFixture(): Summary {
  const states = ['unharmed', 'wounded', 'knocked-down', 'stunned', 'out-of-action'];
  const french = ['indemne', 'blessé', 'à terre', 'sonné', 'hors de combat'];
  const laws: Record<string, number[]> = {
    axe: [0.55, 0, 0.15, 0.15, 0.15],
    sword: [0.6, 0, 0.13, 0.13, 0.14],
    club: [0.58, 0, 0.14, 0.2, 0.08],
  };
  const variants = Object.entries(laws).map(([weapon, law]): VariantSummary => {
    const hits = lawMetric({ en: 'hits', fr: 'touches' }, { en: 'hits', fr: 'touches' }, [
      law[0] ?? 0,
      1 - (law[0] ?? 0),
    ]);
    const outcomes: Record<string, OutcomeSummary> = {};
    states.forEach((name, index) => {
      const p = law[index] ?? 0;
      const label = { en: name.replaceAll('-', ' '), fr: french[index] ?? name };
      outcomes[name] = { label, p, low: p, high: p, count: null, fraction: null, interval: 'exact' };
    });
    return {
      label: { 'a.equipment': weapon },
      method: 'exact',
      trials: null,
      stopped: 'exact',
      outcomes,
      metrics: { hits },
      costs: {},
      audit: null,
      exact: { states: 12, branches: 340, droppedMass: 0 },
    };
  });
  return summaryOf({
    title: 'One blow',
    description: null,
    axes: [{ name: 'a.equipment', values: Object.keys(laws) }],
    variants,
    sides: {},
    seed: null,
  });
}

/** A number that no die decides. */
function measured(value: number, en: string, fr: string): MetricSummary {
  return {
    label: { en, fr },
    unit: { en: 'cm', fr: 'cm' },
    ...{ mean: value, meanLow: value, meanHigh: value, sd: 0, min: value, max: value },
    quantiles: { '0.5': value },
    ...{ p: { [String(value)]: 1 }, overflow: 0, isMeasured: true },
  };
}

/** A move with its numbers and its plan, for one base or for several. */
export function planFixture(sizes: readonly number[] = [3]): Summary {
  const variants = sizes.map((size): VariantSummary => {
    const sure = { count: null, fraction: null, interval: 'exact' } as const;
    return {
      label: sizes.length === 1 ? {} : { 'z.base.circle': size },
      method: 'exact',
      trials: null,
      stopped: 'exact',
      outcomes: {
        contact: { label: { en: 'in contact', fr: 'au contact' }, p: 1, low: 1, high: 1, ...sure },
        short: { label: { en: 'too far', fr: 'trop loin' }, p: 0, low: 0, high: 0, ...sure },
      },
      metrics: {
        'path-length': measured(12.3456 + size, 'length of the path', 'longueur du trajet'),
        ...(size > 4 ? {} : { remaining: measured(0, 'left', 'restant') }),
      },
      costs: {},
      audit: null,
      exact: { states: 1, branches: 1, droppedMass: 0 },
      picture: {
        unit: { en: 'cm', fr: 'cm' },
        description: { en: 'z goes round the rock.', fr: 'z contourne le rocher.' },
        shapes: [
          {
            kind: 'polygon',
            corners: [
              [4, -3],
              [8, -1],
              [7, 4],
            ],
            tone: 'barrier',
            name: 'rock <&>',
          },
          { kind: 'disc', centre: [0, 0], radius: size / 2, tone: 'side-1', isGhost: true },
          { kind: 'disc', centre: [12, 1], radius: size / 2, tone: 'side-2', name: 'z' },
          {
            kind: 'line',
            from: [0, 0],
            strokes: [{ to: [4, -3] }, { to: [8, -1], arc: { radius: 3, isLarge: false, isCounterClockwise: true } }],
            tone: 'mark',
          },
        ],
      },
    };
  });
  const axes = sizes.length === 1 ? [] : [{ name: 'z.base.circle', values: sizes }];
  return summaryOf({ title: 'Round the rock', description: null, axes, variants, sides: {}, seed: null });
}

/** A thousand sampled variants: as large as a result may be. */
export function thousandFixture(): Summary {
  const axes: Axis[] = [
    { name: 'captain.characteristics.S', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    {
      name: 'captain.equipment',
      values: ['sword', 'axe', 'mace', 'halberd', 'double-handed', 'spear', 'flail', 'dagger', 'club', 'pair of maces'],
    },
    { name: 'foe.characteristics.T', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ];
  const variants: VariantSummary[] = [];
  for (const s of axes[0]?.values ?? []) {
    (axes[1]?.values ?? []).forEach((weapon, index) => {
      for (const t of axes[2]?.values ?? []) {
        const first = 0.05 + 0.03 * Number(s) + 0.004 * index - 0.015 * Number(t);
        variants.push(
          variantOf({
            label: { 'captain.characteristics.S': s, 'captain.equipment': weapon, 'foe.characteristics.T': t },
            duel: { first: Math.max(0.01, first), second: 0.1, roundsMax: 50 },
            sides: ['imperials', 'undead'],
            method: 'sampled',
            trials: 1_000_000_000,
            costs: { captain: 60 + index, foe: 40 },
          }),
        );
      }
    });
  }
  return summaryOf({
    title: 'A thousand duels',
    description: 'The largest grid.',
    axes,
    variants,
    sides: { imperials: ['captain'], undead: ['foe'] },
    seed: 1,
  });
}

/** Every text that a user controls tries to break out. */
export const HOSTILE =
  '</script></style></svg>--><img src=x onerror="globalThis.pwned=1"><script>globalThis.pwned=1</script>\'"&{{datum.x}} [a](javascript:alert(1)) https://evil.invalid/x.png $\u007b1} \u202e';

/** The armoury with hostile titles, labels, names, units and input. */
export function hostileFixture(): Summary {
  const base = armouryFixture('sampled', 20_000);
  const rename = (label: Label): Label => (label === 'sword' || label === 'ghoul' ? `${HOSTILE} ${label}` : label);
  const evil = { en: HOSTILE, fr: HOSTILE };
  const hostile: Summary = {
    ...base,
    title: HOSTILE,
    description: `# ${HOSTILE}\n\n**${HOSTILE}** \`${HOSTILE}\`\n\n- ${HOSTILE}\n\n[link](javascript:alert(1)) ![x](https://evil.invalid/x.png)`,
    system: HOSTILE,
    systemTitle: evil,
    edition: HOSTILE,
    rulings: { [HOSTILE]: HOSTILE },
    rulingNotes: [
      { id: HOSTILE, question: evil, option: HOSTILE, options: [HOSTILE], isDefault: false, provenance: 'assumption' },
    ],
    assumptions: [HOSTILE],
    assumptionNotes: [{ id: HOSTILE, text: evil }],
    warnings: [HOSTILE],
    axes: base.axes.map((axis, index) => ({
      name: index === 0 ? HOSTILE : axis.name,
      values: axis.values.map(rename),
    })),
    sides: { imperials: [HOSTILE], enemies: ['__proto__'] },
    variants: base.variants.map((variant) => ({
      ...variant,
      label: Object.fromEntries(
        Object.entries(variant.label).map(([name, value], index) => [index === 0 ? HOSTILE : name, rename(value)]),
      ),
      outcomes: { ...variant.outcomes, draw: { ...(variant.outcomes.draw as OutcomeSummary), label: evil } },
      metrics: Object.fromEntries(
        Object.entries(variant.metrics).map(([name, metric]) => [
          `${name}${HOSTILE}`,
          { ...metric, label: evil, unit: evil },
        ]),
      ),
      costs: { [HOSTILE]: { amount: 7, unit: evil } },
    })),
    expectations: [{ text: HOSTILE, verdict: 'fail', detail: HOSTILE, line: 3, words: { text: evil, detail: evil } }],
    input: { file: HOSTILE, text: `${HOSTILE}\n`.repeat(5) },
    performance: { ...base.performance, node: HOSTILE, platform: HOSTILE, startedAt: HOSTILE },
  };
  return withFights(hostile, { bars: 5, lines: 6, text: HOSTILE });
}

function expectation(
  outcome: string,
  foe: string,
  verdict: 'pass' | 'fail' | 'inconclusive',
  line: number,
): Summary['expectations'][number] {
  const en = {
    text: `${outcome} between 45% and 55% where foe.profile = ${foe}`,
    detail: `sword · ${foe}: 61.2% (60.8–61.6)`,
  };
  const fr = {
    text: `${outcome} entre 45\u202f% et 55\u202f% pour foe.profile = ${foe}`,
    detail: `sword · ${foe}\u00a0: 61,2\u202f% (60,8–61,6)`,
  };
  return {
    ...en,
    verdict,
    line,
    words: { text: { en: en.text, fr: fr.text }, detail: { en: en.detail, fr: fr.detail } },
  };
}

interface SummaryOptions {
  readonly title: string;
  readonly description: string | null;
  readonly axes: readonly Axis[];
  readonly pathWords?: PathWords;
  readonly variants: readonly VariantSummary[];
  readonly sides: Readonly<Record<string, readonly string[]>>;
  readonly seed: number | null;
}

function summaryOf(options: SummaryOptions): Summary {
  return {
    schema: 1,
    tool: 'fracas',
    version: '0.1.0',
    system: 'mordheim',
    systemTitle: { en: 'Mordheim', fr: 'Mordheim' },
    edition: null,
    hash: '9f2c1d'.repeat(11).slice(0, 64),
    rulings: { 'critical-limit': 'per-phase', 'initiative-tie': 'roll-each-round' },
    rulingNotes: [
      {
        id: 'critical-limit',
        question: {
          en: 'One critical per what in a phase of close combat?',
          fr: 'Un coup critique par quoi dans une phase de corps à corps ?',
        },
        option: 'per-phase',
        options: ['per-warrior', 'per-phase', 'per-side', 'unlimited'],
        isDefault: false,
        provenance: 'sheet',
      },
      {
        id: 'initiative-tie',
        question: { en: 'Who strikes first at equal Initiative?', fr: 'Qui frappe le premier à Initiative égale ?' },
        option: 'roll-each-round',
        options: ['roll-each-round', 'roll-once', 'active-side-first', 'weapon-skill'],
        isDefault: true,
        provenance: 'published',
      },
      {
        id: 'parry-candidates',
        question: { en: 'Which hits compete for the parry?', fr: 'Quelles touches peuvent être parées ?' },
        option: 'parriable-hits',
        options: ['parriable-hits', 'all-hits'],
        isDefault: true,
        provenance: 'assumption',
      },
    ],
    assumptions: ['parry-candidates: only hits that can be parried compete for the parry'],
    assumptionNotes: [
      {
        id: 'parry-candidates',
        text: {
          en: 'Only hits that can be parried compete for the parry.',
          fr: 'Seules les touches qui peuvent être parées se disputent la parade.',
        },
      },
    ],
    warnings: [],
    confidence: 0.95,
    partial: false,
    expectations: [],
    analyses: [],
    comparisons: [],
    input: {
      file: 'scenarios/mordheim/sword-or-axe.yaml',
      text: `# What a captain should carry.\nsystem: mordheim\ntitle: ${options.title.slice(0, 60)}\nfighters:\n  captain: { profile: reikland-captain }\n  foe: { profile: ghoul }\nengagement:\n  kind: melee\n  sides: { imperials: [captain], enemies: [foe] }\n  charger: imperials\nvary:\n  captain.equipment: { sword: [sword], axe: [axe], mace: [mace] }\n`,
    },
    performance: {
      durationMs: 4210,
      workers: 2,
      engine: 'tables',
      trialsPerSecond: options.seed === null ? null : 11_400_000,
      node: 'v20.20.0',
      platform: 'linux x64',
      startedAt: '2026-05-04T09:30:00.000Z',
    },
    ...options,
  };
}
