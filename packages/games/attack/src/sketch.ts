import type { Message, Seat } from '@entente/engine';
import { ECONOMIC_CARDS } from './data/cards/economic.ts';
import { ROUTES } from './data/cards/routes.ts';
import { MAPS, REGIONS, SEAS } from './data/map.ts';
import { GOVERNMENTS, POLITICAL_CARDS, TECHNOLOGIES } from './data/terms.ts';
import { FLEET, LAND } from './data/units.ts';
import { attackersOf } from './phases/07-move/attacks.ts';
import { victoryPoints } from './phases/23-the-end-of-the-game/victory.ts';
import { type AttackView, NEUTRAL, type World } from './position.ts';
import { plannedMarches } from './preview/plans.ts';
import { fleetAt, garrison, regionsOf, shipsAt } from './queries.ts';

const WIDTH = 100;
const HEIGHT = 36;
const NONE = '–';
const GAP = '  ';

type Ui = (key: string, args?: Message['with']) => string;

/**
 * The table as text: players, their armies and fleets, the viewer's own cards, what is planned. At most 100 by
 * 36.
 */
export function sketch(view: AttackView, say: (message: Message) => string): string {
  const ui: Ui = (key, args = {}) => say({ say: key, with: args });
  const lines = [roundRow(view, ui), '', ...seatRows(view, ui), '', ...neutralRow(view, ui)];
  const after = [...ownRows(view, ui), ...planRows(view, ui), ...battleRow(view, ui)];
  // What is left of the screen is shared by the players, one row of each for ships.
  const each = Math.floor((HEIGHT - lines.length - after.length - 1) / view.seats);
  for (let seat = 0; seat < view.seats; seat++) {
    lines.push(...armyRows(view, seat, Math.max(1, each - 1), ui), ...fleetRow(view, seat, ui));
  }
  return [...lines, ui('ui.legend'), ...after].map(cut).join('\n');
}

const cut = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line);

function roundRow({ public: world, options, round }: AttackView, ui: Ui): string {
  return ui('ui.round', {
    round: round + 1,
    seat: world.active,
    actions: world.actions,
    eagles: world.eagles,
    most: options.eagles,
  });
}

const TITLES = [
  'ui.colPoints',
  'ui.colRegions',
  'ui.colPp',
  'ui.colOil',
  'ui.colCards',
  'ui.colEconomic',
  'ui.colRoutes',
  'ui.colTechnologies',
];

function seatRows(view: AttackView, ui: Ui): string[] {
  const { public: world, facts } = view;
  const rows: string[][] = [
    ['', '', ...TITLES.map((key) => ui(key)), ui('ui.colGovernment'), ui('ui.colCapital')],
  ];
  for (let seat = 0; seat < view.seats; seat++) {
    const government = world.governments[seat];
    const capital = world.capitals[seat];
    rows.push([
      world.active === seat ? '*' : ' ',
      ui('ui.player', { seat }),
      ...[
        government < 0 ? 2 * regionsOf(world, seat) : victoryPoints(view, seat),
        regionsOf(world, seat),
        world.pp[seat],
        world.oil[seat],
        facts.political[seat],
        facts.economic[seat] + facts.disabled[seat],
        facts.routes[seat],
        bitsOf(world.technologies[seat]).length,
      ].map(String),
      government < 0 ? NONE : ui('ui.government', { government: GOVERNMENTS[government] }),
      capital < 0 ? NONE : ui('ui.region', { region: REGIONS[capital] }),
    ]);
  }
  return columns(rows);
}

function neutralRow({ public: world, options }: AttackView, ui: Ui): string[] {
  const counts = GOVERNMENTS.map(() => 0);
  let unknown = 0;
  for (const region of MAPS[options.map].regions) {
    if (world.owner[region] !== NEUTRAL) continue;
    if (world.government[region] < 0) unknown++;
    else counts[world.government[region]]++;
  }
  if (unknown > 0) return [ui('ui.unclaimed', { count: unknown })];
  const parts = GOVERNMENTS.map(
    (government, index) => `${ui('ui.government', { government })} ${counts[index]}`,
  );
  return [ui('ui.neutrals', { list: parts.join(' · ') })];
}

/** The largest stacks first, as many as fit. */
function armyRows({ public: world, options }: AttackView, seat: Seat, rows: number, ui: Ui): string[] {
  const own = MAPS[options.map].regions.filter((region) => world.owner[region] === seat);
  const letters = ui('ui.landLetters');
  const stacks = own
    .toSorted((one, other) => garrison(world, other) - garrison(world, one))
    .map((region) => {
      const units = counted(letters, world.units, region * LAND, LAND);
      return `${ui('ui.region', { region: REGIONS[region] })} ${units}`;
    });
  return flowed(ui('ui.army', { seat }), stacks, rows);
}

