const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

/**
 * Does something that may fail until it succeeds, with longer and longer pauses.
 *
 * @param failed told of every failure; is it to be tried again?
 */
export async function persistently<Result>(
  act: () => Promise<Result>,
  failed: () => boolean,
  pause: (milliseconds: number) => Promise<unknown> = (time) =>
    new Promise((resolve) => setTimeout(resolve, time)),
): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    try {
      return await act();
    } catch (fault) {
      if (!failed()) throw fault;
      await pause(wait);
    }
  }
}
