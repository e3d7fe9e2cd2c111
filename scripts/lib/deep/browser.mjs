import { join } from 'node:path';
import { countBrowserTests } from '../report.mjs';
import { root } from '../root.mjs';

const CONFIG = 'packages/web/e2e/playwright.config.ts';

/**
 * The browser tests that `npm test` leaves out.
 *
 * @returns {import('./parts.mjs').Task}
 */
export function browserTask() {
  return {
    name: 'browser',
    run: [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', join(root, CONFIG)],
    env: { ENTENTE_DEEP: '1' },
    found: ({ code, output }) => {
      const { passed, failed } = countBrowserTests(output);
      if (code === 0) return { passed, failed: 0 };
      return { passed, failed: Math.max(1, failed), words: output.trim() };
    },
  };
}
