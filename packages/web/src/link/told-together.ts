type Listener = () => void;
type Subscribe = (listener: Listener) => Listener;

const waiting = new Set<Listener>();

function tellAll(): void {
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}

/**
 * Listeners are told once for all that has changed by then, and all of them together: messages may come faster than a
 * screen can be drawn.
 */
export const toldTogether =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    const leave = subscribe(() => {
      if (waiting.size === 0) setTimeout(tellAll);
      waiting.add(listener);
    });
    return () => {
      leave();
      waiting.delete(listener);
    };
  };
