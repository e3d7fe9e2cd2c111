/** Plays a whole game: asks people, lets bots answer, draws the curtain between people. */
import type { Refusal, Seat } from '@entente/engine';
import { Left } from '../base/terminal.ts';
import { decide } from './decision.ts';
import { offerToSave } from './saving.ts';
import type { Sitting } from './sitting.ts';

export async function playToTheEnd(sitting: Sitting): Promise<void> {
  for (let painted = false; ; painted = true) {
    const refusal = sitting.playOn();
    if (refusal !== null) await giveUp(sitting, refusal);
    if (sitting.isOver) return;
    const [seat] = sitting.table.position.asked;
    await hand(sitting, seat, painted);
    await decide(sitting, seat);
  }
}

/** Where the rules leave a bot nothing at all, nobody can play on; the game can still be kept. */
async function giveUp(sitting: Sitting, refusal: Refusal): Promise<never> {
  sitting.terminal.write(sitting.speaker.refusal(refusal));
  await offerToSave(sitting);
  throw new Left(false);
}

/** Gives the screen to a person. If another person has used it, nothing private may stay on it in between. */
async function hand(sitting: Sitting, seat: Seat, painted: boolean): Promise<void> {
  const { terminal, words, speaker, people } = sitting;
  const sameEyes = sitting.looking === seat || people.length === 1;
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
