import type { AnyGame, Language } from '@entente/engine';

/** What notices say, in the reader's language. They contain nothing that is hidden from anybody at the table. */
interface NoticeWords {
  turn(table: string): string;
  start(table: string): string;
  end(table: string): string;
  invite(table: string): string;
  many(count: number): string;
  readonly test: string;
  readonly testText: string;
  /** Below a mail. */
  footer(link: string): string;
}

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    turn: (table) => `Your turn: ${table}`,
    start: (table) => `The game has started: ${table}`,
    end: (table) => `The game is over: ${table}`,
    invite: (table) => `You are invited to play: ${table}`,
    many: (count) => `${count} notices from your tables`,
    test: 'A notice from Entente',
    testText: 'This is how a table tells you that it is your turn.',
    footer: (link) => `Change your notices: ${link}`,
  },
  it: {
    turn: (table) => `Tocca a te: ${table}`,
    start: (table) => `La partita è iniziata: ${table}`,
    end: (table) => `La partita è finita: ${table}`,
    invite: (table) => `Ti invitano a giocare: ${table}`,
    many: (count) => `${count} avvisi dai tuoi tavoli`,
    test: 'Un avviso da Entente',
    testText: 'Così un tavolo ti avvisa che tocca a te.',
    footer: (link) => `Gestisci i tuoi avvisi: ${link}`,
  },
  de: {
    turn: (table) => `Du bist am Zug: ${table}`,
    start: (table) => `Das Spiel hat begonnen: ${table}`,
    end: (table) => `Das Spiel ist zu Ende: ${table}`,
    invite: (table) => `Du bist zum Spielen eingeladen: ${table}`,
    many: (count) => `${count} Hinweise von deinen Tischen`,
    test: 'Ein Hinweis von Entente',
    testText: 'So meldet sich ein Tisch, wenn du am Zug bist.',
    footer: (link) => `Deine Hinweise einstellen: ${link}`,
  },
};

export function tableInWords(game: AnyGame | null, id: string, name: string, language: Language): string {
  const title = game?.words[language].title ?? id;
  return name === '' ? title : `${title} · ${name}`;
}
