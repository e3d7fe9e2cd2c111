import type { MapPlan } from '@entente/web/maps/plan.ts';
import { SEA_NAMES } from '@entente/web/maps/waters.ts';

/** Venonta's twelve territories, and where its waters and oceans are written. */
export const venonta: MapPlan = {
  id: 'venonta',
  shape: 'round',
  regions: [
    { id: 'NAM', countries: 'USA CAN GRL SPM BMU', at: [-100, 45] },
    {
      id: 'MES',
      countries:
        'MEX GTM BLZ SLV HND NIC CRI PAN CUB JAM HTI DOM BHS PRI TTO BRB GRD LCA VCT DMA ATG KNA MSR AIA VGB VIR TCA CYM ABW CUW SXM MAF BLM',
      at: [-90, 18],
    },
    { id: 'SUD', countries: 'COL VEN GUY SUR BRA ECU PER BOL PRY URY ARG CHL FLK SGS', at: [-58, -14] },
    {
      id: 'EUR',
      countries:
        'ISL NOR SWE FIN DNK FRO ALA EST LVA LTU POL DEU NLD BEL LUX FRA GBR IRL IMN GGY JEY ESP PRT AND MCO CHE LIE AUT ITA SMR VAT MLT CZE SVK HUN SVN HRV BIH SRB KOS MNE MKD ALB GRC BGR ROU',
      at: [14, 50],
    },
    { id: 'RUS', countries: 'RUS UKR BLR MDA GEO ARM AZE KAZ UZB TKM KGZ TJK', at: [80, 60] },
    {
      id: 'MEN',
      countries:
        'MAR ESH DZA TUN LBY EGY TUR CYP CYN SYR LBN ISR PSE JOR IRQ IRN KWT SAU BHR QAT ARE OMN YEM',
      at: [40, 28],
    },
    {
      id: 'WAF',
      countries:
        'MRT MLI NER TCD SEN GMB GNB GIN SLE LBR CIV BFA GHA TGO BEN NGA CMR CAF GNQ GAB COG COD STP CPV SHN',
      at: [8, 10],
    },
    {
      id: 'EAF',
      countries:
        'SDN SSD ERI DJI ETH SOM SOL KEN UGA RWA BDI TZA AGO ZMB MWI MOZ ZWE NAM BWA ZAF LSO SWZ MDG COM MUS SYC',
      at: [32, -10],
    },
    { id: 'SAS', countries: 'AFG PAK IND NPL BTN BGD LKA MDV IOT', at: [78, 22] },
    { id: 'EAS', countries: 'CHN MNG PRK KOR JPN TWN HKG MAC', at: [108, 34] },
    { id: 'SEA', countries: 'MMR THA LAO KHM VNM MYS SGP BRN IDN TLS PHL', at: [113, 2] },
    {
      id: 'OCE',
      countries:
        'AUS IOA NZL PNG SLB VUT NCL FJI FSM PLW MHL KIR NRU WSM ASM TON NIU COK PYF WLF GUM MNP NFK PCN HMD',
      at: [135, -25],
    },
  ],
  elsewhere: [
    { country: 'FRA', within: [-60, 0, -45, 10], region: 'SUD', what: 'French Guiana' },
    { country: 'FRA', within: [-65, 10, -60, 20], region: 'MES', what: 'Guadeloupe, Martinique' },
    { country: 'FRA', within: [40, -25, 60, -10], region: 'EAF', what: 'Réunion, Mayotte' },
  ],
  marks: [
    { id: 'water-1', at: [-78, 18] },
    { id: 'water-2', at: [-32, 60] },
    { id: 'water-3', at: [-172, 63] },
    { id: 'water-4', at: [20, 36] },
    { id: 'water-5', at: [-17, 27] },
    { id: 'water-6', at: [-25, 0] },
    { id: 'water-7', at: [58, 15] },
    { id: 'water-8', at: [89, 14] },
    { id: 'water-9', at: [116, 17] },
    { id: 'water-10', at: [138, 44] },
    { id: 'water-11', at: [134, 15] },
    { id: 'water-12', at: [140, -12] },
    { id: 'ocean-1', at: [-40, 35] },
    { id: 'ocean-2', at: [-15, -30] },
    { id: 'ocean-3', at: [78, -25] },
    { id: 'ocean-4', at: [-148, 35] },
    { id: 'ocean-5', at: [-125, -30] },
    { id: 'ocean-6', at: [0, 82] },
  ],
  waters: SEA_NAMES,
};
