/** Lines of talk that players have reported. */
import type { OperatorReport, OperatorReports } from '@entente/protocol';
import { type EraseServices, rewriteLines } from '../people/erase.ts';
import { refuse } from '../refuse.ts';
import type { StoredReport } from '../store/operator.ts';
import type { StoredTalk } from '../store/store.ts';

const MOST = 100;
/** Replaces what was said. */
const HIDDEN = '…';

type OperatedTalk = Pick<EraseServices, 'store' | 'tables'>;

interface ReportBody {
  reason: string;
  lines: { number: number; text: string; name?: string | null }[];
  hidden?: boolean;
}

export async function reportsFor({ store }: OperatedTalk): Promise<OperatorReports> {
  const stored = await store.operator.reports(MOST);
  const ids = new Set(stored.flatMap(({ person, about }) => [person ?? [], about ?? []].flat()));
  const people = new Map((await store.people.byIds([...ids])).map(({ id, name }) => [id, { id, name }]));
  const someone = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return {
    reports: stored.map(({ id, at, table, number, person, about, body, settled, answer }): OperatorReport => {
      const { reason, lines, hidden = false } = JSON.parse(body) as ReportBody;
      const said = { by: someone(person), about: someone(about), reason, lines, hidden };
      return { id, at, table, number, ...said, answer: answer ?? '', settled };
    }),
  };
}

async function demandReport({ store }: OperatedTalk, id: string): Promise<StoredReport> {
  const report = await store.operator.report(id);
  if (report === null) throw refuse('refuse.nothing');
  return report;
}

/** Nobody reads the line any more, at its table or in a report. */
export async function hideLine(services: OperatedTalk, id: string): Promise<void> {
  const { store, tables } = services;
  const { table, number, body } = await demandReport(services, id);
  const line = await tables.withReadable(table, ({ talk }) =>
    talk.find((one: StoredTalk) => one.number === number),
  );
  if (line) await rewriteLines(services, [{ table, talk: { ...line, text: HIDDEN } }]);
  const report: ReportBody = { ...(JSON.parse(body) as ReportBody), hidden: true };
  await store.operator.setReportBody(id, JSON.stringify(report));
}

export async function answerReport(services: OperatedTalk, id: string, text: string): Promise<void> {
  await demandReport(services, id);
  await services.store.operator.settle(id, text, services.tables.now());
}
