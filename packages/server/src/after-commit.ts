import type { BotRunner } from './bots/bot-runner.ts';
import type { Publisher } from './live/publisher.ts';
import type { Metrics } from './metrics.ts';
import type { NoticePlanner } from './notices/notice-planner.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { LiveTable } from './tables/live-table.ts';

interface Followers {
  readonly metrics: Metrics;
  readonly publisher: Publisher;
  readonly botRunner: BotRunner;
  readonly noticePlanner: NoticePlanner;
  readonly ratings: Ratings;
}

/** Everything that follows when a change of a table has been stored, in this order. */
export function afterCommit(
  { metrics, publisher, botRunner, noticePlanner, ratings }: Followers,
  live: LiveTable,
): void {
  metrics.changes.inc();
  publisher.publish(live);
  botRunner.run(live);
  noticePlanner.plan(live);
  ratings.follow(live);
}
