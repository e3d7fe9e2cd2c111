import type { Message } from '@entente/engine';
import { BUY_PRICE, SELL_PRICE } from './data/market.ts';
import { CLASSES, CRISIS_TYPES, FACTORIES, RESOURCES } from './data/terms.ts';
import {
  FACTORY_LEVELS,
  FACTORY_TABLES,
  GENERATION_YEARS,
  POPULATION_LEVELS,
  POPULATION_VALUE,
  PRODUCTION_OUTPUT,
  UNREST,
} from './data/tracks.ts';
import { heads, highestLevel } from './phases/00-the-game/nation.ts';
import { pollutionReserve } from './phases/00-the-game/reserves.ts';
import type { LimitView, Nation, Star } from './position.ts';
import { RENEWABLE } from './position.ts';
import { type Balance, type Forecast, forecastAhead } from './preview/forecast.ts';
import { countCrises } from './queries.ts';

const WIDTH = 100;

type Ui = (key: string, args?: Message['with']) => string;

/** A label and its parts, in as many lines as they need. */
type Row = readonly [label: string, parts: readonly string[]];

/** The table as text: the world, the own nation, what is to come, all nations. */
export function sketch(view: LimitView, say: (message: Message) => string): string {
  const ui: Ui = (key, args = {}) => say({ say: key, with: args });
  const blocks = [set(worldRows(view, ui))];
  if (view.viewer !== 'spectator') {
    blocks.push(set(nationRows(view, view.public.nations[view.viewer], ui)));
  }
  const ahead = aheadRows(view, ui);
  if (ahead.length > 0) blocks.push(set(ahead));
  blocks.push(nationsTable(view, ui));
  return blocks.join('\n\n');
}

/** For the own nation and for the world; nothing while what was foreseen is happening. */
function aheadRows(view: LimitView, ui: Ui): Row[] {
  const seen = forecastAhead(view);
  if (seen === null) return [];
  const when = seen.of === 'next' ? [ui('ui.nextGeneration')] : [];
  const world: Row = [ui('ui.worldAhead'), [...when, ...worldAhead(seen.forecast, ui)]];
  if (view.viewer === 'spectator') return [world];
  return [[ui('ui.ahead'), [...when, ...nationAhead(seen.forecast, view.viewer, ui)]], world];
}

/** Sets labels under each other and breaks lines between parts. */
function set(rows: readonly Row[]): string {
  const margin = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows
    .flatMap(([label, parts]) =>
      flow(parts, WIDTH - margin).map((line, index) => `${(index === 0 ? label : '').padEnd(margin)}${line}`),
    )
    .join('\n');
}

function flow(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines[lines.length - 1]} · ${part}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function worldRows(view: LimitView, ui: Ui): Row[] {
  const world = view.public;
  const { generation, star } = world;
  const [from, to] = [GENERATION_YEARS[generation], GENERATION_YEARS[generation] + 30];
  const prices = RESOURCES.map((resource, index) => {
    const [stock, rate] = [world.market.stock[index], world.market.rate[index]];
    return ui('ui.price', { resource, stock, buy: BUY_PRICE[rate], sell: SELL_PRICE[rate] });
  });
  return [
    [ui('ui.time'), [ui('ui.generation', { generation, from, to }), ui('ui.leader', { seat: world.leader })]],
    [ui('ui.crises'), [ui('ui.crisesCount', { count: countCrises(world), ...world.crises })]],
    [
      ui('ui.world'),
      [
        ui('ui.bank', { money: world.bank }),
        ui('ui.pollutionLeft', { pollution: pollutionReserve(world), cap: world.pollutionCap }),
        ui('ui.destabLeft', { destab: world.destabReserve }),
        ui('ui.colonies', world.colonisation),
      ],
    ],
    [ui('ui.market'), prices],
    ...(star === null ? [] : [[ui('ui.star'), starParts(star, ui)] as const]),
  ];
}

function starParts(star: Star, ui: Ui): string[] {
  const { territories, fossil, money, pollution, destab } = star;
  return [
    ui('ui.stock', { resource: 'fossil', count: fossil }),
    ...tokenParts(ui, money, territories, pollution, destab),
  ];
}

function tokenParts(ui: Ui, money: number, territories: number, pollution: number, destab: number): string[] {
  return [
    ui('ui.money', { money }),
    ui('ui.land', { territories }),
    ui('ui.pollution', { pollution }),
    ui('ui.destab', { destab }),
  ];
}

/** `1 2 [3] 5 10`, with a bar behind the last position that can be reached. */
function track(values: readonly number[], at: number, last: number): string {
  const cells = values.map((value, index) => (index + 1 === at ? `[${value}]` : `${value}`));
  if (last < values.length) cells.splice(last, 0, '│');
  return cells.join(' ');
}

const FACTORY_LABEL = { renewable: 'ui.farms', industrial: 'ui.industry', military: 'ui.army' } as const;

