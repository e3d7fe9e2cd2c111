import type { Choice } from '@entente/engine';
import { answerOf, isSolution, type Puzzle, type PuzzleAnswer, solutionOf } from '@entente/engine/puzzle';
import { useEffect, useRef } from 'react';
import { joinProgress } from '../../lessons/join-progress.ts';
import type { PuzzleAct, PuzzleShown } from '../../link/messages.ts';
import { nextPuzzle } from '../../puzzles/next.ts';
import { puzzleFileOf, puzzleOf, solve } from '../../puzzles/solve.ts';
import { isSolved, noteSolved } from '../../puzzles/solved.ts';
import { usePuzzle } from '../../puzzles/usePuzzle.ts';
import { think } from '../../think/thinker.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useLater } from '../../ui/useLater.ts';
import { listedReasons } from '../hint/reasons.ts';
import { useThought } from '../hint/useHint.ts';
import style from '../lesson/lesson.module.css';
import type { Play } from '../usePlay.ts';

/** The puzzle at this table: what to find, and what came of the answer. A strip between the top line and the world. */
export default function PuzzlePanel({ play, now }: { play: Play; now: PuzzleShown }) {
  const { game, say } = play;
  const kept = useLater(`${game.id} puzzle ${now.number}`, async () => {
    const [file, puzzle] = await Promise.all([puzzleFileOf(game.id), puzzleOf(game.id, now.number)]);
    return { lines: file?.puzzles ?? [], puzzle };
  });
  const panel = useRef<HTMLElement>(null);
  const { open, isStarting } = usePuzzle();
  const puzzle = kept.state === 'here' ? kept.value.puzzle : null;
  const line =
    kept.state === 'here' ? kept.value.lines.find(({ number }) => number === now.number) : undefined;
  const answer = useAnswer(play, puzzle, now.made);
  const isRight = puzzle !== null && answer.here !== null && isSolution(puzzle, answer.here);
  useEffect(() => {
    if (!isRight || isSolved(game.id, now.number)) return;
    noteSolved(game.id, now.number);
    joinProgress().catch(() => {
      // It joins the account's when the puzzles are listed the next time.
    });
  }, [isRight, game, now.number]);
  if (now.state === 'free' || kept.state === 'waiting') return null;
  const act = (wish: PuzzleAct) => {
    void solve(play.state.id, wish).catch(() => {});
    // A button may go with its step; who works with keys stays here.
    panel.current?.focus({ preventScroll: true });
  };
  const isDone = isRight || now.state === 'shown' || puzzle === null;
  return (
    <section
      ref={panel}
      className={style.panel}
      aria-label={say('puzzle.panel')}
      data-puzzle={now.state}
      tabIndex={-1}
    >
      <header className={style.head}>
        <h2>{say('puzzle.name', { number: now.number })}</h2>
        {line !== undefined && <span>{say(`puzzles.${line.difficulty}`)}</span>}
      </header>
      <div className={style.words} role="status">
        {puzzle === null ? <p>{say('puzzle.gone')}</p> : body(puzzle)}
      </div>
      <div className={style.deeds}>
        {now.state === 'answered' && !isDone && (
          <Button look="expected" onClick={() => act({ do: 'again' })}>
            {say('puzzle.again')}
          </Button>
        )}
        {isDone && kept.state === 'here' && kept.value.lines.length > 0 && (
          <Button
            look="expected"
            aria-disabled={isStarting}
            onClick={() => open(game.id, next(kept.value.lines))}
          >
            {say('puzzle.next')}
          </Button>
        )}
        {!isDone && (
          <Button look="onPrompt" onClick={() => act({ do: 'show' })}>
            {say('puzzle.show')}
          </Button>
        )}
        {(isDone || now.state === 'answered') && (
          <Button look="onPrompt" onClick={() => act(playOn())}>
            {say('puzzle.playOn')}
          </Button>
        )}
        {(isDone || now.state === 'open') && (
          <ButtonLink look="onPrompt" href={`/puzzles/${game.id}`}>
            {say('puzzles.all')}
          </ButtonLink>
        )}
      </div>
    </section>
  );

  function next(lines: readonly { readonly number: number }[]): number {
    return nextPuzzle(lines, now.number, (number) => number === now.number || isSolved(game.id, number));
  }

  /** What was answered is carried out, or the solution that was shown. */
  function playOn(): PuzzleAct {
    if (now.state !== 'shown' || puzzle === null) return { do: 'playOn' };
    return { do: 'playOn', choice: { ...solutionOf(puzzle).choice } };
  }

  function body(of: Puzzle) {
    const { teller, seatName } = play;
    const [best, second] = of.answers;
    if (now.state === 'shown')
      return (
        <>
          <p>{say('puzzle.solution', { choice: teller.choice(best.choice), ...chances(best, second) })}</p>
          {grounds(best)}
        </>
      );
    if (now.made === null)
      return (
        <p>
          <strong>{say('puzzle.find', { seat: seatName(of.seat) })}</strong> {say('puzzle.how')}
        </p>
      );
    if (answer.here === null) return <p>{say(answer.failed ? 'hint.none' : 'hint.thinking')}</p>;
    const choice = teller.choice(now.made);
    return (
      <>
        <p>
          <strong>{say(isRight ? 'puzzle.right' : 'puzzle.wrong')}</strong>{' '}
          {isRight
            ? say('puzzle.rightMore', { choice, ...chances(answer.here, second) })
            : say('puzzle.wrongMore', { choice, ...chances(answer.here, best) })}
        </p>
        {grounds(answer.here)}
      </>
    );
  }

  function grounds({ against, inFavour }: PuzzleAnswer) {
    const favour = isRight || now.state === 'shown' ? against : inFavour;
    const reasons = [
      ...(isDone || against.length === 0
        ? []
        : [say('doubt.against', { reasons: listedReasons(play.teller, against) })]),
      ...(favour.length === 0 ? [] : [say('hint.reasons', { reasons: listedReasons(play.teller, favour) })]),
    ];
    return reasons.length > 0 && <p className={style.grounds}>{reasons.join(' · ')}</p>;
  }
}

const percent = (share: number): number => Math.round(share * 100);
const chances = (one: PuzzleAnswer, other: PuzzleAnswer) => ({
  chance: percent(one.chance),
  other: percent(other.chance),
});

/** What is known of an answer; what nobody has compared yet is played out in a thread of its own. */
function useAnswer({ state, game }: Play, puzzle: Puzzle | null, made: Choice | null) {
  const known = puzzle === null || made === null ? null : answerOf(puzzle, made);
  const thought = useThought(
    `${game.id} ${puzzle?.number} ${JSON.stringify(known === null ? made : null)}`,
    () => {
      if (puzzle === null || made === null || known !== null) return null;
      const rules = { game: game.id, version: state.version, hash: state.rules ?? null };
      return think({ kind: 'answer', rules, puzzle, choice: made });
    },
  );
  return {
    here: known ?? (made !== null && thought.state === 'here' ? thought.value : null),
    failed: thought.state === 'failed',
  };
}
