/** What the store asks of the thread that holds the file. Answers come in the order of the questions. */
export type Request =
  | { readonly ask: 'open'; readonly folder: string; readonly limit: number | null }
  | { readonly ask: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** Of `Write[]`, as JSON: one text crosses between threads much faster than many small objects. */
  | { readonly ask: 'commit'; readonly writes: string }
  /** The last one. Its answer is that the thread ends. */
  | { readonly ask: 'close' };

export interface Rows {
  readonly rows: unknown[];
  readonly changes: number;
}

export interface Answers {
  open: null;
  query: Rows;
  commit: boolean[];
}

export type Reply =
  | { readonly answer: Answers[keyof Answers] }
  | { readonly fault: { readonly message: string; readonly code: string } };
