import { type AnyGame, copy, type Entry, type GameFile } from '@entente/engine';
import type { InLanguages } from '@entente/engine/lesson';
import { HostedGame } from '../hosted-game.ts';

/** What its author still has to write. */
const UNWRITTEN: InLanguages = { en: '', it: '', de: '' };
/** Minutes; the author knows better. */
const USUAL_LENGTH = 3;

/**
 * A lesson that begins at a moment of a finished game, as a file for its author: the position, and what was chosen then as its
 * first step. Null where nobody chose anything any more.
 */
export function draftLesson(game: AnyGame, file: GameFile, moment: number): object | null {
  const { format, version, seats, options, chance, entries } = file;
  const header = { format, game: file.game, version, seats, options, chance };
  const secret = chance.kind === 'keyed' && chance.secret !== undefined ? { secret: chance.secret } : {};
  const after = (known: readonly Entry[]) => HostedGame.load(game, { header, ...secret }, known);
  const count = after(entries).moments[moment];
  const next = count === undefined ? undefined : entries.slice(count).find(isChoice);
  if (next === undefined) return null;
  const {
    public: open,
    private: hands,
    secret: hidden,
    flow,
    round,
  } = copy(game, after(entries.slice(0, count)).position);
  return {
    game: game.id,
    rules: [],
    seats,
    options,
    given: { public: open, private: hands, secret: hidden, flow, round },
    lesson: {
      title: UNWRITTEN,
      about: UNWRITTEN,
      ...(next.seat === 0 ? {} : { seat: next.seat }),
      minutes: USUAL_LENGTH,
      bots: [],
      steps: [{ kind: 'do', text: UNWRITTEN, point: { choice: next.choice }, choice: next.choice }],
    },
  };
}

const isChoice = (entry: Entry): entry is Extract<Entry, { choice: unknown }> => 'choice' in entry;
