import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, nodeIsTooOld } from './lib/install.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entente-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {object} packages */
const lock = (packages) =>
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));

/** @param {object} packages */
const installed = (packages) => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
};

it('refuses a Node older than 20.19', () => {
  expect(['18.20.0', '20.18.3'].map(nodeIsTooOld)).toEqual([true, true]);
  expect(['20.19.0', '20.20.2', '22.0.0', '24.1.0'].map(nodeIsTooOld)).toEqual([false, false, false, false]);
});

describe('packages are installed', () => {
  it('not when there is no node_modules', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('when every version is the one in the lock file', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('not when the lock file moved to another version', () => {
    lock({ 'node_modules/a': { version: '1.0.1' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('not when the lock file gained a package', () => {
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it("when only other platforms' binaries are missing", () => {
    lock({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-mac': { version: '1.0.0', optional: true },
    });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });
});
