import { z } from 'zod';
import { field } from '../../field.ts';
import { kindWord, sides } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { fighterOf, rulingsOf } from '../combatant.ts';
import { checkAssaults, checkCrowds, warnOfIdleAssaults, warnOfRedirections } from '../fights/assault-checks.ts';
import { concerned, entryOf, woundedAtOnce } from '../fights/assault-entries.ts';
import {
  ASSAULT_ROUNDS,
  type AssaultData,
  assaultDistance,
  assaultList,
  assaultType,
  EXTENT_ALIASES,
  EXTENT_SHAPE,
  THEN_FIELD,
} from '../fights/assault-fields.ts';
import { assaultPlan } from '../fights/assault-setup.ts';
import { checkSideName, checkSides, FIGHTING, namesBySide } from '../fights/fight-checks.ts';
import { FIGHT_ALIASES, fearField, roundsField, SIDES_FIELD } from '../fights/fight-fields.ts';
import { compileFront } from '../fights/front-setup.ts';
import { partyOf } from '../fights/party.ts';
import { error } from '../findings.ts';
import type { KindDefinition, Need } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('assault', 'assaut').describe('charges and engagements from a distance, and what follows'),
    sides,
    assaults: assaultList.optional(),
    charger: z.string().optional().describe('side that assaults everybody of the other'),
    distance: assaultDistance.optional(),
    visible: z.boolean().optional().describe('its targets are seen; true when absent'),
    type: assaultType.optional().describe('auto when absent: a charge where the target is seen'),
    ...EXTENT_SHAPE,
  },
  { ...FIGHT_ALIASES, ...EXTENT_ALIASES, assauts: 'assaults', chargeur: 'charger' },
);

type AssaultKindData = z.infer<typeof schema>;

const SHORT_FORM = ['charger', 'distance', 'visible', 'type'] as const;

/** The assaults of a scenario, the short form written out. */
function assaultsOf({
  assaults,
  charger,
  distance = 0,
  visible = true,
  type = 'auto',
  sides,
}: AssaultKindData): readonly AssaultData[] {
  if (assaults !== undefined) return assaults;
  const index = Object.keys(sides).indexOf(charger ?? '');
  const names = namesBySide(sides);
  const on = [...(names[1 - index] ?? [])];
  return (names[index] ?? []).map((by) => ({ by, on, distance, visible, type, 'speaking-turn': 1 }));
}

function check(data: AssaultKindData, variant: Variant): readonly Finding[] {
  const { sides } = data;
  const findings = checkSides(sides, variant, 'an assault');
  if (findings.length > 0) return findings;
  const form = checkForm(data);
  if (form.length > 0) return form;
  const wrong = checkAssaults(assaultsOf(data), sides, variant, (index) => pathOf(data, index));
  return wrong.length > 0 ? wrong : checkCrowds(assaultsOf(data), variant, (index, of) => targetsPath(data, index, of));
}

/** Where an assault names its targets: nowhere in the short form, which means everybody. */
function targetsPath(data: AssaultKindData, index: number, of: 'on' | 'redirect'): readonly (string | number)[] {
  const path = pathOf(data, index);
  if (data.assaults === undefined) return path;
  return of === 'on' ? [...path, 'on'] : [...path, 'redirect', 'on'];
}

/** Where an assault is written. */
function pathOf({ assaults }: AssaultKindData, index: number): readonly (string | number)[] {
  return assaults === undefined ? ['charger'] : ['assaults', index];
}

/** Either a list of assaults, or a side with a distance. */
function checkForm(data: AssaultKindData): readonly Finding[] {
  const { assaults, charger, distance, sides } = data;
  if (assaults !== undefined) {
    const extra = SHORT_FORM.find((name) => data[name] !== undefined);
    if (extra === undefined) return [];
    const message = `${extra} together with assaults: each assault says for itself`;
    return [error('two-forms', [extra], message, `write ${extra} in the entries of assaults, or leave assaults out`)];
  }
  if (charger === undefined) {
    const hint = 'write charger: and distance:, or a list of assaults:';
    return [error('no-assault', ['kind'], 'nobody assaults anybody', hint)];
  }
  if (distance !== undefined) return checkSideName(['charger'], charger, sides);
  return [
    error('no-distance', ['charger'], 'the distance of the assault is missing', 'write distance: in centimetres'),
  ];
}

function needsOf(data: AssaultKindData, variant: Variant): readonly Need[] {
  const assaults = assaultsOf(data);
  const { all } = concerned(assaults);
  const known = assaults.filter(({ by }) => variant.fighters[fighterOf(by)] !== undefined);
  return [
    ...known.map(({ by }): Need => ({ fighter: by, characteristics: ['MOV'] })),
    ...(data.then === 'contact' ? [] : [...all].map((fighter): Need => ({ fighter, characteristics: FIGHTING }))),
    ...known.flatMap((assault) =>
      woundedAtOnce(assault, variant).map((fighter): Need => ({ fighter, characteristics: ['RES'] })),
    ),
  ];
}

/** Charges and engagements, from the declaration to contact, to the end of the turn or of the fight. */
export const assault: KindDefinition<AssaultKindData> = {
  listing: {
    id: 'assault',
    alias: 'assaut',
    summary: {
      en: 'charges and engagements, and the fight that follows',
      fr: 'charges et engagements, et le combat qui suit',
    },
    fields: [
      SIDES_FIELD,
      field(
        'assaults',
        'list of {by, on: [fighters], distance in cm, visible, type: auto | charge | engage, speaking-turn, redirect: {on, distance, visible}}',
        'liste de {par, sur : [combattants], distance en cm, visible, type : auto | charge | engagement, tour-de-parole, réorientation : {sur, distance, visible}}',
      ),
      field(
        'charger',
        'instead: side that assaults everybody of the other',
        'sinon : camp qui assaille tous ceux de l’autre',
      ),
      field('distance', 'with charger: cm to the target', 'avec charger : cm jusqu’à la cible'),
      field(
        'visible',
        'with charger: the target is seen, default true',
        'avec charger : cible visible, par défaut true',
      ),
      field(
        'type',
        'with charger: auto (default), charge or engage',
        'avec charger : auto (défaut), charge ou engagement',
      ),
      THEN_FIELD,
      roundsField(ASSAULT_ROUNDS),
      fearField(true),
    ],
  },
  schema,
  needs: needsOf,
  rollsDamage: (data, variant) =>
    data.then !== 'contact' || assaultsOf(data).some((it) => woundedAtOnce(it, variant).length > 0),
  check,
  warn: (data, variant) => {
    const assaults = assaultsOf(data);
    const place = (index: number) => pathOf(data, index);
    return [...warnOfRedirections(assaults, place), ...warnOfIdleAssaults(assaults, variant, place)];
  },
  compile: (data, variant, options) => {
    const assaults = assaultsOf(data);
    const party = partyOf(variant, data.sides, (name) => concerned(assaults).all.has(name));
    const entries = assaults.map((it, index) => entryOf(it, index, party, rulingsOf(variant)));
    const { then: extent, rounds, fear } = data;
    return compileFront(assaultPlan({ party, assaults, entries, diver: -1, extent, rounds, fear }), variant, options);
  },
};
