import { isIPv6 } from 'node:net';
import { currentPlace } from './trace-place.ts';

/** A line of the structured log. Fields never hold personal data: no names, numbers, addresses, texts of questions. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one JSON object a line. */
export function createLog(write: (line: string) => void): Log {
  const line = (level: string, event: string, fields: LogFields = {}) =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, event, trace: currentPlace()?.traceId, ...fields })}\n`,
    );
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) =>
      line('error', event, {
        ...fields,
        error: withoutAddresses(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      }),
  };
}

const mailAddress = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
/** Groups of hex digits and colons that Node.js knows as an address; times and lines of sources are none. */
const maybeIpv6 = /(?<![\w:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:%\w+)?(?![\w:])/gi;

/** What failed elsewhere is told in words of others, in which addresses of people and machines may stand. */
function withoutAddresses(text: string): string {
  return text
    .replaceAll(mailAddress, '[address]')
    .replaceAll(ipv4, '[address]')
    .replaceAll('::ffff:[address]', '[address]')
    .replaceAll(maybeIpv6, (found) => (isIPv6(found) ? '[address]' : found));
}
