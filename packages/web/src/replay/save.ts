import type { TableHost } from '../link/table-host.ts';
import { notesOf } from './notes.ts';

/** Saves the game as a file, with what its reader has noted. */
export async function saveGame(host: TableHost, table: { readonly id: string; readonly game: string }) {
  const file = await host.file(table.id);
  const notes = notesOf(table.id);
  const whole = notes.length === 0 ? file : { ...file, notes };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 1)], { type: 'application/json' }));
  link.download = `${table.game}-${table.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
