import type { Play } from '../usePlay.ts';

/** Maximum number of new lines to read out; more are summed up. */
const BURST = 4;

/** What changed, short enough to be listened to. */
export function changesInWords({ say, marks, teller }: Pick<Play, 'say' | 'marks' | 'teller'>): string {
  const lines = marks.map((line) => teller.say(line));
  if (lines.length <= BURST) return lines.join(' ');
  return say('read.burst', { count: lines.length, last: lines.slice(-2).join(' ') });
}

/** "Your turn", and what there is to choose. */
export function turnInWords({ say, shown, teller, actions }: Play): string {
  const prompt = shown === undefined ? '' : (teller.prompt(shown.view) ?? '');
  const open = actions.filter(({ kind }) => kind !== 'refused').length;
  return say('read.yourTurn', { prompt, count: open });
}
