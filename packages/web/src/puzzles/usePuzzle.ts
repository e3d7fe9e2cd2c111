import { useBegin } from '../lessons/useBegin.ts';
import { useWords } from '../words/index.ts';

/** One press to a puzzle, on this device. */
export function usePuzzle() {
  const say = useWords();
  const { begin, ...rest } = useBegin();
  const open = (game: string, number: number) =>
    begin(async () =>
      (await import('../local/device-host.ts')).openPuzzle(game, number, say('puzzle.name', { number })),
    );
  return { ...rest, open };
}
