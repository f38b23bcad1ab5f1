import type { Language, Metric, Outcome, Words } from '../system.ts';
import type { Arena } from './arena.ts';
import { type Fight, FLAG } from './fight.ts';
import { EIGHTHS } from './mobility.ts';
import { OUT } from './posture.ts';

const WOUNDS: Words = { en: 'wounds', fr: 'blessures' };
const CRITICALS: Words = { en: 'critical hits', fr: 'coups critiques' };
const FIGHTERS: Words = { en: 'fighters', fr: 'combattants' };

/** Money of Mordheim. */
export const CROWNS: Words = { en: 'gold crowns', fr: 'couronnes' };

/** Outcomes of side against side: the side names, then `draw`. */
export function sideOutcomes(arena: Arena): readonly Outcome[] {
  return [
    ...arena.sideNames.map((name) => ({ name, label: { en: name, fr: name } })),
    { name: 'draw', label: { en: 'draw (unresolved)', fr: 'nul (non résolu)' } },
  ];
}

/** Metrics of a mêlée, in the order in which the model measures them. */
export function meleeMetrics(arena: Arena): readonly Metric[] {
  const bySide = (id: string, unit: Words, label: (side: string) => Words): readonly Metric[] =>
    arena.sideNames.map((side) => ({ name: `${id}.${side}`, label: label(side), unit }));
  return [
    ...bySide('damage', WOUNDS, (s) => ({ en: `raw damage dealt by ${s}`, fr: `dégâts bruts infligés par ${s}` })),
    ...bySide('criticals', CRITICALS, (s) => ({ en: `criticals of ${s}`, fr: `critiques de ${s}` })),
    ...bySide('losses', FIGHTERS, (s) => ({ en: `losses of ${s}`, fr: `pertes de ${s}` })),
    ...bySide('value-lost', CROWNS, (s) => ({ en: `value lost by ${s}`, fr: `valeur perdue par ${s}` })),
    ...bySide('cost', CROWNS, (s) => ({ en: `cost of ${s}`, fr: `coût de ${s}` })),
  ];
}

/** Posture in words, index = posture. */
const POSTURES: readonly Words[] = [
  { en: 'standing', fr: 'debout' },
  { en: 'knocked down', fr: 'à terre' },
  { en: 'stunned', fr: 'sonné' },
  { en: 'out of action', fr: 'hors de combat' },
  { en: 'fled', fr: 'en fuite' },
];

/** A posture, of one man or of a number of them; of those who are out of action, or have fled, that they are gone. */
export function postureWords(posture: number, count: number | null): Words {
  const { en, fr } = posture < OUT ? (POSTURES[posture] ?? GONE) : GONE;
  if (count === null) return { en, fr };
  return { en: `${count} ${en}`, fr: `${count} ${count > 1 ? fr.replace(/é$/, 'és') : fr}` };
}

const GONE: Words = { en: 'out of the fight', fr: 'hors du combat' };

/** One line per fighter: posture, wounds left, where he stands in a skirmish, and what clouds his mind. */
export function describeFight(names: readonly string[], fight: Fight, language: Language): readonly string[] {
  return fight.units.map((unit, index) => {
    const posture = POSTURES[unit.posture]?.[language] ?? '';
    const notes = [posture];
    if (unit.posture === 0) notes.push(woundsLeft(unit.wounds, language));
    if (fight.isSpread && unit.posture < OUT) notes.push(placeInWords(fight.placeOf(index) / EIGHTHS, language));
    if ((unit.flags & FLAG.held) !== 0)
      notes.push(language === 'fr' ? 'charge refusée (peur)' : 'held by fear, no charge');
    if ((unit.flags & FLAG.afraid) !== 0)
      notes.push(language === 'fr' ? 'effrayé, ne touche que sur 6' : 'afraid, hits on 6 only');
    if ((unit.flags & FLAG.stupid) !== 0) notes.push(language === 'fr' ? 'hébété' : 'stupid');
    return `${names[index] ?? ''}: ${notes.join(', ')}`;
  });
}

/** Where somebody stands: inches from where the first side began. // MH-SKI-1 */
function placeInWords(inches: number, language: Language): string {
  return language === 'fr' ? `à ${`${inches}`.replace('.', ',')} pas` : `at ${inches} inches`;
}

function woundsLeft(wounds: number, language: Language): string {
  if (language === 'fr') return `${wounds} point${wounds > 1 ? 's' : ''} de vie`;
  return `${wounds} wound${wounds === 1 ? '' : 's'} left`;
}

/** Outcomes of a single attack: the final states of its target. */
export const FINAL_STATES: readonly Outcome[] = [
  { name: 'unharmed', label: { en: 'unharmed', fr: 'indemne' }, isVain: true },
  { name: 'wounded', label: { en: 'wounded', fr: 'blessé' } },
  { name: 'knocked-down', label: { en: 'knocked down', fr: 'à terre' } },
  { name: 'stunned', label: { en: 'stunned', fr: 'sonné' } },
  { name: 'out-of-action', label: { en: 'out of action', fr: 'hors de combat' } },
];

/** Wounds of which a target had as many left; the others are surplus. */
export const EFFECTIVE_WOUNDS: Metric = {
  name: 'effective-wounds',
  label: { en: 'effective wounds', fr: 'blessures effectives' },
  unit: WOUNDS,
};

/** Metrics of a single attack, in the order in which the model measures them. */
export const ATTACK_METRICS: readonly Metric[] = [
  { name: 'attacks', label: { en: 'attacks', fr: 'attaques' }, unit: { en: 'attacks', fr: 'attaques' } },
  { name: 'hits', label: { en: 'hits', fr: 'touches' }, unit: { en: 'hits', fr: 'touches' } },
  { name: 'parried', label: { en: 'parried hits', fr: 'touches parées' }, unit: { en: 'hits', fr: 'touches' } },
  { name: 'wounds', label: { en: 'unsaved wounds', fr: 'blessures non sauvegardées' }, unit: WOUNDS },
  EFFECTIVE_WOUNDS,
  { name: 'criticals', label: { en: 'critical hits', fr: 'coups critiques' }, unit: CRITICALS },
];

const SHOTS: Words = { en: 'shots', fr: 'tirs' };

/** Metrics of a shooting, in the order in which the model measures them. */
export const SHOOTING_METRICS: readonly Metric[] = [
  { name: 'shots', label: SHOTS, unit: SHOTS },
  ...ATTACK_METRICS.filter(({ name }) => name !== 'attacks' && name !== 'parried'),
];

/** One fighter in a line: posture and wounds left. */
export function describeTarget(name: string, posture: number, wounds: number, language: Language): string {
  const words = POSTURES[posture]?.[language] ?? '';
  return posture === 0 ? `${name}: ${words}, ${woundsLeft(wounds, language)}` : `${name}: ${words}`;
}

/** Fighter names, numbered where one fights several times over. */
export function actorNames(arena: Arena): readonly string[] {
  const names = arena.fighters.map((f) => f.name);
  return names.map((name, index) => {
    if (names.filter((n) => n === name).length === 1) return name;
    return `${name} ${names.slice(0, index + 1).filter((n) => n === name).length}`;
  });
}
