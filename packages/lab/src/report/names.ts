import { type AnyGame, teller } from '@entente/engine';

/** Names of what a game's tables speak of, in English. */
export class Names {
  private readonly words: Readonly<Record<string, string>>;
  private readonly say: (key: string) => string;

  constructor(game: AnyGame) {
    this.words = game.words.en;
    const { say } = teller(game, 'en');
    this.say = (key) => say({ say: key, with: {} });
  }

  /** The words of a key that needs nothing filled in; otherwise what stands for it. */
  of(key: string, or: string): string {
    const found = this.words[key];
    return found === undefined || found.includes('{') ? or : this.say(key);
  }

  measure(id: string): string {
    return this.of(`measure.${id}`, id);
  }

  outcome(reason: string | null): string {
    return reason === null ? 'broken off' : reason;
  }

  /** A term with its family in front: card.S01. */
  term(name: string): string {
    const id = name.slice(name.indexOf('.') + 1);
    const words = this.of(name, id);
    return words === id ? id : `${words} (${id})`;
  }
}
