import { Command } from 'commander';
import { compare } from '../lab/commands/compare.ts';
import { game } from '../lab/commands/game.ts';
import { ladder } from '../lab/commands/ladder.ts';
import { list } from '../lab/commands/list.ts';
import { fresh } from '../lab/commands/new.ts';
import { run } from '../lab/commands/run.ts';
import { search } from '../lab/commands/search.ts';
import { show } from '../lab/commands/show.ts';
import { sweep } from '../lab/commands/sweep.ts';
import { worker } from '../lab/commands/worker.ts';

export const lab = new Command('lab').description('experiments: many games at once, and what they show');
for (const command of [run, fresh, list, show, game, compare, sweep, search, ladder, worker])
  lab.addCommand(command.exitOverride());
