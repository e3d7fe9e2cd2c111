/// <reference lib="webworker" />
/** Plays the tables of this device. Speaks the messages of the server's socket. */
import { type LogEntry, type Seat, teller, type Viewer, WordsFault } from '@entente/engine';
import { shelf } from '@entente/shelf';
import type { ClientMessage, ServerMessage, WireRefusal } from '../link/messages.ts';
import { fetchGameWords } from '../words/later.ts';
import { keptTable, newTable } from './deal.ts';
import type { Call, FromWorker, ToWorker } from './house.ts';
import { discard, fetchKept, keep } from './store.ts';
import { LocalTable, OldRules } from './table.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Distributes over the union: a message before its number is put on. */
type Unnumbered<M> = M extends { n: number } ? Omit<M, 'n'> : never;

interface Caller {
  table: LocalTable;
  readonly line: number;
  readonly language: 'en' | 'it' | 'de';
  lifted: Seat | null;
  n: number;
  /** What each viewer's log was when it was last sent. */
  readonly logs: Map<Viewer, readonly LogEntry[]>;
}

const tables = new Map<string, Promise<LocalTable>>();
const callers = new Map<number, Caller>();
/** Tells the tabs of this browser which table has changed. */
const otherTabs = new BroadcastChannel('entente-tables');
/** Tables whose bots are thinking just now. */
const busy = new Set<string>();
let botPause = 250;
/** One after the other: each must know what the last one has written. */
let lastWritten: Promise<unknown> = Promise.resolve();

const post = (message: FromWorker) => self.postMessage(message);

async function gameOf(id: string) {
  if (!Object.hasOwn(shelf, id)) throw new RangeError(`there is no game ${id}`);
  return shelf[id]();
}

async function tableOf(id: string): Promise<LocalTable> {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const loading = fetchKept(id).then(async (kept) => {
    if (kept === undefined) throw new RangeError('there is no such table');
    return new LocalTable(await gameOf(kept.header.game), kept);
  });
  tables.set(id, loading);
  loading.catch(() => tables.delete(id));
  return loading;
}

function tell(caller: Caller, message: Unnumbered<ServerMessage>): void {
  caller.n += 1;
  post({ kind: 'line', line: caller.line, message: { ...message, n: caller.n } });
}

/** Whose eyes this caller may see with: its only seat, or the public's and the seat that is uncovered. */
function viewersOf({ table, lifted }: Caller): Viewer[] {
  const { mine } = table;
  if (mine.length === 1) return mine;
  return lifted === null ? ['spectator'] : ['spectator', lifted];
}

function show(caller: Caller): void {
  tell(caller, { kind: 'table', table: caller.table.state() });
  for (const viewer of viewersOf(caller)) {
    const log = caller.table.table.logFor(viewer);
    const had = caller.logs.get(viewer) ?? [];
    let from = 0;
    while (from < had.length && had[from] === log[from]) from++;
    caller.logs.set(viewer, log);
    tell(caller, {
      kind: 'view',
      mark: `${caller.table.table.entries.length}`,
      shown: caller.table.shown(viewer),
      log: { from, lines: caller.table.logLines(log.slice(from)) },
    });
  }
}

/** Stored before shown. False when another tab was faster: then the table is as that one left it. */
async function publish(table: LocalTable): Promise<boolean> {
  const writing = lastWritten.then(() => write(table));
  lastWritten = writing.catch(() => {});
  const isFirst = await writing;
  const { id } = table.kept;
  if (isFirst) {
    otherTabs.postMessage(id);
    for (const caller of callers.values()) if (caller.table === table) show(caller);
  } else await lookAgain(id);
  return isFirst;
}

async function write(table: LocalTable): Promise<boolean> {
  const { kept } = table;
  const isFirst = await keep(kept, table.written);
  if (isFirst) table.written = kept.entries.length;
  return isFirst;
}

/** Another tab has played on at this table, or has removed it. */
async function lookAgain(id: string): Promise<void> {
  const here = [...callers.values()].filter(({ table }) => table.kept.id === id);
  tables.delete(id);
  if (here.length === 0) return;
  try {
    const table = await tableOf(id);
    for (const caller of here) {
      caller.table = table;
      show(caller);
    }
  } catch {
    for (const { line } of here) post({ kind: 'gone', line });
  }
}

otherTabs.onmessage = ({ data }: MessageEvent<string>) => void lookAgain(data);

async function playBots(table: LocalTable): Promise<void> {
  if (busy.has(table.kept.id)) return;
  busy.add(table.kept.id);
  try {
    for (let bot = table.nextBot; bot !== undefined; bot = table.nextBot) {
      const alone = table.table.position.asked.length === 1;
      if (alone && botPause > 0) await new Promise((resolve) => setTimeout(resolve, botPause));
      if (table.nextBot !== bot) continue;
      table.letBotChoose(bot);
      if (!(await publish(table))) break;
    }
  } finally {
    busy.delete(table.kept.id);
  }
}

/** Seldom needed, so they are not fetched before. */
async function houseWords(language: Caller['language'], code: 'refuse.stale' | 'refuse.oldRules') {
  const { serverWords } = await import('@entente/protocol');
  return serverWords[language][code];
}

async function wordsOf(caller: Caller, refusal: WireRefusal): Promise<string> {
  if (refusal === STALE) return houseWords(caller.language, 'refuse.stale');
  try {
    return teller(caller.table.game, caller.language).refusal(refusal);
  } catch (fault) {
    if (fault instanceof WordsFault) return refusal.code;
    throw fault;
  }
}

