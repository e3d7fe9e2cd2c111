/** Everything that a server is made of, put together once. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AnyGame } from '@entente/engine';
import pino, { type Logger } from 'pino';
import { Attendant } from './bots/attendant.ts';
import { Crew } from './bots/crew.ts';
import type { Config } from './config.ts';
import { loadGames } from './games.ts';
import { Health } from './health.ts';
import { Lengths } from './lengths.ts';
import { Limits, networkOf } from './limits.ts';
import { Audience } from './live/audience.ts';
import { Post } from './mail/post.ts';
import { Metrics } from './metrics.ts';
import { Courier } from './notices/courier.ts';
import { Lookout } from './notices/lookout.ts';
import { Ways } from './notices/ways.ts';
import { Caretaker } from './people/caretaker.ts';
import { People } from './people.ts';
import { type Refused, refuse } from './refuse.ts';
import { PostgresStore } from './store/postgres/postgres.ts';
import { SqliteStore } from './store/sqlite/sqlite.ts';
import { isTrouble, isUncertain, type Store } from './store/store.ts';
import { whenThere } from './store/when-there.ts';
import { Hall } from './table/hall.ts';

/** What a database adds to its faults may hold what somebody has written. */
const plainFault = (fault: unknown) =>
  fault instanceof Error
    ? { message: fault.message, stack: fault.stack, ...('code' in fault ? { code: fault.code } : {}) }
    : fault;

/** Seconds after which a store that is in trouble may be asked again. */
const AGAIN_AFTER = 2;

export class House {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly hall: Hall;
  readonly people: People;
  readonly lengths: Lengths;
  readonly audience: Audience;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly post: Post;
  readonly ways: Ways;
  readonly courier: Courier;
  readonly lookout: Lookout;
  readonly caretaker: Caretaker;
  private readonly crew: Crew;
  readonly attendant: Attendant;

  private constructor(config: Config, log: Logger, store: Store, hall: Hall, post: Post, ways: Ways) {
    this.config = config;
    this.log = log;
    this.store = store;
    this.hall = hall;
    this.people = new People(store, hall.now);
    this.caretaker = new Caretaker(store, hall.now, log);
    this.post = post;
    this.ways = ways;
    this.lengths = new Lengths(store);
    this.audience = new Audience(hall);
    this.lookout = new Lookout(hall, this.audience, log);
    this.courier = new Courier(hall, ways, this.audience, log);
    this.limits = new Limits(config.rateLimits);
    this.health = new Health(store, log);
    this.crew = new Crew(config.botWorker, config.botBudget, hall.now);
    this.metrics = new Metrics(hall, this.audience, this.crew);
    this.attendant = new Attendant(hall, this.crew, log, config.botPause);
    hall.writer.onCommit = (commit) => this.metrics.committed(commit);
    hall.onBroken = (table, fault) =>
      log.error({ err: fault, table }, 'a game cannot be played from its log');
    hall.onStored = (room) => {
      this.audience.publish(room);
      this.attendant.attend(room);
      this.lookout.attend(room);
    };
    hall.isHere = (person, table) => this.audience.isOnline(person, table);
    // Whoever a window waits for may be back.
    this.audience.onCome = ({ doc, window }, person) => {
      if (!window?.away.some((seat) => doc.chairs[seat].person === person)) return;
      hall.at(doc.id, (room) => hall.keep(room, {})).catch((fault: unknown) => this.fault(fault));
    };
    store.onChange((changed) => {
      if (changed === null) {
        this.hall.forgetAll();
        // What others said about who is there was not heard, either.
        this.audience.elsewhere.open();
      } else this.hall.forget(changed);
      for (const table of changed === null ? this.audience.tables() : [changed]) {
        this.refresh(table);
        if (this.audience.listensTo(table)) this.lookout.seenElsewhere(table);
      }
    });
    const { elsewhere } = this.audience;
    elsewhere.onFault = (fault) => this.fault(fault);
    elsewhere.onStrange = (from) => log.warn({ from }, 'what another process said was not understood');
    elsewhere.onChange = (table) => this.refresh(table);
    this.limits.onSpent = (limit, name) => {
      store.tellSpent(limit, name).catch((fault: unknown) => this.fault(fault));
    };
    store.onSpent((limit, name) => this.limits.spentElsewhere(limit, name));
    store.onPerson((person) => {
      Promise.all([this.checkSessions(person), this.lookout.refresh(person)]).catch((fault: unknown) =>
        this.fault(fault),
      );
    });
  }

