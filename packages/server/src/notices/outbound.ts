/**
 * Requests to addresses that people have given. They must not reach the operator's private network: only http and https,
 * no private address (checked when the connection is made, so that no name can change in between), no redirects, little
 * time, and nothing of the answer but its status.
 */
import type { LookupAddress, LookupOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { ChannelFault } from '@entente/protocol';

/** Milliseconds from the first byte to the status. */
const PATIENCE = 5000;

const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Also those that carry an address of the older kind inside. */
const PRIVATE_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

// Apart: in one list every address of the older kind would count as one that is carried inside.
const [blocked4, blocked6] = [new BlockList(), new BlockList()];
for (const [net, prefix] of PRIVATE_4) blocked4.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of PRIVATE_6) blocked6.addSubnet(net, prefix, 'ipv6');

export const isPrivate = (address: string): boolean =>
  isIP(address) === 6 ? blocked6.check(address, 'ipv6') : blocked4.check(address, 'ipv4');

/** Something could not be delivered, and why. */
export class Undelivered extends Error {
  readonly fault: ChannelFault;

  constructor(why: ChannelFault['why'], status: number | null = null) {
    super(why);
    this.fault = { why, status };
  }
}

/** May anything be sent to this address? Its name is resolved and checked later. */
export function isAllowed(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '') return false;
  const host = hostOf(url);
  return allowPrivate || isIP(host) === 0 || !isPrivate(host);
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

type Found = (fault: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Not the system's resolver, which would block one of very few threads for any slow name server. */
export const resolver = new Resolver({ timeout: 1500, tries: 2 });

/** Finds the addresses of a name, and none if one of them is private. */
function lookupPublic(host: string, options: LookupOptions, found: Found): void {
  void addressesOf(host).then((addresses) => {
    const [first] = addresses;
    if (first === undefined) found(new Undelivered('connection'), []);
    else if (addresses.some(({ address }) => isPrivate(address))) found(new Undelivered('address'), []);
    else if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

async function addressesOf(host: string): Promise<LookupAddress[]> {
  const [older, newer] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return [
    ...(older.status === 'fulfilled' ? older.value.map((address) => ({ address, family: 4 })) : []),
    ...(newer.status === 'fulfilled' ? newer.value.map((address) => ({ address, family: 6 })) : []),
  ];
}

/** Posts; throws `Undelivered` unless it was taken. */
export async function postTo(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  allowPrivate: boolean,
): Promise<void> {
  if (!isAllowed(address, allowPrivate)) throw new Undelivered('address');
  const url = new URL(address);
  const status = await new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'https:' ? https : http;
    const request = send(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(PATIENCE),
      ...(allowPrivate ? {} : { lookup: lookupPublic }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  }).catch((fault: unknown) => {
    if (fault instanceof Undelivered) throw fault;
    const late = fault instanceof Error && (fault.name === 'AbortError' || fault.name === 'TimeoutError');
    throw new Undelivered(late ? 'timeout' : 'connection');
  });
  if (status === 404 || status === 410) throw new Undelivered('gone', status);
  if (status < 200 || status >= 300) throw new Undelivered('status', status);
}
