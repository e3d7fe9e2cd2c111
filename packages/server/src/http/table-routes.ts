import {
  commandAnswer,
  commandBody,
  createTable,
  joinAnswer,
  type TableLine,
  tableAct,
  tableAnswer,
  tablesAnswer,
  talkBody,
} from '@entente/protocol';
import type { House } from '../house.ts';
import { demandNames, demandNamesIn } from '../names.ts';
import { refuse } from '../refuse.ts';
import { mayWatch } from '../rights.ts';
import { brokenLine, showLine, showTable } from '../show-table.ts';
import type { ListedTable } from '../store/store.ts';
import { personDoes } from '../table/commands.ts';
import { actOnTable } from '../table/course.ts';
import { newTable } from '../table/create.ts';
import { say } from '../table/talking.ts';
import { open, own, type Route } from './route.ts';

const MOST_MINE = 60;
const MOST_LISTED = 60;

async function tableFor(house: House, id: string, person: string | null) {
  return house.hall.fresh(id, (room) => {
    if (!mayWatch(room.doc, person)) throw refuse('refuse.noTable');
    return { table: showTable(room, person, house.audience) };
  });
}

/** Those that wait for you first, by deadline; then running ones, lobbies, and what is over. */
function byUrgency(a: TableLine, b: TableLine): number {
  const rank = (line: TableLine) =>
    line.waits ? 0 : { running: 1, paused: 2, lobby: 3, over: 4 }[line.phase];
  const due = (line: TableLine) => line.due ?? Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || due(a) - due(b) || b.changed - a.changed;
}

/** One after the other: all at once they might not fit into memory. */
async function lines(
  { hall, store, audience }: House,
  tables: readonly ListedTable[],
  person: string | null,
): Promise<TableLine[]> {
  const progress = await store.progress(tables.map(({ id }) => id));
  const list: TableLine[] = [];
  for (const table of tables) {
    const least = progress.get(table.id);
    const line =
      table.doc === null ? null : await hall.atReadable(table.id, (room) => showLine(room, person), least);
    if (line !== null && person !== null) audience.isNews(person, line);
    list.push(line ?? brokenLine(table));
  }
  return list;
}

export const tableRoutes: Route[] = [
  own(
    {
      method: 'post',
      path: '/api/tables',
      what: 'A new table. Its dice are committed to before anybody gives a nonce.',
      body: createTable,
      answer: tableAnswer,
      limit: 'create',
    },
    async ({ house, body, person }) => {
      const game = house.hall.games.get(body.game);
      if (game === undefined) throw refuse('refuse.noGame', { game: body.game });
      demandNames(body, house.hall.games);
      const doc = newTable(game, body, person, house.hall.now());
      await house.store.addTable(doc, house.hall.now());
      return tableFor(house, doc.id, person.id);
    },
  ),
  open(
    {
      method: 'get',
      path: '/api/tables',
      what: 'Your tables, those that wait for you first, and tables that are open to all.',
      answer: tablesAnswer,
    },
    async ({ house, person }) => {
      const mine = person === null ? [] : await house.store.tablesOf(person.id, MOST_MINE);
      const own = new Set(mine.map(({ id }) => id));
      const listed = (await house.store.listed(MOST_LISTED)).filter(
        ({ id, doc }) =>
          !own.has(id) && doc !== null && (doc.spectators || doc.chairs.some((chair) => chair.open)),
      );
      return {
        mine: (await lines(house, mine, person?.id ?? null)).sort(byUrgency),
        listed: await lines(house, listed, person?.id ?? null),
      };
    },
  ),
  open(
    { method: 'get', path: '/api/tables/:id', what: 'A table as you see it.', answer: tableAnswer },
    async ({ house, path, person }) => tableFor(house, path.id, person?.id ?? null),
  ),
  open(
    {
      method: 'get',
      path: '/api/join/:code',
      what: 'Where a link leads.',
      answer: joinAnswer,
      limit: 'code',
    },
    async ({ house, path }) => {
      const found = await house.store.byCode(path.code);
      if (found === null) throw refuse('refuse.noCode');
      return house.hall.fresh(found.table, ({ doc }) => ({
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
    async ({ house, path, body, person }) => {
      demandNamesIn(body, house.hall.games);
      if (body.do === 'take') house.limits.spend('code', person.id);
      if (body.do === 'propose' || body.do === 'agree') house.limits.spend('back', person.id);
      await actOnTable(house.hall, house.audience, path.id, body, person);
      return tableFor(house, path.id, person.id);
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
    async ({ house, path, body, person }) => {
      const moment = await personDoes(house.hall, person.id, path.id, body);
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
    async ({ house, path, body, person }) => {
      const moment = await say(house.hall, person.id, path.id, body);
      return { ok: true, id: body.id, moment };
    },
  ),
];
