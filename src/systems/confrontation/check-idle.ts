import { idle, idleAt, unasked } from '../asked.ts';
import type { Finding, Words } from '../system.ts';
import { ABILITY_LIST, type Ability, readAbility } from './abilities.ts';
import type { Examined } from './examined.ts';
import { PLACING } from './movement/placing.ts';
import { RULES } from './rules/index.ts';
import { FIGHTS } from './rules/players.ts';

/** The fields of an engagement that say what it feels of a fighter. */
interface Course {
  readonly kind: string;
  readonly ability?: string;
  readonly combat?: boolean;
}

/** Warnings of what the kind of engagement never looks at: places on a table, states, abilities. */
export function checkIdle(examined: Examined): readonly Finding[] {
  const course = examined.variant.engagement as Course;
  return [...checkPlace(examined, course), ...checkState(examined, course), ...checkOwnAbilities(examined, course)];
}

function checkPlace({ id, data }: Examined, { kind }: Course): readonly Finding[] {
  if (kind === 'movement') return [];
  return Object.keys(PLACING)
    .filter((key) => data[key as keyof typeof PLACING] !== undefined)
    .map((key) => idle('confrontation', id, [key], unasked(kind)));
}

type StateKey = 'level' | 'stunned' | 'charged';

const STATE: readonly StateKey[] = ['level', 'stunned', 'charged'];

/** Kind → what it feels of states; all of them where it is not listed. // CF-TEST-11, CF-FEAR-1, CF-FEAR-8 */
const FELT: Readonly<Record<string, (course: Course) => readonly StateKey[]>> = {
  'ability-roll': ({ ability }) => (ability === 'regeneration' ? ['level'] : []),
  wound: () => ['level'],
  action: () => [],
  movement: () => [],
  fear: () => [],
  rally: () => [],
};

function checkState({ id, data }: Examined, course: Course): readonly Finding[] {
  const { level = 'unhurt', stunned = false, charged = false } = data.state ?? {};
  const given: Readonly<Record<StateKey, boolean>> = { level: level !== 'unhurt', stunned, charged };
  const felt = FELT[course.kind]?.(course) ?? STATE;
  return STATE.filter((key) => given[key] && !felt.includes(key)).map((key) =>
    idle('confrontation', id, ['state', key], unasked(course.kind)),
  );
}

/** The rule that the words about an ability name → kinds of engagements that feel it. */
const KINDS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  ABILITY_LIST.map(({ id, effect }) => {
    const [, rule] = /\((CF-[A-Z]+-\d+)\)/.exec(effect.en) ?? [];
    return [id, RULES.find((it) => it.id === rule)?.engagements ?? []];
  }),
);

const UNPLAYED: Words = { en: 'Fracas has no rule for it', fr: 'Fracas n’a pas de règle pour cette capacité' };

/** Of abilities that he has besides those of his profile, which names all of them in every scenario. */
function checkOwnAbilities({ id, data }: Examined, course: Course): readonly Finding[] {
  return (data.abilities ?? []).flatMap((text, index) => {
    const ability = readAbility(text)?.ability;
    if (ability === undefined || isFelt(ability, course)) return [];
    const why = KINDS_OF.get(ability.id)?.length === 0 ? UNPLAYED : unasked(course.kind);
    return [idleAt('confrontation', ['fighters', id, 'abilities', index], ability.id, why)];
  });
}

function isFelt({ id }: Ability, { kind, ability }: Course): boolean {
  if (kind === 'ability-roll') return id === ability;
  // A flier may stand in the scenario for other variants, which begin in the air. // CF-FLY-1, CF-FLY-9, CF-GEO-34
  if (id === 'flight') return ['action', 'movement', ...FIGHTS].includes(kind);
  return KINDS_OF.get(id)?.includes(kind) === true;
}
