/** Prints the result of a command: as JSON for programs, or in words for people. */
export function printResult(json: boolean | undefined, result: object, words: () => string): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : words()}\n`);
}
