import type { Play } from '../usePlay.ts';
import { clockText } from './Clock.tsx';

export function optionsInWords({ say, actions }: Play): string {
  const open = actions.filter(({ kind }) => kind !== 'refused');
  if (open.length === 0) return say('read.nothingToDo');
  return open.map(({ label }, index) => `${index + 1}: ${label}.`).join(' ');
}

export function placeInWords({ say, state, shown, teller, seatName }: Play): string {
  if (state.outcome !== null) return teller.outcome(state.outcome);
  const asked = (shown?.view.asked ?? state.asked).map(seatName);
  const who = new Intl.ListFormat(teller.language).format(asked);
  return `${say('play.round', { round: state.round + 1 })}. ${say('play.waitsFor', { who })}`;
}

/** How long each of those who are asked may still think, and what happens then. */
export function deadlinesInWords({ say, state, session, seatName }: Play): string {
  const running = state.chairs.filter(({ clock }) => clock?.due != null);
  if (running.length === 0) return say('clock.none');
  const lines = running.map(({ seat, clock }) => {
    const seconds = Math.max(0, Math.round(((clock?.due ?? 0) - session.ahead - Date.now()) / 1000));
    return `${seatName(seat)}: ${say('play.timeLeft', { time: clockText(seconds) })}.`;
  });
  return [...lines, `${say('play.timeUp', { late: say(`late.${state.late}`) })}.`].join(' ');
}

export function scoresInWords({ say, state, seatName }: Play): string {
  const { outcome } = state;
  if (outcome === null) return say('read.noScores');
  return outcome.scores.map((score, seat) => `${seatName(seat)} ${score}.`).join(' ');
}

/** The table as the game itself tells it. */
export function tableInWords({ game, shown, teller }: Play): string {
  if (shown === undefined || game.sketch === undefined) return '';
  return game.sketch(shown.view, (message) => teller.say(message)).replace(/\s*\n\s*/g, '. ');
}
