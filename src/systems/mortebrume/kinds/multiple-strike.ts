import { z } from 'zod';
import { played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { checkEntries, expandSide } from '../../sides.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, noted } from '../../vocabulary.ts';
import { chargeOf } from '../charge.ts';
import { chargeType, RUN_ALIASES, RUN_FIELDS } from '../charge-fields.ts';
import { checkActor, checkHandToHand, checkManoeuvre, checkTarget } from '../checks.ts';
import { checkFlingTo, warnOfFlingTo } from '../clash.ts';
import { type Band, band, CLASH_FIELDS, modifier, ZONE } from '../clash-fields.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { meetingOf } from '../domination.ts';
import { error, oneOf, sideFindings } from '../findings.ts';
import { entryFor, instancesOf } from '../instances.ts';
import { lengthsBy } from '../intercepting.ts';
import { answerNeeds, strikeNeeds } from '../needs.ts';
import { NOT_POSSIBLE, SWEEP_OUTCOMES, SweepModel, sweepMetrics } from '../sweep.ts';
import type { KindDefinition, Need } from './kind.ts';

/** Most targets of one strike. */
const TARGETS_MAX = 30;
/** Weapons that strike several at once. // MB-SWEEP-1 */
const WIDE = { classes: ['long', 'heavy'], rule: 'MB-SWEEP-1' } as const;

const schema = fields(
  {
    kind: kindWord('multiple-strike', 'frappe-multiple').describe('one strike at several targets'),
    attacker: fighterId.describe('who strikes'),
    targets: noted(z.array(z.string()), {
      allowed: 'a list of fighter ids (`human`, `2 x human`), at least two in all',
      description: 'whom, in the order of the strike, friends included',
    }),
    modifier: modifier.describe('added to the attack roll'),
    bands: noted(z.record(z.string(), band), {
      allowed: 'fighter id → ideal, reduced or blocked',
      description: 'how the distance of each target suits the weapon; ideal by default',
    }).default({}),
    distances: lengthsBy('distance from the striker to a target'),
    'fling-to': CLASH_FIELDS['fling-to'],
    charge: fields({ type: chargeType(['surprise', 'offensive'] as const), ...RUN_FIELDS }, RUN_ALIASES)
      .optional()
      .describe('the charge that it ends'),
  },
  {
    attaquant: 'attacker',
    cibles: 'targets',
    modificateur: 'modifier',
    zones: 'bands',
    'envoyer-à': 'fling-to',
  },
);

type MultipleStrikeData = z.infer<typeof schema>;

/** The striker, then his targets. */
function namesOf({ attacker, targets }: MultipleStrikeData): readonly string[] {
  return instancesOf([[attacker], targets]).flat();
}

/** Bands of the targets, in the order of the strike; who stands outside of the zone is out of reach. // MB-GEN-2 */
function bandsOf(data: MultipleStrikeData): readonly Band[] {
  return namesOf(data)
    .slice(1)
    .map((name) => (distanceOf(data, name) > ZONE ? 'blocked' : (entryFor(data.bands, name) ?? 'ideal')));
}

/** From the striker to a target, in cm. */
function distanceOf({ distances }: MultipleStrikeData, name: string): number {
  return entryFor(distances, name) ?? 0;
}

function check(data: MultipleStrikeData, variant: Variant): readonly Finding[] {
  const { attacker, targets } = data;
  return [
    ...checkActor(['attacker'], attacker, variant),
    ...checkHandToHand(attacker, 'multiple-strike', variant),
    ...checkManoeuvre(['attacker'], attacker, 'a multiple strike', WIDE, variant),
    ...checkTargets(targets, variant),
    ...checkNamed('bands', data),
    ...checkNamed('distances', data),
    ...checkFlingTo(data),
  ];
}

function warn(data: MultipleStrikeData, variant: Variant): readonly Finding[] {
  return warnOfFlingTo(data, [data.attacker, ...expandSide(data.targets)], variant);
}

// MB-SWEEP-1
function checkTargets(targets: readonly string[], variant: Variant): readonly Finding[] {
  const { findings, count } = checkEntries(sideFindings, ['targets'], targets, variant);
  if (findings.length > 0) return findings;
  if (count < 2 || count > TARGETS_MAX) {
    const message = `a multiple strike on ${count} ${count === 1 ? 'target' : 'targets'}: at least two are needed`;
    const hint = count < 2 ? 'name another target, or use clash' : `name at most ${TARGETS_MAX}`;
    return [error('targets', ['targets'], message, hint)];
  }
  return targets.flatMap((entry, index) =>
    expandSide([entry])
      .slice(0, 1)
      .flatMap((id) => checkTarget(['targets', index], id, variant)),
  );
}

function checkNamed(field: 'bands' | 'distances', data: MultipleStrikeData): readonly Finding[] {
  const names = [...new Set(expandSide(data.targets))];
  return Object.keys(data[field])
    .filter((name) => !names.includes(name))
    .map((name) => error(field, [field, name], `${name} is no target`, oneOf(name, names, 'targets')));
}

function needs({ attacker, targets }: MultipleStrikeData, variant: Variant): readonly Need[] {
  return [...strikeNeeds(attacker), ...expandSide(targets).flatMap((id) => answerNeeds(id, variant))];
}

function compile(
  data: MultipleStrikeData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const names = namesOf(data);
  const rulings = rulingsOf(variant);
  const combatants = names.map((name) => combatantOf(variant, name));
  const charge = data.charge === undefined ? null : chargeOf(data.charge, combatantOf(variant, data.attacker), rulings);
  const bands = bandsOf(data);
  const [striker] = combatants as [Combatant, ...Combatant[]];
  const meetings = combatants.map((who, index) =>
    index === 0 ? null : meetingOf(striker, who, { ...data, distance: distanceOf(data, who.name) }),
  );
  // MB-CHG-2, MB-CC-1
  if ((data.charge !== undefined && charge === null) || bands.includes('blocked')) {
    const metrics = sweepMetrics(names);
    const gaps = meetings.slice(1).map((meeting) => meeting?.distance ?? 0);
    const values = [...metrics.slice(gaps.length).map(() => 0), ...gaps];
    return settled({ outcomes: SWEEP_OUTCOMES, metrics, actors: names }, { outcome: NOT_POSSIBLE, values });
  }
  const { modifier } = data;
  const isReduced = bands.includes('reduced');
  return played(new SweepModel({ combatants, rulings, engine, modifier, isReduced, charge, meetings }));
}

/** One strike at several targets. // MB-SWEEP */
export const multipleStrike: KindDefinition<MultipleStrikeData> = {
  listing: {
    id: 'multiple-strike',
    alias: 'frappe-multiple',
    summary: {
      en: 'one strike with a long or heavy weapon at several targets',
      fr: 'une frappe à l’arme longue ou lourde sur plusieurs cibles',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field(
        'targets',
        'list of fighter ids, at least two, in the order of the strike',
        'liste d’identifiants, au moins deux, dans le sens de la frappe',
      ),
      field('modifier', 'added to the attack roll, default 0', 'ajouté au jet d’attaque, défaut 0'),
      field(
        'bands',
        'map fighter id → ideal (default), reduced or blocked',
        'identifiant → idéale (défaut), réduite ou bloquée',
      ),
      field(
        'distances',
        'map fighter id → cm from the striker, default 0',
        'identifiant → cm depuis le combattant qui frappe, défaut 0',
      ),
      field('fling-to', 'cm, 0 to 4 (default): where who is flung ends', 'cm, 0 à 4 (défaut) : où l’on envoie valser'),
      field(
        'charge',
        '{type: surprise | offensive, run, prior-move, straight, leap, visible}',
        '{type : surprise | offensive, course, déplacement-préalable, ligne-droite, saut, vue}',
      ),
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile,
};
