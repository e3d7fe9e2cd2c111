/** Repairs of faults that the simulation has to find again when they are taken out. */
interface Fix {
  /** What goes wrong without it. */
  readonly without: string;
  /** What the simulation says then. */
  readonly says: RegExp;
  /** The number of seeds that finds it, where that is unusually rare. */
  readonly seeds?: number;
  /** The file below `packages/server/src`, what is there, and what was there before. */
  readonly out: readonly (readonly [file: string, now: string, before: string])[];
}

export const FIXES: readonly Fix[] = [
  {
    without: 'a broken connection in the middle of a transaction ends the server',
    says: /a server would have ended/,
    out: [
      ['store/postgres/connections.ts', "pool.on('connect', (client) => client.on('error', () => {}));", ''],
    ],
  },
  {
    without: 'a silent network stops a process for ever',
    says: /does not answer|could not come back|old view|has been due/,
    out: [['store/postgres/connections.ts', 'socket.setTimeout(timeouts.silence', 'socket.setTimeout(0']],
  },
  {
    without: 'a question for health waits as long as the database does',
    says: /does not answer: GET \/healthz/,
    out: [['health.ts', 'within(this.world, DEADLINE, this.answer, false)', 'this.answer']],
  },
  {
    without: 'a deaf process shows old tables without end',
    says: /has been shown an old view|not well/,
    out: [
      [
        'store/postgres/bus-connection.ts',
        'this.client = client;\n    this.beat(client);',
        'this.client = client;',
      ],
    ],
  },
  {
    without: 'a wrong clock takes seats from people',
    says: /was out of time/,
    out: [['store/postgres/bus-connection.ts', 'if (this.time === null) return', 'return']],
  },
  {
    without: 'one failure makes a process unwell until somebody plays there',
    says: /says that it is not well/,
    out: [
      ['health.ts', 'await this.store.ping();', 'await this.store.ping();\n      this.isAsking = false;'],
      ['health.ts', '} finally {\n      this.isAsking = false;\n    }', '}'],
    ],
  },
  {
    without: 'people are told that nothing was done when the answer to a commit is lost',
    says: /was told that nothing was done|could not \w+ at/,
    out: [['store/postgres/tables.ts', '!isPut || !(await this.areStored(writes, fault))', 'isPut || true']],
  },
  {
    without: 'a lost connection counts as a mistake of the server',
    says: /met a fault/,
    out: [['store/store.ts', ' || NO_CONNECTION.test(words(fault))', '']],
  },
  {
    without: 'a process refuses what another has made possible',
    says: /could not \w+ at/,
    out: [['tables/tables.ts', 'attempt === 1 && (await this.isBehind(live))', 'attempt === 0']],
  },
  {
    without: 'a process shows less than another has acknowledged',
    says: /and then moment|from before what it had seen/,
    out: [
      [
        'tables/tables.ts',
        'isToBeLoaded ? undefined : await this.progressOf(id)',
        'isToBeLoaded ? undefined : undefined',
      ],
    ],
  },
  {
    without: 'a process without the rules of a table silences it',
    says: /nobody would ever look after|has been due/,
    out: [
      ['store/rows.ts', 'rulesInDoc = (', "rulesInDoc = (_: GameVersion) => '';\nexport const unused = ("],
      ['clocks/clock-runner.ts', 'if (live.game === null) return;', ''],
      ['tables/tables.ts', 'if (live.game === null) return undefined;', ''],
    ],
  },
  {
    without: 'a line of talk that was sent again is stored twice',
    says: /carried out twice|is not stored/,
    out: [['tables/tables.ts', 'said: live.talk.at(-1)?.number ?? 0,', '']],
  },
  {
    without: 'a process that has missed an entry stops bots and clocks',
    says: /nobody would ever look after|has been due|out of time/,
    out: [['store/postgres/tables.ts', '(await isLogMissed(db, write)) || ', '']],
  },
  {
    without: 'people are told that nothing was done when only the answer could not be read',
    says: /was told that nothing was done|could not \w+ at/,
    seeds: 1000,
    out: [
      [
        'http/table-routes.ts',
        'return afterChange(tableFor(services, path.id, person.id));',
        'return tableFor(services, path.id, person.id);',
      ],
    ],
  },
];
