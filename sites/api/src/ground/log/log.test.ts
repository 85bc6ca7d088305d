import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('P90, point 11: a line tells a failure without the addresses in its words', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  for (const words of [
    '550 5.1.1 <ada.quill@example.com>: user unknown',
    'connect ECONNREFUSED 198.51.100.4:25',
    'peer 2001:db8:0:1::7 went away',
    'peer ::ffff:198.51.100.4 went away',
    'no route to fe80::1%eth0',
  ])
    log.error('mail-not-sent', new Error(words));
  const text = lines.join('');
  expect(text).not.toMatch(/ada|example\.com|198\.51|2001:|db8|fe80/i);
  expect(text).toContain('550 5.1.1 <[address]>: user unknown');
  expect(text).toContain('connect ECONNREFUSED [address]:25');
  expect(lines.every((line) => JSON.parse(line).event === 'mail-not-sent')).toBe(true);
});

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

it('P90: a line tells a failure without the numbers, tokens and typed words that it quotes', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  for (const error of [
    new Error('the provider does not reach +86 135-0013-5001'),
    new Error('401 for Bearer assay_abc-DEF.ghi='),
    new Error('invalid input syntax for type timestamp with time zone: "my "unpublished"\n alloy"'),
    new Error('value "13500135001" is out of range for type integer'),
    new Error('date/time field value out of range: "my unpublished alloy"'),
    new Error('syntax error in tsquery: "my & (unpublished alloy"'),
    new Error('malformed array literal: "{my unpublished alloy"'),
    new Error('time zone "my alloy" not recognized'),
    failureOf(() => JSON.parse('my\nalloy')),
    failureOf(() => JSON.parse('{"question": "my unpublished alloy", so} and more that follows after it')),
  ])
    log.error('failed', error);
  const text = lines.join('');
  expect(text).not.toMatch(/0013|assay_|DEF|alloy|unpublished|follows/);
  expect(text).toContain('does not reach [number]');
  expect(text).toContain('401 for Bearer [token]');
  expect(text).toContain('type timestamp with time zone: [text]');
  expect(text.match(/\[text\] is not valid JSON|in JSON at position/g)).toHaveLength(2);
});

it('keeps times, places in sources and versions as they are', () => {
  const lines: string[] = [];
  const error = new Error('at 12:30:45 in step 1.2.3');
  error.stack = 'Error: at 12:30:45 in step 1.2.3\n    at run (node:internal/process/task_queues:105:5)';
  createLog((line) => lines.push(line)).error('failed', error);
  expect((JSON.parse(lines[0] ?? '') as { error: string }).error).toBe(error.stack);
});
