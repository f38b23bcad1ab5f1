import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { kindWord } from '../../schema-parts.ts';
import { expandSide } from '../../sides.ts';
import type { CompileOptions, Finding, Metric, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { isRanged } from '../attacks.ts';
import { checkFighters, checkList, checkMap } from '../check-attackers.ts';
import { ZONE } from '../clash-fields.ts';
import { type Combatant, rulingsOf } from '../combatant.ts';
import { warning } from '../findings.ts';
import { entryFor, instancesOf, isListed } from '../instances.ts';
import {
  checkMover,
  combatantsOf,
  intercepts,
  lengthsBy,
  moverField,
  passageNeeds,
  someOf,
  strikersAmong,
} from '../intercepting.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { type Interception, MOVER, NOBODY, PassageModel } from '../passage.ts';
import { lost, UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('disengagement', 'désengagement').describe('somebody leaves the reach of enemies'),
    mover: moverField,
    enemies: z.array(z.string()).describe('whom he leaves: a list of fighter ids'),
    start: lengthsBy('distance to an enemy before the move'),
    away: centimetres(LENGTH_MAX, 'by how much the move leads away'),
    behind: someOf('enemies behind whom he stands'),
    unseen: someOf('enemies who do not see him before he moves'),
  },
  {
    mobile: 'mover',
    adversaires: 'enemies',
    départ: 'start',
    éloignement: 'away',
    'dans-le-dos': 'behind',
    'ne-voient-pas': 'unseen',
  },
);

type DisengagementData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('free', 'gets away', 'se dégage'),
  outcome('held', 'held', 'retenu'),
  outcome('out', 'out of combat', 'hors de combat'),
];

const METRICS: readonly Metric[] = [
  metric('interceptions', UNITS.attacks, 'interceptions', 'interceptions'),
  metric('position', UNITS.millimetres, 'how far he gets', 'distance parcourue'),
  lost('mover'),
  lost('enemies'),
];

/** Who intercepts, in order. // MB-DIS-1 to 3 */
function interceptionsOf(data: DisengagementData, combatants: readonly Combatant[]): readonly Interception[] {
  const zone = millimetres(ZONE);
  return combatants
    .map((who, by) => ({ who, by, at: 0, start: millimetres(entryFor(data.start, who.name) ?? 0) }))
    .filter(({ by, start }) => by !== MOVER && start <= zone && start + millimetres(data.away) > zone)
    .filter(({ who }) => intercepts(who) && !isRanged(who))
    .filter(({ who }) => !isListed(data.behind, who.name) && !isListed(data.unseen, who.name))
    .sort((a, b) => a.start - b.start || a.by - b.by);
}

function check(data: DisengagementData, variant: Variant): readonly Finding[] {
  const { mover, enemies } = data;
  const wrong = [...checkMover(mover, variant), ...checkFighters('enemies', enemies, variant, 1, () => [])];
  if (wrong.length > 0) return wrong;
  const ids = expandSide(enemies);
  return [
    ...checkMap('start', data.start, ids, 'enemies'),
    ...checkList('behind', data.behind, ids, 'enemies'),
    ...checkList('unseen', data.unseen, ids, 'enemies'),
  ];
}

/** Who shoots or casts does not hold anybody back. // MB-DIS-2 */
function warn({ enemies }: DisengagementData, variant: Variant): readonly Finding[] {
  const ids = [...new Set(expandSide(enemies))];
  const strikers = strikersAmong(ids, variant);
  return ids
    .filter((id) => !strikers.includes(id))
    .map((id) => {
      const message = {
        en: `${id} attacks by shot or spell: leaving his zone is no disengagement (MB-DIS-2)`,
        fr: `${id} attaque par tir ou par sort\u00a0: quitter sa zone n’est pas un désengagement (MB-DIS-2)`,
      };
      return warning('no-effect', ['enemies'], message, {
        en: 'give him the tactic `attack-mode: strike`, or leave him out',
        fr: 'donnez-lui la tactique `attack-mode: strike`, ou omettez-le',
      });
    });
}

function compile(
  data: DisengagementData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const combatants = combatantsOf(instancesOf([[data.mover], data.enemies]).flat(), variant);
  return played(
    new PassageModel({
      combatants,
      outcomes: OUTCOMES,
      metrics: METRICS,
      interceptions: interceptionsOf(data, combatants),
      path: millimetres(data.away),
      isMoving: true,
      target: NOBODY,
      others: combatants.map((_, index) => index).filter((index) => index !== MOVER),
      shots: {},
      variant,
      rulings: rulingsOf(variant),
      engine,
    }),
  );
}

/** Somebody leaves the hand-to-hand zone of enemies. // MB-DIS */
export const disengagement: KindDefinition<DisengagementData> = {
  listing: {
    id: 'disengagement',
    alias: 'désengagement',
    summary: {
      en: 'somebody leaves the hand-to-hand zone of enemies',
      fr: 'un combattant quitte la zone de corps à corps d’adversaires',
    },
    fields: [
      field('mover', 'fighter id', 'identifiant d’un combattant'),
      field('enemies', 'list of fighter ids', 'liste d’identifiants'),
      field('start', '{<fighter>: cm}: distance before, default 0', '{<combattant> : cm} : distance avant, défaut 0'),
      field('away', 'cm: by how much the move leads away', 'cm : de combien le déplacement éloigne'),
      field('behind', 'list of those behind whom he stands', 'liste de ceux dans le dos desquels il se tient'),
      field('unseen', 'list of those who do not see him', 'liste de ceux qui ne le voient pas'),
    ],
  },
  schema,
  needs: ({ mover, enemies }, variant) => passageNeeds(mover, strikersAmong(expandSide(enemies), variant), variant),
  check,
  warn,
  compile,
};
