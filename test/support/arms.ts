import { z } from 'zod';
import type { Summary } from '../../src/analysis/summary.ts';
import { createInlineBackend } from '../../src/backend/inline.ts';
import { solveExact } from '../../src/engine/exact.ts';
import { type RunOptions, type RunPorts, run } from '../../src/run.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { worded } from '../../src/systems/findings.ts';
import { belongingsOf } from '../../src/systems/levers.ts';
import { rulingsSchema, rulingWriter } from '../../src/systems/rulings.ts';
import { integer } from '../../src/systems/schema-parts.ts';
import type { Finding, GameSystem, Lever, Variant } from '../../src/systems/system.ts';
import { fields } from '../../src/systems/vocabulary.ts';
import { system as arms } from '../fixtures/arm-wrestling/index.ts';

/** Reads a text of a game that stands in no folder. */
export function readWith(system: GameSystem, yaml: string): Promise<Scenario> {
  const loadSystem = (): Promise<GameSystem> => Promise.resolve(system);
  return parseScenario(yaml, 'arms.yaml', { loadSystem, systemNames: [system.name] });
}

/** Runs it in this thread. */
export async function runWith(system: GameSystem, yaml: string, options: RunOptions = {}): Promise<Summary> {
  const loadSystem = (): Promise<GameSystem> => Promise.resolve(system);
  const ports: RunPorts = {
    loadSystem,
    solve: (game, { variant, limits, asks }) => {
      const { model, tactics } = game.compile(variant, { engine: 'tables' });
      return solveExact(model, tactics, limits, asks === 'outcomes' ? 'outcomes' : 'laws');
    },
    createBackend: (job) => createInlineBackend(job, loadSystem),
  };
  return run(await readWith(system, yaml), { workers: 0, ...options }, ports);
}

/** Arm wrestling with gear: two rolls of a d6 and a strength, the higher wins a point; a tie is nobody's, or the first's. */
export function runArms(yaml: string, options: RunOptions = {}): Promise<Summary> {
  return runWith(gearedArms, `system: geared-arms\n${yaml}`, options);
}

/** Value and price of what an arm may wear. */
const GEAR: Readonly<Record<string, { readonly strength: number; readonly price: number }>> = {
  gloves: { strength: 2, price: 4 },
  ring: { strength: 0, price: 1 },
  brace: { strength: 1, price: 3 },
};

const rulingsOf = rulingWriter('AW');
const RULINGS = [
  ...arms.rulings,
  rulingsOf('gloves', 'ARM-3', 'count/S/comptent off/A/ignorés', {
    en: 'Do gloves count?',
    fr: 'Les gants comptent-ils ?',
  }),
  rulingsOf('chair', 'ARM-4', 'still/S/fixe turning/A/tournante', {
    en: 'Does the chair turn?',
    fr: 'La chaise tourne-t-elle ?',
  }),
];

interface GearedArm {
  readonly strength: number;
  readonly grip: number;
  readonly gear: readonly string[];
}

function armOf(variant: Variant, fighter: string): GearedArm {
  return variant.fighters[fighter] as GearedArm;
}

function strengthOf({ strength, grip, gear }: GearedArm, glovesCount: boolean): number {
  const worn = gear.filter((item) => item !== 'gloves' || glovesCount);
  return worn.reduce((sum, item) => sum + (GEAR[item]?.strength ?? 0), strength + grip);
}

const BRACE = { en: 'a brace needs gloves', fr: 'une attelle veut des gants' };

/** Arm wrestling with grips, and with things that have a price; a brace needs gloves. Some rulings touch it, one does not. */
export const gearedArms: GameSystem = {
  ...arms,
  name: 'geared-arms',
  rulings: RULINGS,
  rules: [
    ...arms.rules.map((rule) => (rule.id === 'AW-ARM-2' ? { ...rule, rulings: ['tie'] } : rule)),
    ...(arms.rules[0] === undefined
      ? []
      : [
          { ...arms.rules[0], id: 'AW-ARM-3', rulings: ['gloves'] },
          { ...arms.rules[0], id: 'AW-ARM-4', rulings: ['chair'], engagements: [] },
        ]),
  ],
  schema: {
    ...arms.schema,
    rulings: rulingsSchema(RULINGS, null),
    fighter: fields({
      strength: integer(0, 9, 'added to each die'),
      grip: integer(0, 9, 'added to each die').default(0),
      gear: z.array(z.enum(['gloves', 'ring', 'brace'])).default([]),
    }),
  },
  check: (variant) => [
    ...arms.check(variant),
    ...Object.entries(variant.fighters).flatMap(([id, arm]): readonly Finding[] => {
      const { gear } = arm as GearedArm;
      if (!gear.includes('brace') || gear.includes('gloves')) return [];
      const path = ['fighters', id, 'gear'];
      return [{ severity: 'error', code: 'arms/brace', path, ...worded(BRACE) }];
    }),
  ],
  assumptions: () => [{ id: 'AW-ARM-1', text: { en: 'the table is level', fr: 'la table est droite' } }],
  costOf: (variant, fighter) => {
    const amount = armOf(variant, fighter).gear.reduce((sum, item) => sum + (GEAR[item]?.price ?? 0), 0);
    return { amount, unit: { en: 'pence', fr: 'sous' } };
  },
  levers: (variant, fighter) => {
    const arm = armOf(variant, fighter);
    const dial = (id: 'strength' | 'grip', fr: string): Lever => {
      const set = (to: number) => ({ ...arm, [id]: to });
      return { sort: 'dial', id, label: { en: id, fr }, value: arm[id], least: 0, most: 9, set };
    };
    return [
      dial('strength', 'force'),
      dial('grip', 'poigne'),
      ...belongingsOf({
        key: 'gear',
        items: arm.gear,
        idOf: String,
        labelOf: (item) => ({ en: item, fr: `${item} (fr)` }),
        without: (gear) => ({ ...arm, gear }),
      }),
    ];
  },
  compile: (variant, options) => {
    const glovesCount = variant.rulings.gloves !== 'off';
    const plain = Object.entries(variant.fighters).map(([id]) => [
      id,
      { strength: strengthOf(armOf(variant, id), glovesCount) },
    ]);
    return arms.compile({ ...variant, fighters: Object.fromEntries(plain) }, options);
  },
};

/** One round: the chance that the first wins who is stronger by so much, in 36ths. */
export function winsOf36(lead: number): number {
  let wins = 0;
  for (let one = 1; one <= 6; one += 1) for (let other = 1; other <= 6; other += 1) wins += one + lead > other ? 1 : 0;
  return wins;
}
