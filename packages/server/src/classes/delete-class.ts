/** What remains of a class when its days are over: nothing. */

import { erasePerson } from '../people/erase.ts';
import type { PersonChanges } from '../people/person-changes.ts';
import type { ClassDoc } from '../store/class-doc.ts';
import type { Store } from '../store/store.ts';
import { copyDoc } from '../tables/acts/arrange.ts';
import type { Tables } from '../tables/tables.ts';

export interface DeleteClassServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly personChanges: PersonChanges;
}

/**
 * Deletes a class with its tables, their talk and the people who were made for it. The class itself goes last: what a fault
 * leaves behind goes the next time.
 */
export async function deleteClass(services: DeleteClassServices, doc: ClassDoc): Promise<void> {
  for (const table of doc.tables) await deleteTable(services, table);
  for (const { person, name, isMade } of doc.students) {
    if (!isMade || (await services.store.people.isAccount(person))) continue;
    await erasePerson(services, { id: person, name, seen: 0 });
  }
  await services.store.classes.remove(doc.id);
}

async function deleteTable({ store, tables }: DeleteClassServices, id: string): Promise<void> {
  if ((await store.tables.byIds([id])).length === 0) return;
  // Tells the other processes that what they have in memory is old.
  await tables.withReadable(id, async (live) => {
    await tables.commit(live, {
      doc: { ...copyDoc(live.doc), phase: 'over', ended: live.doc.ended ?? 'closed' },
    });
  });
  await store.tables.remove(id);
  tables.forget(id);
}

export async function deleteOldClasses(
  services: DeleteClassServices,
  now: number,
  isStopped: () => boolean,
): Promise<void> {
  for (const doc of await services.store.classes.due(now)) {
    if (isStopped()) return;
    await deleteClass(services, doc);
  }
}