  /** Whoever listens to a table is told how it is now. */
  private refresh(table: string): void {
    if (!this.audience.listensTo(table)) return;
    this.audience.refresh(table).catch((fault: unknown) => this.fault(fault));
  }

  /** @param games others than those of the shelf */
  static async open(config: Config, games?: ReadonlyMap<string, AnyGame>): Promise<House> {
    const log = pino({ level: config.logLevel, base: null, serializers: { err: plainFault } });
    const store =
      config.databaseUrl === null
        ? new SqliteStore(config.data, config.storeThread, config.dataLimit)
        : new PostgresStore(config.databaseUrl, config.patience);
    // The database may start later than the server, or again just now.
    const patiently = <Result>(work: () => Promise<Result>): Promise<Result> =>
      config.databaseUrl === null
        ? work()
        : whenThere(work, (fault) => log.warn({ err: fault }, 'the database is not there; waiting for it'));
    await patiently(() => store.open());
    const now = config.now ?? (() => store.now());
    const hall = new Hall(store, games ?? (await loadGames()), config.tableMemory, now);
    const post = new Post(config.mail);
    const ways = await patiently(() => Ways.open(config, store, post, now));
    const house = new House(config, log, store, hall, post, ways);
    house.audience.elsewhere.open();
    house.attendant.start();
    await patiently(() => house.lookout.open());
    house.courier.start();
    house.caretaker.start();
    return house;
  }

  async close(): Promise<void> {
    this.attendant.stop();
    await this.audience.elsewhere.close();
    await this.hall.settled();
    await this.lookout.settled();
    await this.courier.stop();
    await this.caretaker.stop();
    await this.crew.stop();
    this.post.close();
    await this.store.close();
  }

  /** Sessions of a person have ended: nothing more is said to their sockets, wherever those are. */
  async sessionsChanged(person: string): Promise<void> {
    await this.checkSessions(person);
    await this.store.tellAbout(person);
  }

  /** A person wants to be told other things, or in other ways. */
  async noticesChanged(person: string): Promise<void> {
    await this.lookout.refresh(person);
    await this.store.tellAbout(person);
  }

  private async checkSessions(person: string): Promise<void> {
    this.people.forget(person);
    const left = await this.store.accounts.sessions(person);
    this.audience.dismiss(
      person,
      left.map(({ id }) => id),
    );
  }

  /**
   * Something that should never happen. It is written down with a number that the asker gets, too.
   * @param isChange was something to be changed?
   */
  fault(fault: unknown, isChange = false): Refused {
    const number = randomBytes(4).toString('hex');
    const trouble = isTrouble(fault);
    this.log.error({ err: fault, number }, trouble ? 'the store is in trouble' : 'fault');
    if (!trouble) return refuse('refuse.fault', { number });
    const code = isChange && isUncertain(fault) ? 'refuse.unknown' : 'refuse.store';
    return refuse(code, { number, seconds: AGAIN_AFTER });
  }

  /** May a page of this origin talk to us? Programs send no origin; pages always do. */
  isWelcome(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    if (this.config.publicUrl !== null) return origin === new URL(this.config.publicUrl).origin;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  /** The page that asks. Passkeys belong to its host; a request without an origin comes from no page. */
  originOf({ headers }: IncomingMessage): string {
    const { publicUrl } = this.config;
    return publicUrl === null ? (headers.origin ?? 'http://localhost') : new URL(publicUrl).origin;
  }

  /** Where a request comes from, as far as limits are concerned. */
  addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
    return networkOf(
      (this.config.trustProxy ? last : undefined) ?? request.socket.remoteAddress ?? 'unknown',
    );
  }
}
