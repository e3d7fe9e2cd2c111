import type { GameFile, Language } from '@entente/engine';
import type { LessonAct } from '@entente/table/lessons';
import type {
  ClientMessage,
  LogAnswer,
  MeasuresAnswer,
  MomentAnswer,
  PuzzleAct,
  TableState,
  WholeMessage,
} from '../link/messages.ts';
import { type Line, type LineEvents, RefusedByHost, type TableHost } from '../link/table-host.ts';
import { useSettings } from '../settings/store.ts';

/** What the pages ask of the worker. */
export type Call =
  | { call: 'create'; args: Parameters<TableHost['create']> }
  | { call: 'act'; args: Parameters<TableHost['act']> }
  | { call: 'close'; args: Parameters<TableHost['close']> }
  | { call: 'moment'; args: Parameters<TableHost['moment']> }
  | { call: 'log'; args: Parameters<TableHost['log']> }
  | { call: 'measures'; args: Parameters<TableHost['measures']> }
  | { call: 'file'; args: Parameters<TableHost['file']> }
  | { call: 'branch'; args: Parameters<TableHost['branch']> }
  | { call: 'keep'; args: [file: GameFile, name: string] }
  | { call: 'learn'; args: [game: string, lesson: string] }
  | { call: 'teach'; args: [table: string, act: LessonAct] }
  | { call: 'puzzle'; args: [game: string, number: number, name: string] }
  | { call: 'solve'; args: [table: string, act: PuzzleAct] };

export type ToWorker =
  | { kind: 'call'; number: number; call: Call; name: string; language: Language }
  | {
      kind: 'line';
      line: number;
      table: string;
      message: ClientMessage;
      botPause: number;
      keepAsking: boolean;
    }
  | { kind: 'hangUp'; line: number };

export type FromWorker =
  | { kind: 'answer'; number: number; value: unknown }
  | { kind: 'fault'; number: number; code: string; words: string }
  | { kind: 'line'; line: number; message: WholeMessage }
  | { kind: 'gone'; line: number };

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
const lines = new Map<number, { readonly events: LineEvents; greet(): void }>();
/** Number of tries, and milliseconds between them. */
const TRIES = 5;
const PAUSE = 500;
let broken = 0;

function theWorker(): Worker {
  if (worker !== null) return worker;
  // One build makes page and worker, so that they share the engine and the games. Hence the plain names.
  const script = import.meta.env.DEV ? '/src/local/worker.ts' : '/worker.js';
  worker = new Worker(script, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = ({ message }) => giveUp(message);
  return worker;
}

/** The worker did not start, or broke down: whoever waits is told, and another one takes its place. */
function giveUp(words: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new RefusedByHost('refuse.fault', words));
  waiting.clear();
  for (const { events } of lines.values()) events.state('lost');
  broken += 1;
  if (broken > TRIES) return;
  setTimeout(() => {
    for (const { greet } of lines.values()) greet();
  }, PAUSE * broken);
}

function receive(message: FromWorker): void {
  switch (message.kind) {
    case 'answer':
      waiting.get(message.number)?.resolve(message.value);
      waiting.delete(message.number);
      break;
    case 'fault':
      waiting.get(message.number)?.reject(new RefusedByHost(message.code, message.words));
      waiting.delete(message.number);
      break;
    case 'line':
      lines.get(message.line)?.events.message(message.message);
      break;
    case 'gone':
      lines.get(message.line)?.events.state('gone');
      break;
  }
}

function post(message: ToWorker): void {
  theWorker().postMessage(message);
}

async function ask<Value>(call: Call): Promise<Value> {
  const number = ++count;
  return new Promise<Value>((resolve, reject) => {
    waiting.set(number, { resolve: (value) => resolve(value as Value), reject });
    const { name, language } = useSettings.getState();
    post({ kind: 'call', number, call, name, language });
  });
}

/** Tables on this device: a worker plays them with the same engine as a server would. */
export const deviceHost: TableHost = {
  create: (...args) => ask<TableState>({ call: 'create', args }),
  act: (...args) => ask<TableState>({ call: 'act', args }),
  close: (...args) => ask<void>({ call: 'close', args }),
  moment: (...args) => ask<MomentAnswer>({ call: 'moment', args }),
  log: (...args) => ask<LogAnswer>({ call: 'log', args }),
  measures: (...args) => ask<MeasuresAnswer>({ call: 'measures', args }),
  file: (...args) => ask<GameFile>({ call: 'file', args }),
  branch: (...args) => ask<TableState>({ call: 'branch', args }),
  open(table, events): Line {
    const line = ++count;
    const send = (message: ClientMessage) => {
      const { botPause, keepAsking } = useSettings.getState();
      post({ kind: 'line', line, table, message, botPause, keepAsking });
    };
    const greet = () => {
      events.state('live');
      send({ kind: 'hello', table, language: useSettings.getState().language });
    };
    lines.set(line, { events, greet });
    queueMicrotask(greet);
    return {
      send,
      close() {
        lines.delete(line);
        post({ kind: 'hangUp', line });
      },
    };
  },
};

/** A game that bots have played elsewhere, to be watched here. */
export const keepGame = (file: GameFile, name: string) =>
  ask<TableState>({ call: 'keep', args: [file, name] });

/** A table at which a lesson is taken. */
export const learn = (game: string, lesson: string) =>
  ask<TableState>({ call: 'learn', args: [game, lesson] });

/** Asks something of the lesson at a table. */
export const teach = (table: string, act: LessonAct) => ask<void>({ call: 'teach', args: [table, act] });

/** A table at which a puzzle is solved. */
export const openPuzzle = (game: string, number: number, name: string) =>
  ask<TableState>({ call: 'puzzle', args: [game, number, name] });

/** Asks something of the puzzle at a table. */
export const solve = (table: string, act: PuzzleAct) => ask<void>({ call: 'solve', args: [table, act] });
