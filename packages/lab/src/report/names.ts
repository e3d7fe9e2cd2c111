import { type AnyGame, type Language, teller } from '@entente/engine';
import type { Cell } from '../experiment/experiment.ts';
import { type LabSay, labSay } from '../words/say.ts';

/** Words of a report: its own, and the names of what a game's tables speak of. */
export class Names {
  readonly language: Language;
  readonly say: LabSay;
  private readonly words: Readonly<Record<string, string>>;
  private readonly terms: Readonly<Record<string, readonly (string | number)[]>>;
  private readonly told: (key: string) => string;

  constructor(game: AnyGame, language: Language) {
    this.language = language;
    this.say = labSay(language);
    this.words = game.words[language];
    this.terms = game.words.terms;
    const { say } = teller(game, language);
    this.told = (key) => say({ say: key, with: {} });
  }

  /** The words of a key that needs nothing filled in; otherwise what stands for it. */
  of(key: string, or: string): string {
    const found = this.words[key];
    return found === undefined || found.includes('{') ? or : this.told(key);
  }

  measure(id: string): string {
    return this.of(`measure.${id}`, id);
  }

  outcome(reason: string | null): string {
    return reason === null ? this.say('endings.broken') : this.of(`outcome.${reason}`, reason);
  }

  /** A term with its family in front: card.S01. */
  term(name: string): string {
    const id = name.slice(name.indexOf('.') + 1);
    const words = this.of(name, id);
    return words === id ? id : `${words} (${id})`;
  }

  /** What a seat plays, by its id. */
  side(id: string): string {
    const family = Object.keys(this.terms).find((name) => this.terms[name].includes(id));
    return family === undefined ? id : this.of(`${family}.${id}`, id);
  }

  /** What distinguishes a setting from the others, part by part. */
  setting({ seats, varies }: Cell): string[] {
    if (varies.length === 0) return [this.say('setting.seats', { seats })];
    return varies.map((one) => this.change(one));
  }

  private change({ kind, id, value }: Cell['varies'][number]): string {
    switch (kind) {
      case 'seats':
        return this.say('setting.seats', { seats: Number(value) });
      case 'set':
        return value === null ? this.say('setting.defaults') : this.of(`set.${value}`, `${value}`);
      case 'party':
        return `${value}`;
      case 'first':
        return this.say('setting.first');
      case 'option':
        return `${this.of(`option.${id}`, id)}: ${this.of(`option.${id}.${value}`, `${value}`)}`;
    }
  }
}
