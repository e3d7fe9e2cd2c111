/** What World3-03 remembers from one moment to the next. */
import type { Constants } from './constants.ts';
import type { World3Moment } from './moment.ts';

export interface State {
  /** Population 0-14, cap. */
  p1: number;
  /** Population 15-44, cap. */
  p2: number;
  /** Population 45-64, cap. */
  p3: number;
  /** Population 65+, cap. */
  p4: number;
  /** Industrial capital, $. */
  ic: number;
  /** Service capital, $. */
  sc: number;
  /** Arable land, ha. */
  al: number;
  /** Potentially arable land, ha. */
  pal: number;
  /** Urban-industrial land, ha. */
  uil: number;
  /** Land fertility, kg/ha/yr. */
  lfert: number;
  /** Nonrenewable resources, ru. */
  nr: number;
  /** Persistent pollution, pu. */
  ppol: number;
  /** Yield technology. */
  lytd: number;
  /** Resource technology. */
  nrtd: number;
  /** Pollution technology. */
  ptd: number;
  /** Effective health services, $/cap/yr. */
  ehspc: number;
  /** Average industrial output per capita, $/cap/yr. */
  aiopc: number;
  /** Perceived labour utilization. */
  lufd: number;
  /** Agricultural inputs, $/yr. */
  ai: number;
  /** Perceived food ratio. */
  pfr: number;
  /** Perceived life expectancy, yr. */
  ple: number;
  /** Delayed industrial output per capita, $/cap/yr. */
  diopc: number;
  /** Fertility control facilities per capita, $/cap/yr. */
  fcfpc: number;
  /** Pollution appearance rate, pu/yr. */
  ppapr: number;
  /** Yield technology in use. */
  lyf2: number;
  /** Resource technology in use. */
  nruf2: number;
  /** Pollution technology in use. */
  ppgf2: number;
}

interface Stock {
  start(c: Constants): number;
  /** Its change in a year. */
  rate(now: World3Moment, s: State): number;
}

export const STOCKS = {
  p1: { start: (c) => c.P1I, rate: (now) => now.b - now.d1 - now.mat1 },
  p2: { start: (c) => c.P2I, rate: (now) => now.mat1 - now.d2 - now.mat2 },
  p3: { start: (c) => c.P3I, rate: (now) => now.mat2 - now.d3 - now.mat3 },
  p4: { start: (c) => c.P4I, rate: (now) => now.mat3 - now.d4 },
  ic: { start: (c) => c.ICI, rate: (now) => now.icir - now.icdr },
  sc: { start: (c) => c.SCI, rate: (now) => now.scir - now.scdr },
  al: { start: (c) => c.ALI, rate: (now) => now.ldr - now.ler - now.lrui },
  pal: { start: (c) => c.PALI, rate: (now) => -now.ldr },
  uil: { start: (c) => c.UILI, rate: (now) => now.lrui },
  lfert: { start: (c) => c.LFERTI, rate: (now) => now.lfr - now.lfd },
  nr: { start: (c) => c.NRI, rate: (now) => -now.nrur },
  ppol: { start: (c) => c.PPOLI, rate: (now, s) => s.ppapr - now.ppasr },
  lytd: { start: () => 1, rate: (now) => now.lytdr },
  nrtd: { start: () => 1, rate: (now) => now.nrate },
  ptd: { start: () => 1, rate: (now) => now.ptdr },
} satisfies Partial<Record<keyof State, Stock>>;

/** Follows its input in about this number of years; without a start of its own it begins at its input. */
interface Smooth {
  input(now: World3Moment): number;
  time(c: Constants, now: World3Moment): number;
  start?(c: Constants): number;
}

export const SMOOTHS: Readonly<Partial<Record<keyof State, Smooth>>> = {
  ehspc: { input: (now) => now.hsapc, time: (c) => c.HSID },
  aiopc: { input: (now) => now.iopc, time: (c) => c.IEAT },
  lufd: { input: (now) => now.luf, time: (c) => c.LUFDT, start: (c) => c.LUFDI },
  ai: { input: (now) => now.cai, time: (_, now) => now.alai, start: (c) => c.AII },
  pfr: { input: (now) => now.fr, time: (c) => c.FSPD, start: (c) => c.PFRI },
};

/** Follows its input after about this number of years, in three stages that all begin at the input. It shows the third. */
interface Delay {
  input(now: World3Moment, s: State): number;
  time(c: Constants): number;
}

export const DELAYS: Readonly<Partial<Record<keyof State, Delay>>> = {
  ple: { input: (now) => now.le, time: (c) => c.LPD },
  diopc: { input: (now) => now.iopc, time: (c) => c.SAD },
  fcfpc: { input: (now) => now.fcapc, time: (c) => c.HSID },
  ppapr: { input: (now) => now.ppgr, time: (c) => c.PPTD },
  lyf2: { input: (_, s) => s.lytd, time: (c) => c.TDD },
  nruf2: { input: (_, s) => s.nrtd, time: (c) => c.TDD },
  ppgf2: { input: (_, s) => s.ptd, time: (c) => c.TDD },
};
