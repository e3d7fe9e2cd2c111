/** Acts on a table. Those that need more than its arrangement are here (start, rematch) or in files of their own. */
import type { TableAct } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import { demand } from '../rights.ts';
import type { Presence } from '../show-table.ts';
import type { TableDoc } from '../store/doc.ts';
import { type Actor, arrange, copyDoc } from './acts.ts';
import { newClocks } from './clock.ts';
import { rematchOf } from './create.ts';
import { resign } from './giving-up.ts';
import { agree, keepOrGoBack, propose } from './going-back.ts';
import type { Hall } from './hall.ts';
import { handOver, isAway } from './hosting.ts';
import type { Room } from './room.ts';
import { LENGTH } from './windows.ts';

export function actOnTable(
  hall: Hall,
  presence: Presence,
  table: string,
  act: TableAct,
  actor: Actor,
): Promise<void> {
  return hall.at(table, async (room) => {
    demand(room.doc, actor.id, act.do, 'seat' in act ? act.seat : undefined);
    switch (act.do) {
      case 'start':
        await start(hall, room);
        break;
      case 'propose':
        await propose(hall, room, act.seat, act.moment, actor.id);
        break;
      case 'agree':
        await agree(hall, room, act.seat, act.agree, actor.id);
        break;
      case 'resign':
        await resign(hall, room, act.seat, actor.id);
        break;
      case 'wait':
        await wait(hall, room, act.seat);
        break;
      case 'host': {
        const doc = copyDoc(room.doc);
        handOver(doc, act.seat, actor.id, presence);
        await hall.keep(room, { doc });
        break;
      }
      case 'rematch':
        await rematch(hall, room, actor);
        break;
      case 'close':
        // Also where the game cannot be played any more.
        await hall.keep(room, { doc: { ...copyDoc(room.doc), phase: 'over', ended: 'closed' } });
        break;
      default: {
        const { game } = room;
        if (game === null) throw refuse('refuse.oldRules');
        const moment = room.play?.moment ?? 0;
        const away = (person: string) => isAway(person, table, presence);
        const doc = arrange(room.doc, act, { actor, game, moment, isAway: away });
        await keepOrGoBack(hall, room, doc, actor.id);
      }
    }
  });
}

async function start(hall: Hall, room: Room): Promise<void> {
  const ready = room.doc.chairs.every(({ person, bot, nonce, ready: is }) =>
    bot !== null || person !== null ? is && nonce !== null : false,
  );
  if (!ready) throw refuse('refuse.notReady');
  const doc: TableDoc = { ...copyDoc(room.doc), phase: 'running' };
  hall.begin(room, doc);
  await hall.keep(room, { doc, clocks: newClocks(doc.pace, doc.chairs.length) });
}

/** Keeps a window open until this seat has answered, or its time is over. */
async function wait(hall: Hall, room: Room, seat: number): Promise<void> {
  const { window, doc } = room;
  const isOpen = window !== null && LENGTH[doc.pace] !== null && room.asked.includes(seat);
  if (!isOpen) throw refuse('refuse.notNow');
  const waits = [...new Set([...window.waits, seat])];
  await hall.keep(room, { doc: { ...copyDoc(doc), window: { ...window, waits } } });
}

/** Made once: whoever asks later is led to the same table. */
async function rematch(hall: Hall, room: Room, actor: Actor): Promise<void> {
  if (room.doc.rematch !== null) return;
  if (room.doc.from !== null) throw refuse('refuse.practice');
  if (room.game === null) throw refuse('refuse.oldRules');
  const now = hall.now();
  const next = rematchOf(room.doc, room.game, actor, now);
  await hall.store.addTable(next, now).catch(async (fault: unknown) => {
    // Somebody at another process was faster.
    if ((await hall.store.table(next.id)) === null) throw fault;
  });
  await hall.keep(room, { doc: { ...copyDoc(room.doc), rematch: next.id } }, now);
}
