import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { MemberScope, Role } from '../../ground/scope/tenant-scope.ts';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import { owesFactor } from './demanded-factor.ts';
import { type GrantJson, heldGrants, holdingOf } from './holding.ts';
import type { IdentityTables } from './identity.migrations.ts';
import type { Device } from './user-agent.ts';

type Tables = IdentityTables & TenancyTables;

export const sessionCookie = 'assay_session';
/** A session that is used lives on; one that is not ends after this many seconds. */
export const sessionLife = 30 * 86_400;
/** Seconds after which a session ends however much it was used, so that one that was stolen does not live for ever. */
export const longestSession = 90 * 86_400;
/** How long, in ms, a session is used before that is written down again: as exact as its person is told. */
const renewAfter = 600_000;

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
}

/** Starts a session; gives its id, and the token for its cookie. */
export async function startSession(
  db: Kysely<IdentityTables>,
  { userId, tenantId, device, isByPasskey = false }: NewSession,
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
      expires_at: new Date(Date.now() + sessionLife * 1000),
    })
    .execute();
  return { id, token };
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

interface SessionRow {
  id: string;
  proof_age: number;
  user_id: string;
  tenant_id: string;
  renewed_at: Date;
  role: Role;
  time_zone: string | null;
  awaits_factor: boolean;
  grants: readonly GrantJson[] | null;
}

/**
 * The live session of a token with the role, packages and time zone of today, in the one statement that every call
 * begins with; renews it at most every ten minutes.
 */
export async function findSession(db: Kysely<Tables>, token: string): Promise<OpenSession | undefined> {
  const {
    rows: [row],
  } = await sql<SessionRow>`
    select s.id, s.user_id, s.tenant_id, s.renewed_at, m.role, t.time_zone,
      extract(epoch from now() - s.proved_at)::float8 as proof_age,
      ${owesFactor} as awaits_factor, ${heldGrants} as grants
    from session s
    join tenant_member m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
    join tenant t on t.id = s.tenant_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > now()
      and s.created_at > now() - make_interval(secs => ${longestSession})
  `.execute(db);
  if (!row) return undefined;
  const now = Date.now();
  if (now - row.renewed_at.getTime() > renewAfter) {
    await db
      .updateTable('session')
      .set({ renewed_at: new Date(now), expires_at: new Date(now + sessionLife * 1000) })
      .where('id', '=', row.id)
      .execute();
  }
  const scope = { tenantId: row.tenant_id, userId: row.user_id, role: row.role, holding: holdingOf(row) };
  return { id: row.id, scope, awaitsFactor: row.awaits_factor, proofAge: row.proof_age };
}

export async function endSession(db: Kysely<IdentityTables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Live sessions of a person, the one used last first. */
export async function sessionsOf(db: Kysely<IdentityTables>, userId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'handle', 'browser', 'system', 'created_at', 'renewed_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${longestSession})`)
    .orderBy('renewed_at', 'desc')
    .orderBy('handle')
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

/** Deletes what has run out, so that the table does not grow. */
export async function sweepSessions(db: Kysely<IdentityTables>): Promise<void> {
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
    .where('expires_at', '<', new Date(Date.now() - 3_600_000))
    .execute();
}
