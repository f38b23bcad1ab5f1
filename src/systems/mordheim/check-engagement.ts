import { distance } from 'fastest-levenshtein';
import type { Finding, Variant } from '../system.ts';
import { normalizeWord, parseMuster } from '../vocabulary.ts';
import { characteristicsOf } from './combatant.ts';
import { FIGHTERS_MAX } from './fight.ts';
import type { AttackData, EngagementData, FighterData, MeleeData } from './schema.ts';

/** Contradictions of an engagement: sides, names, states. */
export function checkEngagement(variant: Variant): readonly Finding[] {
  const data = variant.engagement as EngagementData;
  return data.kind === 'attack' ? checkAttack(data as AttackData, variant) : checkMelee(data as MeleeData, variant);
}

function error(code: string, path: (string | number)[], message: string, hint: string): Finding {
  return { severity: 'error', code: `mordheim/${code}`, path: ['engagement', ...path], message, hint };
}

function unknownFighter(path: (string | number)[], name: string, variant: Variant): Finding {
  const known = Object.keys(variant.fighters);
  return error('unknown-fighter', path, `unknown fighter ${JSON.stringify(name)}`, oneOf(name, known, 'fighters'));
}

/** Characters of a wrong name that are compared: names of fighters have no more. */
const NAME_MAX = 64;

/** The name likely meant, when one is like enough, then all names. */
function oneOf(word: string, names: readonly string[], noun: string): string {
  const wanted = normalizeWord(word.slice(0, NAME_MAX));
  const [nearest] = names
    .map((name) => ({ name, apart: distance(wanted, normalizeWord(name)), length: name.length }))
    .filter(({ apart, length }) => apart <= Math.ceil(wanted.length / 3) && apart < Math.max(wanted.length, length))
    .sort((a, b) => a.apart - b.apart);
  const question = nearest === undefined ? '' : `did you mean "${nearest.name}"? `;
  return `${question}${noun}: ${names.join(', ')}`;
}

function checkAttack(data: AttackData, variant: Variant): readonly Finding[] {
  const findings: Finding[] = [];
  for (const role of ['attacker', 'target'] as const) {
    if (!Object.hasOwn(variant.fighters, data[role])) findings.push(unknownFighter([role], data[role], variant));
  }
  const wounds = data['target-wounds'];
  const target = variant.fighters[data.target] as FighterData | undefined;
  if (wounds === undefined || target === undefined) return findings;
  const full = characteristicsOf(target).W;
  if (data['target-state'] !== 'standing' && wounds !== 0) {
    const message = `target-wounds ${wounds} contradicts target-state ${data['target-state']}`;
    findings.push(error('target-wounds', ['target-wounds'], message, 'a man who is down has 0 wounds left'));
  } else if (full !== undefined && wounds > full) {
    const message = `target-wounds ${wounds} is more than the target's W ${full}`;
    findings.push(error('target-wounds', ['target-wounds'], message, `give 0 to ${full}`));
  }
  return findings;
}

function checkMelee(data: MeleeData, variant: Variant): readonly Finding[] {
  const findings: Finding[] = [];
  const names = Object.keys(data.sides);
  if (names.length !== 2) {
    const message = `a mêlée has exactly two sides, here ${names.length === 0 ? 'none' : names.join(', ')}`;
    findings.push(error('sides', ['sides'], message, 'sides: { name: [fighter …], name: [fighter …] }'));
  }
  let count = 0;
  for (const [side, entries] of Object.entries(data.sides)) {
    if (entries.length === 0) {
      findings.push(error('empty-side', ['sides', side], `side ${side} is empty`, 'name at least one fighter'));
    }
    entries.forEach((entry, index) => {
      const muster = parseMuster(entry);
      if (muster === null) {
        const message = `${JSON.stringify(entry)} is neither a fighter nor a repetition`;
        findings.push(error('muster', ['sides', side, index], message, 'write `ghoul` or `2 x ghoul`, 1 to 99'));
        return;
      }
      count += muster.count;
      if (!Object.hasOwn(variant.fighters, muster.fighter)) {
        findings.push(unknownFighter(['sides', side, index], muster.fighter, variant));
      }
    });
  }
  if (count > FIGHTERS_MAX) {
    const message = `${count} fighters are more than a mêlée holds`;
    findings.push(error('fighters', ['sides'], message, `at most ${FIGHTERS_MAX} in all`));
  }
  const reserved = names.find((name) => name === 'none' || name === 'draw');
  if (reserved !== undefined) {
    const message = `a side cannot be called ${reserved}: the word means something else`;
    findings.push(error('side-name', ['sides', reserved], message, 'choose another name'));
  }
  return [...findings, ...checkSideNames(data, names)];
}

/** Fields that name sides. */
function checkSideNames(data: MeleeData, names: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  const expectSide = (path: (string | number)[], value: string): void => {
    if (names.includes(value)) return;
    const hint = oneOf(value, names, 'sides');
    findings.push(error('unknown-side', path, `${JSON.stringify(value)} is no side`, hint));
  };
  if (data.charger !== 'none') expectSide(['charger'], data.charger);
  if (data['first-turn'] !== undefined) {
    expectSide(['first-turn'], data['first-turn']);
    if (data.charger !== 'none') {
      const message = 'first-turn together with a charger: the side that charges has the first turn';
      findings.push(error('first-turn', ['first-turn'], message, 'remove first-turn, or the charger'));
    }
  }
  if (typeof data.rout !== 'boolean')
    data.rout.forEach((side, index) => {
      expectSide(['rout', index], side);
    });
  data['friends-near'].forEach((side, index) => {
    expectSide(['friends-near', index], side);
  });
  for (const side of Object.keys(data.concede)) expectSide(['concede', side], side);
  return findings;
}
