import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TenancyTables } from '../tenancy/tenancy.migrations.ts';
import type { MemberScope } from '../tenancy/tenant-scope.ts';
import type { IdentityTables } from './identity.migrations.ts';

type Tables = IdentityTables & TenancyTables;

export const sessionCookie = 'assay_session';
/** A session that is used lives on; one that is not ends after this many seconds. */
export const sessionLife = 30 * 86_400;
const renewAfter = 3_600_000;

/** What the database keeps of a session token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface OpenSession {
  id: string;
  scope: MemberScope;
}

/** Starts a session and gives the token for its cookie. */
export async function startSession(
  db: Kysely<IdentityTables>,
  { userId, tenantId }: Pick<MemberScope, 'userId' | 'tenantId'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      id: hashToken(token),
      user_id: userId,
      tenant_id: tenantId,
      expires_at: new Date(Date.now() + sessionLife * 1000),
    })
    .execute();
  return token;
}

/** The live session of a token with the role of today; renews it at most once an hour. */
export async function findSession(db: Kysely<Tables>, token: string): Promise<OpenSession | undefined> {
  const id = hashToken(token);
  const row = await db
    .selectFrom('session')
    .innerJoin('tenant_member', (join) =>
      join
        .onRef('tenant_member.user_id', '=', 'session.user_id')
        .onRef('tenant_member.tenant_id', '=', 'session.tenant_id'),
    )
    .select(['session.user_id', 'session.tenant_id', 'session.renewed_at', 'tenant_member.role'])
    .where('session.id', '=', id)
    .where('session.expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row) return undefined;
  const now = Date.now();
  if (now - row.renewed_at.getTime() > renewAfter) {
    await db
      .updateTable('session')
      .set({ renewed_at: new Date(now), expires_at: new Date(now + sessionLife * 1000) })
      .where('id', '=', id)
      .execute();
  }
  return { id, scope: { tenantId: row.tenant_id, userId: row.user_id, role: row.role } };
}

export async function endSession(db: Kysely<IdentityTables>, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Ends every session of a person, but for the one given. */
export async function endSessionsOf(db: Kysely<IdentityTables>, userId: string, except?: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (sessions) => sessions.where('id', '!=', except ?? ''))
    .execute();
}

/** Deletes what has run out, so that the table does not grow. */
export async function sweepSessions(db: Kysely<IdentityTables>): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('one_time_link').where('expires_at', '<', new Date()).execute();
  await db
    .deleteFrom('verification_code')
    .where('expires_at', '<', new Date(Date.now() - 3_600_000))
    .execute();
}
