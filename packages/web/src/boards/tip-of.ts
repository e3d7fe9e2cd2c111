/** Things that carry their explanation with them. A browser shows titles to a mouse, but not to a finger. */
const NAMED = 'main [data-tip], main [role="img"][aria-label]';
const TITLED = `${NAMED}, main [title]`;

/** The thing that a pointer is at, if it can explain itself, and its explanation. */
export function tipOf({
  target,
  pointerType,
}: PointerEvent): { readonly thing: Element; readonly words: string } | null {
  const thing = target instanceof Element ? target.closest(pointerType === 'mouse' ? NAMED : TITLED) : null;
  if (thing === null) return null;
  const words = ['data-tip', 'aria-label', 'title'].map((name) => thing.getAttribute(name)).find(Boolean);
  return words === undefined || words === null ? null : { thing, words };
}
