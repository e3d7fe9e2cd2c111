import type { Language } from '@entente/engine';

interface PreviewWords {
  readonly about: string;
  players(seats: string): string;
  readonly weight: Readonly<Record<'light' | 'medium' | 'heavy', string>>;
  free(count: number): string;
  readonly running: string;
  readonly over: string;
  wins(who: string): string;
  readonly nobody: string;
  readonly bot: string;
}

/** What other sites say beside a link to a page of ours. */
export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    about:
      'Games of world politics with friends or bots: rules enforced, hidden things hidden, no account needed.',
    players: (seats) => `${seats} players`,
    weight: { light: 'Light', medium: 'Medium', heavy: 'Heavy' },
    free: (count) => (count === 1 ? '1 free seat' : `${count} free seats`),
    running: 'A game is being played.',
    over: 'This game is over.',
    wins: (who) => `${who} wins`,
    nobody: 'Nobody wins',
    bot: 'Bot',
  },
  it: {
    about:
      'Giochi di politica mondiale con amici o bot: regole garantite, cose nascoste davvero nascoste, senza registrazione.',
    players: (seats) => `${seats} giocatori`,
    weight: { light: 'Leggero', medium: 'Medio', heavy: 'Impegnativo' },
    free: (count) => (count === 1 ? '1 posto libero' : `${count} posti liberi`),
    running: 'Partita in corso.',
    over: 'La partita è finita.',
    wins: (who) => `Vince ${who}`,
    nobody: 'Non vince nessuno',
    bot: 'Bot',
  },
  de: {
    about:
      'Spiele der Weltpolitik mit Freunden oder Bots: Regeln sind gesichert, Verdecktes bleibt verdeckt, ganz ohne Konto.',
    players: (seats) => `${seats} Spieler`,
    weight: { light: 'Leicht', medium: 'Mittel', heavy: 'Anspruchsvoll' },
    free: (count) => (count === 1 ? '1 freier Platz' : `${count} freie Plätze`),
    running: 'Eine Partie läuft.',
    over: 'Diese Partie ist zu Ende.',
    wins: (who) => `${who} gewinnt`,
    nobody: 'Niemand gewinnt',
    bot: 'Bot',
  },
};
