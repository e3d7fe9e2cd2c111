import { calibrationFor, chancesBy, judgementsOf, stageOf } from '@entente/analysis';
import type { Calibration, Position, Types } from '@entente/engine';
import type { Metric } from './metric.ts';
import { fine } from './tally.ts';

/** The winner's chance is told by tenths of a game. */
const TENTHS = 10;

/** How a game was won: late or early, with or without changes of the lead. Needs measured chances of winning. */
export const chancesMetric: Metric = {
  id: 'chances',
  about:
    'The chance of the later winner as the game went on, by the measured chances of winning. Empty for games that were never measured.',
  keys: {
    part: 'how much of the game has passed, in tenths of its rounds',
    chance: 'chance of the winner in percent, in steps of five; of one of them if several won',
  },
  sums: { moments: 'ends of rounds' },
  perGame: {
    leadChanges: 'how often another seat took the lead, at ends of rounds',
    drama: 'by how much the winner was below an equal share, on average over all rounds',
    lowest: 'lowest chance of the winner',
    decided: 'part of the game after which the winner led for good',
    doubt: 'mean entropy of the chances: 1 if all are equal, 0 if it is decided',
  },
  watch({ game, seats }, tally) {
    const calibration = calibrationFor(game, seats);
    if (calibration === null || seats < 2) return {};
    const course: number[][] = [];
    let rounds = 0;
    return {
      rest(g) {
        if (g.outcome !== null || g.round === rounds) return;
        rounds = g.round;
        course.push(chancesIn(calibration, g, judgementsOf(game, g)));
      },
      end(g) {
        const winners = g.outcome?.winners ?? [];
        if (winners.length === 0 || course.length === 0) return undefined;
        const [winner] = winners;
        course.forEach((chances, at) => {
          const part = Math.floor((TENTHS * (at + 1)) / (course.length + 1));
          tally.add([part, Math.round(chances[winner] * 20) * 5], 1);
        });
        return storyOf(course, winners);
      },
    };
  },
};

function chancesIn(calibration: Calibration, g: Position<Types>, worths: readonly number[]): number[] {
  return [...chancesBy(calibration, { worths, stage: stageOf(calibration, g.round) }).of];
}

function storyOf(course: readonly (readonly number[])[], winners: readonly number[]) {
  const seats = course[0].length;
  const won = course.map((chances) => Math.max(...winners.map((seat) => chances[seat])));
  const leaders = course.map((chances) => chances.indexOf(Math.max(...chances)));
  const behind = leaders.findLastIndex((seat) => !winners.includes(seat));
  const drama = won.reduce((sum, chance) => sum + Math.max(0, 1 / seats - chance), 0) / course.length;
  return {
    leadChanges: leaders.filter((seat, at) => at > 0 && seat !== leaders[at - 1]).length,
    drama: fine(drama),
    lowest: fine(Math.min(...won)),
    decided: fine((behind + 1) / course.length),
    doubt: fine(course.reduce((sum, chances) => sum + entropy(chances), 0) / course.length),
  };
}

function entropy(chances: readonly number[]): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const bits = chances.map((chance) => chance / all).filter((chance) => chance > 0);
  return -bits.reduce((sum, chance) => sum + chance * Math.log(chance), 0) / Math.log(chances.length);
}
