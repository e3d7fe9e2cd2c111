import type { AnyGame } from '@entente/engine';

/** Games from outside this repository: none here. With `GAMES=…` the build puts its own list in the place of this file. */
export const outside: Readonly<Record<string, () => Promise<AnyGame>>> = {};

/** Where each of them lives. */
export const folders: Readonly<Partial<Record<string, string>>> = {};
