/** Who answers next: a bot, a person, or the table itself where there is only one answer. */
import {
  type AnyGame,
  type Choice,
  kindOfQuestion,
  type Position,
  type Seat,
  type Types,
} from '@entente/engine';
import type { HostedGame } from './hosted-game.ts';

/** The player of a seat. */
export type Player =
  /**
   * With `keepAsking`, also where there is only one answer. With `quick`, a single answer is given even where others can
   * conclude something from it.
   */
  | { readonly kind: 'person'; readonly keepAsking: boolean; readonly quick?: boolean }
  | { readonly kind: 'bot' }
  /** Its player has resigned. */
  | { readonly kind: 'nobody' };

/**
 * Would the only answer of this seat be given for it in this position, so that it is not asked? With several
 * people, others see who is asked: then the table gives a single answer only if everybody can tell what may be
 * chosen, or if its player wants it quick. A reaction window needs no press anyway.
 */
export function isGiven(
  game: AnyGame,
  players: readonly Player[],
  seat: Seat,
): (g: Position<Types>) => boolean {
  const player = players[seat];
  if (player.kind !== 'person' || player.keepAsking) return () => false;
  const isAlone = players.filter(({ kind }) => kind === 'person').length === 1;
  return (g) => {
    if (isAlone) return true;
    const kind = kindOfQuestion(game, g);
    return kind === 'open' || (player.quick === true && kind !== 'window');
  };
}

/** The next single answer that the table gives; null when there is none. */
export function nextGiven(
  hosted: HostedGame,
  players: readonly Player[],
  asked: readonly Seat[] = hosted.position.asked,
): { readonly seat: Seat; readonly choice: Choice } | null {
  for (const seat of asked) {
    const choice = hosted.needless(seat, isGiven(hosted.game, players, seat));
    if (choice !== null) return { seat, choice };
  }
  return null;
}

/** Gives single answers until a player has to be asked. True when there were any. */
export function giveSingleAnswers(hosted: HostedGame, players: readonly Player[]): boolean {
  const before = hosted.entries.length;
  for (let given = nextGiven(hosted, players); given !== null; given = nextGiven(hosted, players)) {
    if (!hosted.take(given.seat, given.choice).ok) break;
  }
  return hosted.entries.length > before;
}

/** The seat whose bot is due: bots answer before people, so that the last person's answer shows at once what it leads to. */
export const nextBot = (asked: readonly Seat[], players: readonly Player[]): Seat | undefined =>
  asked.find((seat) => players[seat].kind === 'bot');

/** Have all players resigned? */
export const isAbandoned = (players: readonly Player[]): boolean =>
  players.some(({ kind }) => kind === 'nobody') && !players.some(({ kind }) => kind === 'person');

/** Is this the last answer that is missing, so that the game goes on with it? */
export function isLastAnswer({ game, position }: HostedGame, seat: Seat, choice: Choice): boolean {
  const { asked, answers, flow } = position;
  const frame = flow.at(-1);
  const step = frame === undefined ? undefined : game.steps[frame.step];
  if (asked.length !== 1 || asked[0] !== seat || step === undefined || frame === undefined) return false;
  if (step.kind !== 'simultaneous') return true;
  return step.more?.(position, frame, seat, [...answers[seat], choice]) !== true;
}
