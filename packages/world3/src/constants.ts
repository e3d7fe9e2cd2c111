/** The constants of World3-03, with the meaning and unit of each. Years are those from which a policy holds; 4000 is never. */
export const CONSTANTS = {
  /** Population 0-14 in 1900, cap. */
  P1I: 650_000_000,
  /** Population 15-44 in 1900, cap. */
  P2I: 700_000_000,
  /** Population 45-64 in 1900, cap. */
  P3I: 190_000_000,
  /** Population 65+ in 1900, cap. */
  P4I: 60_000_000,
  /** Life expectancy normal, yr. */
  LEN: 28,
  /** Subsistence food per capita, kg/cap/yr. */
  SFPC: 230,
  /** Health services impact delay, yr. */
  HSID: 20,
  /** From after this year the better health table LMHS2 holds, year. */
  IPHST: 1940,
  /** Reproductive lifetime, yr. */
  RLT: 30,
  /** Population equilibrium time (births = deaths from then), year. */
  PET: 4000,
  /** Maximum total fertility normal. */
  MTFN: 12,
  /** Lifetime perception delay, yr. */
  LPD: 20,
  /** Policy: desired family size is 2 from then, year. */
  ZPGT: 4000,
  /** Desired completed family size normal. */
  DCFSN: 3.8,
  /** Social adjustment delay, yr. */
  SAD: 20,
  /** Income expectation averaging time, yr. */
  IEAT: 3,
  /** Policy: fertility control fully effective from then, year. */
  FCEST: 4000,
  /** Industrial capital in 1900, $. */
  ICI: 210_000_000_000,
  /** Industrial capital-output ratio before policy year, yr. */
  ICOR1: 3,
  /** Life of industrial capital before policy year, yr. */
  ALIC1: 14,
  /** The same, after, yr. */
  ALIC2: 14,
  /** Share of industrial output consumed, before. */
  FIOAC1: 0.43,
  /** The same, after. */
  FIOAC2: 0.43,
  /** Policy: industrial equilibrium time, year. */
  IET: 4000,
  /** Desired industrial output per capita (used after IET), $/cap/yr. */
  IOPCD: 400,
  /** Service capital in 1900, $. */
  SCI: 144_000_000_000,
  /** Life of service capital, before, yr. */
  ALSC1: 20,
  /** After, yr. */
  ALSC2: 20,
  /** Service capital-output ratio, before, yr. */
  SCOR1: 1,
  /** After, yr. */
  SCOR2: 1,
  /** Labour force participation. */
  LFPF: 0.75,
  /** Labour utilization delay, yr. */
  LUFDT: 2,
  /** Initial labour utilization perceived. */
  LUFDI: 1,
  /** Potentially arable land total, ha. */
  PALT: 3_200_000_000,
  /** Arable land in 1900, ha. */
  ALI: 900_000_000,
  /** Potentially arable land in 1900, ha. */
  PALI: 2_300_000_000,
  /** Land fraction harvested. */
  LFH: 0.7,
  /** Processing loss. */
  PL: 0.1,
  /** Life of agricultural inputs, before, yr. */
  ALAI1: 2,
  /** After, yr. */
  ALAI2: 2,
  /** Agricultural inputs in 1900, $/yr. */
  AII: 5_000_000_000,
  /** Land yield factor before policy year. */
  LYF1: 1,
  /** Industrial output in 1970, $/yr. */
  IO70: 790_000_000_000,
  /** Social discount, 1/yr. */
  SD: 0.07,
  /** Average life of land normal, yr. */
  ALLN: 1000,
  /** Policy: land protection from then, year. */
  LLMYTM: 4000,
  /** Urban-industrial land development time, yr. */
  UILDT: 10,
  /** Urban-industrial land in 1900, ha. */
  UILI: 8_200_000,
  /** Land fertility in 1900, kg/ha/yr. */
  LFERTI: 600,
  /** Inherent land fertility, kg/ha/yr. */
  ILF: 600,
  /** Food shortage perception delay, yr. */
  FSPD: 2,
  /** Perceived food ratio in 1900. */
  PFRI: 1,
  /** Desired food ratio. */
  DFR: 2,
  /** Nonrenewable resources in 1900, ru. */
  NRI: 1_000_000_000_000,
  /** Resource use factor before policy year. */
  NRUF1: 1,
  /** Switch to the cheaper extraction table FCAOR2, year. */
  FCAORTM: 4000,
  /** Desired resource use rate, ru/yr. */
  DNRUR: 4_800_000_000,
  /** Pollution generation factor before policy year. */
  PPGF1: 1,
  /** Fraction of resources as persistent materials. */
  FRPM: 0.02,
  /** Industrial materials emission factor. */
  IMEF: 0.1,
  /** Industrial materials toxicity, pu/ru. */
  IMTI: 10,
  /** Fraction of inputs as persistent materials. */
  FIPM: 0.001,
  /** Agricultural materials toxicity, pu/$. */
  AMTI: 1,
  /** Pollution transmission delay, yr. */
  PPTD: 20,
  /** Persistent pollution in 1900, pu. */
  PPOLI: 25_000_000,
  /** Persistent pollution in 1970, pu. */
  PPOL70: 136_000_000,
  /** Assimilation half-life in 1970, yr. */
  AHL70: 1.5,
  /** Desired pollution index. */
  DPOLX: 1.2,
  /** Technology development delay, yr. */
  TDD: 20,
  /** Policy: air pollution table LYMAP2 from then, year. */
  APYEAR: 4000,
  /** Policy year of technologies and of ALIC2, ALSC2, ALAI2, year. */
  PYEAR: 4000,
  /** Price of food, $/kg. */
  POF: 0.22,
  /** Hectares per unit of pollution generated, ha yr/pu. */
  HUP: 4,
  /** GDP index, high, $/cap/yr. */
  RHGDP: 9508,
  /** GDP index, low, $/cap/yr. */
  RLGDP: 24,
  /** Total land of the footprint, Gha. */
  TL: 1.91,
  /** Ha/Gha. */
  GHAH: 1_000_000_000,
};

export type Constants = Readonly<typeof CONSTANTS>;
