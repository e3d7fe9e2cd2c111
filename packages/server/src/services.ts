/** Everything that a server is made of, put together once. What calls what after a change is in `after-commit.ts`. */
import type { AnyGame } from '@entente/engine';
import pino, { type Logger } from 'pino';
import { afterCommit } from './after-commit.ts';
import { AfterPersonChange } from './after-person-change.ts';
import { BotPool } from './bots/bot-pool.ts';
import { BotRunner } from './bots/bot-runner.ts';
import { type BotThreads, botThreads } from './bots/threads.ts';
import { Classes } from './classes/classes.ts';
import { deleteOldClasses } from './classes/delete-class.ts';
import { ClockRunner } from './clocks/clock-runner.ts';
import type { Config } from './config.ts';
import { Daily } from './daily.ts';
import { Durations } from './durations.ts';
import { Faults } from './faults.ts';
import { loadGames } from './games.ts';
import { Health } from './health.ts';
import { Experiments } from './lab/experiments.ts';
import { ExperimentRunner } from './lab/runner.ts';
import { labThread } from './lab/thread.ts';
import { Limits } from './limits.ts';
import { Connections } from './live/connections.ts';
import { Publisher } from './live/publisher.ts';
import { Mailer } from './mail/mailer.ts';
import { Metrics } from './metrics.ts';
import { NoticePlanner } from './notices/notice-planner.ts';
import { NoticeSender } from './notices/notice-sender.ts';
import { NoticeTransports } from './notices/transports/transports.ts';
import { Verifier } from './operator/verifier.ts';
import { OtherProcesses } from './other-processes.ts';
import { cleanUpGuests } from './people/guest-cleanup.ts';
import { Sessions } from './people/sessions.ts';
import { PicturePress } from './previews/picture-press.ts';
import { Previews } from './previews/previews.ts';
import { Ratings } from './ratings/ratings.ts';
import { Rules } from './rules.ts';
import { PostgresStore } from './store/postgres/postgres.ts';
import { SqliteStore } from './store/sqlite/sqlite.ts';
import type { Store } from './store/store.ts';
import { waitForDatabase } from './store/wait-for-database.ts';
import { LineKeeper } from './tables/line-keeper.ts';
import type { LiveTable } from './tables/live-table.ts';
import { packLogs } from './tables/log-packing.ts';
import { Tables } from './tables/tables.ts';
import { REAL_WORLD, type World } from './world.ts';

/** A database may add to its faults what people have written: that is not for the log. */
const plainFault = (fault: unknown) =>
  fault instanceof Error
    ? { message: fault.message, stack: fault.stack, ...('code' in fault ? { code: fault.code } : {}) }
    : fault;

export type Services = ReturnType<typeof assemble>;

/** @param games others than those of the shelf */
export async function openServices(config: Config, games?: ReadonlyMap<string, AnyGame>): Promise<Services> {
  const world = REAL_WORLD;
  const log = pino({ level: config.logLevel, base: null, serializers: { err: plainFault } });
  const store =
    config.databaseUrl === null
      ? new SqliteStore(config.data, config.storeThread, world, config.dataLimit)
      : new PostgresStore(config.databaseUrl, world, config.databaseTimeouts, undefined, config.natsUrl);
  const services = await openIn({
    config,
    log,
    store,
    world,
    games: games ?? (await loadGames()),
    botThreads: botThreads(config.botWorker),
  });
  services.metrics.measureProcess();
  return services;
}

interface Environment {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly world: World;
  /** The newest of every title. */
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly botThreads: BotThreads;
}

/** All services of one process, at work. */
export async function openIn(environment: Environment): Promise<Services> {
  const { config, log, store, world, games } = environment;
  // The database may start later than the server, or restart just now.
  const whenUp = <Result>(work: () => Promise<Result>): Promise<Result> =>
    store.line === null
      ? work()
      : waitForDatabase(
          work,
          (fault) => log.warn({ err: fault }, 'the database is not there; waiting for it'),
          world,
        );
  await whenUp(() => store.open());
  for (const note of store.notes) log.info(note);
  const now = config.now ?? (() => store.now());
  const rules = new Rules(games, config.rules, store.rules);
  await whenUp(() => rules.open());
  const mailer = new Mailer(config.mail);
  const transports = await whenUp(() => NoticeTransports.open(config, store, mailer, now));
  const services = assemble({ ...environment, now, rules, mailer, transports });
  services.otherProcesses.open();
  services.clockRunner.start();
  await whenUp(() => services.noticePlanner.open());
  services.noticeSender.start();
  services.guestCleanup.start();
  services.classCleanup.start();
  services.logPacking.start();
  services.lineKeeper.start();
  services.experimentRunner.start();
  services.experimentCleanup.start();
  return services;
}

