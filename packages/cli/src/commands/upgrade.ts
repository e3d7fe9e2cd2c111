import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';

interface UpgradeFlags {
  dryRun?: boolean;
  json?: boolean;
}

export const upgrade = new Command('upgrade')
  .description(
    'say what the rules of this version would do to every table of a server, before you switch to it',
  )
  .argument('[database]', 'the folder DATA, or the address of a Postgres; by default as the server finds it')
  .option('--dry-run', 'look, and change nothing')
  .addOption(jsonOption())
  .action((database: string | undefined, { dryRun, json }: UpgradeFlags) => {
    if (!dryRun)
      throw new WrongUse('An upgrade happens when the server starts. To look beforehand: upgrade --dry-run');
    const program = fileURLToPath(new URL('upgrade.js', import.meta.url));
    if (!existsSync(program)) throw new WrongUse('This is not built. Type: npm run build');
    const place = database ?? (process.env.DATABASE_URL || process.env.DATA || 'data');
    const { status } = spawnSync(process.execPath, [program, place, ...(json ? ['--json'] : [])], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? EXIT.interrupted;
  });
