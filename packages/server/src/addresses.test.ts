import { expect, test } from 'vitest';
import { addressesFor } from './addresses.ts';

const INTERFACES = {
  lo: [{ address: '127.0.0.1', internal: true }],
  wifi: [
    { address: '192.168.1.7', internal: false },
    { address: 'fe80::1', internal: false },
  ],
};
const HERE = { from: '::ffff:127.0.0.1', host: 'localhost:8080' };
const everywhere = { host: '0.0.0.0', publicUrl: null };

test('a server that listens everywhere is reached by the addresses of its machine', () => {
  for (const source of [
    HERE,
    { from: '::1', host: '[::1]:8080' },
    { from: '127.0.0.1', host: '127.0.0.1:8080' },
  ])
    expect(addressesFor(source, everywhere, INTERFACES)).toEqual(['http://192.168.1.7:8080']);
});

test('one that listens only to its own machine is reached by nobody else', () => {
  expect(addressesFor(HERE, { host: '127.0.0.1', publicUrl: null }, INTERFACES)).toEqual([]);
});

test('the address that its operator gave comes before all others', () => {
  const config = { host: '0.0.0.0', publicUrl: 'https://table.example/' };
  expect(addressesFor(HERE, config, INTERFACES)).toEqual(['https://table.example']);
});

test('a request from another machine, by another name or by none, learns nothing about the network', () => {
  for (const source of [
    { from: '192.168.1.9', host: 'localhost:8080' },
    { from: '127.0.0.1', host: 'table.example' },
    { from: '127.0.0.1', host: '' },
    { from: '', host: 'localhost' },
  ])
    expect(addressesFor(source, everywhere, INTERFACES)).toEqual([]);
});
