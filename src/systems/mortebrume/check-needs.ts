import { worded } from '../findings.ts';
import type { Finding, Variant, Words } from '../system.ts';
import type { AptitudeId } from './characteristics.ts';
import { combatantOf, fighterData, fighterOf, mergedFighter } from './combatant.ts';
import type { KindDefinition, Need, RolledId } from './kinds/kind.ts';
import { rolledAptitude } from './rolled.ts';
import { diceTableOf } from './settings.ts';

/**
 * Errors where a fighter lacks an aptitude, or its dice, without which the kind cannot be played; each once, with the first
 * of the rules that ask for it.
 */
export function checkNeeds(kind: KindDefinition, variant: Variant): readonly Finding[] {
  const needs = kind.needs?.(variant.engagement, variant) ?? [];
  const told = new Set<string>();
  return needs
    .filter(({ fighter }) => Object.hasOwn(variant.fighters, fighterOf(fighter)))
    .flatMap((need) =>
      [
        ...(need.compares ?? []).flatMap((id) => missing(need, id, variant)),
        ...(need.rolls ?? []).flatMap((id) => unrollable(need, id, variant)),
      ].filter(({ message }) => {
        const lack = message.replace(need.rule, '');
        return !told.has(lack) && told.add(lack);
      }),
    );
}

function error(
  code: string,
  fighter: string,
  id: string | null,
  message: Words,
  hint: string,
  variant: Variant,
): Finding {
  const { characteristics } = fighterData(variant, fighter);
  const own = characteristics === undefined ? [] : ['characteristics'];
  const isWritten = id !== null && Object.hasOwn(characteristics ?? {}, id);
  const path = ['fighters', fighterOf(fighter), ...own, ...(isWritten ? [id] : [])];
  return { severity: 'error', code: `mortebrume/${code}`, path, ...worded(message), hint };
}

function missing({ fighter, rule }: Need, id: AptitudeId, variant: Variant): readonly Finding[] {
  if (mergedFighter(fighterData(variant, fighter)).characteristics[id] !== undefined) return [];
  const name = fighterOf(fighter);
  const message = {
    en: `${name} has no ${id}: ${rule} needs it`,
    fr: `${name} n’a pas de \`${id}\`\u00a0: ${rule} en a besoin`,
  };
  const hint = `write \`${id}: 8+d8\` or the like among his characteristics, or give him a profile`;
  return [error('missing-characteristic', fighter, null, message, hint, variant)];
}

/** Where the value of a roll stands, or its dice. */
const SOURCES = { throw: 'throw-dice', escape: 'escape-dice' } as const;

// MB-ROLL-5
function unrollable(need: Need, id: RolledId, variant: Variant): readonly Finding[] {
  const { fighter, rule } = need;
  if (id !== 'throw') {
    const absent = missing(need, id === 'escape' ? 'will' : id, variant);
    if (absent.length > 0) return absent;
  }
  const who = combatantOf(variant, fighter);
  if (rolledAptitude(who, id, variant) !== null) return [];
  const source = id === 'throw' || id === 'escape' ? SOURCES[id] : id;
  const name = `${fighterOf(fighter)}`;
  const table = diceTableOf(variant);
  if (table === null) {
    const message = {
      en: `the ${source} of ${name} has no dice, and is rolled (${rule})`,
      fr: `${source} de ${name} n’a pas de dés, et se lance (${rule})`,
    };
    const hint = 'give it dice, such as `8+d8` or `d8`, or write a `dice-table:`';
    return [error('no-dice', fighter, source, message, hint, variant)];
  }
  const value =
    id === 'throw' || id === 'escape' ? '' : ` ${who.aptitudes[id]?.value ?? mergedValue(variant, fighter, id)}`;
  const lowest = table[0]?.from ?? 0;
  const message = {
    en: `the dice table has no row for the value${value} of ${id} of ${name}: its lowest is ${lowest}`,
    fr: `la table des dés n’a pas de ligne pour la valeur${value} de ${id} de ${name}\u00a0: elle commence à ${lowest}`,
  };
  return [error('dice-table', fighter, source, message, 'add a row `0: [6]` or the like to `dice-table:`', variant)];
}

function mergedValue(variant: Variant, fighter: string, id: AptitudeId): number | string {
  return mergedFighter(fighterData(variant, fighter)).characteristics[id]?.value ?? '';
}
