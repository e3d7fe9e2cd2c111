/** Where the server notes what goes wrong behind the scenes. */
export interface ErrorLog {
  error(about: object, words: string): void;
  warn(about: object, words: string): void;
}
