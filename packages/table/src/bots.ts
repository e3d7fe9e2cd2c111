import type { Bot } from '@entente/bots';
import {
  type Answer,
  type Chance,
  type Choice,
  defaultAnswer,
  type Refusal,
  type Seat,
  type Types,
} from '@entente/engine';
import type { HostedGame } from './hosted-game.ts';

/** What a host logs when it could not use a bot's own answer. */
export interface BotFault {
  readonly seat: Seat;
  /** What it chose and why that was refused; or what it stumbled over. */
  readonly choice?: Choice;
  readonly refusal?: Refusal;
  readonly err?: unknown;
}

/** Number of times a form is filled in at random before plain choices are tried. */
const TRIES = 1000;

/**
 * Any legal answer: the default of the step that is due, else one at random. A bot that stumbles must not hold up a
 * table. Null only where the rules leave nothing.
 */
export function anyAnswer(hosted: HostedGame, seat: Seat, chance: Chance): Choice | null {
  const { game, position } = hosted;
  if (!position.asked.includes(seat)) return null;
  const usual = defaultAnswer(game, position, seat);
  const choices = hosted.choices(seat);
  if (usual !== null && choices.admits(usual) === true) return usual;
  if (choices.size === 0) return null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const any = choices.pick(chance);
    if (choices.admits(any) === true) return any;
  }
  return choices.offers.find(({ choice }) => choices.admits(choice) === true)?.choice ?? null;
}

/**
 * Lets a bot answer. If it fails or its choice is refused, the host logs that and gives any legal answer for it: the
 * game goes on with every call.
 */
export function letBotAnswer(
  hosted: HostedGame,
  seat: Seat,
  bot: Bot<Types>,
  chance: Chance,
  report: (fault: BotFault) => void,
): Answer {
  const own = ownAnswer(hosted, seat, bot, report);
  if (own?.ok) return own;
  const any = anyAnswer(hosted, seat, chance);
  if (any !== null) return hosted.take(seat, any);
  return own ?? { ok: false, refusal: { code: 'refuse.notOffered', rule: '', with: {} } };
}

function ownAnswer(
  hosted: HostedGame,
  seat: Seat,
  bot: Bot<Types>,
  report: (fault: BotFault) => void,
): Answer | null {
  let choice: Choice;
  try {
    choice = bot.choose(hosted.view(seat));
  } catch (err) {
    report({ seat, err });
    return null;
  }
  const answer = hosted.take(seat, choice);
  if (!answer.ok) report({ seat, choice, refusal: answer.refusal });
  return answer;
}
