/** What an organiser does while tables play: gates, time, nudges, hints, news, going back. */
import type { ClassAct } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import type { ClassDoc } from '../store/class-doc.ts';
import type { Gate } from '../store/table-doc.ts';
import { hasPassed, UNGUIDED } from '../tables/guidance.ts';
import type { Tables } from '../tables/tables.ts';
import type { ClassChanges } from './class-changes.ts';
import * as tablesOf from './tables-of-class.ts';

export interface LeadingServices {
  readonly tables: Tables;
  readonly botRunner: tablesOf.Bots;
}

const LEADING = ['gate', 'clock', 'nudge', 'answer', 'hint', 'redo', 'inject'] as const;
type Leading = Extract<ClassAct, { do: (typeof LEADING)[number] }>;

export const isLeading = (act: ClassAct): act is Leading => (LEADING as readonly string[]).includes(act.do);

const MINUTE = 60_000;
/** News of one class. */
const MOST_NEWS = 100;

export async function lead(
  { tables, botRunner }: LeadingServices,
  changes: ClassChanges,
  doc: ClassDoc,
  act: Leading,
): Promise<void> {
  if (doc.phase === 'over') throw refuse('refuse.notNow');
  switch (act.do) {
    case 'gate':
      return setGate(tables, changes, doc, act.at);
    case 'clock':
      return setClock(tables, changes, doc, act);
    case 'nudge':
      for (const id of chosen(doc, act.tables) ?? (await behind(tables, doc)))
        await tablesOf.nudge(tables, id);
      return;
    case 'inject':
      return inject(tables, changes, doc, act);
    case 'answer':
      await tablesOf.answerForAll(tables, botRunner, ofClass(doc, act.table));
      return;
    case 'hint':
      await tablesOf.hint(tables, ofClass(doc, act.table), act.seat, act.words);
      return;
    case 'redo':
      await tablesOf.redo(tables, ofClass(doc, act.table));
  }
}

export function ofClass({ tables }: ClassDoc, table: string): string {
  if (!tables.includes(table)) throw refuse('refuse.noTable');
  return table;
}

const chosen = (doc: ClassDoc, wanted: readonly string[] | undefined): string[] | undefined =>
  wanted?.map((id) => ofClass(doc, id));

/** Where a table is that plays; null for others. */
interface Standing {
  readonly id: string;
  readonly round: number;
  readonly changed: number;
  readonly isHeld: boolean;
}

async function standings(tables: Tables, doc: ClassDoc): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const id of doc.tables) {
    const one = await tables.withReadable(id, (live): Standing | null => {
      const { play, changed } = live;
      const { phase, guidance = UNGUIDED } = live.doc;
      if (play === null || phase === 'over') return null;
      return {
        id,
        round: play.position.round,
        changed,
        isHeld: guidance.held !== null && phase === 'paused',
      };
    });
    if (one !== null) found.push(one);
  }
  return found;
}

/** Tables in an earlier round than the furthest; if all are in the same, the one that has stood still for longest. */
async function behind(tables: Tables, doc: ClassDoc): Promise<string[]> {
  const all = await standings(tables, doc);
  const playing = all.filter(({ isHeld }) => !isHeld);
  const furthest = Math.max(...all.map(({ round }) => round));
  const late = playing.filter(({ round }) => round < furthest);
  const [slowest] = playing.toSorted((one, other) => one.changed - other.changed);
  if (slowest === undefined) return [];
  return (late.length > 0 ? late : [slowest]).map(({ id }) => id);
}

/** The gate is where no table has been yet, so that all wait at the same place. */
async function setGate(
  tables: Tables,
  changes: ClassChanges,
  doc: ClassDoc,
  at: string | null,
): Promise<void> {
  const gate = at === null ? null : await nextGate(tables, doc, at);
  await changes.change(doc.id, (now) => {
    now.gate = gate;
  });
  for (const id of doc.tables) await tablesOf.setGate(tables, id, gate);
}

async function nextGate(tables: Tables, doc: ClassDoc, at: string): Promise<Gate> {
  const all = await standings(tables, doc);
  const furthest = Math.max(0, ...all.map(({ round }) => round));
  if (at === 'round') return { round: furthest + 1, phase: null };
  const game = tables.games.get(doc.game);
  if (!game?.phases.flat().includes(at)) throw refuse('refuse.notNow');
  const here = { round: furthest, phase: at };
  for (const { id } of all)
    if (await tables.withReadable(id, (live) => hasPassed(live, here)))
      return { round: furthest + 1, phase: at };
  return here;
}

/** How much time a class has, from now on or added to what is left. */
async function setClock(
  tables: Tables,
  changes: ClassChanges,
  { id, tables: ids }: ClassDoc,
  { minutes, more = false }: Extract<Leading, { do: 'clock' }>,
): Promise<void> {
  const now = tables.now();
  const { doc } = await changes.change(id, (changed) => {
    const from = more ? Math.max(now, changed.until ?? now) : now;
    changed.until = minutes === null ? null : from + minutes * MINUTE;
  });
  for (const table of ids) await tablesOf.setEnd(tables, table, doc.until);
}

async function inject(
  tables: Tables,
  changes: ClassChanges,
  doc: ClassDoc,
  { words, inject: wanted, tables: to }: Extract<Leading, { do: 'inject' }>,
): Promise<void> {
  if (doc.news.length >= MOST_NEWS) throw refuse('refuse.tooMany', { count: MOST_NEWS });
  const told: string[] = [];
  for (const id of chosen(doc, to) ?? doc.tables)
    if (await tablesOf.tell(tables, id, words, wanted)) told.push(id);
  if (told.length === 0) throw refuse('refuse.notNow');
  await changes.change(doc.id, (now) => {
    now.news.push({ words, inject: wanted ?? null, tables: told, at: tables.now() });
  });
}
