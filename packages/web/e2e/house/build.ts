import { spawnSync } from 'node:child_process';
import { root } from './server.ts';

/** Before all tests: server and page as they are now. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'build' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}
