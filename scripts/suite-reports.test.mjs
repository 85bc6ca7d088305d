import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { playwrightResult, vitestResult } from './suite-reports.mjs';

const test = (fullName, ...failureMessages) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

describe('vitestResult', () => {
  it('names each failed test with the beginning of its error', () => {
    const report = {
      numPassedTests: 2,
      numPendingTests: 1,
      testResults: [
        { name: join(root, 'packages/a.test.ts'), status: 'passed', assertionResults: [test('adds')] },
        {
          name: join(root, 'packages/b.test.ts'),
          status: 'failed',
          assertionResults: [
            test('subtracts'),
            test('divides', '\u001b[31mError\u001b[39m: by zero\n\n    at b.test.ts:3'),
          ],
        },
      ],
    };
    expect(vitestResult(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['packages/b.test.ts › divides\n    Error: by zero\n        at b.test.ts:3'],
    });
  });

  it('counts a file that could not be loaded', () => {
    const file = { name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [], message: 'no such module' };
    expect(vitestResult({ numPassedTests: 0, numPendingTests: 0, testResults: [file] })).toMatchObject({
      failed: 1,
      failures: ['c.test.ts\n    no such module'],
    });
  });

  it('keeps the beginning of a long error only', () => {
    const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    const file = { name: join(root, 'd.test.ts'), status: 'failed', assertionResults: [test('ends', message)] };
    const [failure] = vitestResult({ numPassedTests: 0, numPendingTests: 0, testResults: [file] }).failures;
    expect(failure).toContain('line 0\n');
    expect(failure).not.toContain('line 20');
  });
});

describe('playwrightResult', () => {
  const spec = (title, ok, message) => ({
    title,
    ok,
    tests: [{ results: [message ? { error: { message } } : {}] }],
  });
  const report = (specs, unexpected) => ({
    stats: { expected: 1, flaky: 0, unexpected, skipped: 0 },
    suites: [{ title: 'seek.spec.ts', specs: [], suites: [{ title: 'seek', specs }] }],
  });

  it('names each failed journey under its file and group', () => {
    expect(playwrightResult(report([spec('asks', true), spec('stops', false, 'Timeout')], 1))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['seek.spec.ts › seek › stops\n    Timeout'],
    });
  });

  it('counts what kept the journeys from running', () => {
    expect(playwrightResult({ ...report([], 0), errors: [{ message: 'no service' }] })).toMatchObject({
      failed: 1,
      failures: ['the journeys as a whole\n    no service'],
    });
  });
});
