/** What becomes of classes when a person is erased, or a guest signs in as an account. */
import { membersOf, studentOf } from '../store/class-doc.ts';
import type { Store } from '../store/store.ts';
import { ClassChanges } from './class-changes.ts';

/** The name goes from every class. A class without organisers is deleted with the next round. */
export async function leaveClasses(store: Store, person: string): Promise<void> {
  const changes = new ClassChanges(store);
  for (const { id } of await store.classes.ofPerson(person)) {
    const { doc } = await changes.change(id, (doc) => {
      doc.students = doc.students.filter((student) => student.person !== person);
      doc.organisers = doc.organisers.filter((one) => one !== person);
    });
    if (doc.organisers.length === 0) await store.classes.endNow(id);
  }
}

export async function giveClasses(store: Store, from: string, to: string): Promise<void> {
  const changes = new ClassChanges(store);
  for (const { id } of await store.classes.ofPerson(from)) {
    await changes.change(id, (doc) => {
      const isThere = membersOf(doc).includes(to);
      doc.organisers = [...new Set(doc.organisers.map((one) => (one === from ? to : one)))];
      const student = studentOf(doc, from);
      if (student === undefined) return;
      doc.students = doc.students.filter((one) => one !== student);
      if (!isThere) doc.students.push({ ...student, person: to, isMade: false });
    });
  }
}
