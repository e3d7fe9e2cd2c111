import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { placeOf, runServerProgram } from '../base/server-program.ts';
import { WrongUse } from '../base/wrong-use.ts';

interface RestoreFlags {
  to?: string;
  replace?: boolean;
  json?: boolean;
}

export const restore = new Command('restore')
  .description('put a backup in the place of the database of a server that is stopped')
  .argument('<file>', 'a backup, or a copy of an entente.db')
  .argument('[database]', 'the folder DATA, or the address of a Postgres; by default as the server finds it')
  .option('--to <time>', 'tables as they were then, for example 2026-11-18T17:00Z; accounts as in the backup')
  .option('--replace', 'also if the database has contents')
  .addOption(jsonOption())
  .action((file: string, database: string | undefined, { to, replace, json }: RestoreFlags) => {
    const time = to === undefined ? null : Date.parse(to);
    if (Number.isNaN(time)) throw new WrongUse(`--to takes a time such as 2026-11-18T17:00Z, not “${to}”.`);
    runServerProgram('backup', [
      ...['restore', placeOf(database), file],
      ...(time === null ? [] : ['--to', `${time}`]),
      ...(replace ? ['--replace'] : []),
      ...(json ? ['--json'] : []),
    ]);
  });
