import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { House } from '../house.ts';
import { Listener } from '../live/listener.ts';
import { refuse } from '../refuse.ts';
import { mayWatch } from '../rights.ts';
import type { Known } from '../store/store.ts';

const HEARTBEAT = 20_000;
/** A client that lets this many characters pile up is too slow to be served. */
const MOST_WAITING = 4_000_000;

/** The messages of a table as server-sent events: for programs, and for networks that block sockets. */
export async function streamTable(
  house: House,
  context: Context,
  table: string,
  person: Known | null,
  lift: number | null,
): Promise<Response> {
  await house.hall.fresh(table, ({ doc }) => {
    if (!mayWatch(doc, person?.id ?? null)) throw refuse('refuse.noTable');
    if (lift !== null && doc.chairs[lift]?.person !== person?.id) throw refuse('refuse.notYours');
  });
  return streamSSE(context, async (stream) => {
    let over: () => void = () => {};
    const end = new Promise<void>((resolve) => {
      over = resolve;
    });
    // One after the other: a stream has no queue of its own.
    let tail: Promise<void> = Promise.resolve();
    let waiting = 0;
    const pipe = {
      send(data: string) {
        waiting += data.length;
        if (waiting > MOST_WAITING) over();
        tail = tail
          .then(() => stream.writeSSE({ data }))
          .then(() => {
            waiting -= data.length;
          })
          .catch(over);
      },
      close: over,
    };
    const listener = new Listener(pipe, table, person, 'en');
    stream.onAbort(over);
    const pulse = setInterval(() => {
      tail = tail.then(async () => void (await stream.write(': still here\n\n'))).catch(over);
    }, HEARTBEAT);
    await house.hall.at(table, (room) => {
      house.audience.join(room, listener);
      if (lift !== null) listener.lift(room, lift);
    });
    await end;
    clearInterval(pulse);
    await house.audience.leave(listener);
  });
}
