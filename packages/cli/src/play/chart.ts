/** Measures as small charts of text. */
import type { Measure, MeasuredRound, Types } from '@entente/engine';
import plot, { type Color } from 'simple-ascii-chart';

export const SEAT_COLOURS = ['cyan', 'yellow', 'magenta', 'green', 'blue', 'red'] as const;
const CHART_COLOURS: Color[] = ['ansiCyan', 'ansiYellow', 'ansiMagenta', 'ansiGreen', 'ansiBlue', 'ansiRed'];

interface ChartLook {
  readonly width: number;
  readonly height: number;
  readonly coloured: boolean;
  readonly title: string;
  readonly seats: readonly string[];
}

type Line = [number, number][];

/** Null when there are fewer than two rounds to draw a line through. */
export function chart(
  measure: Measure<Types>,
  rounds: readonly MeasuredRound[],
  look: ChartLook,
): string | null {
  if (rounds.length < 2) return null;
  const lines = linesOf(measure, rounds);
  const several = lines.length > 1;
  const width = Math.min(look.width - 12, Math.max(24, rounds.length * 5));
  const drawn = plot(lines, {
    width,
    height: look.height,
    ...(look.coloured ? { color: CHART_COLOURS.slice(0, lines.length) } : {}),
    // Without colours a line says by its letter whose it is; a star is shared by several.
    ...(look.coloured || !several
      ? {}
      : {
          lineFormatter: ({ x, y, plotX, plotY }) => ({
            x: plotX + 1,
            y: plotY,
            symbol: letterAt(lines, x, y, look),
          }),
        }),
  });
  const picture = drawn.replace(/^\n+|\s+$/g, '').replace(/[^\S\n]+$/gm, '');
  return [look.title, picture, ...(several ? [legend(look)] : [])].join('\n');
}

function linesOf(measure: Measure<Types>, rounds: readonly MeasuredRound[]): Line[] {
  const measuredAt = (round: MeasuredRound, seat: number) => {
    const value = round.values[measure.id];
    return typeof value === 'number' ? value : value[seat];
  };
  const first = rounds[0].values[measure.id];
  const count = typeof first === 'number' ? 1 : first.length;
  return Array.from({ length: count }, (_, seat) =>
    rounds.map((round): [number, number] => [round.round, measuredAt(round, seat)]),
  );
}

function letterAt(lines: readonly Line[], x: number, y: number, look: ChartLook): string {
  const here = lines.flatMap((line, seat) => (line.some(([px, py]) => px === x && py === y) ? [seat] : []));
  return here.length === 1 ? look.seats[here[0]].charAt(0) : '*';
}

function legend({ seats, coloured }: ChartLook): string {
  if (!coloured) return `   ${seats.map((name) => `${name.charAt(0)} ${name}`).join('   ')}`;
  return `   ${seats.map((name) => `━ ${name}`).join('   ')}`;
}
