/** What other processes that share the database report. */
export interface BusSubscriber {
  /** Another process has changed this table; null when messages were lost, so that any table may have changed. */
  tableChanged(table: string | null): void;
  /** Another process has changed the sessions or notices of this person. */
  personChanged(person: string): void;
  /** Another process has used up a point of a limit that all of them count together. */
  limitSpent(limit: string, name: string): void;
  /** The process `from` reports who is connected to it. */
  presenceReported(from: string, text: string): void;
}

/** Short messages to the other processes that share the database. They are not stored. Commits of tables announce themselves. */
export interface Bus {
  /** Calls back for messages of other processes, never for its own. */
  subscribe(subscriber: Partial<BusSubscriber>): void;
  tellPersonChanged(person: string): Promise<void>;
  tellLimitSpent(limit: string, name: string): Promise<void>;
  tellPresence(text: string): Promise<void>;
  /** Can a message get lost without anybody's notice? Then changes have to be looked for, too. */
  readonly mayLose: boolean;
}

/** For the only process of a database. */
export const NO_BUS: Bus = {
  mayLose: false,
  subscribe() {},
  async tellPersonChanged() {},
  async tellLimitSpent() {},
  async tellPresence() {},
};
