import { CONSTANTS, type Constants } from './constants.ts';
import { momentOf, type World3Moment } from './moment.ts';
import { DELAYS, SMOOTHS, STOCKS, type State } from './state.ts';
import { type Lookups, TABLES } from './tables.ts';

/** What is different from the reference run: constants, and the heights of curves. */
export interface Changes {
  readonly constants?: Partial<Constants>;
  readonly tables?: Readonly<Partial<Record<keyof Lookups, readonly number[]>>>;
}

export type Year = State & World3Moment & { readonly year: number };

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
/** Published numbers belong to this step; a shorter one changes some by two per cent. */
const STEP = 0.5;

const STOCK_LIST = entries(STOCKS);
const SMOOTH_LIST = entries(SMOOTHS);
const DELAY_LIST = entries(DELAYS);

/** One run of the model, half year by half year. */
export function run(changes: Changes = {}): Year[] {
  const c: Constants = { ...CONSTANTS, ...changes.constants };
  const tables = changed(changes.tables ?? {});
  const { state, stages } = begin(c, tables);
  const years: Year[] = [];
  for (let year = FIRST_YEAR; ; year += STEP) {
    const now = momentOf(year, state, c, tables);
    years.push({ ...state, ...now, year });
    if (year >= LAST_YEAR) return years;
    const before: State = { ...state };
    for (const [name, { rate }] of STOCK_LIST) state[name] += STEP * rate(now, before);
    for (const [name, { input, time }] of SMOOTH_LIST)
      state[name] += (STEP * (input(now) - before[name])) / time(c, now);
    DELAY_LIST.forEach(([name, { input, time }], at) => {
      const [first, second] = stages[at];
      const share = (STEP * 3) / time(c);
      stages[at] = [first + share * (input(now, before) - first), second + share * (first - second)];
      state[name] += share * (second - before[name]);
    });
  }
}

/** Some of the state begins at values that follow from the rest of it: worked out round by round until nothing is missing. */
function begin(c: Constants, tables: Lookups) {
  const state = {} as State;
  for (const [name, { start }] of STOCK_LIST) state[name] = start(c);
  for (const [name, { start }] of SMOOTH_LIST) state[name] = start?.(c) ?? Number.NaN;
  for (const [name] of DELAY_LIST) state[name] = Number.NaN;
  const missing = () => Object.values(state).filter(Number.isNaN).length;
  for (let before = Number.POSITIVE_INFINITY; missing() > 0; ) {
    if (missing() === before) throw new Error('The start of World3 does not follow from its constants.');
    before = missing();
    const now = momentOf(FIRST_YEAR, state, c, tables);
    for (const [name, { input }] of [...SMOOTH_LIST, ...DELAY_LIST])
      if (Number.isNaN(state[name])) state[name] = input(now, state);
  }
  return { state, stages: DELAY_LIST.map(([name]): [number, number] => [state[name], state[name]]) };
}

function changed(heights: NonNullable<Changes['tables']>): Lookups {
  const tables: Lookups = { ...TABLES };
  return Object.fromEntries(
    entries(tables).map(([name, table]) => [name, { ...table, y: heights[name] ?? table.y }]),
  ) as Lookups;
}

function entries<Name extends string, Value>(of: Readonly<Partial<Record<Name, Value>>>): [Name, Value][] {
  return Object.entries(of) as [Name, Value][];
}
