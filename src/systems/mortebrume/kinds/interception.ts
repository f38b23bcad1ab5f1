import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { expandSide } from '../../sides.ts';
import type { CompileOptions, Finding, Metric, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { isRanged } from '../attacks.ts';
import {
  answersNeeds,
  checkFighters,
  checkList,
  checkMap,
  checkShots,
  modeNeeds,
  warnOfShots,
} from '../check-attackers.ts';
import { checkTarget } from '../checks.ts';
import { type Combatant, fighterOf, rulingsOf } from '../combatant.ts';
import { error } from '../findings.ts';
import { entryFor, instancesOf, isListed } from '../instances.ts';
import { checkMover, combatantsOf, intercepts, lengthsBy, moverField, passageNeeds, someOf } from '../intercepting.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { type Interception, MOVER, NOBODY, PassageModel } from '../passage.ts';
import { SHOTS_LISTING, shotsMap } from '../shot-fields.ts';
import { lost, UNITS } from '../words.ts';
import type { KindDefinition, Need } from './kind.ts';

type Exception = 'none' | 'moves-away' | 'leaves-angle';

const schema = fields(
  {
    kind: kindWord('interception', 'interception').describe('somebody moves through the reach of enemies'),
    mover: moverField,
    interceptors: z.array(z.string()).describe('enemies who may attack him on the way: a list of fighter ids'),
    path: centimetres(LENGTH_MAX, 'length of the move').default(0),
    rotation: z.boolean().default(false).describe('the mover turns: a move without a path'),
    'reach-at': lengthsBy('where the path comes within reach of an interceptor'),
    at: lengthsBy('where an interceptor attacks; as soon as he can when absent'),
    nearest: lengthsBy('how near the path comes to an interceptor'),
    unseen: someOf('interceptors who do not see the mover before he moves'),
    target: fighterId.optional().describe('whom the mover attacks at the end'),
    'privilege-exception': (
      word({
        noun: 'exception',
        ids: ['none', 'moves-away', 'leaves-angle'],
        aliases: { aucune: 'none', 's-éloigne': 'moves-away', 'quitte-l-angle': 'leaves-angle' },
      }) as z.ZodType<Exception>
    )
      .default('none')
      .describe('why the target may intercept its attacker all the same'),
    shots: shotsMap,
  },
  {
    mobile: 'mover',
    intercepteurs: 'interceptors',
    trajet: 'path',
    'à-portée': 'reach-at',
    à: 'at',
    'au-plus-près': 'nearest',
    'ne-voient-pas': 'unseen',
    cible: 'target',
    'exception-au-privilège': 'privilege-exception',
    tirs: 'shots',
  },
);

type InterceptionData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('arrives', 'arrives', 'arrive'),
  outcome('stopped', 'stopped', 'arrêté'),
  outcome('out', 'out of combat', 'hors de combat'),
];

const METRICS: readonly Metric[] = [
  metric('interceptions', UNITS.attacks, 'interceptions', 'interceptions'),
  metric('position', UNITS.millimetres, 'where the move ends', 'fin du déplacement'),
  lost('mover'),
  lost('interceptors'),
];
const TARGET_METRICS: readonly Metric[] = [
  lost('target'),
  metric('dominated', UNITS.flag, 'the mover dominates his target', 'celui qui se déplace domine sa cible'),
];

/** All who are involved. */
interface Cast {
  /** The mover, the interceptors, and the target where he is none of them. */
  readonly combatants: readonly Combatant[];
  readonly interceptors: number;
  readonly target: number;
}

function castOf({ mover, interceptors, target }: InterceptionData, variant: Variant): Cast {
  const [movers = [], passed = [], targets = []] = instancesOf([
    [mover],
    interceptors,
    target === undefined ? [] : [target],
  ]);
  const names = [...movers, ...passed];
  const place = names.findIndex((name, index) => index !== MOVER && fighterOf(name) === target);
  const isNew = target !== undefined && place < 0;
  return {
    combatants: combatantsOf(isNew ? [...names, ...targets] : names, variant),
    interceptors: passed.length,
    target: isNew ? names.length : place,
  };
}

/** Whether the mover moves, if only to turn. // MB-INT-3 */
function isMoving({ path, rotation }: InterceptionData): boolean {
  return path > 0 || rotation;
}

/** Who intercepts where, in order. // MB-INT-2 to 4, MB-PRIV */
function interceptionsOf(data: InterceptionData, { combatants, interceptors, target }: Cast): readonly Interception[] {
  if (!isMoving(data)) return [];
  const isStrike = !isRanged(combatants[MOVER] as Combatant);
  const hasPrivilege = isStrike && data['privilege-exception'] === 'none'; // MB-PRIV-1, MB-PRIV-2
  return combatants
    .map((who, by) => {
      const reach = entryFor(data['reach-at'], who.name) ?? Number.POSITIVE_INFINITY;
      const at = millimetres(entryFor(data.at, who.name) ?? reach);
      return { who, by, reach, at, near: entryFor(data.nearest, who.name) ?? 0 };
    })
    .filter(({ by }) => by !== MOVER && by <= interceptors && !(hasPrivilege && by === target))
    .filter(({ who, reach }) => intercepts(who) && reach <= data.path && !isListed(data.unseen, who.name))
    .sort((a, b) => a.reach - b.reach || a.near - b.near || a.by - b.by);
}

