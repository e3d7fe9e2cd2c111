import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Audience } from './live/audience.ts';
import type { Hall } from './table/hall.ts';

/** What `/metrics` tells. */
export class Metrics {
  readonly registry = new Registry();
  readonly stored: Counter;
  readonly requests: Counter<'status'>;

  constructor(hall: Hall, audience: Audience) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.stored = new Counter({
      name: 'entente_changes_total',
      help: 'Changes of tables that were stored',
      registers,
    });
    this.requests = new Counter({
      name: 'entente_requests_total',
      help: 'HTTP requests by status',
      labelNames: ['status'],
      registers,
    });
    new Gauge({
      name: 'entente_tables_resident',
      help: 'Tables in memory',
      registers,
      collect() {
        this.set(hall.resident);
      },
    });
    new Gauge({
      name: 'entente_listeners',
      help: 'Open sockets and streams',
      registers,
      collect() {
        this.set(audience.size);
      },
    });
  }
}
