/** What `./entente puzzle` itself says. The words of a game come from the game. */
import type { Language } from '@entente/engine';

const en = {
  head: (number: number, difficulty: string) => `Puzzle ${number} · ${difficulty}`,
  difficulty: { easy: 'easy', medium: 'medium', hard: 'hard' },
  find: (seat: string) => `Find the best choice for ${seat}. Nothing is carried out yet.`,
  keys: 'In this puzzle also: x show the solution · f play on from here',
  thinking: 'Comparing …',
  right: (choice: string, chance: string, next: string) =>
    `Right! ${choice}: a chance of winning of ${chance}. The next best has ${next}.`,
  wrong: (choice: string, chance: string, best: string) =>
    `Not the best. ${choice}: a chance of winning of ${chance}. The best choice has ${best}.`,
  solution: (choice: string, chance: string, next: string) =>
    `The best choice: ${choice}. Its chance of winning is ${chance}, that of the next best ${next}.`,
  against: (list: string) => `The better one is ahead in: ${list}`,
  inFavour: (list: string) => `In its favour: ${list}`,
  after: (command: string) => `Next: ${command}`,
  ask: 'Enter: stop here · f play on from here',
};

type PuzzleWords = typeof en;

const it: PuzzleWords = {
  head: (number, difficulty) => `Problema ${number} · ${difficulty}`,
  difficulty: { easy: 'facile', medium: 'medio', hard: 'difficile' },
  find: (seat) => `Trova la scelta migliore per ${seat}. Per ora non succede nulla.`,
  keys: 'In questo problema anche: x mostra la soluzione · f continua da qui',
  thinking: 'Confronto …',
  right: (choice, chance, next) =>
    `Esatto! ${choice}: probabilità di vittoria ${chance}. La seconda scelta arriva al ${next}.`,
  wrong: (choice, chance, best) =>
    `C’è di meglio. ${choice}: probabilità di vittoria ${chance}. Con la scelta migliore sarebbe ${best}.`,
  solution: (choice, chance, next) =>
    `La scelta migliore: ${choice}. Dà una probabilità di vittoria del ${chance}, la seconda del ${next}.`,
  against: (list) => `La migliore è avanti in: ${list}`,
  inFavour: (list) => `A favore: ${list}`,
  after: (command) => `Prossimo: ${command}`,
  ask: 'Invio: basta così · f continua da qui',
};

const de: PuzzleWords = {
  head: (number, difficulty) => `Rätsel ${number} · ${difficulty}`,
  difficulty: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  find: (seat) => `Finde die beste Wahl für ${seat}. Noch wird nichts ausgeführt.`,
  keys: 'In diesem Rätsel auch: x Lösung zeigen · f von hier weiterspielen',
  thinking: 'Ich vergleiche …',
  right: (choice, chance, next) =>
    `Richtig! ${choice}: Gewinnchance ${chance}. Die nächstbeste Wahl hat ${next}.`,
  wrong: (choice, chance, best) =>
    `Es geht besser. ${choice}: Gewinnchance ${chance}. Die beste Wahl hat ${best}.`,
  solution: (choice, chance, next) =>
    `Die beste Wahl: ${choice}. Gewinnchance ${chance}, die nächstbeste hat ${next}.`,
  against: (list) => `Die bessere Wahl ist vorn bei: ${list}`,
  inFavour: (list) => `Dafür spricht: ${list}`,
  after: (command) => `Weiter: ${command}`,
  ask: 'Enter: hier aufhören · f von hier weiterspielen',
};

export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = { en, it, de };
