import { program } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { play } from './commands/play.ts';

program
  .name('entente')
  .description('A table for games of world politics')
  .version(manifest.version)
  .addCommand(play);

await program.parseAsync();
