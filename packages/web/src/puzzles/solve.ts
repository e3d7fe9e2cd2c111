/** What is asked of a puzzle's file, and of the table at which it is solved. */
export { puzzleFileOf, puzzleOf } from '@entente/shelf/puzzles';
export { solve } from '../local/device-host.ts';
