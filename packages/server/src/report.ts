/** Where what goes wrong behind the scenes is written down. */
export interface Report {
  error(about: object, words: string): void;
}