function check(data: InterceptionData, variant: Variant): readonly Finding[] {
  const { mover, interceptors, target, shots } = data;
  const wrong = [
    ...checkMover(mover, variant),
    ...checkFighters('interceptors', interceptors, variant, 0, () => []),
    ...(target === undefined ? [] : checkTarget(['target'], target, variant)),
  ];
  if (wrong.length > 0) return wrong;
  const ids = expandSide(interceptors);
  const attackers = [...ids, ...(target === undefined ? [] : [mover])];
  return [
    ...(['reach-at', 'at', 'nearest'] as const).flatMap((name) => checkMap(name, data[name], ids, 'interceptors')),
    ...checkList('unseen', data.unseen, ids, 'interceptors'),
    ...checkPlaces(data),
    ...checkMap('shots', shots, attackers, 'attackers'),
    ...checkShots(shots, attackers, variant),
  ];
}

// MB-INT-4
function checkPlaces({ at, path, 'reach-at': reach }: InterceptionData): readonly Finding[] {
  return Object.entries(at).flatMap(([id, place]) => {
    const from = entryFor(reach, id);
    if (from === undefined || from > path || (place >= from && place <= path)) return [];
    const message = `at ${place}: ${id} reaches the path from ${from} to its end at ${path} (MB-INT-4)`;
    return [error('at', ['at', id], message, `write ${from} to ${path} cm`)];
  });
}

function needs({ mover, interceptors, target }: InterceptionData, variant: Variant): readonly Need[] {
  const ofAttack =
    target === undefined ? [] : [...modeNeeds(mover, variant), ...answersNeeds(target, [mover], variant)];
  return [...passageNeeds(mover, expandSide(interceptors), variant), ...ofAttack];
}

function compile(
  data: InterceptionData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const cast = castOf(data, variant);
  const { combatants, interceptors, target } = cast;
  const others = combatants.map((_, index) => index).filter((i) => i !== MOVER && i <= interceptors && i !== target);
  return played(
    new PassageModel({
      combatants,
      outcomes: OUTCOMES,
      metrics: target === NOBODY ? METRICS : [...METRICS, ...TARGET_METRICS],
      interceptions: interceptionsOf(data, cast),
      path: millimetres(data.path),
      isMoving: isMoving(data),
      target,
      others,
      shots: data.shots,
      variant,
      rulings: rulingsOf(variant),
      engine,
    }),
  );
}

/** Somebody moves through the reach of enemies, and perhaps attacks at the end. // MB-INT, MB-PRIV */
export const interception: KindDefinition<InterceptionData> = {
  listing: {
    id: 'interception',
    alias: 'interception',
    summary: {
      en: 'somebody moves through the reach of enemies, and perhaps attacks at the end',
      fr: 'un combattant passe à portée d’adversaires, et attaque peut-être au bout',
    },
    fields: [
      field('mover', 'fighter id', 'identifiant d’un combattant'),
      field('interceptors', 'list of fighter ids', 'liste d’identifiants'),
      field('path', 'cm: length of the move, default 0', 'cm : longueur du déplacement, défaut 0'),
      field('rotation', 'true | false (default): he turns', 'true | false (défaut) : il pivote'),
      field(
        'reach-at',
        '{<fighter>: cm}: where the path comes within his reach; absent: never',
        '{<combattant> : cm} : où le trajet vient à sa portée ; absent : jamais',
      ),
      field(
        'at',
        '{<fighter>: cm}: where he attacks, default reach-at',
        '{<combattant> : cm} : où il attaque, défaut à-portée',
      ),
      field(
        'nearest',
        '{<fighter>: cm}: how near the path comes, default 0',
        '{<combattant> : cm} : distance la plus courte, défaut 0',
      ),
      field('unseen', 'list of those who do not see him', 'liste de ceux qui ne le voient pas'),
      field('target', 'fighter id: whom he attacks at the end', 'identifiant : qui il attaque au bout'),
      field(
        'privilege-exception',
        'none (default), moves-away or leaves-angle: the target may intercept all the same',
        'aucune (défaut), s-éloigne ou quitte-l-angle : la cible peut intercepter malgré tout',
      ),
      SHOTS_LISTING,
    ],
  },
  schema,
  needs,
  check,
  warn: ({ mover, interceptors, shots }, variant) => warnOfShots(shots, [mover, ...expandSide(interceptors)], variant),
  compile,
};