function nationRows(view: LimitView, nation: Nation, ui: Ui): Row[] {
  const { fossil, pollution } = FACTORY_TABLES[view.options.fossil];
  const outputs = PRODUCTION_OUTPUT.slice(1, FACTORY_LEVELS + 1);
  const factories = FACTORIES.map((factory, index): Row => {
    const level = nation.factories[index];
    const marks = track(outputs, level, highestLevel(nation, index));
    const burns = ui('ui.burns', { fossil: fossil[level], pollution: pollution[level] });
    return [ui(FACTORY_LABEL[factory]), index === RENEWABLE ? [marks] : [marks, burns]];
  });
  const people = track(
    POPULATION_VALUE.slice(1, POPULATION_LEVELS + 1),
    nation.population,
    POPULATION_LEVELS,
  );
  const { money, territories, zone } = nation;
  const names = (cards: readonly string[]) => cards.map((card) => ui('ui.card', { card }));
  const rows: Row[] = [
    [ui('ui.people'), [people]],
    ...factories,
    [ui('ui.living'), [CLASSES.map((name, index) => `${name} ${nation.sol[index]}`).join('  ')]],
    [ui('ui.unrest'), [unrestTrack(nation.unrest)]],
    [
      ui('ui.stocks'),
      [
        ...RESOURCES.map((resource, index) => ui('ui.stock', { resource, count: nation.stock[index] })),
        ...tokenParts(ui, money, territories, nation.pollution, nation.destab),
        ui('ui.demography', { zone }),
      ],
    ],
    [ui('ui.permanents'), names(nation.permanents)],
    [ui('ui.hand'), names(view.private?.hand ?? [])],
  ];
  return rows.filter(([, parts]) => parts.length > 0);
}

/** Bars divide boom, progress and riot. */
function unrestTrack(unrest: number): string {
  const cells: string[] = [];
  for (let position: number = UNREST.lowest; position <= UNREST.highest; position++) {
    if (position === UNREST.boomTo + 1 || position === UNREST.riotFrom) cells.push('│');
    cells.push(position === unrest ? `[${position}]` : `${position}`);
  }
  return cells.join(' ');
}

function nationAhead({ nations }: Forecast, seat: number, ui: Ui): string[] {
  const {
    food,
    goods,
    production,
    fossil,
    pollution,
    taxes,
    heads: people,
    unrest,
    nextFood,
  } = nations[seat];
  const need = (key: string, { needed, stock, unserved }: Balance) => ui(key, { needed, stock, unserved });
  return [
    need('ui.food', food),
    need('ui.goods', goods),
    ui('ui.makes', {
      renewable: production.renewable.made,
      industrial: production.industrial.made,
      military: production.military.made,
    }),
    ui('ui.burns', { fossil: fossil.now - fossil.after, pollution }),
    ui('ui.taxes', { money: taxes }),
    ui('ui.grows', people),
    ui('ui.order', { order: unrest.order, now: unrest.now, after: unrest.after }),
    need('ui.nextFood', nextFood),
  ];
}

function worldAhead({ world }: Forecast, ui: Ui): string[] {
  const coming = CRISIS_TYPES.filter((crisis) => world.crises[crisis]);
  return [
    ui('ui.bankPays', { money: world.bank.payments }),
    ui('ui.pollutionAfter', { pollution: world.pollutionReserve.after }),
    ui('ui.destabLeft', { destab: world.destabReserve.after }),
    ...(coming.length === 0 ? [ui('ui.noCrisis')] : coming.map((crisis) => ui('ui.crisis', { crisis }))),
  ];
}

/** All nations in a table of short columns. */
function nationsTable(view: LimitView, ui: Ui): string {
  const titles = [
    'ui.colPeople',
    'ui.colFactories',
    'ui.colLiving',
    'ui.colUnrest',
    'ui.colStock',
    'ui.colMoney',
  ];
  const more = ['ui.colLand', 'ui.colPollution', 'ui.colDestab', 'ui.colCards'];
  // A nation that passed in the last round of decisions is asked again in the next.
  const decided = view.flow.some(({ step }) => step === 'politicalDecisions');
  const rows = view.public.nations.map((nation, seat) => [
    ui('ui.nation', { seat }),
    `${heads(nation)}`,
    nation.factories.join('·'),
    nation.sol.join(''),
    `${nation.unrest}`,
    nation.stock.join(' '),
    `${nation.money}`,
    `${nation.territories}`,
    `${nation.pollution}`,
    `${nation.destab}`,
    decided && nation.passed ? `${view.facts.hands[seat]} (${ui('ui.passed')})` : `${view.facts.hands[seat]}`,
  ]);
  const table = [['', ...[...titles, ...more].map((key) => ui(key))], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return table.map((row) => line(row).trimEnd()).join('\n');
}
