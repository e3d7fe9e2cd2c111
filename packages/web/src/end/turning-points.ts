import type { AnyGame, GameFile, Seat } from '@entente/engine';
import { beginningOf, HostedGame } from '@entente/table';
import { prospectsBy } from './prospects.ts';

/** A moment that changed what a seat could expect; `from` and `to` are shares of one. */
export interface TurningPoint {
  readonly moment: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const MOST = 3;
/** Less than this is no turn. */
const LEAST = 0.02;

/** The share of a game on either side whose average counts: what is soon undone was no turn. */
const WINDOW = 1 / 16;

/** The moments with the greatest lasting swings, in the order of play. */
export function turningPoints(game: AnyGame, file: GameFile): TurningPoint[] {
  const values = judged(game, file);
  const prospects = values.map(prospectsBy(values));
  const window = Math.max(1, Math.floor(prospects.length * WINDOW));
  const average = (from: number, to: number, seat: Seat) => {
    const rows = prospects.slice(Math.max(0, from), to);
    return rows.reduce((sum, row) => sum + row[seat], 0) / rows.length;
  };
  const swings = prospects.slice(1).map((row, index): TurningPoint => {
    const moment = index + 1;
    const [turn] = row
      .map((_, seat) => ({
        moment,
        seat,
        from: average(moment - window, moment, seat),
        to: average(moment, moment + window, seat),
      }))
      .sort((a, b) => size(b) - size(a));
    return turn;
  });
  const chosen: TurningPoint[] = [];
  for (const swing of swings.filter((one) => size(one) >= LEAST).sort((a, b) => size(b) - size(a))) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ moment }) => Math.abs(moment - swing.moment) > 2 * window)) chosen.push(swing);
  }
  return chosen.map((swing) => sharpened(prospects, swing, window)).sort((a, b) => a.moment - b.moment);
}

/** The one moment near a turn that did most of it. */
function sharpened(
  prospects: readonly (readonly number[])[],
  swing: TurningPoint,
  window: number,
): TurningPoint {
  const { seat, from, to } = swing;
  let { moment } = swing;
  const step = (at: number) => (prospects[at][seat] - prospects[at - 1][seat]) * Math.sign(to - from);
  const last = Math.min(prospects.length - 1, swing.moment + window);
  for (let at = Math.max(1, swing.moment - window); at <= last; at++)
    if (step(at) > step(moment)) moment = at;
  return { ...swing, moment };
}

const size = ({ from, to }: TurningPoint) => Math.abs(to - from);

/** What the game thinks of every moment for every seat, the end left out: it is no turn but the result. */
function judged(game: AnyGame, file: GameFile): number[][] {
  const hosted = HostedGame.begin(game, beginningOf(file));
  const look = () => Array.from({ length: file.seats }, (_, seat) => game.judgement(hosted.position, seat));
  const values = [look()];
  hosted.goOn(file.entries, () => {
    if (hosted.moment === values.length && !hosted.isOver) values.push(look());
  });
  return values;
}
