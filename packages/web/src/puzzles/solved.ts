import { lessonsDone, noteLessons } from '../lessons/done.ts';

/** A puzzle is kept beside the lessons, so it travels to the account with them. */
const nameOf = (game: string, number: number) => `${game}/puzzle-${number}`;

export const isSolved = (game: string, number: number): boolean =>
  lessonsDone().includes(nameOf(game, number));

export const noteSolved = (game: string, number: number): void => noteLessons([nameOf(game, number)]);
