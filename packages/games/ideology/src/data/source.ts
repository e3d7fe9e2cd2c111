import type { Source } from '@entente/engine';

/** From a public page. `note` is what its words are called. */
export const known = (note: string, sure: Source['sure'], option?: string): Source =>
  option === undefined ? { from: 'public', note, sure } : { from: 'public', note, sure, option };

/** Not found anywhere, or only in part: chosen to fit everything that is known. */
export const made = (note: string, sure: Source['sure'], option?: string): Source =>
  option === undefined
    ? { from: 'reconstructed', note, sure }
    : { from: 'reconstructed', note, sure, option };
