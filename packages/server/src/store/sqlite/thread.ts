/** Runs in a thread of its own, the only one that touches the file: waiting for the disk holds up no request. */
import { parentPort } from 'node:worker_threads';
import type { Write } from '../store.ts';
import { SqliteFile } from './file.ts';
import type { Answers, Reply, Request } from './requests.ts';

let file: SqliteFile | null = null;

function opened(): SqliteFile {
  if (file === null) throw new Error('the store is not open');
  return file;
}

function answerTo(request: Exclude<Request, { ask: 'close' }>): Answers[keyof Answers] {
  switch (request.ask) {
    case 'open':
      file = new SqliteFile(request.folder, request.limit);
      return null;
    case 'query':
      return opened().query(request.sql, request.parameters);
    case 'commit':
      return opened().commit(JSON.parse(request.writes) as Write[]);
  }
}

function replyTo(request: Parameters<typeof answerTo>[0]): Reply {
  try {
    return { answer: answerTo(request) };
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    return { fault: { message, code } };
  }
}

parentPort?.on('message', (request: Request) => {
  if (request.ask === 'close') {
    file?.close();
    // Nothing is left to wait for: the thread ends.
    parentPort?.close();
  } else parentPort?.postMessage(replyTo(request));
});
