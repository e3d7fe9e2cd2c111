import { nearestOf } from '../happened/nearest.ts';
import type { Play } from '../usePlay.ts';

/** Maximum number of new lines to read out; more are summed up. */
const BURST = 4;
/** How many of them are read out all the same: those that concern the reader, or else the last. */
const KEPT = 3;

/** What changed, short enough to be listened to. */
export function changesInWords(
  play: Pick<Play, 'say' | 'marks' | 'teller' | 'game' | 'state' | 'viewer'>,
): string {
  const { say, marks, teller } = play;
  const inWords = (lines: typeof marks) => lines.map((line) => teller.say(line)).join(' ');
  if (marks.length <= BURST) return inWords(marks);
  return say('read.burst', { count: marks.length, last: inWords(nearestOf(play, marks, KEPT)) });
}

/** "Your turn", and what there is to choose. */
export function turnInWords({ say, shown, teller, actions }: Play): string {
  const prompt = shown === undefined ? '' : (teller.prompt(shown.view) ?? '');
  const open = actions.filter(({ kind }) => kind !== 'refused').length;
  return say('read.yourTurn', { prompt, count: open });
}
