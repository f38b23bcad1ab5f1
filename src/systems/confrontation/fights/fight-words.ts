import { bySide, metric } from '../../outcomes.ts';
import type { Language, Metric, Words } from '../../system.ts';
import { LEVEL_WORDS, UNITS } from '../words.ts';
import type { Ending } from './ending.ts';
import { type Fight, FLAG, PRESENCE } from './fight.ts';
import type { Party } from './party.ts';

/** The metrics of a fight, in the order of {@link measureFight}; `rounds` is the engine's. */
export function fightMetrics(sides: readonly [string, string], isAssault: boolean): readonly Metric[] {
  const each = (id: string, unit: Words, en: string, fr: string): readonly Metric[] =>
    bySide(sides, id, unit, (side) => ({ en: `${en} ${side}`, fr: `${fr} ${side}` }));
  const levels = each('levels', UNITS.levels, 'levels at the end of', 'niveaux à la fin de');
  return [
    ...each('damage', UNITS.degrees, 'damage inflicted by', 'blessures infligées par'),
    ...each('losses', UNITS.fighters, 'dead of', 'morts de'),
    ...each('hits', UNITS.hits, 'hits by', 'coups portés par'),
    ...each('parries', UNITS.parries, 'parries by', 'parades de'),
    ...each('left', UNITS.fighters, 'fighters who left, of', 'combattants partis, de'),
    ...each('routed', UNITS.fighters, 'fighters who fled, of', 'combattants en fuite, de'),
    ...each(
      'penalised',
      UNITS.fighters,
      'fighters under charge penalties in turn 1, of',
      'combattants pénalisés au tour 1, de',
    ),
    ...levels.map((it) => ({ ...it, isOfState: true })),
    ...(isAssault
      ? [
          metric('in-contact', UNITS.fighters, 'assailants in contact', 'assaillants au contact'),
          metric('movement-left', UNITS.millimetres, 'movement left', 'mouvement restant'),
        ]
      : []),
  ];
}

/** Counters that every fight has. */
const SIDE_COUNTS = 14;

/** Measures a fight; of the levels only those of fighters who take part. */
export function measureFight(
  fight: Fight,
  sideOf: readonly number[],
  ending: Pick<Ending, 'takesPart'>,
  out: Int32Array,
): void {
  const { counts } = fight;
  for (let i = 0; i < SIDE_COUNTS; i += 1) out[i] = counts[i] as number;
  out[SIDE_COUNTS] = 0;
  out[SIDE_COUNTS + 1] = 0;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (!ending.takesPart(fight, i)) continue;
    const at = SIDE_COUNTS + (sideOf[i] as number);
    out[at] = (out[at] as number) + fight.unit(i).condition.level;
  }
  for (let i = SIDE_COUNTS + 2; i < out.length; i += 1) out[i] = counts[i - 2] as number;
}

const STATES: readonly { readonly flag: number; readonly words: Words }[] = [
  { flag: FLAG.charging, words: { en: 'has charged', fr: 'a chargé' } },
  { flag: FLAG.engaging, words: { en: 'has engaged', fr: 'a engagé' } },
  { flag: FLAG.diving, words: { en: 'dives', fr: 'pique' } },
  { flag: FLAG.forced, words: { en: 'all dice in defence', fr: 'tous ses dés en défense' } },
];

const GONE: readonly (Words | null)[] = [null, { en: 'has left', fr: 'est parti' }, { en: 'has fled', fr: 'a fui' }];

/** Every fighter's state in words. */
export function describeFight({ combatants }: Party, fight: Fight, language: Language): readonly string[] {
  return combatants.map(({ id }, index) => {
    const unit = fight.unit(index);
    const { condition } = unit;
    const words: string[] = [(LEVEL_WORDS[condition.level] as Words)[language]];
    const gone = unit.presence === PRESENCE.present ? null : GONE[unit.presence];
    if (gone !== null && gone !== undefined) words.push(gone[language]);
    if (condition.stunned === 1) words.push({ en: 'stunned', fr: 'sonné' }[language]);
    if (condition.doomed === 1) words.push({ en: 'fights on', fr: 'se bat encore' }[language]);
    if (unit.penalty > 0) words.push({ en: `charged: -${unit.penalty}`, fr: `chargé : -${unit.penalty}` }[language]);
    for (const { flag, words: state } of STATES) if (unit.is(flag)) words.push(state[language]);
    if (unit.attackDice + unit.defenceDice > 0) {
      const { attackDice: a, defenceDice: d } = unit;
      words.push({ en: `dice: ${a} attack, ${d} defence`, fr: `dés : ${a} attaque, ${d} défense` }[language]);
    }
    return `${id}: ${words.join(', ')}`;
  });
}
