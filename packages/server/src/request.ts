/** Where a request comes from. */
import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';
import { networkOf } from './limits.ts';

/** May a page of this origin talk to us? Programs send no origin; pages always do. */
export function isAllowedOrigin(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The page that asks. Passkeys belong to its host; a request without an origin comes from no page. */
export const originOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): string => (publicUrl === null ? (headers.origin ?? 'http://localhost') : new URL(publicUrl).origin);

/** The network that limits count a request for. */
export function addressOf({ trustProxy }: Pick<Config, 'trustProxy'>, request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return networkOf((trustProxy ? last : undefined) ?? request.socket.remoteAddress ?? 'unknown');
}
