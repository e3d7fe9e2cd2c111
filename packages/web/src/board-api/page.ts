import type { Language } from '@entente/engine';
import type { Chronicle } from './chronicle.ts';
import type { Debrief } from './debrief.ts';
import type { Pitch } from './pitch.ts';
import type { BoardModule } from './props.ts';
import type { SpokenModule } from './spoken.ts';

/** How strong its bots are with some number of seats, as `./entente bots GAME --ladder --write` has measured it. */
export interface Strength {
  readonly seats: number;
  /** By bot: 400 points more than another win ten times as often. The usual bot has 1500. */
  readonly ratings: Readonly<Record<string, { rating: number; low: number; high: number } | undefined>>;
}

/** What a game brings to the page besides its rules: `page.ts` in its folder. Everything but the rules may be missing. */
export interface GamePage {
  /** Address of a picture in SVG, 1200 by 630, with a ground of its own; without one there is the bare atlas page. */
  readonly cover?: string;
  /** What its title page says to make people want to play. */
  readonly pitch?: () => Promise<{ readonly pitch: Pitch }>;
  /** Without one the page shows its facts in words. */
  readonly board?: () => Promise<BoardModule>;
  /** Its own page when a part of it is over. */
  readonly chronicle?: Chronicle;
  /** Its own part of the debrief. */
  readonly debrief?: () => Promise<{ readonly default: Debrief }>;
  /** Its table in sentences. */
  readonly spoken?: () => Promise<SpokenModule>;
  /** How strong its bots are: `strength.json`. */
  readonly strength?: () => Promise<{ readonly default: readonly Strength[] }>;
  /** Its rules in words; readers of other languages get the English ones. */
  readonly rules: Readonly<Partial<Record<Language, () => Promise<{ readonly default: string }>>>>;
}
