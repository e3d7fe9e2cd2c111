import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './house/chromium.ts';

const OUTSIDE = 'web/e2e/strange.spec.ts';

export default defineConfig({
  // Those of the page, and those of a game in its folder.
  testDir: '../..',
  projects: [
    // First: its server builds a page of its own, which takes longer than any other test.
    { name: 'outside', testMatch: OUTSIDE },
    { name: 'all others', testMatch: ['web/e2e/*.spec.ts', 'games/*/e2e/*.spec.ts'], testIgnore: OUTSIDE },
  ],
  outputDir: join(tmpdir(), 'entente-e2e'),
  // The longest are for the night: npm run deep -- browser. Contact sheets are for people: npm run sheets.
  ...(process.env.ENTENTE_DEEP === '1'
    ? { grep: /@deep/ }
    : { grepInvert: process.env.SHEETS_TO === undefined ? /@deep|@sheets/ : /@deep/ }),
  fullyParallel: true,
  workers: 2,
  // Generous: a machine may be slow and busy, and a test that passes never waits for them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Tells at its end why something failed.
  reporter: [['list']],
  globalSetup: './house/build.ts',
  use: {
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    // What moves takes time; tests that are about it say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu'] },
    // What a service worker keeps would hide what a page asks for; one test wants it and says so.
    serviceWorkers: 'block',
  },
});
