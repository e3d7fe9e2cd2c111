/** The first lines: what is played, with whom, and what the dice are bound to. */
import { wrap } from '../base/terminal.ts';
import { MARK, markedTerms } from './marks.ts';
import { inColours, showingOf } from './paint.ts';
import type { Sitting } from './sitting.ts';

export function welcome(sitting: Sitting): void {
  const { terminal, speaker, words, table, people, seating, game } = sitting;
  const { colours } = terminal;
  const say = (key: string) => speaker.say({ say: key, with: {} });
  terminal.write();
  terminal.write(`${colours.bold(say('title'))}  ${say('about')}`);
  const seats = Array.from({ length: table.position.seats }, (_, seat) => seat);
  const bots = seats
    .filter((seat) => !people.includes(seat))
    .map((seat) => words.bot(speaker.nameOf(seat), seating.botKind));
  const who = people.length === 0 ? words.youWatch : words.youAre(speaker.names(people));
  terminal.write(inColours([who, ...bots].join(' · '), showingOf(sitting)));
  const options = Object.keys(game.options).map(
    (id) => `${say(`option.${id}`)}: ${say(`option.${id}.${table.position.options[id]}`)}`,
  );
  if (options.length > 0) terminal.write(colours.dim(options.join(' · ')));
  if (markedTerms(game).length > 0) terminal.write(colours.dim(words.marks(MARK)));
  const { chance } = table.beginning.header;
  const dice = chance.kind === 'keyed' ? words.dice(chance.commitment) : words.seeded(chance.seed);
  terminal.write(colours.dim(wrap(dice, terminal.width)));
}
