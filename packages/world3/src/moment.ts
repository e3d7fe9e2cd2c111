/**
 * Everything that World3-03 works out for one moment, from its state at that moment. Names as in the literature; an order in which each is
 * known before it is needed.
 */
import type { Constants } from './constants.ts';
import type { State } from './state.ts';
import { at, type Lookups } from './tables.ts';

export type World3Moment = ReturnType<typeof momentOf>;

export function momentOf(t: number, s: State, c: Constants, tables: Lookups) {
  // Population, cap.
  const pop = s.p1 + s.p2 + s.p3 + s.p4;
  // Fraction of nonrenewable resources left.
  const nrfr = s.nr / c.NRI;
  const fcaor1 = at(tables.FCAOR1, nrfr);
  const fcaor2 = at(tables.FCAOR2, nrfr);
  // Share of capital to obtaining resources.
  const fcaor = t >= c.FCAORTM ? fcaor2 : fcaor1;
  // Capacity utilization.
  const cuf = at(tables.CUF, s.lufd);
  // Land yield factor.
  const lyf = t >= c.PYEAR ? s.lyf2 : c.LYF1;
  // Resource use factor.
  const nruf = t >= c.PYEAR ? s.nruf2 : c.NRUF1;
  // Pollution generation factor.
  const ppgf = t >= c.PYEAR ? s.ppgf2 : c.PPGF1;
  const icor2 = at(tables.ICOR2T, nruf) * at(tables.COYM, lyf) * at(tables.COPM, ppgf);
  // Industrial capital-output ratio, yr.
  const icor = t >= c.PYEAR ? icor2 : c.ICOR1;
  // Industrial output, $/yr.
  const io = (s.ic * (1 - fcaor) * cuf) / icor;
  // Industrial output per capita, $/cap/yr.
  const iopc = io / pop;
  const scor = t >= c.PYEAR ? c.SCOR2 : c.SCOR1;
  // Service output, $/yr.
  const so = (s.sc * cuf) / scor;
  // Service output per capita, $/cap/yr.
  const sopc = so / pop;
  // Pollution index, 1970 = 1.
  const ppolx = s.ppol / c.PPOL70;
  // Share of inputs to land maintenance.
  const falm = at(tables.FALM, s.pfr);
  // Agricultural inputs per hectare, $/ha/yr.
  const aiph = (s.ai * (1 - falm)) / s.al;
  const lymc = at(tables.LYMC, aiph);
  // Land yield multiplier from air pollution.
  const lymap = t >= c.APYEAR ? at(tables.LYMAP2, io / c.IO70) : at(tables.LYMAP1, io / c.IO70);
  // Land yield, kg/ha/yr.
  const ly = lyf * s.lfert * lymc * lymap;
  // Food, kg/yr.
  const f = ly * s.al * c.LFH * (1 - c.PL);
  // Food per capita, kg/cap/yr.
  const fpc = f / pop;
  // Food ratio.
  const fr = fpc / c.SFPC;
  // Land fraction cultivated.
  const lfc = s.al / c.PALT;
  // Indicated food per capita, kg/cap/yr.
  const ifpc = at(tables.IFPC, iopc);
  // Share of output to agriculture.
  const fioaa = at(tables.FIOAA, fpc / ifpc);
  // Total agricultural investment, $/yr.
  const tai = io * fioaa;
  // Development cost per hectare, $/ha.
  const dcph = at(tables.DCPH, s.pal / c.PALT);
  const alai = t >= c.PYEAR ? c.ALAI2 : c.ALAI1;
  // Marginal productivity of land development, kg/$.
  const mpld = ly / (dcph * c.SD);
  // Marginal productivity of inputs, kg/$.
  const mpai = (alai * ly * at(tables.MLYMC, aiph)) / lymc;
  // Share of inputs to land development.
  const fiald = at(tables.FIALD, mpld / mpai);
  // Land development rate, ha/yr.
  const ldr = (tai * fiald) / dcph;
  // Current agricultural inputs, $/yr.
  const cai = tai * (1 - fiald);
  const llmy1 = at(tables.LLMY1, ly / c.ILF);
  const llmy2 = at(tables.LLMY2, ly / c.ILF);
  // Land life multiplier.
  const llmy = t >= c.LLMYTM ? 0.95 ** (t - c.LLMYTM) * llmy1 + (1 - 0.95 ** (t - c.LLMYTM)) * llmy2 : llmy1;
  // Average life of land, yr.
  const all = c.ALLN * llmy;
  // Land erosion, ha/yr.
  const ler = s.al / all;
  // Urban-industrial land required, ha.
  const uilr = at(tables.UILPC, iopc) * pop;
  // Land removal for urban use, ha/yr.
  const lrui = Math.max(0, (uilr - s.uil) / c.UILDT);
  const lfd = s.lfert * at(tables.LFDR, ppolx);
  const lfr = (c.ILF - s.lfert) / at(tables.LFRT, falm);
  // Yield technology change, 1/yr.
  const lytdr = t >= c.PYEAR ? s.lytd * at(tables.LYCM, c.DFR - fr) : 0;
  // Health services per capita, $/cap/yr.
  const hsapc = at(tables.HSAPC, sopc);
  // Lifetime multiplier from health.
  const lmhs = t > c.IPHST ? at(tables.LMHS2, s.ehspc) : at(tables.LMHS1, s.ehspc);
  const lmf = at(tables.LMF, fpc / c.SFPC);
  // Lifetime multiplier from crowding.
  const lmc = 1 - at(tables.CMI, iopc) * at(tables.FPU, pop);
  const lmp = at(tables.LMP, ppolx);
  // Life expectancy, yr.
  const le = c.LEN * lmf * lmhs * lmp * lmc;
  const m1 = at(tables.M1, le);
  const m2 = at(tables.M2, le);
  const m3 = at(tables.M3, le);
  const m4 = at(tables.M4, le);
  const d1 = s.p1 * m1;
  const d2 = s.p2 * m2;
  const d3 = s.p3 * m3;
  const d4 = s.p4 * m4;
  // Maturation 14 to 15, cap/yr.
  const mat1 = (s.p1 * (1 - m1)) / 15;
  const mat2 = (s.p2 * (1 - m2)) / 30;
  const mat3 = (s.p3 * (1 - m3)) / 20;
  // Deaths, cap/yr.
  const d = d1 + d2 + d3 + d4;
  // Maximum total fertility.
  const mtf = c.MTFN * at(tables.FM, le);
  // Family income expectation.
  const fie = (iopc - s.aiopc) / s.aiopc;
  // Desired completed family size.
  const dcfs = t >= c.ZPGT ? 2 : c.DCFSN * at(tables.FRSN, fie) * at(tables.SFSN, s.diopc);
  // Desired total fertility.
  const dtf = dcfs * at(tables.CMPLE, s.ple);
  // Need for fertility control.
  const nfc = mtf / dtf - 1;
  const fcapc = at(tables.FSAFC, nfc) * sopc;
  // Fertility control effectiveness.
  const fce = t >= c.FCEST ? 1 : at(tables.FCE, s.fcfpc);
  // Total fertility.
  const tf = Math.min(mtf, mtf * (1 - fce) + dtf * fce);
  // Births, cap/yr.
  const b = t >= c.PET ? d : (tf * s.p2 * 0.5) / c.RLT;
  // Birth rate, 1/1000/yr.
  const cbr = (1000 * b) / pop;
  // Death rate, 1/1000/yr.
  const cdr = (1000 * d) / pop;
  // Indicated services per capita, $/cap/yr.
  const isopc = at(tables.ISOPC, iopc);
  // Share of output to services.
  const fioas = at(tables.FIOAS, sopc / isopc);
  // Share of output consumed.
  const fioac = t >= c.IET ? at(tables.FIOACV, iopc / c.IOPCD) : t >= c.PYEAR ? c.FIOAC2 : c.FIOAC1;
  // Share of output to investment.
  const fioai = 1 - fioaa - fioas - fioac;
  const icir = io * fioai;
  const icdr = s.ic / (t >= c.PYEAR ? c.ALIC2 : c.ALIC1);
  const scir = io * fioas;
  const scdr = s.sc / (t >= c.PYEAR ? c.ALSC2 : c.ALSC1);
  // Jobs, jobs.
  const j = s.ic * at(tables.JPICU, iopc) + s.al * at(tables.JPH, aiph) + s.sc * at(tables.JPSCU, sopc);
  // Labour utilization.
  const luf = j / ((s.p2 + s.p3) * c.LFPF);
  // Resource use per capita, ru/cap/yr.
  const pcrum = at(tables.PCRUM, iopc);
  // Resource use rate, ru/yr.
  const nrur = pop * pcrum * nruf;
  const nrate = t >= c.PYEAR ? s.nrtd * at(tables.NRCM, 1 - nrur / c.DNRUR) : 0;
  // Pollution from industry, pu/yr.
  const ppgio = pcrum * pop * c.FRPM * c.IMEF * c.IMTI;
  // Pollution from agriculture, pu/yr.
  const ppgao = aiph * s.al * c.FIPM * c.AMTI;
  // Pollution generation rate, pu/yr.
  const ppgr = (ppgio + ppgao) * ppgf;
  // Pollution assimilation rate, pu/yr.
  const ppasr = s.ppol / (1.4 * c.AHL70 * at(tables.AHLM, ppolx));
  const ptdr = t >= c.PYEAR ? s.ptd * at(tables.POLGFM, 1 - ppolx / c.DPOLX) : 0;
  // Consumed industrial output, $/yr.
  const cio = io * fioac;
  // Consumer goods per capita, $/cap/yr.
  const ciopc = cio / pop;
  // GDP per capita, $/cap/yr.
  const gdppc = at(tables.GDPPC, iopc);
  // Human welfare index.
  const hwi =
    (at(tables.LEI, le) +
      at(tables.EI, gdppc) +
      Math.log10(gdppc / c.RLGDP) / Math.log10(c.RHGDP / c.RLGDP)) /
    3;
  // Human ecological footprint.
  const hef = (s.al / c.GHAH + s.uil / c.GHAH + (ppgr * c.HUP) / c.GHAH) / c.TL;
  // Share of agriculture in output.
  const foa = (c.POF * f) / (c.POF * f + so + io);
  const foi = io / (c.POF * f + so + io);
  const fos = so / (c.POF * f + so + io);
  return {
    pop,
    nrfr,
    fcaor1,
    fcaor2,
    fcaor,
    cuf,
    lyf,
    nruf,
    ppgf,
    icor2,
    icor,
    io,
    iopc,
    scor,
    so,
    sopc,
    ppolx,
    falm,
    aiph,
    lymc,
    lymap,
    ly,
    f,
    fpc,
    fr,
    lfc,
    ifpc,
    fioaa,
    tai,
    dcph,
    alai,
    mpld,
    mpai,
    fiald,
    ldr,
    cai,
    llmy1,
    llmy2,
    llmy,
    all,
    ler,
    uilr,
    lrui,
    lfd,
    lfr,
    lytdr,
    hsapc,
    lmhs,
    lmf,
    lmc,
    lmp,
    le,
    m1,
    m2,
    m3,
    m4,
    d1,
    d2,
    d3,
    d4,
    mat1,
    mat2,
    mat3,
    d,
    mtf,
    fie,
    dcfs,
    dtf,
    nfc,
    fcapc,
    fce,
    tf,
    b,
    cbr,
    cdr,
    isopc,
    fioas,
    fioac,
    fioai,
    icir,
    icdr,
    scir,
    scdr,
    j,
    luf,
    pcrum,
    nrur,
    nrate,
    ppgio,
    ppgao,
    ppgr,
    ppasr,
    ptdr,
    cio,
    ciopc,
    gdppc,
    hwi,
    hef,
    foa,
    foi,
    fos,
  };
}
