import type { Message, MomentKind, Seat } from '@entente/engine';
import { CLASSES, type SocialClass } from '../data/terms.ts';
import { PRODUCTION_OUTPUT } from '../data/tracks.ts';
import { heads } from '../phases/00-the-game/nation.ts';
import { FOSSIL, INDUSTRIAL, MILITARY, type Nation, RENEWABLE } from '../position.ts';

/*
 * What a generation has brought to a nation: its numbers before and after, each with the lines of the log that say why, and what a
 * newspaper would put first.
 */

/** In the order of a ledger. */
const LEDGER = [
  'people',
  'farms',
  'industry',
  'army',
  'money',
  'A',
  'B',
  'C',
  'D',
  'E',
  'unrest',
  'pollution',
  'destab',
  'territories',
  'renewable',
  'industrial',
  'military',
  'fossil',
] as const;
export type LedgerRow = (typeof LEDGER)[number];

/** Rows of which more is worse. */
const BAD: readonly LedgerRow[] = ['unrest', 'pollution', 'destab'];

export interface Entry {
  readonly row: LedgerRow;
  readonly before: number;
  readonly after: number;
  readonly isGood: boolean;
  /** The lines of the log that tell of it, the last one last. */
  readonly causes: readonly Message[];
}

const isClass = (row: LedgerRow): row is SocialClass => (CLASSES as readonly string[]).includes(row);

function numberOf(nation: Nation, row: LedgerRow): number {
  if (isClass(row)) return nation.sol[CLASSES.indexOf(row)];
  switch (row) {
    case 'people':
      return heads(nation);
    case 'farms':
      return PRODUCTION_OUTPUT[nation.factories[RENEWABLE]];
    case 'industry':
      return PRODUCTION_OUTPUT[nation.factories[INDUSTRIAL]];
    case 'army':
      return PRODUCTION_OUTPUT[nation.factories[MILITARY]];
    case 'renewable':
      return nation.stock[RENEWABLE];
    case 'industrial':
      return nation.stock[INDUSTRIAL];
    case 'military':
      return nation.stock[MILITARY];
    case 'fossil':
      return nation.stock[FOSSIL];
    default:
      return nation[row];
  }
}

/** The lines that can be the cause of a change; for some only if they name this factory, class or resource. */
const CAUSES: Readonly<Record<LedgerRow, readonly string[]>> = {
  people: ['growth', 'famine', 'shrinking'],
  farms: ['factoryRose', 'factoryFell'],
  industry: ['factoryRose', 'factoryFell', 'idleFactory'],
  army: ['factoryRose', 'factoryFell', 'idleFactory'],
  money: ['paid', 'bought', 'sold', 'income', 'moneyTaken', 'taxes', 'boom', 'riotMoney', 'crisisMoney'],
  A: ['classRose', 'classFell'],
  B: ['classRose', 'classFell'],
  C: ['classRose', 'classFell'],
  D: ['classRose', 'classFell'],
  E: ['classRose', 'classFell'],
  unrest: ['unrestByCard', 'unrest', 'classStruggle'],
  pollution: ['pollution', 'pollutionPassed', 'production', 'returned'],
  destab: ['destab', 'coldWar', 'richest', 'overflow', 'returned'],
  territories: ['colonised', 'territoryTaken', 'territoryLost'],
  renewable: ['production', 'consumed', 'bought', 'sold', 'gained', 'loot'],
  industrial: ['production', 'consumed', 'bought', 'sold', 'gained', 'loot'],
  military: ['production', 'consumed', 'bought', 'sold', 'spent', 'gained', 'disarmed'],
  fossil: ['colonised', 'production', 'bought', 'sold', 'recycled'],
};

const FACTORY_OF: Partial<Record<LedgerRow, string>> = {
  farms: 'renewable',
  industry: 'industrial',
  army: 'military',
};

function isCause({ say, with: args }: Message, row: LedgerRow, seat: Seat): boolean {
  if (!CAUSES[row].includes(say.slice('log.'.length))) return false;
  const names = [args.seat, args.target, ...(Array.isArray(args.seats) ? args.seats : [])];
  if (!names.includes(seat)) return false;
  if (isClass(row)) return args.class === row;
  if (row in FACTORY_OF) return args.factory === FACTORY_OF[row];
  if (row === 'pollution' && say === 'log.production') return Number(args.pollution) > 0;
  if (row === 'fossil' && say === 'log.production') return Number(args.fossil) > 0;
  return row === 'fossil' || args.resource === undefined || args.resource === row;
}

/** Every number that has changed, with its causes. */
export function ledgerOf(before: Nation, after: Nation, lines: readonly Message[], seat: Seat): Entry[] {
  return LEDGER.flatMap((row) => {
    const [was, is] = [numberOf(before, row), numberOf(after, row)];
    if (was === is) return [];
    const causes = lines.filter((line) => isCause(line, row, seat));
    return [{ row, before: was, after: is, isGood: is > was !== BAD.includes(row), causes }];
  });
}

