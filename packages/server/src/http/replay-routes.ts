import type { GameFile, Viewer } from '@entente/engine';
import { branchBody, logAnswer, measuresAnswer, momentAnswer, tableAnswer } from '@entente/protocol';
import { type HostedGame, show, showLog, showMeasures } from '@entente/table';
import * as z from 'zod/mini';
import type { Connections } from '../live/connections.ts';
import { refuse } from '../refuse.ts';
import type { Store } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { beginningOf } from '../tables/beginning.ts';
import { newClocks } from '../tables/clock.ts';
import { demandGame } from '../tables/commands.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { allRulesOf, branchOf } from '../tables/new-table.ts';
import { demand, maySee, mayWatch } from '../tables/rights.ts';
import { isSecretOpen, showTable } from '../tables/show-table.ts';
import { showNow } from '../tables/show-view.ts';
import type { Tables } from '../tables/tables.ts';
import { restIn } from '../world.ts';
import { open, own, type Route } from './route.ts';

const viewerQuery = z.strictObject({
  viewer: z._default(z.string().check(z.regex(/^(spectator|\d{1,2})$/)), 'spectator'),
});

const viewerOf = (text: string): Viewer => (text === 'spectator' ? text : Number(text));

function seenBy(live: LiveTable, person: string | null, text: string): { play: HostedGame; viewer: Viewer } {
  const viewer = viewerOf(text);
  if (!mayWatch(live.doc, person)) throw refuse('refuse.noTable');
  if (!maySee(live.doc, person, viewer)) throw refuse('refuse.hidden');
  return { play: demandGame(live), viewer };
}

/** What the game was like at a moment: found when nobody has to wait for it any more. */
function atMoment<Result>(
  { world }: Tables,
  live: LiveTable,
  text: string,
  work: (then: HostedGame) => Result,
): { readonly later: Promise<Result> } {
  const moment = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  const later = live.at(moment, () => restIn(world), work);
  if (later === null) throw refuse('refuse.noMoment');
  return { later };
}

/** A finished game as a file: the end as it was written down, also where today's rules make something else of the log. */
export async function gameFile(
  tables: Tables,
  id: string,
  mayRead: (doc: TableDoc) => boolean = () => true,
): Promise<GameFile> {
  return tables.withLatest(id, async (live) => {
    const { doc, play, broken } = live;
    if (!mayRead(doc)) throw refuse('refuse.noTable');
    if (doc.from !== null) throw refuse('refuse.practice');
    if (play === null && (broken === null || doc.result === undefined)) demandGame(live);
    if (!isSecretOpen(doc)) throw refuse('refuse.hidden');
    const { header } = beginningOf(doc);
    const chance = { ...header.chance, secret: doc.secret };
    const entries = play?.entries ?? (await tables.entriesOf(id));
    const { setup, hash, outcome } = doc.result ?? demandGame(live).file();
    const [{ version }] = allRulesOf(doc);
    const rules = header.version === version ? {} : { rules: version };
    return { ...header, ...rules, chance, setup, entries, hash, outcome };
  });
}

interface ReplayRouteServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly connections: Connections;
}

export const replayRoutes = ({ store, tables, connections }: ReplayRouteServices): Route[] => [
  open(
    {
      method: 'get',
      path: '/api/tables/:id/moments/:n',
      what: 'What a viewer saw at a moment, with the log up to it. While a game is running: only your own seats and the spectator.',
      query: viewerQuery,
      answer: momentAnswer,
      limit: 'replay',
    },
    async ({ path, person, query }) => {
      const { later } = await tables.withLatest(path.id, (live) => {
        const { play, viewer } = seenBy(live, person?.id ?? null, query.viewer);
        const last = play.moment;
        return atMoment(tables, live, path.n, (then) => {
          const log = { from: 0, lines: showLog(then, then.logFor(viewer)) };
          const shown = then === play ? showNow(live, play, viewer) : show(then, viewer);
          // The next request moves the same replay on, perhaps before this one is sent.
          return { shown: structuredClone(shown), log, last };
        });
      });
      return later;
    },
  ),
  open(
    {
      method: 'get',
      path: '/api/tables/:id/log',
      what: 'The whole log of a viewer.',
      query: viewerQuery,
      answer: logAnswer,
      limit: 'replay',
    },
    async ({ path, person, query }) =>
      tables.withLatest(path.id, (live) => {
        const { play, viewer } = seenBy(live, person?.id ?? null, query.viewer);
        return { log: { from: 0, lines: showLog(play, play.logFor(viewer)) } };
      }),
  ),
  open(
    {
      method: 'get',
      path: '/api/tables/:id/measures',
      what: 'The series worth plotting, round by round.',
      answer: measuresAnswer,
      limit: 'replay',
    },
    async ({ path, person }) =>
      tables.withLatest(path.id, (live) => showMeasures(seenBy(live, person?.id ?? null, 'spectator').play)),
  ),
  open(
    {
      method: 'get',
      path: '/api/tables/:id/file',
      what: 'The game file with the secret of its dice, when the game is over. Anybody can verify it.',
      answer: z.looseObject({ format: z.literal('entente-game/1') }),
      limit: 'replay',
    },
    async ({ path, person }) => gameFile(tables, path.id, (doc) => mayWatch(doc, person?.id ?? null)),
  ),
  own(
    {
      method: 'post',
      path: '/api/tables/:id/branch',
      what: 'Play on from a moment against bots, at a practice table of your own.',
      body: branchBody,
      answer: tableAnswer,
      limit: 'create',
    },
    async ({ path, body, person }) => {
      const { later } = await tables.withLatest(path.id, (live) => {
        const { doc: from } = live;
        demand(from, person.id, 'branch');
        seenBy(live, person.id, `${body.seat}`);
        return atMoment(tables, live, `${body.moment}`, (then) => {
          if (then.position.outcome !== null) throw refuse('refuse.notNow');
          return branchOf(from, then, body, person, tables.world, tables.now());
        });
      });
      const doc = await later;
      await store.tables.add(doc, tables.now());
      return tables.with(doc.id, async (live) => {
        // Commits, so that its bots begin to play.
        await tables.commit(live, { clocks: newClocks(doc.pace, doc.chairs.length) });
        return { table: showTable(live, person.id, connections) };
      });
    },
  ),
];
