import type { AnyGame, Seat, Teller, Types, View, Viewer } from '@entente/engine';
import type { ComponentType } from 'react';
import type { LogLine } from '../link/messages.ts';
import type { Say } from '../words/index.ts';

/** What a game's page about a part of it gets: the table before and after, and every line in between. */
export interface ChronicleProps {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly before: View<Types>;
  readonly after: View<Types>;
  readonly lines: readonly LogLine[];
  readonly teller: Teller<Types>;
  readonly say: Say;
  seatName(seat: Seat): string;
}

export type ChroniclePage = ComponentType<ChronicleProps>;

/** A page instead of a card for the line of the log with which such a part ends. */
export interface Chronicle {
  readonly line: string;
  readonly page: () => Promise<{ readonly default: ChroniclePage }>;
}