/** What the newspaper puts first. */
const LEADS = [
  'financial',
  'ecological',
  'military',
  'famine',
  'riot',
  'conquest',
  'loss',
  'boom',
  'industry',
  'people',
  'progress',
  'farms',
  'money',
  'unrest',
  'quiet',
] as const;
type Lead = (typeof LEADS)[number];

/** The picture beside it. */
export const PICTURE: Readonly<Record<Lead, MomentKind>> = {
  financial: 'crisis',
  ecological: 'disaster',
  military: 'war',
  famine: 'famine',
  riot: 'riot',
  conquest: 'conquest',
  loss: 'battle',
  boom: 'growth',
  industry: 'growth',
  people: 'growth',
  progress: 'peace',
  farms: 'growth',
  money: 'trade',
  unrest: 'riot',
  quiet: 'age',
};

/** A crisis of the world before the nation's own misfortune, a misfortune before a success. */
export function leadOf(ledger: readonly Entry[], lines: readonly Message[], seat: Seat): Lead {
  const said = (say: string, by: unknown = seat, of: 'seat' | 'target' = 'seat') =>
    lines.some((line) => line.say === say && (by === undefined || line.with[of] === by));
  const change = (row: LedgerRow) => {
    const entry = ledger.find((each) => each.row === row);
    return entry === undefined ? 0 : entry.after - entry.before;
  };
  const isTold: Readonly<Record<Lead, boolean>> = {
    financial: lines.some(({ say }) => say === 'log.financialCrisis'),
    ecological: lines.some(({ say }) => say === 'log.ecologicalCrisis'),
    military: lines.some(({ say }) => say === 'log.militaryCrisis'),
    famine: said('log.famine'),
    riot: said('log.riot'),
    conquest: said('log.territoryTaken'),
    loss: said('log.territoryTaken', seat, 'target') || change('territories') < 0,
    boom: said('log.boom'),
    industry: change('industry') > 0,
    people: change('people') > 1,
    progress: CLASSES.some((each) => change(each) > 0),
    farms: change('farms') > 0,
    money: change('money') > 4,
    unrest: change('unrest') > 0,
    quiet: true,
  };
  return LEADS.find((lead) => isTold[lead]) ?? 'quiet';
}

const BAD_LEADS: readonly Lead[] = [
  'financial',
  'ecological',
  'military',
  'famine',
  'riot',
  'loss',
  'unrest',
];

/** What the headline is about comes with numbers of its own mood, the greatest changes for their size first. */
export function gravest(ledger: readonly Entry[], lead: Lead, most: number): Entry[] {
  const isFitting = ({ isGood }: Entry) => isGood !== BAD_LEADS.includes(lead);
  const size = ({ before, after }: Entry) => Math.abs(after - before) / Math.max(1, Math.abs(before));
  return ledger
    .toSorted((one, other) => Number(isFitting(other)) - Number(isFitting(one)) || size(other) - size(one))
    .slice(0, most);
}

/** The line of the log that a headline is made of, or what came of it; what is only counted has none. */
const LINE_OF: Partial<Record<Lead, readonly string[]>> = {
  financial: ['log.financialCrisis'],
  ecological: ['log.ecologicalCrisis'],
  military: ['log.militaryCrisis'],
  famine: ['log.famine'],
  riot: ['log.riotMoney'],
  conquest: ['log.territoryTaken'],
  loss: ['log.territoryTaken', 'log.territoryLost'],
  boom: ['log.boom'],
};

export function lineOf(lead: Lead, lines: readonly Message[], seat: Seat): Message | undefined {
  return lines.find(({ say, with: args }) => {
    if (LINE_OF[lead]?.includes(say) !== true) return false;
    const who = lead === 'loss' && say === 'log.territoryTaken' ? args.target : args.seat;
    return who === undefined || who === seat;
  });
}

/** Short news of the other nations, the gravest first, one of each nation. */
const STORIES = [
  'riot',
  'famine',
  'territoryTaken',
  'boom',
  'breakAlliance',
  'colonised',
  'shrinking',
] as const;
type Story = (typeof STORIES)[number];

interface News {
  readonly story: Story;
  readonly seat: Seat;
  readonly line: Message;
}

export function newsOf(lines: readonly Message[], seat: Seat, most: number): News[] {
  const found: News[] = [];
  for (const story of STORIES) {
    for (const line of lines) {
      const who = line.with.seat;
      if (line.say !== `log.${story}` || typeof who !== 'number' || who === seat) continue;
      if (found.length < most && !found.some((news) => news.seat === who))
        found.push({ story, seat: who, line });
    }
  }
  return found;
}
