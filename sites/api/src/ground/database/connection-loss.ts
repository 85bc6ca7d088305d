import { begins } from './transaction-words.ts';

/** What the driver and the network say of a connection that is gone, or could not be had. */
const lostMessage =
  /^Connection terminated|^timeout expired$|^Client (?:has encountered a connection error|was closed)|^timeout exceeded when trying to connect/;
const lostNetwork = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** SQLSTATE of a server that stops, starts or has no connection left (class 57P and 53300), and the class of lost connections. */
const lostState = /^(?:08\w{3}|57P0[1-3]|53300)$/;
/** SQLSTATE of a statement or a wait for a lock that took longer than it may. */
const tooSlow = new Set(['57014', '55P03']);

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the connection was lost before or during a statement, or could not be had. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return lostNetwork.has(code) || lostState.test(code) || lostMessage.test(error.message);
}

/** Whether the same call may succeed a little later: the database is away, spent, or took longer than it may. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || (error instanceof Error && tooSlow.has(codeOf(error)));
}

const reads = /^\s*(?:select|with|values|show|table)\b/i;
/** Words with which a statement that begins like a read changes something after all. */
const changes =
  /\b(?:insert|update|delete|merge|into|nextval|setval|set_config|pg_notify|pg_advisory\w*|pg_try_advisory\w*|lock|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share)\b/i;

/** Whether a statement outside a transaction may be sent again when nobody knows whether it ran. */
export function isRepeatable(text: string): boolean {
  return begins.test(text) || (reads.test(text) && !changes.test(text));
}
