import { DUEL_LAW } from '../duel-law.ts';
import type { Effort, Section, SectionResult } from '../section.ts';
import { type Bout, measureBout } from './bout.ts';
import { ROLL_KEEP_MEANS } from './roll-keep.ts';

/** Metric of Mortebrume's rules → sum that its C program prints. */
export const MORTEBRUME_MEANS = {
  rounds: 'rounds',
  'damage.orrokeens': 'damageOrrokeens',
  'damage.humans': 'damageHumans',
} as const;

/** The same of Confrontation. */
export const CONFRONTATION_MEANS = {
  rounds: 'rounds',
  'damage.lion': 'damage.lion',
  'damage.carnage': 'damage.carnage',
  'hits.lion': 'hits.lion',
  'hits.carnage': 'hits.carnage',
} as const;

/** 27 million trials a sample: so long that the loading of the process, which its CPU time holds too, is little. C has an eighth. */
const BLOCKS = 1_664;
const NATIVE_SHARE = 1 / 8;

const BOUTS: readonly Bout[] = [
  {
    file: 'duel.yaml',
    program: 'mordheim-duel',
    ours: { compiled: 'Mordheim duel, compiled' },
    outcomes: Object.keys(DUEL_LAW),
    law: DUEL_LAW,
    means: { rounds: 'rounds', 'damage.imperials': 'damageImperials', 'damage.undead': 'damageUndead' },
    blocks: BLOCKS,
    warmUpBlocks: 48,
    nativeShare: NATIVE_SHARE,
    ratioMax: 0.14,
  },
  {
    file: 'confrontation-combat.yaml',
    program: 'confrontation-combat',
    ours: { compiled: 'Confrontation combat, compiled' },
    outcomes: ['lion', 'carnage', 'draw'],
    law: null,
    means: CONFRONTATION_MEANS,
    blocks: BLOCKS,
    warmUpBlocks: 48,
    nativeShare: NATIVE_SHARE,
    ratioMax: 0.6,
  },
  {
    file: 'mortebrume-duel.yaml',
    program: 'mortebrume-duel',
    ours: { compiled: 'Mortebrume duel, compiled' },
    outcomes: ['orrokeens', 'humans', 'draw'],
    law: null,
    means: MORTEBRUME_MEANS,
    blocks: BLOCKS,
    warmUpBlocks: 48,
    nativeShare: NATIVE_SHARE,
    ratioMax: 0.6,
  },
  {
    file: 'seventh-sea-duel.yaml',
    program: 'seventh-sea-duel',
    ours: { compiled: '7th Sea duel, compiled' },
    outcomes: ['castille', 'vendel', 'draw'],
    law: null,
    means: ROLL_KEEP_MEANS,
    blocks: BLOCKS / 8,
    warmUpBlocks: 48,
    nativeShare: NATIVE_SHARE * 4,
    ratioMax: 0.08,
  },
];

/** Fights of two drawn from the laws of whole rounds, or of whole attacks, against plain C rolling their dice. */
export const compiled: Section = {
  name: 'compiled',
  title: 'Fights of two, compiled to draws of whole rounds or attacks, on one core (CPU time)',
  measure,
};

function measure(effort: Effort): SectionResult {
  const results = BOUTS.map((bout) => measureBout(bout, effort));
  return { rows: results.flatMap(({ rows }) => rows), notes: [...new Set(results.flatMap(({ notes }) => notes))] };
}
