/** Milliseconds between two tries. */
const PAUSE = 3000;

/** For parts that come by themselves: what cannot be fetched now is tried again, and play goes on without it. */
export const patiently = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return patiently(load);
  });
