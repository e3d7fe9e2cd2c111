import type { Seat, Viewer } from '@entente/engine';
import type { Shown } from '@entente/protocol';
import { type HostedGame, plain, show } from '@entente/table';
import type { LiveTable } from './live-table.ts';

/** What a viewer sees now. Whatever a viewer gets to know of a game, live, in replay, over a socket or HTTP, comes from `show`. */
export function showNow(live: LiveTable, play: HostedGame, viewer: Viewer): Shown {
  const { window } = live;
  const open = live.isOpenFor(viewer);
  const asked = open && viewer !== 'spectator' && live.asked.includes(viewer);
  const now = show(play, viewer, asked, open && viewer !== 'spectator' ? live.wayBack(viewer) : 0);
  if (window === null) return now;
  // Players do not see who else has answered.
  const hasAnswered = (seat: Seat) => live.isHeld(seat) || !play.position.asked.includes(seat);
  const owing = window.asked.filter((seat) => seat !== viewer || !hasAnswered(seat));
  const view = { ...now.view, asked: owing };
  if (viewer === 'spectator' || window.held?.seat !== viewer) return { ...now, view };
  const choice = plain(window.held.choice);
  const answers = [...view.answers, choice];
  return { ...now, view: { ...view, answers }, question: live.question(viewer), undo: open ? choice : null };
}
