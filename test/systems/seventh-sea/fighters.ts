import { stringify } from 'yaml';
import type { Man, Readings } from './fight-twin.ts';
import type { Fighter } from './scenes.ts';

/**
 * Somebody who never misses, and whose hits put out of the fight: he rolls one plain die and adds 10 against a TN of 10.
 * He parries with 60 points and more. Without Brawn he passes no wound check, where `zero-trait` is `no-roll`.
 */
export function killer({ panache, ...man }: Omit<Man, 'side'>, changes: object = {}): Fighter {
  const tactics = Object.entries({
    hold: man.hold,
    release: man.release,
    defend: man.defend,
    'die-order': man.dieOrder,
    'interrupt-dice': man.interruptDice,
    target: man.aimsAtLast === true ? 'last' : undefined,
    'reroll-die': man.reflexes,
  }).filter(([, option]) => option !== undefined);
  return {
    rank: 'henchman',
    characteristics: { brawn: 0, finesse: 1, wits: 10, resolve: 1, panache },
    skills: { 'parry-fencing': 6 },
    equipment: ['rapier'],
    'free-raises': 2,
    ...(man.reflexes === undefined ? {} : { abilities: ['combat-reflexes'] }),
    tactics: { 'passive-knack': 'footwork', 'defence-knack': 'parry', ...Object.fromEntries(tactics) },
    ...changes,
  };
}

const OPTIONS = {
  isListed: { 'initiative-tie': 'listed' },
  isFixed: { 'phase-order': 'fixed' },
  heldOnly: { 'defend-current-die': 'held-only' },
  keeps: { 'unspent-dice': 'kept' },
  shortSurprise: { 'surprise-length': 'phase' },
} as const;

/** The scenario of a fight between killers. @param changes of each of them, by index */
export function killersText(men: readonly Man[], readings: Readings = {}, changes: readonly object[] = []): string {
  const names = men.map((_, index) => `m${index}`);
  const side = (wanted: number): readonly string[] => names.filter((_, index) => men[index]?.side === wanted);
  const chosen = Object.entries(OPTIONS).filter(([name]) => readings[name as keyof typeof OPTIONS] === true);
  return stringify({
    system: 'seventh-sea',
    rulings: Object.assign({ 'zero-trait': 'no-roll' }, ...chosen.map(([, ruling]) => ruling)),
    fighters: Object.fromEntries(men.map((man, index) => [`m${index}`, killer(man, changes[index] ?? {})])),
    engagement: {
      kind: men.length === 2 ? 'duel' : 'brawl',
      sides: { x: side(0), y: side(1) },
      rounds: readings.rounds ?? 1,
      surprised: names.filter((_, index) => men[index]?.isSurprised === true),
    },
  });
}
