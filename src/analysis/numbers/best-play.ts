import type { BestPlayResult } from '../analyses/best-play.ts';
import { type AnalysisNumber, estimated, type Place, plain, type Unit, unitOf } from './number.ts';

type Player = BestPlayResult['maximiser'];

/** Every option tried alone, best and worst play, the game of both, and the best responses. */
export function bestPlayNumbers(result: BestPlayResult, confidence: number): readonly AnalysisNumber[] {
  const { measure, label, base, maximiser, minimiser, payoffs, game, responses } = result;
  const unit = unitOf(measure);
  const players = minimiser === null ? [maximiser] : [maximiser, minimiser];
  return [
    ...estimated({ subject: label, figure: 'base', unit }, base, confidence),
    ...players.flatMap((player) => playerNumbers(player, unit, confidence)),
    ...payoffs.flatMap((row, one) =>
      row.flatMap((value, other) => {
        const place = { subject: strategyPlace(maximiser, one), against: strategyPlace(minimiser, other) };
        return estimated({ ...place, figure: 'payoff', unit }, value, confidence, 'probe');
      }),
    ),
    ...estimated({ figure: 'game', unit }, game.value, confidence),
    ...plain({ figure: 'exploitability', unit }, game.exploitability),
    ...responses.flatMap(({ player, value }) => {
      const exact = { value, low: value, high: value, n: null, method: 'exact' };
      return estimated({ subject: { player }, figure: 'best-response', unit }, exact, confidence);
    }),
  ];
}

function playerNumbers(player: Player, unit: Unit | null, confidence: number): readonly AnalysisNumber[] {
  const { name, options, mix, against, best, worst } = player;
  return [
    ...options.flatMap(({ path, option, value, effect, matters }) => {
      const subject = { player: name, [path]: option };
      return [
        ...estimated({ subject, figure: 'value', unit }, value, confidence),
        ...estimated({ subject, figure: 'effect', unit, verdict: matters ? 'matters' : null }, effect, confidence),
      ];
    }),
    ...mix.flatMap((weight, index) =>
      plain({ subject: strategyPlace(player, index), figure: 'mix', unit: 'probability' }, weight),
    ),
    ...against.flatMap((value, index) =>
      estimated({ subject: strategyPlace(player, index), figure: 'against-mix', unit }, value, confidence, 'probe'),
    ),
    ...estimated({ subject: { player: name }, figure: 'best', unit }, best.value, confidence),
    ...estimated({ subject: { player: name }, figure: 'best-gain', unit }, best.gain, confidence),
    ...estimated({ subject: { player: name }, figure: 'worst', unit }, worst.value, confidence),
    ...estimated({ subject: { player: name }, figure: 'worst-gain', unit }, worst.gain, confidence),
  ];
}

/** A combination of choices; the first is the scenario as it is, and changes nothing. */
function strategyPlace(player: Player | null, index: number): Place {
  return player === null ? {} : { player: player.name, ...player.strategies[index] };
}
