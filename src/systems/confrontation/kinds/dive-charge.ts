import { z } from 'zod';
import { field } from '../../field.ts';
import { integer, kindWord, sides } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { checkAssaults, checkCrowds, warnOfIdleAssaults, warnOfRedirections } from '../fights/assault-checks.ts';
import { concerned, entryOf, woundedAtOnce } from '../fights/assault-entries.ts';
import {
  ASSAULT_ROUNDS,
  type AssaultData,
  assaultDistance,
  EXTENT_ALIASES,
  EXTENT_SHAPE,
  REDIRECT_FIELD,
  redirection,
  THEN_FIELD,
} from '../fights/assault-fields.ts';
import { assaultPlan } from '../fights/assault-setup.ts';
import { checkSides, FIGHTING } from '../fights/fight-checks.ts';
import { FIGHT_ALIASES, fearField, instanceNames, roundsField, SIDES_FIELD } from '../fights/fight-fields.ts';
import { compileFront } from '../fights/front-setup.ts';
import { partyOf } from '../fights/party.ts';
import { error } from '../findings.ts';
import { potentialOf } from '../potential.ts';
import type { KindDefinition, Need } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('dive-charge', 'charge-en-piqué').describe('a flier charges from above, and what follows'),
    sides,
    attacker: z.string().min(1).describe('who dives'),
    targets: instanceNames.min(1).describe('whom he dives at'),
    level: integer(0, 2, 'level at which he starts: 1 low, 2 high'),
    'target-level': integer(0, 2, 'level of his targets; one below his own when absent').optional(),
    distance: assaultDistance,
    visible: z.boolean().default(true).describe('he sees his targets'),
    redirect: redirection.optional().describe('where he goes when his targets are gone'),
    ...EXTENT_SHAPE,
  },
  {
    ...FIGHT_ALIASES,
    ...EXTENT_ALIASES,
    attaquant: 'attacker',
    cibles: 'targets',
    niveau: 'level',
    'niveau-des-cibles': 'target-level',
    réorientation: 'redirect',
  },
);

type DiveData = z.infer<typeof schema>;

/** A dive is a charge by one fighter. // CF-FLY-9 */
function assaultOf({ attacker, targets, distance, visible, redirect }: DiveData): AssaultData {
  return { by: attacker, on: targets, distance, visible, type: 'charge', 'speaking-turn': 1, redirect };
}

function targetLevel({ level, 'target-level': below }: DiveData): number {
  return below ?? level - 1;
}

function check(data: DiveData, variant: Variant): readonly Finding[] {
  const { sides } = data;
  const findings = checkSides(sides, variant, 'a diving charge');
  if (findings.length > 0) return findings;
  const assaults = checkAssaults([assaultOf({ ...data, visible: true })], sides, variant, () => []).map(renamed);
  if (assaults.length > 0) return assaults;
  const crowds = checkCrowds([assaultOf(data)], variant, (_, of) => (of === 'on' ? ['targets'] : ['redirect', 'on']));
  return [...crowds, ...checkDive(data, combatantOf(variant, data.attacker))];
}

/** Paths of an assault, as a dive is written. */
function renamed(finding: Finding): Finding {
  const names: Readonly<Record<string, string>> = { by: 'attacker', on: 'targets' };
  const [head = 'engagement', first, ...rest] = finding.path;
  const path = first === undefined ? [head, 'sides'] : [head, names[first] ?? first, ...rest];
  return { ...finding, path };
}

// CF-ERR-9
function checkDive(data: DiveData, { id, abilities, characteristics }: Combatant): readonly Finding[] {
  const { level, visible } = data;
  const findings: Finding[] = [];
  const missing = [
    ...(abilities.has('flight') ? [] : ['the ability flight']),
    ...(characteristics['MOV-air'] === null ? ['MOV-air'] : []),
  ];
  if (missing.length > 0) {
    const message = `${id} cannot dive: he lacks ${missing.join(' and ')}`;
    findings.push(error('cannot-dive', ['attacker'], message, 'give him what is missing'));
  }
  if (level === 0) findings.push(error('dive-level', ['level'], 'nobody dives from the ground', 'level is 1 or 2'));
  else if (targetLevel(data) !== level - 1) {
    const message = `from level ${level} one dives at level ${level - 1}, not ${targetLevel(data)}`;
    findings.push(error('dive-level', ['target-level'], message, 'a dive goes exactly one level down'));
  }
  if (!visible) {
    findings.push(
      error('unseen-charge', ['visible'], 'a dive is a charge: its target must be seen', 'write visible: true'),
    );
  }
  return findings;
}

function needsOf(data: DiveData, variant: Variant): readonly Need[] {
  const assault = assaultOf(data);
  if (data.then !== 'contact') {
    return [...concerned([assault]).all].map((fighter) => ({ fighter, characteristics: FIGHTING }));
  }
  const isKnown = variant.fighters[fighterOf(assault.by)] !== undefined;
  if (!isKnown) return [];
  return woundedAtOnce(assault, variant).map((fighter) => ({ fighter, characteristics: ['RES'] }));
}

/** A flier charges somebody one level below. */
export const diveCharge: KindDefinition<DiveData> = {
  listing: {
    id: 'dive-charge',
    alias: 'charge-en-piqué',
    summary: {
      en: 'a flier charges from above, and the fight that follows',
      fr: 'une créature volante charge d’en haut, et le combat qui suit',
    },
    fields: [
      SIDES_FIELD,
      field('attacker', 'fighter who dives', 'combattant qui pique'),
      field('targets', 'list of fighters', 'liste de combattants'),
      field('level', '1 or 2: level at which he starts', '1 ou 2 : niveau de départ'),
      field('target-level', 'default level - 1', 'par défaut niveau − 1'),
      field('distance', 'cm to the target', 'cm jusqu’à la cible'),
      field('visible', 'true, as for every charge', 'true, comme pour toute charge'),
      REDIRECT_FIELD,
      THEN_FIELD,
      roundsField(ASSAULT_ROUNDS),
      fearField(true),
    ],
  },
  schema,
  needs: needsOf,
  rollsDamage: (data, variant) => data.then !== 'contact' || woundedAtOnce(assaultOf(data), variant).length > 0,
  check,
  warn: (data, variant) => {
    const assaults = [assaultOf(data)];
    return [...warnOfRedirections(assaults, () => []), ...warnOfIdleAssaults(assaults, variant, () => [])];
  },
  compile: (data, variant, options) => {
    const assaults = [assaultOf(data)];
    const rulings = rulingsOf(variant);
    const party = partyOf(variant, data.sides, (name) => concerned(assaults).all.has(name));
    const who = combatantOf(variant, data.attacker);
    const flight = {
      potential: potentialOf('charge', who, { level: targetLevel(data), change: 'none' }, rulings),
      divePotential: potentialOf('charge', who, { level: data.level, change: 'down' }, rulings),
      isLanding: targetLevel(data) === 0,
    };
    const entries = assaults.map((it, index) => entryOf(it, index, party, rulings, flight));
    const diver = entries[0]?.by ?? -1;
    const { then: extent, rounds, fear } = data;
    return compileFront(assaultPlan({ party, assaults, entries, diver, extent, rounds, fear }), variant, options);
  },
};
