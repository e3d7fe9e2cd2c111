import { ExperimentError, gameIn } from '@entente/lab';
import { Command } from 'commander';
import { readText } from '../../base/game-files.ts';
import { careful } from './base.ts';
import { play, playing, type RunFlags } from './run.ts';

export const sweep = playing(
  new Command('sweep')
    .description('play an experiment with all values of one or two options; two are drawn as a map')
    .argument('<file>', 'an experiment')
    .requiredOption('--over <options>', 'one option, or two with a comma'),
).action(async (file: string, flags: RunFlags & { over: string }) => {
  const over = flags.over.split(',');
  const text = await careful(() => {
    if (over.length > 2) throw new ExperimentError('problem.sweep');
    const value = gameIn(readText(file)).value as { name?: string; options?: object };
    const options = { ...value.options, ...Object.fromEntries(over.map((id) => [id, '*'])) };
    const name = `${value.name ?? file}: ${over.join(' and ')}`;
    return JSON.stringify({ ...value, name, options, combine: 'all' }, null, 2);
  });
  await play(text, `${file.replace(/\.json$/, '')}-${over.join('-')}`, flags);
});
