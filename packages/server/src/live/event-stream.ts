import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { refuse } from '../refuse.ts';
import type { SessionPerson } from '../store/store.ts';
import { mayWatch } from '../tables/rights.ts';
import type { Tables } from '../tables/tables.ts';
import { Connection } from './connection.ts';
import type { Publisher } from './publisher.ts';

const HEARTBEAT = 20_000;
/** Characters that may pile up for a client before it counts as too slow. */
const MOST_WAITING = 4_000_000;

/** The messages of a table as server-sent events: for programs, and for networks that block sockets. */
export async function streamTable(
  { tables, publisher }: { readonly tables: Tables; readonly publisher: Publisher },
  context: Context,
  table: string,
  person: SessionPerson | null,
  uncover: number | null,
): Promise<Response> {
  await tables.withLatest(table, ({ doc }) => {
    if (!mayWatch(doc, person?.id ?? null)) throw refuse('refuse.noTable');
    if (uncover !== null && doc.chairs[uncover]?.person !== person?.id) throw refuse('refuse.notYours');
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
    const connection = new Connection(pipe, table, person, 'en');
    stream.onAbort(over);
    const pulse = tables.world.every(HEARTBEAT, () => {
      tail = tail.then(async () => void (await stream.write(': still here\n\n'))).catch(over);
    });
    await tables.with(table, (live) => {
      publisher.join(live, connection);
      if (uncover !== null) connection.uncover(live, uncover);
    });
    await end;
    pulse.cancel();
    await publisher.leave(connection);
  });
}
