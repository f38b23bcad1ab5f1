import { describe, expect, it } from 'vitest';
import { present } from '../../../src/report/analyses/present.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import type { Presentation } from '../../../src/report/presentation.ts';
import { runArms } from '../../support/arms.ts';
import { runToy, toyText } from '../../support/toy-game.ts';

const ROSTER =
  'roster: { weak: { strength: -4, coins: 40 }, middle: { coins: 60 }, strong: { strength: 3, coins: 55 }, hand: { hand: rock, coins: 9 } }';
const VARIED = 'vary: { a.strength: [1, 4, -2], b.strength: [0, 1] }\n';
const COINS = 'a: { tactics: { coin: heads } }\n  b: { tactics: { coin: heads } }';
const FIGHTERS = 'a: { strength: 2, coins: 40 }\n  b: { coins: 30 }';

/** Questions of every kind whose answers are numbers, of a game whose odds are twentieths. */
const TEXTS: readonly string[] = [
  `${toyText('compare')}${VARIED}`,
  `${toyText('{ kind: sweep, along: a.strength }')}${VARIED}`,
  `${toyText('{ kind: decide, of: { a.strength: 4 }, than: { a.strength: 1 }, where: { b.strength: 0 } }')}${VARIED}`,
  toyText('{ kind: decide, is: fair, within: 15% }', FIGHTERS),
  toyText('{ kind: solve, for: a.strength, from: -6, to: 6, target: 63% }', FIGHTERS),
  toyText('{ kind: search, over: { a.strength: [-2, 0, 5], a.coins: [30, 35] }, per: cost }', FIGHTERS),
  toyText(`{ kind: matrix, ${ROSTER} }`),
  toyText(`{ kind: fair-costs, anchor: middle, ${ROSTER} }`),
  toyText('best-play', COINS),
];

/** The same of a game whose fighters have numbers and belongings to change, and rulings. */
const ARMS = `fighters: { anna: { strength: 2, gear: [gloves, ring] }, bert: { strength: 1 } }
engagement: { kind: arms, sides: { anna: [anna], bert: [bert] }, points: 1, rounds: 1 }
analyses: [{ kind: sensitivity, pairs: true }, { kind: rulings, pairs: true }]
`;

/** All of a presentation that has a digit. */
function numbersOf({ answer, notes, charts, tables }: Presentation): readonly string[] {
  const rows = tables.flatMap(({ name, rows: cells }) =>
    cells.map((row) => `${name}: ${row.map(({ text, note }) => (note ? `${text} (${note})` : text)).join(' | ')}`),
  );
  const sentences = [
    answer.map(({ text }) => text).join(''),
    ...notes,
    ...charts.map(({ description }) => description),
  ];
  return [...sentences, ...rows].filter((text) => /\d/.test(text));
}

describe('numbers in the answers of analyses', () => {
  it.each(['exact', 'sampled'] as const)('stay what they were: %s', async (method) => {
    const options = { method, trials: 2_000, seed: 1 };
    const lines: string[] = [];
    for (const text of [...TEXTS, ARMS]) {
      const summary = await (text === ARMS ? runArms : runToy)(text, options);
      for (const analysis of summary.analyses) {
        lines.push(`## ${analysis.kind}`, ...numbersOf(present(analysis, summary, localeOf('en'))), '');
      }
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`../../golden/analyses-${method}.en.txt`);
  });
});
