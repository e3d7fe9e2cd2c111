import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AnyGame } from '@entente/engine';
import { type RulesModule, type RulesName, RulesRegistry, rulesNamed } from '@entente/shelf';
import type { RulesStore, StoredRules } from './store/rules.ts';
import type { GameVersion } from './store/store.ts';

/** How many digits of a file's SHA-256 are its hash. */
const DIGITS = 12;

interface PlayedRules {
  /** Null if it cannot be played here. */
  readonly game: AnyGame | null;
  /** The hash of its file, if there is one. */
  readonly build: string | null;
}

/**
 * The rules that this server can play: the newest, those in the folder of its build, and those in its database. Others than
 * the newest are loaded when a table wants them, and shared.
 */
export class Rules {
  /** The newest of every title. */
  readonly newest: ReadonlyMap<string, AnyGame>;
  private readonly folder: string | null;
  private readonly store: RulesStore;
  private readonly registry: RulesRegistry;
  /** The file of the newest of every title. */
  private readonly own: ReadonlyMap<string, StoredRules>;
  private readonly inFolder = new Map<string, StoredRules>();
  private readonly inStore = new Map<string, StoredRules>();
  private readonly packedOnce = new Map<string, Promise<Buffer>>();
  /** Where files of the database are put, so that threads can load them, too. */
  private aside: string | null = null;

  constructor(newest: ReadonlyMap<string, AnyGame>, folder: string | null, store: RulesStore) {
    this.newest = newest;
    this.folder = folder !== null && existsSync(join(folder, 'own.json')) ? folder : null;
    this.store = store;
    this.registry = new RulesRegistry(
      async (id) => newest.get(id) ?? null,
      (rules) => this.load(rules),
    );
    const own = new Map<string, StoredRules>();
    if (this.folder !== null) {
      for (const file of readdirSync(this.folder)) {
        const rules = rulesNamed(file);
        if (rules !== null) this.inFolder.set(rules.hash, rules);
      }
      const names = JSON.parse(readFileSync(join(this.folder, 'own.json'), 'utf8')) as Record<string, string>;
      for (const [id, file] of Object.entries(names)) {
        const rules = rulesNamed(file);
        // A test may play other games by the same name.
        if (rules !== null && newest.get(id)?.version === rules.version) own.set(id, rules);
      }
    }
    this.own = own;
  }

  /** Looks which rules the database has. */
  async open(): Promise<void> {
    for (const rules of await this.store.all()) this.inStore.set(rules.hash, rules);
  }

  /** Every version that this server can play. */
  get known(): GameVersion[] {
    const newest = Array.from(this.newest.values(), ({ id, version }) => ({ game: id, version }));
    const all = [...newest, ...this.inFolder.values(), ...this.inStore.values()];
    return [...new Map(all.map(({ game, version }) => [`${game}@${version}`, { game, version }])).values()];
  }

  /** The hash of the file with these rules, if a table begins with them now. Null where there is no such file. */
  hashOf({ id, version }: AnyGame): string | null {
    const own = this.own.get(id);
    return own?.version === version ? own.hash : (this.find({ game: id, version })?.hash ?? null);
  }

  /** The game of a table; null if it cannot be played here. Throws `UnknownRules` if it was made for a newer server. */
  gameOf(rules: RulesName): Promise<AnyGame | null> {
    return this.registry.gameOf(rules);
  }

  /** The same with the name of its build. */
  async played(rules: RulesName): Promise<PlayedRules> {
    const game = await this.gameOf(rules);
    const isNewest = game !== null && game === this.newest.get(rules.game);
    return { game, build: (isNewest ? this.own.get(rules.game) : this.find(rules))?.hash ?? null };
  }

  /** The same by the very file that a table began with. */
  async exactly(rules: RulesName): Promise<PlayedRules> {
    const { hash = null } = rules;
    return { game: hash === null ? null : await this.registry.exactly(rules), build: hash };
  }

  /** Keeps a file of rules in the database. A table begins with them, so that a backup can play it without this build. */
  async keep(hash: string | null): Promise<void> {
    const rules = hash === null ? undefined : this.inFolder.get(hash);
    if (rules === undefined || this.inStore.has(rules.hash)) return;
    const body = await this.body(rules.hash);
    if (body === null) return;
    await this.store.keep(rules, body);
    this.inStore.set(rules.hash, rules);
  }

  /** The text of a file; null if it is not kept. */
  async body(hash: string): Promise<Buffer | null> {
    const { folder } = this;
    const file = this.inFolder.get(hash);
    if (folder !== null && file !== undefined) return readFile(join(folder, fileName(file)));
    // Another process may have stored it a moment ago.
    const body = await this.store.body(hash);
    if (body !== null && createHash('sha256').update(body).digest('hex').slice(0, DIGITS) !== hash)
      throw new Error(`the stored rules ${hash} have been changed`);
    return body;
  }

  /** The same, gzipped: for pages. */
  async packed(hash: string): Promise<Buffer | null> {
    const known = this.packedOnce.get(hash);
    if (known !== undefined) return known;
    const body = await this.body(hash);
    if (body === null) return null;
    const packed = promisify(gzip)(body, { level: 9 });
    this.packedOnce.set(hash, packed);
    return packed;
  }

  /** A file with these rules: the very one, or any of the same version. */
  find({ game, version, hash }: RulesName): StoredRules | undefined {
    const all = [...this.inFolder.values(), ...this.inStore.values()];
    const own = this.own.get(game);
    const alike = all.filter((one) => one.game === game && one.version === version);
    return alike.find((one) => one.hash === hash) ?? alike.find((one) => one.hash === own?.hash) ?? alike[0];
  }

  /** Where a thread finds the rules of a table; null for the newest, which it has. */
  async place(rules: RulesName): Promise<string | null> {
    if (this.newest.get(rules.game)?.version === rules.version) return null;
    const file = await this.sought(rules);
    return file === undefined ? null : this.placeOf(file);
  }

  private async load(rules: RulesName): Promise<RulesModule | null> {
    const file = await this.sought(rules);
    return file === undefined ? null : ((await import(await this.placeOf(file))) as RulesModule);
  }

  private async sought(rules: RulesName): Promise<StoredRules | undefined> {
    const found = this.find(rules);
    if (found !== undefined && (rules.hash ?? found.hash) === found.hash) return found;
    await this.open();
    return this.find(rules);
  }

  private async placeOf(file: StoredRules): Promise<string> {
    const { folder } = this;
    if (folder !== null && this.inFolder.has(file.hash))
      return pathToFileURL(join(folder, fileName(file))).href;
    this.aside ??= mkdtempSync(join(tmpdir(), 'entente-rules-'));
    const path = join(this.aside, fileName(file));
    if (!existsSync(path)) {
      const body = await this.body(file.hash);
      if (body === null) throw new Error(`the rules ${file.hash} are gone from the database`);
      writeFileSync(path, body);
    }
    return pathToFileURL(path).href;
  }

  close(): void {
    if (this.aside !== null) rmSync(this.aside, { recursive: true, force: true });
  }
}

const fileName = ({ game, version, hash }: StoredRules): string => `${game}@${version}-${hash}.mjs`;
