/**
 * One check of `npm test`: how many things passed and failed in it.
 *
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * What vitest's JSON report counts. A file that cannot even be loaded has no tests to count: it is one failure.
 *
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} TestFile
 * @param {{ success: boolean, numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} report
 * @returns {Count}
 */
export function countTests({ success, numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + unloadable.length;
  return { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
}

/**
 * A line for each test that failed, or that never came to its end because its process died.
 *
 * @param {TestFile[]} files
 * @returns {string[]}
 */
export function listTroubles(files) {
  return files.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed' || test.status === 'pending');
    if (tests.length === 0) return status === 'failed' ? [`could not be loaded: ${name}`] : [];
    return tests.map(
      (test) => `${test.status === 'failed' ? 'failed' : 'not finished'}: ${name}: ${test.fullName}`,
    );
  });
}

/**
 * What Playwright says at the end: `2 failed`, `11 passed (1.2m)`, each on a line of its own.
 *
 * @param {string} output
 * @returns {Count}
 */
export function countBrowserTests(output) {
  const number = (/** @type {string} */ word) =>
    Number(new RegExp(`^ *(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  return { passed: number('passed'), failed: number('failed') + number('flaky') };
}

/** @param {Count[]} counts */
export function closingLine(counts) {
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
