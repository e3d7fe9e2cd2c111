declare module 'virtual:titles' {
  import type { Language, OptionValue } from '@entente/engine';

  export interface Title {
    readonly id: string;
    readonly seats: readonly number[];
    readonly size: 'large' | 'small';
    readonly weight?: 'light' | 'medium' | 'heavy';
    readonly typicalChoices: Readonly<Record<number, number | undefined>>;
    readonly framed: boolean;
    readonly words: Readonly<
      Record<Language, { readonly title: string; readonly about: string; readonly framing?: string }>
    >;
    /** The options of a first game, where they differ from the usual ones. */
    readonly firstGame: Readonly<Record<string, OptionValue>>;
    /** The options of “Play now”, for everybody. */
    readonly playNow: Readonly<Record<string, OptionValue>>;
  }

  export const titles: readonly Title[];
}

declare module 'virtual:lessons' {
  import type { InLanguages } from '@entente/engine/lesson';

  interface LessonLine {
    readonly game: string;
    readonly id: string;
    readonly seats: number;
    readonly minutes: number;
    readonly title: InLanguages;
  }

  /** In the order in which they are taught. */
  export const lessons: readonly LessonLine[];
}

declare module 'virtual:lessons/about' {
  import type { InLanguages } from '@entente/engine/lesson';

  /** By `game/id`: what a lesson is about, and the rules that it teaches. */
  export const about: Readonly<
    Record<string, { readonly about: InLanguages; readonly rules: readonly string[] }>
  >;
}

declare module 'virtual:rule-places' {
  interface Place {
    readonly rule: string;
    readonly code: string | null;
    readonly test: string | null;
  }

  /** By game: loads where in the code each of its rules is. */
  export const rulePlaces: Readonly<
    Record<string, (() => Promise<{ readonly places: readonly Place[] }>) | undefined>
  >;
}
