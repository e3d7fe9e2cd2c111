import { type Language, teller } from '@entente/engine';
import type { NoticeKind } from '@entente/protocol';
import { tokenHash } from '../ids.ts';
import { RefusalError } from '../refuse.ts';
import type { NoticeJob } from '../store/notices.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { NOTICE_WORDS, tableInWords } from './words.ts';

interface NoticeItem {
  readonly kind: NoticeKind;
  readonly table: string | null;
  readonly game: string | null;
  readonly text: string;
}

/** What goes out through a channel, whichever it is. */
export interface NoticeMessage {
  /** The same when it has to be sent again. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly items: readonly NoticeItem[];
}

/** One message of all that is to be told; null when nothing of it matters any more. */
export async function messageOf(
  tables: Tables,
  jobs: readonly NoticeJob[],
  language: Language,
): Promise<NoticeMessage | null> {
  const found: { job: NoticeJob; item: NoticeItem; more: string }[] = [];
  for (const job of jobs) {
    // At one table the latest occasion says it all.
    const item = await tables.with(job.table, (live) => itemOf(live, job, language)).catch(unlessGone);
    const same = found.findIndex((other) => other.job.table === job.table);
    if (item !== null && same >= 0) found.splice(same, 1);
    if (item !== null) found.push({ job, ...item });
  }
  if (found.length === 0) return null;
  const words = NOTICE_WORDS[language];
  const [first] = found;
  const single = found.length === 1;
  return {
    id: tokenHash(found.map(({ job }) => job.id).join('\n')).slice(0, 32),
    title: single ? first.item.text : words.many(found.length),
    text: single ? first.more : found.map(({ item }) => item.text).join('\n'),
    path: single ? `/t/${first.job.table}` : '/',
    items: found.map(({ item }) => item),
  };
}

/** A table that is not there any more has nothing to tell. */
function unlessGone(fault: unknown): null {
  if (fault instanceof RefusalError) return null;
  throw fault;
}

/** Null when it does not matter any more: the decision was made, or a bot plays the seat. */
function itemOf(
  live: LiveTable,
  job: NoticeJob,
  language: Language,
): { item: NoticeItem; more: string } | null {
  const { doc, play, game } = live;
  const { kind, seat, question } = job;
  let more = '';
  if (kind === 'turn') {
    const waits = seat !== null && live.askedPersons.includes(seat) && live.question(seat) === question;
    if (!waits || play === null || doc.chairs[seat].person !== job.person) return null;
    const named = teller(play.game, language, (one) => doc.chairs[one].name ?? `${one + 1}`);
    more = named.prompt(play.view('spectator')) ?? '';
  }
  const text = NOTICE_WORDS[language][kind](tableInWords(game, doc.game, doc.name, language));
  return { item: { kind, table: doc.id, game: doc.game, text }, more };
}

export function testMessage(language: Language, id: string): NoticeMessage {
  const { test, testText } = NOTICE_WORDS[language];
  return {
    id,
    title: test,
    text: testText,
    path: '/me',
    items: [{ kind: 'test', table: null, game: null, text: testText }],
  };
}
