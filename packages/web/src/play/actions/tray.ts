import { type AnyGame, groupOf, roleOf } from '@entente/engine';
import type { OpenAction } from '../../board-api/intents.ts';
import type { Placed } from '../../board-api/props.ts';

/** Maximum number of buttons in the tray. */
export const MOST_BUTTONS = 12;
/** Number of buttons that are always there: "All actions", confirm, cancel. */
const ALWAYS = 3;

/** A group of the tray as it is shown. */
export interface TrayGroup {
  /** Null in a game without groups. */
  readonly id: string | null;
  /** Everything that can be done in this group. */
  readonly all: readonly OpenAction[];
  /** What the board shows: chosen there, and only hinted at here. */
  readonly placed: readonly OpenAction[];
  /** Each has a button of its own. */
  readonly shown: readonly OpenAction[];
  /** How many are behind a button that opens them; the placed ones are not among them. */
  readonly more: number;
}

export interface Tray {
  readonly groups: readonly TrayGroup[];
  /** What ends or passes, last and always there. */
  readonly ends: readonly OpenAction[];
}

/** How many buttons all groups together may have. */
export const roomFor = (ends: number): number => MOST_BUTTONS - ALWAYS - ends;

/**
 * What the tray shows. Groups keep the game's order. Everybody gets a button, then a second one, and so on, as long as there
 * is room; what finds none is behind the last button of its group.
 */
export function trayOf(
  game: AnyGame,
  open: readonly OpenAction[],
  placedOf: (action: OpenAction) => Placed,
  room: number,
): Tray {
  const isEnd = ({ choice }: OpenAction) => ['end', 'pass'].includes(roleOf(game, choice) ?? '');
  const ends = open.filter(isEnd);
  const byGroup = new Map<string | null, OpenAction[]>();
  for (const id of [...(game.groups?.ids ?? []), null]) byGroup.set(id, []);
  for (const action of open) if (!isEnd(action)) byGroup.get(groupOf(game, action.choice))?.push(action);
  const found = [...byGroup].filter(([, all]) => all.length > 0);
  const hinted = hintedOf(found.map(([, all]) => all.map(placedOf)));
  const groups = found.map(([id, all], at) => {
    const isPlaced = (action: OpenAction) => {
      const placed = placedOf(action);
      return placed === 'many' ? hinted.has(at) : placed !== false;
    };
    return { id, all, placed: all.filter(isPlaced), own: inOrder(all.filter((one) => !isPlaced(one))) };
  });
  const wanted = groups.map(({ placed, own }) => own.length + Math.min(1, placed.length));
  const given = shared(wanted, room);
  return {
    ends,
    groups: groups.map(({ id, all, placed, own }, at) => {
      const buttons = given[at] - Math.min(1, placed.length);
      // A single one takes no more room than the way to it.
      const fits = own.length <= Math.max(1, buttons);
      const shown = fits ? own : own.slice(0, Math.max(0, buttons - 1));
      return { id, all, placed, shown, more: own.length - shown.length };
    }),
  };

  /** Everything is named as long as there is room; the largest groups are the first that the board alone shows. */
  function hintedOf(all: readonly (readonly Placed[])[]): Set<number> {
    const buttons = (places: readonly Placed[], isHinted: boolean) => {
      const named = places.filter((placed) => placed === false || (placed === 'many' && !isHinted)).length;
      return named + Number(named < places.length);
    };
    const most = all
      .map((places, at) => ({ at, count: places.filter((placed) => placed === 'many').length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
    const hinted = new Set<number>();
    for (const { at } of most) {
      const sum = all.reduce((sum, places, each) => sum + buttons(places, hinted.has(each)), 0);
      if (sum <= room) break;
      hinted.add(at);
    }
    return hinted;
  }

  /** Saying no comes after everything else. */
  function inOrder(actions: readonly OpenAction[]): OpenAction[] {
    const isNo = ({ choice }: OpenAction) => roleOf(game, choice) === 'decline';
    return [...actions.filter((one) => !isNo(one)), ...actions.filter(isNo)];
  }
}

/** One for each, then one more for each that wants it, until nothing is left. */
function shared(wanted: readonly number[], room: number): number[] {
  const given = wanted.map(() => 1);
  let left = room - given.length;
  while (left > 0 && given.some((count, at) => count < wanted[at])) {
    for (let at = 0; at < wanted.length && left > 0; at++) {
      if (given[at] >= wanted[at]) continue;
      given[at]++;
      left--;
    }
  }
  return given;
}
