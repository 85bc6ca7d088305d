import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sessionNotedAfter } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { Cookies } from '../../ground/http/cookies.ts';
import type { MemberScope, Role } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { owesFactor } from './demanded-factor.ts';
import { type GrantJson, heldGrants, holdingOf } from './holding.ts';
import type { IdentityTables } from './identity.migrations.ts';
import { latestSent } from './sending-clock.ts';
import { longestSession, sessionCookieLife, sessionLife, sessionLives } from './session-limits.ts';
import type { Device } from './user-agent.ts';

type Tables = IdentityTables & TenancyTables;

export const sessionCookie = 'assay_session';
/** Seconds by which the end of a session that is used is put off at a time. */
const putOff = 600;

/** What the database keeps of a session token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface OpenSession {
  id: string;
  scope: MemberScope;
  /** The tenant demands a second factor, which the person has yet to set up. */
  awaitsFactor: boolean;
  /** Seconds since its person proved who they are. */
  proofAge: number;
}

const newToken = () => randomBytes(32).toString('base64url');

export interface NewSession extends Pick<MemberScope, 'userId' | 'tenantId'> {
  device: Device;
  /** A passkey opens it. @default false */
  isByPasskey?: boolean;
  /** When the person proved who they are. @default now */
  provedAt?: Date | undefined;
  /** When the sign-in was that it goes on from. @default now */
  beganAt?: Date | undefined;
}

/** Starts a session; gives its id, and the token for its cookie. */
export async function startSession(
  db: Kysely<IdentityTables>,
  { userId, tenantId, device, isByPasskey = false, provedAt, beganAt }: NewSession,
): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), newToken()];
  await db
    .insertInto('session')
    .values({
      id,
      token_hash: hashToken(token),
      user_id: userId,
      tenant_id: tenantId,
      by_passkey: isByPasskey,
      ...device,
      // By the clock of the database, which judges it.
      ...(provedAt && { proved_at: sql<Date>`least(${provedAt}, now())` }),
      ...(beganAt && { created_at: sql<Date>`least(${beganAt}, now())` }),
      expires_at: new Date(Date.now() + sessionLife * 1000),
    })
    .execute();
  return { id, token };
}

/** Whether the person behind a session has proved who they are since the sign-in. */
export async function isProvedSince(db: Kysely<IdentityTables>, sessionId: string | undefined): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select(sql<boolean>`proved_at > created_at`.as('since'))
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  return row?.since === true;
}

/** When a session began, and when the person behind it last proved who they are; long ago where there is none. */
export async function ageOf(
  db: Kysely<IdentityTables>,
  sessionId: string | undefined,
): Promise<{ beganAt: Date; provedAt: Date }> {
  const row = await db
    .selectFrom('session')
    .select(['created_at as beganAt', 'proved_at as provedAt'])
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  return row ?? { beganAt: new Date(0), provedAt: new Date(0) };
}

