/** A curve by points at equal steps: straight between them, level beyond the first and last. */
export interface Lookup {
  readonly x0: number;
  readonly dx: number;
  readonly y: readonly number[];
}

export const at = ({ x0, dx, y }: Lookup, x: number): number => {
  const place = (x - x0) / dx;
  if (place <= 0) return y[0];
  if (place >= y.length - 1) return y[y.length - 1];
  const left = Math.floor(place);
  return y[left] + (place - left) * (y[left + 1] - y[left]);
};

const table = (x0: number, dx: number, y: readonly number[]): Lookup => ({ x0, dx, y });

/** The curves of World3-03. */
export const TABLES = {
  /** Mortality 0-14 by life expectancy (1/yr). */
  M1: table(20, 10, [0.0567, 0.0366, 0.0243, 0.0155, 0.0082, 0.0023, 0.001]),
  /** Mortality 15-44. */
  M2: table(20, 10, [0.0266, 0.0171, 0.011, 0.0065, 0.004, 0.0016, 0.0008]),
  /** Mortality 45-64. */
  M3: table(20, 10, [0.0562, 0.0373, 0.0252, 0.0171, 0.0118, 0.0083, 0.006]),
  /** Mortality 65+. */
  M4: table(20, 10, [0.13, 0.11, 0.09, 0.07, 0.06, 0.05, 0.04]),
  /** Lifetime multiplier from food by fpc/SFPC. */
  LMF: table(0, 1, [0, 1, 1.43, 1.5, 1.5, 1.5]),
  /** Health services per capita by sopc ($/cap/yr). */
  HSAPC: table(0, 250, [0, 20, 50, 95, 140, 175, 200, 220, 230]),
  /** Lifetime multiplier from health to 1940 by ehspc. */
  LMHS1: table(0, 20, [1, 1.1, 1.4, 1.6, 1.7, 1.8]),
  /** Lifetime multiplier from health after 1940. */
  LMHS2: table(0, 20, [1, 1.5, 1.9, 2, 2, 2]),
  /** Urban fraction by population. */
  FPU: table(0, 2_000_000_000, [0, 0.2, 0.4, 0.5, 0.58, 0.65, 0.72, 0.78, 0.8]),
  /** Crowding multiplier by iopc. */
  CMI: table(0, 200, [0.5, 0.05, -0.1, -0.08, -0.02, 0.05, 0.1, 0.15, 0.2]),
  /** Lifetime multiplier from pollution by ppolx. */
  LMP: table(0, 10, [1, 0.99, 0.97, 0.95, 0.9, 0.85, 0.75, 0.65, 0.55, 0.4, 0.2]),
  /** Fecundity multiplier by le. */
  FM: table(0, 10, [0, 0.2, 0.4, 0.6, 0.7, 0.75, 0.79, 0.84, 0.87]),
  /** Compensatory multiplier by perceived life expectancy. */
  CMPLE: table(0, 10, [3, 2.1, 1.6, 1.4, 1.3, 1.2, 1.1, 1.05, 1]),
  /** Social family size norm by delayed iopc. */
  SFSN: table(0, 200, [1.25, 0.94, 0.715, 0.59, 0.5]),
  /** Family response to social norm by income expectation. */
  FRSN: table(-0.2, 0.1, [0.5, 0.6, 0.7, 0.85, 1]),
  /** Fertility control effectiveness by facilities per capita. */
  FCE: table(0, 0.5, [0.75, 0.85, 0.9, 0.95, 0.98, 0.99, 1]),
  /** Share of services for fertility control by need. */
  FSAFC: table(0, 2, [0, 0.005, 0.015, 0.025, 0.03, 0.035]),
  /** Share of output consumed after IET by iopc/IOPCD. */
  FIOACV: table(0, 0.2, [0.3, 0.32, 0.34, 0.36, 0.38, 0.43, 0.73, 0.77, 0.81, 0.82, 0.83]),
  /** Indicated services per capita by iopc (before = after). */
  ISOPC: table(0, 200, [40, 300, 640, 1000, 1220, 1450, 1650, 1800, 2000]),
  /** Share of output to services by sopc/isopc (before = after). */
  FIOAS: table(0, 0.5, [0.3, 0.2, 0.1, 0.05, 0]),
  /** Jobs per $ of industrial capital by iopc. */
  JPICU: table(50, 150, [0.00037, 0.00018, 0.00012, 9e-5, 7e-5, 6e-5]),
  /** Jobs per $ of service capital by sopc. */
  JPSCU: table(50, 150, [0.0011, 0.0006, 0.00035, 0.0002, 0.00015, 0.00015]),
  /** Jobs per hectare by aiph. */
  JPH: table(2, 4, [2, 0.5, 0.4, 0.3, 0.27, 0.24, 0.2, 0.2]),
  /** Capacity utilization by perceived labour utilization. */
  CUF: table(1, 2, [1, 0.9, 0.7, 0.3, 0.1, 0.1]),
  /** Indicated food per capita by iopc (before = after). */
  IFPC: table(0, 200, [230, 480, 690, 850, 970, 1070, 1150, 1210, 1250]),
  /** Share of output to agriculture by fpc/ifpc (before = after). */
  FIOAA: table(0, 0.5, [0.4, 0.2, 0.1, 0.025, 0, 0]),
  /** Development cost per hectare by pal/PALT ($/ha). */
  DCPH: table(0, 0.1, [100_000, 7400, 5200, 3500, 2400, 1500, 750, 300, 150, 75, 50]),
  /** Land yield multiplier from capital by aiph. */
  LYMC: table(
    0,
    40,
    [
      1, 3, 4.5, 5, 5.3, 5.6, 5.9, 6.1, 6.35, 6.6, 6.9, 7.2, 7.4, 7.6, 7.8, 8, 8.2, 8.4, 8.6, 8.8, 9, 9.2,
      9.4, 9.6, 9.8, 10,
    ],
  ),
  /** Land yield multiplier from air pollution by io/IO70. */
  LYMAP1: table(0, 10, [1, 1, 0.7, 0.4]),
  /** The same, under the air pollution policy. */
  LYMAP2: table(0, 10, [1, 1, 0.98, 0.95]),
  /** Share of inputs to land development by mpld/mpai. */
  FIALD: table(0, 0.25, [0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1]),
  /** Marginal land yield multiplier by aiph (ha/$). */
  MLYMC: table(
    0,
    40,
    [
      0.075, 0.03, 0.015, 0.011, 0.009, 0.008, 0.007, 0.006, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005,
      0.005,
    ],
  ),
  /** Land life multiplier by ly/ILF. */
  LLMY1: table(0, 1, [1.2, 1, 0.63, 0.36, 0.16, 0.055, 0.04, 0.025, 0.015, 0.01]),
  /** The same, under land protection. */
  LLMY2: table(0, 1, [1.2, 1, 0.63, 0.36, 0.29, 0.26, 0.24, 0.22, 0.21, 0.2]),
  /** Urban-industrial land per capita by iopc (ha/cap). */
  UILPC: table(0, 200, [0.005, 0.008, 0.015, 0.025, 0.04, 0.055, 0.07, 0.08, 0.09]),
  /** Land fertility degradation rate by ppolx (1/yr). */
  LFDR: table(0, 10, [0, 0.1, 0.3, 0.5]),
  /** Land fertility regeneration time by falm (yr). */
  LFRT: table(0, 0.02, [20, 13, 8, 4, 2, 2]),
  /** Share of inputs to land maintenance by perceived food ratio. */
  FALM: table(0, 1, [0, 0.04, 0.07, 0.09, 0.1]),
  /** Policy: yield technology growth by DFR - fr (1/yr); [0,0.04] when on. */
  LYCM: table(0, 1, [0, 0]),
  /** Capital-output multiplier from yield technology by lyf. */
  COYM: table(1, 0.2, [1, 1.05, 1.12, 1.25, 1.35, 1.5]),
  /** Resource use per capita by iopc (ru/cap/yr). */
  PCRUM: table(0, 200, [0, 0.85, 2.6, 3.4, 3.8, 4.1, 4.4, 4.7, 5]),
  /** Share of capital to obtaining resources by nrfr. */
  FCAOR1: table(0, 0.1, [1, 0.9, 0.7, 0.5, 0.2, 0.1, 0.05, 0.05, 0.05, 0.05, 0.05]),
  /** The same, after FCAORTM. */
  FCAOR2: table(0, 0.1, [1, 0.2, 0.1, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05]),
  /** Policy: resource technology change by 1 - nrur/DNRUR (1/yr); [-0.04,0] when on. */
  NRCM: table(-1, 1, [0, 0]),
  /** Capital-output ratio from resource technology by nruf (yr). */
  ICOR2T: table(0, 0.1, [3.75, 3.6, 3.47, 3.36, 3.25, 3.16, 3.1, 3.06, 3.02, 3.01, 3]),
  /** Assimilation half-life multiplier by ppolx. */
  AHLM: table(1, 250, [1, 11, 21, 31, 41]),
  /** Policy: pollution technology change by 1 - ppolx/DPOLX (1/yr); [-0.04,0] when on. */
  POLGFM: table(-1, 1, [0, 0]),
  /** Capital-output multiplier from pollution technology by ppgf. */
  COPM: table(0, 0.1, [1.25, 1.2, 1.15, 1.11, 1.08, 1.05, 1.03, 1.02, 1.01, 1, 1]),
  /** Life expectancy index by le. */
  LEI: table(25, 10, [0, 0.16, 0.33, 0.5, 0.67, 0.84, 1]),
  /** Education index by gdppc. */
  EI: table(0, 1000, [0, 0.81, 0.88, 0.92, 0.95, 0.98, 0.99, 1]),
  /** GDP per capita by iopc. */
  GDPPC: table(0, 200, [120, 600, 1200, 1800, 2500, 3200]),
};

export type Lookups = Readonly<typeof TABLES>;
