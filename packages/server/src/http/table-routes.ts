import {
  commandAnswer,
  commandBody,
  createTable,
  type InvitedTo,
  joinAnswer,
  type TableLine,
  tableAct,
  tableAnswer,
  tablesAnswer,
  talkBody,
} from '@entente/protocol';
import { afterChange } from '../faults.ts';
import type { Limits } from '../limits.ts';
import type { Connections } from '../live/connections.ts';
import type { Publisher } from '../live/publisher.ts';
import { demandNames, demandNamesIn } from '../names.ts';
import { refuse } from '../refuse.ts';
import type { ListedTable, Store } from '../store/store.ts';
import { actOnTable } from '../tables/acts/act-on-table.ts';
import { commandFromPerson } from '../tables/commands.ts';
import { newTable } from '../tables/new-table.ts';
import { mayWatch } from '../tables/rights.ts';
import { brokenLine, lineFor, showLine, showTable } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';
import { say } from '../tables/talk.ts';
import { open, own, type Route } from './route.ts';

interface TableRouteServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly connections: Connections;
  readonly publisher: Publisher;
  readonly limits: Limits;
}

const MOST_MINE = 60;
const MOST_LISTED = 60;
const MOST_INVITED = 20;

async function tableFor(
  services: Pick<TableRouteServices, 'tables' | 'connections'>,
  id: string,
  person: string | null,
) {
  return services.tables.withLatest(id, (live) => {
    if (!mayWatch(live.doc, person)) throw refuse('refuse.noTable');
    return { table: showTable(live, person, services.connections) };
  });
}

/** Tables that wait for you first, by deadline; then running games, lobbies and finished games. */
function byUrgency(a: TableLine, b: TableLine): number {
  const rank = (line: TableLine) =>
    line.waits ? 0 : { running: 1, paused: 2, lobby: 3, over: 4 }[line.phase];
  const due = (line: TableLine) => line.due ?? Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || due(a) - due(b) || b.changed - a.changed;
}

/** One after the other: all at once they might not fit into memory. */
export async function lines(
  { tables, store, publisher }: Pick<TableRouteServices, 'tables' | 'store' | 'publisher'>,
  stored: readonly ListedTable[],
  person: string | null,
): Promise<TableLine[]> {
  const toPlay = stored.filter((table) => tables.keptLine(table) === null).map(({ id }) => id);
  const progress = await store.tables.progress(toPlay);
  const list: TableLine[] = [];
  for (const table of stored) {
    const { id, doc, clocks } = table;
    const kept = tables.keptLine(table);
    let line: TableLine | null = null;
    if (doc !== null && kept !== null) line = lineFor({ doc, clocks, line: kept }, person);
    else if (doc !== null)
      line = await tables.withReadable(id, (live) => showLine(live, person), progress.get(id));
    if (line !== null && person !== null) publisher.isNews(person, line);
    list.push(line ?? brokenLine(table));
  }
  return list;
}

/** Tables that a person is invited to and that still have room; invitations to full tables have lapsed. */
async function invitedTo(
  { store, tables }: Pick<TableRouteServices, 'store' | 'tables'>,
  person: string,
): Promise<InvitedTo[]> {
  const found: InvitedTo[] = [];
  for (const { table, host } of await store.company.invitations(person, MOST_INVITED)) {
    const [by] = await store.people.byIds([host]);
    const shown = await tables.withReadable(table, (live) => {
      const { phase, locked, chairs, code } = live.doc;
      const hasRoom = phase !== 'over' && !locked && chairs.some((chair) => chair.open);
      if (!hasRoom || chairs.some((chair) => chair.person === person)) return null;
      return { table: showLine(live, person), by: by?.name ?? '', code };
    });
    if (shown === null) await store.company.dropInvitation(person, table);
    else found.push(shown);
  }
  return found;
}

export const tableRoutes = (services: TableRouteServices): Route[] => [
  own(
    {
      method: 'post',
      path: '/api/tables',
      what: 'A new table. The server commits to its dice before players give their nonces.',
      body: createTable,
      answer: tableAnswer,
      limit: 'create',
    },
    async ({ body, person }) => {
      const game = services.tables.games.get(body.game);
      if (game === undefined) throw refuse('refuse.noGame', { game: body.game });
      demandNames(body, services.tables.games);
      const doc = newTable(game, body, person, services.tables.world, services.tables.now());
      await services.store.tables.add(doc, services.tables.now());
      return afterChange(tableFor(services, doc.id, person.id));
    },
  ),
  open(
    {
      method: 'get',
      path: '/api/tables',
      what: 'Your tables, those that wait for you first, and tables that are open to all.',
      answer: tablesAnswer,
    },
    async ({ person }) => {
      const mine = person === null ? [] : await services.store.tables.ofPerson(person.id, MOST_MINE);
      const own = new Set(mine.map(({ id }) => id));
      const listed = (await services.store.tables.listed(MOST_LISTED)).filter(
        ({ id, doc }) =>
          !own.has(id) && doc !== null && (doc.spectators || doc.chairs.some((chair) => chair.open)),
      );
      return {
        mine: (await lines(services, mine, person?.id ?? null)).sort(byUrgency),
        listed: await lines(services, listed, person?.id ?? null),
        invited: person === null ? [] : await invitedTo(services, person.id),
      };
    },
  ),
  open(
    { method: 'get', path: '/api/tables/:id', what: 'A table as you see it.', answer: tableAnswer },
    async ({ path, person }) => tableFor(services, path.id, person?.id ?? null),
  ),
  open(
    {
      method: 'get',
      path: '/api/join/:code',
      what: 'Where a link leads.',
      answer: joinAnswer,
      limit: 'code',
    },
    async ({ path }) => {
      const found = await services.store.tables.byCode(path.code);
      if (found === null) throw refuse('refuse.noCode');
      return services.tables.withLatest(found.table, ({ doc }) => ({
        table: doc.id,
        seat: found.seat,
        name: doc.name,
        game: doc.game,
        pace: doc.pace,
        late: doc.late,
        people: doc.chairs.flatMap(({ person, name }) => (person === null || name === null ? [] : [name])),
        seats: doc.chairs.length,
        free: doc.chairs.filter(({ person, bot }) => person === null && bot === null).length,
      }));
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/do',
      what: 'Do something to a table: sit down, get ready, start, pause, and so on.',
      body: tableAct,
      answer: tableAnswer,
      limit: 'act',
    },
    async ({ path, body, person }) => {
      demandNamesIn(body, services.tables.games);
      if (body.do === 'take') services.limits.spend('code', person.id);
      if (body.do === 'propose' || body.do === 'agree' || body.do === 'rules')
        services.limits.spend('back', person.id);
      await actOnTable(services.tables, services.connections, path.id, body, person);
      return afterChange(tableFor(services, path.id, person.id));
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/commands',
      what: 'A seat of yours answers the question, or takes its last answer back.',
      body: commandBody,
      answer: commandAnswer,
      limit: 'act',
    },
    async ({ path, body, person }) => {
      const moment = await commandFromPerson(services.tables, { person: person.id }, path.id, body);
      return { ok: true, id: body.id, moment };
    },
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/talk',
      what: 'A seat of yours says something, to the whole table or to one other seat.',
      body: talkBody,
      answer: commandAnswer,
      limit: 'talk',
    },
    async ({ path, body, person }) => {
      const moment = await say(services.tables, person.id, path.id, body);
      return { ok: true, id: body.id, moment };
    },
  ),
];
