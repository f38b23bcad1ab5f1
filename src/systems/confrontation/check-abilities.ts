import { unknownFighter } from '../findings.ts';
import { rulingsFelt } from '../kind.ts';
import type { Finding } from '../system.ts';
import { ABILITY_LIST, type AbilityId, type AbilityWord, abilityNumber, readAbility } from './abilities.ts';
import { type Examined, fighterError, fighterWarning } from './examined.ts';
import { oneOf } from './findings.ts';
import { kindOf } from './kinds/index.ts';
import { RULES } from './rules/index.ts';

/** Abilities of unknown effect → the ruling that gives them one. */
const SWITCHED: ReadonlySet<AbilityId> = new Set<AbilityId>([
  'force-on-charge',
  'bestial-charge',
  'brute',
  'born-killer',
  'implacable',
  'bravery',
  'ambidextrous',
  'fanaticism',
  'impact',
]);

/** Abilities that nobody has, that lack their number, or that a ruling switches off. */
export function checkAbilities(examined: Examined): readonly Finding[] {
  const own = examined.data.abilities ?? [];
  return [...own.flatMap((text, index) => checkWord(examined, text, index)), ...checkSwitched(examined)];
}

function checkWord(examined: Examined, text: string, index: number): readonly Finding[] {
  const path = ['abilities', index];
  const word = readAbility(text);
  if (word === null) {
    const hint = oneOf(
      text.replace(/-\d+$/, ''),
      ABILITY_LIST.map(({ id }) => id),
      'abilities',
      ABILITY_LIST.map(({ alias }) => alias),
    );
    return [fighterError(examined, 'unknown-ability', path, `unknown ability ${JSON.stringify(text)}`, hint)];
  }
  const { form, id } = word.ability;
  if (form.sort === 'plain') return word.rest === null ? [] : [superfluous(examined, word, text, index)];
  if (form.sort === 'fighter') return checkEnemy(examined, word, index);
  if (abilityNumber(word) !== null) return [];
  const what = word.rest === null ? 'needs a number' : `cannot have ${JSON.stringify(word.rest)} as its number`;
  const hint = `write \`${id}-X\` with X from ${form.low} to ${form.high}`;
  return [fighterError(examined, 'ability-number', path, `${id} ${what}`, hint)];
}

function superfluous(examined: Examined, { ability, rest }: AbilityWord, text: string, index: number): Finding {
  const message = `unknown ability ${JSON.stringify(text)}: ${ability.id} has nothing after it, here ${JSON.stringify(rest)}`;
  return fighterError(examined, 'unknown-ability', ['abilities', index], message, `write \`${ability.id}\``);
}

// CF-ABL-15
function checkEnemy(examined: Examined, { rest }: AbilityWord, index: number): readonly Finding[] {
  const path = ['abilities', index];
  if (rest === null) {
    const hint = 'write `personal-enemy-` and the id of a fighter';
    return [fighterError(examined, 'ability-number', path, 'personal-enemy needs a fighter', hint)];
  }
  if (Object.hasOwn(examined.variant.fighters, rest)) return [];
  return [unknownFighter('confrontation', ['fighters', examined.id, ...path], rest, examined.variant)];
}

/** Warnings of abilities whose effect is not known, and that no ruling gives one. */
function checkSwitched(examined: Examined): readonly Finding[] {
  const { data, merged, variant } = examined;
  const felt = rulingsFelt(kindOf(variant), RULES);
  const off = [...SWITCHED].filter((id) => felt.has(id) && variant.rulings[id] === 'none');
  return off.flatMap((id) => {
    if (!merged.abilities.some((text) => readAbility(text)?.ability.id === id)) return [];
    const index = (data.abilities ?? []).findIndex((text) => readAbility(text)?.ability.id === id);
    const path = index >= 0 ? ['abilities', index] : data.profile === undefined ? [] : ['profile'];
    const message = {
      en: `${id} of ${examined.id} does nothing: its effect is not known`,
      fr: `\`${id}\` de ${examined.id} ne fait rien\u00a0: son effet n’est pas connu`,
    };
    const hint = { en: `give it one with the ruling \`${id}\``, fr: `donnez-lui-en un par \`rulings.${id}\`` };
    return [fighterWarning(examined, 'no-effect', path, message, hint)];
  });
}
