import { WIN } from '../metrics/metric.ts';
import { grouped } from '../results/grouped.ts';
import type { CellResults } from '../results/results.ts';
import type { Names } from './names.ts';
import type { Plate, PlateRow } from './plate.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How often a seat is asked, and how often there is nothing to decide. */
export function questions({ games, tables }: CellResults): Plate[] {
  const steps = grouped(tables.questions ?? [], ([step]) => `${step}`);
  if (steps.size === 0) return [];
  const seats = sum(games.map(({ party }) => party.length));
  const rows = [...steps]
    .map(([step, of]) => ({
      step,
      asked: sum(of.map((row) => Number(row[2]))),
      single: sum(of.map((row) => Number(row[3]))),
      open: sum(of.map((row) => Number(row[4]))),
    }))
    .toSorted((one, other) => other.asked - one.asked);
  const whole = {
    step: 'all',
    asked: sum(rows.map(({ asked }) => asked)),
    single: sum(rows.map(({ single }) => single)),
    open: sum(rows.map(({ open }) => open)),
  };
  return [
    {
      id: 'questions',
      title: 'Questions',
      about: 'Of one seat in one game. A question with one answer has nothing to fill in either.',
      columns: ['step', 'asked', 'with one answer', 'choices open'],
      rows: [whole, ...rows].map(({ step, asked, single, open }) => ({
        cells: [step, asked / seats, single / seats, open / asked],
      })),
    },
  ];
}

/** Fewer questions than this say nothing. */
const ENOUGH = 30;
/** Taken in less, or in more, of all questions with something else to do. */
const DEAD = 0.005;
const DOMINANT = 0.95;
const MOST_ROWS = 40;

/** Choices that nobody takes, and choices that everybody takes. */
export function choices({ tables }: CellResults, names: Names): Plate[] {
  const rows = (tables.choices ?? []).map(([choice, thing, ...sums]) => {
    const [asked, taken, seats, takers, wonBySeats, wonByTakers] = sums.map(Number);
    const others = seats - takers;
    return {
      name: thing === null ? `${choice}` : `${choice}: ${names.term(`${thing}`)}`,
      asked,
      taken,
      part: taken / asked,
      withIt: takers === 0 ? null : wonByTakers / WIN / takers,
      without: others === 0 ? null : (wonBySeats - wonByTakers) / WIN / others,
    };
  });
  if (rows.length === 0) return [];
  const heard = rows.filter(({ asked }) => asked >= ENOUGH);
  const cellsOf = ({ name, asked, taken, part, withIt, without }: (typeof rows)[number]): PlateRow => ({
    cells: [name, asked, taken, percent(part), percent(withIt), percent(without)],
  });
  const columns = ['choice', 'open', 'taken', 'of those', 'won by seats that took it', 'by the others'];
  const plate = (id: string, title: string, about: string, of: typeof rows): Plate => ({
    id,
    title,
    about,
    columns,
    rows: of.slice(0, MOST_ROWS).map(cellsOf),
  });
  return [
    plate(
      'dead',
      'Dead choices',
      `Open at least ${ENOUGH} times beside something else, and taken in under ${DEAD * 100} % of these.`,
      heard.filter(({ part }) => part < DEAD).toSorted((one, other) => other.asked - one.asked),
    ),
    plate(
      'dominant',
      'Choices that take themselves',
      `Taken in over ${DOMINANT * 100} % of all questions that had something else as well.`,
      heard.filter(({ part }) => part > DOMINANT).toSorted((one, other) => other.asked - one.asked),
    ),
    plate(
      'choices',
      'All choices',
      `The ${MOST_ROWS} that are taken most. All of them are in choices.csv. Who takes something may win for another reason.`,
      rows.toSorted((one, other) => other.taken - one.taken),
    ),
  ];
}

const percent = (part: number | null): string | null =>
  part === null || Number.isNaN(part) ? null : `${(part * 100).toFixed(1)} %`;

/** Families that are worth a table of their own: not places, which every line names. */
const MOST_OF_A_FAMILY = 80;

/** Cards and technologies: how often the log names them, and whether who has to do with them wins. */
export function named({ cell, games, tables }: CellResults, names: Names): Plate[] {
  const families = grouped(tables.named ?? [], ([, family]) => `${family}`);
  return [...families].map(([family, of]) => ({
    id: `named-${family}`,
    title: `In the log: ${family}`,
    about: `Lines that name it, by kind of line. An equal share of wins is ${(100 / cell.seats).toFixed(1)} %.`,
    columns: ['what', 'line', 'times a game', 'games with it', 'won by the seats of the line'],
    rows: of
      .toSorted((one, other) => Number(other[3]) - Number(one[3]))
      .slice(0, MOST_OF_A_FAMILY)
      .map(([line, , id, times, withIt, seats, won]) => ({
        cells: [
          names.term(`${family}.${id}`),
          `${line}`.replace(/^log\./, ''),
          Number(times) / games.length,
          percent(Number(withIt) / games.length),
          Number(seats) === 0 ? null : percent(Number(won) / WIN / Number(seats)),
        ],
      })),
  }));
}
