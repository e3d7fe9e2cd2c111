import type { LogLine, TalkLine } from '../link/messages.ts';
import { soundOf } from '../play/heard.ts';
import type { Note } from './notes.ts';

/** What the timeline shows: a part of the game begins, a battle or a crisis, somebody speaks, a note. */
export type MarkKind = 'phase' | 'clash' | 'talk' | 'note';

export interface Mark {
  readonly kind: MarkKind;
  readonly moment: number;
  readonly words: string;
}

/** Lines that begin a round, a generation or a phase for the whole table. */
const PHASE = /^log\.(round|turn|generation|\w+Phase)$/;

function kindOf(line: LogLine): MarkKind | null {
  if (PHASE.test(line.say) && (line.say === 'log.round' || !('seat' in line.with))) return 'phase';
  return soundOf([line]) === 'clash' ? 'clash' : null;
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
export function marksOf({ lines, talk, notes }: Happened, words: Words): Mark[] {
  const told = lines.flatMap((line): Mark[] => {
    const kind = kindOf(line);
    return kind === null ? [] : [{ kind, moment: line.at, words: words.line(line) }];
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
