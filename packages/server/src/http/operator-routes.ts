/** What the operator asks for. These routes exist only where a token is set. */
import {
  findQuery,
  operatorAudit,
  operatorHealth,
  operatorLessons,
  operatorNotices,
  operatorPeople,
  operatorPersonAct,
  operatorPersonAnswer,
  operatorReportAct,
  operatorReports,
  operatorRetry,
  operatorRules,
  operatorStorage,
  operatorTable,
  operatorTableAct,
  operatorTables,
  verification,
} from '@entente/protocol';
import * as z from 'zod/mini';
import manifest from '../../package.json' with { type: 'json' };
import { audited } from '../operator/audit.ts';
import {
  type Figured,
  healthFor,
  noticesFor,
  retryNotices,
  rulesFor,
  storageFor,
} from '../operator/figures.ts';
import { lessonsFor } from '../operator/lessons.ts';
import {
  blockPerson,
  eraseByOperator,
  findPeople,
  type OperatedPeople,
  operatorPersonOf,
  renamePerson,
  signOut,
  unblockPerson,
} from '../operator/people.ts';
import { answerReport, hideLine, reportsFor } from '../operator/reports.ts';
import {
  closeTable,
  findTables,
  giveSeat,
  type OperatedTables,
  operatorTableOf,
} from '../operator/tables.ts';
import type { Verifier } from '../operator/verifier.ts';
import { gameFile } from './replay-routes.ts';
import { open, openWith, type Route } from './route.ts';

const MOST_AUDIT = 200;

export interface OperatorRouteServices extends Figured, OperatedPeople, OperatedTables {
  readonly verifier: Verifier;
  // The same in all of them.
  readonly store: Figured['store'];
  readonly tables: Figured['tables'];
  readonly connections: Figured['connections'];
}

const read = (path: string, what: string, answer: Route['answer']) =>
  ({ method: 'get', path: `/api/admin/${path}`, what, answer }) as const;

export const operatorRoutes = (services: OperatorRouteServices): Route[] => {
  const { store, tables } = services;
  const noted = <Result>(act: string, subject: string, reason: string, work: () => Promise<Result>) =>
    audited(tables, { act, subject, reason }, work);
  const routes = [
    open(read('health', 'How the server is, and why.', operatorHealth), async () =>
      healthFor(services, manifest.version),
    ),
    open(
      {
        ...read('tables', 'Tables by id, name, title or player; the latest first.', operatorTables),
        query: findQuery,
      },
      async ({ query }) => findTables(services, query.find),
    ),
    open(
      read('tables/:id', 'A table as spectators see it, and its people.', operatorTable),
      async ({ path }) => operatorTableOf(services, path.id),
    ),
    openWith(
      {
        method: 'post',
        path: '/api/admin/tables/:id',
        what: 'Close a table, or give a seat back to its person.',
        body: operatorTableAct,
        answer: operatorTable,
      },
      async ({ path, body }) => {
        await noted(`table.${body.do}`, path.id, body.reason, async () =>
          body.do === 'close'
            ? closeTable(services, path.id)
            : giveSeat(services, path.id, body.seat, body.person),
        );
        return operatorTableOf(services, path.id);
      },
    ),
    open(
      read('tables/:id/file', 'The game file of a finished game.', z.looseObject({ format: z.string() })),
      async ({ path }) => gameFile(tables, path.id),
    ),
    open(
      read('verification', 'How far the verification of all games is.', verification),
      async () => services.verifier.state,
    ),
    openWith(
      {
        method: 'post',
        path: '/api/admin/verification',
        what: 'Play every stored game from its log.',
        body: z.strictObject({}),
        answer: verification,
      },
      async () => {
        await noted('verify', '', '', () => services.verifier.start(tables.now()));
        return services.verifier.state;
      },
    ),
    open(
      {
        ...read('people', 'People by id, mail address or a part of their name.', operatorPeople),
        query: findQuery,
      },
      async ({ query }) => findPeople(services, query.find),
    ),
    open(read('people/:id', 'One person.', operatorPersonAnswer), async ({ path }) => ({
      person: await operatorPersonOf(services, path.id),
    })),
    openWith(
      {
        method: 'post',
        path: '/api/admin/people/:id',
        what: 'Rename, sign out, block, unblock or erase a person.',
        body: operatorPersonAct,
        answer: operatorPersonAnswer,
      },
      async ({ path: { id }, body }) => {
        await noted(`person.${body.do}`, id, body.reason, async () => {
          switch (body.do) {
            case 'rename':
              return renamePerson(services, id, body.name);
            case 'signOut':
              return signOut(services, id);
            case 'block':
              return blockPerson(services, id);
            case 'unblock':
              return unblockPerson(services, id);
            case 'erase':
              return eraseByOperator(services, id);
          }
        });
        return { person: await operatorPersonOf(services, id) };
      },
    ),
    open(read('notices', 'Channels with notices that wait or have failed.', operatorNotices), async () =>
      noticesFor(services),
    ),
    openWith(
      {
        method: 'post',
        path: '/api/admin/notices',
        what: 'Try again to send what failed.',
        body: operatorRetry,
        answer: operatorNotices,
      },
      async ({ body: { channel, reason } }) => {
        await noted('notices.retry', channel ?? '', reason, () => retryNotices(services, channel));
        return noticesFor(services);
      },
    ),
    open(read('reports', 'Lines of talk that players have reported.', operatorReports), async () =>
      reportsFor(services),
    ),
    openWith(
      {
        method: 'post',
        path: '/api/admin/reports/:id',
        what: 'Hide a reported line, or answer and settle the report.',
        body: operatorReportAct,
        answer: operatorReports,
      },
      async ({ path, body }) => {
        await noted(`report.${body.do}`, path.id, body.reason, async () =>
          body.do === 'hide' ? hideLine(services, path.id) : answerReport(services, path.id, body.text),
        );
        return reportsFor(services);
      },
    ),
    open(read('storage', 'How much room everything takes.', operatorStorage), async () =>
      storageFor(services),
    ),
    open(read('rules', 'Which rules tables are played by.', operatorRules), async () => rulesFor(services)),
    open(read('lessons', 'Where learners leave lessons.', operatorLessons), async () => lessonsFor(store)),
    open(read('audit', 'What the operator has done.', operatorAudit), async () => ({
      audit: await store.operator.audit(MOST_AUDIT),
    })),
  ];
  return routes.map((route) => ({ ...route, operator: true }));
};
