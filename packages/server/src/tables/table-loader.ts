import type { AnyGame } from '@entente/engine';
import { inSuccession } from '@entente/shelf';
import { UnknownRules } from '@entente/shelf/older';
import { HistoryDiffers, playAlike, withRests } from '@entente/table';
import type { ErrorLog } from '../error-log.ts';
import { refuse } from '../refuse.ts';
import type { Rules } from '../rules.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { type TableStore, Unreadable, type WholeTable } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { restIn, type World } from '../world.ts';
import { type Broken, LiveTable, loadingOf, resultOf } from './live-table.ts';
import { allRulesOf, renewed, sealedVersion } from './new-table.ts';

/** Makes live tables of what is stored: by which rules a table is played, and what its log makes of it. */
export class TableLoader {
  private readonly store: TableStore;
  private readonly groupCommit: GroupCommit;
  private readonly rules: Rules;
  private readonly world: World;
  private readonly log: ErrorLog;

  constructor(store: TableStore, groupCommit: GroupCommit, rules: Rules, world: World, log: ErrorLog) {
    this.store = store;
    this.groupCommit = groupCommit;
    this.rules = rules;
    this.world = world;
    this.log = log;
  }

  /** The table as it is stored. */
  async load(id: string): Promise<LiveTable> {
    const stored = await this.store.load(id).catch((fault: unknown) => {
      if (!(fault instanceof Unreadable)) throw fault;
      this.logUnreadable(id, fault);
      throw refuse('refuse.unreadable');
    });
    if (stored === null) throw refuse('refuse.noTable');
    const live = this.movedOver(stored, await this.open(stored));
    live.mark = this.world.bytes(9).toString('base64url');
    live.newest = this.rules.newest.get(live.doc.game)?.version ?? null;
    await this.record(live, stored.doc);
    return live;
  }

  /** Takes in what other processes have done to a table. False if it has to be loaded as a whole. */
  async follow(live: LiveTable): Promise<boolean> {
    const { doc, entries, talk } = live;
    try {
      const news = await this.store.since(doc.id, { entries, talk: talk.at(-1)?.number ?? 0 });
      return news !== null && live.follow(news);
    } catch (fault) {
      // What is stored does not continue what is here; or it cannot be read, which loading it says in more words.
      if (fault instanceof HistoryDiffers || fault instanceof Unreadable) return false;
      throw fault;
    }
  }

  /** A table that has begun stays with its rules; others take the newest. */
  private async open(stored: WholeTable): Promise<LiveTable> {
    const { doc, entries } = stored;
    const newest = this.rules.newest.get(doc.game);
    if (newest !== undefined && doc.phase === 'lobby' && entries.length === 0) {
      const fresh = renewed(doc, newest);
      if (fresh.version === newest.version)
        return new LiveTable({ ...stored, doc: fresh }, { game: newest, build: this.rules.hashOf(newest) });
    }
    try {
      const rules = await playedBy(this.rules, doc);
      try {
        return await this.loaded(stored, rules);
      } catch (fault) {
        // A build of the same version may play otherwise by mistake. The one that the table began with does not.
        const own = await playedBy(this.rules, doc, 'exactly');
        if (own.game === null || own.builds === rules.builds) throw fault;
        const live = await this.loaded(stored, own);
        this.log.error({ err: fault, table: doc.id }, 'these rules play otherwise than those of this table');
        return live;
      }
    } catch (fault) {
      this.logUnreadable(doc.id, fault);
      return new LiveTable(stored, { game: null, broken: whyBroken(fault) });
    }
  }

  /** A snapshot is a cache, perhaps of another build: the log is the truth. */
  private async loaded(
    stored: WholeTable,
    rules: ConstructorParameters<typeof LiveTable>[1],
  ): Promise<LiveTable> {
    try {
      return await this.inStretches(stored, rules);
    } catch (fault) {
      if (stored.snapshot === null) throw fault;
      return this.inStretches({ ...stored, snapshot: null }, rules);
    }
  }

  /** A long game does not hold up other tables. */
  private async inStretches(
    stored: WholeTable,
    rules: ConstructorParameters<typeof LiveTable>[1],
  ): Promise<LiveTable> {
    const loading = loadingOf(stored, rules.game, rules.build ?? null);
    const play = loading === null ? null : await withRests(loading, () => restIn(this.world));
    return new LiveTable(stored, { ...rules, play });
  }

  /**
   * A running game goes on by the newest rules if they make the same of it so far; otherwise it stays with its own until
   * its people agree on newer ones. Each version is compared once. Where people have agreed once, they are asked again.
   */
  private movedOver(stored: WholeTable, live: LiveTable): LiveTable {
    const { doc, play, game } = live;
    const newest = this.rules.newest.get(doc.game);
    const isRunning = doc.phase === 'running' || doc.phase === 'paused';
    if (newest === undefined || game === null || play === null || !isRunning) return live;
    if (doc.former !== undefined) return live;
    if (newest.version <= doc.version || doc.compared === newest.version) return live;
    if (!playAlike(game, newest, play.beginning, play.entries)) {
      live.doc = { ...doc, compared: newest.version };
      return live;
    }
    const build = this.rules.hashOf(newest);
    const { begun = doc.version } = doc;
    const moved: TableDoc = { ...doc, version: newest.version, begun, rules: build };
    const rules = { game: inSuccession([newest], begun), build };
    return new LiveTable({ ...stored, doc: moved, snapshot: null }, rules);
  }

  /**
   * Writes down what older servers did not: which rules a game has, and how it ended. Not as a change of the table.
   * @param stored what is stored of it
   */
  private async record(live: LiveTable, stored: TableDoc): Promise<void> {
    const { doc, play, build, rev } = live;
    if (play === null) return;
    const rules = doc.rules ?? build;
    const result = doc.result ?? (doc.phase === 'over' ? resultOf(play) : undefined);
    if (doc === stored && rules === (doc.rules ?? null) && result === doc.result) return;
    const next: TableDoc = { ...doc, rules, ...(result === undefined ? {} : { result }) };
    try {
      await this.rules.keep(rules);
      const write = {
        table: doc.id,
        rev,
        seq: play.entries.length,
        entries: [],
        doc: next,
        now: live.changed,
      };
      if (!(await this.groupCommit.write(write))) return;
      live.doc = next;
      live.rev++;
    } catch (fault) {
      // Another time: what is stored can be read all the same.
      this.log.error({ err: fault, table: doc.id }, 'the rules and the end of a game could not be noted');
    }
  }

  private logUnreadable(table: string, fault: unknown): void {
    this.log.error({ err: fault, table }, 'a game cannot be played from its log');
  }
}

/** All rules that have played a table, as one. It has sealed the version that it began with. */
export async function playedBy(
  rules: Rules,
  doc: TableDoc,
  how: 'played' | 'exactly' = 'played',
): Promise<{ game: AnyGame | null; build: string | null; builds: string }> {
  const all = await Promise.all(allRulesOf(doc).map((name) => rules[how](name)));
  const game = inSuccession(
    all.map((one) => one.game),
    sealedVersion(doc),
  );
  return { game, build: all.at(-1)?.build ?? null, builds: all.map(({ build }) => build).join(' ') };
}

/** Null if its rules are only missing. */
function whyBroken(fault: unknown): Broken | null {
  if (fault instanceof UnknownRules) return null;
  return fault instanceof HistoryDiffers
    ? { what: fault.what, entry: fault.entry }
    : { what: 'unreadable', entry: 0 };
}
