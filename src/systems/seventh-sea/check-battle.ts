import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { type ArmyData, checkLevel } from './battle-fields.ts';
import { checkPart, error, oneOf, warning } from './findings.ts';
import { RANDOM_TACTIC, tacticNames } from './global-rolls.ts';
import { CHARACTERS } from './ranks.ts';
import { tablesOf } from './tables.ts';

/** A tactic that no table modifies. */
const PLAIN = 'plain';
/** Words that mean something else than an army. */
const RESERVED: readonly string[] = ['none', 'draw'];
/** Heroes of both armies together, at most. */
const HEROES_MAX = 20;

/** Army name → army. */
export type Armies = Readonly<Record<string, ArmyData>>;

/** Contradictions of a battle. */
export function checkBattle(armies: Armies, aggressor: string | undefined, variant: Variant): readonly Finding[] {
  const names = Object.keys(armies);
  const findings = [
    ...checkNames(names),
    ...Object.entries(armies).flatMap(([name, army]) => checkArmy(name, army, variant)),
    ...checkHeroes(armies),
  ];
  if (aggressor !== undefined && !names.includes(aggressor)) {
    const message = `${JSON.stringify(aggressor)} is no army`;
    findings.push(error('unknown-side', ['aggressor'], message, oneOf(aggressor, names, 'armies')));
  }
  return findings;
}

function checkNames(names: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  if (names.length !== 2) {
    const message = `expected exactly two armies, here ${names.length === 0 ? 'none' : names.join(', ')}`;
    findings.push(error('armies', ['armies'], message, 'armies: { name: { general: … }, name: { general: … } }'));
  }
  const reserved = names.find((name) => RESERVED.includes(name));
  if (reserved !== undefined) {
    const message = `an army cannot be called ${reserved}: the word means something else`;
    findings.push(error('side-name', ['armies', reserved], message, 'choose another name'));
  }
  return findings;
}

function checkArmy(name: string, army: ArmyData, variant: Variant): readonly Finding[] {
  const at = (...path: Path): Path => ['armies', name, ...path];
  const { general, quartermaster, officers, heroes, modifier, tactic } = army;
  const part = (path: Path, id: string): readonly Finding[] => checkPart(at(...path), id, CHARACTERS, variant);
  return [
    ...part(['general'], general),
    ...(quartermaster === undefined ? [] : part(['quartermaster'], quartermaster)),
    ...officers.flatMap((id, index) => part(['officers', index], id)),
    ...Object.entries(heroes).flatMap(([id, level]) => [
      ...part(['heroes', id], id),
      ...checkLevel(at('heroes', id), level, variant),
    ]),
    ...Object.keys(modifier)
      .filter((id) => !Object.hasOwn(heroes, id))
      .map((id) => {
        const message = `${JSON.stringify(id)} is no hero of ${name}`;
        return error('unknown-hero', at('modifier', id), message, oneOf(id, Object.keys(heroes), 'heroes'));
      }),
    ...checkTactic(at('tactic'), tactic, variant),
  ];
}

function checkTactic(path: Path, tactic: string, variant: Variant): readonly Finding[] {
  const known = [...new Set([PLAIN, RANDOM_TACTIC, ...tacticNames(tablesOf(variant)['tactics-table']).flat()])];
  if (known.includes(tactic)) return [];
  return [error('unknown-tactic', path, `unknown tactic ${JSON.stringify(tactic)}`, oneOf(tactic, known, 'tactics'))];
}

/** Nobody fights on both sides, and not everybody is followed. */
function checkHeroes(armies: Armies): readonly Finding[] {
  const heroes = Object.values(armies).map((army) => Object.keys(army.heroes));
  const findings = Object.entries(armies)
    .slice(1)
    .flatMap(([name], index) =>
      (heroes[index + 1] ?? [])
        .filter((id) => heroes.slice(0, index + 1).some((before) => before.includes(id)))
        .map((id) => {
          const message = `ambiguous: ${id} is a hero of two armies`;
          return error('ambiguous', ['armies', name, 'heroes', id], message, 'let him fight for one of them');
        }),
    );
  const count = heroes.flat().length;
  if (count <= HEROES_MAX) return findings;
  const message = `${count} heroes are more than a battle follows`;
  return [...findings, error('heroes', ['armies'], message, `at most ${HEROES_MAX} in all`)];
}

/** What cannot matter in a battle. */
export function warnBattle(armies: Armies, variant: Variant): readonly Finding[] {
  const [rows] = tacticNames(tablesOf(variant)['tactics-table']);
  return Object.entries(armies).flatMap(([name, { tactic, preparation, quartermaster }]) => {
    const findings: Finding[] = [];
    if (tactic === RANDOM_TACTIC && rows.length === 0) {
      const message = {
        en: 'there are no tactics to choose from: tables.tactics-table is empty',
        fr: 'il n’y a aucune tactique à choisir\u00a0: `tables.tactics-table` est vide',
      };
      findings.push(
        warning('no-tactics', ['armies', name, 'tactic'], message, {
          en: 'write the table, or leave the tactic out',
          fr: 'écrivez la table, ou omettez la tactique',
        }),
      );
    }
    if (!preparation && quartermaster !== undefined) {
      const message = {
        en: 'nobody prepares this battle: the quartermaster does not roll',
        fr: 'personne ne prépare cette bataille\u00a0: l’intendant ne lance pas les dés',
      };
      findings.push(
        warning('no-preparation', ['armies', name, 'quartermaster'], message, {
          en: 'leave `preparation` out',
          fr: 'omettez `preparation`',
        }),
      );
    }
    return findings;
  });
}
