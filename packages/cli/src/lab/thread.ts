/** A thread that plays units of an experiment; `crew.ts` starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Laboratory, playUnit, playUnitWith, type Unit } from '@entente/lab';
import { openFile } from './open.ts';
import { BotProcesses, ProgramFault } from './program.ts';

/** What a thread says: a unit as JSON, or why it could not be played. */
export type ThreadMessage =
  | { readonly unit: Unit; readonly result: string }
  | { readonly unit: Unit; readonly fault: string };

const port = parentPort;
if (port === null) throw new Error('this file is for a thread');
const lab = await openFile((workerData as { text: string }).text);
const programs = new BotProcesses(lab);

const say = (message: ThreadMessage) => port.postMessage(message);

port.on('message', (unit: Unit) => {
  play(lab, unit).then(
    (result) => say({ unit, result }),
    (fault: Error) => say({ unit, fault: inWords(unit, fault) }),
  );
});

async function play(of: Laboratory, unit: Unit): Promise<string> {
  const result = programs.isNeeded
    ? await playUnitWith(of, unit, (place, name, asked) => programs.ask(place, name, asked))
    : playUnit(of, unit);
  return JSON.stringify(result);
}

function inWords({ cell, batch }: Unit, fault: Error): string {
  if (fault instanceof ProgramFault) return fault.message;
  const first = batch * lab.experiment.batch;
  return `A game of ${lab.cells[cell].label}, block ${first} or after, has broken off: ${fault.stack ?? fault.message}`;
}
