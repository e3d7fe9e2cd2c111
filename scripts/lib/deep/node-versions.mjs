import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Everything that a host and a developer do first, on another Node: it comes as a package of npm.
 *
 * @param {string} version
 * @returns {import('./parts.mjs').Task}
 */
export function nodeTask(version) {
  return {
    name: `Node ${version}`,
    run: [join(root, 'scripts/lib/deep/on-node.mjs'), version],
    found: ({ code, output }) => {
      const passed = Number(/^ *Tests .*?(\d+) passed/m.exec(output)?.[1] ?? 0);
      if (code === 0) return { passed, failed: 0 };
      return { passed, failed: 1, words: `node scripts/lib/deep/on-node.mjs ${version}\n${output.trim()}` };
    },
  };
}
