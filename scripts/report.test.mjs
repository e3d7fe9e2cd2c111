import { expect, it } from 'vitest';
import { closingLine, countBrowserTests, countTests, listTroubles } from './lib/report.mjs';

it('adds up the checks and the tests', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
    { passed: 40, failed: 2 },
  ];
  expect(closingLine(counts)).toBe('41 passed, 3 failed');
});

it('counts a test file that cannot be loaded as one failure', () => {
  const testResults = [
    { name: 'a', status: 'failed', assertionResults: [] },
    {
      name: 'b',
      status: 'failed',
      assertionResults: [
        { fullName: 'one', status: 'passed' },
        { fullName: 'two', status: 'failed' },
      ],
    },
  ];
  const report = { success: false, numPassedTests: 1, numFailedTests: 1, testResults };
  expect(countTests(report)).toEqual({ passed: 1, failed: 2 });
});

it('names what failed and what a dying process left behind', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({
    fullName: `is ${status}`,
    status,
  }));
  const files = [
    { name: 'a', status: 'failed', assertionResults: [] },
    { name: 'b', status: 'passed', assertionResults },
    { name: 'c', status: 'passed', assertionResults: [] },
  ];
  expect(listTroubles(files)).toEqual([
    'could not be loaded: a',
    'failed: b: is failed',
    'not finished: b: is pending',
  ]);
});

it('never calls a run that went wrong a success', () => {
  const report = { success: false, numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(countTests(report)).toEqual({ passed: 3, failed: 1 });
});

it('counts what Playwright says at the end', () => {
  const output = '  1 failed\n    a.spec.ts:3:1 › something\n  1 flaky\n  11 passed (1.2m)\n';
  expect(countBrowserTests(output)).toEqual({ passed: 11, failed: 2 });
  expect(countBrowserTests('nothing')).toEqual({ passed: 0, failed: 0 });
});
