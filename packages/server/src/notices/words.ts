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
    start: (table) => `The game is on: ${table}`,
    end: (table) => `The game is over: ${table}`,
    invite: (table) => `You are asked to play again: ${table}`,
    many: (count) => `${count} notices from your tables`,
    test: 'A notice from Entente',
    testText: 'This is what it looks like when a table waits for you.',
    footer: (link) => `What you are told, and how: ${link}`,
  },
  it: {
    turn: (table) => `Tocca a te: ${table}`,
    start: (table) => `La partita è iniziata: ${table}`,
    end: (table) => `La partita è finita: ${table}`,
    invite: (table) => `Ti chiedono di giocare ancora: ${table}`,
    many: (count) => `${count} avvisi dai tuoi tavoli`,
    test: 'Un avviso da Entente',
    testText: 'Così appare quando un tavolo ti aspetta.',
    footer: (link) => `Che cosa ti viene detto, e come: ${link}`,
  },
  de: {
    turn: (table) => `Du bist am Zug: ${table}`,
    start: (table) => `Das Spiel läuft: ${table}`,
    end: (table) => `Das Spiel ist zu Ende: ${table}`,
    invite: (table) => `Du wirst um noch ein Spiel gebeten: ${table}`,
    many: (count) => `${count} Hinweise von deinen Tischen`,
    test: 'Ein Hinweis von Entente',
    testText: 'So sieht es aus, wenn ein Tisch auf dich wartet.',
    footer: (link) => `Was dir gesagt wird, und wie: ${link}`,
  },
};

export function tableInWords(game: AnyGame | null, id: string, name: string, language: Language): string {
  const title = game?.words[language].title ?? id;
  return name === '' ? title : `${title} · ${name}`;
}
