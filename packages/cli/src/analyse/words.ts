/** What `./entente analyse` itself says. The words of a game come from the game. */
import type { TurnKind } from '@entente/analysis';
import type { Language } from '@entente/engine';

const KINDS_EN: Readonly<Record<Exclude<TurnKind, 'slip'>, string>> = {
  fortune: 'Luck decided it.',
  forced: 'No other choice would have changed it.',
  stroke: 'This choice did it.',
};

const en = {
  chances: 'Chance of winning',
  nobody: 'all lose',
  guessed: 'These chances are a rough guess: they were never measured with this number of players.',
  ledger: 'Where the result came from, in points of chance',
  columns: ['fair', 'set-up', 'luck', 'own choices', 'others', 'final count', 'result', 'without luck'],
  turningPoints: 'Turning points (by number of entries)',
  noPoints: 'There were none.',
  turned: (name: string, from: string, to: string) => `${name} ${from} → ${to}`,
  kinds: KINDS_EN,
  slip: (name: string) => `${name} slipped.`,
  together: (names: string) => `Decided at the same time: ${names}.`,
  better: (choice: string, points: string) => `Better: ${choice} (${points} points)`,
  reasons: (list: string) => `In its favour: ${list}`,
};

export type AnalysisWords = typeof en;

const it: AnalysisWords = {
  chances: 'Probabilità di vittoria',
  nobody: 'perdono tutti',
  guessed:
    'Queste probabilità sono una stima approssimativa: con questo numero di giocatori non sono mai state misurate.',
  ledger: 'Da che cosa viene il risultato, in punti di probabilità',
  columns: [
    'di base',
    'inizio',
    'fortuna',
    'scelte proprie',
    'altri',
    'conteggio',
    'risultato',
    'senza fortuna',
  ],
  turningPoints: 'Momenti decisivi (per numero di mosse)',
  noPoints: 'Nessuno.',
  turned: (name, from, to) => `${name} ${from} → ${to}`,
  kinds: {
    fortune: 'Ha deciso la fortuna.',
    forced: 'Nessun’altra scelta avrebbe cambiato le cose.',
    stroke: 'È stata questa scelta.',
  },
  slip: (name) => `${name} ha sbagliato.`,
  together: (names) => `Scelte fatte insieme: ${names}.`,
  better: (choice, points) => `Meglio: ${choice} (${points} punti)`,
  reasons: (list) => `A favore: ${list}`,
};

const de: AnalysisWords = {
  chances: 'Gewinnchance',
  nobody: 'alle verlieren',
  guessed: 'Diese Chancen sind grob geschätzt: Für diese Spielerzahl wurden sie nie gemessen.',
  ledger: 'Woher das Ergebnis kommt, in Chancenpunkten',
  columns: ['Start', 'Aufbau', 'Glück', 'eigene Züge', 'andere', 'Schlusswertung', 'Ergebnis', 'ohne Glück'],
  turningPoints: 'Wendepunkte (nach Zahl der Züge)',
  noPoints: 'Es gab keine.',
  turned: (name, from, to) => `${name} ${from} → ${to}`,
  kinds: {
    fortune: 'Das Glück hat entschieden.',
    forced: 'Keine andere Wahl hätte etwas geändert.',
    stroke: 'Diese Wahl hat es bewirkt.',
  },
  slip: (name) => `${name} hat einen Fehler gemacht.`,
  together: (names) => `Gleichzeitig entschieden: ${names}.`,
  better: (choice, points) => `Besser: ${choice} (${points} Punkte)`,
  reasons: (list) => `Dafür spricht: ${list}`,
};

export const ANALYSIS_WORDS: Readonly<Record<Language, AnalysisWords>> = { en, it, de };
