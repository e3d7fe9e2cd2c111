/**
 * What is mutated, and the tests that should notice.
 *
 * @typedef {{ sources: string, spared: RegExp, tests: string[] }} Subject
 * @type {Readonly<Record<string, Subject>>}
 */
export const SUBJECTS = {
  engine: {
    sources: 'packages/engine/src',
    // What tests are made of, and words.
    spared: /\/(testing|kit)\/|\/words\/own\/|[.]test[.]ts$/,
    tests: ['packages/engine/src/**/*.test.ts'],
  },
  ideology: {
    sources: 'packages/games/ideology/src',
    // Bots may judge one way or another; words and data are compared with the rulebook elsewhere.
    spared: /\/(testing|words|data|bot|judgement)\/|\/judgement[.]ts$|[.]test[.]ts$/,
    tests: ['packages/games/ideology/src/**/*.test.ts'],
  },
};