function fleetRow({ public: world, options }: AttackView, seat: Seat, ui: Ui): string[] {
  const letters = ui('ui.shipLetters');
  const fleets = MAPS[options.map].seas
    .filter((sea) => shipsAt(world, sea, seat) > 0)
    .map((sea) => {
      const ships = counted(letters, world.ships, fleetAt(sea, seat), FLEET);
      return `${ui('ui.sea', { sea: SEAS[sea] })} ${ships}`;
    });
  return fleets.length === 0 ? [] : flowed(ui('ui.fleet', { seat }), fleets, 1);
}

/** Counts behind letters: I3T1. */
function counted(letters: string, counts: readonly number[], at: number, kinds: number): string {
  let text = '';
  for (let kind = 0; kind < kinds; kind++) {
    if (counts[at + kind] > 0) text += `${letters[kind]}${counts[at + kind]}`;
  }
  return text;
}

/** What only the viewer sees. */
function ownRows(view: AttackView, ui: Ui): string[] {
  if (view.private === null || view.viewer === 'spectator') return [];
  const { political, economic, routes } = view.private;
  const cards = several(political, (kind) => ui('ui.card', { card: POLITICAL_CARDS[kind] }));
  const resources = several(economic, (kind) => ui('ui.resource', { resource: ECONOMIC_CARDS[kind] }));
  const lanes = bitsOf(routes).map((route) => ui('ui.route', { route: ROUTES[route] }));
  const known = bitsOf(view.public.technologies[view.viewer]).map((index) =>
    ui('ui.technology', { technology: TECHNOLOGIES[index] }),
  );
  return [
    ...flowed(ui('ui.hand'), cards, 2),
    ...flowed(ui('ui.economy'), [...resources, ...lanes], 2),
    ...(known.length === 0 ? [] : flowed(ui('ui.knows'), known, 1)),
  ];
}

function several(counts: readonly number[], name: (kind: number) => string): string[] {
  const found: string[] = [];
  counts.forEach((count, kind) => {
    if (count > 0) found.push(count === 1 ? name(kind) : `${count} × ${name(kind)}`);
  });
  return found;
}

function planRows({ public: world }: AttackView, ui: Ui): string[] {
  const orders = plannedMarches(world).map(({ unit, count, path }) =>
    ui('ui.march', { unit, count, from: path[0], to: path[path.length - 1] }),
  );
  return orders.length === 0 ? [] : flowed(ui('ui.plan'), orders, 1);
}

function battleRow({ public: world }: AttackView, ui: Ui): string[] {
  const { battle } = world;
  if (battle === null) return [];
  const letters = ui('ui.landLetters');
  const guard = defenders(world, battle.region, battle.defender, battle.guard);
  return [
    ui('ui.battle', {
      region: REGIONS[battle.region],
      seat: battle.attacker,
      attackers: counted(letters, attackersOf(world, battle.region), 0, LAND),
      defenders: counted(letters, guard, 0, LAND),
    }),
  ];
}

const defenders = ({ units }: World, region: number, defender: number, guard: readonly number[]) =>
  defender === NEUTRAL ? guard : units.slice(region * LAND, region * LAND + LAND);

function bitsOf(set: number): number[] {
  const found: number[] = [];
  for (let bit = 0; bit < 31; bit++) if ((set & (1 << bit)) !== 0) found.push(bit);
  return found;
}

/** A list behind its title, in at most this number of rows; what does not fit is counted. */
function flowed(title: string, items: readonly string[], rows: number): string[] {
  const lines: string[] = [];
  let line = title;
  let first = true;
  for (let index = 0; index < items.length; index++) {
    const more = first ? ` ${items[index]}` : `, ${items[index]}`;
    // The last row keeps room for the count.
    const room = lines.length === rows - 1 ? WIDTH - 6 : WIDTH - 1;
    if (line.length + more.length > room) {
      if (lines.length === rows - 1) return [...lines, `${line} +${items.length - index}`];
      lines.push(`${line},`);
      line = GAP + items[index];
    } else line += more;
    first = false;
  }
  return [...lines, items.length === 0 ? `${title} ${NONE}` : line];
}

/** Sets cells under each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join(' ')
      .trimEnd(),
  );
}
