import type { AnyGame, GameFile } from '@entente/engine';
import type { RulesModule } from './older.ts';

/** The rules of a table: the game, its version and, where it is known, the hash of the file that it began with. */
export interface RulesName {
  readonly game: string;
  readonly version: number;
  readonly hash?: string | null | undefined;
}

export const isRulesHash = (text: string): boolean => /^[0-9a-f]{12}$/.test(text);

/** What the name of a file says, such as `limit@3-5bf8f6f344e3.mjs`; null for other files. */
export function rulesNamed(file: string): (RulesName & { readonly hash: string }) | null {
  const [, game, version, hash] = /^([a-z][a-z0-9-]*)@(\d+)-([0-9a-f]{12})\.mjs$/.exec(file) ?? [];
  return game === undefined ? null : { game, version: Number(version), hash };
}

export type FileRules = Pick<GameFile, 'game' | 'version' | 'rules' | 'entries'>;

/**
 * Rules that have played one game, one after the other, as one: the first, with the others as its later ones.
 * @param begun the version that the game has sealed
 */
export function inSuccession(games: readonly (AnyGame | null)[], begun: number): AnyGame | null {
  const [first, ...later] = games.filter((game) => game !== null);
  if (first === undefined || later.length + 1 < games.length) return null;
  const game = first.version === begun ? first : { ...first, version: begun };
  return later.length === 0 ? game : { ...game, later: new Map(later.map((one) => [one.version, one])) };
}

/** Where older rules come from. Null if they are not kept. */
export type FetchRules = (rules: RulesName) => Promise<RulesModule | null>;

/**
 * Every version of every game: the newest from the shelf, others from where they are kept, loaded when a table wants them
 * and shared by all tables.
 */
export class RulesRegistry {
  private readonly newestOf: (game: string) => Promise<AnyGame | null>;
  private readonly fetch: FetchRules;
  private readonly older = new Map<string, Promise<AnyGame | null>>();

  constructor(newestOf: (game: string) => Promise<AnyGame | null>, fetch: FetchRules) {
    this.newestOf = newestOf;
    this.fetch = fetch;
  }

  /** Null for a game that is not here, or a version that is not kept. Throws `UnknownRules` for what cannot be played here. */
  async gameOf(rules: RulesName): Promise<AnyGame | null> {
    const newest = await this.newestOf(rules.game);
    if (newest === null || newest.version === rules.version) return newest;
    return this.olderOf(rules, newest);
  }

  /**
   * The rules that prove a game file: under the version that it began with, if it moved over to newer ones, and with all
   * that it moved over to by agreement.
   */
  async gameOfFile({ game: id, version, rules = version, entries }: FileRules): Promise<AnyGame | null> {
    const versions = [rules, ...entries.flatMap((entry) => ('rules' in entry ? [entry.rules] : []))];
    const games = await Promise.all(versions.map((one) => this.gameOf({ game: id, version: one })));
    if (games.length === 1) return inSuccession(games, version);
    const { speakingAlso } = await import('./older.ts');
    const all = games.filter((game) => game !== null);
    const also = games.map(
      (game) =>
        game &&
        speakingAlso(
          game,
          all.filter((other) => other !== game),
        ),
    );
    return inSuccession(also, version);
  }

  /** The rules of this very file, also if the newest have the same version. */
  async exactly(rules: RulesName): Promise<AnyGame | null> {
    const newest = await this.newestOf(rules.game);
    return newest === null ? null : this.olderOf(rules, newest);
  }

  private olderOf(rules: RulesName, newest: AnyGame): Promise<AnyGame | null> {
    const key = `${rules.game}@${rules.version}-${rules.hash ?? ''}`;
    const known = this.older.get(key) ?? this.load(rules, newest);
    this.older.set(key, known);
    // What could not be fetched may be there later.
    known.then(
      (game) => game === null && this.older.delete(key),
      () => this.older.delete(key),
    );
    return known;
  }

  private async load(rules: RulesName, newest: AnyGame): Promise<AnyGame | null> {
    const module = await this.fetch(rules);
    if (module === null) return null;
    // Seldom needed, so a page does not load it before.
    const { adopt } = await import('./older.ts');
    return adopt(module, newest);
  }
}
