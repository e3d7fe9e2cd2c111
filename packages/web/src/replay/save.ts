import type { AnyGame } from '@entente/engine';
import type { TableHost } from '../link/table-host.ts';
import { notesOf } from './notes.ts';

/** Saves the game as a file, with what its reader has noted. */
export async function saveGame(host: TableHost, table: { readonly id: string; readonly game: string }) {
  const file = await host.file(table.id);
  const notes = notesOf(table.id);
  const whole = notes.length === 0 ? file : { ...file, notes };
  saveFile(`${table.game}-${table.id}.json`, whole);
}

/** Saves a lesson that begins at this moment, for its author to write the words. False where nobody chose anything any more. */
export async function saveLesson(
  host: TableHost,
  game: AnyGame,
  table: string,
  moment: number,
): Promise<boolean> {
  const { draftLesson } = await import('@entente/table/lessons/draft');
  const draft = draftLesson(game, await host.file(table), moment);
  if (draft !== null) saveFile(`${game.id}-lesson.json`, draft);
  return draft !== null;
}

function saveFile(name: string, content: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
