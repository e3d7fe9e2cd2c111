import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { placeOf, runServerProgram } from '../base/server-program.ts';
import { WrongUse } from '../base/wrong-use.ts';

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
    runServerProgram('upgrade', [placeOf(database), ...(json ? ['--json'] : [])]);
  });
