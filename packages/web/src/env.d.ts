declare module 'virtual:titles' {
  import type { Language, OptionValue } from '@entente/engine';

  export interface Title {
    readonly id: string;
    readonly seats: readonly number[];
    readonly size: 'large' | 'small';
    readonly typicalChoices: Readonly<Record<number, number | undefined>>;
    readonly framed: boolean;
    readonly words: Readonly<
      Record<Language, { readonly title: string; readonly about: string; readonly framing?: string }>
    >;
    /** The options of a first game, where they differ from the usual ones. */
    readonly firstGame: Readonly<Record<string, OptionValue>>;
  }

  export const titles: readonly Title[];
}