interface Given extends Environment {
  readonly now: () => number;
  readonly rules: Rules;
  readonly mailer: Mailer;
  readonly transports: NoticeTransports;
}

function assemble(given: Given) {
  const { config, log, store, world, now, rules, mailer, transports } = given;
  const faults = new Faults(log, world);
  const metrics = new Metrics();
  const connections = new Connections(store.bus, now, log, world);
  const tables = new Tables({
    store,
    rules,
    memory: config.tableMemory,
    now,
    world,
    presence: connections,
    log,
    commits: metrics,
    // Bots commit, too, so the list can be complete only below.
    afterCommit: (live: LiveTable) => afterCommit(followers, live),
  });
  const noticePlanner = new NoticePlanner(tables, connections, log);
  const publisher = new Publisher(
    tables,
    connections,
    store.people,
    noticePlanner,
    faults,
    metrics.asksAgain,
  );
  const botPool = new BotPool(given.botThreads, config.botBudget, now, world);
  const botRunner = new BotRunner(tables, botPool, log, config.botPause);
  const ratings = new Ratings(store, faults);
  const followers = { metrics, publisher, botRunner, noticePlanner, ratings };
  metrics.measure({ tables, connections, botPool, store, now, world });
  const sessions = new Sessions(store, now, world);
  const afterPersonChange = new AfterPersonChange({ store, sessions, connections, noticePlanner });
  const limits = new Limits(
    config.rateLimits,
    {
      tellLimitSpent(limit, name) {
        store.bus.tellLimitSpent(limit, name).catch((fault: unknown) => faults.note(fault));
      },
    },
    () => world.ticks(),
  );
  const experimentRunner = new ExperimentRunner({
    store,
    world,
    now,
    log,
    minutes: config.labMinutes,
    threadFor: (text) => labThread(config.experimentThread, text),
  });
  return {
    config,
    log,
    store,
    world,
    rules,
    mailer,
    transports,
    faults,
    metrics,
    connections,
    tables,
    noticePlanner,
    ratings,
    publisher,
    botPool,
    botRunner,
    sessions,
    limits,
    personChanges: afterPersonChange,
    classes: new Classes({ store, tables, connections, botRunner, personChanges: afterPersonChange }),
    clockRunner: new ClockRunner(tables, botRunner, log),
    noticeSender: new NoticeSender(tables, transports, connections, log),
    guestCleanup: new Daily(
      (isStopped) => cleanUpGuests(store, now(), isStopped),
      'unused guests could not be deleted',
      log,
      world,
    ),
    classCleanup: new Daily(
      (isStopped) => deleteOldClasses({ store, tables, personChanges: afterPersonChange }, now(), isStopped),
      'classes whose days are over could not be deleted',
      log,
      world,
    ),
    logPacking: new Daily(
      (isStopped) => packLogs(store, now(), isStopped),
      'logs of finished games could not be packed',
      log,
      world,
    ),
    experimentRunner,
    experiments: new Experiments({
      store,
      world,
      now,
      minutes: config.labMinutes,
      wake: () => experimentRunner.wake(),
    }),
    experimentCleanup: new Daily(
      async () => {
        for (const id of await store.experiments.due(now())) await store.experiments.remove(id);
      },
      'experiments whose days are over could not be deleted',
      log,
      world,
    ),
    lineKeeper: new LineKeeper(tables, log),
    verifier: new Verifier(store, rules, world),
    durations: new Durations(store.tables),
    health: new Health(store, log, world),
    previews: new Previews({ tables, store }, config.web),
    picturePress: new PicturePress(),
    otherProcesses: new OtherProcesses({
      bus: store.bus,
      tables,
      connections,
      publisher,
      noticePlanner,
      limits,
      afterPersonChange,
      faults,
    }),
  };
}

export async function closeServices(services: Services): Promise<void> {
  services.clockRunner.stop();
  services.botRunner.stop();
  await services.otherProcesses.close();
  await services.tables.settled();
  await services.lineKeeper.stop();
  await services.noticePlanner.settled();
  await services.ratings.settled();
  await services.noticeSender.stop();
  await services.guestCleanup.stop();
  await services.classCleanup.stop();
  await services.logPacking.stop();
  await services.verifier.stop();
  await services.experimentRunner.stop();
  await services.experimentCleanup.stop();
  await services.botPool.stop();
  services.rules.close();
  services.mailer.close();
  await services.store.close();
}
