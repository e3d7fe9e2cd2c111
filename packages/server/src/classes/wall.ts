/** What an organiser puts on the wall, and keeps for the debrief: starred moments, charts of the laboratory, a frozen projector. */
import type { ClassAct } from '@entente/protocol';
import { newId } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { ClassDoc, StoredFrost } from '../store/class-doc.ts';
import type { Tables } from '../tables/tables.ts';
import type { ClassChanges } from './class-changes.ts';
import { ofClass } from './leading.ts';

const SHOWING = ['star', 'pinChart', 'unpin', 'show', 'freeze'] as const;
type Showing = Extract<ClassAct, { do: (typeof SHOWING)[number] }>;

export const isShowing = (act: ClassAct): act is Showing => (SHOWING as readonly string[]).includes(act.do);

/** Stars, and pinned charts, of one class. */
const MOST_STARS = 60;
const MOST_PINS = 6;

export async function showOnWall(
  { tables }: { readonly tables: Tables },
  changes: ClassChanges,
  doc: ClassDoc,
  act: Showing,
): Promise<void> {
  const { world } = tables;
  const change = (work: (now: ClassDoc) => void) => changes.change(doc.id, work);
  switch (act.do) {
    case 'star': {
      const at = await tables.withReadable(ofClass(doc, act.table), ({ play }) => ({
        moment: play?.moment ?? 0,
        round: play?.position.round ?? 0,
      }));
      if (at === null) throw refuse('refuse.notNow');
      await change(({ stars }) => {
        if (stars.length >= MOST_STARS) throw refuse('refuse.tooMany', { count: MOST_STARS });
        stars.push({ id: newId(world), table: act.table, ...at, caption: act.caption });
      });
      return;
    }
    case 'pinChart':
      await change(({ pins }) => {
        if (pins.length >= MOST_PINS) throw refuse('refuse.tooMany', { count: MOST_PINS });
        pins.push({ id: newId(world), title: act.title, svg: act.svg });
      });
      return;
    case 'unpin':
      await change((now) => {
        now.stars = now.stars.filter(({ id }) => id !== act.id);
        now.pins = now.pins.filter(({ id }) => id !== act.id);
        if (now.showing === act.id) now.showing = null;
      });
      return;
    case 'show':
      await change((now) => {
        const isThere = [...now.stars, ...now.pins].some(({ id }) => id === act.id);
        if (act.id !== null && !isThere) throw refuse('refuse.notNow');
        now.showing = act.id;
      });
      return;
    case 'freeze': {
      const frozen = act.frozen ? await frostOf(tables, doc) : null;
      await change((now) => {
        now.frozen = frozen;
      });
    }
  }
}

async function frostOf(tables: Tables, doc: ClassDoc): Promise<StoredFrost> {
  const then: Record<string, StoredFrost['tables'][string]> = {};
  for (const id of doc.tables)
    await tables.withReadable(id, ({ play, doc: { phase } }) => {
      then[id] = { round: play?.position.round ?? 0, phase, measured: play?.measured.length ?? 0 };
    });
  return { at: tables.now(), tables: then };
}
