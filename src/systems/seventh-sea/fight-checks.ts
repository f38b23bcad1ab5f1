import type { Path } from '../findings.ts';
import { checkSides, expandSide, twoSides } from '../sides.ts';
import type { Finding, Variant } from '../system.ts';
import { parseMuster } from '../vocabulary.ts';
import { combatantOf, fighterData } from './combatant.ts';
import type { FightFields } from './fight-fields.ts';
import { checkPart, error, FINDINGS, oneOf, warning } from './findings.ts';
import { Ground } from './ground.ts';
import { FIGHTERS } from './ranks.ts';

/** Fighters of both sides together, at most: bit sets hold them. */
const FIGHTERS_MAX = 30;

/** A fight under examination. */
interface Examined {
  readonly data: FightFields;
  readonly variant: Variant;
  /** Fighter id → indices of the sides on which he stands. */
  readonly sidesOf: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Contradictions of a fight. */
export function checkFight(data: FightFields, variant: Variant): readonly Finding[] {
  const wrong = [...checkSides(FINDINGS, data.sides, variant, FIGHTERS_MAX), ...checkRanks(data, variant)];
  if (wrong.length > 0) return wrong;
  const examined = { data, variant, sidesOf: sidesOf(data) };
  return [...checkSurprised(examined), ...checkEffects(examined), ...checkSupport(examined)];
}

/** A duel has one fighter a side. */
export function checkDuel(data: FightFields, variant: Variant): readonly Finding[] {
  const findings = checkFight(data, variant);
  const crowded = Object.entries(data.sides).flatMap(([side, entries]) => {
    const { length } = expandSide(entries);
    if (length === 1) return [];
    const message = `side ${side} has ${length} fighters: expected one in a duel`;
    return [error('one-fighter', ['sides', side], message, 'name one fighter on each side, or write kind: brawl')];
  });
  return [...findings, ...crowded];
}

/** Squads and persons fight on foot; ships do not. Fighters who are not defined are reported elsewhere. */
function checkRanks({ sides }: FightFields, variant: Variant): readonly Finding[] {
  return Object.entries(sides).flatMap(([side, entries]) =>
    entries.flatMap((entry, index) => {
      const id = parseMuster(entry)?.fighter;
      if (id === undefined || variant.fighters[id] === undefined) return [];
      return checkPart(['sides', side, index], id, FIGHTERS, variant);
    }),
  );
}

function sidesOf({ sides }: FightFields): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  Object.values(sides).forEach((entries, side) => {
    for (const id of expandSide(entries)) found.set(id, (found.get(id) ?? new Set()).add(side));
  });
  return found;
}

/** An error where a field names somebody who does not fight, or who fights on both sides. */
function checkNamed({ variant, sidesOf }: Examined, path: Path, id: string): readonly Finding[] {
  const undefinedFighter = FINDINGS.checkFighterId(path, id, variant);
  if (undefinedFighter.length > 0) return undefinedFighter;
  const sides = sidesOf.get(id);
  if (sides === undefined) {
    const message = `${id} takes no part in this fight`;
    return [error('not-present', path, message, oneOf(id, [...sidesOf.keys()], 'fighters'))];
  }
  return sides.size === 1 ? [] : [error('ambiguous', path, ambiguous(id), 'define him twice, under two names')];
}

function ambiguous(id: string): string {
  return `${id} is ambiguous: he stands on both sides`;
}

function checkSurprised(examined: Examined): readonly Finding[] {
  return examined.data.surprised.flatMap((id, index) => checkNamed(examined, ['surprised', index], id));
}

// SS-SOC-4, SS-SOC-5
function checkEffects(examined: Examined): readonly Finding[] {
  return examined.data.effects.flatMap((effect, index) => {
    const path = ['effects', index];
    const named = [
      ...checkNamed(examined, [...path, 'fighter'], effect.fighter),
      ...checkNamed(examined, [...path, 'by'], effect.by),
    ];
    return [...named, ...checkAmount(effect, path), ...(named.length > 0 ? [] : checkEnemies(examined, effect, path))];
  });
}

/** Who is intimidated loses dice, who is taunted must raise. */
function checkAmount({ kind, dice, raises }: FightFields['effects'][number], path: Path): readonly Finding[] {
  const [own, other, isOwn, isOther] =
    kind === 'intimidated'
      ? ['dice', 'raises', dice !== undefined, raises !== undefined]
      : ['raises', 'dice', raises !== undefined, dice !== undefined];
  const example = kind === 'intimidated' ? 'dice: 1' : 'raises: 1';
  return [
    ...(isOwn ? [] : [error('effect', path, `an effect of kind ${kind} needs ${own}`, `write ${example}`)]),
    ...(isOther
      ? [error('effect', [...path, other], `an effect of kind ${kind} has no ${other}`, `write ${example}`)]
      : []),
  ];
}

function checkEnemies(
  { sidesOf }: Examined,
  { fighter, by }: FightFields['effects'][number],
  path: Path,
): readonly Finding[] {
  const [side] = sidesOf.get(by) ?? [];
  if (sidesOf.get(fighter)?.has(side ?? -1) !== true) return [];
  const message = {
    en: `${fighter} and ${by} are on the same side: the effect changes nothing`,
    fr: `${fighter} et ${by} sont du même camp\u00a0: l’effet ne change rien`,
  };
  return [
    warning('no-effect', [...path, 'by'], message, { en: 'name an enemy of his', fr: 'nommez un de ses ennemis' }),
  ];
}

/** Brutes help their own side. // SS-SQ-9 */
function checkSupport({ variant, sidesOf }: Examined): readonly Finding[] {
  return [...sidesOf].flatMap(([id, own]) => {
    const { support } = fighterData(variant, id);
    if (support === undefined) return [];
    const { squad } = support;
    const theirs = sidesOf.get(squad);
    const at = (path: Path, code: string, message: string, hint: string): Finding => ({
      ...error(code, [], message, hint),
      path: ['fighters', id, 'support', ...path],
    });
    if (own.size > 1) return [at([], 'ambiguous', ambiguous(id), 'define him twice, under two names')];
    if (theirs !== undefined && theirs.size > 1) {
      return [at(['squad'], 'ambiguous', ambiguous(squad), 'define the squad twice, under two names')];
    }
    if (theirs !== undefined && [...theirs][0] === [...own][0]) return [];
    const message = `${squad} is not on the side of ${id}: only villains and henchmen are supported, by their own side`;
    return [at(['squad'], 'support', message, 'put the squad on his side, or remove the support')];
  });
}

/** Warns of a fight in which nobody can ever strike. */
export function warnFight(data: FightFields, variant: Variant): readonly Finding[] {
  if (data.distance === 0 || twoSides(data.sides).fighters.some(({ length }) => length === 0)) return [];
  const ground = new Ground(variant.rulings, data.distance, { engine: 'dice' });
  const ids = Object.values(data.sides).flatMap(expandSide);
  if (ids.some((id) => combatantOf(variant, id).weapons.some((weapon) => ground.reaches(weapon)))) return [];
  const message = {
    en: `nobody can strike over ${data.distance} m: every fight is a draw at the cap of rounds`,
    fr: `personne ne peut frapper à ${data.distance} m\u00a0: chaque combat finit nul au dernier round`,
  };
  return [
    warning('out-of-reach', ['distance'], message, {
      en: 'give somebody a weapon that reaches so far',
      fr: 'donnez à quelqu’un une arme qui porte si loin',
    }),
  ];
}