const STALE: WireRefusal = { code: 'refuse.stale', rule: '', with: {} };

/** Does what somebody asks for; null when it is done. */
async function done(
  table: LocalTable,
  message: Extract<ClientMessage, { kind: 'command' | 'undo' }>,
): Promise<WireRefusal | null> {
  const { seat, question } = message;
  if (question !== table.question(seat)) return STALE;
  const refusal = message.kind === 'undo' ? table.undo(seat) : table.take(seat, message.choice);
  if (refusal !== null) return refusal;
  return (await publish(table)) ? null : STALE;
}

async function hear(caller: Caller, message: ClientMessage): Promise<void> {
  const { table } = caller;
  switch (message.kind) {
    case 'hello':
      if (table.settle()) await publish(table);
      show(caller);
      tell(caller, { kind: 'welcome', now: Date.now() });
      await playBots(table);
      break;
    case 'command':
    case 'undo': {
      const refusal = await done(table, message);
      if (refusal === null) {
        tell(caller, { kind: 'ack', id: message.id, moment: table.moment });
        await playBots(table);
      } else {
        const words = await wordsOf(caller, refusal);
        tell(caller, { kind: 'refusal', id: message.id, refusal, words });
      }
      break;
    }
    case 'lift':
    case 'lower':
      if (caller.lifted !== null) {
        tell(caller, { kind: 'covered', viewer: caller.lifted });
        caller.logs.delete(caller.lifted);
      }
      caller.lifted = message.kind === 'lift' && table.mine.includes(message.seat) ? message.seat : null;
      show(caller);
      break;
    case 'ping':
      tell(caller, { kind: 'pong', now: Date.now() });
      break;
    case 'talk':
    case 'look':
      break;
  }
}

async function answer(call: Call, name: string): Promise<unknown> {
  switch (call.call) {
    case 'create': {
      const [wish] = call.args;
      const table = new LocalTable(await gameOf(wish.game), newTable(await gameOf(wish.game), wish, name));
      return seat(table);
    }
    case 'act':
      return act(await tableOf(call.args[0]), call.args[1], name);
    case 'close':
      return close(call.args[0]);
    case 'moment':
      return (await tableOf(call.args[0])).at(call.args[1], call.args[2]);
    case 'log': {
      const table = await tableOf(call.args[0]);
      return { log: { from: 0, lines: table.logLines(table.table.logFor(call.args[1])) } };
    }
    case 'measures':
      return { measured: (await tableOf(call.args[0])).table.measured };
    case 'file':
      return (await tableOf(call.args[0])).table.file();
    case 'branch': {
      const [id, moment, mySeat, bot] = call.args;
      const { kept, game, ...rest } = await tableOf(id);
      const chairs = kept.chairs.map((_, its) =>
        its === mySeat ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot } as const),
      );
      const made = keptTable(kept.header, kept.secret, { game: game.id, chairs }, name, {
        table: id,
        moment,
      });
      const upTo = (await tableOf(id)).entriesAt(moment);
      return seat(new LocalTable(game, { ...made, entries: rest.table.entries.slice(0, upTo) }));
    }
  }
}

async function seat(table: LocalTable) {
  table.kept = { ...table.kept, line: table.line() };
  await keep(table.kept, 0);
  table.written = table.kept.entries.length;
  tables.set(table.kept.id, Promise.resolve(table));
  return table.state();
}

async function close(id: string): Promise<void> {
  await discard(id);
  otherTabs.postMessage(id);
  await lookAgain(id);
}

async function act(table: LocalTable, { do: name }: { do: string }, person: string) {
  if (name === 'rematch') {
    const { kept, game } = table;
    const chairs = kept.chairs.map((_, its) => kept.chairs[(its + 1) % kept.chairs.length]);
    const wish = { game: game.id, options: { ...kept.header.options }, chairs: [...chairs], name: kept.name };
    const next = new LocalTable(game, newTable(game, wish, person));
    await seat(next);
    table.kept = { ...kept, rematch: next.kept.id };
    await publish(table);
  }
  return table.state();
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'hangUp') callers.delete(data.line);
  else if (data.kind === 'call') {
    answer(data.call, data.name).then(
      (value) => post({ kind: 'answer', number: data.number, value }),
      (fault: unknown) =>
        post({ kind: 'fault', number: data.number, code: 'refuse.fault', words: (fault as Error).message }),
    );
  } else void onLine(data);
};

async function onLine({ line, table: id, message, ...rest }: Extract<ToWorker, { kind: 'line' }>) {
  botPause = rest.botPause;
  const language = message.kind === 'hello' ? (message.language ?? 'en') : 'en';
  try {
    let caller = callers.get(line);
    if (caller === undefined) {
      const table = await tableOf(id);
      await fetchGameWords(language).catch(() => {});
      caller = { table, line, language, lifted: null, n: 0, logs: new Map() };
      callers.set(line, caller);
    }
    caller.table.keepAsking = rest.keepAsking;
    await hear(caller, message);
  } catch (fault) {
    const caller = callers.get(line);
    if (fault instanceof OldRules) {
      const words = await houseWords(language, 'refuse.oldRules');
      const refusal = { code: 'refuse.oldRules', rule: '', with: {} };
      post({ kind: 'line', line, message: { kind: 'refusal', n: 0, id: null, refusal, words } });
    } else if (caller === undefined) post({ kind: 'gone', line });
    else {
      const words = (fault as Error).message;
      const refusal = { code: 'refuse.fault', rule: '', with: {} };
      tell(caller, { kind: 'refusal', id: 'id' in message ? message.id : null, refusal, words });
    }
  }
}
