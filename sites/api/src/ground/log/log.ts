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
        error: withoutPeople(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      }),
  };
}

const mailAddress = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
/** Groups of hex digits and colons that Node.js knows as an address; times and lines of sources are none. */
const maybeIpv6 = /(?<![\w:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:%\w+)?(?![\w:])/gi;

const phoneNumber = /\+\d[\d ()-]{5,18}\d/g;
const token = /\b(Bearer|Basic) [\w.~+/=-]+/g;
/** What Node.js and PostgreSQL quote of a text that they could not read. */
const quoted = [
  /(?:\.{3})?"[^]{0,100}"(?:\.{3})?(?= is not valid JSON)/g,
  /(?<=\b(?:invalid input syntax for type [\w ]+|out of range|in tsquery|malformed \w+ literal): )"[^]*"(?=\n {4}at |$)/g,
  /(?<=\b(?:value|time zone) )"[^"]*"(?= (?:is out of range|not recognized))/g,
];

/** What failed elsewhere is told in words of others, in which addresses, numbers, tokens and words of people may stand. */
function withoutPeople(text: string): string {
  return quoted
    .reduce((left, words) => left.replaceAll(words, '[text]'), text)
    .replaceAll(token, '$1 [token]')
    .replaceAll(phoneNumber, '[number]')
    .replaceAll(mailAddress, '[address]')
    .replaceAll(ipv4, '[address]')
    .replaceAll('::ffff:[address]', '[address]')
    .replaceAll(maybeIpv6, (found) => (isIPv6(found) ? '[address]' : found));
}
