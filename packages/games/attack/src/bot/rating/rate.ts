import type { Choice } from '../../flow.ts';

/** How good a choice is for the seat that is asked, in hundredths of a victory point. */
export type Rate = (choice: Choice) => number;

/** Prefers choices by what they do; others are worth nothing. */
export const prefers =
  (...wanted: Choice['do'][]): Rate =>
  (choice) => {
    const place = wanted.indexOf(choice.do);
    return place < 0 ? -1 : wanted.length - place;
  };
