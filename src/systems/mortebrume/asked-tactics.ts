import { askedOf, type Roles } from '../asked.ts';
import type { Variant } from '../system.ts';
import { fighterOf } from './combatant.ts';

/** Rolls on which destiny can be spent, beside the decision points: those of an attack, and those of an answer. // MB-ROLL-6 */
export const ATTACK_ROLL = 'destiny-use: attack';
export const DEFENCE_ROLL = 'destiny-use: defence';

const STRIKING = ['attack-mode', ATTACK_ROLL];
/** Who attacks somebody whose death shows. */
const SHOOTING = [...STRIKING, 'finish-off'];
const ANSWERING = ['reaction', DEFENCE_ROLL];
/** Whose opponents may also attack from afar. */
const DODGING = [...ANSWERING, 'shot-reaction'];
const SHOT_AT = ['shot-reaction', DEFENCE_ROLL];
/** Where gaps are measured. // MB-CC-6 */
const PARTING = ['after-domination'];
const STRUCK = [...ANSWERING, ...PARTING, 'dodge-direction'];

type Engagement = Readonly<Record<string, unknown>>;

/** Kind → field that names fighters → decision points that the kind asks of them. */
const ASKED: Readonly<Record<string, (engagement: Engagement) => Roles>> = {
  test: () => ({ subject: [] }),
  clash: () => ({ attacker: [...STRIKING, ...PARTING], target: STRUCK }),
  'body-strike': () => ({ attacker: [ATTACK_ROLL, ...PARTING], target: STRUCK }),
  'close-in': () => ({ attacker: STRIKING, target: STRUCK }),
  fling: () => ({ attacker: STRIKING, target: STRUCK }),
  charge: ({ pursuer }) => ({
    attacker: [...STRIKING, ...PARTING, ...(pursuer === undefined ? [] : [DEFENCE_ROLL])],
    target: STRUCK,
    pursuer: STRIKING,
  }),
  'multiple-strike': () => ({ attacker: [ATTACK_ROLL, ...PARTING], targets: STRUCK }),
  'combined-attack': () => ({
    attackers: SHOOTING,
    target: [...ANSWERING, 'reactions', 'malus-split', 'dodge-direction'],
  }),
  interception: ({ target }) => ({
    mover: [...DODGING, ...(target === undefined ? [] : SHOOTING)],
    interceptors: [...STRIKING, 'intercept'],
    target: DODGING,
  }),
  disengagement: () => ({ mover: ANSWERING, enemies: [...STRIKING, 'intercept'] }),
  defence: () => ({
    attacker: [...STRIKING, 'against-defender', DEFENCE_ROLL],
    target: ANSWERING,
    defender: [...ANSWERING, ...STRIKING],
  }),
  capture: ({ by }) => ({
    attacker: by === 'dominator' ? STRIKING : [],
    dominator: by === 'dominator' ? [] : STRIKING,
    target: ANSWERING,
  }),
  escape: () => ({ prisoner: [], captor: [] }),
  prisoner: () => ({ captor: [], prisoner: [] }),
  shot: () => ({ attacker: [ATTACK_ROLL, 'finish-off'], target: SHOT_AT, neighbours: [] }),
  spell: ({ delay, 'with-action': action }) => ({
    attacker: [
      ...['stake', ATTACK_ROLL],
      ...(delay === undefined ? [] : DODGING),
      ...(action === 'strike' ? ['attack-mode', 'spell-order', 'finish-off'] : []),
    ],
    target: [...SHOT_AT, ...(action === 'strike' ? ['reaction'] : [])],
    disturbers: STRIKING,
    neighbours: [],
  }),
  'throw-object': () => ({ thrower: [ATTACK_ROLL], target: SHOT_AT }),
  'throw-fighter': () => ({ thrower: [ATTACK_ROLL], target: SHOT_AT, victim: [] }),
  jump: () => ({ subject: [] }),
  fall: () => ({ subject: [] }),
  landing: () => ({ faller: [], receiver: [] }),
  climb: () => ({ subject: [] }),
  'step-over': () => ({ subject: [] }),
  morale: () => ({ sides: [] }),
  'pick-up': () => ({ subject: DODGING, attackers: STRIKING }),
  'pass-object': () => ({ giver: [], receiver: [], prisoner: [] }),
  duel: () => ({ sides: [...STRIKING, ...ANSWERING] }),
  skirmish: () => ({ sides: [...STRIKING, ...ANSWERING, 'reactions', 'malus-split', 'dodge-direction'] }),
};

/** Whoever takes part in an engagement → what it asks of him: decision points, and the rolls on which destiny can be spent. */
export function askedTactics(variant: Variant): ReadonlyMap<string, ReadonlySet<string>> {
  const engagement = variant.engagement as Engagement & {
    readonly kind: string;
    readonly delay?: Engagement;
    readonly neighbours?: readonly { readonly fighter: string }[];
  };
  const { delay = {}, neighbours = [] } = engagement;
  const beside = { neighbours: neighbours.map(({ fighter }) => fighter) };
  const roles = ASKED[engagement.kind]?.(engagement) ?? {};
  return askedOf(roles, [{ ...engagement, ...delay, ...beside }], fighterOf);
}
