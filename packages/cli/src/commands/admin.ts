import { Command } from 'commander';
import { AdminServer } from '../admin/server.ts';
import * as words from '../admin/words.ts';
import { jsonOption, wholeNumber } from '../base/arguments.ts';
import { printResult } from '../base/result.ts';

interface AdminFlags {
  address?: string;
  json?: boolean;
  reason?: string;
}

/** What is asked of the server: a path, and a body if something is to be done. */
interface Asked {
  readonly path: string;
  readonly body?: object;
}

interface Task {
  readonly usage: string;
  readonly what: string;
  ask(args: readonly string[]): Asked;
  /** The answer, in lines. */
  words(answer: never): string;
}

const found = (path: string, find = ''): Asked => ({ path: `${path}?find=${encodeURIComponent(find)}` });
const id = encodeURIComponent;

const TASKS: readonly Task[] = [
  {
    usage: 'health',
    what: 'how the server is, and why',
    ask: () => ({ path: 'health' }),
    words: words.health,
  },
  {
    usage: 'tables [find]',
    what: 'tables by id, name, title or player; the latest first',
    ask: ([find]) => found('tables', find),
    words: words.tables,
  },
  {
    usage: 'table <table>',
    what: 'a table as spectators see it, and its people',
    ask: ([table]) => ({ path: `tables/${id(table)}` }),
    words: words.table,
  },
  {
    usage: 'close <table>',
    what: 'close a table',
    ask: ([table]) => ({ path: `tables/${id(table)}`, body: { do: 'close' } }),
    words: words.table,
  },
  {
    usage: 'seat <table> <seat> [person]',
    what: 'give a seat back to its person, or to another',
    ask: ([table, seat, person]) => ({
      path: `tables/${id(table)}`,
      body: { do: 'seat', seat: wholeNumber('seat', seat), ...(person === undefined ? {} : { person }) },
    }),
    words: words.table,
  },
  {
    usage: 'export <table>',
    what: 'the game file of a finished game',
    ask: ([table]) => ({ path: `tables/${id(table)}/file` }),
    words: words.file,
  },
  {
    usage: 'verify',
    what: 'play every stored game from its log; see "verified"',
    ask: () => ({ path: 'verification', body: {} }),
    words: words.verification,
  },
  {
    usage: 'verified',
    what: 'how far that is, and what is broken',
    ask: () => ({ path: 'verification' }),
    words: words.verification,
  },
  {
    usage: 'people [find]',
    what: 'people by id, mail address or a part of their name',
    ask: ([find]) => found('people', find),
    words: words.people,
  },
  {
    usage: 'rename <person> <name>',
    what: 'give a person another name, also at tables and in talk',
    ask: ([person, name]) => ({ path: `people/${id(person)}`, body: { do: 'rename', name } }),
    words: words.onePerson,
  },
  ...(
    [
      ['sign-out', 'signOut', 'end all sessions of a person'],
      ['block', 'block', 'sign a person out and do not let them in again'],
      ['unblock', 'unblock', 'let a blocked person in again'],
      ['erase', 'erase', 'delete a person, as if they had done it themselves'],
    ] as const
  ).map(([name, act, what]) => ({
    usage: `${name} <person>`,
    what,
    ask: ([person]: readonly string[]) => ({ path: `people/${id(person)}`, body: { do: act } }),
    words: words.onePerson,
  })),
  {
    usage: 'notices',
    what: 'notices that wait or have failed',
    ask: () => ({ path: 'notices' }),
    words: words.notices,
  },
  {
    usage: 'retry [channel]',
    what: 'try again to send what failed',
    ask: ([channel]) => ({ path: 'notices', body: channel === undefined ? {} : { channel } }),
    words: words.notices,
  },
  {
    usage: 'reports',
    what: 'lines of talk that players have reported',
    ask: () => ({ path: 'reports' }),
    words: words.reports,
  },
  {
    usage: 'hide <report>',
    what: 'take a reported line out of the talk',
    ask: ([report]) => ({ path: `reports/${id(report)}`, body: { do: 'hide' } }),
    words: words.reports,
  },
  {
    usage: 'answer <report> [text]',
    what: 'settle a report, with an answer to the reporter',
    ask: ([report, text = '']) => ({ path: `reports/${id(report)}`, body: { do: 'answer', text } }),
    words: words.reports,
  },
  {
    usage: 'storage',
    what: 'how much room everything takes',
    ask: () => ({ path: 'storage' }),
    words: words.storage,
  },
  {
    usage: 'rules',
    what: 'which rules tables are played by',
    ask: () => ({ path: 'rules' }),
    words: words.rules,
  },
  {
    usage: 'lessons',
    what: 'at which steps learners leave lessons',
    ask: () => ({ path: 'lessons' }),
    words: words.lessons,
  },
  { usage: 'audit', what: 'what the operator has done', ask: () => ({ path: 'audit' }), words: words.audit },
];

export const admin = new Command('admin')
  .description('run a server: health, tables, people, notices, reports, storage, rules, lessons, audit')
  .addHelpText('after', '\nThe token comes from the environment: ADMIN_TOKEN, as for the server.');

for (const task of TASKS) {
  const command = new Command(task.usage.split(' ')[0]).description(task.what);
  for (const argument of task.usage.split(' ').slice(1)) command.argument(argument);
  command
    .option('--address <url>', 'where the server is (default: http://localhost and PORT)')
    .option('--reason <text>', 'kept in the audit log')
    .addOption(jsonOption())
    .action(async (...given: unknown[]) => {
      const args = given.slice(0, -2) as string[];
      const { address, json, reason = '' } = given.at(-2) as AdminFlags;
      const { path, body } = task.ask(args);
      const server = new AdminServer(address);
      const isNoted = body !== undefined && path !== 'verification';
      const answer = await (body === undefined
        ? server.get(path)
        : server.post(path, isNoted ? { ...body, reason } : body));
      printResult(json, answer as object, () => task.words(answer as never));
    });
  admin.addCommand(command.exitOverride());
}
