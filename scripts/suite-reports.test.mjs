import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { failedFiles, playwrightResult, vitestResult } from './suite-reports.mjs';

const test = (fullName, ...failureMessages) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

describe('vitestResult', () => {
  it('names each failed test with the beginning of its error', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'packages/a.test.ts'),
          status: 'passed',
          assertionResults: [test('adds'), { ...test('rounds'), status: 'skipped' }],
        },
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
      unsteady: [],
    });
  });

  it('counts a file that could not be loaded', () => {
    const file = { name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [], message: 'no such module' };
    expect(vitestResult({ testResults: [file] })).toMatchObject({
      failed: 1,
      failures: ['c.test.ts\n    no such module'],
    });
  });

  it('counts a file whose process ended before its tests, which runs once more', () => {
    const open = { ...test('divides'), status: 'pending' };
    const file = (...assertionResults) => ({ name: join(root, 'e.test.ts'), status: 'passed', assertionResults });
    const first = { testResults: [file(test('adds'), open, { ...open, fullName: 'rounds' })] };
    expect(failedFiles(first)).toEqual(['e.test.ts']);
    expect(vitestResult(first)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['e.test.ts\n    its process ended before “divides” did'],
      unsteady: [],
    });
    expect(vitestResult(first, { testResults: [file(test('adds'), test('divides'), test('rounds'))] })).toMatchObject({
      passed: 3,
      failed: 0,
      unsteady: ['e.test.ts\n    its process ended before “divides” did'],
    });
  });

  it('keeps the beginning of a long error only', () => {
    const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    const file = { name: join(root, 'd.test.ts'), status: 'failed', assertionResults: [test('ends', message)] };
    const [failure] = vitestResult({ testResults: [file] }).failures;
    expect(failure).toContain('line 0\n');
    expect(failure).not.toContain('line 20');
  });
});

describe('a second run of what failed', () => {
  const file = (name, ...assertionResults) => ({
    name: join(root, name),
    status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults,
  });
  const first = {
    testResults: [
      file('a.test.ts', test('adds')),
      file('b.test.ts', test('subtracts', 'too late'), test('divides', 'by zero'), test('rounds')),
      { name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [], message: 'no such module' },
    ],
  };

  it('is of the files in which something failed', () => {
    expect(failedFiles(first)).toEqual(['b.test.ts', 'c.test.ts']);
  });

  it('counts in their place, and names what failed only once', () => {
    const second = { testResults: [file('b.test.ts', test('subtracts'), test('divides', 'by zero'), test('rounds'))] };
    expect(vitestResult(first, second)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      failures: ['b.test.ts › divides\n    by zero', 'c.test.ts\n    no such module'],
      unsteady: ['b.test.ts › subtracts\n    too late'],
    });
  });

  it('changes nothing where it reported nothing', () => {
    expect(vitestResult(first, undefined)).toMatchObject({ passed: 2, failed: 3, unsteady: [] });
  });
});

describe('playwrightResult', () => {
  const spec = (title, ok, ...messages) => ({
    title,
    ok,
    tests: [{ results: messages.map((message) => (message ? { error: { message } } : {})) }],
  });
  const report = (specs, unexpected, flaky = 0) => ({
    stats: { expected: 1, flaky, unexpected, skipped: 0 },
    suites: [{ title: 'seek.spec.ts', specs: [], suites: [{ title: 'seek', specs }] }],
  });

  it('names each failed journey under its file and group', () => {
    expect(playwrightResult(report([spec('asks', true, undefined), spec('stops', false, 'Timeout')], 1))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['seek.spec.ts › seek › stops\n    Timeout'],
      unsteady: [],
    });
  });

  it('names a journey that passed at the second try, and counts it as passed', () => {
    expect(playwrightResult(report([spec('asks', true, 'Timeout', undefined)], 0, 1))).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      failures: [],
      unsteady: ['seek.spec.ts › seek › asks\n    Timeout'],
    });
  });

  it('counts what kept the journeys from running', () => {
    expect(playwrightResult({ ...report([], 0), errors: [{ message: 'no service' }] })).toMatchObject({
      failed: 1,
      failures: ['the journeys as a whole\n    no service'],
    });
  });
});
