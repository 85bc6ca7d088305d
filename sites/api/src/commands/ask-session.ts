import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, createClient, createCookieFetch, type Device, isCallError } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
import * as operationsCalls from '@assay/contract/calls/operations';
import type { Locale } from '@assay/domain';

/** A command ends with this sentence instead of a stack. */
export class AskError extends Error {}

export interface SessionPlace {
  /** Data directory in which sessions are kept between calls. */
  directory: string;
  baseUrl: string;
  service: string;
  locale: Locale;
  /** Absent: a demo account. */
  email?: string | undefined;
  /** Needed when no session of the account is kept. */
  password?: string | undefined;
}

interface Session {
  device: Device;
  cookies: Map<string, string>;
}

interface KeptSession {
  device: Device;
  cookies: Record<string, string>;
}

/**
 * Does some work as an account, with the session kept from earlier calls. One that the service refuses (it expired, was
 * ended, or the data are others) is begun again, once, and the work with it.
 *
 * @throws AskError when nobody can be signed in.
 */
export async function withSession(place: SessionPlace, work: (client: Client) => Promise<void>): Promise<void> {
  const kept = await readSession(place);
  if (kept !== undefined) {
    try {
      return await workIn(kept, place, work);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  await workIn(await begin(place), place, work);
}

/** The cookies are kept whatever the work came to: the service may have renewed them. */
async function workIn(session: Session, place: SessionPlace, work: (client: Client) => Promise<void>): Promise<void> {
  const before = JSON.stringify([...session.cookies]);
  try {
    await work(clientOf(session, place));
  } finally {
    if (JSON.stringify([...session.cookies]) !== before) await keep(session, place);
  }
}

function isRefusal(error: unknown): boolean {
  return (['unauthenticated', 'badSignature', 'factorDemanded'] as const).some((name) => isCallError(error, name));
}

function clientOf({ device, cookies }: Session, { baseUrl, service, locale }: SessionPlace): Client {
  return createClient({ baseUrl, service, locale, device, fetch: createCookieFetch(fetch, cookies) });
}

/** A device of its own, signed in and kept. */
async function begin(place: SessionPlace): Promise<Session> {
  if (place.email !== undefined && place.password === undefined)
    throw new AskError(`No session of ${place.email} is kept here: give --password too.`);
  const id = randomUUID();
  const cookies = new Map<string, string>();
  const unregistered = clientOf({ device: { id, key: 'unregistered' }, cookies }, place);
  const { key, clock } = await unregistered.call(operationsCalls.registerDevice, { body: { device: id } });
  const session = { device: { id, key, skew: clock - Date.now() }, cookies };
  await signIn(clientOf(session, place), place);
  await keep(session, place);
  return session;
}

async function signIn(client: Client, { email, password }: SessionPlace): Promise<void> {
  if (email !== undefined && password !== undefined) {
    await client.call(accountCalls.signIn, { body: { account: email, password } });
    return;
  }
  const demo = await client.call(accountCalls.demoAccounts).catch(() => undefined);
  const account = demo?.accounts.find(({ edition }) => edition === 'premium') ?? demo?.accounts[0];
  if (!account) throw new AskError('This installation has no demo accounts: give --email and --password.');
  await client.call(accountCalls.signIn, { body: { account: account.account, password: account.password } });
}

const fileName = 'ask-sessions.json';

function keyOf({ baseUrl, email }: SessionPlace): string {
  return `${baseUrl} ${email?.trim().toLowerCase() ?? 'demo'}`;
}

async function readSession(place: SessionPlace): Promise<Session | undefined> {
  const kept = (await readAll(place))[keyOf(place)];
  return kept === undefined ? undefined : { device: kept.device, cookies: new Map(Object.entries(kept.cookies)) };
}

/** Sessions by address and account; a file that is not there or not ours holds none. */
async function readAll({ directory }: SessionPlace): Promise<Record<string, KeptSession>> {
  try {
    const read: unknown = JSON.parse(await readFile(join(directory, fileName), 'utf8'));
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, KeptSession] => isKept(entry[1])));
  } catch {
    return {};
  }
}

function isKept(value: unknown): value is KeptSession {
  if (typeof value !== 'object' || value === null || !('device' in value) || !('cookies' in value)) return false;
  const { device, cookies } = value;
  return (
    typeof device === 'object' &&
    device !== null &&
    'id' in device &&
    'key' in device &&
    typeof cookies === 'object' &&
    cookies !== null
  );
}

/** Writes a new file in the place of the old one: whoever reads beside sees either, and nobody but the owner reads any. */
async function keep({ device, cookies }: Session, place: SessionPlace): Promise<void> {
  const path = join(place.directory, fileName);
  const draft = `${path}.${process.pid}`;
  const all = { ...(await readAll(place)), [keyOf(place)]: { device, cookies: Object.fromEntries(cookies) } };
  try {
    await mkdir(place.directory, { recursive: true });
    await writeFile(draft, JSON.stringify(all), { mode: 0o600 });
    await rename(draft, path);
  } catch {
    // Where nothing may be written each call signs in, as before; the question itself is not lost.
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
