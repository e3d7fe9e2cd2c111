import type { Seat, Viewer } from '@entente/engine';
import type { Shown } from '@entente/protocol';
import { type HostedGame, plain, show } from '@entente/table';
import type { Room } from './table/room.ts';

/** What a viewer sees now. Whatever a viewer gets to know of a game, live, in replay, over a socket or HTTP, comes from `show`. */
export function showNow(room: Room, play: HostedGame, viewer: Viewer): Shown {
  const { window } = room;
  const open = room.isOpenFor(viewer);
  const asked = open && viewer !== 'spectator' && room.asked.includes(viewer);
  const now = show(play, viewer, asked, open && viewer !== 'spectator' ? room.wayBack(viewer) : 0);
  if (window === null) return now;
  // Nobody sees who else has answered.
  const hasAnswered = (seat: Seat) => room.isHeld(seat) || !play.position.asked.includes(seat);
  const owing = window.asked.filter((seat) => seat !== viewer || !hasAnswered(seat));
  const view = { ...now.view, asked: owing };
  if (viewer === 'spectator' || window.held?.seat !== viewer) return { ...now, view };
  const choice = plain(window.held.choice);
  const answers = [...view.answers, choice];
  return { ...now, view: { ...view, answers }, question: room.question(viewer), undo: open ? choice : null };
}
