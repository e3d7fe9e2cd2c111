import { type AnyGame, toneOf } from '@entente/engine';
import type { LogLine, TalkLine } from '../link/messages.ts';
import type { Note } from './notes.ts';

/** What the timeline shows: a part of the game begins, a battle or a crisis, a line of talk, a note. */
export type MarkKind = 'phase' | 'clash' | 'talk' | 'note';

export interface Mark {
  readonly kind: MarkKind;
  readonly moment: number;
  readonly words: string;
}

interface Happened {
  readonly lines: readonly LogLine[];
  readonly talk: readonly TalkLine[];
  readonly notes: readonly Note[];
}

interface Words {
  line(line: LogLine): string;
  talk(line: TalkLine): string;
}

/** One mark of each kind at a moment, in the order of the game. */
export function marksOf(game: AnyGame, { lines, talk, notes }: Happened, words: Words): Mark[] {
  const told = lines.flatMap((line): Mark[] => {
    const kind = toneOf(game, line.say);
    if (kind !== 'phase' && kind !== 'clash') return [];
    return [{ kind, moment: line.at, words: words.line(line) }];
  });
  const spoken = talk.filter(({ event }) => event === undefined);
  const said = spoken.map((line): Mark => ({ kind: 'talk', moment: line.moment, words: words.talk(line) }));
  const noted = notes.map(({ moment, text }): Mark => ({ kind: 'note', moment, words: text }));
  const found = new Map<string, Mark>();
  for (const mark of [...told, ...said, ...noted]) {
    const key = `${mark.kind} ${mark.moment}`;
    const before = found.get(key);
    found.set(key, before === undefined ? mark : { ...before, words: `${before.words} ${mark.words}` });
  }
  return [...found.values()].toSorted((one, other) => one.moment - other.moment);
}