/** Notes that the person behind a session has proved who they are; gives the token by which it goes on. */
export async function proveSession(
  db: Kysely<IdentityTables>,
  id: string,
  { isByPasskey }: { isByPasskey: boolean },
): Promise<string> {
  const token = newToken();
  await db
    .updateTable('session')
    .set({ token_hash: hashToken(token), proved_at: sql<Date>`now()`, ...(isByPasskey ? { by_passkey: true } : {}) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** Gives a browser the token of its session, for as long as that may be used. */
export async function handSession(db: Kysely<Tables>, cookies: Cookies, token: string): Promise<void> {
  cookies.set(sessionCookie, token, await sessionCookieLife(db, hashToken(token)));
}

interface SessionRow {
  id: string;
  proof_age: number;
  user_id: string;
  tenant_id: string;
  /** Seconds since its use was written down. */
  unused: number;
  session_idle_minutes: number | null;
  role: Role;
  time_zone: string | null;
  awaits_factor: boolean;
  grants: readonly GrantJson[] | null;
}

/**
 * The live session of a token with the role, packages and time zone of today, in the one statement that every call
 * begins with; notes its use as often as the limits of its tenant ask for.
 */
export async function findSession(db: Kysely<Tables>, token: string): Promise<OpenSession | undefined> {
  const {
    rows: [row],
  } = await sql<SessionRow>`
    select s.id, s.user_id, s.tenant_id, m.role, t.time_zone, t.session_idle_minutes,
      extract(epoch from now() - s.renewed_at)::float8 as unused,
      extract(epoch from now() - s.proved_at)::float8 as proof_age,
      ${owesFactor} as awaits_factor, ${heldGrants} as grants
    from session s
    join tenant_member m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
    join tenant t on t.id = s.tenant_id
    where s.token_hash = ${hashToken(token)} and ${sessionLives}
  `.execute(db);
  if (!row) return undefined;
  const noted = sessionNotedAfter(row.session_idle_minutes);
  if (row.unused >= noted) await noteUse(db, row.id, noted);
  const scope = { tenantId: row.tenant_id, userId: row.user_id, role: row.role, holding: holdingOf(row) };
  return { id: row.id, scope, awaitsFactor: row.awaits_factor, proofAge: row.proof_age };
}

/** Writes down that a session is used; of many calls at once one does. The end, which an index holds, moves less often. */
async function noteUse(db: Kysely<Tables>, id: string, noted: number): Promise<void> {
  const end = sql<Date>`now() + make_interval(secs => ${sessionLife})`;
  await sql`
    update session set renewed_at = now(),
      expires_at = case when expires_at < ${end} - make_interval(secs => ${putOff}) then ${end} else expires_at end
    where id = ${id} and renewed_at <= now() - make_interval(secs => ${noted})
  `.execute(db);
}

export async function endSession(db: Kysely<IdentityTables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Live sessions of a person, the one used last first. */
export async function sessionsOf(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('tenant as t', 't.id', 's.tenant_id')
    .select(['s.id', 's.handle', 's.browser', 's.system', 's.created_at', 's.renewed_at'])
    .where('s.user_id', '=', userId)
    .where(sessionLives)
    .orderBy('s.renewed_at', 'desc')
    .orderBy('s.handle')
    .execute();
}

/** Ends a session that its person names; gives its id, or undefined where the person has no such session. */
export async function endOwnSession(
  db: Kysely<IdentityTables>,
  userId: string,
  handle: string,
): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('handle', '=', handle)
    .returning('id')
    .executeTakeFirst();
  return ended?.id;
}

/** Ends what waits for the code of a second factor: its first proof is spent, or no longer to be believed. */
export async function endWaiting(db: Kysely<IdentityTables>, userId: string): Promise<void> {
  await db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
}

/** Ends every session of a person, but for the one given, and every sign-in under way; gives how many sessions. */
export async function endSessionsOf(db: Kysely<IdentityTables>, userId: string, except?: string): Promise<number> {
  await endWaiting(db, userId);
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (sessions) => sessions.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Ends the sessions of a person that act in a tenant; gives how many. What was signed in before and acts elsewhere stays
 * there, and what still waits for a second factor does not come to act here.
 */
export async function endSessionsIn(
  db: Kysely<Tables>,
  { tenantId, userId }: Pick<MemberScope, 'tenantId' | 'userId'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // First: a session that is about to move here waits for this row, and then sees that it may not.
    await trx
      .updateTable('tenant_member')
      .set({ sessions_ended_at: sql<Date>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom('session')
      .where('user_id', '=', userId)
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Deletes what has run out, so that the table does not grow. */
export async function sweepSessions(database: Pick<Database, 'engine' | 'tables'>): Promise<void> {
  const db = database.tables<IdentityTables>();
  const oldest = new Date(Date.now() - longestSession * 1000);
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('expires_at', '<', new Date()), row('created_at', '<', oldest)]))
    .execute();
  await db.deleteFrom('pending_sign_in').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('one_time_link').where('expires_at', '<', new Date()).execute();
  await db
    .deleteFrom('verification_code')
    .where((row) =>
      row.or([
        row('expires_at', '<', new Date(Date.now() - 3_600_000)),
        // Of before the clock was set back: it would be taken again when that time comes once more.
        row('sent_at', '>', latestSent(database.engine)),
      ]),
    )
    .execute();
}
