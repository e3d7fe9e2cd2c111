declare module 'virtual:titles' {
  import type { Language } from '@entente/engine';

  export interface Title {
    readonly id: string;
    readonly seats: readonly number[];
    readonly words: Readonly<Record<Language, { readonly title: string; readonly about: string }>>;
  }

  export const titles: readonly Title[];
}
