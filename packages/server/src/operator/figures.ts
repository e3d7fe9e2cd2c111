/** What a server holds: health, storage, rules in use, notices that wait. */
import type { OperatorHealth, OperatorNotices, OperatorRules, OperatorStorage } from '@entente/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Health } from '../health.ts';
import type { Connections } from '../live/connections.ts';
import type { Rules } from '../rules.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const MOST = 100;

export interface Figured {
  readonly store: Store;
  readonly tables: Tables;
  readonly rules: Rules;
  readonly health: Health;
  readonly connections: Connections;
  readonly botPool: BotPool;
}

export async function healthFor(services: Figured, version: string): Promise<OperatorHealth> {
  const { store, tables, health, connections, botPool } = services;
  const backlog = await store.backlog(tables.now());
  return {
    version,
    reasons: await health.reasons(),
    uptime: Math.floor(process.uptime()),
    sockets: connections.size,
    ...tables.resident,
    bots: botPool.queue,
    overdue: { tables: backlog.tables, notices: backlog.notices, failing: backlog.failingNotices },
    database: store.line === null ? null : { ...store.line },
  };
}

export async function storageFor({ store }: Figured): Promise<OperatorStorage> {
  const logs = await store.operator.logs();
  const titles = new Map<string, { game: string; tables: number; entries: number; bytes: number }>();
  for await (const { id, doc } of store.operator.docs()) {
    const game = doc?.game ?? '';
    const title = titles.get(game) ?? { game, tables: 0, entries: 0, bytes: 0 };
    const { entries = 0, bytes = 0 } = logs.get(id) ?? {};
    titles.set(game, {
      game,
      tables: title.tables + 1,
      entries: title.entries + entries,
      bytes: title.bytes + bytes,
    });
  }
  return { bytes: await store.size(), tables: await store.operator.rows(), titles: [...titles.values()] };
}

export async function rulesFor({ store, rules }: Figured): Promise<OperatorRules> {
  const known = new Set(rules.known.map(({ game, version }) => `${game}@${version}`));
  const used = new Map<string, OperatorRules['rules'][number]>();
  for await (const { doc } of store.operator.docs()) {
    if (doc === null) continue;
    const { game, version, phase } = doc;
    const name = `${game}@${version}`;
    const line = used.get(name) ?? {
      ...{ game, version, newest: rules.newest.get(game)?.version === version, known: known.has(name) },
      ...{ lobby: 0, running: 0, paused: 0, over: 0 },
    };
    used.set(name, { ...line, [phase]: line[phase] + 1 });
  }
  const all = [...used.values()];
  return { rules: all.sort((a, b) => a.game.localeCompare(b.game) || b.version - a.version) };
}

export async function noticesFor({ store }: Figured): Promise<OperatorNotices> {
  const channels = await store.operator.channels(MOST);
  const found = await store.people.byIds([...new Set(channels.map(({ person }) => person))]);
  const people = new Map(found.map(({ id, name }) => [id, { id, name }]));
  return {
    channels: channels.map((channel) => ({ ...channel, person: people.get(channel.person) ?? null })),
  };
}

/** Everything that waits in a channel is sent now; without one, in all that have failed. */
export async function retryNotices({ store, tables }: Figured, channel: string | undefined): Promise<void> {
  const failed = (await store.operator.channels(MOST)).filter(({ id, fault, tries }) =>
    channel === undefined ? fault !== null || tries > 0 : id === channel,
  );
  for (const { id } of failed) await store.operator.retry(id, tables.now());
}
