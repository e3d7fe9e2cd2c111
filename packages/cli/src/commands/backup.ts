import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { placeOf, runServerProgram } from '../base/server-program.ts';
import { WrongUse } from '../base/wrong-use.ts';

export const backup = new Command('backup')
  .description('write everything that a server has into one file, and check it; the server may be running')
  .usage('[options] [database] <file>')
  .argument(
    '<database and file...>',
    'the folder DATA or the address of a Postgres, by default as the server finds it; and the file to write',
  )
  .addOption(jsonOption())
  .action((given: string[], { json }: { json?: boolean }) => {
    if (given.length > 2) throw new WrongUse('Type: ./entente backup [database] FILE');
    const [database, file] = given.length === 1 ? [undefined, given[0]] : given;
    runServerProgram('backup', ['backup', placeOf(database), file, ...(json ? ['--json'] : [])]);
  });
