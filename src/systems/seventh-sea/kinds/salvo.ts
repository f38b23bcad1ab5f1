import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { kindWord } from '../../schema-parts.ts';
import { checkEntries, expandSide } from '../../sides.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields, noted, parseMuster } from '../../vocabulary.ts';
import { type Combatant, combatantOf } from '../combatant.ts';
import { checkPart, error, FINDINGS, warning } from '../findings.ts';
import { FIGHTERS } from '../ranks.ts';
import { individualsIn, SalvoModel } from '../salvo.ts';
import { tablesOf } from '../tables.ts';
import { isFirearm } from '../weapons.ts';
import type { KindDefinition } from './kind.ts';

/** Individuals of a group for which the rule was written. // SS-SALVO-1 */
const GROUP = { least: 20, most: 30 } as const;
/** Individuals of a group, at most. */
const INDIVIDUALS_MAX = 600;

const group = (description: string): z.ZodType<readonly string[]> =>
  noted(z.array(z.string()).max(30), { allowed: 'a list of fighter ids (`guards`, `4 x guards`)', description });

const schema = fields(
  {
    kind: kindWord('salvo', 'salve').describe('musket fire of one group on another'),
    shooters: group('those who fire'),
    targets: group('those who are fired at'),
  },
  { tireurs: 'shooters', cibles: 'targets' },
);

type SalvoData = z.infer<typeof schema>;
type GroupName = 'shooters' | 'targets';

const GROUP_NAMES: readonly GroupName[] = ['shooters', 'targets'];

function groupOf(data: SalvoData, name: GroupName, variant: Variant): readonly Combatant[] {
  return expandSide(data[name]).map((id) => combatantOf(variant, id));
}

function checkGroup(data: SalvoData, name: GroupName, variant: Variant): readonly Finding[] {
  const entries = data[name];
  const { findings, count } = checkEntries(FINDINGS, [name], entries, variant);
  if (findings.length > 0) return findings;
  if (count === 0) return [error('empty-side', [name], `${name} are missing`, 'name at least one fighter')];
  const wrong = entries.flatMap((entry, index) =>
    checkPart([name, index], parseMuster(entry)?.fighter ?? entry, FIGHTERS, variant),
  );
  if (wrong.length > 0) return wrong;
  const individuals = individualsIn(groupOf(data, name, variant));
  if (individuals <= INDIVIDUALS_MAX) return [];
  const message = `${individuals} individuals are more than a salvo holds`;
  return [error('individuals', [name], message, `at most ${INDIVIDUALS_MAX}; fire several salvos`)];
}

/** Groups of another size, and shooters without firearms. // SS-SALVO-1 */
function warnGroup(data: SalvoData, name: GroupName, variant: Variant): readonly Finding[] {
  const individuals = individualsIn(groupOf(data, name, variant));
  if (individuals >= GROUP.least && individuals <= GROUP.most) return [];
  const message = {
    en: `the rule is meant for groups of ${GROUP.least} to ${GROUP.most}: ${name} are ${individuals}`,
    fr: `la règle est faite pour des groupes de ${GROUP.least} à ${GROUP.most}\u00a0: \`${name}\` en compte ${individuals}`,
  };
  return [
    warning('salvo-size', [name], message, {
      en: 'its numbers are computed all the same',
      fr: 'les nombres sont calculés tout de même',
    }),
  ];
}

function warnWeapons(data: SalvoData, variant: Variant): readonly Finding[] {
  const bare = [...new Set(groupOf(data, 'shooters', variant).filter(({ weapons }) => !weapons.some(isFirearm)))];
  const names = [...new Set(bare.map((who) => who.name))].join(', ');
  if (bare.length === 0) return [];
  return [
    warning(
      'no-firearm',
      ['shooters'],
      { en: `no firearm to fire with: ${names}`, fr: `aucune arme à feu pour tirer\u00a0: ${names}` },
      { en: 'give them `equipment: [musket]`', fr: 'donnez-leur `equipment: [musket]`' },
    ),
  ];
}

/** Musket fire of one group on another. */
export const salvo: KindDefinition<SalvoData> = {
  listing: {
    id: 'salvo',
    alias: 'salve',
    summary: {
      en: 'musket fire of one group on another, squads and leaders among them',
      fr: 'feu de salve d’un groupe sur un autre, bandes et chefs compris',
    },
    fields: [
      field('shooters', 'list of fighter ids, `4 x guards` allowed', 'liste de combattants, `4 x gardes` admis'),
      field('targets', 'list of fighter ids, `4 x guards` allowed', 'liste de combattants, `4 x gardes` admis'),
    ],
  },
  schema,
  // No wound is a grenade’s.
  neverFelt: ['grenade-step'],
  tables: () => ['salvo-wounds'],
  check: (data, variant) => GROUP_NAMES.flatMap((name) => checkGroup(data, name, variant)),
  warn: (data, variant) => [
    ...GROUP_NAMES.flatMap((name) => warnGroup(data, name, variant)),
    ...warnWeapons(data, variant),
  ],
  compile: (data, variant, options) => {
    const { rulings } = variant;
    const table = tablesOf(variant)['salvo-wounds'];
    const [shooters, targets] = GROUP_NAMES.map((name) => groupOf(data, name, variant)) as [Combatant[], Combatant[]];
    return played(new SalvoModel({ shooters, targets, table, rulings }, options));
  },
};
