import { newId } from '../ids.ts';
import type { Tables } from '../tables/tables.ts';

/** An act of the operator. */
interface OperatorAct {
  readonly act: string;
  /** A person, table, channel or report. */
  readonly subject: string;
  readonly reason: string;
}

/** Notes what is about to be done, does it, and notes that it is done: an attempt leaves its trace, too. */
export async function audited<Result>(
  { store, now, world }: Pick<Tables, 'store' | 'now' | 'world'>,
  { act, subject, reason }: OperatorAct,
  work: () => Promise<Result>,
): Promise<Result> {
  const { operator } = store;
  const id = newId(world);
  await operator.note({ id, at: now(), act, subject, reason });
  const result = await work();
  await operator.noteDone(id);
  return result;
}
