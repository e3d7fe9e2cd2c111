import { hash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnyGame, useDigest } from '@entente/engine';
import { createAdaptorServer } from '@hono/node-server';
import * as z from 'zod';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { makeApp } from './http/app.ts';
import { Sockets } from './live/sockets.ts';
import { closeServices, openServices, type Services } from './services.ts';
import { wait } from './world.ts';

export interface RunningServer {
  /** `http://127.0.0.1:8080` */
  readonly address: string;
  readonly services: Services;
  /** Stops without losing anything: nothing new is taken, what was begun is finished. */
  stop(): Promise<void>;
}

/** @param games others than those of the shelf */
export async function startServer(
  config: Config,
  games?: ReadonlyMap<string, AnyGame>,
): Promise<RunningServer> {
  z.config(z.locales.en());
  useDigest((text) => hash('sha256', text));
  const services = await openServices(config, games);
  const http = createAdaptorServer({ fetch: makeApp(services, manifest.version).fetch }) as Server;
  http.requestTimeout = 30_000;
  http.headersTimeout = 15_000;
  const sockets = new Sockets(services, http);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    services,
    async stop() {
      services.health.isStopping = true;
      if (config.drain > 0) await wait(services.world, config.drain);
      for (const connection of services.connections.all()) {
        connection.send({ kind: 'bye' });
        connection.close(1001);
      }
      sockets.stop();
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeIdleConnections();
      services.world.after(2000, () => http.closeAllConnections());
      await closed;
      await closeServices(services);
    },
  };
}
