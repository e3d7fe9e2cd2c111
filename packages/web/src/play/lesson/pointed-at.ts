import type { Choice } from '@entente/engine';
import type { Landmark, Pointer } from '@entente/engine/lesson';
import { idOf } from '../../board-api/intents.ts';

/** Where the parts of the play screen are. */
const LANDMARKS: Readonly<Record<Landmark, string>> = {
  board: '#board',
  goal: 'header [data-goal]',
  scores: '[data-scores]',
  prompt: '#prompt',
  actions: '#actions',
  undo: '[data-undo]',
};

/** The part of the board where the question is answered, as long as it is not open. What the first part has is on the board itself. */
const CALLED_PART = '#board nav button[data-lit="true"]:not([aria-current="true"], :first-child)';

const quoted = (value: unknown) => `"${CSS.escape(String(value))}"`;

/** What is meant by a choice, the nearest first: its button, what it names on the board, its group, its part, all that can be done. */
function selectorsOf(choice: Choice): string[] {
  const id = quoted(idOf(choice));
  const held = quoted(`|${idOf(choice)}|`);
  const { do: _, ...fields } = choice;
  const named = Object.values<unknown>(fields).filter((value) => typeof value === 'string');
  return [
    `[data-action=${id}], [data-fold=${id}]`,
    ...named.map((value) => {
      const [raw, place] = [CSS.escape(String(value)), quoted(value)];
      return `[data-action="region=${raw}"], [data-action="place=${raw}"], [data-region=${place}], [data-place=${place}]`;
    }),
    `[data-holds*=${held}]`,
    CALLED_PART,
    LANDMARKS.actions,
  ];
}

function selectors(point: Pointer, pointed: Choice | null): string[] {
  // A small screen has no list of scores at its top: the goal tells them.
  if ('mark' in point)
    return point.mark === 'scores' ? [LANDMARKS.scores, LANDMARKS.goal] : [LANDMARKS[point.mark]];
  if ('place' in point) {
    const place = quoted(point.place);
    return [`[data-region=${place}], [data-place=${place}], [data-part=${place}]`, LANDMARKS.board];
  }
  return pointed === null ? [LANDMARKS.actions] : selectorsOf(pointed);
}

/** On a map that goes round the world, things are there more than once: only one of each is before the reader's eyes. */
const isSeen = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isBeside = element instanceof SVGElement && (left + width < 0 || left > clientWidth || top < 0);
  return !isBeside && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const areaOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

/** Does something else lie over the middle of it, as a sheet over the map, or an edge that it was scrolled past? */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const its = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element;
  return there !== null && !its.contains(there) && !there.contains(its);
}

/** The element that is meant, as far as there is one on the screen; of several the smallest. Otherwise what it is on. */
export function pointedAt(
  point: Pointer,
  pointed: Choice | null,
): { readonly found: Element | null; readonly isItself: boolean } {
  for (const [index, selector] of selectors(point, pointed).entries()) {
    const seen = [...document.querySelectorAll(selector)].filter(isSeen);
    const free = seen.filter((element) => !isCovered(element));
    // Of what is covered, only what is part of a list can be brought to light.
    const [first, ...more] = free.length > 0 ? free : seen.filter((one) => one instanceof HTMLElement);
    if (first === undefined) continue;
    const found = more.reduce((least, one) => (areaOf(one) < areaOf(least) ? one : least), first);
    return { found, isItself: index === 0 || 'mark' in point };
  }
  return { found: null, isItself: false };
}
