import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, WrongUse } from './wrong-use.ts';

/** Runs one of the server's programs, which are built beside this one. Its exit code becomes ours. */
export function runServerProgram(name: string, args: readonly string[]): void {
  const program = fileURLToPath(new URL(`${name}.js`, import.meta.url));
  if (!existsSync(program)) throw new WrongUse('This is not built. Type: npm run build');
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? EXIT.interrupted;
}

/** The database of a server: as given, or as the server finds it. */
export const placeOf = (given: string | undefined): string =>
  given ?? (process.env.DATABASE_URL || process.env.DATA || 'data');
