import type { Types, View } from '@entente/engine';

/** Plays a seat. It gets what the seat may know, and nothing else. */
export interface Bot<T extends Types> {
  /** One of the choices open to the viewer, which must be asked. */
  choose(view: View<T>): T['choice'];
}
