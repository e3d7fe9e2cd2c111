/** Plays a whole game: asks people, lets bots answer, draws the curtain between people. */
import type { Choice, Seat } from '@entente/engine';
import { decide } from './decision.ts';
import type { Sitting } from './sitting.ts';

export async function playToTheEnd(sitting: Sitting): Promise<void> {
  const { table, party } = sitting;
  let painted = false;
  while (table.position.outcome === null) {
    const { asked } = table.position;
    // Bots answer first, so that the last person's answer shows at once what it leads to.
    const seat = asked.find((other) => party.botAt(other) !== null) ?? asked[0];
    const bot = party.botAt(seat);
    if (bot !== null) botMoves(sitting, seat, bot.choose(table.view(seat)));
    else if (!takeOnlyChoice(sitting, seat)) {
      await hand(sitting, seat, painted);
      painted = true;
      await decide(sitting, seat);
    }
  }
}

function botMoves({ table, speaker }: Sitting, seat: Seat, choice: Choice): void {
  const answer = table.take(seat, choice);
  if (answer.ok) return;
  throw new Error(`the bot in seat ${seat + 1} was refused: ${speaker.refusal(answer.refusal)}`);
}

/**
 * Only real choices are asked; that there was only one is told by the log. But whoever could still take back an earlier choice is asked even so: the last word
 * of a turn must be their own.
 */
function takeOnlyChoice(sitting: Sitting, seat: Seat): boolean {
  const { table } = sitting;
  if (table.entries.at(-1)?.seat === seat) return false;
  const { only } = table.choices(seat);
  return only !== null && table.take(seat, only).ok;
}

/** Gives the screen to a person. If somebody else has used it, nothing private may be on it meanwhile. */
async function hand(sitting: Sitting, seat: Seat, painted: boolean): Promise<void> {
  const { terminal, words, speaker, party } = sitting;
  const sameEyes = sitting.looking === seat || party.people.length === 1;
  if (sameEyes || !sitting.hasSecrets) {
    if (painted) terminal.clear();
    terminal.write();
    return;
  }
  if (painted) terminal.clear(true);
  const name = speaker.nameOf(seat);
  terminal.write();
  terminal.write(terminal.colours.bold(words.pass(name)));
  await terminal.ask(words.passEnter(name));
  terminal.clear(true);
  terminal.write();
}
