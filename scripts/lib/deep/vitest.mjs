import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * A file of tests, run with other settings than `npm test` has for it.
 *
 * @param {string} name
 * @param {string} file
 * @param {Record<string, string>} env
 * @returns {import('./parts.mjs').Task}
 */
export function vitestTask(name, file, env) {
  return {
    name,
    run: [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', root, file],
    env,
    found: ({ code, output }) => {
      const number = (/** @type {string} */ word) =>
        Number(new RegExp(`^ *Tests .*?(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
      const passed = number('passed');
      // Something that it needs is missing, a compiler for example: then nothing was proved.
      if (code === 0 && passed === 0)
        return { passed, failed: 1, words: `${name}: no test was run in ${file}.` };
      if (code === 0) return { passed, failed: 0 };
      const setting = Object.entries(env).map(([key, value]) => `${key}=${value} `);
      const words = `${setting.join('')}npm run unit -- ${file}\n${output.trim()}`;
      return { passed, failed: Math.max(1, number('failed')), words };
    },
  };
}
