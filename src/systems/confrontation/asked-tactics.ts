import { chosen } from '../asked.ts';
import type { Variant } from '../system.ts';
import { DECISIONS, type DecisionId } from './decisions.ts';
import type { TacticsData } from './tactics.ts';

const STRIKING: readonly DecisionId[] = ['explode-attack', 'explode-parry'];
const PLACING: readonly DecisionId[] = ['leader', 'split', 'split-first', 'split-second', 'sequence', 'war-fury'];
const EXCHANGING: readonly DecisionId[] = ['parry', 'parry-dice', 'counter-attack', 'master-strike', 'feint', 'target'];
const FIGHTING = [...STRIKING, ...PLACING, ...EXCHANGING, 'explode-opposed', 'enemy-gift'] as const;
const LEAVING: readonly DecisionId[] = ['explode-test', 'disengage', 'disengage-when', 'after-disengaging'];
const ASSAULTING: readonly DecisionId[] = ['explode-test', 'assault-fire', 'redirect'];
const PURSUING: readonly DecisionId[] = ['pursue', 'separation', 'next-combat'];

/** Fields of an engagement on which it depends what is asked. */
interface Course {
  readonly kind: string;
  readonly then?: string;
  readonly combat?: boolean;
}

type Asking = readonly DecisionId[] | ((course: Course) => readonly DecisionId[]);

const assaulting = ({ then }: Course): readonly DecisionId[] =>
  then === 'contact' ? ASSAULTING : [...ASSAULTING, ...FIGHTING, ...(then === 'turn' ? [] : LEAVING)];

/** Kind → decision points that it asks of those who take part. // CF-DIS-8 */
const ASKED: Readonly<Record<string, Asking>> = {
  test: ['explode-test', 'explode-opposed'],
  'ability-roll': [],
  wound: [],
  attack: STRIKING,
  combat: [...FIGHTING, ...LEAVING],
  melee: [...FIGHTING, ...PURSUING],
  action: [],
  movement: [],
  disengage: ({ combat }) => ['explode-test', 'disengage', ...(combat === true ? FIGHTING : [])],
  assault: assaulting,
  'dive-charge': assaulting,
  shooting: ['explode-test', 'dive-for-cover'],
  fear: ['explode-test'],
  rally: ['explode-test', 'rally-with'],
};

/** Kinds of engagements that say what they ask. */
export const ASKING_KINDS: readonly string[] = Object.keys(ASKED);

/** Decisions that a fighter makes otherwise than by default, and that the variant's kind of engagement never asks for. */
export function unaskedTactics(tactics: TacticsData, variant: Variant): readonly string[] {
  const course = variant.engagement as Course;
  const asking = ASKED[course.kind] ?? [];
  const asked: ReadonlySet<string> = new Set(typeof asking === 'function' ? asking(course) : asking);
  return chosen(DECISIONS, tactics).filter((id) => !asked.has(id));
}
