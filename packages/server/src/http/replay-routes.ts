import type { Viewer } from '@entente/engine';
import { branchBody, logAnswer, measuresAnswer, momentAnswer, tableAnswer } from '@entente/protocol';
import { type HostedGame, show, showLog, showMeasures } from '@entente/table';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { refuse } from '../refuse.ts';
import { demand, maySee, mayWatch } from '../rights.ts';
import { showNow } from '../show.ts';
import { showTable } from '../show-table.ts';
import { newClocks } from '../table/clock.ts';
import { playOf } from '../table/commands.ts';
import { branchOf } from '../table/create.ts';
import type { Room } from '../table/room.ts';
import { open, own, type Route } from './route.ts';

const viewerQuery = z.strictObject({
  viewer: z._default(z.string().check(z.regex(/^(spectator|\d{1,2})$/)), 'spectator'),
});

const viewerOf = (text: string): Viewer => (text === 'spectator' ? text : Number(text));

function seenBy(room: Room, person: string | null, text: string): { play: HostedGame; viewer: Viewer } {
  const viewer = viewerOf(text);
  if (!mayWatch(room.doc, person)) throw refuse('refuse.noTable');
  if (!maySee(room.doc, person, viewer)) throw refuse('refuse.hidden');
  return { play: playOf(room), viewer };
}

function momentOf(room: Room, text: string): { moment: number; then: HostedGame } {
  const moment = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  const then = moment < 0 ? null : room.at(moment);
  if (then === null) throw refuse('refuse.noMoment');
  return { moment, then };
}

async function gameFile(house: House, id: string, person: string | null) {
  return house.hall.fresh(id, (room) => {
    if (!mayWatch(room.doc, person)) throw refuse('refuse.noTable');
    if (room.doc.from !== null) throw refuse('refuse.practice');
    const play = playOf(room);
    if (room.doc.phase !== 'over') throw refuse('refuse.hidden');
    const file = play.file();
    const { chance } = file;
    return chance.kind === 'keyed' ? { ...file, chance: { ...chance, secret: room.doc.secret } } : file;
  });
}

export const replayRoutes: Route[] = [
  open(
    {
      method: 'get',
      path: '/api/tables/:id/moments/:n',
      what: 'What a viewer saw at a moment, with the log up to it. While a game is running: only your own seats and the spectator.',
      query: viewerQuery,
      answer: momentAnswer,
      limit: 'replay',
    },
    async ({ house, path, person, query }) =>
      house.hall.fresh(path.id, (room) => {
        const { play, viewer } = seenBy(room, person?.id ?? null, query.viewer);
        const { moment, then } = momentOf(room, path.n);
        const log = { from: 0, lines: showLog(then, then.logFor(viewer)) };
        const shown = moment === play.moment ? showNow(room, play, viewer) : show(then, viewer);
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
    async ({ house, path, person, query }) =>
      house.hall.fresh(path.id, (room) => {
        const { play, viewer } = seenBy(room, person?.id ?? null, query.viewer);
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
    async ({ house, path, person }) =>
      house.hall.fresh(path.id, (room) => showMeasures(seenBy(room, person?.id ?? null, 'spectator').play)),
  ),
  open(
    {
      method: 'get',
      path: '/api/tables/:id/file',
      what: 'The game file with the secret of its dice, when the game is over. Anybody can verify it.',
      answer: z.looseObject({ format: z.literal('entente-game/1') }),
      limit: 'replay',
    },
    async ({ house, path, person }) => gameFile(house, path.id, person?.id ?? null),
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
    async ({ house, path, body, person }) => {
      const doc = await house.hall.fresh(path.id, (room) => {
        demand(room.doc, person.id, 'branch');
        seenBy(room, person.id, `${body.seat}`);
        const { then } = momentOf(room, `${body.moment}`);
        if (then.position.outcome !== null) throw refuse('refuse.notNow');
        return branchOf(room.doc, then, body, person, house.hall.now());
      });
      await house.store.addTable(doc, house.hall.now());
      return house.hall.at(doc.id, async (room) => {
        // Stored once more, so that bots that have to move are looked after.
        await house.hall.keep(room, { clocks: newClocks(doc.pace, doc.chairs.length) });
        return { table: showTable(room, person.id, house.audience) };
      });
    },
  ),
];
