import { chosen, idle as idleOf, unasked } from '../asked.ts';
import { expandSide, type Sides } from '../sides.ts';
import type { Finding, Words } from '../system.ts';
import { type Abilities, type AbilityId, abilitiesOf } from './abilities.ts';
import { unaskedTactics } from './asked-tactics.ts';
import { DECISIONS, type DecisionId } from './decisions.ts';
import { type Examined, fighterError, fighterWarning } from './examined.ts';
import type { TacticsData } from './tactics.ts';

/** Choices that an ability gives. */
const GIVEN: readonly { readonly decision: DecisionId; readonly ability: AbilityId; readonly idle: string | number }[] =
  [
    { decision: 'sequence', ability: 'sequence', idle: 0 },
    { decision: 'war-fury', ability: 'war-fury', idle: 'no' },
    { decision: 'counter-attack', ability: 'counter-attack', idle: 'never' },
    { decision: 'master-strike', ability: 'master-strike', idle: 'never' },
    { decision: 'feint', ability: 'feint', idle: 'never' },
    { decision: 'assault-fire', ability: 'assault-fire', idle: 'no' },
    { decision: 'enemy-gift', ability: 'personal-enemy', idle: 'none' },
  ];

/** Choices that a fighter cannot make. */
export function checkTactics(examined: Examined): readonly Finding[] {
  const { data, merged } = examined;
  const { tactics } = data;
  if (tactics === undefined) return [];
  const isShooter = merged.characteristics.AIM !== null && merged.shots.length > 0;
  const abilities = abilitiesOf(merged.abilities, isShooter);
  const findings = [
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
  return [...findings, ...checkAsked(examined, findings)];
}

/** Warnings of choices that the engagement does not ask of him, or asks in vain, unless something else is said of them. */
function checkAsked({ id, data, variant }: Examined, findings: readonly Finding[]): readonly Finding[] {
  const { kind, sides } = variant.engagement as { readonly kind: string; readonly sides?: Sides };
  const tactics = data.tactics ?? {};
  const isNew = (decision: string): boolean => findings.every(({ path }) => path.at(-1) !== decision);
  const missing = unaskedTactics(id, tactics, variant);
  const why = (decision: DecisionId): Words | null => {
    if (missing.includes(decision)) return unasked(kind);
    const own = Object.values(sides ?? {})
      .map(expandSide)
      .filter((side) => side.includes(id));
    if (OF_SIDES.includes(decision) && own.length > 0 && own.every(([first]) => first !== id)) return FOLLOWER;
    return IN_VAIN.find(({ of, when }) => of.includes(decision) && when(tactics))?.why ?? null;
  };
  return chosen(DECISIONS, tactics)
    .filter(isNew)
    .flatMap((decision) => {
      const reason = why(decision as DecisionId);
      return reason === null ? [] : [idleOf('confrontation', id, ['tactics', decision], reason)];
    });
}

/** Choices of a side: its first fighter makes them. */
const OF_SIDES: readonly DecisionId[] = ['leader', 'separation', 'next-combat'];

const FOLLOWER: Words = {
  en: 'the first fighter of his side decides',
  fr: 'le premier combattant de son camp en décide',
};

/** Choices that another choice leaves nothing to decide. */
const IN_VAIN: readonly {
  readonly of: readonly DecisionId[];
  readonly when: (tactics: TacticsData) => boolean;
  readonly why: Words;
}[] = [
  {
    of: ['disengage-when', 'after-disengaging'],
    when: ({ disengage = 'never' }) => disengage === 'never',
    why: { en: 'he never disengages', fr: 'il ne se désengage jamais' },
  },
  {
    of: ['parry-dice', 'counter-attack', 'explode-parry'],
    when: ({ parry }) => parry === 'never',
    why: { en: 'he never parries', fr: 'il ne pare jamais' },
  },
  {
    of: ['split'],
    when: (tactics) => tactics['split-first'] !== undefined && tactics['split-second'] !== undefined,
    why: {
      en: '`split-first` and `split-second` say how he places his dice',
      fr: '`split-first` et `split-second` disent comment il place ses dés',
    },
  },
];

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
