import { windowLength } from '@assay/contract/mcp-tools';
import * as z from 'zod';
import { CallError } from '../ground/http/call-error.ts';

const asked = z.object({
  start: z.int().min(0).default(0),
  length: z.int().min(1).max(windowLength.longest).default(windowLength.usual),
});

/**
 * A reply with a part of its text, and which part that is. It grows by what would cut a pair of surrogates in two.
 *
 * @throws CallError badRequest when no part is named rightly
 */
export function inWindow<Reply extends { text: string }>(reply: Reply, given: unknown) {
  const read = asked.safeParse(given);
  if (!read.success) {
    const fields = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
    throw new CallError('badRequest', { fields });
  }
  const { text } = reply;
  const start = Math.min(read.data.start, text.length);
  const end = Math.min(start + read.data.length, text.length);
  const window = { start: start - (isWithinPair(text, start) ? 1 : 0), end: end + (isWithinPair(text, end) ? 1 : 0) };
  return { ...reply, text: text.slice(window.start, window.end), window: { ...window, length: text.length } };
}

function isWithinPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}
