import { afterAll, beforeAll, expect, test } from 'vitest';
import { NameServer } from '../testing/name-server.ts';
import { WebhookReceiver } from '../testing/webhook-receiver.ts';
import { postTo, resolver } from './outbound.ts';

let hook: WebhookReceiver;
let names: NameServer;
let known: string[] = [];
const before = resolver.getServers();
beforeAll(async () => {
  hook = await WebhookReceiver.open();
  names = await NameServer.open(() => known);
  resolver.setServers([names.address]);
});
afterAll(async () => {
  resolver.setServers(before);
  names.close();
  await hook.close();
});

const send = () => postTo(hook.url.replace('127.0.0.1', 'inside.example'), {}, 'knock', false);

test.each([[['127.0.0.1']], [['192.0.43.10', '10.0.0.1']]])(
  'a name that leads to %j is not followed',
  async (addresses) => {
    known = addresses;
    await expect(send()).rejects.toMatchObject({ fault: { why: 'address' } });
    expect(names.asked).toBeGreaterThan(0);
    expect(hook.taken).toEqual([]);
  },
);

test('an unknown name gives no connection', async () => {
  known = [];
  await expect(send()).rejects.toMatchObject({ fault: { why: 'connection' } });
});
