import type { Game, Moment, Types, Words } from '../../game.ts';
import { MOMENT_KINDS, momentOf } from '../../meaning.ts';
import type { Dictionary, Message } from '../../words/dictionary.ts';
import { hasKey, LANGUAGES, teller } from '../../words/teller.ts';
import { broken, type Property } from '../property.ts';
import { wordsOf } from '../trial.ts';

export const moments: Property = {
  name: 'moments',
  must: 'A moment belongs to a line of the log; its kind is known, and it names seats, dice and pieces that there are.',
  share: 0.2,
  at({ game, g, said }) {
    if (game.moments === undefined) return 'idle';
    const unknown = Object.keys(game.moments).find((say) => !say.startsWith('log.') || !hasKey(game, say));
    if (unknown !== undefined) return broken(`"${unknown}" is a moment, but no line of the log.`);
    const lines = said.map(({ say, with: args }): Message => ({ say, with: { ...args } }));
    for (const [at, line] of lines.entries()) {
      const moment = momentOf(game, line, g.options, lines.slice(0, at));
      if (moment === null) continue;
      const fault = faultOf(game, moment, g.seats);
      if (fault !== null) return broken(`"${line.say}" is a moment ${fault}.`);
    }
    return 'holds';
  },
};

const isPips = (face: number | null) => face === null || (Number.isInteger(face) && face >= 0);

function faultOf<T extends Types>(game: Game<T>, moment: Moment, seats: number): string | null {
  const { kind, weight, by = null, to = [], rolls = [], loss, tells = [] } = moment;
  if (!MOMENT_KINDS.includes(kind)) return `of the unknown kind "${kind}"`;
  if (![0, 1, 2, 3].includes(weight)) return `of the weight ${weight}`;
  const named = [by, ...to, ...rolls.map((roll) => roll.seat), loss?.seat ?? null];
  const nobody = named.find(
    (seat) => seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats),
  );
  if (nobody !== undefined) return `of seat ${nobody}, and there are ${seats}`;
  const { terms } = game.words as Words<Dictionary>;
  const names = (family: string | undefined, name: string) =>
    family !== undefined && (terms[family] ?? []).includes(name);
  for (const { dice, family } of rolls) {
    const wrong = dice.find(({ face }) => (typeof face === 'string' ? !names(family, face) : !isPips(face)));
    if (wrong !== undefined) return `with a die that shows "${wrong.face}"`;
  }
  if (loss !== undefined && !names(loss.family, loss.piece))
    return `that takes "${loss.piece}" off the table`;
  try {
    for (const language of LANGUAGES) for (const line of tells) teller(game, language).say(line);
    return null;
  } catch (thrown) {
    return `that cannot be told: ${wordsOf(thrown)}`;
  }
}
