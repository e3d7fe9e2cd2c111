import { useState } from 'react';

/** Something that a person wrote down at a moment of a table. Kept in this browser. */
export interface Note {
  readonly moment: number;
  readonly text: string;
}

const keyOf = (table: string) => `entente.notes.${table}`;

export function notesOf(table: string): Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is Note {
  const { moment, text } = (value ?? {}) as Partial<Note>;
  return typeof moment === 'number' && typeof text === 'string';
}

/** In the order of the game; those of one moment in the order in which they were written. */
export const withNote = (notes: readonly Note[], note: Note): Note[] =>
  [...notes, note].toSorted((one, other) => one.moment - other.moment);

export interface MomentNotes {
  readonly notes: readonly Note[];
  add(note: Note): void;
  remove(note: Note): void;
}

export function useNotes(table: string): MomentNotes {
  const [notes, setNotes] = useState<readonly Note[]>(() => notesOf(table));
  const keep = (changed: readonly Note[]) => {
    localStorage.setItem(keyOf(table), JSON.stringify(changed));
    setNotes(changed);
  };
  return {
    notes,
    add: (note) => keep(withNote(notes, note)),
    remove: (note) => keep(notes.filter((other) => other !== note)),
  };
}
