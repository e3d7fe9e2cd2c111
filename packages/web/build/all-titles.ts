import { shelf } from '@entente/shelf';

/** What the first page says about each game. Read when the pages are built, never in a browser. */
export const titles = await Promise.all(
  Object.entries(shelf).map(async ([id, load]) => {
    const { seats, words, firstGame = {} } = await load();
    const inWords = (['en', 'it', 'de'] as const).map((language) => {
      const { title, about } = words[language];
      return [language, { title, about }] as const;
    });
    return { id, seats, words: Object.fromEntries(inWords), firstGame };
  }),
);
