import { expect, it } from 'vitest';
import { closingLine, countBrowserTests, countTests } from './lib/report.mjs';

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
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ];
  const report = { success: false, numPassedTests: 1, numFailedTests: 1, testResults };
  expect(countTests(report)).toEqual({ passed: 1, failed: 2 });
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
