import { chosen, idle, unasked } from '../asked.ts';
import type { Finding, Variant, Words } from '../system.ts';
import { ATTACK_ROLL, askedTactics, DEFENCE_ROLL } from './asked-tactics.ts';
import { isRanged } from './attacks.ts';
import { type Combatant, combatantOf, fighterData } from './combatant.ts';
import { DECISIONS } from './decisions.ts';
import { HAND_TO_HAND } from './rules/felt.ts';

/** Who decides something in an engagement, what it asks of him, and what it is about. */
interface Scene {
  readonly who: Combatant;
  readonly asked: ReadonlySet<string>;
  readonly kind: string;
  readonly engagement: Readonly<Record<string, unknown>>;
}

/** Why a decision changes nothing although an engagement asks for it; null: it may change something. */
type Reason = (scene: Scene) => Words | null;

const FISTLESS: Words = {
  en: 'a multiple strike is made with a weapon (MB-SWEEP-1)',
  fr: 'une frappe multiple se fait avec une arme (MB-SWEEP-1)',
};
const OWN_FIELD: Words = {
  en: 'a combined attack has its own finish-off, a field of the engagement',
  fr: 'une attaque combinée a son propre `finish-off`, un champ de l’engagement',
};
const NO_SECOND_SHOT: Words = {
  en: 'without intuitive-shot he has no second shot',
  fr: 'sans `intuitive-shot`, il n’a pas de second tir',
};
const STRIKES: Words = {
  en: 'the action beside a prepared spell is a strike (MB-DELAY-3)',
  fr: 'l’action qui accompagne un sort préparé est une frappe (MB-DELAY-3)',
};
const NO_ATTACK_ROLL: Words = { en: 'he makes no attack roll here', fr: 'il ne fait aucun jet d’attaque ici' };
const NO_DEFENCE_ROLL: Words = { en: 'he makes no defence roll here', fr: 'il ne fait aucun jet de défense ici' };
const NO_ROLL: Words = { en: 'he makes no such roll here', fr: 'il ne fait aucun de ces jets ici' };
const ANSWERS_EACH: Words = { en: 'his reactions say it', fr: 'ses `reactions` le disent' };

/** Nobody is anywhere: pushed, flung or dodging, all stay within reach. // MB-CC-6 */
function placeless(kind: string): Words {
  if (!HAND_TO_HAND.includes(kind)) return unasked(kind);
  return {
    en: `an engagement of kind ${kind} does not measure where fighters end`,
    fr: `un engagement du genre \`${kind}\` ne mesure pas où finissent les combattants`,
  };
}

/** What an engagement does not ask for, by decision point; the others are simply not asked for. */
const UNASKED: Readonly<Record<string, (kind: string) => Words>> = {
  'after-domination': placeless,
  'dodge-direction': placeless,
  'attack-mode': (kind) => (kind === 'multiple-strike' ? FISTLESS : unasked(kind)),
};

const REASONS: Readonly<Record<string, Reason>> = {
  'attack-mode': ({ kind, engagement, who }) =>
    kind === 'spell' && engagement.attacker === who.fighter && isRanged(who) ? STRIKES : null,
  'finish-off': sparing,
  reaction: ({ kind, who }) =>
    kind === 'combined-attack' && typeof who.tactics.reactions !== 'string' ? ANSWERS_EACH : null,
};

/** Whether anything of his can finish somebody off. // MB-CARD-3, MB-COMB-8, MB-STATE-2 */
function sparing({ kind, who, engagement }: Scene): Words | null {
  const isMover = kind === 'interception' && engagement.mover === who.fighter;
  if (isMover || (kind === 'spell' && engagement.attacker === who.fighter)) return null;
  if (who.abilities.hasIntuitiveShot && (kind === 'shot' || who.tactics['attack-mode'] === 'shot')) return null;
  return kind === 'combined-attack' ? OWN_FIELD : NO_SECOND_SHOT;
}

// MB-ROLL-6
function fateless({ asked, who }: Scene): Words | null {
  const use = who.tactics['destiny-use'];
  const attacks = asked.has(ATTACK_ROLL);
  const defends = asked.has(DEFENCE_ROLL);
  if (use === 'attack') return attacks ? null : NO_ATTACK_ROLL;
  if (use === 'defence') return defends ? null : NO_DEFENCE_ROLL;
  return attacks || defends ? null : NO_ROLL;
}

/** Warnings about decisions of those who take part that change nothing, as far as the scenario itself makes them. */
export function warnIdleTactics(variant: Variant): readonly Finding[] {
  const engagement = variant.engagement as Scene['engagement'];
  const kind = String(engagement.kind);
  return [...askedTactics(variant)].flatMap(([id, asked]) => {
    const scene: Scene = { who: combatantOf(variant, id), asked, kind, engagement };
    return chosen(DECISIONS, fighterData(variant, id).tactics ?? {}).flatMap((point) => {
      const reason = reasonFor(point, scene);
      return reason === null ? [] : [idle('mortebrume', id, ['tactics', point], reason)];
    });
  });
}

function reasonFor(point: string, scene: Scene): Words | null {
  if (point === 'destiny-use') return fateless(scene);
  if (!scene.asked.has(point)) return (UNASKED[point] ?? unasked)(scene.kind);
  return REASONS[point]?.(scene) ?? null;
}
