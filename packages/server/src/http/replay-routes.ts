import type { GameFile, Viewer } from '@entente/engine';
import { branchBody, logAnswer, measuresAnswer, momentAnswer, tableAnswer } from '@entente/protocol';
import { type HostedGame, show, showLog, showMeasures } from '@entente/table';
import * as z from 'zod/mini';
import type { Connections } from '../live/connections.ts';
import { refuse } from '../refuse.ts';
import type { Store } from '../store/store.ts';
import { beginningOf } from '../tables/beginning.ts';
import { newClocks } from '../tables/clock.ts';
import { demandGame } from '../tables/commands.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { branchOf } from '../tables/new-table.ts';
import { demand, maySee, mayWatch } from '../tables/rights.ts';
import { showTable } from '../tables/show-table.ts';
import { showNow } from '../tables/show-view.ts';
import type { Tables } from '../tables/tables.ts';
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

function momentOf(live: LiveTable, text: string): { moment: number; then: HostedGame } {
  const moment = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  const then = moment < 0 ? null : live.at(moment);
  if (then === null) throw refuse('refuse.noMoment');
  return { moment, then };
}

/** A finished game as a file: the end as it was written down, also where today's rules make something else of the log. */
async function gameFile(tables: Tables, id: string, person: string | null): Promise<GameFile> {
  return tables.withLatest(id, async (live) => {
    const { doc, play, broken } = live;
    if (!mayWatch(doc, person)) throw refuse('refuse.noTable');
    if (doc.from !== null) throw refuse('refuse.practice');
    if (play === null && (broken === null || doc.result === undefined)) demandGame(live);
    if (doc.phase !== 'over') throw refuse('refuse.hidden');
    const { header } = beginningOf(doc);
    const chance = { ...header.chance, secret: doc.secret };
    const entries = play?.entries ?? (await tables.entriesOf(id));
    const { setup, hash, outcome } = doc.result ?? demandGame(live).file();
    const rules = doc.begun === undefined ? {} : { rules: doc.version };
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
    async ({ path, person, query }) =>
      tables.withLatest(path.id, (live) => {
        const { play, viewer } = seenBy(live, person?.id ?? null, query.viewer);
        const { moment, then } = momentOf(live, path.n);
        const log = { from: 0, lines: showLog(then, then.logFor(viewer)) };
        const shown = moment === play.moment ? showNow(live, play, viewer) : show(then, viewer);
        return { shown, log, last: play.moment };
      }),
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
    async ({ path, person }) => gameFile(tables, path.id, person?.id ?? null),
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
      const doc = await tables.withLatest(path.id, (live) => {
        demand(live.doc, person.id, 'branch');
        seenBy(live, person.id, `${body.seat}`);
        const { then } = momentOf(live, `${body.moment}`);
        if (then.position.outcome !== null) throw refuse('refuse.notNow');
        return branchOf(live.doc, then, body, person, tables.now());
      });
      await store.tables.add(doc, tables.now());
      return tables.with(doc.id, async (live) => {
        // Commits, so that its bots begin to play.
        await tables.commit(live, { clocks: newClocks(doc.pace, doc.chairs.length) });
        return { table: showTable(live, person.id, connections) };
      });
    },
  ),
];
