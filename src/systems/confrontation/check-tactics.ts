import type { Finding } from '../system.ts';
import { type Abilities, type AbilityId, abilitiesOf } from './abilities.ts';
import type { DecisionId } from './decisions.ts';
import { type Examined, fighterError, fighterWarning } from './examined.ts';
import type { TacticsData } from './tactics.ts';

/** Choices that an ability gives, and the option that says no more than that he has nothing to choose. */
const GIVEN: readonly {
  readonly decision: DecisionId;
  readonly ability: AbilityId;
  readonly idle?: string | number;
}[] = [
  { decision: 'sequence', ability: 'sequence', idle: 0 },
  { decision: 'war-fury', ability: 'war-fury' },
  { decision: 'counter-attack', ability: 'counter-attack', idle: 'never' },
  { decision: 'master-strike', ability: 'master-strike', idle: 'never' },
  { decision: 'feint', ability: 'feint', idle: 'never' },
  { decision: 'assault-fire', ability: 'assault-fire' },
  { decision: 'enemy-gift', ability: 'personal-enemy' },
];

/** Choices that a fighter cannot make. */
export function checkTactics(examined: Examined): readonly Finding[] {
  const { data, merged } = examined;
  const { tactics } = data;
  if (tactics === undefined) return [];
  const isShooter = merged.characteristics.AIM !== null && merged.shots.length > 0;
  const abilities = abilitiesOf(merged.abilities, isShooter);
  return [
    ...GIVEN.flatMap(({ decision, ability, idle }): readonly Finding[] => {
      const option = tactics[decision];
      if (option === undefined || option === idle || isGiven(examined, abilities, ability)) return [];
      const message = {
        en: `${decision}: ${option} has no effect: ${examined.id} lacks the ability ${ability}`,
        fr: `\`${decision}: ${option}\` est sans effet, car ${examined.id} n’a pas la capacité \`${ability}\``,
      };
      const hint = { en: 'remove it, or give him the ability', fr: 'à retirer, ou donnez-lui la capacité' };
      return [fighterWarning(examined, 'no-effect', ['tactics', decision], message, hint)];
    }),
    ...checkSequence(examined, tactics, abilities),
    ...checkParryDice(examined, tactics),
  ];
}

function isGiven({ variant }: Examined, abilities: Abilities, ability: AbilityId): boolean {
  if (ability === 'counter-attack' && abilities.has('counter-attack-improved')) return true;
  if (ability === 'assault-fire' && variant.rulings['free-assault-fire'] === 'yes') return true;
  return abilities.has(ability);
}

// CF-ABL-1
function checkSequence(examined: Examined, { sequence }: TacticsData, abilities: Abilities): readonly Finding[] {
  const most = abilities.number('sequence');
  if (sequence === undefined || most === null || sequence <= most) return [];
  const message = `sequence: ${sequence} is more than the ${most} extra dice of his ability`;
  return [fighterError(examined, 'sequence', ['tactics', 'sequence'], message, `write 0 to ${most}`)];
}

// CF-XCH-4
function checkParryDice(examined: Examined, tactics: TacticsData): readonly Finding[] {
  const option = tactics['parry-dice'];
  if (option === undefined || option === 'one' || examined.variant.rulings['sustained-defence'] === 'on') return [];
  const message = {
    en: `parry-dice: ${option} has no effect: a parry takes one die`,
    fr: `\`parry-dice: ${option}\` est sans effet, car une parade prend un dé`,
  };
  return [
    fighterWarning(examined, 'no-effect', ['tactics', 'parry-dice'], message, {
      en: 'set the ruling `sustained-defence: on`',
      fr: 'choisissez la lecture `sustained-defence: on`',
    }),
  ];
}
