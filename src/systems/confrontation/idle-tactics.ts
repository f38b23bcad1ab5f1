import { chosen, idle, unasked } from '../asked.ts';
import { expandSide, type Sides } from '../sides.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { unaskedTactics } from './asked-tactics.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from './combatant.ts';
import { fearOf, isFearful } from './courage.ts';
import { DECISIONS, type DecisionId } from './decisions.ts';
import type { FighterData } from './fighter-schema.ts';
import { meansToFire } from './fights/assault-entries.ts';
import type { TacticsData } from './tactics.ts';

/** Fields of engagements, of one kind or another, on which it depends whether a choice decides something. */
interface Engagement {
  readonly kind: string;
  readonly sides?: Sides;
  readonly fear?: boolean;
  readonly subject?: string;
  readonly opponents?: readonly string[];
  readonly 'engage-target'?: string;
  readonly assaulted?: boolean;
  readonly assaults?: readonly { readonly by: string; readonly redirect?: unknown }[];
  readonly redirect?: unknown;
}

/** Who chooses, and among whom. */
interface Scene {
  readonly who: Combatant;
  readonly tactics: TacticsData;
  readonly variant: Variant;
  readonly engagement: Engagement;
  /** Those with whom he may stand together, himself included, instances as fighters; empty where there are no sides. */
  readonly own: readonly (readonly string[])[];
  /** Those who face each of them. */
  readonly enemies: readonly (readonly string[])[];
}

/** Choices that decide nothing when something is so, and how it is told. */
interface Vain {
  readonly of: readonly DecisionId[];
  readonly when: (scene: Scene) => boolean;
  readonly why: Words;
}

const ONE_ENEMY: Words = { en: 'he has a single enemy', fr: 'il n’a qu’un ennemi' };

/** The first that holds is told. */
const IN_VAIN: readonly Vain[] = [
  {
    of: ['leader', 'separation', 'next-combat'],
    when: ({ own, who }) => own.length > 0 && own.every(([first]) => first !== who.fighter),
    why: { en: 'the first fighter of his side decides', fr: 'le premier combattant de son camp en décide' },
  },
  {
    of: ['leader'],
    when: ({ own }) => own.length > 0 && own.every(({ length }) => length <= 1),
    why: { en: 'he is alone on his side', fr: 'il est seul dans son camp' },
  },
  { of: ['target', 'enemy-gift'], when: hasOneEnemy, why: ONE_ENEMY },
  // He keeps dice for whoever strikes better than this one. // CF-XCH-4
  { of: ['parry'], when: (scene) => scene.tactics.parry === 'reserve' && hasOneEnemy(scene), why: ONE_ENEMY },
  {
    of: ['disengage-when', 'after-disengaging'],
    when: ({ tactics }) => (tactics.disengage ?? 'never') === 'never',
    why: { en: 'he never disengages', fr: 'il ne se désengage jamais' },
  },
  {
    of: ['disengage', 'explode-test'],
    when: ({ engagement }) => engagement.kind === 'disengage' && engagement.assaulted === true,
    why: {
      en: 'whoever was assaulted in this phase may not leave (`assaulted: true`)',
      fr: 'qui a été assailli dans cette phase ne peut partir (`assaulted: true`)',
    },
  },
  {
    of: ['parry-dice', 'counter-attack', 'explode-parry'],
    when: ({ tactics }) => tactics.parry === 'never',
    why: { en: 'he never parries', fr: 'il ne pare jamais' },
  },
  {
    of: ['split'],
    when: ({ tactics }) => tactics['split-first'] !== undefined && tactics['split-second'] !== undefined,
    why: {
      en: '`split-first` and `split-second` say how he places his dice',
      fr: '`split-first` et `split-second` disent comment il place ses dés',
    },
  },
  {
    of: ['redirect'],
    when: staysAnyhow,
    why: {
      en: 'his assault names nobody else whom he could turn to',
      fr: 'son assaut ne nomme personne d’autre vers qui se tourner',
    },
  },
  {
    of: ['explode-test'],
    when: (scene) => scene.engagement.sides !== undefined && !rollsTests(scene),
    why: {
      en: 'nothing here makes him test his courage, leave or shoot',
      fr: 'rien ici ne le fait tester son courage, partir ou tirer',
    },
  },
];

function hasOneEnemy({ enemies }: Scene): boolean {
  return enemies.length > 0 && enemies.every(({ length }) => length <= 1);
}

/** Without a redirection he stays, unless he runs on. // CF-ASLT-9 */
function staysAnyhow({ who, tactics, engagement }: Scene): boolean {
  if (tactics.redirect !== 'stay') return false;
  const own = (engagement.assaults ?? []).filter(({ by }) => fighterOf(by) === who.fighter);
  return engagement.redirect === undefined && own.every(({ redirect }) => redirect === undefined);
}

/** Whether he may roll a test against a difficulty in a fight. // CF-TEST-6 */
function rollsTests({ who, tactics, variant, engagement, enemies }: Scene): boolean {
  if ((tactics.disengage ?? 'never') !== 'never' || meansToFire(who, rulingsOf(variant))) return true;
  if (engagement.fear !== true || !isFearful(who)) return false;
  return enemies.flat().some((id) => fearOf(combatantOf(variant, id), true) !== null);
}

/** Who may face whom, by fighter: sides, or who leaves and those whom he touches or engages. // CF-DIS-1, CF-DIS-9 */
function facingsIn(engagement: Engagement): readonly (readonly (readonly string[])[])[] {
  const { kind, sides, subject, opponents, 'engage-target': target } = engagement;
  const facings = [Object.values(sides ?? {})];
  if (kind === 'disengage') {
    facings.push([[subject ?? ''], opponents ?? []]);
    if (target !== undefined) facings.push([[subject ?? ''], [target]]);
  }
  return facings.map((lists) => lists.map((list) => expandSide(list).map(fighterOf)));
}

function sceneOf(id: string, tactics: TacticsData, variant: Variant): Scene {
  const engagement = variant.engagement as Engagement;
  const places = facingsIn(engagement).flatMap((sides) =>
    sides.flatMap((own, at) => (own.includes(id) ? [{ own, enemies: sides.filter((_, i) => i !== at).flat() }] : [])),
  );
  return {
    who: combatantOf(variant, id),
    tactics,
    variant,
    engagement,
    own: places.map(({ own }) => own),
    enemies: places.map(({ enemies }) => enemies),
  };
}

/**
 * Warnings of choices that the engagement does not ask of a fighter, or asks in vain.
 * @param said what has been told already
 */
export function warnIdleTactics(variant: Variant, said: readonly Finding[]): readonly Finding[] {
  const { kind } = variant.engagement as Engagement;
  return Object.entries(variant.fighters).flatMap(([id, data]) => {
    const { tactics = {} } = data as FighterData;
    const isNew = (point: string): boolean =>
      said.every(({ path }) => path.join() !== ['fighters', id, 'tactics', point].join());
    const choices = chosen(DECISIONS, tactics).filter(isNew);
    if (choices.length === 0) return [];
    const missing = unaskedTactics(id, tactics, variant);
    const scene = sceneOf(id, tactics, variant);
    return choices.flatMap((point) => {
      const reason = missing.includes(point) ? unasked(kind) : reasonFor(point as DecisionId, scene);
      return reason === null ? [] : [idle('confrontation', id, ['tactics', point], reason)];
    });
  });
}

function reasonFor(point: DecisionId, scene: Scene): Words | null {
  return IN_VAIN.find(({ of, when }) => of.includes(point) && when(scene))?.why ?? null;
}
