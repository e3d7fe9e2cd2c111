import { shelf } from '@entente/shelf';

/** What the first page says about each game. Read when the pages are built, never in a browser. */
export const titles = await Promise.all(
  Object.entries(shelf).map(async ([id, load]) => {
    const {
      seats,
      size,
      weight,
      typicalChoices = {},
      framed = false,
      words,
      firstGame = {},
      playNow = {},
    } = await load();
    const inWords = (['en', 'it', 'de'] as const).map((language) => {
      const { title, about, framing } = words[language];
      return [language, { title, about, framing }] as const;
    });
    return {
      id,
      seats,
      size,
      weight,
      typicalChoices,
      framed,
      words: Object.fromEntries(inWords),
      firstGame,
      playNow,
    };
  }),
);
