import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** Where a request comes from, and the `host` it asked for. */
export interface Way {
  readonly from: string;
  readonly host: string;
}

type Interfaces = Readonly<
  Record<string, readonly { readonly address: string; readonly internal: boolean }[] | undefined>
>;

/** Names that every machine has for itself: nobody else reaches it by them. */
const isOwnName = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^(::ffff:)?127\./.test(host);

/**
 * Where others reach this server, for one who sits at its machine and knows it by a name that works only there: the
 * address its operator gave, otherwise those of the machine in its network. Nobody else is told.
 */
export function addressesFor(
  { from, host }: Way,
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
