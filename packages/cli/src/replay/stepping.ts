/** Steps through a game file with a person at the keys. */
import { Replay } from '@entente/table';
import { type OpenedFile, tableAt } from '../base/game-files.ts';
import { Left } from '../base/terminal.ts';
import { WrongUse } from '../base/wrong-use.ts';
import type { Showing } from '../play/paint.ts';
import { type Onlooker, onlookerOf, showMoment } from './moment.ts';

export async function stepThrough(
  opened: OpenedFile,
  path: string,
  start: Onlooker,
  showing: Showing,
): Promise<void> {
  const { terminal } = showing;
  const last = opened.file.entries.length;
  let onlooker = start;
  const whole = tableAt(opened, path);
  const replay = new Replay();
  let at = 0;
  for (;;) {
    terminal.clear();
    showMoment(opened, replay.after(whole, at), onlooker, showing);
    const keys = `[Enter or n next · p back · 0-${last} · v SEAT, v spectator, v all · q quit]`;
    const line = await ask(showing, keys);
    const [, viewer] = /^v\s*(\S+)$/.exec(line) ?? [];
    if (line === 'q') return;
    if (line === '' || line === 'n') at = Math.min(last, at + 1);
    else if (line === 'p') at = Math.max(0, at - 1);
    else if (/^\d+$/.test(line)) at = Math.min(last, Number(line));
    else if (viewer !== undefined) onlooker = seenBy(viewer, opened, onlooker);
  }
}

async function ask({ terminal }: Showing, keys: string): Promise<string> {
  try {
    return await terminal.ask(`${terminal.colours.dim(keys)} >`);
  } catch (fault) {
    if (fault instanceof Left) return 'q';
    throw fault;
  }
}

function seenBy(typed: string, { file }: OpenedFile, before: Onlooker): Onlooker {
  try {
    return onlookerOf(typed, file.seats);
  } catch (fault) {
    if (fault instanceof WrongUse) return before;
    throw fault;
  }
}
