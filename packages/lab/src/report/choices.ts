import type { Language } from '@entente/engine';
import { WIN } from '../metrics/metric.ts';
import { grouped } from '../results/grouped.ts';
import type { CellResults } from '../results/results.ts';
import type { Names } from './names.ts';
import { fixed, type Plate, type PlateRow, percentText } from './plate.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How often a seat is asked, and how often there is nothing to decide. */
export function questions({ games, tables }: CellResults, { say }: Names): Plate[] {
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
    step: say('questions.all'),
    asked: sum(rows.map(({ asked }) => asked)),
    single: sum(rows.map(({ single }) => single)),
    open: sum(rows.map(({ open }) => open)),
  };
  return [
    {
      id: 'questions',
      title: say('questions'),
      about: say('questions.are'),
      columns: [say('column.step'), say('column.asked'), say('column.single'), say('column.open')],
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
  const percent = percentIn(names.language);
  const heard = rows.filter(({ asked }) => asked >= ENOUGH);
  const cellsOf = ({ name, asked, taken, part, withIt, without }: (typeof rows)[number]): PlateRow => ({
    cells: [name, asked, taken, percent(part), percent(withIt), percent(without)],
  });
  const { say } = names;
  const columns = [
    say('column.choice'),
    say('column.wasOpen'),
    say('column.taken'),
    say('column.ofThose'),
    say('column.takers'),
    say('column.others'),
  ];
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
      say('dead'),
      say('dead.are', { enough: ENOUGH, part: fixed(DEAD * 100, 1, names.language) }),
      heard.filter(({ part }) => part < DEAD).toSorted((one, other) => other.asked - one.asked),
    ),
    plate(
      'dominant',
      say('dominant'),
      say('dominant.are', { part: DOMINANT * 100 }),
      heard.filter(({ part }) => part > DOMINANT).toSorted((one, other) => other.asked - one.asked),
    ),
    plate(
      'choices',
      say('choices'),
      say('choices.are', { most: MOST_ROWS }),
      rows.toSorted((one, other) => other.taken - one.taken),
    ),
  ];
}

const percentIn =
  (language: Language) =>
  (part: number | null): string | null =>
    part === null || Number.isNaN(part) ? null : percentText(part, language);

/** Families that are worth a table of their own: not places, which every line names. */
const MOST_OF_A_FAMILY = 80;

/** Cards and technologies: how often the log names them, and whether who has to do with them wins. */
export function named({ cell, games, tables }: CellResults, names: Names): Plate[] {
  const { say, language } = names;
  const percent = percentIn(language);
  const families = grouped(tables.named ?? [], ([, family]) => `${family}`);
  return [...families].map(([family, of]) => ({
    id: `named-${family}`,
    title: say('named', { family }),
    about: say('named.are', { even: fixed(100 / cell.seats, 1, language) }),
    columns: [
      say('column.what'),
      say('column.line'),
      say('column.timesAGame'),
      say('column.withIt'),
      say('column.wonByLine'),
    ],
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
