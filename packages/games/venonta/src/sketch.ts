import type { Message, Seat } from '@entente/engine';
import { ACTIONS } from './data/actions.ts';
import { GROUPS } from './data/objectives/index.ts';
import { BOX, RED } from './data/tables.ts';
import { PHASES } from './data/terms.ts';
import { OCEANS, TERRITORIES } from './data/territories.ts';
import { tankDice } from './phases/09-turn-i/combat/forces.ts';
import { progress } from './phases/14-objectives/objectives.ts';
import {
  DEFENDERS,
  DISCS,
  FOREST,
  NOBODY,
  OFFENCE,
  SEATS,
  type VenontaView,
  type World,
} from './position.ts';
import { fishLeft, needOf, plantsOf, productionOf, tanksOf, tepPrice } from './queries.ts';

const WIDTH = 100;
/** Seats are letters beside territories, as emblems are on a board. */
const LETTERS = 'ABCDEF';
const NONE = '–';

type Ui = (key: string, args?: Message['with']) => string;

/** The table as text: the world, the players, the territories, the viewer's own cards. At most 100 by 36. */
export function sketch(view: VenontaView, say: (message: Message) => string): string {
  const ui: Ui = (key, args = {}) => say({ say: key, with: args });
  const lines = [
    ...worldRows(view, ui),
    '',
    ...seatRows(view, ui),
    '',
    ...territoryRows(view.public, view.seats, ui),
    ui('ui.legend'),
    ...pactRow(view, ui),
    ...ownRows(view, ui),
    ...combatRow(view.public, ui),
  ];
  return lines.map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line)).join('\n');
}

function worldRows({ public: world }: VenontaView, ui: Ui): string[] {
  const year = BOX.firstYear + BOX.years * (Math.max(1, world.round) - 1);
  const oceans = OCEANS.map((ocean, index) => ui('ui.ocean', { ocean, fish: world.fish[index] }));
  return [
    ui('ui.round', { year: `${year}`, round: Math.max(1, world.round), phase: PHASES[world.phase] }),
    ui('ui.world', {
      co2: world.co2,
      red: RED[world.red] ?? NONE,
      waiting: world.waiting,
      consumed: world.consumed,
      price: tepPrice(world, 0) - world.cartel[0],
      bank: world.bank,
    }),
    ui('ui.fish', { total: fishLeft(world), oceans: oceans.slice(0, 3) }),
    ui('ui.moreFish', { oceans: oceans.slice(3) }),
  ];
}

const COLUMNS = [
  'Vp',
  'People',
  'Food',
  'Harvest',
  'Tokens',
  'Plants',
  'Tanks',
  'Colonies',
  'Cards',
  'Group',
];
const TITLES: Readonly<Record<string, string>> = {
  Vp: 'ui.colVp',
  People: 'ui.colPeople',
  Food: 'ui.colFood',
  Harvest: 'ui.colHarvest',
  Tokens: 'ui.colTokens',
  Plants: 'ui.colPlants',
  Tanks: 'ui.colTanks',
  Colonies: 'ui.colColonies',
  Cards: 'ui.colCards',
  Group: 'ui.colGroup',
};

/** In order of play. */
function seatRows(view: VenontaView, ui: Ui): string[] {
  const { public: world, facts, options } = view;
  const rows = world.order.map((seat) => [
    `${world.active === seat ? '*' : ' '}${LETTERS[seat]}`,
    ui('ui.player', { seat }),
    world.vp[seat],
    world.population[seat],
    world.fed[seat] > 0 ? `${world.stock[seat]}` : `${world.stock[seat]}/${needOf(world, seat)}`,
    productionOf(world, options, seat),
    world.tokens[seat],
    plantsOf(world, seat),
    tanksOf(world, seat),
    world.coloniser.filter((coloniser) => coloniser === seat).length,
    facts.hands[seat],
    world.group[seat] < 0 ? NONE : ui('ui.group', { group: GROUPS[world.group[seat]] }),
  ]);
  return columns([
    ['', '', ...COLUMNS.map((column) => ui(TITLES[column]))],
    ...rows.map((row) => row.map(String)),
  ]);
}

/** Number, name, owner and coloniser, discs, fuel, tanks by player, migrants. */
function territoryRows(world: World, seats: number, ui: Ui): string[] {
  const titles = ['ui.colOwner', 'ui.colLand', 'ui.colTep', 'ui.colArmies', 'ui.colGuests'];
  const rows = TERRITORIES.map((territory, land) => [
    `${land + 1}`,
    ui('ui.territory', { territory }),
    heldBy(world, land),
    discsOf(world, land),
    `${world.tep[land]}`,
    armies(world, seats, land),
    `${world.migrants[land] + world.guests[land]}`,
  ]);
  return columns([['', '', ...titles.map((key) => ui(key))], ...rows]);
}

function heldBy({ owner, coloniser }: World, land: number): string {
  if (owner[land] === NOBODY) return NONE;
  const mine = LETTERS[owner[land]];
  return coloniser[land] === NOBODY ? mine : `${mine}>${LETTERS[coloniser[land]]}`;
}

const SIGNS = '.fI#';
const WET_FOREST = '~';

function discsOf({ disc, h2o }: World, land: number): string {
  let signs = '';
  for (let index = land * DISCS; index < land * DISCS + DISCS; index++) {
    signs += disc[index] === FOREST && h2o[index] > 0 ? WET_FOREST : SIGNS[disc[index]];
  }
  return signs;
}

function armies({ tanks }: World, seats: number, land: number): string {
  const found: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const count = tanks[land * SEATS + seat];
    if (count > 0) found.push(`${LETTERS[seat]}${count === 1 ? '' : count}`);
  }
  return found.length === 0 ? NONE : found.join(' ');
}

function pactRow({ public: world, seats }: VenontaView, ui: Ui): string[] {
  const pacts: string[] = [];
  for (let seat: Seat = 0; seat < seats; seat++) {
    for (let other = seat + 1; other < seats; other++) {
      if (world.pacts[seat * SEATS + other] > 0) pacts.push(`${LETTERS[seat]}${LETTERS[other]}`);
    }
  }
  return pacts.length === 0 ? [] : [ui('ui.pacts', { pacts: pacts.join(' ') })];
}

/** What only the viewer sees. */
function ownRows(view: VenontaView, ui: Ui): string[] {
  if (view.private === null || view.viewer === 'spectator') return [];
  const cards = view.private.hand.map((card) => ui('ui.card', { card: ACTIONS[card].id }));
  const mine = progress(view, view.viewer);
  const rows = [ui('ui.hand', { cards: cards.length === 0 ? ui('ui.noCards') : cards })];
  if (mine !== null) {
    const { objective, points, reached } = mine;
    rows.unshift(ui('ui.objective', { objective, points, met: reached ? 1 : 0 }));
  }
  return rows;
}

function combatRow({ combat }: World, ui: Ui): string[] {
  if (combat === null) return [];
  const { attacker, defender, target, people } = combat;
  return [
    ui('ui.combat', {
      territory: TERRITORIES[target],
      attacker,
      defender,
      tanks: tankDice(combat, OFFENCE),
      people: people[OFFENCE],
      otherTanks: tankDice(combat, DEFENDERS),
      otherPeople: people[DEFENDERS],
    }),
  ];
}

/** Sets cells under each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
