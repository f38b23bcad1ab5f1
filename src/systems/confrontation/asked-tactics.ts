import { askedOf, chosen, type Roles } from '../asked.ts';
import type { Sides } from '../sides.ts';
import type { Variant } from '../system.ts';
import { fighterOf } from './combatant.ts';
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
  readonly opponent?: string;
  readonly parry?: string;
  readonly sides?: Sides;
  readonly assaults?: readonly { readonly by: string }[];
  readonly charger?: string;
}

type Asking = Roles | ((course: Course) => Roles);

const ofAll = (points: readonly DecisionId[]): Roles => ({ sides: points });

const assaulting = ({ then }: Course): Roles => {
  const after: readonly DecisionId[] = then === 'contact' ? [] : [...FIGHTING, ...(then === 'turn' ? [] : LEAVING)];
  const own = { by: ASSAULTING, attacker: ASSAULTING, assailants: ASSAULTING };
  return { ...own, sides: ['explode-test', ...after] };
};

/** Kind → field that names fighters → decision points that it asks of them. // CF-DIS-8 */
const ASKED: Readonly<Record<string, Asking>> = {
  test: ({ opponent }) =>
    opponent === undefined
      ? { subject: ['explode-test'] }
      : { subject: ['explode-opposed'], opponent: ['explode-opposed'] },
  'ability-roll': {},
  wound: {},
  attack: ({ parry }) => ({ attacker: ['explode-attack'], target: parry === 'none' ? [] : ['explode-parry'] }),
  combat: ofAll([...FIGHTING, ...LEAVING]),
  melee: ofAll([...FIGHTING, ...PURSUING]),
  action: {},
  movement: {},
  disengage: ({ combat }) => {
    const blows = combat === true ? FIGHTING : [];
    return { subject: ['explode-test', 'disengage', ...blows], opponents: blows, 'engage-target': blows };
  },
  assault: assaulting,
  'dive-charge': assaulting,
  shooting: { shooter: ['explode-test'], target: ['dive-for-cover'] },
  fear: { subject: ['explode-test'], against: [] },
  rally: { subject: ['explode-test', 'rally-with'] },
};

/** Kinds of engagements that say what they ask. */
export const ASKING_KINDS: readonly string[] = Object.keys(ASKED);

/** Decisions that a fighter makes otherwise than by default, and that the engagement never asks of him. */
export function unaskedTactics(id: string, tactics: TacticsData, variant: Variant): readonly string[] {
  const course = variant.engagement as Course;
  const asking = ASKED[course.kind] ?? {};
  const assailants = course.sides?.[course.charger ?? ''] ?? [];
  const places = [{ ...course }, { assailants }, ...(course.assaults ?? [])];
  const roles = typeof asking === 'function' ? asking(course) : asking;
  const own = [...askedOf(roles, places)].flatMap(([name, points]) => (fighterOf(name) === id ? [points] : []));
  // A fighter who takes no part is reported as unused already.
  if (own.length === 0 && Object.keys(roles).length > 0) return [];
  return chosen(DECISIONS, tactics).filter((point) => own.every((points) => !points.has(point)));
}
