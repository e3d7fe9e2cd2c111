/** Acts on a table. Those that need more than its arrangement are here (start, rematch) or in files of their own. */
import type { TableAct } from '@entente/protocol';
import { refuse } from '../../refuse.ts';
import { newClocks } from '../clock.ts';
import type { LiveTable } from '../live-table.ts';
import { demandPeople, rematchOf } from '../new-table.ts';
import { windowLength } from '../reaction-windows.ts';
import { demand } from '../rights.ts';
import type { Presence } from '../show-table.ts';
import { type Tables, unplayable } from '../tables.ts';
import { type Actor, arrange, copyDoc } from './arrange.ts';
import { agree, keepOrGoBack, propose } from './go-back.ts';
import { handOver, isAway } from './host.ts';
import { moveOver } from './move-over.ts';
import { resign } from './resign.ts';

export function actOnTable(
  tables: Tables,
  presence: Presence,
  table: string,
  act: TableAct,
  actor: Actor,
): Promise<void> {
  return tables.with(table, async (live) => {
    demand(live.doc, actor.id, act.do, 'seat' in act ? act.seat : undefined);
    switch (act.do) {
      case 'start':
        await start(tables, live);
        break;
      case 'propose':
        await propose(tables, live, act.seat, act.moment, actor.id);
        break;
      case 'agree':
        await agree(tables, live, act.seat, act.agree, actor.id);
        break;
      case 'rules':
        await moveOver(tables, live, act, actor.id);
        break;
      case 'resign':
        await resign(tables, live, act.seat, actor.id);
        break;
      case 'wait':
        await wait(tables, live, act.seat);
        break;
      case 'host': {
        const doc = copyDoc(live.doc);
        handOver(doc, act.seat, actor.id, presence);
        await tables.commit(live, { doc });
        break;
      }
      case 'rematch':
        await rematch(tables, live, actor);
        break;
      case 'close':
        if (live.doc.rated === true && live.doc.phase !== 'lobby') throw refuse('refuse.ratedClose');
        // Also where the game cannot be played any more.
        await tables.commit(live, { doc: { ...copyDoc(live.doc), phase: 'over', ended: 'closed' } });
        break;
      default: {
        const { game } = live;
        if (game === null) throw unplayable(live);
        const moment = live.play?.moment ?? 0;
        const away = (person: string) => isAway(person, table, presence);
        const doc = arrange(live.doc, act, { actor, game, moment, world: tables.world, isAway: away });
        await keepOrGoBack(tables, live, doc, actor.id);
      }
    }
  });
}

async function start(tables: Tables, live: LiveTable): Promise<void> {
  const ready = live.doc.chairs.every(({ person, bot, nonce, ready: is }) =>
    bot !== null || person !== null ? is && nonce !== null : false,
  );
  if (!ready) throw refuse('refuse.notReady');
  const sat = live.doc.chairs.map(({ person, bot }) => (bot === null ? person : null));
  if (live.doc.rated === true) demandPeople(sat);
  const seated = live.doc.rated === true ? { sat } : {};
  const doc = await tables.begin(live, { ...copyDoc(live.doc), ...seated, phase: 'running' });
  await tables.commit(live, { doc, clocks: newClocks(doc.pace, doc.chairs.length) });
}

/** Keeps a window open until this seat has answered, or its time is over. */
async function wait(tables: Tables, live: LiveTable, seat: number): Promise<void> {
  const { window, doc } = live;
  const isOpen = window !== null && windowLength(live) !== null && live.asked.includes(seat);
  if (!isOpen) throw refuse('refuse.notNow');
  const waits = [...new Set([...window.waits, seat])];
  await tables.commit(live, { doc: { ...copyDoc(doc), window: { ...window, waits } } });
}

/** Made once, with the newest rules: later requests lead to the same table. */
async function rematch(tables: Tables, live: LiveTable, actor: Actor): Promise<void> {
  if (live.doc.rematch !== null) return;
  if (live.doc.from !== null) throw refuse('refuse.practice');
  const game = tables.games.get(live.doc.game);
  if (!game?.seats.includes(live.doc.chairs.length)) throw refuse('refuse.oldRules');
  const now = tables.now();
  const next = rematchOf(live.doc, game, actor, tables.world, now);
  await tables.store.tables.add(next, now).catch(async (fault: unknown) => {
    // Another process was faster.
    if ((await tables.store.tables.load(next.id)) === null) throw fault;
  });
  await tables.commit(live, { doc: { ...copyDoc(live.doc), rematch: next.id } }, now);
}
