/** A puzzle at the terminal. */
import { weighAnswer } from '@entente/analysis';
import { type Choice, SeededChance } from '@entente/engine';
import {
  answerOf,
  isSolution,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleLine,
  solutionOf,
} from '@entente/engine/puzzle';
import { listed } from '../analyse/telling.ts';
import { wrap } from '../base/terminal.ts';
import { decide } from '../play/decision.ts';
import type { Sitting } from '../play/sitting.ts';
import { PUZZLE_WORDS } from './words.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Asks until the puzzle is solved or given up; true when its solver plays on from there. */
export async function solvePuzzle(sitting: Sitting, puzzle: Puzzle, line: PuzzleLine): Promise<boolean> {
  const { terminal, speaker } = sitting;
  const words = PUZZLE_WORDS[speaker.language];
  let last: Choice | null = null;
  /** What was said to the last answer. */
  let remark: string[] = [];
  for (;;) {
    const came: { made?: Choice; isLeft?: true } = {};
    sitting.catches = (choice) => {
      came.made = choice;
    };
    await decide(sitting, puzzle.seat, {
      commands: {
        x: () => true,
        f: () => {
          came.isLeft = true;
          return true;
        },
      },
      last() {
        terminal.write();
        const { difficulty } = line;
        terminal.write(terminal.colours.cyan(words.head(line.number, words.difficulty[difficulty])));
        for (const text of remark) write(sitting, text);
        write(sitting, words.find(speaker.nameOf(puzzle.seat)));
        terminal.write(terminal.colours.dim(words.keys));
      },
    });
    sitting.catches = null;
    const { made } = came;
    if (came.isLeft) return playOn(sitting, puzzle, last);
    if (made === undefined) {
      remark = solutionTold(sitting, puzzle);
      break;
    }
    last = made;
    const answer = answerOf(puzzle, made) ?? compared(sitting, puzzle, made);
    remark = answerTold(sitting, puzzle, answer);
    if (isSolution(puzzle, answer)) break;
  }
  terminal.write();
  for (const text of remark) write(sitting, text);
  const typed = await terminal.ask(`${terminal.colours.dim(`[${words.ask}]`)} >`);
  return typed.toLowerCase() === 'f' && playOn(sitting, puzzle, solutionOf(puzzle).choice);
}

function write({ terminal }: Sitting, text: string): void {
  terminal.write(wrap(text, terminal.width));
}

function playOn({ table }: Sitting, { seat }: Puzzle, choice: Choice | null): true {
  if (choice !== null) table.take(seat, choice);
  return true;
}

/** What nobody has compared yet. */
function compared({ game, terminal, speaker }: Sitting, puzzle: Puzzle, choice: Choice): PuzzleAnswer {
  terminal.write(PUZZLE_WORDS[speaker.language].thinking);
  return weighAnswer(game, puzzle, choice, new SeededChance(puzzle.number));
}

function solutionTold({ speaker }: Sitting, { answers: [best, next] }: Puzzle): string[] {
  const words = PUZZLE_WORDS[speaker.language];
  return [
    words.solution(speaker.choice(best.choice), percent(best.chance), percent(next.chance)),
    ...(best.against.length > 0 ? [words.inFavour(listed(best.against, speaker))] : []),
  ];
}

function answerTold({ speaker }: Sitting, puzzle: Puzzle, answer: PuzzleAnswer): string[] {
  const words = PUZZLE_WORDS[speaker.language];
  const [best, next] = puzzle.answers;
  const isRight = isSolution(puzzle, answer);
  const favour = isRight ? answer.against : answer.inFavour;
  const told = isRight ? words.right : words.wrong;
  return [
    told(speaker.choice(answer.choice), percent(answer.chance), percent((isRight ? next : best).chance)),
    ...(!isRight && answer.against.length > 0 ? [words.against(listed(answer.against, speaker))] : []),
    ...(favour.length > 0 ? [words.inFavour(listed(favour, speaker))] : []),
  ];
}
