import { Command } from 'commander';
import colours from 'picocolors';

export const play = new Command('play').description('play in this terminal').action(() => {
  if (!process.stdin.isTTY) {
    console.log('This is a game for a terminal. To play, open one and type: ./entente play');
    return;
  }
  console.log(colours.dim('There is no game on the table yet.'));
});
