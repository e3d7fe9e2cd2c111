import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** Where a request comes from, and the `host` it asked for. */
export interface RequestSource {
  readonly from: string;
  readonly host: string;
}

type Interfaces = Readonly<
  Record<string, readonly { readonly address: string; readonly internal: boolean }[] | undefined>
>;

/** Names by which a machine reaches only itself. */
const isOwnName = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^(::ffff:)?127\./.test(host);

/**
 * Where others reach this server: the address that the operator gave, otherwise those of the machine in its network. Only
 * for a browser on the same machine that knows the server as `localhost`; others learn nothing.
 */
export function addressesFor(
  { from, host }: RequestSource,
  config: Pick<Config, 'host' | 'publicUrl'>,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  const asked = URL.parse(`http://${host}`);
  if (asked === null || !isOwnName(asked.hostname) || !isOwnName(from)) return [];
  if (config.publicUrl !== null) return [new URL(config.publicUrl).origin];
  const at = (name: string) => `http://${name}${asked.port === '' ? '' : `:${asked.port}`}`;
  if (config.host !== '0.0.0.0' && config.host !== '::')
    return isOwnName(config.host) ? [] : [at(config.host)];
  return Object.values(interfaces)
    .flatMap((own) => own ?? [])
    .filter(({ address, internal }) => !internal && isIPv4(address))
    .map(({ address }) => at(address));
}
