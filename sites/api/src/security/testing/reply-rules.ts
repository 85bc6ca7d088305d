import { expect } from 'vitest';
import type { RunningService } from '../../testing/installation.ts';

/** What no reply may tell: where the code stands, what the database said, what a secret is. */
const telling: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>]+ \(.*:\d+:\d+\)/,
  /node_modules|\/src\/|\.ts:\d+/,
  /\b(?:select|insert into|update|delete from)\b[^"]{0,80}\b(?:from|values|set|where)\b/i,
  /syntax error at or near|invalid byte sequence|violates|relation "|invalid input syntax|PostgresError|SQLSTATE/i,
  /ENOENT|EACCES|ECONNREFUSED/,
  /RangeError|TypeError|ZodError|Maximum call stack/,
  /\$[0-9]\b.*\$[0-9]\b/,
];

/** Beginning of a reply; a stream is left after its first bytes. */
export async function textOf(reply: Response): Promise<string> {
  const reader = reply.body?.getReader();
  if (!reader) return '';
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') === true;
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += Buffer.from(next.value).toString();
    if (isStream || text.length > 100_000) break;
  }
  await reader.cancel();
  return text;
}

/** Holds a reply to what every reply must be, whatever was sent: no failure of ours, and nothing told about us. */
export async function expectCalm(reply: Response, about: string): Promise<string> {
  const text = await textOf(reply);
  // 503 is the honest answer of a part that the installation does not have; anything else in the 500s is a crash.
  const isCalm = reply.status < 500 || reply.status === 503;
  expect({ about, status: reply.status, isCalm, text: isCalm ? '' : text }).toMatchObject({ isCalm: true });
  if (reply.status >= 400) {
    for (const pattern of telling) expect(text, about).not.toMatch(pattern);
    if (reply.headers.get('content-type')?.startsWith('application/json')) {
      expect(JSON.parse(text), about).toMatchObject({ status: false, error_code: expect.any(Number) });
    }
  }
  expect(
    ({} as Record<string, unknown>)['polluted'],
    `${about}: every object has been given a property`,
  ).toBeUndefined();
  return text;
}

/** The service answers as before, and wrote down no failure that it did not expect. */
export async function expectHealthy({ address, lines }: RunningService): Promise<void> {
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(lines.filter((line) => line.includes('"event":"request-failed"'))).toEqual([]);
}
